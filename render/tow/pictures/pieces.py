"""What there is in the park besides the places: ducks, food, free slots, footprints, bags, and the patterns of
formations."""

from functools import lru_cache

from PIL import Image, ImageOps

from engine.tow import CONTENT, FORMATIONS

from ...draw.canvas import Canvas, Point, around, rounded
from ...draw.ducks import portrait
from ...draw.theme import BEAK, COLOURS, FINAL, GOLD, INK, PAPER, SAND, WHITE, WOOD, WOOD_DARK, Colour, ink_on, mixed
from ...parts.badges import seat_letter, seat_sign
from ...text.writing import write_in_middle
from ..words.names import LETTERS, SEAT_COLOURS

LOOKS = CONTENT.colours
OUTLINE = 0.1
SIGN = 0.54  # how large the sign of a duck is, compared to the duck
PAINT = [COLOURS[look.colour] for look in LOOKS]


@lru_cache(maxsize=256)
def duck(which: int, size: float) -> Image.Image:
    """One of the four kinds, this many pixels long, looking to the right, with its letter on its shape."""
    sprite = plain_duck(which, size).copy()
    sign = duck_sign(which, SIGN * size)
    at = (round(0.4 * sprite.width - sign.width / 2), round(0.66 * sprite.height - sign.height / 2))
    sprite.alpha_composite(sign, (max(0, at[0]), max(0, at[1])))
    return sprite


def duck_sign(which: int, size: float) -> Image.Image:
    look = LOOKS[which]
    return seat_sign(look.letter, look.shape, size)


@lru_cache(maxsize=64)
def plain_duck(which: int, size: float) -> Image.Image:
    """Without a sign, where its row says what it is. It's simpler than a player: there are many of them, and small."""
    canvas = Canvas((2.3, 2), size / 2, (1.12, 1.04))
    paint = PAINT[which]
    beak = GOLD if LOOKS[which].colour == "orange" else BEAK
    canvas.polygon([(0.5, -0.36), (1.02, -0.2), (0.5, 0.02)], beak, OUTLINE)
    canvas.polygon([(-0.6, 0.2), (-1.02, -0.08), (-0.9, 0.5), (-0.5, 0.72)], paint, OUTLINE)
    canvas.oval((-0.06, 0.42), 0.8, 0.42, paint, OUTLINE)
    canvas.disc((0.24, -0.24), 0.46, paint, OUTLINE)
    canvas.oval((0.18, 0.26), 0.42, 0.2, paint)
    canvas.disc((0.4, -0.28), 0.1, INK if sum(paint) > 300 else WHITE)
    return canvas.done()


@lru_cache(maxsize=64)
def walker(seat: int, character: str, size: float) -> Image.Image:
    """A player in the park: larger than the ducks, with a hat, and the letter of the seat."""
    sprite = portrait(SEAT_COLOURS[seat], character, size).copy()
    sign = seat_letter(LETTERS[seat], 0.4 * size)
    at = (round(0.44 * sprite.width - sign.width / 2), round(0.72 * sprite.height - sign.height / 2))
    sprite.alpha_composite(sign, at)
    return sprite


@lru_cache(maxsize=64)
def food(which: int, size: float) -> Image.Image:
    """A slice of bread in the colour of the ducks that like it, this many pixels tall."""
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    paint = PAINT[which]
    canvas.polygon(slice_of_bread(0.46), paint, 0.09)
    sprite = canvas.done()
    write_in_middle(sprite, LOOKS[which].letter, 0.62 * size, ink_on(paint), (0, 0.04 * size))
    return sprite


def slice_of_bread(half: float) -> list[Point]:
    top = [(x * half, y * half) for x, y in ((-0.72, -0.12), (-0.98, -0.42), (-0.8, -0.86), (-0.4, -1.0))]
    return [(-0.72 * half, 0.96 * half), *top, *[(-x, y) for x, y in reversed(top)], (0.72 * half, 0.96 * half)]


@lru_cache(maxsize=32)
def free_slot(size: float) -> Image.Image:
    """Room for a duck or for food."""
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    canvas.disc((0, 0), 0.3, mixed(INK, PAPER, 0.75))
    return canvas.done()


