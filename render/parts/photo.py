"""A photo of how a game ended, on white paper with a caption, a bit askew: for the upper right of a podium."""

from functools import lru_cache

from PIL import Image, ImageDraw

from ..draw.canvas import Canvas, rounded, stamp
from ..draw.theme import INK, MARGIN, WHITE, WIDE
from ..text.writing import shrunk, write

PHOTO_WIDE, PHOTO_TALL, TALLER = 388, 262, 480  # pixels; it's taller where nobody stands below it
EDGE, CAPTION = 16, 58  # of the paper around it
TILT = -3  # degrees
TOP = 124


def photo_size(seats: int) -> tuple[int, int]:
    return PHOTO_WIDE, TALLER if seats == 2 else PHOTO_TALL


def draw_photo(picture: Image.Image, photo: Image.Image) -> None:
    """One that is mounted."""
    stamp(picture, photo, (WIDE - MARGIN - photo.width / 2 + 8, TOP + photo.height / 2))


def mounted(photo: Image.Image, caption: str) -> Image.Image:
    sprite = photo_paper(photo.width + 2 * EDGE, photo.height + EDGE + CAPTION).copy()
    sprite.paste(photo, (EDGE, EDGE))
    draw = ImageDraw.Draw(sprite)
    draw.rectangle((EDGE, EDGE, EDGE + photo.width - 1, EDGE + photo.height - 1), outline=INK, width=4)
    words, size = shrunk(caption, 34, photo.width)
    write(draw, (sprite.width / 2, sprite.height - CAPTION / 2 - 6), words, size, INK)
    return sprite.rotate(TILT, Image.Resampling.BICUBIC, expand=True)


@lru_cache(maxsize=2)
def photo_paper(wide: int, tall: int) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(3, 3, wide - 3, tall - 3, 12), WHITE, 5)
    return canvas.done()
