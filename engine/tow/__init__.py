"""Duck Tow: its cards, formations, parks and rules. Only the computer players look further in than what stands here."""

from .content import CARDS, CONTENT
from .game import Tow
from .row import Claim, Column
from .table import Position, Spot, Turn, Visitor

__all__ = ["CARDS", "CONTENT", "Claim", "Column", "Position", "Spot", "Tow", "Turn", "Visitor"]
