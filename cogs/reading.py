"""What there is to read and look at before anybody plays: rules and boards."""

import asyncio

from data import Refused, Why
from engine import BadSetup
from render.texts import Texts

from .answers import Answer
from .faces.boards import KIND, board_page, boards_page, lay
from .faces.rules import rules_page
from .opening import value_of
from .replies import refusal

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
