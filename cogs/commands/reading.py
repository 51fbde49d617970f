"""What there is to read and look at before anybody plays: rules and boards."""

import asyncio

from data.store import Refused, Why
from engine import BadSetup
from render.words.texts import Texts

from ..clicks.answers import Answer
from ..clicks.replies import refusal
from ..pages.boards import KIND, board_page, boards_page, lay
from ..pages.rules import rules_page
from .open_table import value_of

FIRST_BOARD = "tub"


async def rules_of(words: Texts, kind: str) -> Answer:
    return rules_page(words, kind)


async def boards_of(words: Texts) -> Answer:
    return await asyncio.to_thread(boards_page, words, FIRST_BOARD)


async def board_of(words: Texts, wanted: str) -> Answer:
    """A board by chance takes a moment to be found."""
    try:
        return board_page(words, await asyncio.to_thread(lay, value_of(KIND, "board", wanted, words)))
    except BadSetup as error:
        return refusal(Refused(Why.OPTIONS, str(error)), words)
