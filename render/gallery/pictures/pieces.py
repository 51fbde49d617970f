"""What there is in the gallery besides the ducks: sights, ripples, shields, feathers and the backs of cards."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from ...draw.canvas import Canvas, Point, around, rounded
from ...draw.theme import FINAL, FOAM, GOLD, INK, METAL, NAVY, PAPER, SCARLET, WATER, WHITE, Colour, mixed, tones
from ...parts.badges import seat_sign
from ...text.writing import write_in_middle

CROSS: tuple[Point, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1))
DASHES = 12


@lru_cache(maxsize=32)
def sight(size: float) -> Image.Image:
    """A marker: a ring with four marks, this many pixels across."""
    canvas = Canvas((1.3, 1.3), size, (0.65, 0.65))
    canvas.disc((0, 0), 0.42, PAPER)
    for thick, colour in ((0.17, INK), (0.09, SCARLET)):
        canvas.line([*around((0, 0), 0.42, 0.42), (0.42, 0)], thick, colour)
        for x, y in CROSS:
            canvas.line([(0.28 * x, 0.28 * y), (0.56 * x, 0.56 * y)], thick, colour)
    canvas.disc((0, 0), 0.07, SCARLET)
    return canvas.done()


@lru_cache(maxsize=32)
def free_sight(size: float) -> Image.Image:
    """Where a marker could be put: its outline in dashes."""
    canvas = Canvas((1.3, 1.3), size, (0.65, 0.65))
    for dash in range(DASHES):
        turns = [2 * pi * (dash + share) / DASHES for share in (0, 0.2, 0.4, 0.55)]
        arc = [(0.44 * cos(turn), 0.44 * sin(turn)) for turn in turns]
        canvas.line(arc, 0.13, PAPER)
        canvas.line(arc, 0.07, SCARLET)
    return canvas.done()


@lru_cache(maxsize=32)
def ripples(size: float) -> Image.Image:
    """Water where no duck is; `size` is as long as a duck would be."""
    canvas = Canvas((1.1, 0.5), size, (0.55, 0.25))
    canvas.oval((0, 0), 0.46, 0.19, mixed(WATER, WHITE, 0.3))
    for x, y, wide in ((-0.12, -0.08, 0.2), (0.14, 0.0, 0.22), (-0.1, 0.09, 0.2)):
        wave = [(x + wide * (step / 8 - 0.5), y + 0.022 * sin(2 * pi * step / 8)) for step in range(9)]
        canvas.line(wave, 0.035, mixed(WATER, INK, 0.5))
    return canvas.done()


@lru_cache(maxsize=64)
def shield(letter: str, shape: str, size: float) -> Image.Image:
    """On a duck that can't be shot, with its sign."""
    canvas = Canvas((1.2, 1.3), size, (0.6, 0.62))
    outline = [(-0.5, -0.46), (0, -0.56), (0.5, -0.46), (0.48, 0.1), (0.3, 0.42), (0, 0.62), (-0.3, 0.42), (-0.48, 0.1)]
    canvas.polygon(outline, METAL, 0.09)
    sprite = canvas.done()
    if letter:
        sign = seat_sign(letter, shape, 0.78 * size)
        sprite.alpha_composite(sign, ((sprite.width - sign.width) // 2, round(0.59 * size - sign.height / 2)))
    return sprite


@lru_cache(maxsize=256)
def feather(colour: Colour, size: float, turn: float) -> Image.Image:
    """This many pixels long, turned by so many degrees."""
    canvas = Canvas((1.2, 1.2), size, (0.6, 0.6), turn=turn)
    light, plain, _ = tones(colour)
    canvas.polygon([(-0.5, 0), (-0.24, -0.22), (0.28, -0.2), (0.5, 0.02), (0.28, 0.2), (-0.24, 0.2)], plain, 0.08)
    canvas.line([(-0.55, 0), (0.3, 0)], 0.05, light)
    return canvas.done()


@lru_cache(maxsize=16)
def splash(size: float) -> Image.Image:
    """Where a duck has dived."""
    canvas = Canvas((1.2, 0.9), size, (0.6, 0.6))
    for x, tip, y in ((-0.34, -0.46, -0.2), (-0.14, -0.2, -0.42), (0.14, 0.2, -0.42), (0.34, 0.46, -0.2)):
        canvas.polygon([(x - 0.1, 0.06), (tip, y), (x + 0.1, 0.06)], FOAM, 0.05)
    canvas.oval((0, 0.1), 0.5, 0.13, FOAM, 0.05)
    return canvas.done()


@lru_cache(maxsize=16)
def card_back(tall: float) -> Image.Image:
    """A card of the duck deck, face down, on others."""
    canvas = Canvas((1.0, 1.22), tall)
    for step in (0.12, 0.06, 0):
        canvas.polygon(rounded(0.06 + step, 0.04 + step, 0.8 + step, 1.04 + step, 0.1), PAPER, 0.04)
    canvas.polygon(rounded(0.13, 0.11, 0.73, 0.97, 0.06), NAVY)
    canvas.oval((0.42, 0.64), 0.2, 0.13, GOLD)
    canvas.disc((0.34, 0.46), 0.12, GOLD)
    canvas.polygon([(0.24, 0.44), (0.16, 0.49), (0.25, 0.52)], mixed(GOLD, SCARLET, 0.5))
    canvas.polygon([(0.54, 0.6), (0.68, 0.5), (0.62, 0.68)], GOLD)
    canvas.disc((0.32, 0.43), 0.025, NAVY)
    return canvas.done()


@lru_cache(maxsize=16)
def card_face(tall: float) -> Image.Image:
    """An empty card of the duck deck, for a sign in its middle."""
    canvas = Canvas((0.74, 1.06), tall, (0.37, 0.53))
    canvas.polygon(rounded(-0.33, -0.5, 0.33, 0.5, 0.1), PAPER, 0.06)
    return canvas.done()


@lru_cache(maxsize=16)
def unseen_card(size: float) -> Image.Image:
    """A card that comes out of the duck deck: nobody knows yet what's on it."""
    canvas = Canvas((0.9, 1), size, (0.45, 0.5))
    canvas.polygon(rounded(-0.36, -0.42, 0.36, 0.42, 0.12), NAVY, 0.07)
    sprite = canvas.done()
    write_in_middle(sprite, "?", 0.6 * size, WHITE)
    return sprite


@lru_cache(maxsize=16)
def plus(size: float) -> Image.Image:
    """Something is added."""
    canvas = Canvas((1.2, 1.2), size, (0.6, 0.6))
    canvas.disc((0, 0), 0.5, FINAL, 0.08)
    canvas.line([(-0.24, 0), (0.24, 0)], 0.16, WHITE)
    canvas.line([(0, -0.24), (0, 0.24)], 0.16, WHITE)
    return canvas.done()
