"""What computers wear, a look for each level: an eggshell, a cap, or a mortarboard with a monocle.

People can't choose these, so that everyone sees who is a computer, and how well it plays. They're measured like the
hats that people wear.
"""

from collections.abc import Mapping
from math import cos, pi, sin

from .canvas import Canvas, Point, around, star
from .theme import BLACK, GLASS, GOLD, INK, METAL_DARK, START, WHITE

LINE = 0.06
FACES: Mapping[str, str] = {"easy": "hatchling", "normal": "buddy", "hard": "grandmaster"}  # by level


def hatchling_above(canvas: Canvas) -> None:
    canvas.polygon(star((0, -0.24), 0.52, 0.38, 9), GLASS, LINE)
    for x, y in ((-0.24, -0.34), (0.26, -0.12), (-0.16, 0.02), (0.22, -0.4)):
        canvas.disc((x, y), 0.05, METAL_DARK)
    canvas.line([(-0.06, -0.52), (0.07, -0.38), (-0.08, -0.26), (0.08, -0.12), (0, 0.02)], 0.06, INK)


def hatchling_aside(canvas: Canvas) -> None:
    for x, turn in ((0.06, -38), (0.36, 38), (0.2, 0)):
        canvas.oval((x, -0.94), 0.07, 0.19, GOLD, 0.05, turn)
    canvas.polygon([*dome((0.2, -0.42), 0.5, 0.48), *teeth(-0.3, 0.7, -0.46, -0.28, 5)], GLASS, LINE)
    for x, y in ((-0.04, -0.64), (0.02, -0.46), (0.5, -0.62), (0.44, -0.46), (-0.18, -0.48)):
        canvas.disc((x, y), 0.045, METAL_DARK)
    canvas.line([(0.26, -0.88), (0.17, -0.76), (0.28, -0.66), (0.2, -0.54)], 0.05, INK)


def buddy_above(canvas: Canvas) -> None:
    canvas.polygon(dome((0, -0.4), 0.42, 0.48), START, LINE)
    canvas.disc((0, -0.2), 0.38, START, LINE)
    front = [(0.36 * cos(t), -0.2 + 0.36 * sin(t)) for t in [pi * (1.2 + 0.6 * step / 12) for step in range(13)]]
    canvas.polygon([(0, -0.2), *front], WHITE, 0.04)
    for turn in (0.15, 0.85):
        canvas.line([(0, -0.2), (0.36 * cos(turn * pi), -0.2 + 0.36 * sin(turn * pi))], 0.04, INK)
    canvas.disc((0, -0.2), 0.1, WHITE, 0.05)


def buddy_aside(canvas: Canvas) -> None:
    canvas.polygon([*dome((0.16, -0.36), 0.46, 0.52), (-0.3, -0.36)], START, LINE)
    canvas.polygon([(0.3, -0.87), (0.5, -0.72), (0.6, -0.52), (0.62, -0.38), (0.26, -0.38)], WHITE, 0.04)
    canvas.polygon(
        [(0.36, -0.46), (0.7, -0.48), (1.04, -0.36), (1.08, -0.26), (0.74, -0.32), (0.36, -0.3)], START, LINE
    )
    canvas.disc((0.16, -0.9), 0.08, WHITE, 0.04)


def grandmaster_above(canvas: Canvas) -> None:
    board = [(0, -0.74), (0.48, -0.26), (0, 0.22), (-0.48, -0.26)]
    canvas.polygon(board, BLACK, 0.12)
    canvas.polygon(board, BLACK, 0.05, GOLD)
    canvas.line([(0, -0.26), (0.38, -0.2), (0.46, 0.18)], 0.08, GOLD)
    canvas.polygon([(0.4, 0.1), (0.52, 0.1), (0.56, 0.36), (0.36, 0.36)], GOLD, 0.04)
    canvas.disc((0, -0.26), 0.08, GOLD)


def grandmaster_aside(canvas: Canvas) -> None:
    canvas.polygon([(-0.22, -0.4), (-0.18, -0.72), (0.58, -0.72), (0.62, -0.4), (0.2, -0.36)], BLACK, LINE)
    canvas.polygon([(-0.56, -0.76), (0.2, -1.0), (0.94, -0.76), (0.2, -0.54)], BLACK, LINE)
    canvas.line([(0.2, -0.78), (-0.36, -0.7), (-0.4, -0.4)], 0.06, GOLD)
    canvas.polygon([(-0.46, -0.42), (-0.34, -0.42), (-0.3, -0.16), (-0.5, -0.16)], GOLD, 0.04)
    draw_monocle(canvas)


def draw_monocle(canvas: Canvas) -> None:
    glass = around((0.38, -0.2), 0.19, 0.19)
    canvas.line([(0.28, -0.04), (0.16, 0.14), (0.2, 0.36)], 0.05, GOLD)
    canvas.line([*glass, glass[0]], 0.12, INK)
    canvas.line([*glass, glass[0]], 0.06, GOLD)


def dome(centre: Point, rx: float, ry: float) -> list[Point]:
    """The upper half of an oval, from the left to the right."""
    turns = [pi * (1 + step / 24) for step in range(25)]
    return [(centre[0] + rx * cos(t), centre[1] + ry * sin(t)) for t in turns]


def teeth(left: float, right: float, high: float, low: float, count: int) -> list[Point]:
    """A jagged edge, from the right to the left."""
    steps = [right + (left - right) * step / (2 * count) for step in range(2 * count + 1)]
    return [(x, low if place % 2 else high) for place, x in enumerate(steps)]
