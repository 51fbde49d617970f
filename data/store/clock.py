"""The time, as one object for everyone who needs it: tests pass in another one, and move it."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """A call that will be made, unless it's cancelled first."""

    def cancel(self) -> None: ...


class Clock:
    """The computer's own."""

    @property
    def now(self) -> datetime:
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, call: Callable[..., object], *args: object) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call, *args)
