"""Transactions on a SQLite file: each is handed over to a thread as a whole, and comes back when it's done.

SQLite has one writer at a time, so this process has one thread that writes: others wait in its queue instead of asking
again and again. Whatever waits there together is committed together.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from threading import Lock, local
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Dialect
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from .errors import StoreError
from .games import Games
from .session import PATIENCE, TRIES, Session, Transaction, is_conflict
from .statements import Statement

READERS = 4
STATEMENTS = 512  # that a connection keeps prepared
MOST_TOGETHER = 8  # transactions in one commit: none of them is answered before that
READING = ("PRAGMA foreign_keys=ON", "PRAGMA query_only=ON")
WRITING = ("PRAGMA foreign_keys=ON", "PRAGMA synchronous=FULL", "PRAGMA secure_delete=ON")  # what is gone is zeros
SCRUBBED = 1  # the `user_version` of a file in which nothing is left from before there was secure_delete
IN_THE_WAY = 1000  # milliseconds to wait for readers before the log is emptied
DIALECT: Dialect = SQLiteDialect_pysqlite()

T = TypeVar("T")


class SqliteSession(Session):
    def __init__(self, connection: sqlite3.Connection, games: Games, *, locks: bool = False) -> None:
        super().__init__(games, locks=locks)
        self._connection = connection

    async def rows(self, statement: Statement, /, **values: object) -> Sequence[Sequence[Any]]:
        prepared = statement.on(DIALECT)
        return prepared.results(self._connection.execute(prepared.sql, prepared.arguments(values)).fetchall())

    async def change(self, statement: Statement, /, **values: object) -> int:
        prepared = statement.on(DIALECT)
        return self._connection.execute(prepared.sql, prepared.arguments(values)).rowcount


class Threads:
    """Threads with a connection each. What's handed to them is done in its order."""

    def __init__(self, file: str, count: int, *pragmas: str) -> None:
        self._file, self._pragmas = file, pragmas
        self._pool = ThreadPoolExecutor(count, "duckboard-store")
        self._own = local()
        self._opened: list[sqlite3.Connection] = []

    def run(self, do: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._pool, do)

    @property
    def connection(self) -> sqlite3.Connection:
        """Of the thread that asks."""
        connection = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = self._connect()
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = connect(self._file)
        self._opened.append(connection)
        for pragma in self._pragmas:
            connection.execute(pragma)
        return connection

    def close(self) -> None:
        self._pool.shutdown()
        for connection in self._opened:
            connection.close()


class Waiting(NamedTuple):
    """A transaction in the writer's queue. After `until` it's given up."""

    work: Transaction[Any]
    until: float
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    result: Any = None
    error: Exception | None = None


