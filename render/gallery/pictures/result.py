"""The result of a gallery: everyone on the podium with the ducks they have left, and a photo of the last one."""

from random import Random

from PIL import Image

from engine import View
from engine.gallery import CONTENT, Position

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import COLOURS as PAINTS
from ...parts.photo import draw_photo, mounted, photo_size
from ...parts.podium import Add, Step, draw_podium, paper_on_step, ranks_of
from ...text.writing import isolated
from ...words.standings import places
from ...words.texts import Texts
from ..words.alt import caption
from ..words.headlines import headline
from .belt import Look, draw_duck, looks_of
from .pieces import feather, splash
from .plates import COLOURS, LETTERS, SHAPES, draw_ducks_left
from .pond import draw_wave, pond

FEATHERS = 14


def draw_result(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    title = headline(view, [*map(isolated, cast.names)], texts)
    assert view.outcome
    ranks = ranks_of(places(view.outcome), view.outcome.winners, cast, LETTERS, COLOURS, SHAPES)
    picture = draw_podium(title, ranks, ducks_on_steps(view.position))
    draw_photo(picture, mounted(photo_of(view, cast), caption(view, texts)))
    return picture


def ducks_on_steps(position: Position) -> Add:
    def add(picture: Image.Image, step: Step, seat: int) -> None:
        wide, tall = step.wide - 26, min(98.0, step.height)
        paper = paper_on_step(round(wide), round(tall))
        middle = step.below_name + tall / 2
        stamp(picture, paper, (step.middle, middle))
        left, size = CONTENT.ducks - position.lost[seat], (wide - 20, tall - 12)
        draw_ducks_left(picture, (step.middle - size[0] / 2, middle), size, left, COLOURS[seat])

    return add


def photo_of(view: View[Position], cast: Cast) -> Image.Image:
    """The last duck swimming, among the feathers of the others; or where the last ones have dived together."""
    assert view.outcome
    looks, winners, (wide, tall) = looks_of(cast), view.outcome.winners, photo_size(view.seated)
    picture = pond((wide, tall), 0.66 * tall)
    draw_feathers(picture, [looks[seat] for seat in range(view.seated) if view.position.lost[seat]])
    for number, seat in enumerate(winners):
        x = wide * (number + 0.5) / len(winners)
        if view.position.lost[seat] < CONTENT.ducks:
            draw_duck(picture, (x, 0.56 * tall), 0.78 * min(wide, tall), looks[seat])
        else:
            stamp(picture, splash(100), (x, 0.72 * tall))
    draw_wave(picture, 0.82 * tall)
    return picture


def draw_feathers(picture: Image.Image, looks: list[Look]) -> None:
    """Strewn about, the same for every end."""
    chance = Random(FEATHERS)
    for number in range(FEATHERS if looks else 0):
        at = (chance.uniform(0.04, 0.96) * picture.width, chance.uniform(0.06, 0.6) * picture.height)
        colour = PAINTS[looks[number % len(looks)].colour]
        stamp(picture, feather(colour, 30, chance.randrange(12) * 30), at)
