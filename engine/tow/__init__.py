"""Duck Tow: its cards, formations, parks and rules. Only the computer players use more than is exported here."""

from .content import CARDS, CONTENT, FORMATIONS
from .game import Tow
from .row import Claim, Column, runs, score, used
from .rules_1 import TowRules1
from .table import LIMITS, QUIET_ROUNDS, TOW, Position, Spot, Turn, Visitor

__all__ = [
    "CARDS",
    "CONTENT",
    "FORMATIONS",
    "LIMITS",
    "QUIET_ROUNDS",
    "TOW",
    "Claim",
    "Column",
    "Position",
    "Spot",
    "Tow",
    "TowRules1",
    "Turn",
    "Visitor",
    "runs",
    "score",
    "used",
]
