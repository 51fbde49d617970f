"""Everyone's rows, one beside or below the other, with what they score; and the formations that are left."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine import View
from engine.tow import LIMITS, Position, runs

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.ducks import portrait
from ...draw.theme import FLOOR, INK, MARGIN, TEXT, WHITE, WIDE
from ...parts.badges import seat_letter
from ...parts.cards import GAP
from ...parts.head import HEAD, draw_head
from ...parts.pills import draw_pill, pill_width
from ...text.apart import Place, told_apart
from ...text.writing import shrunk, write
from ...words.texts import Texts
from ..words.headlines import turn_name
from ..words.names import LETTERS, SEAT_COLOURS
from .cards import paper
from .rows import HEADER, ROWS, claimed_points, draw_row, grid_at, width_of
from .side import draw_formation

TITLE, SUM, INSET = 78, 27, 14  # pixels: how tall what stands above a row is, and its words
LARGEST = 70  # a place of a row
FORMATION = (130, 84)
FOOT = 100


class Panels(NamedTuple):
    """How many are side by side, how large they are, and how large a place of a row is."""

    across: int
    size: Point
    cell: int

    def corner(self, place: int) -> Point:
        (wide, tall), (down, right) = self.size, divmod(place, self.across)
        return MARGIN + right * (wide + GAP), HEAD + down * (tall + GAP)


def draw_rows(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    panels = panels_of(view)
    down = -(-view.seated // panels.across)
    foot = FOOT if view.position.formations else 0
    tall = HEAD + down * (panels.size[1] + GAP) + foot
    picture = Image.new("RGB", (WIDE, round(tall)), FLOOR)
    draw_head(picture, 1, turn_name(view, texts), texts.say("tow-rows-head", limit=LIMITS[view.seated]))
    names = told_apart(tuple([place_of_name(panels, cast.names[seat], LETTERS[seat]) for seat in range(view.seated)]))
    for seat, name in enumerate(names):
        draw_panel(picture, panels, view, seat, cast, texts)
        left, top = panels.corner(seat)
        write(ImageDraw.Draw(picture), (left + 132, top + 28), name.text, name.size, INK, anchor="lm")
    draw_foot(picture, picture.height - foot, view.position.formations, texts)
    return picture


def panels_of(view: View[Position]) -> Panels:
    """Two players' rows lie below each other, because they are long."""
    across = 1 if view.seated == 2 else 2
    wide = (WIDE - 2 * MARGIN - (across - 1) * GAP) / across
    longest = max([LIMITS[view.seated], *[len(visitor.row) for visitor in view.position.visitors]])
    cell = round(min(LARGEST, (wide - 2 * INSET) / width_of(longest)))
    return Panels(across, (wide, TITLE + (HEADER + ROWS) * cell + INSET), cell)


def place_of_name(panels: Panels, name: str, letter: str) -> Place:
    return Place(name, letter, 33, panels.size[0] - 132 - 200)


def draw_panel(picture: Image.Image, panels: Panels, view: View[Position], seat: int, cast: Cast, texts: Texts) -> None:
    """Who it is, the points and what they're made of, and the row."""
    (left, top), visitor = panels.corner(seat), view.position.visitors[seat]
    sprite = paper(round(panels.size[0]), round(panels.size[1]), INK)
    picture.paste(sprite, (round(left), round(top)), sprite)
    stamp(picture, portrait(SEAT_COLOURS[seat], cast.character(seat), 66), (left + 50, top + 40))
    stamp(picture, seat_letter(LETTERS[seat], 38), (left + 104, top + 40))
    by_runs, by_claims = sum(runs(visitor.row)), claimed_points(visitor.claims)
    worth = texts.say("tow-plate-points", count=by_runs + by_claims)
    wide = pill_width(worth, TEXT)
    draw_pill(picture, (left + panels.size[0] - INSET - wide / 2, top + 32), worth, TEXT, INK, WHITE)
    told = texts.say("tow-rows-sum", runs=by_runs, formations=by_claims)
    words, size = shrunk(told, SUM, panels.size[0] - 132 - INSET)
    write(ImageDraw.Draw(picture), (left + 132, top + 64), words, size, INK, anchor="lm")
    grid = grid_at((left + INSET, top + TITLE), panels.cell)
    draw_row(picture, grid, visitor, texts, LIMITS[view.seated])


def draw_foot(picture: Image.Image, top: float, formations: Sequence[int], texts: Texts) -> None:
    if not formations:
        return
    words, size = shrunk(
        texts.say("tow-side-formations"), 30, WIDE - 2 * MARGIN - len(formations) * (FORMATION[0] + 8) - 20
    )
    write(ImageDraw.Draw(picture), (MARGIN + 4, top + FOOT / 2 - 6), words, size, INK, anchor="lm")
    left = WIDE - MARGIN - len(formations) * (FORMATION[0] + 8) + 8
    for place, formation in enumerate(formations):
        draw_formation(picture, formation, (left + place * (FORMATION[0] + 8), top), FORMATION, 1)
