"""The pools as places, seen from above: what the rim is made of, the floor, the water, and what stands beside it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from ...draw.canvas import Canvas, Point, rounded
from ...draw.theme import (
    GLASS,
    GOLD,
    GRASS,
    GRASS_DARK,
    INK,
    MATERIALS,
    METAL,
    NAVY,
    PAPER,
    SCARLET,
    START,
    WATER,
    WHITE,
    WOOD,
    WOOD_DARK,
    Colour,
    mixed,
)
from .emblems import EMBLEMS
from .palette import in_colours

STONE, MUD, SAND = MATERIALS["stone"], MATERIALS["mud"], MATERIALS["sand"]
HEADER, FOOTER = 54, 48  # pixels above and below a basin, on a picture 1200 wide
EDGE, RIM_TOP, RIM_SIDE, RIM_BOTTOM = 12, 24, 16, 26
EMBLEM = 78
FINE = 3


class Look(NamedTuple):
    """What a pool is made of. Every other block of its rim is of the second paint."""

    rim: Colour
    blocks: Colour
    block: int  # how long one is, in pixels
    corner: int  # how round it is
    floor: Colour = GLASS
    water: Colour = WATER


TILES = Look(WHITE, START, 36, 26)
POND = Look(SAND, mixed(SAND, GRASS_DARK, 0.3), 64, 44)
ROCKS = Look(STONE, mixed(STONE, WHITE, 0.3), 53, 44)
PLANKS = Look(WOOD, WOOD_DARK, 48, 44)
INFLATED = Look(WHITE, SCARLET, 50, 44)
LOOKS: Mapping[str, Look] = {
    "puddle": Look(MUD, mixed(MUD, WHITE, 0.25), 84, 44),
    "foot-bath": Look(PAPER, METAL, 34, 40),
    "duckling-pool": Look(WHITE, MATERIALS["lavender"], 56, 44),
    "splash-pad": TILES,
    "splash-pads": Look(METAL, WHITE, 34, 14),
    "hot-tub": PLANKS,
    "fountain": Look(STONE, mixed(STONE, WHITE, 0.45), 42, 44),
    "mud-bath": Look(WOOD_DARK, WOOD, 42, 44, mixed(MUD, WHITE, 0.62), mixed(MUD, WHITE, 0.25)),
    "baby-slide": INFLATED,
    "plunge-pool": Look(NAVY, START, 39, 26),
    "grotto": Look(mixed(STONE, INK, 0.33), STONE, 56, 44),
    "bubble-bath": Look(PAPER, mixed(SCARLET, WHITE, 0.6), 42, 44),
    "waterfall": ROCKS,
    "lazy-river": Look(SAND, PAPER, 45, 44),
    "tube-slide": Look(WHITE, MATERIALS["bush"], 50, 44),
    "salt-pool": Look(WHITE, mixed(METAL, WHITE, 0.5), 39, 44),
    "diving-tower": TILES,
    "lap-pool": Look(WHITE, SCARLET, 31, 10),
    "paddle-lake": Look(GRASS_DARK, mixed(GRASS_DARK, GRASS, 0.5), 70, 44),
    "wave-pool": Look(START, WHITE, 56, 40),
    "wild-water": ROCKS,
    "lagoon": POND,
}


class Basin(NamedTuple):
    """Where a pool lies in its cell, in pixels of a picture 1200 wide."""

    wide: int
    tall: int

    @property
    def outer(self) -> tuple[float, float, float, float]:
        return EDGE, HEADER, self.wide - EDGE, self.tall - FOOTER

    @property
    def inner(self) -> tuple[float, float, float, float]:
        left, top, right, bottom = self.outer
        return left + RIM_SIDE, top + RIM_TOP, right - RIM_SIDE, bottom - RIM_BOTTOM


@lru_cache(maxsize=32)
def place(name: str, wide: int, tall: int, scale: float, *, marked: bool = False) -> Image.Image:
    """A cell of the park with this pool, still empty; in the palette. `marked`: with the golden edge of the marker."""
    canvas = Canvas((wide, tall), scale, ground=GRASS, fine=FINE)
    basin, look = Basin(wide, tall), LOOKS[name]
    if marked:
        draw_golden_edge(canvas, basin, look)
    draw_rim(canvas, basin, look)
    draw_inside(canvas, basin, look)
    picture = canvas.done()
    emblem = emblem_of(name, EMBLEM * scale)
    at = (round((wide - 14) * scale - emblem.width), round(-2 * scale))
    picture.paste(emblem, at, emblem)
    return in_colours(picture)


@lru_cache(maxsize=8)
def lawn(wide: int, tall: int, scale: float) -> Image.Image:
    """A cell where there's no pool any more."""
    canvas = Canvas((wide, tall), scale, ground=GRASS, fine=FINE)
    draw_grass(canvas, Basin(wide, tall))
    for x, y in ((0.3, 0.4), (0.62, 0.3), (0.45, 0.62), (0.75, 0.66), (0.2, 0.7)):
        draw_tuft(canvas, (x * wide, y * tall))
    return in_colours(canvas.done())


