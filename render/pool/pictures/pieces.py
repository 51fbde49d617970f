"""What there is in the park besides ducks: floats, places in the water, tokens, and the backs of cards."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from ...draw.canvas import Canvas, Point, around, rounded, star
from ...draw.theme import (
    BLACK,
    COLOURS,
    FINAL,
    FOAM,
    GOLD,
    GRASS,
    INK,
    LIFE_RING,
    METAL,
    NAVY,
    PAPER,
    SCARLET,
    WATER,
    WATER_LINE,
    WHITE,
    Colour,
    mixed,
    tones,
)
from ...parts.badges import seat_sign

DASHES = 8


# Floats


@lru_cache(maxsize=64)
def float_of(kind: str, size: float) -> Image.Image:
    """Seen from above: an inflated ring, or a flamingo, this many pixels across."""
    return FLOATS[kind](size)


def ring(size: float) -> Image.Image:
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    draw_ring(canvas, (0, 0), 0.48, LIFE_RING)
    return canvas.done()


def draw_ring(canvas: Canvas, centre: Point, radius: float, paint: Colour) -> None:
    canvas.line(
        [*around(centre, 0.74 * radius, 0.74 * radius), (centre[0] + 0.74 * radius, centre[1])], 0.62 * radius, INK
    )
    for stripe in range(8):
        turns = [2 * pi * (stripe + step / 5) / 8 for step in range(6)]
        arc = [(centre[0] + 0.74 * radius * cos(turn), centre[1] + 0.74 * radius * sin(turn)) for turn in turns]
        canvas.line(arc, 0.44 * radius, WHITE if stripe % 2 else paint)
    canvas.line(around(centre, 0.8 * radius, 0.8 * radius)[28:34], 0.08 * radius, mixed(paint, WHITE, 0.7))


def flamingo(size: float) -> Image.Image:
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    pink = COLOURS["pink"]
    canvas.line([*around((-0.04, 0.16), 0.28, 0.24), (0.24, 0.16)], 0.24, INK)
    canvas.line([*around((-0.04, 0.16), 0.28, 0.24), (0.24, 0.16)], 0.16, pink)
    neck = [(0.2, 0.14), (0.34, -0.02), (0.32, -0.2), (0.18, -0.26), (0.1, -0.16)]
    for thick, paint in ((0.2, INK), (0.12, pink)):
        canvas.line(neck, thick, paint)
    canvas.disc((0.12, -0.28), 0.13, pink, 0.045)
    canvas.polygon([(0.04, -0.34), (-0.12, -0.26), (-0.08, -0.12), (0.04, -0.2)], PAPER, 0.045)
    canvas.polygon([(-0.12, -0.26), (-0.08, -0.12), (-0.02, -0.19)], BLACK)
    canvas.disc((0.11, -0.31), 0.03, INK)
    canvas.polygon([(-0.34, 0.1), (-0.52, -0.08), (-0.42, 0.2), (-0.52, 0.3), (-0.3, 0.3)], tones(pink).light, 0.045)
    return canvas.done()


FLOATS = {"ring": ring, "flamingo": flamingo}


@lru_cache(maxsize=16)
def free_float(size: float) -> Image.Image:
    """Room for a float: its outline in dashes."""
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    draw_dashes(canvas, (0, 0), 0.4, 0.09, INK, 6)
    canvas.disc((0, 0), 0.14, INK)
    canvas.disc((0, 0), 0.08, GRASS)
    return canvas.done()


# Places in the water


def draw_dashes(canvas: Canvas, centre: Point, radius: float, thick: float, paint: Colour, count: int = DASHES) -> None:
    for dash in range(count):
        turns = [2 * pi * (dash + share) / count for share in (0, 0.2, 0.4, 0.56)]
        canvas.line([(centre[0] + radius * cos(turn), centre[1] + radius * sin(turn)) for turn in turns], thick, paint)


@lru_cache(maxsize=64)
def free_place(size: float) -> Image.Image:
    """Where one more duck fits."""
    canvas = Canvas((1, 1), size, (0.5, 0.5))
    canvas.disc((0, 0), 0.42, mixed(WATER_LINE, WHITE, 0.55))
    draw_dashes(canvas, (0, 0), 0.42, 0.075, INK)
    return canvas.done()


@lru_cache(maxsize=64)
def place_taken(size: int, ground: Colour) -> Image.Image:
    """A single place with a duck icon."""
    canvas = Canvas((1, 1), size, (0.5, 0.5))
    canvas.disc((0, 0), 0.42, ground, 0.07)
    sprite = canvas.done()
    icon = pip(0.56 * size)
    sprite.alpha_composite(icon, ((sprite.width - icon.width) // 2, (sprite.height - icon.height) // 2))
    return sprite


@lru_cache(maxsize=128)
def taken_places(icons: int, wide: int, tall: int, ground: Colour, edge: Colour) -> Image.Image:
    """As many places in a row as a duck takes up."""
    canvas = Canvas((wide, tall), 1)
    unit = wide / icons
    line = max(2.5, 0.05 * unit)
    outline = rounded(line, line, wide - line, tall - line, min(0.42 * unit, tall / 2 - line))
    canvas.polygon(outline, ground, line, edge)
    for place in range(1, icons):
        for y in range(round(0.16 * tall), round(0.84 * tall), 14):
            canvas.line([(place * unit, y), (place * unit, y + 6)], line * 0.8, mixed(edge, ground, 0.5))
    return canvas.done()


@lru_cache(maxsize=32)
def pip(size: float) -> Image.Image:
    """A duck icon, as on the cards."""
    canvas = Canvas((1, 0.9), size, (0.5, 0.48))
    body = [(-0.36, 0.26), (-0.42, 0.06), (-0.16, 0.0), (0.18, 0.04), (0.42, -0.12), (0.38, 0.18), (0.22, 0.3)]
    canvas.polygon([(0.28, -0.2), (0.46, -0.14), (0.28, -0.06)], LIFE_RING, 0.06)
    flip = [(-x, y) for x, y in body]
    canvas.polygon([*flip, (0.2, 0.34)], GOLD, 0.09)
    canvas.disc((0.16, -0.18), 0.2, GOLD, 0.09)
    canvas.polygon([(0.3, -0.06), (0.02, -0.06), (-0.06, 0.12), (0.3, 0.14)], GOLD)
    canvas.disc((0.2, -0.21), 0.045, INK)
    return canvas.done()


# What people own


@lru_cache(maxsize=64)
def token(letter: str, shape: str, colour: str, size: float) -> Image.Image:
    """A disc in the colour of a seat, with its sign."""
    canvas = Canvas((1.12, 1.12), size, (0.56, 0.56))
    canvas.disc((0, 0.03), 0.5, mixed(COLOURS[colour], INK, 0.5))
    canvas.disc((0, 0), 0.5, COLOURS[colour], 0.07)
    sprite = canvas.done()
    sign = seat_sign(letter, shape, 0.66 * size)
    sprite.alpha_composite(sign, ((sprite.width - sign.width) // 2, (sprite.height - sign.height) // 2))
    return sprite


@lru_cache(maxsize=16)
def springboard(wide: float, tall: float) -> Image.Image:
    """The dive marker."""
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(3, 3, wide - 3, tall - 3, 0.3 * tall), GOLD, 5)
    canvas.line([(0.1 * wide, 0.2 * tall), (0.9 * wide, 0.2 * tall)], 3, mixed(GOLD, WHITE, 0.6))
    return canvas.done()


@lru_cache(maxsize=16)
def card_back(tall: float) -> Image.Image:
    """A card, face down, on others."""
    canvas = Canvas((0.96, 1.14), tall)
    for step in (0.12, 0.06, 0):
        canvas.polygon(rounded(0.04 + step, 0.04 + step, 0.74 + step, 0.96 + step, 0.1), PAPER, 0.045)
    canvas.polygon(rounded(0.11, 0.11, 0.67, 0.89, 0.06), NAVY)
    draw_ring(canvas, (0.39, 0.5), 0.22, SCARLET)
    return canvas.done()


@lru_cache(maxsize=16)
def pool_back(tall: float) -> Image.Image:
    """A pool that's still to come."""
    canvas = Canvas((1.3, 1.1), tall, (0.65, 0.55))
    canvas.oval((0.04, 0.1), 0.56, 0.4, mixed(INK, PAPER, 0.5))
    canvas.oval((0, 0), 0.56, 0.42, METAL, 0.05)
    canvas.oval((0, 0), 0.42, 0.29, WATER, 0.05)
    canvas.line(around((0, 0), 0.28, 0.17)[22:34], 0.04, WATER_LINE)
    return canvas.done()


