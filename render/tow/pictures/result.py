"""The result of a walk: everyone on the podium with their points counted out, and a photo of the row that won."""

from PIL import Image, ImageDraw

from engine import View
from engine.tow import Position, Visitor, runs

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import INK, PAPER
from ...parts.badges import seat_letter
from ...parts.photo import draw_photo, mounted, photo_size
from ...parts.podium import Add, Step, draw_podium, paper_on_step, ranks_of
from ...text.writing import isolated, shrunk, write
from ...words.standings import in_order, places
from ...words.texts import Texts
from ..words.headlines import headline
from ..words.names import LETTERS, SEAT_COLOURS
from .pieces import duck_sign
from .rows import HEADER, LABEL, ROWS, claimed_points, draw_row, gold, grid_at, width_of

WORDS, NUMBER = 33, 27  # pixels
PAPER_TALL = 78


def draw_result(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    title = headline(view, [*map(isolated, cast.names)], texts)
    assert view.outcome
    ranks = ranks_of(places(view.outcome), view.outcome.winners, cast, LETTERS, SEAT_COLOURS)
    picture = draw_podium(title, ranks, points_on_steps(view.position, view.outcome.scores, texts))
    draw_photo(picture, mounted(photo_of(view, texts), texts.say("tow-photo")))
    return picture


def points_on_steps(position: Position, scores: tuple[int, ...], texts: Texts) -> Add:
    """All of them, then the run of each colour and the formations."""

    def add(picture: Image.Image, step: Step, seat: int) -> None:
        wide, tall = step.wide - 14, min(PAPER_TALL, step.height)
        top = step.below_name - 6
        stamp(picture, paper_on_step(round(wide), round(tall)), (step.middle, top + tall / 2))
        words, size = shrunk(texts.say("tow-plate-points", count=scores[seat]), min(WORDS, 0.4 * tall), wide - 20)
        write(ImageDraw.Draw(picture), (step.middle, top + 0.28 * tall), words, size, INK)
        draw_parts(picture, (step.middle, top + 0.7 * tall), wide - 10, position.visitors[seat])

    return add


def draw_parts(picture: Image.Image, middle: tuple[float, float], wide: float, visitor: Visitor) -> None:
    """What the points are made of: a sign and a number for each colour, and a golden frame for the formations."""
    parts = [(duck_sign(colour, 26), run) for colour, run in enumerate(runs(visitor.row))]
    parts.append((gold(32), claimed_points(visitor.claims)))
    step = min(66, wide / len(parts))
    for place, (sprite, number) in enumerate(parts):
        x = middle[0] + (place - (len(parts) - 1) / 2) * step
        stamp(picture, sprite, (x - 0.24 * step, middle[1]))
        write(ImageDraw.Draw(picture), (x + 0.25 * step, middle[1]), str(number), NUMBER, INK)


def photo_of(view: View[Position], texts: Texts) -> Image.Image:
    """The row that won; where there's room, the next one below it."""
    assert view.outcome
    wide, tall = photo_size(view.seated)
    seats = in_order(view.outcome)[: 2 if view.seated == 2 else 1]
    picture, high = Image.new("RGB", (wide, tall), PAPER), tall / len(seats)
    for place, seat in enumerate(seats):
        visitor = view.position.visitors[seat]
        cell = int(min((wide - 16) / width_of(len(visitor.row)), (high - 16) / (HEADER + ROWS)))
        left = (wide - width_of(len(visitor.row)) * cell) / 2
        top = place * high + (high - (HEADER + ROWS) * cell) / 2
        draw_row(picture, grid_at((left, top), cell), visitor, texts)
        sign = seat_letter(LETTERS[seat], 0.62 * cell)
        stamp(picture, sign, (left + (LABEL - 0.5) * cell, top + 0.3 * cell))
    return picture
