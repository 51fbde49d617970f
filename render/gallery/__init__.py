"""Duck Gallery in words: the line, the hand, what is asked and what happened. Only the teller is for the outside."""

from engine.gallery import CONTENT

from ..tellers import SeatLook, Teller
from .asking import label, question
from .board import board
from .hand import hand
from .news import news
from .result import result

__all__ = ["TELLER"]

LOOKS = [SeatLook(look.letter, look.colour) for look in CONTENT.colours]
TELLER = Teller(board, hand, question, label, news, result, LOOKS)
