"""Water in small pictures: sky above it, a wave behind the ducks, and one before them."""

from functools import lru_cache
from math import pi, sin

from PIL import Image

from ...draw.canvas import Canvas
from ...draw.theme import GLASS, WATER, WATER_LINE

SKY = GLASS
SWELL, WAVE = 4, 48  # pixels


def pond(size: tuple[int, int], top: float) -> Image.Image:
    """For you to draw on."""
    picture = Image.new("RGB", size, SKY)
    draw_wave(picture, top)
    return picture


def draw_wave(picture: Image.Image, top: float) -> None:
    """Water from there down to the bottom."""
    water = wave(picture.width, round(picture.height - top) + 2 * SWELL)
    picture.paste(water, (0, picture.height - water.height), water)


@lru_cache(maxsize=32)
def wave(wide: int, tall: int) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    crest = [(x, 2 * SWELL + SWELL * sin((x + 5 * tall) * 2 * pi / WAVE)) for x in range(-10, wide + 20, 5)]
    canvas.polygon([*crest, (wide + 20, tall + 20), (-10, tall + 20)], WATER, 4)
    canvas.line([(x, y + 7) for x, y in crest], 3, WATER_LINE)
    return canvas.done()