@lru_cache(maxsize=16)
def footprint(size: float, *, left: bool) -> Image.Image:
    """Of a webbed foot: an action that's left, or one that's spent."""
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    toes = [
        (0, 0.46),
        (-0.12, 0.3),
        (-0.42, -0.26),
        (-0.2, -0.18),
        (0, -0.46),
        (0.2, -0.18),
        (0.42, -0.26),
        (0.12, 0.3),
    ]
    if left:
        canvas.polygon(toes, COLOURS["orange"], 0.1)
        return canvas.done()
    canvas.polygon(toes, mixed(INK, PAPER, 0.5), 0.1, mixed(INK, PAPER, 0.5))
    canvas.polygon([(0.86 * x, 0.86 * y) for x, y in toes], PAPER)
    return canvas.done()


@lru_cache(maxsize=16)
def sack(size: float, colour: Colour = WOOD) -> Image.Image:
    """A bag, tied up."""
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    canvas.polygon([(-0.18, -0.5), (0.2, -0.5), (0.1, -0.24), (-0.1, -0.24)], colour, 0.08)
    canvas.oval((0, 0.14), 0.42, 0.36, colour, 0.08)
    canvas.line([(-0.14, -0.22), (0.14, -0.22)], 0.1, WOOD_DARK)
    return canvas.done()


@lru_cache(maxsize=16)
def card_back(tall: float) -> Image.Image:
    """A card of the deck, face down, on others."""
    canvas = Canvas((0.95, 1.1), tall)
    for step in (0.1, 0.05, 0):
        canvas.polygon(rounded(0.05 + step, 0.03 + step, 0.74 + step, 0.93 + step, 0.1), PAPER, 0.045)
    canvas.polygon(rounded(0.13, 0.11, 0.66, 0.85, 0.06), COLOURS["green"])
    canvas.polygon([(0.4 + 0.44 * x, 0.48 + 0.44 * y) for x, y in footprint_outline()], PAPER)
    return canvas.done()


def footprint_outline() -> list[Point]:
    return [(0, 0.4), (-0.4, -0.26), (-0.2, -0.18), (0, -0.44), (0.2, -0.18), (0.4, -0.26)]


@lru_cache(maxsize=64)
def pattern(formation: int, cell: float, ground: Colour = GOLD) -> Image.Image:
    """The ducks of a formation, each a square with rounded corners; colours don't matter."""
    shape = FORMATIONS[formation]
    canvas = Canvas((shape.columns + 0.2, shape.rows + 0.2), cell, (0.1, 0.1))
    for column, row in shape.ducks:
        canvas.polygon(rounded(column + 0.06, row + 0.06, column + 0.94, row + 0.94, 0.2), ground, 0.1)
        draw_duck_outline(canvas, (column + 0.5, row + 0.5), 0.62)
    return canvas.done()


def draw_duck_outline(canvas: Canvas, at: Point, size: float, colour: Colour = INK) -> None:
    """A tiny duck, looking to the right."""
    x, y = at
    body = [(-0.5, -0.04), (-0.2, 0.0), (0.02, -0.06), (0.4, 0.08), (0.3, 0.4), (-0.3, 0.42)]
    canvas.polygon([(x + size * a, y + size * b) for a, b in body], colour)
    canvas.polygon(around((x + 0.2 * size, y - 0.2 * size), 0.22 * size, 0.22 * size, corners=16), colour)
    beak = [(0.36, -0.28), (0.58, -0.16), (0.36, -0.08)]
    canvas.polygon([(x + size * a, y + size * b) for a, b in beak], colour)


@lru_cache(maxsize=16)
def facing_left(which: int, size: float) -> Image.Image:
    return ImageOps.mirror(plain_duck(which, size))


@lru_cache(maxsize=8)
def cross(size: float) -> Image.Image:
    """Says that something isn't there yet."""
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    canvas.disc((0, 0), 0.46, PAPER, 0.08)
    for side in (-1, 1):
        canvas.line([(-0.2, side * -0.2), (0.2, side * 0.2)], 0.13, COLOURS["orange"])
    return canvas.done()


INK_ON = [ink_on(paint) for paint in PAINT]
READY, CALM, GROUND = FINAL, WHITE, SAND
