"""The places of the park, each with a drawing of its own, on a hexagon with room for a name below.

A tile is 180 units wide, around its middle. What is drawn on it lies in its upper half; ducks stand before that.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from ...draw.canvas import Canvas, Point, around, rounded, star
from ...draw.theme import (
    BEAK,
    CLOTH,
    COLOURS,
    FUR,
    GLASS,
    GOLD,
    INK,
    MATERIALS,
    METAL,
    METAL_DARK,
    NAVY,
    PAPER,
    PLUME,
    SAND,
    SCARLET,
    WATER,
    WATER_LINE,
    WHITE,
    WOOD,
    WOOD_DARK,
    Colour,
    mixed,
)
from .palette import in_colours

WIDE = 180  # units
LABEL = 28  # where the paper with the name begins, below the middle
LINE = 4
LAWN, GRASS, BUSH = MATERIALS["lawn"], MATERIALS["grass"], MATERIALS["bush"]
ROSY, SUNNY = mixed(COLOURS["pink"], PAPER, 0.5), mixed(COLOURS["yellow"], PAPER, 0.5)


def hexagon(tall: float, inset: float = 0) -> list[Point]:
    """Standing on a corner, this many units tall."""
    x, y = WIDE / 2 - inset, tall / 2 - 1.1 * inset
    return [(0, -y), (x, -y / 2), (x, y / 2), (0, y), (-x, y / 2), (-x, -y / 2)]


@lru_cache(maxsize=64)
def tile(place: str, wide: float, tall: float) -> Image.Image:
    """A place, so many pixels wide and tall, in the palette: lay it on a picture with the mask of a hexagon."""
    high = WIDE * tall / wide
    canvas = Canvas((WIDE, high), wide / WIDE, (WIDE / 2, high / 2), ground=GROUNDS.get(place, LAWN), fine=3)
    DRAWN[place](canvas)
    canvas.polygon([(-100, LABEL), (100, LABEL), (100, high), (-100, high)], PAPER, LINE)
    outline = hexagon(high, 3)
    canvas.line([*outline, outline[0]], 6, INK)
    return in_colours(canvas.done())


@lru_cache(maxsize=16)
def hexagon_mask(wide: float, tall: float) -> Image.Image:
    high = WIDE * tall / wide
    canvas = Canvas((WIDE, high), wide / WIDE, (WIDE / 2, high / 2), fine=3)
    canvas.polygon(hexagon(high, 3), WHITE, 6, WHITE)
    return canvas.done().getchannel("A")


@lru_cache(maxsize=16)
def frame(wide: float, tall: float, colour: Colour) -> Image.Image:
    """Around a tile that can be chosen."""
    high = WIDE * tall / wide
    canvas = Canvas((WIDE + 20, high + 20), wide / WIDE, (WIDE / 2 + 10, high / 2 + 10), fine=3)
    outline = hexagon(high, 3)
    canvas.line([*outline, outline[0]], 14, INK)
    canvas.line([*outline, outline[0]], 9, colour)
    return canvas.done()


@lru_cache(maxsize=64)
def vignette(place: str, wide: int, tall: int) -> Image.Image:
    """The drawing of a place alone, for cards. In the palette."""
    across = max(150, 96 * wide / tall)
    down = across * tall / wide
    canvas = Canvas((across, down), wide / across, (across / 2, down / 2 + 44), GROUNDS.get(place, LAWN), 3)
    DRAWN[place](canvas)
    return in_colours(canvas.done())


# The drawings


def wave(canvas: Canvas, left: float, right: float, y: float, colour: Colour = WATER_LINE) -> None:
    points = [(x, y + 2.5 * sin(x * 2 * pi / 16)) for x in range(round(left), round(right) + 1, 4)]
    canvas.line(points, 3, colour)


def leaves(canvas: Canvas, at: Point, size: float, colour: Colour = BUSH) -> None:
    x, y = at
    puffs = ((-0.7, 0.2, 0.55), (0.7, 0.2, 0.55), (0.0, -0.2, 0.75))
    for dx, dy, radius in puffs:
        canvas.disc((x + dx * size, y + dy * size), radius * size, colour, LINE)
    for dx, dy, radius in puffs:
        canvas.disc((x + dx * size, y + dy * size), radius * size - LINE / 2, colour)


def koi_pond(canvas: Canvas) -> None:
    canvas.oval((0, -34), 82, 46, WATER, LINE)
    for left, right, y in ((-58, -26, -52), (16, 46, -58), (-14, 14, -8)):
        wave(canvas, left, right, y)
    for x, y, side, colour in ((-30, -34, 1, BEAK), (34, -28, -1, WHITE)):
        canvas.polygon([(x - side * 14, y), (x - side * 30, y - 10), (x - side * 28, y + 10)], colour, 3)
        canvas.oval((x, y), 19, 9, colour, 3)
        canvas.oval((x + side * 2, y - 2), 6, 4, SCARLET)
        canvas.disc((x + side * 12, y - 2), 2, INK)
    canvas.disc((4, -62), 13, COLOURS["green"], 3)
    canvas.polygon([(4, -62), (16, -70), (18, -58)], WATER)
    canvas.polygon(star((4, -63), 8, 4, 6), COLOURS["pink"], 2)


def boat_house(canvas: Canvas) -> None:
    canvas.polygon([(-100, -22), (100, -22), (100, 40), (-100, 40)], WATER, LINE)
    for left, right, y in ((-80, -50, -8), (52, 82, -10)):
        wave(canvas, left, right, y)
    canvas.polygon([(-40, -58), (26, -58), (26, -14), (-40, -14)], WOOD, LINE)
    canvas.polygon([(-50, -56), (-7, -88), (36, -56)], SCARLET, LINE)
    canvas.polygon([(-22, -14), (-22, -40), (-7, -48), (8, -40), (8, -14)], NAVY, 3)
    canvas.polygon([(36, -26), (84, -26), (74, -8), (46, -8)], CLOTH, LINE)
    canvas.line([(52, -32), (76, -4)], 4, WOOD_DARK)


def rose_garden(canvas: Canvas) -> None:
    canvas.line([(-40, 0), (-40, -52), (-26, -74), (0, -84), (26, -74), (40, -52), (40, 0)], 14, INK)
    canvas.line([(-40, 0), (-40, -52), (-26, -74), (0, -84), (26, -74), (40, -52), (40, 0)], 7, BUSH)
    for x, y in ((-62, -20), (62, -20)):
        leaves(canvas, (x, y), 22)
    for x, y in ((-40, -40), (-30, -70), (0, -84), (30, -70), (40, -40), (-66, -28), (-54, -12), (66, -28), (56, -12)):
        canvas.disc((x, y), 9, PLUME, 3)
        canvas.line([(x - 3, y + 1), (x, y - 3), (x + 3, y + 1)], 2, mixed(PLUME, INK, 0.33))


def bandstand(canvas: Canvas) -> None:
    canvas.polygon([(-54, -20), (54, -20), (60, -4), (-60, -4)], SAND, LINE)
    for x in (-44, -15, 15, 44):
        canvas.line([(x, -56), (x, -20)], 9, INK)
        canvas.line([(x, -56), (x, -20)], 4, WHITE)
    canvas.polygon([(-60, -54), (-24, -76), (24, -76), (60, -54)], COLOURS["blue"], LINE)
    canvas.polygon([(-24, -76), (0, -92), (24, -76)], CLOTH, LINE)
    for x, y in ((-70, -34), (74, -38)):
        canvas.line([(x, y), (x, y - 22), (x + 10, y - 18)], 4, INK)
        canvas.oval((x - 4, y), 6, 4, INK)


def playground(canvas: Canvas) -> None:
    for x in (-70, -14):
        canvas.line([(x, -74), (x - 8, -6)], 8, INK)
        canvas.line([(x, -74), (x + 8, -6)], 8, INK)
    canvas.line([(-72, -74), (-12, -74)], 9, INK)
    canvas.line([(-72, -74), (-12, -74)], 4, WOOD)
    for x in (-52, -32):
        canvas.line([(x, -72), (x, -26)], 3, METAL_DARK)
    canvas.polygon([(-58, -28), (-26, -28), (-26, -20), (-58, -20)], SCARLET, 3)
    for x in (16, 32):
        canvas.line([(x, -78), (x, -6)], 5, WOOD_DARK)
    for y in (-62, -44, -26):
        canvas.line([(16, y), (32, y)], 5, WOOD_DARK)
    canvas.line([(30, -70), (52, -34), (80, -12)], 17, INK)
    canvas.line([(30, -70), (52, -34), (80, -12)], 9, GOLD)


def picnic_lawn(canvas: Canvas) -> None:
    canvas.polygon([(-52, -58), (44, -58), (72, -8), (-74, -8)], CLOTH, LINE)
    for step in range(3):
        top, bottom = -58 + step * 16.6, -58 + (step + 1) * 16.6
        for part in range(4):
            if (part + step) % 2 == 0:
                corners = [(part / 4, top), ((part + 1) / 4, top), ((part + 1) / 4, bottom), (part / 4, bottom)]
                canvas.polygon([(on_cloth(share, y), y) for share, y in corners], SCARLET)
    outline = [(-52, -58), (44, -58), (72, -8), (-74, -8)]
    canvas.line([*outline, outline[0]], LINE, INK)
    canvas.line([*around((14, -52), 26, 26)[24:], (40, -52)], 5, WOOD_DARK)
    canvas.polygon([(-16, -54), (44, -54), (36, -26), (-8, -26)], WOOD, LINE)
    canvas.line([(-12, -42), (40, -42)], 3, WOOD_DARK)
    canvas.disc((-40, -30), 10, COLOURS["green"], 3)


def on_cloth(share: float, y: float) -> float:
    """A point of the cloth, which is narrower above."""
    down = (y + 58) / 50
    left, right = -52 - 22 * down, 44 + 28 * down
    return left + share * (right - left)


def windmill(canvas: Canvas) -> None:
    leaves(canvas, (-64, -14), 18)
    canvas.polygon([(-20, -62), (20, -62), (30, -4), (-30, -4)], CLOTH, LINE)
    canvas.polygon([(-24, -60), (0, -86), (24, -60)], FUR, LINE)
    canvas.polygon(rounded(-9, -26, 9, -4, 4), WOOD_DARK, 3)
    for turn in range(4):
        a = pi / 4 + turn * pi / 2
        tip, side = (cos(a), sin(a)), (-sin(a), cos(a))
        arm = [(0, -54), (58 * tip[0], -54 + 58 * tip[1])]
        sail = [
            (16 * tip[0], -54 + 16 * tip[1]),
            (56 * tip[0], -54 + 56 * tip[1]),
            (56 * tip[0] + 15 * side[0], -54 + 56 * tip[1] + 15 * side[1]),
            (16 * tip[0] + 15 * side[0], -54 + 16 * tip[1] + 15 * side[1]),
        ]
        canvas.polygon(sail, WHITE, 3)
        canvas.line(arm, 5, WOOD_DARK)
    canvas.disc((0, -54), 6, GOLD, 3)


def stone_bridge(canvas: Canvas) -> None:
    canvas.polygon([(-100, -34), (100, -34), (100, 0), (-100, 0)], WATER, LINE)
    for left, right, y in ((-84, -60, -10), (60, 84, -12), (-10, 14, -8)):
        wave(canvas, left, right, y)
    deck = [(x, -66 + 22 * (x / 90) ** 2) for x in range(-90, 91, 10)]
    canvas.polygon([*deck, (90, -4), (62, -4), *arch(36, 26), *arch(-36, 26), (-62, -4), (-90, -4)], METAL, LINE)
    canvas.line([(x, y + 14) for x, y in deck], 3, METAL_DARK)
    for x in (-80, -40, 0, 40, 80):
        y = -66 + 22 * (x / 90) ** 2
        canvas.line([(x, y + 2), (x, y + 12)], 3, METAL_DARK)


def arch(x: float, radius: float) -> list[Point]:
    turns = [pi * step / 10 for step in range(11)]
    return [(x + radius * cos(turn), -4 - 34 * sin(turn)) for turn in turns]


def gift_shop(canvas: Canvas) -> None:
    canvas.polygon([(-58, -70), (58, -70), (58, -2), (-58, -2)], CLOTH, LINE)
    canvas.polygon(rounded(-48, -46, -2, -14, 4), GLASS, LINE)
    canvas.polygon(rounded(12, -46, 44, -2, 4), WOOD, LINE)
    canvas.disc((37, -22), 3, GOLD, 2)
    canvas.polygon([(-40, -34), (-12, -34), (-12, -14), (-40, -14)], SCARLET, 3)
    canvas.line([(-26, -34), (-26, -14)], 4, GOLD)
    for side in (-1, 1):
        canvas.oval((-26 + side * 6, -37), 6, 4, GOLD, 2, side * 25)
    for stripe in range(6):
        left, colour = -66 + stripe * 22, (PLUME, CLOTH)[stripe % 2]
        canvas.oval((left + 11, -54), 11, 9, colour, LINE)
        canvas.polygon([(left, -78), (left + 22, -78), (left + 22, -54), (left, -54)], colour)
    canvas.line([(-66, -78), (66, -78)], LINE, INK)
    for x in (-66, 66):
        canvas.line([(x, -78), (x, -54)], LINE, INK)


def adoption(canvas: Canvas) -> None:
    canvas.polygon([(-44, -46), (44, -46), (44, -2), (-44, -2)], WOOD, LINE)
    canvas.polygon([(-58, -44), (0, -90), (58, -44)], COLOURS["violet"], LINE)
    canvas.polygon(rounded(-19, -34, 19, 10, 18), INK)
    canvas.polygon([(0.9 * x, -56 + 0.9 * y) for x, y in heart_outline(17)], PLUME, LINE)
    for x in (-68, 68):
        canvas.line([(x, -26), (x, 0)], 7, INK)
        canvas.line([(x, -26), (x, 0)], 3, WHITE)
    for left in (-88, 48):
        canvas.line([(left, -16), (left + 40, -16)], 7, INK)
        canvas.line([(left, -16), (left + 40, -16)], 3, WHITE)


def heart_outline(size: float) -> list[Point]:
    turns = [2 * pi * step / 30 for step in range(30)]
    return [
        (
            size * sin(t) ** 3,
            -size / 16 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)),
        )
        for t in turns
    ]


GIFT_SHOP, ADOPTION = "gift-shop", "adopt"
DRAWN: Mapping[str, Callable[[Canvas], None]] = {
    "koi-pond": koi_pond,
    "boat-house": boat_house,
    "rose-garden": rose_garden,
    "bandstand": bandstand,
    "playground": playground,
    "picnic-lawn": picnic_lawn,
    "windmill": windmill,
    "stone-bridge": stone_bridge,
    GIFT_SHOP: gift_shop,
    ADOPTION: adoption,
}
GROUNDS: Mapping[str, Colour] = {GIFT_SHOP: SUNNY, ADOPTION: ROSY}
