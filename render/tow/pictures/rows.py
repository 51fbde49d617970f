"""A player's row: its cards side by side, each a column of four places. What scores is seen at a glance.

The longest run of a colour is a band, with its points at the end of the line. The ducks of a formation that was claimed
have a golden frame. Every card has its number above it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.tow import FORMATIONS, Claim, Row, Visitor, runs, used

from ...draw.canvas import Canvas, Point, rounded, stamp
from ...draw.theme import GOLD, INK, PAPER, WHITE, mixed
from ...parts.pills import draw_pill
from ...text.writing import write
from ...words.texts import Texts
from .pieces import LOOKS, PAINT, duck_sign, plain_duck

ROWS = len(LOOKS)
LEAST_WORDS, LEAST_CELL = 24, 40  # pixels: in smaller rows there is no room for words
LABEL, HEADER = 0.95, 0.62  # room for the signs of the colours, and above for the numbers of the cards, in places
POINTS = 1.3  # room for the points at the end of a line
PALE = mixed(INK, PAPER, 0.75)

Places = frozenset[tuple[int, int]]


class Grid(NamedTuple):
    """Where a row lies: the corner of its first card, and how large a place is, in pixels."""

    corner: Point
    cell: float

    def at(self, column: float, row: float) -> Point:
        """The middle of a place."""
        return self.corner[0] + (column + 0.5) * self.cell, self.corner[1] + (row + 0.5) * self.cell

    def end(self, cards: int, row: int) -> Point:
        """Where the points of a line stand."""
        return self.corner[0] + (cards + 0.6) * self.cell, self.at(0, row)[1]


def grid_at(corner: Point, cell: float) -> Grid:
    """With its signs and numbers, from its upper left corner."""
    return Grid((corner[0] + LABEL * cell, corner[1] + HEADER * cell), cell)


def width_of(cards: int) -> float:
    """How wide a row is, in places."""
    return LABEL + cards + POINTS


def draw_row(picture: Image.Image, grid: Grid, visitor: Visitor, texts: Texts, limit: int = 0) -> None:
    """All of it: cards, golden frames, bands, ducks, and the points of each run. Up to the limit, where the next cards
    will lie."""
    row, cell = visitor.row, grid.cell
    columns, golden = max(limit, len(row)), used(visitor.claims)
    for column in range(columns):
        draw_card_of_row(picture, grid, column, there=column < len(row))
    for colour in range(ROWS):
        stamp(picture, duck_sign(colour, 0.62 * cell), (grid.corner[0] - 0.5 * cell, grid.at(0, colour)[1]))
        draw_line(picture, grid, row, colour, golden)
        draw_pill(picture, grid.end(columns, colour), str(runs(row)[colour]), 0.56 * cell, PAPER, INK)
    if cell >= LEAST_CELL:
        above = (grid.end(columns, 0)[0], grid.corner[1] - 0.3 * cell)
        write(ImageDraw.Draw(picture), above, texts.say("tow-row-points"), max(LEAST_WORDS, 0.4 * cell), INK)


def draw_card_of_row(picture: Image.Image, grid: Grid, column: int, *, there: bool) -> None:
    """Its paper, and its number, as buttons call it."""
    cell = grid.cell
    sprite = card_paper(round(cell), there=there)
    picture.paste(sprite, (round(grid.corner[0] + column * cell), round(grid.corner[1])), sprite)
    if there:
        draw_number(picture, grid, column)


def draw_number(picture: Image.Image, grid: Grid, column: int, *, new: bool = False) -> None:
    at = (grid.at(column, 0)[0], grid.corner[1] - 0.3 * grid.cell)
    if new:
        draw_pill(picture, at, str(column + 1), 0.46 * grid.cell, GOLD, INK)
    else:
        write(ImageDraw.Draw(picture), at, str(column + 1), 0.46 * grid.cell, INK)


def draw_line(picture: Image.Image, grid: Grid, row: Row, colour: int, golden: Places) -> None:
    """The ducks of a colour: those that count on a band, those of a formation in gold."""
    start, length = longest_run(row, colour)
    if length:
        band = run_band(colour, length, round(grid.cell))
        x, y = grid.at(start, colour)
        picture.paste(band, (round(x - 0.5 * grid.cell), round(y - band.height / 2)), band)
    for column, card in enumerate(row):
        if (column, colour) in golden:
            stamp(picture, gold(round(grid.cell)), grid.at(column, colour))
        if colour in card.ducks:
            stamp(picture, plain_duck(colour, round(0.62 * grid.cell)), grid.at(column, colour))


@lru_cache(maxsize=16)
def gold(cell: int) -> Image.Image:
    """The frame of a duck that a formation uses."""
    canvas = Canvas((cell, cell), 1)
    edge = 0.09 * cell
    outline = rounded(edge, edge, cell - edge, cell - edge, 0.12 * cell)
    canvas.line([*outline, outline[0]], 0.18 * cell, INK)
    canvas.line([*outline, outline[0]], 0.11 * cell, GOLD)
    return canvas.done()


def longest_run(row: Row, colour: int) -> tuple[int, int]:
    """Where the first of the longest runs begins, and how long it is."""
    best = (0, 0)
    for start in range(len(row)):
        length = next((n for n, card in enumerate(row[start:]) if colour not in card.ducks), len(row) - start)
        best = max(best, (start, length), key=lambda run: run[1])
    return best


@lru_cache(maxsize=64)
def run_band(colour: int, length: int, cell: int) -> Image.Image:
    canvas = Canvas((length * cell, 0.84 * cell), 1)
    line = max(2.0, 0.07 * cell)
    paint = WHITE if LOOKS[colour].colour == "white" else mixed(PAINT[colour], PAPER, 0.5)
    edge = 0.07 * cell
    outline = rounded(edge, line / 2 + 1, length * cell - edge, 0.84 * cell - line / 2 - 1, 0.36 * cell)
    canvas.polygon(outline, paint, line)
    return canvas.done()


@lru_cache(maxsize=32)
def card_paper(cell: int, *, there: bool) -> Image.Image:
    """A card of four places, with faint lines between them; or where one will lie."""
    canvas = Canvas((cell, ROWS * cell), 1)
    line, edge = max(2.0, 0.05 * cell), 0.03 * cell
    outline = rounded(edge, edge, cell - edge, ROWS * cell - edge, 0.16 * cell)
    if not there:
        canvas.line([*outline, outline[0]], line / 2, PALE)
        return canvas.done()
    canvas.polygon(outline, PAPER, line)
    for row in range(1, ROWS):
        canvas.line([(0.12 * cell, row * cell), (0.88 * cell, row * cell)], line / 2, PALE)
    return canvas.done()


def claimed_points(claims: Sequence[Claim]) -> int:
    return sum([FORMATIONS[claim.formation].value for claim in claims])
