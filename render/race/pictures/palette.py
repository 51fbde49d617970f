"""The colours of Duck Race. Its pictures are sent in a palette of them, and what is large is kept in it: that takes a
quarter of the memory, and in the end every pixel gets a colour of the palette anyway."""

from PIL import Image

from engine.race import CONTENT

from ...draw.encode import in_palette

COLOURS = frozenset(look.colour for look in (*CONTENT.colours, *CONTENT.buoys))


def in_colours(picture: Image.Image) -> Image.Image:
    return in_palette(picture, COLOURS)
