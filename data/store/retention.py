"""What isn't kept for ever: the data of servers that have removed the bot, and how old games were played."""

from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import null
from sqlmodel import col, delete, func, select, update

from .forgetting import LEFT, NO_SETTING, NOTE, STANDS, given, has_id, patterns, to_be_scrubbed
from .models import (
    DeadlineRow,
    KeptSeatRow,
    MoveRow,
    PostRow,
    RatingRow,
    ResultRow,
    SeatRow,
    SettingRow,
    SolveRow,
    TableRow,
)
from .session import Session
from .statements import Statement, is_open, numbered
from .transactions import StoreBase, reads, writes
from .values import NOBODY, Status

GONE = "gone"  # begins the keys of settings that say when a server has removed the bot: `gone <server>`
KEPT_AFTER = timedelta(days=30)  # so long we keep the data of such a server: it may come back
BATCH = 20  # tables that are cleared in one transaction, so that nobody waits long for it

T = TypeVar("T")

THIS_TABLE = given("this_table")
THIS_SERVER = given("this_server")
OF_TABLE = (SeatRow, KeptSeatRow, MoveRow, PostRow, DeadlineRow, ResultRow)

GONE_SERVERS = Statement(select(SettingRow.key, SettingRow.value).where(col(SettingRow.key).like(f"{GONE} %")))
SERVER_KEYS = Statement(select(SettingRow.key).where(col(SettingRow.key).like(given("pattern"))))
SERVERS = [
    Statement(select(col(row.guild_id)).where(col(row.guild_id).is_not(None)).distinct())
    for row in (TableRow, RatingRow, SolveRow)
]
TABLES_OF_SERVER = Statement(
    select(TableRow.id).where(col(TableRow.guild_id) == THIS_SERVER).order_by(col(TableRow.id))
)
NEWEST = Statement(select(func.max(col(TableRow.id))))
NO_TABLE = Statement(delete(TableRow).where(col(TableRow.id) == THIS_TABLE))
NOTHING_OF_TABLE = [Statement(delete(row).where(col(row.table_id) == THIS_TABLE)) for row in OF_TABLE]
EMPTY_TABLE = Statement(
    update(TableRow)
    .where(col(TableRow.id) == THIS_TABLE)
    .values(
        guild_id=null(),
        channel_id=NOBODY,
        parent_id=null(),
        host_id=NOBODY,
        status=Status.EXPIRED.value,
        secret=null(),
        additions=null(),
        seed=null(),
        snapshot=null(),
        presented=col(TableRow.version),
    )
)
NOBODY_LEFT = Statement(delete(SettingRow).where(col(SettingRow.key).like(given("pattern"))))
NO_RATINGS = Statement(delete(RatingRow).where(col(RatingRow.guild_id) == THIS_SERVER))
NO_RESULTS = Statement(delete(ResultRow).where(col(ResultRow.guild_id) == THIS_SERVER))
NO_SOLVES = Statement(delete(SolveRow).where(col(SolveRow.guild_id) == THIS_SERVER))
NO_SETTINGS = Statement(delete(SettingRow).where(has_id(col(SettingRow.key))))

OLD_TABLES = Statement(
    select(TableRow.id, TableRow.rules)
    .where(
        ~is_open(),
        col(TableRow.touched) < given("before"),
        (col(TableRow.rules).is_(None)) | (col(TableRow.snapshot).is_not(None)),
        col(TableRow.id) < select(func.max(col(TableRow.id))).scalar_subquery(),
    )
    .order_by(col(TableRow.id))
)
KEEP_OUT = Statement(
    update(TableRow)
    .where(col(TableRow.id) == THIS_TABLE, ~is_open(), col(TableRow.lease_until) <= given("now"))
    .values(lease_owner=null())
)
NOT_KEPT = [Statement(delete(row).where(col(row.table_id) == THIS_TABLE)) for row in (MoveRow, PostRow, DeadlineRow)]
NO_ADDRESSES = Statement(
    update(SeatRow)
    .where(col(SeatRow.table_id) == THIS_TABLE)
    .values(dm_channel_id=null(), dm_open=null(), last_click=null(), sat_by=null(), lucky_word=null(), language=null())
)
NO_GAME = Statement(
    update(TableRow)
    .where(col(TableRow.id) == THIS_TABLE)
    .values(secret=null(), additions=null(), seed=null(), snapshot=null(), presented=col(TableRow.version))
)


