"""Panels of a picture that explains something: a caption in a few words, and below it a picture with round corners."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from ..draw.canvas import Canvas, Point, rounded
from ..draw.theme import FLOOR, INK, MARGIN, WHITE, WIDE, Colour
from ..text.breaking import wrapped
from ..text.writing import write

CAPTION = 42  # pixels tall, on a picture 1200 wide: a phone shows a third of it
CAPTION_ROOM = 104  # pixels, for two lines
MOST_LINES = 2
SHRINKS = (1.0, 0.86, 0.74)  # of the size of a caption, until it fits
LINE = 1.16  # from one line to the next, in letters
ROUND = 26
GAP, TOP = 20, 14  # pixels between panels, and above them
PANEL_WIDE = (WIDE - 2 * MARGIN - GAP) // 2  # of two side by side


def fitting(text: str, widest: float) -> tuple[list[str], float]:
    """A caption in two lines at most, and its size: it gets smaller before it's cut."""
    tries = [(wrapped(text, share * CAPTION, widest), share * CAPTION) for share in SHRINKS]
    lines, size = next((each for each in tries if len(each[0]) <= MOST_LINES), tries[-1])
    return lines[:MOST_LINES], size


def draw_caption(picture: Image.Image, corner: Point, text: str, widest: float) -> None:
    lines, size = fitting(text, widest)
    for number, line in enumerate(lines):
        at = (corner[0], corner[1] + (number + 0.5) * LINE * size)
        write(ImageDraw.Draw(picture), at, line, size, INK, anchor="lm")


def captioned(panels: Mapping[str, Image.Image]) -> Image.Image:
    """Panels by their captions, two side by side, all of the same size."""
    wide, tall = next(iter(panels.values())).size
    below = TOP + CAPTION_ROOM + tall + TOP
    picture = Image.new("RGB", (WIDE, -(-len(panels) // 2) * below + TOP), FLOOR)
    for place, (caption, panel) in enumerate(panels.items()):
        left, top = MARGIN + place % 2 * (wide + GAP), place // 2 * below
        draw_caption(picture, (left + 4, top + TOP), caption, wide)
        paste_panel(picture, panel, (left, top + TOP + CAPTION_ROOM))
    return picture


def paste_panel(picture: Image.Image, part: Image.Image, corner: Point, frame: Colour = INK) -> None:
    """With round corners and a frame."""
    left, top = round(corner[0]), round(corner[1])
    picture.paste(part, (left, top), panel_mask(*part.size))
    edge = panel_frame(*part.size, frame)
    picture.paste(edge, (left, top), edge)


@lru_cache(maxsize=32)
def panel_mask(wide: int, tall: int) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(1, 1, wide - 1, tall - 1, ROUND), WHITE)
    return canvas.done().getchannel("A")


@lru_cache(maxsize=32)
def panel_frame(wide: int, tall: int, frame: Colour) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    outline = rounded(3, 3, wide - 3, tall - 3, ROUND - 2)
    canvas.line([*outline, outline[0]], 5, frame)
    return canvas.done()
