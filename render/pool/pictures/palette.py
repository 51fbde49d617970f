"""The colours of Duck Pool: its pictures are sent in a palette of them, and what is large is kept in it."""

from PIL import Image

from engine.pool import SEATS

from ...draw.encode import in_palette

MATERIALS = ("wood", "oak", "plank", "grass", "bush", "sand", "stone", "mud", "lavender")
COLOURS = frozenset([*[look.colour for look in SEATS], "pink", "orange", *MATERIALS])


def in_colours(picture: Image.Image) -> Image.Image:
    return in_palette(picture, COLOURS)
