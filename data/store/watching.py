"""For those who watch the program from outside: whether the database answers, and how much there is to do."""

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import literal
from sqlmodel import bindparam, col, func, select

from .models import OPEN, DeadlineRow, TableRow
from .posts import MANY
from .session import Session
from .statements import Statement
from .transactions import StoreBase, reads, writes

TURN = Statement(select(literal(1)))
OPEN_TABLES = Statement(
    select(TableRow.kind, TableRow.status, func.count()).where(OPEN).group_by(TableRow.kind, TableRow.status)
)
OVERDUE = Statement(select(func.count()).where(col(DeadlineRow.due) <= bindparam("now")))
UNSHOWN = Statement(
    select(TableRow.id, TableRow.touched)
    .where(col(TableRow.presented) < col(TableRow.version))
    .order_by(col(TableRow.touched))
    .limit(MANY)
)


class ToDo(NamedTuple):
    """What a look at the database tells: open tables by kind and status, deadlines whose time has come, and when the
    tables that aren't fully shown were last touched, the oldest first."""

    tables: Mapping[tuple[str, str], int]
    overdue: int
    unshown: Mapping[int, datetime]


class Watching(StoreBase):
    @writes
    async def take_a_turn(self, session: Session) -> None:
        """Wait for a turn to write, and write nothing."""
        await session.first(TURN)

    @reads
    async def to_do(self, session: Session) -> ToDo:
        """Indexes find all of this. So games that are over aren't counted: there are ever more of them."""
        tables = {(kind, status): count for kind, status, count in await session.rows(OPEN_TABLES)}
        overdue = await session.first(OVERDUE, now=self.clock.now)
        unshown = [(number, touched) for number, touched in await session.rows(UNSHOWN)]
        return ToDo(tables, overdue, dict(unshown))
