"""What the characters wear (R4): each recognisable by its shape alone, from above and from the side.

A head from above is an oval of 0.46 by 0.42 around (0, -0.4), facing up; from the side, a disc of 0.47 around
(0.2, -0.16), facing right.
"""

from collections.abc import Callable, Mapping

from .canvas import Canvas, around, star
from .faces import (
    buddy_above,
    buddy_aside,
    grandmaster_above,
    grandmaster_aside,
    hatchling_above,
    hatchling_aside,
)
from .theme import BLACK, CLOTH, GLASS, GOLD, INK, METAL, METAL_DARK, NAVY, NIGHT, PLUME, SCARLET, WHITE, mixed

LINE = 0.06


def fireman_above(canvas: Canvas) -> None:
    canvas.oval((0, -0.3), 0.36, 0.4, SCARLET, LINE)
    canvas.line([(0, -0.6), (0, 0.02)], 0.08, mixed(SCARLET, INK, 0.4))
    canvas.polygon([(-0.12, -0.6), (0.12, -0.6), (0.09, -0.42), (0, -0.36), (-0.09, -0.42)], GOLD, 0.04)


def fireman_aside(canvas: Canvas) -> None:
    canvas.polygon(
        [(-0.42, -0.32), (-0.26, -0.44), (0.66, -0.44), (0.78, -0.34), (0.7, -0.3), (-0.3, -0.3)], SCARLET, LINE
    )
    canvas.polygon(
        [(-0.2, -0.42), (-0.12, -0.72), (0.1, -0.88), (0.36, -0.86), (0.55, -0.7), (0.6, -0.42)], SCARLET, LINE
    )
    canvas.line([(0.04, -0.84), (0.12, -0.96), (0.3, -0.96)], 0.09, mixed(SCARLET, INK, 0.35))
    canvas.polygon([(0.36, -0.78), (0.58, -0.74), (0.6, -0.52), (0.46, -0.46), (0.34, -0.54)], GOLD, 0.04)


def sailor_above(canvas: Canvas) -> None:
    canvas.disc((0, -0.3), 0.34, CLOTH, LINE)
    canvas.disc((0, -0.3), 0.21, NAVY)
    canvas.disc((0, -0.3), 0.14, CLOTH)
    canvas.polygon([(-0.06, 0.0), (-0.12, 0.2), (0, 0.1), (0.12, 0.2), (0.06, 0.0)], NAVY, 0.03)


def sailor_aside(canvas: Canvas) -> None:
    canvas.oval((0.16, -0.74), 0.4, 0.16, CLOTH, LINE)
    canvas.polygon([(-0.26, -0.46), (-0.18, -0.7), (0.54, -0.7), (0.62, -0.46), (0.18, -0.4)], NAVY, LINE)
    canvas.disc((0.2, -0.92), 0.07, SCARLET, 0.04)
    canvas.polygon([(-0.26, -0.5), (-0.52, -0.34), (-0.38, -0.3), (-0.42, -0.14), (-0.22, -0.36)], NAVY, 0.04)


def pirate_above(canvas: Canvas) -> None:
    canvas.polygon([(0, -0.66), (0.46, -0.2), (0.3, 0.04), (0, 0.08), (-0.3, 0.04), (-0.46, -0.2)], BLACK, LINE)
    canvas.disc((0, -0.26), 0.13, CLOTH)
    for side in (-1, 1):
        canvas.disc((side * 0.05, -0.28), 0.03, INK)
        canvas.line([(side * 0.24, -0.1), (side * 0.1, -0.18)], 0.05, CLOTH)


