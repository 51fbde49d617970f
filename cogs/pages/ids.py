"""The custom ids of everything that can be clicked, such as `d1:say:2n:17.0:pick 36`. What comes back may be forged.

A prefix with a version, the verb, the table's id in base 36, and whatever else the verb needs. For a word or a phrase
that's the question it answers and the number of undos before it was asked, because an undo brings back old numbers.
"""

import re
from typing import NamedTuple

from engine.words import LONGEST_PHRASE

PREFIX, SELECT_PREFIX, FORM_PREFIX = "d1", "s1", "m1"  # for buttons, selects and forms
TYPED, LUCKY = "option", "lucky"  # the verbs that a form can have
NO_TABLE = 0  # in ids that aren't about a table, or about one that is yet to be chosen
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LONGEST_ID = 100
UNREADABLE = ""  # parses as no click
PATTERN = re.compile(r"(?P<prefix>d1|s1|m1):(?P<verb>[a-z]{1,12}):(?P<table>[0-9a-z]{1,8})(?::(?P<rest>[ -~]{0,76}))?")


class Click(NamedTuple):
    """What someone wants done at a table."""

    verb: str
    table_id: int
    rest: str = ""

    @property
    def custom_id(self) -> str:
        return ":".join([PREFIX, self.verb, base36(self.table_id), *([self.rest] if self.rest else [])])

    @property
    def select_id(self) -> str:
        return SELECT_PREFIX + self.custom_id.removeprefix(PREFIX)

    @property
    def form_id(self) -> str:
        return FORM_PREFIX + self.custom_id.removeprefix(PREFIX)


class Answer(NamedTuple):
    """A word, or a phrase, in answer to the question `prompt`, asked after `undos` undos."""

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
    match = re.fullmatch(rf"([0-9]{{1,9}})\.([0-9]{{1,9}})(?::([ -~]{{1,{LONGEST_PHRASE}}}))?", rest)
    return Answer(int(match[1]), int(match[2]), match[3] or "") if match else None


def base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return digits or "0"
