"""Duck Pool in words: the circle, the hand, what is asked and what happened. Only the teller is for the outside."""

from ..people import SEAT_LETTERS
from ..tellers import SeatLook, Teller
from .asking import question
from .board import board
from .hand import hand
from .labels import label
from .news import news
from .result import result

__all__ = ["TELLER"]

TELLER = Teller(board, hand, question, label, news, result, [SeatLook(letter) for letter in SEAT_LETTERS])
