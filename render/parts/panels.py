"""Panels of a picture that explains something: a caption in a few words, and below it a picture with round corners."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from ..draw.canvas import Canvas, Point, rounded
from ..draw.theme import FLOOR, INK, MARGIN, WHITE, WIDE, Colour
from ..text.breaking import Block, in_block
from ..text.writing import Anchor, write

CAPTION = 42  # pixels tall, on a picture 1200 wide: a phone shows a third of it
CAPTION_ROOM = 104  # pixels, for two lines
CAPTION_TALL = 56  # from the middle of the first to that of the last
ROUND = 26
GAP, TOP = 20, 14  # pixels between panels, and above them
PANEL_WIDE = (WIDE - 2 * MARGIN - GAP) // 2  # of two side by side


def draw_caption(picture: Image.Image, corner: Point, text: str, widest: float) -> None:
    draw_block(picture, (corner[0], corner[1] + CAPTION / 2), in_block(text, CAPTION, widest, CAPTION_TALL))


def draw_block(picture: Image.Image, at: Point, block: Block, ink: Colour = INK, anchor: Anchor = "lm") -> None:
    """From the middle of its first line on."""
    for number, line in enumerate(block.lines):
        write(ImageDraw.Draw(picture), (at[0], at[1] + number * block.step), line, block.size, ink, anchor=anchor)


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
