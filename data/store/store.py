"""The one way to the database. Every method is a transaction of its own, and what it returns are values."""

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Self

from sqlmodel import bindparam, col, func, or_, select

from engine.record import Record

from .addresses import DEFAULT_URL
from .clock import Clock
from .database import Database
from .deadlines import Deadlines
from .export import Export
from .fleet import Fleet
from .forgetting import Forgetting
from .lobby import Lobby, table_at
from .models import ResultRow, SeatRow, SettingRow, TableRow
from .past import PastGames
from .play import said
from .posts import Posts, settings_of
from .results import Results
from .retention import Retention
from .session import Session
from .solves import Solves
from .statements import Statement, adding, changing, columns, is_open, numbered
from .table_in_transaction import find_table
from .transactions import Refusal, StoreBase, may_refuse, reads, writes
from .values import Result, Table, Why
from .watching import Watching

CLOCK = Clock()

TABLES_OF = Statement(
    select(SeatRow.table_id)
    .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
    .where(col(SeatRow.user_id) == bindparam("user_id"), is_open())
    .order_by(col(TableRow.touched).desc())
)
TABLES_IN = Statement(select(TableRow.id).where(col(TableRow.guild_id) == bindparam("guild_id"), is_open()))
TABLES_AROUND = Statement(
    select(TableRow.id).where(
        or_(col(TableRow.channel_id) == bindparam("channel_id"), col(TableRow.parent_id) == bindparam("channel_id")),
        is_open(),
    )
)
COUNT_OPEN = Statement(select(func.count()).where(is_open()))
RESULTS = Statement(
    select(*columns(ResultRow, *Result._fields))  # pyright: ignore
    .where(col(ResultRow.table_id) == bindparam("table_id"))
    .order_by(col(ResultRow.seat))
)
SETTING = Statement(select(SettingRow.value).where(col(SettingRow.key) == bindparam("key")))
ADD_SETTING = adding(SettingRow, ("key", "value"))
PUT_SETTING = changing(SettingRow, ("value",), ("key",))
SWAP_SETTING = changing(SettingRow, ("value",), ("key", "value"))


class Store(
    Lobby, Deadlines, Posts, Results, PastGames, Solves, Forgetting, Export, Retention, Fleet, Watching, StoreBase
):
    """Before the game: `Lobby`. During the game: `Play` and `Deadlines`. Showing it: `Posts`. After it:
    `Results`, `PastGames`, `Forgetting`, `Export` and `Retention`. Between games: `Solves`. Always: `Watching`, and
    among several processes `Fleet`. Here: finding things."""

    @classmethod
    async def open(
        cls,
        url: str = DEFAULT_URL,
        *,
        owner: str | None = None,
        clock: Clock = CLOCK,
        seed: Callable[[], str] = lambda: token_hex(32),
    ) -> Self:
        """Open the database and bring it up to date. If it's somebody else's than this `owner`'s, it's refused."""
        return cls(await Database.open(url, owner=owner), clock=clock, seed=seed)

    async def close(self) -> None:
        await self.database.close()

    @may_refuse
    @reads
    async def load(self, session: Session, table_id: int) -> Table:
        return (await find_table(session, table_id)).value()

    @reads
    async def table_at(self, session: Session, channel_id: int) -> int | None:
        """The open table in this channel."""
        return await table_at(session, channel_id)

    @reads
    async def tables_of(self, session: Session, user_id: int) -> Sequence[int]:
        """The open tables where this person sits, the most recently used first."""
        return [number for (number,) in await session.rows(TABLES_OF, user_id=user_id)]

    @reads
    async def tables_in(self, session: Session, guild_id: int) -> Sequence[int]:
        """The open tables of this server."""
        return [number for (number,) in await session.rows(TABLES_IN, guild_id=guild_id)]

    @reads
    async def tables_around(self, session: Session, channel_id: int) -> Sequence[int]:
        """The open tables in this channel and in its threads."""
        return [number for (number,) in await session.rows(TABLES_AROUND, channel_id=channel_id)]

    @reads
    async def count_open(self, session: Session) -> int:
        """How many tables are open anywhere."""
        return await session.first(COUNT_OPEN)

    @may_refuse
    @reads
    async def record(self, session: Session, table_id: int) -> str:
        """The game as text. Until the game is over it's sealed, but still as private as the hands."""
        table = await find_table(session, table_id)
        if table.row.snapshot is None:
            raise Refusal(Why.CLEARED if table.is_cleared else Why.NOT_BEGUN, table_id=table_id)
        row, log = table.row, await said(session, table)
        record = Record.of(table.game(), log, row.secret, (row.additions or "").splitlines())
        return (record.sealed() if table.status.open else record).text()

    @reads
    async def results(self, session: Session, table_id: int) -> Sequence[Result]:
        """How a finished game went, seat by seat."""
        return [Result(*row) for row in await session.rows(RESULTS, table_id=table_id)]

    @reads
    async def setting(self, session: Session, key: str) -> str | None:
        return await session.first(SETTING, key=key)

    @reads
    async def settings(self, session: Session, keys: Sequence[str]) -> Mapping[str, str]:
        """Those of them that are set."""
        return await settings_of(session, keys)

    @writes
    async def put_setting(self, session: Session, key: str, value: str) -> None:
        if not await session.change(PUT_SETTING, this_key=key, new_value=value):
            await session.change(ADD_SETTING, **numbered([{"key": key, "value": value}]))

    @writes
    async def swap_setting(self, session: Session, key: str, old: str | None, new: str) -> bool:
        """Set it if it still is `old`: if several processes try at once, one succeeds."""
        if old is None:
            if await session.first(SETTING, key=key) is not None:
                return False
            await session.change(ADD_SETTING, **numbered([{"key": key, "value": new}]))
            return True
        return await session.change(SWAP_SETTING, this_key=key, this_value=old, new_value=new) > 0
