"""Duck Race: its cards, boards and rules. From outside only what stands here is touched."""

from .board import FACINGS, Board
from .content import BOARDS, CARDS, CONTENT
from .game import Position, Race
from .swim import Ducky, Swim, swim

__all__ = ["BOARDS", "CARDS", "CONTENT", "FACINGS", "Board", "Ducky", "Position", "Race", "Swim", "swim"]