class Writer:
    """The thread that writes."""

    def __init__(self, file: str, games: Games) -> None:
        self._games = games
        self._thread = Threads(file, 1, *WRITING)
        self._queue = deque[Waiting]()
        self._lock = Lock()  # for these two
        self._is_working = self._is_closed = False
        self.retries = 0

    def write(self, work: Transaction[T]) -> asyncio.Future[T]:
        waiting = Waiting(work, monotonic() + PATIENCE, asyncio.get_running_loop().create_future())
        with self._lock:
            if self._is_closed:
                raise StoreError("the store is closed")
            self._queue.append(waiting)
            if not self._is_working:
                self._thread.run(self._write_all)
                self._is_working = True
        return waiting.done

    def _write_all(self) -> None:
        """Never raises, since nobody would hear of it."""
        while some := self._next():
            outcomes = self._outcomes(some)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                some[0].done.get_loop().call_soon_threadsafe(tell, some, outcomes)

    def _next(self) -> list[Waiting]:
        with self._lock:
            some = [self._queue.popleft() for _ in range(min(len(self._queue), MOST_TOGETHER))]
            self._is_working = bool(some)
        return some

    def _outcomes(self, some: Sequence[Waiting]) -> Sequence[Outcome]:
        try:
            connection = self._thread.connection
        except Exception as error:
            return [Outcome(error=error) for _ in some]
        outcomes = self._together(connection, some) if len(some) > 1 else None
        return outcomes or [self._alone(connection, each) for each in some]

    def _together(self, connection: sqlite3.Connection, some: Sequence[Waiting]) -> list[Outcome] | None:
        """None if any of them fails or is overdue: then nothing has happened, and each is on its own."""
        if any([monotonic() > each.until for each in some]):
            return None

        async def one_by_one(session: Session) -> list[Outcome]:
            return [Outcome(await each.work(session)) for each in some]

        try:
            return _in_one(connection, "BEGIN IMMEDIATE", one_by_one, self._games)
        except Exception:
            return None

    def _alone(self, connection: sqlite3.Connection, waiting: Waiting) -> Outcome:
        try:
            return Outcome(self._tried(connection, waiting))
        except Exception as error:
            return Outcome(error=error)

    def _tried(self, connection: sqlite3.Connection, waiting: Waiting) -> object:
        if monotonic() > waiting.until:
            raise Busy(f"the database was busy for {PATIENCE:.0f} seconds: try it again")
        for attempt in range(1, TRIES):
            try:
                return _in_one(connection, "BEGIN IMMEDIATE", waiting.work, self._games, locks=attempt > 1)
            except Exception as error:
                if not (isinstance(error, sqlite3.IntegrityError) or is_conflict(error)):
                    raise
                self.retries += 1
        return _in_one(connection, "BEGIN IMMEDIATE", waiting.work, self._games, locks=True)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def scrub(self) -> asyncio.Future[bool]:
        return self._thread.run(lambda: scrubbed(self._thread.connection))

    def close(self) -> None:
        """What was handed over before is done."""
        with self._lock:
            self._is_closed = True
        self._thread.close()


def tell(some: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
    """Give everyone who still waits their result."""
    for (_, _, done), (result, error) in zip(some, outcomes, strict=True):
        if done.done():
            continue
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)


def is_open_elsewhere(file: str) -> bool:
    """Whoever has it open in WAL mode keeps a lock, also while nothing happens."""
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            return True
        connection.execute("ROLLBACK")
        return False


class Sqlite:
    def __init__(self, file: str) -> None:
        self._games = Games()
        self._readers = Threads(file, READERS, *READING)
        self._writer = Writer(file, self._games)

    def read(self, work: Transaction[T]) -> asyncio.Future[T]:
        return self._readers.run(lambda: _in_one(self._readers.connection, "BEGIN", work, self._games))

    def write(self, work: Transaction[T]) -> asyncio.Future[T]:
        return self._writer.write(work)

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    @property
    def retries(self) -> int:
        return self._writer.retries

    def scrub(self) -> asyncio.Future[bool]:
        return self._writer.scrub()

    async def close(self) -> None:
        """The writer comes last: it leaves one whole file behind."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.close)


class Busy(StoreError):
    """Nobody's turn came in time."""


def connect(file: str) -> sqlite3.Connection:
    """The driver begins nothing by itself: we say BEGIN."""
    return sqlite3.connect(
        file, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
    )


def _in_one(
    connection: sqlite3.Connection, begin: str, work: Transaction[T], games: Games, *, locks: bool = False
) -> T:
    connection.execute(begin)
    try:
        result = whole(work(SqliteSession(connection, games, locks=locks)))
        connection.execute("COMMIT")
        return result
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def scrubbed(connection: sqlite3.Connection) -> bool:
    """Deleted rows are zeros in the file, but the log beside it still has them until it's emptied. A file from before
    we asked for zeros is written once as a whole. Whether nothing is left: a reader may be in the way."""
    connection.execute(f"PRAGMA busy_timeout={IN_THE_WAY}")
    try:
        if connection.execute("PRAGMA user_version").fetchone()[0] < SCRUBBED:
            connection.execute("VACUUM")
            connection.execute(f"PRAGMA user_version={SCRUBBED}")
        return connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")


def whole(work: Awaitable[T]) -> T:
    """Do all of it at once: here in the thread no statement has to be waited for."""
    running = cast(Coroutine[Any, Any, T], work)
    try:
        running.send(None)
    except StopIteration as done:
        return done.value
    running.close()
    raise RuntimeError("a transaction waited for something else than the database")


def write_ahead(file: str) -> None:
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