@lru_cache(maxsize=16)
def splash(size: float) -> Image.Image:
    """Where a duck has dived."""
    canvas = Canvas((1.3, 1), size, (0.65, 0.68))
    for x, tip, y in ((-0.36, -0.52, -0.26), (-0.16, -0.24, -0.54), (0.14, 0.2, -0.5), (0.36, 0.54, -0.24)):
        canvas.polygon([(x - 0.12, 0.06), (tip, y), (x + 0.12, 0.06)], FOAM, 0.05)
    canvas.oval((0, 0.1), 0.52, 0.15, FOAM, 0.05)
    for x, y in ((-0.44, -0.5), (0.02, -0.62), (0.44, -0.46)):
        canvas.disc((x, y), 0.05, FOAM, 0.035)
    return canvas.done()


@lru_cache(maxsize=16)
def burst(size: float) -> Image.Image:
    """Too many."""
    canvas = Canvas((2.2, 2.2), size / 2, (1.1, 1.1))
    canvas.polygon(star((0, 0), 1.0, 0.66, 12), SCARLET, 0.07)
    canvas.polygon(star((0, 0), 0.76, 0.5, 12), GOLD)
    return canvas.done()


@lru_cache(maxsize=16)
def star_of(size: float) -> Image.Image:
    """Full!"""
    canvas = Canvas((2.2, 2.2), size / 2, (1.1, 1.1))
    canvas.polygon(star((0, 0), 1.0, 0.52, 8), GOLD, 0.09)
    canvas.polygon(star((0, 0), 0.64, 0.34, 8), WHITE)
    canvas.line([(-0.22, 0.0), (-0.04, 0.2), (0.26, -0.2)], 0.14, FINAL)
    return canvas.done()
