"""A hall whose bot is several processes on one PostgreSQL, each with its own share of the processor."""

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import asyncpg

from data.store.backup import copy
from playground import Playground, World
from tests.bench.load.hall import TOKEN, Hall, logged_in
from tests.bench.load.places import Book, Place, begin_games, furnish
from tests.bench.load.processes import Bot, Crew
from tests.bench.load.shares import join, share
from tests.support.data.postgres import cluster, programs
from tests.support.data.template import EMPTY, copy_of

MARK = re.compile(r"\?")


class Rows(list[Sequence[Any]]):
    def fetchone(self) -> Sequence[Any]:
        return self[0]


class Postgres:
    """A connection like `sqlite3`'s: whoever asks waits for the answer, which comes from another thread."""

    def __init__(self, url: str) -> None:
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True).start()
        self._connection = self._waited(asyncpg.connect(url.replace("+asyncpg", "")))

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        numbers = count(1)
        numbered = MARK.sub(lambda _: f"${next(numbers)}", sql)
        return Rows(self._waited(self._connection.fetch(numbered, *parameters)))

    def close(self) -> None:
        self._waited(self._connection.close())
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _waited(self, asked: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(asked, self._loop).result()


@asynccontextmanager
async def fleet_hall(kinds: Sequence[str], tables: int, processes: int, cores: float) -> AsyncIterator[Hall]:
    world = World(token=TOKEN)
    places = furnish(world, kinds, tables, seats=2, shards=processes)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        url = await stack.enter_async_context(database(folder, places))
        playground = await stack.enter_async_context(Playground(world))
        bots = list[Bot]()
        for shard in range(processes):
            group = stack.enter_context(share(str(shard), cores))
            bots.append(bot := Bot("tests.bench.load.duckboard", folder / f"bot-{shard}.log"))
            where = (TOKEN, playground.api, playground.gateway_url, url)
            await bot.start(*where, str(shard), str(processes))
            join(group, bot.pid)
        hall = Hall(playground, Crew(bots), places, Book(Postgres(url)))
        try:
            await logged_in(playground, hall.bot, processes)
            yield hall
        finally:
            await hall.close()


@asynccontextmanager
async def database(folder: Path, places: Sequence[Place]) -> AsyncIterator[str]:
    """A PostgreSQL with the games, which are made in a file first."""
    found, file = programs(), folder / "duckboard.db"
    assert found, "PostgreSQL is not installed"
    await begin_games(file, places, None)
    with cluster(found, fsync="on") as address:
        async with copy_of(EMPTY, address) as url:
            await copy(f"sqlite+aiosqlite:///{file}", url)
            connection = await asyncpg.connect(url.replace("+asyncpg", ""))
            await connection.execute("UPDATE games SET presented = version")
            await connection.close()
            yield url
