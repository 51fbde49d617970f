"""How processes on one database call each other: PostgreSQL's LISTEN and NOTIFY.

A call can get lost, so nobody may depend on one: whatever it's about stands in the database, and is found there a
little later anyway. On SQLite nobody calls.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

Hear = Callable[[str], object]  # what was said
log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds before a lost line is tried again


class Line(Protocol):
    """What we use of an asyncpg connection."""

    async def add_listener(self, channel: str, callback: Callable[[Any, int, str, str], None]) -> None: ...
    def add_termination_listener(self, callback: Callable[[Any], None]) -> None: ...
    def terminate(self) -> None: ...


class Listener:
    """Listens on a connection of its own, from `start` to `close`. If that's lost, there will be another."""

    def __init__(self, connect: Callable[[], Awaitable[Line]], hear: Mapping[str, Hear]) -> None:
        self._connect, self._hear = connect, hear
        self._task = asyncio.create_task(self._listen_on())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _listen_on(self) -> None:
        is_told = False
        while True:
            try:
                await self._listen()
                is_told = False
            except Exception as error:
                if not is_told:
                    log.warning("other processes can't be heard right now: %s", error or type(error).__name__)
                is_told = True
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Until the connection is lost."""
        line, lost = await self._connect(), asyncio.Event()
        try:
            line.add_termination_listener(lambda _: lost.set())
            for channel in self._hear:
                await line.add_listener(channel, self._heard)
            await lost.wait()
        finally:
            line.terminate()

    def _heard(self, _line: object, _process: int, channel: str, words: str) -> None:
        self._hear[channel](words)
