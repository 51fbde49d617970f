"""What each duck does, as a small sign."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from ...draw.canvas import Canvas, Point, rounded, star
from ...draw.strokes import arrow_head
from ...draw.theme import (
    BEAK,
    COLOURS,
    FINAL,
    GOLD,
    INK,
    LIFE_RING,
    METAL_DARK,
    NAVY,
    PAPER,
    SCARLET,
    START,
    WATER,
    WHITE,
)
from ...text.writing import write_in_middle
from .pieces import draw_ring

LINE = 0.045
ARROW = 0.09


@lru_cache(maxsize=64)
def pictogram(kind: str, size: float) -> Image.Image:
    """On a round sign, this many pixels across."""
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    canvas.disc((0, 0), 0.5, PAPER, 0.06)
    SIGNS[kind](canvas)
    sprite = canvas.done()
    if kind in WRITTEN:
        write_in_middle(sprite, WRITTEN[kind], 0.42 * size, INK)
    return sprite


def arrow(canvas: Canvas, points: list[Point]) -> None:
    canvas.line(points, ARROW, INK)
    canvas.polygon(arrow_head(tuple(points), 0.13), INK)


def little_duck(canvas: Canvas, at: Point, size: float = 1) -> None:
    x, y = at
    canvas.polygon(
        [(x + 0.1 * size, y - 0.12 * size), (x + 0.26 * size, y - 0.06 * size), (x + 0.1 * size, y)], BEAK, 0.03
    )
    canvas.oval((x - 0.04 * size, y + 0.1 * size), 0.2 * size, 0.12 * size, GOLD, LINE)
    canvas.disc((x + 0.05 * size, y - 0.06 * size), 0.11 * size, GOLD, LINE)
    canvas.disc((x + 0.08 * size, y - 0.08 * size), 0.025 * size, INK)


def flips(canvas: Canvas) -> None:
    """A duck that turns over."""
    canvas.polygon([(-0.14, 0.16), (-0.1, -0.1), (0, -0.24), (0.1, -0.1), (0.14, 0.16)], GOLD, LINE)
    canvas.line([(-0.3, 0.18), (-0.1, 0.22), (0.1, 0.18), (0.3, 0.22)], 0.07, START)
    arrow(canvas, [(-0.3, -0.02), (-0.28, -0.22), (-0.16, -0.32)])


def moves_token(canvas: Canvas) -> None:
    canvas.disc((-0.18, 0.1), 0.16, COLOURS["purple"], LINE)
    canvas.disc((-0.18, 0.1), 0.08, WHITE)
    arrow(canvas, [(-0.14, -0.16), (0.06, -0.26), (0.24, -0.1)])


def takes(canvas: Canvas) -> None:
    """Out of the water, into a hand."""
    little_duck(canvas, (0, 0.14), 0.9)
    arrow(canvas, [(0, -0.04), (0, -0.24)])
    canvas.line([(-0.32, 0.32), (-0.1, 0.36), (0.1, 0.32), (0.32, 0.36)], 0.06, WATER)


def carries(canvas: Canvas) -> None:
    for x in (-0.22, 0.22):
        canvas.oval((x, 0.2), 0.17, 0.11, WATER, LINE)
    little_duck(canvas, (-0.22, 0.06), 0.6)
    arrow(canvas, [(-0.14, -0.18), (0.06, -0.24), (0.22, -0.06)])


def moves_marker(canvas: Canvas) -> None:
    canvas.polygon(rounded(-0.34, -0.02, 0.02, 0.12, 0.06), GOLD, LINE)
    canvas.line([(-0.26, 0.12), (-0.26, 0.28)], 0.07, METAL_DARK)
    arrow(canvas, [(-0.12, -0.2), (0.1, -0.24), (0.26, -0.06)])


def draws(canvas: Canvas) -> None:
    canvas.polygon(rounded(-0.26, -0.28, 0.1, 0.26, 0.06), NAVY, LINE)
    draw_ring(canvas, (-0.08, 0), 0.13, LIFE_RING)
    canvas.line([(0.16, 0), (0.36, 0)], 0.1, FINAL)
    canvas.line([(0.26, -0.1), (0.26, 0.1)], 0.1, FINAL)


def robs(canvas: Canvas) -> None:
    little_duck(canvas, (0, 0.02), 1.2)
    for side in (-1, 1):
        canvas.line([(-0.22, side * -0.22), (0.22, side * 0.22)], 0.08, SCARLET)


def is_large(canvas: Canvas) -> None:
    for number in range(4):
        little_duck(canvas, (-0.15 + number % 2 * 0.3, -0.12 + number // 2 * 0.28), 0.72)


def ends(canvas: Canvas) -> None:
    """Stop."""
    canvas.polygon(star((0, 0), 0.36, 0.335, 4), SCARLET, LINE)
    canvas.line([(-0.18, 0), (0.18, 0)], 0.12, WHITE)


def shines(canvas: Canvas) -> None:
    canvas.polygon(star((0, 0), 0.44, 0.3, 9), GOLD, LINE)


def floats(canvas: Canvas) -> None:
    """Caught!"""
    draw_ring(canvas, (0, 0), 0.42, LIFE_RING)
    little_duck(canvas, (0, 0), 0.72)


WRITTEN: Mapping[str, str] = {"goldie": "5"}
SIGNS: Mapping[str, Callable[[Canvas], None]] = {
    "sam": flips,
    "dingy": moves_token,
    "julie": takes,
    "wilma": carries,
    "james": moves_marker,
    "amy": draws,
    "lara": robs,
    "albert": is_large,
    "arrrwin": ends,
    "goldie": shines,
    "ring": floats,
    "flamingo": floats,
}
