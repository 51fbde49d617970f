"""Duck Race: its cards, boards and rules. Only the computer players look further in than what stands here."""

from .board import FACINGS, Board
from .content import BOARDS, CARDS, CONTENT
from .game import Race
from .swim import Ducky, Swim, swim
from .table import Dog, Position, Turn

__all__ = ["BOARDS", "CARDS", "CONTENT", "FACINGS", "Board", "Dog", "Ducky", "Position", "Race", "Swim", "Turn", "swim"]
