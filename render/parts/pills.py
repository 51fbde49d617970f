"""Words on a small rounded ground, readable whatever lies below."""

from functools import lru_cache

from PIL import Image, ImageDraw

from ..draw.canvas import Canvas, Point, rounded, stamp
from ..draw.theme import Colour
from ..text.writing import height, width, write


def draw_pill(picture: Image.Image, centre: Point, text: str, size: float, ground: Colour, ink: Colour) -> None:
    tall = max(1.3 * size, height(text, size) + 0.1 * size)
    stamp(picture, pill(round(pill_width(text, size)), round(tall), ground), centre)
    write(ImageDraw.Draw(picture), centre, text, size, ink)


def pill_width(text: str, size: float) -> float:
    return width(text, size) + 0.75 * size


@lru_cache(maxsize=512)
def pill(wide: int, tall: int, ground: Colour) -> Image.Image:
    line = tall / 14
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(line, line, wide - line, tall - line, tall / 2 - line), ground, line)
    return canvas.done()
