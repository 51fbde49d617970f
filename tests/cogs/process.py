"""The bot as a process of its own, as it runs in real life: it can be killed at any moment and started again."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playground import Playground

HOUSE = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds for a start


class BotProcess:
    """The program against a playground. What it writes is kept in a file. Its computers pause, but not for long."""

    def __init__(self, playground: Playground, folder: Path, database: str = "") -> None:
        self.playground = playground
        self.database = database or f"sqlite+aiosqlite:///{folder / 'duckboard.db'}"
        self.written = folder / "bot.log"
        self._running: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Waits until it listens to the gateway: from then on it takes clicks."""
        before = set(self.playground.gateway.sessions)
        running = await self._begin()
        async with asyncio.timeout(PATIENCE):
            while not set(self.playground.gateway.sessions) - before:
                assert running.returncode is None, self.log()
                await asyncio.sleep(0.01)

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
            "SHARD_COUNT": "1",
        }


@asynccontextmanager
async def running_apart(playground: Playground, folder: Path, database: str = "") -> AsyncIterator[BotProcess]:
    bot = BotProcess(playground, folder, database)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.kill()
