"""Duck Tow: its cards, formations, parks and rules. Only the computer players use more than is exported here."""

from .content import CARDS, CONTENT
from .game import Tow
from .row import Claim, Column, runs, score, used
from .table import LIMITS, TOW, Position, Spot, Turn, Visitor

__all__ = [
    "CARDS",
    "CONTENT",
    "LIMITS",
    "TOW",
    "Claim",
    "Column",
    "Position",
    "Spot",
    "Tow",
    "Turn",
    "Visitor",
    "runs",
    "score",
    "used",
]
