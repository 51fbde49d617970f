"""Two PostgreSQL servers: a primary, and a standby that has everything the primary has acknowledged."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median
from typing import Any

import asyncpg

from tests.support.data.postgres import STARTING, Server, needed_programs

DATABASE = "duckboard"
SYNCHRONOUS = "ALTER SYSTEM SET synchronous_standby_names = '*'"
IS_SYNCHRONOUS = "SELECT count(*) = 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
WAITING = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
GOES_ON = 10.0  # seconds from a promotion until play goes on, at most


class Pair:
    def __init__(self) -> None:
        found = needed_programs()
        self.primary, self.standby = Server(found, "-c", "fsync=off"), Server(found, "-c", "fsync=off")

    @property
    def url(self) -> str:
        """Both of them, in an order that doesn't tell which is which."""
        folders = sorted(str(server.folder) for server in (self.primary, self.standby))
        return f"postgresql+asyncpg://duck@/{DATABASE}?host={','.join(folders)}"

    async def start(self) -> None:
        await asyncio.to_thread(self._start_primary)
        await self.add_a_standby()

    def _start_primary(self) -> None:
        self.primary.create()
        self.primary.start()
        self.primary.run("createdb", "-h", self.primary.folder, "-U", "duck", DATABASE)

    async def lose_the_primary(self) -> None:
        """As if its machine had died."""
        await asyncio.to_thread(self.primary.kill)

    async def promote_the_standby(self) -> None:
        self.primary, self.standby = self.standby, self.primary
        await asyncio.to_thread(self.primary.promote)

    async def add_a_standby(self) -> None:
        """From then on everything that is acknowledged is on both."""
        await asyncio.to_thread(self.standby.copy, self.primary)
        await asyncio.to_thread(self.standby.start)
        async with self._connected() as connection:
            await connection.execute(SYNCHRONOUS)
            await connection.execute("SELECT pg_reload_conf()")
            await until(connection, IS_SYNCHRONOUS)

    async def cut_whoever_waits(self) -> None:
        """For the standby: those connections end."""
        async with self._connected() as connection:
            await until(connection, f"SELECT count(*) > 0 {WAITING}")
            await connection.execute(f"SELECT pg_terminate_backend(pid) {WAITING}")

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """To the primary."""
        connection = await asyncpg.connect(self.primary.address.replace("+asyncpg", "").format(DATABASE))
        try:
            yield connection
        finally:
            await connection.close()

    def stop(self) -> None:
        for server in (self.standby, self.primary):
            server.stop()


async def until(connection: Any, question: str) -> None:
    async with asyncio.timeout(STARTING):
        while not await connection.fetchval(question):
            await asyncio.sleep(0.02)


@asynccontextmanager
async def replicated() -> AsyncIterator[Pair]:
    pair = Pair()
    try:
        await pair.start()
        yield pair
    finally:
        pair.stop()


def told(pauses: list[float]) -> str:
    """How long it took until play went on."""
    return f"{len(pauses)} promotions: play went on after {median(pauses):.2f} s, at most {max(pauses):.2f} s"
