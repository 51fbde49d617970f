"""The one way to the database. Every method is a transaction of its own, and what it returns are values."""

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Self

from sqlmodel import col, func, select, update

from engine.record import Record

from .clock import Clock
from .database import DEFAULT_URL, Database, Session
from .deadlines import Deadlines
from .lobby import Lobby
from .models import ResultRow, SeatRow, SettingRow, TableRow
from .play import said
from .posts import Posts, settings_of
from .table_in_transaction import find_table
from .transactions import Refusal, StoreBase, may_refuse, reads, writes
from .values import OPEN, Result, Table, Why

CLOCK = Clock()


class Store(Lobby, Deadlines, Posts, StoreBase):
    """Before the game: `Lobby`. During the game: `Play` and `Deadlines`. Showing it: `Posts`. Here: finding things."""

    @classmethod
    async def open(
        cls,
        url: str = DEFAULT_URL,
        *,
        clock: Clock = CLOCK,
        seed: Callable[[], str] = lambda: token_hex(32),
    ) -> Self:
        """Open the database and bring it up to date."""
        return cls(await Database.open(url), clock=clock, seed=seed)

    async def close(self) -> None:
        await self.database.close()

    @may_refuse
    @reads
    async def load(self, session: Session, table_id: int) -> Table:
        return (await find_table(session, table_id)).value()

    @reads
    async def table_at(self, session: Session, channel_id: int) -> int | None:
        """The open table in this channel."""
        here = select(TableRow.id).where(col(TableRow.channel_id) == channel_id, col(TableRow.status).in_(OPEN))
        return (await session.exec(here)).first()

    @reads
    async def tables_of(self, session: Session, user_id: int) -> Sequence[int]:
        """The open tables where this person sits, the most recently used first."""
        theirs = (
            select(SeatRow.table_id)
            .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
            .where(col(SeatRow.user_id) == user_id, col(TableRow.status).in_(OPEN))
            .order_by(col(TableRow.touched).desc())
        )
        return (await session.exec(theirs)).all()

    @reads
    async def tables_in(self, session: Session, guild_id: int) -> Sequence[int]:
        """The open tables of this server."""
        there = select(TableRow.id).where(col(TableRow.guild_id) == guild_id, col(TableRow.status).in_(OPEN))
        return [each for each in await session.exec(there) if each is not None]

    @reads
    async def count_open(self, session: Session) -> int:
        """How many tables are open anywhere."""
        return (await session.exec(select(func.count()).where(col(TableRow.status).in_(OPEN)))).one()

    @may_refuse
    @reads
    async def record(self, session: Session, table_id: int) -> str:
        """The game as text. Until the game is over it's sealed, but still as private as the hands."""
        table = await find_table(session, table_id)
        if table.row.snapshot is None:
            raise Refusal(Why.NOT_BEGUN, table_id=table_id)
        record = Record.of(table.game(), await said(session, table))
        return (record.sealed() if table.status.open else record).text()

    @reads
    async def results(self, session: Session, table_id: int) -> Sequence[Result]:
        """How a finished game went, seat by seat."""
        rows = await session.exec(
            select(ResultRow).where(col(ResultRow.table_id) == table_id).order_by(col(ResultRow.seat))
        )
        return [Result(**row.model_dump()) for row in rows]

    @reads
    async def setting(self, session: Session, key: str) -> str | None:
        return (await session.exec(select(SettingRow.value).where(col(SettingRow.key) == key))).first()

    @reads
    async def settings(self, session: Session, keys: Sequence[str]) -> Mapping[str, str]:
        """Those of them that are set."""
        return await settings_of(session, keys)

    @writes
    async def put_setting(self, session: Session, key: str, value: str) -> None:
        await session.merge(SettingRow(key=key, value=value))

    @writes
    async def swap_setting(self, session: Session, key: str, old: str | None, new: str) -> bool:
        """Set it if it still is `old`: if several processes try at once, one succeeds."""
        if old is None:
            if await session.get(SettingRow, key) is not None:
                return False
            session.add(SettingRow(key=key, value=new))
            return True
        this = (col(SettingRow.key) == key, col(SettingRow.value) == old)
        swap = update(SettingRow).where(*this).values(value=new).returning(col(SettingRow.key))
        return (await session.exec(swap)).first() is not None
