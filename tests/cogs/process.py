"""The bot as a process of its own, as it runs in real life: it can be killed at any moment and started again."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from playground import Playground

HOUSE = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds for a start


class BotProcess:
    """The program against a playground. What it writes is kept in a file. Its computers pause, but not for long. Of
    several it has one shard."""

    def __init__(
        self, playground: Playground, folder: Path, database: str = "", *, shard: int = 0, of: int = 1
    ) -> None:
        self.playground = playground
        self.database = database or f"sqlite+aiosqlite:///{folder / 'duckboard.db'}"
        self.written = folder / f"bot-{shard}.log"
        self.shard, self._of = shard, of
        self.took = 0.0  # seconds for the last start
        self._running: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Waits until it listens to the gateway: from then on it takes clicks."""
        before, began = self._sessions(), perf_counter()
        running = await self._begin()
        async with asyncio.timeout(PATIENCE):
            while not self._sessions() - before:
                assert running.returncode is None, self.log()
                await asyncio.sleep(0.01)
        self.took = perf_counter() - began

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

    async def _begin(self) -> asyncio.subprocess.Process:
        with self.written.open("ab") as log:
            self._running = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.hasty", cwd=HOUSE, env=self._settings(), stdout=log, stderr=log
            )
        return self._running

    async def _end(self, how: signal.Signals) -> int:
        running, self._running = self._running, None
        if running is None:
            return 0
        if running.returncode is None:
            running.send_signal(how)
        return await running.wait()

    def _settings(self) -> dict[str, str]:
        return os.environ | {
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
    bots = [BotProcess(playground, folder, database, shard=shard, of=processes) for shard in range(processes)]
    try:
        await asyncio.gather(*[bot.start() for bot in bots])
        yield bots
    finally:
        await asyncio.gather(*[bot.kill() for bot in bots])
