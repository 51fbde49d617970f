"""Duck Tow in words: the park, the hand, what is asked and what happened. Only its teller is for the outside."""

from ..teller import Lesson, SeatLook, Teller
from ..words.people import SEAT_LETTERS
from .words.board import board
from .words.facts import facts
from .words.hand import hand
from .words.labels import label
from .words.news import news
from .words.questions import question, warning
from .words.result import result

__all__ = ["TELLER"]

LOOKS = [SeatLook(letter) for letter in SEAT_LETTERS]
LESSONS = [Lesson("turn"), Lesson("end")]
TELLER = Teller(
    board, hand, question, label, news, result, LOOKS, lessons=LESSONS, opening=21, warning=warning, facts=facts
)
