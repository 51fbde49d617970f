"""The colours of Duck Tow: its pictures are sent in a palette of them, and what is large is kept in it."""

from PIL import Image

from engine.tow import CONTENT

from ...draw.encode import FEW_BLENDS, in_palette
from ..words.names import SEAT_COLOURS

MADE_OF = ("wood", "oak", "grass", "bush", "lawn", "sand")
COLOURS = frozenset([*[look.colour for look in CONTENT.colours], *SEAT_COLOURS, *MADE_OF, FEW_BLENDS])


def in_colours(picture: Image.Image) -> Image.Image:
    return in_palette(picture, COLOURS)