def pirate_aside(canvas: Canvas) -> None:
    crown = [(-0.48, -0.36), (-0.44, -0.62), (-0.1, -0.86), (0.2, -0.98), (0.5, -0.84), (0.8, -0.56), (0.84, -0.34)]
    canvas.polygon([*crown, (0.5, -0.46), (0.18, -0.5), (-0.16, -0.46)], BLACK, LINE)
    canvas.disc((0.19, -0.7), 0.12, CLOTH)
    for side in (-1, 1):
        canvas.disc((0.19 + side * 0.05, -0.71), 0.03, INK)
    canvas.line([(0.12, -0.56), (0.27, -0.5)], 0.05, CLOTH)
    canvas.line([(0.27, -0.56), (0.12, -0.5)], 0.05, CLOTH)


def chef_above(canvas: Canvas) -> None:
    for x, y in ((-0.2, -0.42), (0.2, -0.42), (-0.24, -0.16), (0.24, -0.16), (0, -0.06)):
        canvas.disc((x, y), 0.18, CLOTH, LINE)
    canvas.disc((0, -0.28), 0.26, CLOTH)
    canvas.disc((-0.06, -0.32), 0.1, WHITE)


def chef_aside(canvas: Canvas) -> None:
    for x, y in ((-0.14, -0.84), (0.2, -0.98), (0.54, -0.84)):
        canvas.disc((x, y), 0.22, CLOTH, LINE)
    canvas.polygon([(-0.14, -0.42), (-0.2, -0.84), (0.58, -0.84), (0.52, -0.42)], CLOTH)
    canvas.line([(-0.14, -0.44), (-0.19, -0.74)], LINE, INK)
    canvas.line([(0.52, -0.44), (0.57, -0.74)], LINE, INK)
    canvas.polygon([(-0.2, -0.56), (0.58, -0.56), (0.58, -0.38), (-0.2, -0.38)], WHITE, LINE)
    canvas.line([(0.1, -0.64), (0.1, -0.78)], 0.035, METAL_DARK)
    canvas.line([(0.3, -0.64), (0.3, -0.78)], 0.035, METAL_DARK)


def diver_above(canvas: Canvas) -> None:
    canvas.polygon([(-0.36, -0.56), (0.36, -0.56), (0.36, -0.36), (-0.36, -0.36)], BLACK, LINE)
    canvas.polygon([(-0.27, -0.52), (0.27, -0.52), (0.24, -0.41), (-0.24, -0.41)], GLASS, 0.03)
    canvas.line([(0.42, -0.74), (0.44, -0.36), (0.36, -0.16)], 0.11, INK)
    canvas.line([(0.42, -0.74), (0.44, -0.36), (0.36, -0.16)], 0.06, GOLD)


def diver_aside(canvas: Canvas) -> None:
    canvas.line([(-0.24, -0.3), (0.3, -0.34)], 0.1, BLACK)
    canvas.polygon([(0.2, -0.42), (0.58, -0.42), (0.62, -0.04), (0.44, 0.02), (0.2, -0.04)], BLACK, LINE)
    canvas.polygon([(0.27, -0.35), (0.52, -0.35), (0.55, -0.09), (0.42, -0.05), (0.27, -0.1)], GLASS)
    canvas.oval((0.43, -0.2), 0.06, 0.09, INK)
    canvas.line([(0.5, 0.12), (-0.05, 0.1), (-0.16, -0.2), (-0.16, -0.86)], 0.15, INK)
    canvas.line([(0.5, 0.12), (-0.05, 0.1), (-0.16, -0.2), (-0.16, -0.86)], 0.09, GOLD)


def knight_above(canvas: Canvas) -> None:
    canvas.oval((0, -0.34), 0.36, 0.38, METAL, LINE)
    canvas.line([(-0.26, -0.54), (0.26, -0.54)], 0.05, INK)
    canvas.line([(-0.22, -0.62), (0.22, -0.62)], 0.04, INK)
    canvas.polygon(
        [(-0.08, -0.46), (0.08, -0.46), (0.14, -0.1), (0.05, 0.24), (-0.05, 0.24), (-0.14, -0.1)], PLUME, 0.04
    )


