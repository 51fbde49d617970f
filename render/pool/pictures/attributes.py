"""What the ten ducks are known by: hats, hair, faces, and what they carry."""

from math import cos, pi, sin

from ...draw.canvas import Canvas, Point, around, rounded, star
from ...draw.shapes import SHAPES
from ...draw.theme import (
    BEAK,
    BLACK,
    BLUSH,
    CLOTH,
    COLOURS,
    FUR_DARK,
    GLASS,
    GOLD,
    INK,
    MATERIALS,
    METAL,
    METAL_DARK,
    NAVY,
    PLUME,
    SCARLET,
    WHITE,
    WOOD,
    WOOD_DARK,
    mixed,
    tones,
)

LINE = 0.06


def eye(canvas: Canvas, centre: Point, look: Point = (0.04, 0.01), size: float = 1) -> None:
    """Looking there."""
    x, y = centre
    canvas.oval(centre, 0.12 * size, 0.15 * size, WHITE, 0.045)
    canvas.oval((x + look[0], y + look[1]), 0.065 * size, 0.085 * size, INK)


def blush(canvas: Canvas, centre: Point = (0.28, 0.06), wide: float = 0.12) -> None:
    canvas.oval(centre, wide, 0.6 * wide, BLUSH)


# Sam, who hides behind his wing


def shy_wing(canvas: Canvas) -> None:
    eye(canvas, (0.2, -0.28), (-0.05, 0.04), 1.05)
    canvas.line([(0.06, -0.48), (0.26, -0.54)], 0.05, INK)
    blush(canvas, (0.1, -0.02), 0.16)
    light, plain, shade = tones(MATERIALS["lavender"])
    wing = [(0.1, 0.5), (0.3, 0.16), (0.48, -0.34), (0.66, -0.5), (0.74, -0.36), (0.92, -0.4), (0.92, -0.22)]
    wing += [(1.06, -0.18), (0.98, 0.02), (1.04, 0.14), (0.86, 0.34), (0.56, 0.6), (0.26, 0.68)]
    canvas.polygon(wing, plain, 0.075)
    canvas.polygon([(0.3, 0.5), (0.6, 0.42), (0.82, 0.2), (0.9, 0.22), (0.7, 0.44), (0.4, 0.6)], shade)
    for tip in ((0.74, -0.3), (0.88, -0.14), (0.9, 0.04)):
        canvas.line([tip, (tip[0] - 0.22, tip[1] + 0.2)], 0.05, INK)
    canvas.oval((0.5, -0.02), 0.05, 0.2, light, 0, 25)


# Dingy, who is silly


def propeller(canvas: Canvas) -> None:
    canvas.polygon([(0.56, 0.0), (0.76, -0.02), (0.8, 0.24), (0.68, 0.32), (0.58, 0.22)], PLUME, 0.05)
    canvas.line([(0.67, 0.04), (0.69, 0.2)], 0.035, mixed(PLUME, INK, 0.4))
    eye(canvas, (0.26, -0.16), (0.06, 0.05), 1.05)
    eye(canvas, (0.5, -0.18), (-0.05, 0.05), 0.95)
    cap = [(0.2 + 0.49 * cos(t), -0.26 + 0.46 * sin(t)) for t in [pi * (1 + step / 16) for step in range(17)]]
    canvas.polygon(cap, NAVY, LINE)
    canvas.polygon([(0.2, -0.74), (0.44, -0.66), (0.52, -0.28), (0.2, -0.28)], SCARLET)
    canvas.polygon([(0.2, -0.74), (-0.02, -0.66), (-0.12, -0.28), (0.2, -0.28)], GOLD)
    canvas.line([*cap, cap[0]], LINE, INK)
    canvas.line([(0.2, -0.72), (0.2, -0.94)], 0.07, INK)
    for side, paint in ((-1, SCARLET), (1, COLOURS["green"])):
        canvas.oval((0.2 + side * 0.27, -0.96), 0.26, 0.1, paint, 0.05, side * -8)
    canvas.disc((0.2, -0.96), 0.07, GOLD, 0.04)


# Julie, who takes care of everybody


