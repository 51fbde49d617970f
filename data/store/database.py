"""The connection to SQLite or PostgreSQL: how it is opened, how its tables come about, how transactions are made."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.orm.exc import StaleDataError
from sqlmodel.ext.asyncio.session import AsyncSession

from engine.words import quoted

from .errors import CannotOpen, StoreError

DEFAULT_URL = "sqlite+aiosqlite:///duckboard.db"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
PATIENCE = 30.0  # seconds that a writer waits for its turn
READERS = 4
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x6475636B  # the number of PostgreSQL's lock under which tables are made
ANEW = ("40001", "40P01")  # PostgreSQL asks for the transaction again: it met another one
TRIES = 4

T = TypeVar("T")
log = logging.getLogger(__name__)


class Session(AsyncSession):
    """A transaction. If the game's row is to be `held`, nobody else can change it before this is over: that is for
    whoever was too slow once."""

    def __init__(self, engine: AsyncEngine, *, held: bool) -> None:
        super().__init__(engine, autoflush=False, expire_on_commit=False)
        self.held = held


class Database:
    """Reads go through one pool and writes through another: SQLite has one writer at a time, so this process has too,
    and whoever must wait does so in a queue and not by asking again and again."""

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine) -> None:
        self._reading = reading
        self._writing = writing
        self._under_way: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: str) -> "Database":
        where = checked_url(url)
        database = cls(*(_sqlite(where) if where.get_backend_name() == "sqlite" else _postgres(where)))
        try:
            if where.get_backend_name() == "sqlite":
                await asyncio.to_thread(_write_ahead, str(where.database))
            await database._make_tables()
        except (CannotOpen, DBAPIError, OSError, sqlite3.Error) as error:
            await database.close()
            raise CannotOpen(f"{where.render_as_string()}: {_reason(error)}") from error
        return database

    async def close(self) -> None:
        """Let what is under way come to its end, and no more."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._reading.dispose()
        await self._writing.dispose()

    async def look(self, work: Callable[[Session], Awaitable[T]]) -> T:
        """Read at one moment, so that all of it belongs together."""
        return await self._to_the_end(_look(work, Session(self._reading, held=False)))

    async def change(self, work: Callable[[Session], Awaitable[T]]) -> T:
        """Do this in one transaction, all or nothing. If somebody else was faster, what they did is seen next time."""
        return await self._to_the_end(self._change(work))

    async def _to_the_end(self, transaction: Coroutine[Any, Any, T]) -> T:
        """It ends as it must also if nobody waits for it any more: cancelled half-way, it would keep its connection."""
        task = asyncio.create_task(transaction)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _change(self, work: Callable[[Session], Awaitable[T]]) -> T:
        for attempt in range(TRIES):
            try:
                return await _keep(work, Session(self._writing, held=attempt > 0))
            except (StaleDataError, DBAPIError) as error:
                if not _met_another(error):
                    raise
        return await _keep(work, Session(self._writing, held=True))

    async def _make_tables(self) -> None:
        """Bring the tables up to date. Whoever starts at the same time waits, and finds it done."""
        async with self._writing.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(migrate)


def _unheard(task: asyncio.Task[Any]) -> None:
    """Nobody waits for this transaction any more. What was refused is no matter; what went wrong is."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, StoreError):
        log.error("a transaction failed after it was given up", exc_info=error)


async def _look(work: Callable[[Session], Awaitable[T]], session: Session) -> T:
    async with session:
        return await work(session)


async def _keep(work: Callable[[Session], Awaitable[T]], session: Session) -> T:
    async with session:
        result = await work(session)
        await session.commit()
        return result


def checked_url(url: str) -> URL:
    """The address with our driver, if it is one that we can use."""
    try:
        where = make_url(url)
    except ArgumentError:
        raise CannotOpen(f"DATABASE_URL {quoted(url)} is no address: write {DEFAULT_URL}") from None
    if where.drivername not in DRIVERS:
        raise CannotOpen(f"DATABASE_URL begins with {quoted(where.drivername)}: use sqlite or postgresql")
    if where.get_backend_name() == "sqlite" and where.database in (None, "", ":memory:"):
        raise CannotOpen(f"DATABASE_URL {quoted(url)} names no file: write {DEFAULT_URL}")
    return where.set(drivername=DRIVERS[where.drivername])


def migrate(connection: Connection) -> None:
    """Alembic takes long to import, so it is asked only if there is something to do."""
    known, applied = revisions(), _applied(connection)
    if not applied <= known:
        raise CannotOpen("it was made by a newer Duckboard: use that one, or another DATABASE_URL")
    if applied != {max(known)}:
        from .migrations.upgrade import upgrade

        upgrade(connection)


def revisions() -> set[str]:
    """The numbers of all migrations that there are, by the names of their files."""
    return {file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}


def _applied(connection: Connection) -> set[str]:
    """What Alembic has written down: the last migration, or nothing in a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return set()
    return set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def _sqlite(where: URL) -> tuple[AsyncEngine, AsyncEngine]:
    reading = create_async_engine(where, connect_args=_SQLITE, pool_size=READERS, pool_timeout=PATIENCE)
    writing = create_async_engine(where, connect_args=_SQLITE, pool_size=1, max_overflow=0, pool_timeout=PATIENCE)
    _on_begin(reading, "BEGIN")
    _on_begin(writing, "BEGIN IMMEDIATE")
    _on_connect(reading, "PRAGMA foreign_keys=ON", "PRAGMA query_only=ON")
    _on_connect(writing, "PRAGMA foreign_keys=ON", "PRAGMA synchronous=FULL")
    return reading, writing


def _write_ahead(file: str) -> None:
    """Let readers and the writer not wait for each other: the file remembers it. Of several that ask for it at once
    some are told that it is locked, however patient they are."""
    until = monotonic() + PATIENCE
    with closing(sqlite3.connect(file)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or monotonic() > until:
                    raise
                sleep(0.02)


_SQLITE = {"isolation_level": None, "timeout": PATIENCE}  # the driver begins nothing by itself: we say BEGIN


def _on_begin(engine: AsyncEngine, word: str) -> None:
    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql(word)


def _on_connect(engine: AsyncEngine, *pragmas: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: DBAPIConnection, _: object) -> None:  # pyright: ignore[reportUnusedFunction]
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()


def _postgres(where: URL) -> tuple[AsyncEngine, AsyncEngine]:
    try:
        engine = create_async_engine(where, connect_args=_POSTGRES, pool_pre_ping=True, pool_timeout=PATIENCE)
    except ModuleNotFoundError as error:
        raise CannotOpen(f"PostgreSQL needs {error.name}: install it with `uv sync --extra postgres`") from None
    return engine.execution_options(isolation_level="REPEATABLE READ"), engine


_POSTGRES = {"timeout": 10, "command_timeout": PATIENCE}


def _met_another(error: StaleDataError | DBAPIError) -> bool:
    """Whether somebody else was faster, so that looking again helps."""
    return isinstance(error, StaleDataError | IntegrityError) or getattr(error.orig, "sqlstate", None) in ANEW


def _reason(error: Exception) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
