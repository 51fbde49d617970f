"""The colours of Duck Gallery: its pictures are sent in a palette of them, and what is large is kept in it."""

from PIL import Image

from engine.gallery import CONTENT

from ...draw.encode import in_palette

COLOURS = frozenset([*[look.colour for look in CONTENT.colours], "wood", "oak", "plank"])


def in_colours(picture: Image.Image) -> Image.Image:
    return in_palette(picture, COLOURS)