def nurse(canvas: Canvas) -> None:
    cap = [(-0.2, -0.44), (-0.26, -0.84), (0.2, -0.96), (0.62, -0.8), (0.54, -0.44), (0.18, -0.56)]
    canvas.polygon(cap, CLOTH, LINE)
    canvas.line([(0.19, -0.88), (0.19, -0.62)], 0.1, SCARLET)
    canvas.line([(0.06, -0.75), (0.32, -0.75)], 0.1, SCARLET)
    canvas.polygon([(-0.2 + 0.62 * x, 0.52 + 0.62 * y) for x, y in SHAPES["heart"]], PLUME, 0.06)
    canvas.oval((-0.32, 0.42), 0.07, 0.05, mixed(PLUME, WHITE, 0.6), 0, -30)


# Wilma, who is crazy


def wild_hair(canvas: Canvas) -> None:
    locks = ((-0.52, -0.12), (-0.5, -0.42), (-0.3, -0.7), (0.0, -0.88), (0.3, -0.9), (0.56, -0.74))
    for x, y in locks:
        canvas.disc((x, y), 0.26, COLOURS["green"], LINE)
    for x, y in locks:
        canvas.disc((x, y), 0.23, COLOURS["green"])
        canvas.line(spiral((x, y), 0.17), 0.035, mixed(COLOURS["green"], INK, 0.5))


def spiral(centre: Point, size: float, rounds: float = 1.6) -> list[Point]:
    steps = [step / 20 for step in range(21)]
    return [
        (
            centre[0] + size * share * cos(2 * pi * rounds * share),
            centre[1] + size * share * sin(2 * pi * rounds * share),
        )
        for share in steps
    ]


def spiral_eye(canvas: Canvas) -> None:
    canvas.disc((0.2, -0.24), 0.19, WHITE, 0.05)
    canvas.line(spiral((0.2, -0.24), 0.14, 2), 0.04, INK)
    canvas.disc((0.52, -0.28), 0.14, WHITE, 0.05)
    canvas.line(spiral((0.52, -0.28), 0.1, 2), 0.04, INK)
    canvas.polygon([(0.6, 0.02), (0.84, -0.02), (0.86, 0.12), (0.7, 0.2)], PLUME, 0.04)
    canvas.disc((-0.02, -0.62), 0.15, COLOURS["green"], 0.05)
    canvas.disc((0.26, -0.68), 0.15, COLOURS["green"], 0.05)


# James, who is vain


def vain(canvas: Canvas) -> None:
    """A drake with a shining head, a bow tie, and a mirror."""
    green = COLOURS["green"]
    head = around((0.2, -0.18), 0.47, 0.45)
    canvas.polygon(head, green, 0.07)
    canvas.oval((0.0, -0.36), 0.2, 0.13, mixed(green, WHITE, 0.55), 0, -30)
    canvas.polygon([(-0.22, 0.12), (0.62, 0.1), (0.58, 0.28), (-0.16, 0.3)], WHITE, 0.05)
    canvas.polygon([(0.5, -0.28), (0.9, -0.22), (0.94, -0.09), (0.72, 0.03), (0.52, 0.06)], GOLD, 0.06)
    eye(canvas, (0.36, -0.2), (0.06, 0.05), 1.05)
    canvas.polygon([(0.2, -0.22), (0.26, -0.36), (0.46, -0.36), (0.52, -0.22)], mixed(green, INK, 0.3), 0.04)
    for side in (-1, 1):
        canvas.polygon([(0.22, 0.26), (0.22 + side * 0.22, 0.14), (0.22 + side * 0.22, 0.4)], SCARLET, 0.045)
    canvas.disc((0.22, 0.27), 0.06, GOLD, 0.04)
    for x, y, size in ((-0.16, -0.5, 0.17), (0.02, -0.66, 0.22), (0.3, -0.72, 0.25), (0.54, -0.62, 0.17)):
        canvas.disc((x, y), size, BLACK, 0.05)
    canvas.polygon([(-0.26, -0.46), (0.0, -0.66), (0.54, -0.62), (0.6, -0.46), (0.2, -0.5)], BLACK)
    canvas.line([(0.08, -0.72), (0.3, -0.84), (0.5, -0.74)], 0.05, METAL_DARK)
    mirror(canvas)


def mirror(canvas: Canvas) -> None:
    canvas.line([(0.86, 0.66), (0.94, 0.3)], 0.15, INK)
    canvas.line([(0.86, 0.66), (0.94, 0.3)], 0.08, GOLD)
    canvas.oval((1.0, 0.1), 0.2, 0.27, GOLD, 0.055, 12)
    canvas.oval((1.0, 0.1), 0.13, 0.19, GLASS, 0.035, 12)
    canvas.line([(0.95, 0.16), (1.03, 0.0)], 0.04, WHITE)


