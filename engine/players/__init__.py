"""Computer players. One that plays by its view is a function from what its seat may know to the word it says; one that
searches also imagines worlds. None of them ever sees a game."""

from .aimless import aimless
from .levels import (
    EASY,
    HARD,
    LEVELS,
    NORMAL,
    PLAYERS,
    SEARCHERS,
    Computer,
    Thinker,
    computer_of,
    first_about,
    judgement,
    levels_of,
    player_of,
    thinker_of,
    word_of,
)
from .search import Budget, Judged, Judgement, Player

__all__ = [
    "EASY",
    "HARD",
    "LEVELS",
    "NORMAL",
    "PLAYERS",
    "SEARCHERS",
    "Budget",
    "Computer",
    "Judged",
    "Judgement",
    "Player",
    "Thinker",
    "aimless",
    "computer_of",
    "first_about",
    "judgement",
    "levels_of",
    "player_of",
    "thinker_of",
    "word_of",
]
