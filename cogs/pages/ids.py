"""The custom ids of everything that can be clicked: `d1:say:2n:17.0:pick 36`. They come back from strangers.

A prefix with a version, what to do, the table's number, and what else that needs: for a word, the question it answers
and how many undos there were when it was asked, since an undo brings back old numbers.
"""

import re
from typing import NamedTuple

from engine import LONGEST_WORD

PREFIX, SELECT_PREFIX, FORM_PREFIX = "d1", "s1", "m1"  # of buttons, of selects, and of forms
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LONGEST_ID = 100
UNREADABLE = ""  # is no click
PATTERN = re.compile(r"(?P<prefix>d1|s1|m1):(?P<verb>[a-z]{1,12}):(?P<table>[0-9a-z]{1,8})(?::(?P<rest>[ -~]{0,76}))?")


class Click(NamedTuple):
    """What somebody wants done at a table."""

    verb: str
    table: int
    rest: str = ""

    @property
    def custom_id(self) -> str:
        return ":".join([PREFIX, self.verb, base36(self.table), *([self.rest] if self.rest else [])])

    @property
    def select_id(self) -> str:
        return SELECT_PREFIX + self.custom_id.removeprefix(PREFIX)

    @property
    def form_id(self) -> str:
        return FORM_PREFIX + self.custom_id.removeprefix(PREFIX)


class Answer(NamedTuple):
    """A word for the question of this number, asked after so many undos."""

    prompt: int
    undos: int
    word: str = ""

    @property
    def rest(self) -> str:
        return f"{self.prompt}.{self.undos}" + (f":{self.word}" if self.word else "")


def parse_click(custom_id: str) -> Click | None:
    match = PATTERN.fullmatch(custom_id)
    return Click(match["verb"], int(match["table"], 36), match["rest"] or "") if match else None


def parse_answer(rest: str) -> Answer | None:
    match = re.fullmatch(rf"([0-9]{{1,9}})\.([0-9]{{1,9}})(?::([ -~]{{1,{LONGEST_WORD}}}))?", rest)
    return Answer(int(match[1]), int(match[2]), match[3] or "") if match else None


def base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return digits or "0"
