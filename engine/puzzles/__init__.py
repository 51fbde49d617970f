"""Puzzles: a position of one of the games, one seat to play, and a best answer that is known exactly.

`puzzle_of` makes one from a seed, always the same; it takes a while, so the outside has it made elsewhere. Whoever
solves it says words as in any game, until nothing is asked any more.
"""

from .kinds import Words, Worth, after, offered
from .making import KINDS, Puzzle, kind_of, puzzle_of, seed_of
from .pool import OneCard, filling_kinds

__all__ = [
    "KINDS",
    "OneCard",
    "Puzzle",
    "Words",
    "Worth",
    "after",
    "filling_kinds",
    "kind_of",
    "offered",
    "puzzle_of",
    "seed_of",
]
