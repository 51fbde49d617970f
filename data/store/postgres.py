"""Transactions on PostgreSQL: statements go straight to the driver, and as few of them as it takes."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import lru_cache, partial
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import URL, Dialect

from .calls import Hear, Listener
from .connections import DIALECT as ASYNCPG
from .connections import OUTAGE, PAUSE, STATEMENTS, Connection, Connections, Lost, connect
from .doubts import COMMIT, PREPARE, Doubt, Doubts
from .errors import Unavailable
from .games import Games
from .session import TRIES, Change, Session, Transaction, is_conflict
from .statements import Statement

DIALECT: Dialect = ASYNCPG
READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITING = "BEGIN"
PLACE = re.compile(r"\$(\d+)")

T = TypeVar("T")


class PostgresSession(Session):
    def __init__(self, connection: Connection, games: Games, *, locks: bool = False) -> None:
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
        self._games, self._where = Games(), where
        self._connections = Connections(where, PREPARE)
        self._doubts = Doubts()
        self._listeners: list[Listener] = []
        self.retries = 0

    @property
    def waiting(self) -> int:
        """How many transactions wait for a connection."""
        return self._connections.waiting

    def listen(self, hear: Mapping[str, Hear]) -> None:
        self._listeners.append(Listener(partial(connect, self._where), hear))

    async def read(self, work: Transaction[T]) -> T:
        return await self._tried(lambda until, _: self._read(work, until))

    async def scrub(self) -> bool:
        """PostgreSQL clears up behind itself."""
        return True

    async def write(self, work: Transaction[T]) -> T:
        doubt: Doubt[T] = self._doubts.about_one()
        return await self._tried(lambda until, locks: self._write(work, doubt, until, locks=locks))

    async def _tried(self, attempt: Callable[[float, bool], Awaitable[T]]) -> T:
        """Again if somebody else was faster, and if the server was lost: then for so many seconds."""
        until, conflicts, losses = monotonic() + OUTAGE, 0, 0
        while True:
            try:
                return await attempt(until, conflicts > 0)
            except Lost as lost:
                losses += 1
                if monotonic() >= until:
                    self._connections.complain(lost)
                    raise Unavailable(f"the database takes no changes: {lost}") from lost
                await asyncio.sleep(PAUSE if losses > 1 else 0)
            except Exception as error:
                conflicts += 1
                if not is_conflict(error) or conflicts == TRIES:
                    raise
                self.retries += 1

    async def _read(self, work: Transaction[T], until: float) -> T:
        async with self._connections.one(until) as connection:
            await connection.execute(READING)
            result = await work(PostgresSession(connection, self._games))
            await connection.execute(COMMIT)
            return result

    async def _write(self, work: Transaction[T], doubt: Doubt[T], until: float, *, locks: bool) -> T:
        async with self._connections.one(until) as connection:
            await connection.execute(WRITING)
            for result in await doubt.settled(connection):
                await connection.execute(COMMIT)
                return result
            return await doubt.commit(connection, await work(PostgresSession(connection, self._games, locks=locks)))

    async def close(self) -> None:
        await asyncio.gather(*[listener.close() for listener in self._listeners])
        await self._connections.close()


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
