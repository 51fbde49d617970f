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
MOST_SWIMMERS = 3


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
    looks, (wide, tall), swimmers = looks_of(cast), photo_size(view.seated), last_ones(view)
    size, level = min(0.78 * min(wide, tall), 1.05 * wide / len(swimmers)), 0.56 * tall
    picture = pond((wide, tall), level + 0.12 * size)
    draw_feathers(picture, [looks[seat] for seat in range(view.seated) if view.position.lost[seat]])
    for number, (seat, swims) in enumerate(swimmers):
        x = wide * (number + 0.5) / len(swimmers)
        if swims:
            draw_duck(picture, (x, level), size, looks[seat])
        else:
            stamp(picture, splash(0.5 * size), (x, level + 0.36 * size))
    draw_wave(picture, level + 0.4 * size)
    return picture


def last_ones(view: View[Position]) -> list[tuple[int, bool]]:
    """Whose ducks are on the photo, and whether they swim; of many, just some."""
    winners = view.outcome.winners if view.outcome else ()
    left = {seat: CONTENT.ducks - view.position.lost[seat] for seat in winners}
    return [(seat, bool(ducks)) for seat, ducks in left.items() for _ in range(max(1, min(ducks, MOST_SWIMMERS)))]


def draw_feathers(picture: Image.Image, looks: list[Look]) -> None:
    """Strewn about, the same for every end."""
    chance = Random(FEATHERS)
    for number in range(FEATHERS if looks else 0):
        at = (chance.uniform(0.04, 0.96) * picture.width, chance.uniform(0.06, 0.6) * picture.height)
        colour = PAINTS[looks[number % len(looks)].colour]
        stamp(picture, feather(colour, 30, chance.randrange(12) * 30), at)
