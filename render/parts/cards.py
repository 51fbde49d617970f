"""Cards of a hand: where they lie in their rows, the paper they are drawn on, and how one is marked or dimmed."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from ..draw.canvas import Canvas, Point, rounded, stamp
from ..draw.theme import FINAL, FLOOR, GOLD, INK, MARGIN, PAPER, TALLEST, WIDE, Colour
from .badges import seat_letter, tick
from .head import HEAD

CARD_WIDE, CARD_TALL = 372, 590  # at most
TALL_FOR_WIDE = 1.75  # at most
IN_A_ROW = 4
GAP = 16
TICK = 56
PLAIN, NOW, PICKED = INK, GOLD, FINAL  # the frame of a card: as it is, being decided on, or picked


class Grid(NamedTuple):
    """How large the cards are, and where they lie."""

    columns: int
    size: Point
    left: float
    height: float  # of the whole picture

    def corner(self, place: int) -> Point:
        wide, tall = self.size
        return self.left + place % self.columns * (wide + GAP), HEAD + place // self.columns * (tall + GAP)


def grid_of(cards: int, foot: float = 0) -> Grid:
    """As large as so many cards can be below the head and above a foot this tall."""
    rows = -(-cards // IN_A_ROW) or 1
    columns = -(-cards // rows) or 1
    wide = min(CARD_WIDE, (WIDE - 2 * MARGIN - (columns - 1) * GAP) / columns)
    tall = min(CARD_TALL, (TALLEST - HEAD - foot - MARGIN) / rows - GAP, wide * TALL_FOR_WIDE)
    left = (WIDE - columns * (wide + GAP) + GAP) / 2
    return Grid(columns, (wide, tall), left, HEAD + rows * (tall + GAP) + foot + 8)


def draw_card_ground(picture: Image.Image, corner: Point, size: Point, frame: Colour = PLAIN) -> None:
    ground = card_ground(round(size[0]), round(size[1]), frame)
    picture.paste(ground, (round(corner[0]), round(corner[1])))


@lru_cache(maxsize=32)
def card_ground(wide: int, tall: int, frame: Colour) -> Image.Image:
    canvas = Canvas((wide, tall), 1, ground=FLOOR)
    canvas.polygon(rounded(5, 5, wide - 5, tall - 5, 26), PAPER, 4 if frame == PLAIN else 9, frame)
    return canvas.done()


def draw_card_tick(picture: Image.Image, corner: Point, size: Point, label: str = "") -> None:
    """In the upper right corner of a card, with what it was picked for, if that isn't clear."""
    x, y = corner[0] + size[0] - 14, corner[1] + 14
    stamp(picture, tick(TICK), (x - TICK / 2, y + TICK / 2))
    if label:
        stamp(picture, seat_letter(label, 0.8 * TICK), (x - 1.5 * TICK, y + TICK / 2))


def dim(picture: Image.Image, corner: Point, size: Point, ground: Colour, share: float = 0.65) -> None:
    """Let this much of the ground show through whatever lies there: it can't be chosen."""
    left, top = round(corner[0]), round(corner[1])
    box = (left, top, left + round(size[0]), top + round(size[1]))
    part = picture.crop(box)
    picture.paste(Image.blend(part, Image.new("RGB", part.size, ground), share), box)