class Retention(StoreBase):
    # Servers that have removed the bot

    @writes
    async def server_gone(self, session: Session, guild_id: int) -> None:
        """The time until its data goes begins now, unless it has begun already."""
        await _server_gone(session, guild_id, self.clock.now)

    async def server_back(self, guild_id: int) -> None:
        """After an outage this is said of many that were never gone: those cost no transaction that writes."""
        if await self._is_gone(guild_id):
            await self._server_back(guild_id)

    @reads
    async def _is_gone(self, session: Session, guild_id: int) -> bool:
        return await session.first(STANDS, key=f"{GONE} {guild_id}") is not None

    @writes
    async def _server_back(self, session: Session, guild_id: int) -> None:
        await session.change(NO_SETTING, key=f"{GONE} {guild_id}")

    @writes
    async def servers_here(self, session: Session, here: Collection[int], missing: Collection[int]) -> None:
        """Where the bot is and where it isn't, as Discord says when we start: either may have changed while we were
        away."""
        for guild_id in {guild_id for guild_id, _ in await _gone_servers(session)} & {*here}:
            await session.change(NO_SETTING, key=f"{GONE} {guild_id}")
        for guild_id in missing:
            await _server_gone(session, guild_id, self.clock.now)

    @reads
    async def known_servers(self, session: Session, *settings: str) -> Collection[int]:
        """All that we have data of. Each of `settings` begins the keys of what servers have set."""
        found = {row[0] for each in SERVERS for row in await session.rows(each)}
        rows = [row for each in settings for row in await session.rows(SERVER_KEYS, pattern=f"{each} %")]
        keys = [key.split()[1] for (key,) in rows]
        return found | {int(key) for key in keys if key.isdecimal()}

    async def clear_gone_servers(self, is_ours: Callable[[int], bool] = lambda _: True) -> int:
        """Delete the data of servers whose time is over, little by little, if they're ours. How many those were."""
        overdue = [guild_id for guild_id in await self._overdue_servers() if is_ours(guild_id)]
        for guild_id in overdue:
            tables = await self._tables_of_server(guild_id)
            for some in batches(tables):
                await self._clear_server(guild_id, some)
            await self._clear_server(guild_id, (), is_all=True)
        return len(overdue)

    @reads
    async def _overdue_servers(self, session: Session) -> Sequence[int]:
        before = self.clock.now - KEPT_AFTER
        return [guild_id for guild_id, since in await _gone_servers(session) if since <= before]

    @reads
    async def _tables_of_server(self, session: Session, guild_id: int) -> Sequence[int]:
        return [number for (number,) in await session.rows(TABLES_OF_SERVER, this_server=guild_id)]

    @writes
    async def _clear_server(
        self, session: Session, guild_id: int, tables: Sequence[int], *, is_all: bool = False
    ) -> None:
        """Nothing, if it has come back in the meantime."""
        if await session.first(STANDS, key=f"{GONE} {guild_id}") is None:
            return
        newest = await session.first(NEWEST)
        for table_id in tables:
            await _remove_table(session, table_id, is_newest=table_id == newest)
        if is_all:
            await session.change(NO_RESULTS, this_server=guild_id)
            await session.change(NO_RATINGS, this_server=guild_id)
            await session.change(NO_SOLVES, this_server=guild_id)
            await session.change(NO_SETTINGS, **patterns(guild_id))  # with the note that it's gone
        await to_be_scrubbed(session)

    # Old games

    async def clear_old_games(self, before: datetime) -> int:
        """Of games that were over before this, only the results and who played are kept; of tables where none was
        played, nothing. How many tables that were."""
        return sum([await self._clear_games(some) for some in batches(await self._old_tables(before))])

    @reads
    async def _old_tables(self, session: Session, before: datetime) -> Sequence[tuple[int, bool]]:
        return [(number, rules is not None) for number, rules in await session.rows(OLD_TABLES, before=before)]

    @writes
    async def _clear_games(self, session: Session, tables: Sequence[tuple[int, bool]]) -> int:
        """Whoever is showing a table right now would write down messages of a game that's gone: it's left for next
        time. Until we're done, nobody begins to."""
        free = [each for each in tables if await session.change(KEEP_OUT, this_table=each[0], now=self.clock.now)]
        for table_id, was_played in free:
            if was_played:
                await _clear_game(session, table_id)
            else:
                await _remove_table(session, table_id, is_newest=False)
        if free:
            await to_be_scrubbed(session)
        return len(free)


def batches(tables: Sequence[T]) -> Iterator[Sequence[T]]:
    return (tables[start : start + BATCH] for start in range(0, len(tables), BATCH))


async def _gone_servers(session: Session) -> list[tuple[int, datetime]]:
    return [(int(key.split()[1]), datetime.fromisoformat(when)) for key, when in await session.rows(GONE_SERVERS)]


async def _server_gone(session: Session, guild_id: int, now: datetime) -> None:
    key = f"{GONE} {guild_id}"
    if await session.first(STANDS, key=key) is None:
        await session.change(NOTE, **numbered([{"key": key, "value": now.isoformat()}]))


async def _clear_game(session: Session, table_id: int) -> None:
    for statement in (NO_GAME, NO_ADDRESSES, *NOT_KEPT):
        await session.change(statement, this_table=table_id)


async def _remove_table(session: Session, table_id: int, *, is_newest: bool) -> None:
    """The row with the highest number stays, emptied: SQLite would give that number to the next table, and buttons of
    the old one that are still somewhere in Discord would press those of another."""
    await session.change(NOBODY_LEFT, pattern=f"{LEFT} % {table_id}")
    if not is_newest:
        await session.change(NO_TABLE, this_table=table_id)
        return
    for statement in NOTHING_OF_TABLE:
        await session.change(statement, this_table=table_id)
    await session.change(EMPTY_TABLE, this_table=table_id)
