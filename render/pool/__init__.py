"""Duck Pool drawn and told. Only its artist and its teller are for the outside."""

from engine.pool import SEATS

from ..teller import Lesson, SeatLook, Teller
from .artist import ARTIST
from .words.alt import description
from .words.board import board
from .words.facts import facts
from .words.hand import hand
from .words.labels import label
from .words.news import news
from .words.questions import question
from .words.result import result

__all__ = ["ARTIST", "TELLER"]

LOOKS = [SeatLook(look.letter, look.colour) for look in SEATS]
LESSONS = [Lesson("turn"), Lesson("end")]
TELLER = Teller(board, hand, question, label, news, result, LOOKS, description, LESSONS, facts=facts)
