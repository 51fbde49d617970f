"""Duck Tow: its cards, formations and parks. The rules of the game are not here yet."""

from .content import CARDS, CONTENT

__all__ = ["CARDS", "CONTENT"]
