"""Plastic duckies: from above, so that the beak shows which way one is headed; from the side, as a portrait; and with
the tail in the air."""

from functools import lru_cache

from PIL import Image, ImageOps

from .canvas import Canvas
from .hats import FROM_ABOVE, FROM_THE_SIDE
from .theme import BEAK, BLUSH, COLOURS, GOLD, INK, WHITE, Colour, mixed, tones

LINE = 0.07
BEAKS = {"orange": GOLD}  # where the usual one wouldn't be seen
LIGHT_WINGS = ("blue", "brown")  # so dark that nothing would be seen in the shade
ROOM = 2.5  # the side of a sprite, in units; a ducky is two long


@lru_cache(maxsize=512)
def from_above(colour: str, character: str, facing: float, size: float) -> Image.Image:
    """Facing is in degrees clockwise from the north; a ducky is so many pixels long."""
    canvas = Canvas((ROOM, ROOM), size / 2, (ROOM / 2, ROOM / 2), turn=facing)
    light, plain, shade = tones(COLOURS[colour])
    beak, wing = BEAKS.get(colour, BEAK), light if colour in LIGHT_WINGS else shade
    canvas.polygon([(-0.24, 0.7), (-0.15, 1.06), (0.02, 0.95), (0.18, 1.04), (0.24, 0.7)], plain, LINE)
    canvas.oval((0, 0.22), 0.66, 0.64, plain, LINE)
    for side in (-1, 1):
        canvas.oval((side * 0.56, 0.28), 0.19, 0.42, wing, LINE, side * 10)
        canvas.oval((side * 0.58, 0.2), 0.08, 0.22, plain, 0, side * 10)
    canvas.polygon([(-0.27, -0.66), (-0.22, -0.98), (0, -1.15), (0.22, -0.98), (0.27, -0.66)], beak, LINE)
    canvas.line([(0, -0.8), (0, -0.98)], 0.05, mixed(beak, INK, 0.45))
    canvas.oval((0, -0.4), 0.46, 0.42, plain, LINE)
    canvas.oval((-0.14, -0.5), 0.16, 0.14, light)
    for side in (-1, 1):
        canvas.oval((side * 0.27, -0.62), 0.13, 0.14, WHITE, 0.045)
        canvas.oval((side * 0.25, -0.66), 0.065, 0.08, INK)
    FROM_ABOVE[character](canvas)
    return canvas.done()


@lru_cache(maxsize=256)
def portrait(colour: str, character: str, size: float) -> Image.Image:
    """Looking to the right. Without a character it wears nothing."""
    canvas = Canvas((ROOM, ROOM), size / 2, (ROOM / 2, ROOM / 2 + 0.12))
    draw_aside(canvas, COLOURS[colour], BEAKS.get(colour, BEAK), light_wing=colour in LIGHT_WINGS)
    draw_face(canvas, COLOURS[colour])
    if character:
        FROM_THE_SIDE[character](canvas)
    return canvas.done()


def draw_aside(canvas: Canvas, paint: Colour, beak: Colour = BEAK, *, light_wing: bool = False) -> None:
    """A ducky from the side without a face, looking to the right."""
    light, plain, shade = tones(paint)
    canvas.polygon([(-0.62, 0.3), (-1.02, 0.02), (-0.9, 0.5), (-0.5, 0.75)], plain, LINE)
    canvas.oval((-0.06, 0.52), 0.8, 0.44, plain, LINE)
    canvas.oval((-0.06, 0.66), 0.66, 0.24, shade)
    canvas.oval((-0.06, 0.58), 0.7, 0.26, plain)
    canvas.polygon([(0.5, -0.28), (0.96, -0.2), (1.0, -0.07), (0.72, 0.05), (0.5, 0.06)], beak, LINE)
    canvas.line([(0.6, -0.09), (0.9, -0.1)], 0.045, mixed(beak, INK, 0.45))
    canvas.disc((0.2, -0.16), 0.47, plain, LINE)
    canvas.oval((0.2, 0.22), 0.36, 0.14, plain)
    canvas.oval((0.02, -0.3), 0.2, 0.17, light)
    canvas.oval((-0.2, 0.5), 0.38, 0.22, light if light_wing else shade, LINE, -14)
    canvas.oval((-0.24, 0.46), 0.24, 0.11, plain, 0, -14)


def draw_face(canvas: Canvas, paint: Colour) -> None:
    """The usual one."""
    canvas.oval((0.37, -0.2), 0.12, 0.15, WHITE, 0.045)
    canvas.oval((0.41, -0.19), 0.065, 0.09, INK)
    canvas.disc((0.43, -0.22), 0.025, WHITE)
    canvas.oval((0.28, 0.06), 0.11, 0.07, mixed(BLUSH, paint, 0.2))


@lru_cache(maxsize=256)
def swimming(colour: str, character: str, size: float) -> Image.Image:
    """The same, looking to the left."""
    return ImageOps.mirror(portrait(colour, character, size))


@lru_cache(maxsize=64)
def bottoms_up(colour: str, character: str, size: float) -> Image.Image:
    """Its head is under water, and its hat floats beside it."""
    canvas = Canvas((ROOM, ROOM), size / 2, (ROOM / 2, ROOM / 2 + 0.12))
    draw_tail_up(canvas, COLOURS[colour])
    sprite = canvas.done()
    if character:
        hat = floating_hat(character, 0.62 * size)
        sprite.alpha_composite(hat, (round(0.52 * sprite.width), round(0.42 * sprite.height)))
    return sprite


def draw_tail_up(canvas: Canvas, paint: Colour) -> None:
    """A ducky that looks for something under water."""
    light, plain, shade = tones(paint)
    for side in (-1, 1):
        canvas.line([(side * 0.2, -0.2), (side * 0.46, -0.5)], 0.2, INK)
        canvas.line([(side * 0.2, -0.2), (side * 0.46, -0.5)], 0.1, BEAK)
        toes = [(0.4, -0.38), (0.34, -0.78), (0.54, -0.68), (0.7, -0.76), (0.68, -0.56), (0.8, -0.42)]
        canvas.polygon([(side * x, y) for x, y in toes], BEAK, LINE)
    canvas.polygon([(-0.3, -0.1), (-0.18, -0.86), (0, -0.7), (0.16, -0.92), (0.3, -0.1)], plain, LINE)
    canvas.oval((0, 0.42), 0.6, 0.68, plain, LINE)
    canvas.polygon([(-0.22, -0.3), (0.22, -0.3), (0.3, 0.1), (-0.3, 0.1)], plain)
    canvas.oval((0.18, 0.5), 0.36, 0.5, shade)
    canvas.oval((0.06, 0.46), 0.44, 0.54, plain)
    canvas.oval((-0.24, 0.1), 0.14, 0.22, light, 0, 20)


def floating_hat(character: str, size: float) -> Image.Image:
    """What this character wears, without the duck, looking to the left."""
    canvas = Canvas((1.7, 1.5), size / 2, (0.7, 1.2))
    FROM_THE_SIDE[character](canvas)
    return ImageOps.mirror(canvas.done())
