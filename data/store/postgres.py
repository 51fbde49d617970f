"""Transactions on PostgreSQL: statements go straight to the driver, and as few of them as it takes."""

import asyncio
import json
import re
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from importlib import import_module
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Dialect
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

from .calls import Hear, Listener
from .games import Games
from .session import PATIENCE, TRIES, Change, Session, Transaction, is_conflict
from .statements import Statement

CONNECTIONS = 15
STATEMENTS = 512  # that a connection keeps prepared
# Our statements are short: compiling one takes longer than running it
OPTIONS: Mapping[str, Any] = {"timeout": 10, "command_timeout": PATIENCE, "server_settings": {"jit": "off"}}
DIALECT: Dialect = PGDialect_asyncpg()
OF_SQLALCHEMY = ("prepared_statement_cache_size", "prepared_statement_name_func")
READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITING = "BEGIN"
PLACE = re.compile(r"\$(\d+)")

T = TypeVar("T")


class Driver(Protocol):
    """What we use of asyncpg's connections. They prepare each statement once."""

    async def fetch(self, query: str, /, *args: object) -> list[Sequence[Any]]: ...
    async def execute(self, query: str, /, *args: object) -> str: ...
    async def close(self, *, timeout: float | None = None) -> None: ...
    def terminate(self) -> None: ...
    def is_closed(self) -> bool: ...
    async def add_listener(self, channel: str, callback: Callable[[Any, int, str, str], None]) -> None: ...
    def add_termination_listener(self, callback: Callable[[Any], None]) -> None: ...


class PostgresSession(Session):
    def __init__(self, connection: Driver, games: Games, *, locks: bool = False) -> None:
        super().__init__(games, locks=locks)
        self._connection = connection

    async def rows(self, statement: Statement, /, **values: object) -> Sequence[Sequence[Any]]:
        prepared = statement.on(DIALECT)
        return prepared.results(await self._connection.fetch(prepared.sql, *prepared.arguments(values)))

    async def change(self, statement: Statement, /, **values: object) -> int:
        prepared = statement.on(DIALECT)
        done = await self._connection.execute(prepared.sql, *prepared.arguments(values))
        return int(done.rpartition(" ")[2])  # such as UPDATE 1

    async def change_together(self, first: Change, *others: Change) -> int:
        """In one journey."""
        prepared = [(statement.on(DIALECT), values) for statement, values in (first, *others)]
        arguments = [argument for each, values in prepared for argument in each.arguments(values)]
        found = await self._connection.fetch(together(*[each.sql for each, _ in prepared]), *arguments)
        return found[0][0]


class Postgres:
    def __init__(self, where: URL) -> None:
        self._games = Games()
        self._where = where
        self._idle: list[Driver] = []
        self._free = asyncio.Semaphore(CONNECTIONS)
        self._listeners: list[Listener] = []
        self.waiting = self.retries = 0

    def listen(self, hear: Mapping[str, Hear]) -> None:
        self._listeners.append(Listener(partial(connect, self._where), hear))

    async def read(self, work: Transaction[T]) -> T:
        async with self._transaction(READING) as session:
            return await work(session)

    async def scrub(self) -> bool:
        """PostgreSQL clears up behind itself."""
        return True

    async def write(self, work: Transaction[T]) -> T:
        for attempt in range(1, TRIES):
            try:
                return await self._write(work, locks=attempt > 1)
            except Exception as error:
                if not is_conflict(error):
                    raise
                self.retries += 1
        return await self._write(work, locks=True)

    async def _write(self, work: Transaction[T], *, locks: bool) -> T:
        async with self._transaction(WRITING, locks=locks) as session:
            return await work(session)

    @asynccontextmanager
    async def _transaction(self, begin: str, *, locks: bool = False) -> AsyncGenerator[Session]:
        self.waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        finally:
            self.waiting -= 1
        try:
            connection = await self._begun(begin)
            try:
                yield PostgresSession(connection, self._games, locks=locks)
                await connection.execute("COMMIT")
            except BaseException:
                await rolled_back(connection)
                raise
            finally:
                if not connection.is_closed():
                    self._idle.append(connection)
        finally:
            self._free.release()

    async def _begun(self, begin: str) -> Driver:
        """A connection on which a transaction has begun. One that was lost in the meantime is replaced."""
        while self._idle:
            connection = self._idle.pop()
            try:
                await connection.execute(begin)
                return connection
            except Exception:
                if not connection.is_closed():
                    await connection.close()
                    raise
        connection = await connect(self._where)
        await connection.execute(begin)
        return connection

    async def close(self) -> None:
        await asyncio.gather(*[listener.close() for listener in self._listeners])
        await asyncio.gather(*[connection.close() for connection in self._idle])


async def rolled_back(connection: Driver) -> None:
    """If even that fails, nobody uses the connection any more."""
    try:
        if not connection.is_closed():
            await connection.execute("ROLLBACK")
    except BaseException:
        connection.terminate()
        raise


async def connect(where: URL) -> Driver:
    driver: Any = import_module("asyncpg")  # it needn't be installed for SQLite
    _, options = DIALECT.create_connect_args(where)
    known = {name: value for name, value in options.items() if name not in OF_SQLALCHEMY}
    connection = await driver.connect(**known, **OPTIONS, statement_cache_size=STATEMENTS)
    await connection.set_type_codec("json", encoder=str, decoder=json.loads, schema="pg_catalog")
    return connection


@lru_cache(STATEMENTS)
def together(first: str, *others: str) -> str:
    """One statement that does all of these and says how many rows the first one has changed. That's done first, since
    it's the one that is counted: so whoever is overtaken waits before anything else is locked."""
    parts, count = [f"{first} RETURNING 1"], _places(first)
    for sql in others:
        parts.append(PLACE.sub(lambda place, before=count: f"${int(place[1]) + before}", sql))
        count += _places(sql)
    named = ", ".join([f"change_{number} AS ({sql})" for number, sql in enumerate(parts)])
    return f"WITH {named} SELECT count(*) FROM change_0"


def _places(sql: str) -> int:
    return max([int(place) for place in PLACE.findall(sql)], default=0)
