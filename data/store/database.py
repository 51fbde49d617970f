"""The connection to SQLite or PostgreSQL: how it's opened and migrated, and how transactions are made."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .addresses import checked_url, servers_in, shown
from .calls import Hear
from .connections import NAME, OUTAGE, PAUSE, is_lost, open_connection, said_by
from .errors import CannotOpen, CannotReach, StoreError
from .owner import check_owner, keep_owner
from .postgres import Postgres
from .session import PATIENCE, Transaction
from .sqlite import WRITING, Sqlite, is_open_elsewhere, write_ahead

MIGRATIONS = Path(__file__).parent / "migrations"
UNHURRIED = "SET LOCAL idle_in_transaction_session_timeout = 0"  # a slow machine imports Alembic in the meantime
MIGRATION_LOCK = 0x6475636B  # the number of the PostgreSQL lock under which we migrate

OTHERS = (
    "SELECT count(*) FROM pg_stat_activity "
    f"WHERE datname = current_database() AND application_name = '{NAME}' AND pid <> pg_backend_pid()"
)
READ, WRITE, SCRUB = "read", "write", "scrub"

T = TypeVar("T")
Observe = Callable[[str, float, bool], object]  # is told what was done, in how many seconds, and whether it went well
log = logging.getLogger(__name__)


class Database:
    """A SQLite file or a PostgreSQL, and the transactions that are under way there."""

    def __init__(self, transactions: Sqlite | Postgres) -> None:
        self._transactions = transactions
        self._under_way: set[asyncio.Future[Any]] = set()
        self.observe: Observe | None = None

    @classmethod
    async def open(cls, url: str, *, owner: str | None = None) -> "Database":
        """Open the database and bring it up to date. With an `owner`, it's theirs from now on; if it's somebody else's,
        it's refused before anything is changed."""
        where = checked_url(url)
        async with _said_plainly(where):
            await (_ready_sqlite if where.get_backend_name() == "sqlite" else _ready_postgres)(where, owner)
        return cls.at(where)

    @classmethod
    def at(cls, where: URL) -> "Database":
        """One that's known to be up to date."""
        return cls(Sqlite(str(where.database)) if where.get_backend_name() == "sqlite" else Postgres(where))

    async def close(self) -> None:
        """Let the transactions that are under way finish first."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._transactions.close()

    async def read(self, work: Transaction[T]) -> T:
        """Read everything as of one moment."""
        return await self._shielded(READ, self._transactions.read(work))

    async def write(self, work: Transaction[T]) -> T:
        """Do this in one transaction, all or nothing. If somebody else was faster, it's tried again."""
        return await self._shielded(WRITE, self._transactions.write(work))

    async def scrub(self) -> bool:
        """Wipe what was deleted from the files. Whether that's done."""
        return await self._shielded(SCRUB, self._transactions.scrub())

    @property
    def can_call(self) -> bool:
        """Whether processes hear each other."""
        return isinstance(self._transactions, Postgres)

    def listen(self, hear: Mapping[str, Hear]) -> None:
        """From now on hear what other processes say on these channels."""
        if isinstance(self._transactions, Postgres):
            self._transactions.listen(hear)

    @property
    def waiting(self) -> int:
        """How many transactions wait for their turn."""
        return self._transactions.waiting

    @property
    def retries(self) -> int:
        """How many times somebody else was faster."""
        return self._transactions.retries

    async def _shielded(self, what: str, transaction: Awaitable[T]) -> T:
        """Finish even if nobody waits for it any more: cancelled half-way, it would keep its connection."""
        running = asyncio.ensure_future(transaction)
        self._under_way.add(running)
        running.add_done_callback(self._under_way.discard)
        if self.observe:
            running.add_done_callback(partial(_tell, self.observe, what, monotonic()))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            running.add_done_callback(_log_failure)
            raise


async def revision_of(url: str) -> str | None:
    """The last migration that this database has seen, or None if it's new. Nothing is changed or made."""
    where = checked_url(url)
    if where.get_backend_name() == "sqlite" and not Path(str(where.database)).exists():
        return None
    async with _said_plainly(where), _engine(where) as engine, engine.connect() as connection:
        applied = await connection.run_sync(_known_applied)
    return max(applied, default=None)


