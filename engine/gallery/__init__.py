"""Duck Gallery: its cards and rules. Only the computer players use more than is exported here."""

from .choices import CHOICES, covers
from .content import CARDS, CONTENT
from .game import Gallery
from .line import (
    KEEP,
    NOBODY,
    SPACES,
    SPACES_OF,
    WATER,
    Afloat,
    Line,
    Markers,
    after_shots,
    bumped,
    hidden_under,
    lifted,
    marked,
    moved,
    neighbours,
    unmarked,
)
from .rules_1 import GalleryRules1
from .table import Position

__all__ = [
    "CARDS",
    "CHOICES",
    "CONTENT",
    "KEEP",
    "NOBODY",
    "SPACES",
    "SPACES_OF",
    "WATER",
    "Afloat",
    "Gallery",
    "GalleryRules1",
    "Line",
    "Markers",
    "Position",
    "after_shots",
    "bumped",
    "covers",
    "hidden_under",
    "lifted",
    "marked",
    "moved",
    "neighbours",
    "unmarked",
]
