"""Small signs that every game uses: the letter of a choice or of a seat, a tick, a halo, a crown, and a bonk."""

from functools import lru_cache

from PIL import Image

from ..draw.canvas import Canvas, around, star
from ..draw.shapes import SHAPES
from ..draw.theme import BEAK, COLOURS, FINAL, GOLD, INK, PAPER, PLUME, WHITE
from ..text.writing import write_in_middle

LETTER_DROP = {
    "drop": 0.1,
    "heart": -0.04,
    "cloud": 0.06,
    "star": 0.04,
    "acorn": 0.04,
}  # where a letter stands on a shape


@lru_cache(maxsize=256)
def badge(letter: str, size: float) -> Image.Image:
    """The letter of a choice, or two, the same as on its button."""
    canvas = Canvas((1.24, 1.24), size, (0.62, 0.62))
    canvas.disc((0, 0), 0.56, WHITE)
    canvas.disc((0, 0), 0.5, INK)
    sprite = canvas.done()
    write_in_middle(sprite, letter, size * (0.66 if len(letter) == 1 else 0.5), WHITE)
    return sprite


@lru_cache(maxsize=256)
def seat_letter(letters: str, size: float) -> Image.Image:
    """One letter, or two where a seat has several pieces."""
    canvas = Canvas((1.24, 1.24), size, (0.62, 0.62))
    canvas.disc((0, 0), 0.5, PAPER, 0.09)
    sprite = canvas.done()
    write_in_middle(sprite, letters, size * (0.72 if len(letters) == 1 else 0.56), INK)
    return sprite


@lru_cache(maxsize=256)
def seat_sign(letter: str, shape: str, size: float) -> Image.Image:
    """The letter of a seat on its shape, where a game has shapes."""
    if not shape:
        return seat_letter(letter, size)
    canvas = Canvas((1.5, 1.5), size, (0.75, 0.75))
    canvas.polygon(SHAPES[shape], PAPER, 0.09)
    sprite = canvas.done()
    write_in_middle(sprite, letter, size * 0.58, INK, (0, LETTER_DROP.get(shape, 0) * size))
    return sprite


@lru_cache(maxsize=8)
def tick(size: float) -> Image.Image:
    """Says that something has been chosen."""
    canvas = Canvas((1.2, 1.2), size, (0.6, 0.6))
    canvas.disc((0, 0), 0.5, FINAL, 0.06)
    canvas.line([(-0.24, 0.02), (-0.06, 0.2), (0.26, -0.2)], 0.14, WHITE)
    return canvas.done()


@lru_cache(maxsize=8)
def turn_mark(size: float) -> Image.Image:
    """It's their turn."""
    canvas = Canvas((1.2, 1.2), size, (0.6, 0.6))
    canvas.disc((0, 0), 0.5, GOLD, 0.09)
    canvas.polygon([(-0.16, -0.26), (0.3, 0), (-0.16, 0.26)], INK)
    return canvas.done()


@lru_cache(maxsize=64)
def halo(size: float) -> Image.Image:
    """Goes around whoever's turn it is."""
    canvas = Canvas((2.4, 2.4), size, (1.2, 1.2))
    for thick, colour in ((0.26, WHITE), (0.14, GOLD)):
        canvas.line([*around((0, 0), 0.98, 0.98), (0.98, 0)], thick, colour)
    return canvas.done()


@lru_cache(maxsize=32)
def crown(size: float, tilt: float = 0) -> Image.Image:
    """For whoever has won: this many pixels wide, and tilted clockwise by so many degrees."""
    canvas = Canvas((1.6, 1.6), size / 1.2, (0.8, 0.8), turn=tilt)
    points = [(-0.5, 0.34), (-0.58, -0.2), (-0.28, 0.04), (0, -0.4), (0.28, 0.04), (0.58, -0.2), (0.5, 0.34)]
    canvas.polygon(points, GOLD, 0.08)
    canvas.polygon([(-0.5, 0.34), (-0.52, 0.16), (0.52, 0.16), (0.5, 0.34)], BEAK)
    canvas.line([*points, points[0]], 0.08, INK)
    canvas.line([(-0.2, 0.02), (-0.04, -0.22)], 0.05, WHITE)
    for x, y in ((-0.58, -0.24), (0, -0.44), (0.58, -0.24)):
        canvas.disc((x, y), 0.09, GOLD, 0.06)
    for x in (-0.28, 0, 0.28):
        canvas.disc((x, 0.25), 0.055, PLUME if x else WHITE)
    return canvas.done()


@lru_cache(maxsize=16)
def bonk(size: float) -> Image.Image:
    """Something was hit here."""
    canvas = Canvas((2.2, 2.2), size, (1.1, 1.1))
    canvas.polygon(star((0, 0), 0.95, 0.5, 9), GOLD, 0.09)
    canvas.polygon(star((0, 0), 0.6, 0.32, 9), WHITE)
    sprite = canvas.done()
    write_in_middle(sprite, "!", size * 1.0, COLOURS["red"])
    return sprite