async def is_in_use(url: str) -> bool:
    """Whether somebody else has it open, such as a bot that's running. Nothing is changed or made."""
    where = checked_url(url)
    async with _said_plainly(where):
        if where.get_backend_name() == "sqlite":
            file = Path(str(where.database))
            return file.exists() and await asyncio.to_thread(is_open_elsewhere, str(file))
        async with _engine(where) as engine, engine.connect() as connection:
            return bool((await connection.execute(text(OTHERS))).scalar())


@asynccontextmanager
async def _said_plainly(where: URL) -> AsyncGenerator[None]:
    """What goes wrong there is one sentence."""
    try:
        yield
    except (CannotOpen, DBAPIError, OSError, sqlite3.Error) as error:
        is_away = where.get_backend_name() != "sqlite" and is_lost(_cause(error))
        raise (CannotReach if is_away else CannotOpen)(f"{shown(where)}: {_reason(error)}") from error


@asynccontextmanager
async def _engine(where: URL) -> AsyncGenerator[AsyncEngine]:
    engine = _sqlite(where) if where.get_backend_name() == "sqlite" else _postgres(where)
    try:
        yield engine
    finally:
        await engine.dispose()


async def _ready_sqlite(where: URL, owner: str | None) -> None:
    await asyncio.to_thread(write_ahead, str(where.database))
    await _migrate(where, owner)


async def _ready_postgres(where: URL, owner: str | None) -> None:
    """Migrate, and wait for a server that takes changes if there are several: one may be about to be promoted."""
    until = monotonic() + (OUTAGE if len(servers_in(where)) > 1 else 0.0)
    while True:
        try:
            return await _migrate(where, owner)
        except (DBAPIError, OSError) as error:
            if not is_lost(_cause(error)) or monotonic() >= until:
                raise
            await asyncio.sleep(PAUSE)


async def _migrate(where: URL, owner: str | None) -> None:
    """Bring the database up to date. A process that starts at the same time waits, and finds it done."""
    async with _engine(where) as engine, engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(UNHURRIED))
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(migrate, owner)


def _tell(observe: Observe, what: str, began: float, running: asyncio.Future[Any]) -> None:
    error = None if running.cancelled() else running.exception()
    observe(what, monotonic() - began, isinstance(error, StoreError) or error is None)


def _log_failure(running: asyncio.Future[Any]) -> None:
    """Nobody waits for this transaction any more. It doesn't matter if it was refused, but it does if it failed."""
    error = None if running.cancelled() else running.exception()
    if error is not None and not isinstance(error, StoreError):
        log.error("a transaction failed after it was given up", exc_info=error)


def migrate(connection: Connection, owner: str | None = None) -> None:
    """Apply the migrations that are missing, unless the database is somebody else's than this `owner`'s.

    Alembic takes long to import, so it's only used if there's something to do.
    """
    applied = _known_applied(connection)
    known = check_owner(connection, owner) if owner and applied else None
    if applied != {max(revisions())}:
        from .migrations.upgrade import upgrade

        upgrade(connection)
    if owner and known is None:
        keep_owner(connection, owner)


def revisions() -> set[str]:
    """The numbers of all migrations, from the names of their files."""
    return {file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}


def _known_applied(connection: Connection) -> set[str]:
    applied = _applied(connection)
    if not applied <= revisions():
        raise CannotOpen("it was made by a newer Duckboard: use that one, or another DATABASE_URL")
    return applied


def _applied(connection: Connection) -> set[str]:
    """What Alembic has noted: the last migration, or nothing in a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return set()
    return set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def _sqlite(where: URL) -> AsyncEngine:
    """Only for migrating. The driver begins nothing by itself: we say BEGIN."""
    engine = create_async_engine(where, connect_args={"isolation_level": None, "timeout": PATIENCE})

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: DBAPIConnection, _: object) -> None:  # pyright: ignore[reportUnusedFunction]
        cursor = connection.cursor()
        for pragma in WRITING:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _postgres(where: URL) -> AsyncEngine:
    """Only for migrating, too: it connects as transactions do."""
    try:
        return create_async_engine("postgresql+asyncpg://", async_creator=lambda: open_connection(where))
    except ModuleNotFoundError as error:
        raise CannotOpen(f"PostgreSQL needs {error.name}: install it with `uv sync --extra postgres`") from None


def _reason(error: Exception) -> str:
    return said_by(_cause(error))


def _cause(error: Exception) -> BaseException:
    return (error.orig if isinstance(error, DBAPIError) else None) or error
