"""Duck Race: its cards, boards and rules. Only the computer players use more than is exported here."""

from .board import AHEAD, ALL_BUOYS, BUOYS, EDGE, FACINGS, Board
from .cards import Card
from .cards import Path as CardPath
from .codes import LONGEST_CODE, RANDOM_BOARDS, board_of
from .content import BOARDS, CARDS, CONTENT
from .game import Race
from .rules_1 import RaceRules1
from .swim import OFF_BOARD, Ducky, Swim, stroll, swim
from .table import DRAW_3, DUCKY_OF, LETTERS, MEANING, THE_DOG, Dog, Position, Turn

__all__ = [
    "AHEAD",
    "ALL_BUOYS",
    "BOARDS",
    "BUOYS",
    "CARDS",
    "CONTENT",
    "DRAW_3",
    "DUCKY_OF",
    "EDGE",
    "FACINGS",
    "LETTERS",
    "LONGEST_CODE",
    "MEANING",
    "OFF_BOARD",
    "RANDOM_BOARDS",
    "THE_DOG",
    "Board",
    "Card",
    "CardPath",
    "Dog",
    "Ducky",
    "Position",
    "Race",
    "RaceRules1",
    "Swim",
    "Turn",
    "board_of",
    "stroll",
    "swim",
]
