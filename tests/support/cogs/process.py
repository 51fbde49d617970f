"""The bot as a process of its own, as it runs in real life: it can be killed at any moment and started again."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from playground import Playground
from tests.support.nursery import READY
from tests.support.paths import ROOT
from tests.support.patience import until

HOUSE = ROOT
PATIENCE = 30.0  # seconds for a start


class Nursery:
    """Where bots are born, one for a test: see `tests/support/nursery.py`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.took = 0.0  # seconds to import everything: as long as a start takes anywhere else
        self._born: asyncio.Queue[int] = asyncio.Queue()
        self._ended: dict[int, asyncio.Future[int]] = {}
        self._hearing = asyncio.create_task(self._hear())

    @classmethod
    @asynccontextmanager
    async def opened(cls) -> AsyncIterator["Nursery"]:
        command = (sys.executable, "-m", "tests.support.nursery")
        process = await asyncio.create_subprocess_exec(*command, cwd=HOUSE, stdin=PIPE, stdout=PIPE)
        nursery, began = cls(process), perf_counter()
        try:
            assert await nursery._born.get() == READY
            nursery.took = perf_counter() - began
            yield nursery
        finally:
            process.kill()
            await process.wait()
            nursery._hearing.cancel()

    async def bear(self, environment: dict[str, str], log: Path) -> "Child":
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"environment": environment, "log": str(log)}).encode() + b"\n")
        number = await self._born.get()
        return Child(number, self._ended[number])

    async def _hear(self) -> None:
        assert self._process.stdout
        async for line in self._process.stdout:
            number, *code = map(int, line.split())
            if code:
                self._ended[number].set_result(*code)
            else:
                self._ended[number] = asyncio.get_running_loop().create_future()
                self._born.put_nowait(number)


class Child(NamedTuple):
    number: int
    ended: asyncio.Future[int]

    @property
    def is_alive(self) -> bool:
        return not self.ended.done()


class BotProcess:
    """The program against a playground. What it writes is kept in a file. Its computers pause, but not for long. Of
    several it has one shard."""

    def __init__(
        self,
        playground: Playground,
        nursery: Nursery,
        folder: Path,
        database: str = "",
        *,
        shard: int = 0,
        of: int = 1,
    ) -> None:
        self.playground, self.nursery = playground, nursery
        self.database = database or f"sqlite+aiosqlite:///{folder / 'duckboard.db'}"
        self.written = folder / f"bot-{shard}.log"
        self.shard, self._of = shard, of
        self._running: Child | None = None

    async def start(self) -> None:
        """Waits until it listens to the gateway: from then on it takes clicks."""
        before = self._sessions()
        running = await self._begin()
        await until(lambda: self._sessions() - before or not running.is_alive, PATIENCE)
        assert running.is_alive, self.log()

    def _sessions(self) -> set[str]:
        return {each.id for each in self.playground.gateway.sessions.values() if each.shard == self.shard}

    async def die_young(self, seconds: float) -> None:
        """Start, and be killed this soon."""
        await self._begin()
        await asyncio.sleep(seconds)
        await self.kill()

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        return await self._end(signal.SIGTERM)

    def log(self) -> str:
        return self.written.read_text()

    async def _begin(self) -> Child:
        self._running = await self.nursery.bear(self._settings(), self.written)
        return self._running

    async def _end(self, how: signal.Signals) -> int:
        running, self._running = self._running, None
        if running is None:
            return 0
        if running.is_alive:
            os.kill(running.number, how)
        return await running.ended

    def _settings(self) -> dict[str, str]:
        return os.environ | {
            "DRAWING_PROCESSES": "0",  # starting one takes longer than most bots live here
            "DISCORD_TOKEN": self.playground.world.token,
            "DISCORD_API": self.playground.api,
            "DISCORD_GATEWAY": self.playground.gateway_url,
            "DATABASE_URL": self.database,
            "SHARD_COUNT": str(self._of),
            "SHARD_IDS": str(self.shard) if self._of > 1 else "",
        }


@asynccontextmanager
async def running_apart(playground: Playground, folder: Path, database: str = "") -> AsyncIterator[BotProcess]:
    async with running_together(playground, folder, 1, database) as (bot,):
        yield bot


@asynccontextmanager
async def running_together(
    playground: Playground, folder: Path, processes: int, database: str = ""
) -> AsyncIterator[Sequence[BotProcess]]:
    """So many processes on one database, with a shard each."""
    async with Nursery.opened() as nursery:
        bots = [
            BotProcess(playground, nursery, folder, database, shard=shard, of=processes) for shard in range(processes)
        ]
        try:
            await asyncio.gather(*[bot.start() for bot in bots])
            yield bots
        finally:
            await asyncio.gather(*[bot.kill() for bot in bots])
