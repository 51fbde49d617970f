"""Smooth lines across a picture: trails and arrows, drawn once and cached."""

import itertools
from functools import lru_cache
from math import hypot

from PIL import Image

from .canvas import Canvas, Point
from .theme import Colour


def draw_stroke(
    picture: Image.Image,
    points: list[Point],
    width: float,
    colour: Colour,
    *,
    edge: Colour | None = None,
    arrow: bool = False,
    dashed: bool = False,
) -> None:
    """A line through these points."""
    margin = 3 * width
    left, top = min([x for x, _ in points]) - margin, min([y for _, y in points]) - margin
    shape = tuple([(round(x - left, 1), round(y - top, 1)) for x, y in points])  # the same wherever it lies
    sprite = stroke(shape, round(width, 1), colour, edge, arrow=arrow, dashed=dashed)
    picture.paste(sprite, (round(left), round(top)), sprite)


@lru_cache(maxsize=256)
def stroke(
    points: tuple[Point, ...], width: float, colour: Colour, edge: Colour | None, *, arrow: bool, dashed: bool
) -> Image.Image:
    size = (max([x for x, _ in points]) + 3 * width, max([y for _, y in points]) + 3 * width)
    canvas = Canvas(size, 1, fine=3)
    for grown, paint in ((0.7 * width, edge), (0.0, colour)):
        if paint:
            for piece in dashes(points, 3 * width) if dashed else [points]:
                canvas.line(piece, width + grown, paint)
            if arrow:
                canvas.polygon(arrow_head(points, 1.5 * width + grown / 2), paint)
    return canvas.done()


def arrow_head(points: tuple[Point, ...], size: float) -> list[Point]:
    """At the end of the last piece."""
    (ax, ay), (bx, by) = points[-2:]
    length = hypot(bx - ax, by - ay) or 1
    x, y = (bx - ax) / length * size, (by - ay) / length * size
    return [(bx + 1.2 * x, by + 1.2 * y), (bx - y - 0.2 * x, by + x - 0.2 * y), (bx + y - 0.2 * x, by - x - 0.2 * y)]


def dashes(points: tuple[Point, ...], step: float) -> list[list[Point]]:
    """Every other piece of this length."""
    pieces: list[list[Point]] = []
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        count = max(1, round(hypot(bx - ax, by - ay) / step))
        for number in range(0, count, 2):
            start, stop = number / count, min(1, (number + 0.6) / count)
            ends = [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in (start, stop)]
            pieces.append(ends)
    return pieces
