"""Duck Tow: its cards, formations, parks and rules. Only the computer players use more than is exported here."""

from .content import ADOPT, CARDS, CONTENT, FORMATIONS, GIFT_SHOP, LOCATION
from .formations import covered
from .game import Tow
from .row import Claim, Column, Row, claimable, empty_columns, moved_right, runs, score, shown, used
from .rules_1 import TowRules1
from .table import ACTIONS, FOOD, HAND, LIMITS, QUIET_ROUNDS, TOW, Position, Spot, Turn, Visitor, less, more

__all__ = [
    "ACTIONS",
    "ADOPT",
    "CARDS",
    "CONTENT",
    "FOOD",
    "FORMATIONS",
    "GIFT_SHOP",
    "HAND",
    "LIMITS",
    "LOCATION",
    "QUIET_ROUNDS",
    "TOW",
    "Claim",
    "Column",
    "Position",
    "Row",
    "Spot",
    "Tow",
    "TowRules1",
    "Turn",
    "Visitor",
    "claimable",
    "covered",
    "empty_columns",
    "less",
    "more",
    "moved_right",
    "runs",
    "score",
    "shown",
    "used",
]
