"""Shapes that tell seats apart, whichever colours one sees: their outlines around the origin, about one unit across."""

from collections.abc import Mapping
from math import cos, pi, sin

from .canvas import Point, around, star


def heart() -> list[Point]:
    turns = [2 * pi * step / 40 for step in range(40)]
    return [
        (
            0.034 * 16 * sin(t) ** 3,
            -0.035 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) - 0.02,
        )
        for t in turns
    ]


def drop() -> list[Point]:
    """Round below, with a tip above."""
    below = [(0.46 * cos(t), 0.12 + 0.46 * sin(t)) for t in [pi * (1.2 * step / 30 - 0.1) for step in range(31)]]
    return [*below, (-0.2, -0.34), (0, -0.66), (0.2, -0.34)]


def leaf() -> list[Point]:
    """Pointed at two opposite corners."""
    side = [(0.62 * (2 * step / 12 - 1), -0.46 * sin(pi * step / 12)) for step in range(13)]
    lens = [*side, *[(x, -y) for x, y in reversed(side)]]
    return [(x * cos(-0.7) - y * sin(-0.7), x * sin(-0.7) + y * cos(-0.7)) for x, y in lens]


def cloud() -> list[Point]:
    """Three puffs on a flat ground."""
    puffs = ((0.34, 0.1, 0.3, -0.45, 0.5), (0.0, -0.14, 0.4, -0.9, -0.1), (-0.36, 0.12, 0.3, -1.5, -0.55))
    return [
        (x + radius * cos(t), y + radius * sin(t))
        for x, y, radius, first, last in puffs
        for t in [pi * (last + (first - last) * step / 12) for step in range(13)]
    ]


def acorn() -> list[Point]:
    """A nut with a tip below, in a cap that is wider, with a stalk."""
    cap = [(0.54, -0.02), (0.5, -0.26), (0.3, -0.44), (0.08, -0.48), (0.08, -0.66)]
    nut = [(0.42 * cos(t), 0.66 * sin(t)) for t in [pi * step / 16 for step in range(2, 8)]]
    right = [*reversed(cap), (0.44, 0.04), *nut, (0.0, 0.72)]
    return [*right, *[(-x, y) for x, y in reversed(right)]]


SHAPES: Mapping[str, list[Point]] = {
    "disc": around((0, 0), 0.5, 0.5),
    "sun": star((0, 0), 0.64, 0.47, 12),
    "drop": drop(),
    "heart": heart(),
    "leaf": leaf(),
    "star": star((0, 0.02), 0.7, 0.4),
    "cloud": cloud(),
    "acorn": acorn(),
}