# Amy, who is a cutie


def bow(canvas: Canvas) -> None:
    canvas.oval((0.37, -0.18), 0.17, 0.21, WHITE, 0.045)
    canvas.oval((0.4, -0.16), 0.115, 0.16, INK)
    canvas.disc((0.45, -0.22), 0.05, WHITE)
    canvas.disc((0.36, -0.09), 0.028, WHITE)
    for start, end in (((0.24, -0.34), (0.14, -0.42)), ((0.32, -0.4), (0.27, -0.5)), ((0.42, -0.4), (0.43, -0.51))):
        canvas.line([start, end], 0.045, INK)
    blush(canvas, (0.2, 0.08), 0.13)
    for side in (-1, 1):
        loop = [(0.06, -0.62), (0.06 + side * 0.16, -0.9), (0.06 + side * 0.46, -0.92), (0.06 + side * 0.48, -0.56)]
        canvas.polygon([*loop, (0.06 + side * 0.2, -0.52)], GOLD, LINE)
        canvas.line([(0.06 + side * 0.12, -0.66), (0.06 + side * 0.32, -0.74)], 0.045, mixed(GOLD, INK, 0.4))
    canvas.disc((0.06, -0.66), 0.12, mixed(GOLD, WHITE, 0.3), 0.05)
    canvas.polygon([(-0.26 + 0.3 * x, 0.5 + 0.3 * y) for x, y in SHAPES["heart"]], WHITE)


# Lara, who looks for adventures


def rucksack(canvas: Canvas) -> None:
    canvas.polygon(rounded(-0.86, -0.36, -0.3, 0.36, 0.14), COLOURS["green"], 0.07)
    canvas.polygon(rounded(-0.9, -0.06, -0.6, 0.26, 0.08), mixed(COLOURS["green"], INK, 0.25), 0.05)
    canvas.oval((-0.58, -0.42), 0.3, 0.11, MATERIALS["sand"], 0.055)


def explorer(canvas: Canvas) -> None:
    canvas.oval((0.2, -0.44), 0.72, 0.12, WOOD, LINE, 3)
    crown = [(-0.22, -0.48), (-0.18, -0.78), (0.02, -0.92), (0.2, -0.86), (0.4, -0.94), (0.58, -0.78), (0.62, -0.48)]
    canvas.polygon(crown, WOOD, LINE)
    canvas.polygon([(-0.22, -0.6), (0.61, -0.6), (0.63, -0.46), (-0.24, -0.46)], FUR_DARK)
    canvas.line([(-0.24, -0.46), (0.63, -0.46)], 0.045, INK)
    canvas.line([(0.02, -0.78), (0.2, -0.72), (0.4, -0.8)], 0.04, WOOD_DARK)
    canvas.polygon([(-0.16, 0.16), (0.56, 0.16), (0.42, 0.34), (0.2, 0.52), (-0.02, 0.34)], SCARLET, 0.05)
    canvas.disc((0.06, 0.28), 0.035, WHITE)
    canvas.disc((0.3, 0.26), 0.035, WHITE)


# Albert, who is tough, and very large


def tough(canvas: Canvas) -> None:
    canvas.line([(-0.26, -0.24), (0.66, -0.3)], 0.07, INK)
    canvas.polygon([(0.1, -0.36), (0.62, -0.38), (0.6, -0.16), (0.4, -0.08), (0.14, -0.12)], BLACK, 0.05)
    canvas.line([(0.2, -0.28), (0.32, -0.18)], 0.05, METAL)
    band = [(-0.22, -0.4), (-0.06, -0.6), (0.2, -0.68), (0.5, -0.56), (0.62, -0.42), (0.2, -0.5)]
    canvas.polygon(band, WHITE, 0.06)
    canvas.polygon([(-0.22, -0.44), (-0.52, -0.56), (-0.44, -0.36), (-0.6, -0.2), (-0.22, -0.34)], WHITE, 0.05)
    canvas.line([(0.6, -0.02), (0.86, -0.04)], 0.05, mixed(BEAK, INK, 0.6))
    anchor(canvas, (0.34, 0.56))
    dumbbell(canvas)


