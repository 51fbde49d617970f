"""Duck Gallery: its cards and rules. Only the computer players use more than is exported here."""

from .content import CARDS, CONTENT
from .game import Gallery
from .line import NOBODY, SPACES, WATER, Afloat
from .rules_1 import GalleryRules1
from .table import Position

__all__ = ["CARDS", "CONTENT", "NOBODY", "SPACES", "WATER", "Afloat", "Gallery", "GalleryRules1", "Position"]
