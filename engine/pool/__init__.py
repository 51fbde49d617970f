"""Duck Pool: its cards, pools and rules. Only the computer players use more than is exported here."""

from .content import CARDS, CONTENT, POOLS, SEATS
from .game import END, IDLE_ROUNDS, DuckPool
from .odds import Odds, odds
from .pools import Pool, shared
from .rules_1 import DuckPoolRules1
from .rules_2 import DuckPoolRules2
from .table import NOWHERE, Position, Turn, points_of

__all__ = [
    "CARDS",
    "CONTENT",
    "END",
    "IDLE_ROUNDS",
    "NOWHERE",
    "POOLS",
    "SEATS",
    "DuckPool",
    "DuckPoolRules1",
    "DuckPoolRules2",
    "Odds",
    "Pool",
    "Position",
    "Turn",
    "odds",
    "points_of",
    "shared",
]
