"""The time, as one object for all who need it: whoever has another one in its place can move it."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """Something that will be called, unless it is cancelled before."""

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
