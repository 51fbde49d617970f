"""What stands beside each pool, so that it's a place of its own. They are about one unit tall."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from ...draw.canvas import Canvas, Point, rounded
from ...draw.theme import (
    BEAK,
    COLOURS,
    FOAM,
    GLASS,
    GOLD,
    GRASS_DARK,
    INK,
    MATERIALS,
    METAL,
    METAL_DARK,
    NAVY,
    SCARLET,
    START,
    WATER,
    WATER_LINE,
    WHITE,
    WOOD,
    WOOD_DARK,
    Colour,
    mixed,
)

LINE = 0.05
STONE, MUD, SAND = MATERIALS["stone"], MATERIALS["mud"], MATERIALS["sand"]
DEEP = mixed(WATER, INK, 0.33)

Emblem = Callable[[Canvas], None]


def droplet(canvas: Canvas, at: Point, size: float, paint: Colour = WATER) -> None:
    x, y = at
    below = [(x + size * 0.5 * cos(t), y + size * 0.5 * sin(t)) for t in [pi * (step / 10) for step in range(11)]]
    canvas.polygon([*below, (x, y - size)], paint, 0.04)


def rock(canvas: Canvas, at: Point, size: float, paint: Colour = STONE) -> None:
    x, y = at
    outline = [(-0.5, 0.3), (-0.44, -0.1), (-0.14, -0.4), (0.24, -0.32), (0.5, 0.0), (0.46, 0.3)]
    canvas.polygon([(x + size * a, y + size * b) for a, b in outline], paint, LINE)
    canvas.line([(x - 0.2 * size, y - 0.12 * size), (x + 0.02 * size, y - 0.22 * size)], 0.05, mixed(paint, WHITE, 0.5))


def bubble(canvas: Canvas, at: Point, size: float) -> None:
    canvas.disc(at, size, GLASS, 0.035)
    canvas.disc((at[0] - 0.3 * size, at[1] - 0.3 * size), 0.25 * size, WHITE)


def steam(canvas: Canvas, x: float, top: float, tall: float = 0.44) -> None:
    wave = [(x + 0.07 * sin(step * pi / 4), top + tall * step / 12) for step in range(13)]
    canvas.line(wave, 0.12, INK)
    canvas.line(wave, 0.07, WHITE)


def puddle(canvas: Canvas) -> None:
    """Rain, and a pair of wellingtons."""
    for x, y in ((-0.5, -0.3), (-0.3, 0.02), (-0.56, 0.28)):
        droplet(canvas, (x, y), 0.13)
    for x, paint in ((0.0, mixed(GOLD, INK, 0.2)), (0.26, GOLD)):
        boot = [
            (x - 0.1, -0.42),
            (x + 0.14, -0.42),
            (x + 0.14, 0.06),
            (x + 0.4, 0.14),
            (x + 0.42, 0.36),
            (x - 0.1, 0.36),
        ]
        canvas.polygon(boot, paint, LINE)
        canvas.line([(x - 0.08, -0.28), (x + 0.12, -0.28)], 0.05, WHITE)


def foot_bath(canvas: Canvas) -> None:
    """Footprints."""
    for x, y, side in ((-0.26, 0.08, -1), (0.24, -0.08, 1)):
        canvas.oval((x, y + 0.12), 0.15, 0.28, mixed(BEAK, WHITE, 0.35), LINE, side * 8)
        for toe in range(5):
            canvas.disc(
                (x + side * (toe - 2) * 0.085, y - 0.26 - 0.05 * (toe < 3)),
                0.065 - 0.006 * toe,
                mixed(BEAK, WHITE, 0.35),
                0.035,
            )


def duckling_pool(canvas: Canvas) -> None:
    """A duckling that has just hatched."""
    canvas.disc((0.02, -0.12), 0.28, GOLD, LINE)
    canvas.disc((0.1, -0.16), 0.045, INK)
    canvas.polygon([(0.26, -0.14), (0.46, -0.06), (0.26, 0.02)], BEAK, 0.04)
    shell = [(-0.4, 0.02), (-0.26, 0.14), (-0.12, 0.02), (0.02, 0.14), (0.16, 0.02), (0.3, 0.14), (0.42, 0.02)]
    canvas.polygon([*shell, (0.36, 0.32), (0.0, 0.44), (-0.34, 0.32)], WHITE, LINE)


def splash_pads(canvas: Canvas) -> None:
    """Jets out of the ground."""
    for x, top in ((-0.42, -0.06), (0.0, -0.42), (0.42, -0.14)):
        for side in (-1, 1):
            canvas.line([(x, 0.32), (x + side * 0.05, top), (x + side * 0.2, top + 0.16)], 0.09, DEEP)
            canvas.line([(x, 0.32), (x + side * 0.05, top), (x + side * 0.2, top + 0.16)], 0.045, GLASS)
        canvas.oval((x, 0.36), 0.16, 0.07, METAL, 0.04)


def hot_tub(canvas: Canvas) -> None:
    """A barrel of hot water."""
    canvas.polygon([(-0.5, -0.02), (0.5, -0.02), (0.42, 0.44), (-0.42, 0.44)], WOOD, LINE)
    for x in (-0.26, 0, 0.26):
        canvas.line([(x * 1.1, 0.04), (x, 0.42)], 0.035, WOOD_DARK)
    canvas.oval((0, -0.02), 0.5, 0.13, WATER, LINE)
    for x, top in ((-0.28, -0.5), (0.0, -0.56), (0.28, -0.5)):
        steam(canvas, x, top, 0.42)


def fountain(canvas: Canvas) -> None:
    for side in (-1, 1):
        bow = [(side * 0.02, -0.16), (side * 0.12, -0.5), (side * 0.34, -0.46), (side * 0.46, -0.06)]
        canvas.line(bow, 0.11, DEEP)
        canvas.line(bow, 0.055, GLASS)
    canvas.polygon([(-0.07, -0.2), (0.07, -0.2), (0.12, 0.3), (-0.12, 0.3)], STONE, LINE)
    canvas.oval((0, -0.02), 0.28, 0.09, STONE, LINE)
    canvas.polygon([(-0.56, 0.16), (0.56, 0.16), (0.4, 0.44), (-0.4, 0.44)], STONE, LINE)
    canvas.oval((0, 0.16), 0.56, 0.11, WATER, LINE)


def mud_bath(canvas: Canvas) -> None:
    """Cucumber slices, and bubbles of mud."""
    canvas.oval((0, 0.28), 0.56, 0.17, MUD, LINE)
    for x, y, size in ((-0.3, 0.14, 0.15), (-0.02, 0.18, 0.1), (0.14, 0.04, 0.07)):
        canvas.disc((x, y), size, mixed(MUD, WHITE, 0.2), LINE)
    for x, y in ((-0.16, -0.3), (0.34, -0.16)):
        canvas.disc((x, y), 0.21, GRASS_DARK, LINE)
        canvas.disc((x, y), 0.145, mixed(GRASS_DARK, WHITE, 0.7))
        for turn in range(5):
            canvas.disc((x + 0.08 * cos(turn * 1.26), y + 0.08 * sin(turn * 1.26)), 0.025, mixed(GRASS_DARK, INK, 0.2))


def slide(canvas: Canvas, paint: Colour) -> None:
    canvas.line([(-0.46, 0.44), (-0.46, -0.36)], 0.13, INK)
    canvas.line([(-0.2, 0.44), (-0.2, -0.36)], 0.13, INK)
    for y in (-0.16, 0.08, 0.3):
        canvas.line([(-0.46, y), (-0.2, y)], 0.08, INK)
        canvas.line([(-0.46, y), (-0.2, y)], 0.035, METAL)
    for x in (-0.46, -0.2):
        canvas.line([(x, 0.44), (x, -0.36)], 0.06, METAL)
    way = [(-0.28, -0.36), (-0.06, -0.32), (0.14, 0.0), (0.3, 0.28), (0.56, 0.36)]
    canvas.line(way, 0.3, INK)
    canvas.line(way, 0.2, paint)
    canvas.line([(x, y - 0.03) for x, y in way], 0.06, WATER_LINE)


def baby_slide(canvas: Canvas) -> None:
    slide(canvas, SCARLET)


def plunge_pool(canvas: Canvas) -> None:
    """A ladder into the deep."""
    canvas.polygon(rounded(-0.5, -0.1, 0.5, 0.46, 0.12), NAVY, LINE)
    for y in (0.08, 0.26):
        canvas.line([(-0.36, y), (-0.24, y + 0.05), (-0.12, y)], 0.04, WATER)
    for x in (0.02, 0.34):
        rail = [(x, 0.36), (x, -0.3), (x + 0.06, -0.42), (x + 0.16, -0.42)]
        canvas.line(rail, 0.12, INK)
        canvas.line(rail, 0.06, METAL)
    for y in (-0.1, 0.08, 0.26):
        canvas.line([(0.05, y), (0.31, y)], 0.07, METAL)


def grotto(canvas: Canvas) -> None:
    """The mouth of a cave."""
    canvas.polygon(
        [(-0.6, 0.44), (-0.58, 0.0), (-0.36, -0.36), (0.04, -0.48), (0.42, -0.34), (0.6, 0.02), (0.6, 0.44)],
        STONE,
        LINE,
    )
    mouth = [(-0.34, 0.44), (-0.34, 0.08), (-0.16, -0.16), (0.08, -0.2), (0.3, 0.0), (0.36, 0.44)]
    canvas.polygon(mouth, INK)
    for x, y in ((-0.14, 0.06), (0.06, 0.04), (0.2, 0.1)):
        canvas.polygon([(x - 0.06, y - 0.22), (x + 0.06, y - 0.22), (x, y)], mixed(STONE, INK, 0.33))
    canvas.oval((0, 0.42), 0.34, 0.07, WATER)
    for x in (-0.1, 0.12):
        canvas.disc((x, 0.2), 0.035, GOLD)


def bubble_bath(canvas: Canvas) -> None:
    for x, y, size in (
        (-0.34, 0.16, 0.24),
        (0.02, 0.22, 0.26),
        (0.36, 0.18, 0.22),
        (-0.16, -0.12, 0.2),
        (0.2, -0.12, 0.22),
    ):
        bubble(canvas, (x, y), size)
    for x, y, size in ((0.02, -0.4, 0.11), (0.44, -0.4, 0.08), (-0.44, -0.3, 0.09)):
        bubble(canvas, (x, y), size)


def waterfall(canvas: Canvas) -> None:
    rock(canvas, (-0.42, 0.08), 0.6)
    rock(canvas, (0.42, 0.08), 0.6)
    canvas.polygon([(-0.36, -0.46), (0.36, -0.46), (0.3, 0.34), (-0.3, 0.34)], WATER, LINE)
    for x in (-0.18, 0, 0.18):
        canvas.line([(x, -0.36), (x * 0.9, 0.26)], 0.05, FOAM)
    for x in (-0.32, -0.1, 0.14, 0.34):
        canvas.disc((x, 0.36), 0.13, FOAM, 0.04)


def lazy_river(canvas: Canvas) -> None:
    """A deckchair under a parasol."""
    canvas.line([(-0.1, 0.44), (-0.1, -0.3)], 0.08, INK)
    canvas.line([(-0.1, 0.44), (-0.1, -0.3)], 0.035, WHITE)
    canvas.polygon([(-0.6, -0.1), (-0.44, -0.36), (-0.1, -0.5), (0.24, -0.36), (0.4, -0.1)], SCARLET, LINE)
    canvas.polygon([(-0.3, -0.1), (-0.2, -0.36), (-0.1, -0.48), (0.0, -0.36), (0.1, -0.1)], WHITE)
    canvas.line([(-0.6, -0.1), (0.4, -0.1)], LINE, INK)
    canvas.line([(0.04, 0.3), (0.3, 0.3), (0.56, -0.04)], 0.16, INK)
    canvas.line([(0.04, 0.3), (0.3, 0.3), (0.56, -0.04)], 0.08, START)
    for x in (0.1, 0.4):
        canvas.line([(x, 0.34), (x + 0.02, 0.46)], 0.06, INK)


def tube_slide(canvas: Canvas) -> None:
    """Round and round."""
    for way, paint in (
        ([(0.3, -0.44), (-0.3, -0.36), (-0.46, -0.14), (-0.2, 0.0)], COLOURS["green"]),
        ([(-0.2, 0.0), (0.3, -0.02), (0.48, 0.14), (0.24, 0.28), (-0.16, 0.3), (-0.42, 0.4)], GOLD),
    ):
        canvas.line(way, 0.32, INK)
        canvas.line(way, 0.22, paint)
        canvas.line([(x - 0.02, y - 0.05) for x, y in way], 0.05, mixed(paint, WHITE, 0.6))
    canvas.oval((0.34, -0.44), 0.12, 0.15, INK)


def salt_pool(canvas: Canvas) -> None:
    """Crystals."""
    for x, top, lean in ((-0.3, -0.1, -0.16), (0.26, -0.14, 0.16), (0.0, -0.46, 0.02)):
        crystal = [
            (x - 0.16, 0.4),
            (x - 0.18 + lean, top + 0.16),
            (x + lean, top),
            (x + 0.16 + lean, top + 0.16),
            (x + 0.16, 0.4),
        ]
        canvas.polygon(crystal, WHITE, LINE)
        canvas.polygon(
            [(x, 0.38), (x + lean, top + 0.06), (x + 0.14 + lean, top + 0.18), (x + 0.13, 0.38)],
            mixed(GLASS, METAL, 0.4),
        )


def diving_tower(canvas: Canvas) -> None:
    for x in (-0.36, -0.1):
        canvas.line([(x, 0.46), (x, -0.3)], 0.1, INK)
        canvas.line([(x, 0.46), (x, -0.3)], 0.045, METAL)
    for y in (0.3, 0.1, -0.1):
        canvas.line([(-0.36, y), (-0.1, y)], 0.045, METAL_DARK)
    for y, right in ((-0.34, 0.56), (0.04, 0.34)):
        canvas.polygon(rounded(-0.46, y - 0.06, right, y + 0.06, 0.05), START, 0.045)
    for y in (0.34, 0.46):
        ripple = [(0.1 + step * 0.08, y + 0.04 * sin(step * pi / 2)) for step in range(7)]
        canvas.line(ripple, 0.09, DEEP)
        canvas.line(ripple, 0.045, WHITE)


def lap_pool(canvas: Canvas) -> None:
    """Starting blocks and ropes."""
    canvas.polygon(rounded(-0.6, -0.36, 0.6, 0.44, 0.08), WATER, LINE)
    for y in (-0.08, 0.18):
        for bead in range(9):
            canvas.disc((-0.48 + bead * 0.12, y), 0.055, (SCARLET, WHITE)[bead % 2], 0.03)
    for y in (-0.22, 0.05, 0.31):
        canvas.polygon([(-0.68, y - 0.09), (-0.48, y - 0.09), (-0.48, y + 0.09), (-0.68, y + 0.09)], WHITE, 0.04)


def paddle_lake(canvas: Canvas) -> None:
    """A rowing boat with its oars."""
    canvas.oval((0, 0.22), 0.58, 0.2, WATER, LINE)
    for side in (-1, 1):
        canvas.line([(0, 0.02), (side * 0.5, -0.38)], 0.1, INK)
        canvas.line([(0, 0.02), (side * 0.5, -0.38)], 0.05, WOOD)
        canvas.oval((side * 0.52, -0.4), 0.1, 0.15, WOOD, 0.045, side * 50)
    canvas.polygon([(-0.5, -0.02), (0.5, -0.02), (0.3, 0.28), (-0.3, 0.28)], WOOD_DARK, LINE)
    canvas.line([(-0.42, 0.06), (0.42, 0.06)], 0.05, WOOD)


def wave_pool(canvas: Canvas) -> None:
    """A breaker."""
    wave = [(-0.62, 0.42), (-0.5, 0.06), (-0.26, -0.26), (0.06, -0.44), (0.4, -0.36), (0.54, -0.12), (0.44, 0.04)]
    canvas.polygon([*wave, (0.34, -0.12), (0.14, -0.1), (0.08, 0.14), (0.24, 0.34), (0.62, 0.42)], START, LINE)
    canvas.line([(-0.44, 0.24), (-0.26, -0.06), (-0.04, -0.22)], 0.06, WATER)
    for x, y in ((0.42, -0.36), (0.54, -0.16), (0.24, -0.42), (0.48, 0.02)):
        canvas.disc((x, y), 0.1, FOAM, 0.04)


def wild_water(canvas: Canvas) -> None:
    """Rocks in the rapids."""
    for y in (-0.26, 0.02, 0.3):
        rapid = [(-0.6 + step * 0.1, y + 0.08 * sin(step * 1.3 + y * 9)) for step in range(13)]
        canvas.line(rapid, 0.15, DEEP)
        canvas.line(rapid, 0.09, FOAM)
    rock(canvas, (-0.24, -0.12), 0.46)
    rock(canvas, (0.3, 0.14), 0.54)


def lagoon(canvas: Canvas) -> None:
    """A palm on its island."""
    canvas.oval((0.02, 0.36), 0.5, 0.13, SAND, LINE)
    canvas.line([(0.02, 0.34), (0.06, 0.06), (-0.02, -0.18)], 0.17, INK)
    canvas.line([(0.02, 0.34), (0.06, 0.06), (-0.02, -0.18)], 0.1, WOOD_DARK)
    for x, y, turn in ((-0.32, -0.22, -18), (0.28, -0.22, 18), (-0.22, -0.4, 28), (0.2, -0.4, -28)):
        canvas.oval((x, y), 0.3, 0.09, GRASS_DARK, LINE, turn)
    for x in (-0.08, 0.06):
        canvas.disc((x, -0.14), 0.07, WOOD, 0.04)


EMBLEMS: Mapping[str, Emblem] = {
    "puddle": puddle,
    "foot-bath": foot_bath,
    "duckling-pool": duckling_pool,
    "splash-pad": splash_pads,
    "splash-pads": splash_pads,
    "hot-tub": hot_tub,
    "fountain": fountain,
    "mud-bath": mud_bath,
    "baby-slide": baby_slide,
    "plunge-pool": plunge_pool,
    "grotto": grotto,
    "bubble-bath": bubble_bath,
    "waterfall": waterfall,
    "lazy-river": lazy_river,
    "tube-slide": tube_slide,
    "salt-pool": salt_pool,
    "diving-tower": diving_tower,
    "lap-pool": lap_pool,
    "paddle-lake": paddle_lake,
    "wave-pool": wave_pool,
    "wild-water": wild_water,
    "lagoon": lagoon,
}