@lru_cache(maxsize=64)
def emblem_of(name: str, size: float) -> Image.Image:
    canvas = Canvas((1.44, 1.16), size, (0.72, 0.6))
    EMBLEMS[name](canvas)
    return canvas.done()


def draw_grass(canvas: Canvas, basin: Basin) -> None:
    for x, y in ((0.55 * basin.wide, 44),):
        draw_tuft(canvas, (x, y))


def draw_tuft(canvas: Canvas, at: Point) -> None:
    for lean in (-6, 0, 6):
        canvas.line([(at[0] + lean / 3, at[1]), (at[0] + lean, at[1] - 10)], 3, GRASS_DARK)


def draw_rim(canvas: Canvas, basin: Basin, look: Look) -> None:
    left, top, right, bottom = basin.outer
    outline = rounded(left, top, right, bottom, look.corner)
    canvas.polygon(outline, look.rim)
    for start in range(0, round(around_length(basin)), 2 * look.block):
        canvas.line([along(basin, look.corner, start + step) for step in range(0, look.block, 6)], 26, look.blocks)
    ring = [*outline, outline[0]]
    canvas.line(ring, 6, INK)


def draw_golden_edge(canvas: Canvas, basin: Basin, look: Look) -> None:
    left, top, right, bottom = basin.outer
    canvas.polygon(rounded(left - 10, top - 10, right + 10, bottom + 10, look.corner + 10), GOLD, 5)


def around_length(basin: Basin) -> float:
    left, top, right, bottom = basin.outer
    return 2 * (right - left + bottom - top) - 40


def along(basin: Basin, corner: float, far: float) -> Point:
    """A point in the middle of the rim, so far around it."""
    left, top, right, bottom = basin.outer
    left, top, right, bottom = left + 9, top + 11, right - 9, bottom - 13
    wide, tall = right - left, bottom - top
    far %= 2 * (wide + tall)
    if far < wide:
        x, y = left + far, top
    elif far < wide + tall:
        x, y = right, top + far - wide
    elif far < 2 * wide + tall:
        x, y = right - (far - wide - tall), bottom
    else:
        x, y = left, bottom - (far - 2 * wide - tall)
    return rounded_off((x, y), (left, top, right, bottom), max(4, corner - 12))


def rounded_off(at: Point, box: tuple[float, float, float, float], radius: float) -> Point:
    """Moved onto the arc, if it's in a corner."""
    (x, y), (left, top, right, bottom) = at, box
    middle = (min(max(x, left + radius), right - radius), min(max(y, top + radius), bottom - radius))
    dx, dy = x - middle[0], y - middle[1]
    far = (dx * dx + dy * dy) ** 0.5
    if far <= radius:
        return at
    return middle[0] + dx * radius / far, middle[1] + dy * radius / far


def draw_inside(canvas: Canvas, basin: Basin, look: Look) -> None:
    left, top, right, bottom = basin.inner
    corner = max(8, look.corner - 18)
    canvas.polygon(rounded(left - 5, top - 5, right + 5, bottom + 5, corner), look.floor, 5)
    paint, middle = mixed(look.floor, look.water, 0.45), (top + bottom) / 2
    for x, y in ((left + 46, top + 22), (right - 60, top + 26), (left + 60, bottom - 20), ((left + right) / 2, middle)):
        canvas.line([(x - 14, y), (x - 5, y + 5), (x + 5, y), (x + 14, y + 5)], 4, paint)
