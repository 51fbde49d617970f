"""The letter of each choice: the same on the picture, on its button and in the words."""

from collections.abc import Sequence

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"  # a question has at most 25 moves


def lettered(moves: Sequence[str]) -> list[tuple[str, str]]:
    """Every move with its letter."""
    return list(zip(LETTERS, moves, strict=False))
