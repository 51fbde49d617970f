"""Duck Tow drawn and told. Only its artist and its teller are for the outside."""

from ..teller import Lesson, SeatLook, Teller
from .artist import ARTIST
from .words.alt import description
from .words.board import board
from .words.facts import facts
from .words.hand import hand
from .words.labels import label
from .words.names import LETTERS, SEAT_COLOURS
from .words.news import news
from .words.questions import question, warning
from .words.result import result

__all__ = ["ARTIST", "TELLER"]

LOOKS = [SeatLook(letter, colour) for letter, colour in zip(LETTERS, SEAT_COLOURS, strict=False)]
LESSONS = [Lesson("turn"), Lesson("end")]
TELLER = Teller(
    *(board, hand, question, label, news, result, LOOKS, description, LESSONS),
    opening=21,
    warning=warning,
    facts=facts,
)
