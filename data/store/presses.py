"""The log of a game as presses, for undo: what was said at once, and by whom."""

from datetime import datetime
from typing import NamedTuple

from sqlmodel import bindparam, col, select

from engine import UNDO

from .models import MoveRow
from .session import Session
from .statements import Statement

PRESSES = Statement(
    select(MoveRow.seat, MoveRow.word, MoveRow.interaction_id, MoveRow.said)
    .where(col(MoveRow.table_id) == bindparam("table_id"))
    .order_by(col(MoveRow.number))
)


class Press(NamedTuple):
    """A word of the log. Of a phrase, the first has the interaction, and all have the same time."""

    seat: int
    word: str
    interaction_id: int | None
    said: datetime


async def presses_at(session: Session, table_id: int) -> list[Press]:
    return [Press(*row) for row in await session.rows(PRESSES, table_id=table_id)]


def said_at_once(log: list[Press], seat: int) -> int:
    """How many of this seat's words were said in its last press, those that were taken back left out."""
    mine, count = _kept_words(log, seat), 1
    while count < len(mine) and mine[-count].interaction_id is None and mine[-count].said == mine[-count - 1].said:
        count += 1
    return count if mine and mine[-count].interaction_id is not None else 1


def _kept_words(log: list[Press], seat: int) -> list[Press]:
    """This seat's words but those that it has taken back."""
    mine: list[Press] = []
    for each in [each for each in log if each.seat == seat]:
        if each.word.startswith(UNDO):
            del mine[-int(each.word.split()[1]) :]
        else:
            mine.append(each)
    return mine


def own_words(log: list[Press], seat: int) -> list[Press]:
    """Of a game that is played on: those since this seat's first press here. Copied words came by no interaction."""
    kept = _kept_words(log, seat)
    return kept[next((place for place, each in enumerate(kept) if each.interaction_id is not None), len(kept)) :]
