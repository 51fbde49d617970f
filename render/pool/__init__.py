"""Duck Pool in words: the circle, the hand, what is asked and what happened. Only the teller is for the outside."""

from ..tellers import Teller
from .asking import question
from .board import board
from .hand import hand
from .labels import label
from .news import news
from .result import result

__all__ = ["TELLER"]

TELLER = Teller(board, hand, question, label, news, result)
