"""The connection to SQLite or PostgreSQL: how it's opened and migrated, and how transactions are made."""

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
MIGRATION_LOCK = 0x6475636B  # the number of the PostgreSQL lock under which we migrate
CONFLICTS = ("40001", "40P01")  # the states in which PostgreSQL asks us to try the transaction again
TRIES = 4

T = TypeVar("T")
log = logging.getLogger(__name__)


class Session(AsyncSession):
    """A transaction. If it `locks` its table, nobody else can change that until it's over: for whoever was too slow
    once."""

    def __init__(self, engine: AsyncEngine, *, locks: bool) -> None:
        super().__init__(engine, autoflush=False, expire_on_commit=False)
        self.locks = locks


class Database:
    """Reads go through one pool and writes through another. SQLite has one writer at a time, so this process has one
    too: others wait in a queue instead of asking again and again."""

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
            await database._migrate()
        except (CannotOpen, DBAPIError, OSError, sqlite3.Error) as error:
            await database.close()
            raise CannotOpen(f"{where.render_as_string()}: {_reason(error)}") from error
        return database

    async def close(self) -> None:
        """Let the transactions that are under way finish first."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._reading.dispose()
        await self._writing.dispose()

    async def read(self, work: Callable[[Session], Awaitable[T]]) -> T:
        """Read everything as of one moment."""
        return await self._shielded(_read(work, Session(self._reading, locks=False)))

    async def write(self, work: Callable[[Session], Awaitable[T]]) -> T:
        """Do this in one transaction, all or nothing. If somebody else was faster, it's tried again."""
        return await self._shielded(self._retried(work))

    async def _shielded(self, transaction: Coroutine[Any, Any, T]) -> T:
        """Finish even if nobody waits for it any more: cancelled half-way, it would keep its connection."""
        task = asyncio.create_task(transaction)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def _retried(self, work: Callable[[Session], Awaitable[T]]) -> T:
        for attempt in range(TRIES):
            try:
                return await _commit(work, Session(self._writing, locks=attempt > 0))
            except (StaleDataError, DBAPIError) as error:
                if not _is_conflict(error):
                    raise
        return await _commit(work, Session(self._writing, locks=True))

    async def _migrate(self) -> None:
        """Bring the database up to date. A process that starts at the same time waits, and finds it done."""
        async with self._writing.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrate)


def _log_failure(task: asyncio.Task[Any]) -> None:
    """Nobody waits for this transaction any more. It doesn't matter if it was refused, but it does if it failed."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, StoreError):
        log.error("a transaction failed after it was given up", exc_info=error)


async def _read(work: Callable[[Session], Awaitable[T]], session: Session) -> T:
    async with session:
        return await work(session)


async def _commit(work: Callable[[Session], Awaitable[T]], session: Session) -> T:
    async with session:
        result = await work(session)
        await session.commit()
        return result


def checked_url(url: str) -> URL:
    """The address with our driver, if it's one that we can use."""
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
    """Alembic takes long to import, so it's only used if there's something to do."""
    known, applied = revisions(), _applied(connection)
    if not applied <= known:
        raise CannotOpen("it was made by a newer Duckboard: use that one, or another DATABASE_URL")
    if applied != {max(known)}:
        from .migrations.upgrade import upgrade

        upgrade(connection)


def revisions() -> set[str]:
    """The numbers of all migrations, from the names of their files."""
    return {file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}


def _applied(connection: Connection) -> set[str]:
    """What Alembic has noted: the last migration, or nothing in a new database."""
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
    """Make readers and the writer not wait for each other; the file remembers it. If several processes ask for this at
    once, some are told that it's locked, whatever their timeout is."""
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


def _is_conflict(error: StaleDataError | DBAPIError) -> bool:
    """Whether somebody else was faster, so that trying again helps."""
    return isinstance(error, StaleDataError | IntegrityError) or getattr(error.orig, "sqlstate", None) in CONFLICTS


def _reason(error: Exception) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error) or type(error).__name__