def dumbbell(canvas: Canvas) -> None:
    """Under his wing."""
    canvas.line([(-0.66, 0.3), (0.02, 0.16)], 0.15, INK)
    canvas.line([(-0.66, 0.3), (0.02, 0.16)], 0.08, METAL)
    for x, y in ((-0.68, 0.3), (0.04, 0.16)):
        canvas.oval((x, y), 0.13, 0.29, METAL_DARK, 0.055, -12)
        canvas.oval((x - 0.03, y - 0.06), 0.04, 0.14, METAL, 0, -12)
    canvas.oval((-0.3, 0.3), 0.2, 0.13, mixed(COLOURS["red"], INK, 0.2), 0.06, -12)


def anchor(canvas: Canvas, at: Point) -> None:
    x, y = at
    canvas.line([(x, y - 0.17), (x, y + 0.16)], 0.055, WHITE)
    canvas.line([(x - 0.09, y - 0.08), (x + 0.09, y - 0.08)], 0.05, WHITE)
    canvas.line(
        [(x - 0.17, y + 0.04), (x - 0.1, y + 0.15), (x, y + 0.18), (x + 0.1, y + 0.15), (x + 0.17, y + 0.04)],
        0.05,
        WHITE,
    )


# Arrrwin, who is grumpy


def pirate(canvas: Canvas) -> None:
    crown = [(-0.5, -0.34), (-0.46, -0.64), (-0.1, -0.92), (0.2, -1.02), (0.5, -0.9), (0.84, -0.58), (0.88, -0.32)]
    canvas.line([(-0.2, -0.1), (0.3, -0.38)], 0.06, BLACK)
    canvas.polygon([*crown, (0.5, -0.44), (0.18, -0.48), (-0.16, -0.44)], BLACK, LINE)
    canvas.line([(-0.44, -0.62), (-0.1, -0.88), (0.2, -0.97), (0.5, -0.86), (0.8, -0.57)], 0.05, GOLD)
    canvas.disc((0.19, -0.7), 0.13, CLOTH)
    for side in (-1, 1):
        canvas.disc((0.19 + side * 0.055, -0.71), 0.033, INK)
        canvas.line([(0.19 - side * 0.12, -0.56), (0.19 + side * 0.12, -0.5)], 0.05, CLOTH)
    eye(canvas, (0.46, -0.16), (0.03, 0.03), 1.05)
    canvas.polygon([(0.28, -0.36), (0.66, -0.2), (0.64, -0.28), (0.32, -0.46)], WHITE, 0.04)
    canvas.oval((0.16, -0.16), 0.15, 0.17, BLACK, 0.04)
    canvas.line([(0.02, -0.28), (-0.24, -0.36)], 0.05, BLACK)
    canvas.line([(0.62, 0.02), (0.76, -0.07), (0.92, -0.02)], 0.05, mixed(BEAK, INK, 0.6))
    canvas.line([(-0.02, 0.3), (0.08, 0.22), (0.2, 0.3), (0.32, 0.22), (0.42, 0.3)], 0.05, METAL)


# Goldie, who shines


def rays(canvas: Canvas) -> None:
    for ray in range(10):
        turn = pi * (0.86 + 1.28 * ray / 9)
        x, y = cos(turn), sin(turn)
        canvas.line(
            [(0.1 + 0.62 * x, 0.02 + 0.66 * y), (0.1 + 1.02 * x, 0.02 + 1.06 * y)], 0.1, mixed(GOLD, WHITE, 0.35)
        )


def tiara(canvas: Canvas) -> None:
    points = [(-0.2, -0.5), (-0.26, -0.78), (-0.04, -0.66), (0.2, -0.98), (0.44, -0.66), (0.66, -0.78), (0.58, -0.48)]
    canvas.polygon([*points, (0.2, -0.58)], CLOTH, LINE)
    canvas.disc((0.2, -0.76), 0.08, PLUME, 0.035)
    for x, y in ((-0.26, -0.8), (0.66, -0.8)):
        canvas.disc((x, y), 0.06, PLUME, 0.035)
    for x, y, size in ((-0.46, 0.36, 0.2), (0.0, -0.34, 0.13), (-0.74, -0.2, 0.18), (0.92, -0.58, 0.18)):
        canvas.polygon(star((x, y), size, 0.26 * size, 4), WHITE)
    canvas.oval((0.06, 0.3), 0.16, 0.06, mixed(GOLD, WHITE, 0.7), 0, -10)
