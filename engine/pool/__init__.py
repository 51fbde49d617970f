"""Duck Pool: its cards, pools and rules. Only the computer players look further in than what stands here."""

from .content import CARDS, CONTENT, POOLS
from .game import DuckPool
from .odds import Odds, odds
from .pools import Pool
from .table import Position, Turn

__all__ = ["CARDS", "CONTENT", "POOLS", "DuckPool", "Odds", "Pool", "Position", "Turn", "odds"]
