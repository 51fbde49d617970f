"""What covers are painted with: water with waves, grass, bushes and clouds; and the size of a cover."""

from collections.abc import Iterable
from math import pi, sin

from .canvas import Canvas, Point
from .theme import FOAM, GRASS, GRASS_DARK, WATER, WHITE, Colour, mixed

WIDE, TALL = 480, 270  # of a cover
LINE = 3.0


def cover_canvas(ground: Colour | None = None) -> Canvas:
    """Without a ground it's a layer, to be laid over what is there."""
    return Canvas((WIDE, TALL), 1, ground=ground)


def water(canvas: Canvas, top: float, colour: Colour = WATER, shift: float = 0, swell: float = 5) -> None:
    """From a wavy line down to the bottom of the picture, with foam on it."""
    crest = [(x, top + swell * sin((x + shift) * 2 * pi / 64)) for x in range(-8, WIDE + 17, 8)]
    canvas.polygon([*crest, (WIDE + 16, TALL + 8), (-8, TALL + 8)], colour, LINE)
    canvas.line([(x, y + 6) for x, y in crest], 3, mixed(colour, FOAM, 0.65))


def cloud(canvas: Canvas, centre: Point, size: float) -> None:
    x, y = centre
    for dx, dy, radius in ((-1.1, 0.15, 0.5), (-0.4, -0.2, 0.75), (0.45, -0.1, 0.65), (1.1, 0.2, 0.42)):
        canvas.disc((x + dx * size, y + dy * size), radius * size, WHITE)
    canvas.oval((x, y + 0.35 * size), 1.5 * size, 0.32 * size, WHITE)


def bush(canvas: Canvas, centre: Point, size: float, colour: Colour = GRASS_DARK) -> None:
    x, y = centre
    puffs = ((-0.8, 0.2, 0.55), (0.0, -0.2, 0.75), (0.8, 0.2, 0.55))
    for dx, dy, radius in puffs:
        canvas.disc((x + dx * size, y + dy * size), radius * size, colour, LINE)
    for dx, dy, radius in puffs:
        canvas.disc((x + dx * size, y + dy * size), radius * size - LINE / 2, colour)
        canvas.oval(
            (x + (dx - 0.15) * size, y + (dy - 0.2) * size), 0.25 * size, 0.16 * size, mixed(colour, GRASS, 0.7)
        )


def tufts(canvas: Canvas, places: Iterable[Point], colour: Colour = GRASS_DARK) -> None:
    for x, y in places:
        for lean in (-6, 0, 6):
            canvas.line([(x + lean / 3, y), (x + lean, y - 9)], 2.5, colour)