def knight_aside(canvas: Canvas) -> None:
    plume = [(0.1, -0.66), (-0.1, -0.98), (-0.5, -0.98), (-0.62, -0.66), (-0.5, -0.4), (-0.36, -0.72), (-0.1, -0.74)]
    canvas.polygon(plume, PLUME, 0.05)
    helmet = [(-0.3, 0.12), (-0.28, -0.4), (-0.06, -0.64), (0.3, -0.68), (0.58, -0.5), (0.68, -0.3), (0.1, -0.34)]
    canvas.polygon([*helmet, (0.06, 0.14)], METAL, LINE)
    canvas.line([(0.2, -0.5), (0.52, -0.44)], 0.045, METAL_DARK)
    canvas.disc((0.0, -0.3), 0.06, METAL_DARK)


def wizard_above(canvas: Canvas) -> None:
    canvas.disc((0, -0.28), 0.4, NIGHT, LINE)
    canvas.disc((0, -0.28), 0.22, mixed(NIGHT, WHITE, 0.2), 0.04)
    canvas.polygon(star((0, -0.28), 0.17, 0.07), GOLD)
    for x, y in ((-0.27, -0.4), (0.29, -0.2), (-0.12, 0.02)):
        canvas.polygon(star((x, y), 0.08, 0.035), GOLD)


def wizard_aside(canvas: Canvas) -> None:
    canvas.polygon([(-0.16, -0.46), (-0.02, -0.9), (-0.22, -1.16), (0.2, -1.04), (0.5, -0.5)], NIGHT, LINE)
    canvas.oval((0.18, -0.44), 0.58, 0.12, NIGHT, LINE, 3)
    canvas.polygon(star((0.12, -0.74), 0.14, 0.06), GOLD)
    canvas.polygon(star((0.3, -0.56), 0.07, 0.03), GOLD)
    canvas.polygon(star((0.04, -0.98), 0.07, 0.03), GOLD)


def astronaut_above(canvas: Canvas) -> None:
    canvas.line([*around((0, -0.42), 0.5, 0.5), (0.5, -0.42)], 0.12, INK)
    canvas.line([*around((0, -0.42), 0.5, 0.5), (0.5, -0.42)], 0.07, WHITE)
    canvas.disc((0, -0.24), 0.15, METAL, LINE)
    canvas.disc((0, -0.24), 0.06, SCARLET)
    canvas.line([(-0.3, -0.6), (-0.22, -0.72)], 0.05, GLASS)


def astronaut_aside(canvas: Canvas) -> None:
    canvas.line([*around((0.28, -0.16), 0.68, 0.62), (0.96, -0.16)], 0.12, INK)
    canvas.line([*around((0.28, -0.16), 0.68, 0.62), (0.96, -0.16)], 0.07, WHITE)
    canvas.line([(-0.2, -0.4), (-0.06, -0.58)], 0.07, GLASS)
    canvas.line([(0.12, -0.78), (0.08, -1.0)], 0.06, METAL_DARK)
    canvas.disc((0.08, -1.02), 0.08, SCARLET, 0.04)


Hat = Callable[[Canvas], None]
FROM_ABOVE: Mapping[str, Hat] = {
    "fireman": fireman_above,
    "sailor": sailor_above,
    "pirate": pirate_above,
    "chef": chef_above,
    "diver": diver_above,
    "knight": knight_above,
    "wizard": wizard_above,
    "astronaut": astronaut_above,
    "hatchling": hatchling_above,
    "buddy": buddy_above,
    "grandmaster": grandmaster_above,
}
FROM_THE_SIDE: Mapping[str, Hat] = {
    "fireman": fireman_aside,
    "sailor": sailor_aside,
    "pirate": pirate_aside,
    "chef": chef_aside,
    "diver": diver_aside,
    "knight": knight_aside,
    "wizard": wizard_aside,
    "astronaut": astronaut_aside,
    "hatchling": hatchling_aside,
    "buddy": buddy_aside,
    "grandmaster": grandmaster_aside,
}
