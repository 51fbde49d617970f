"""Time that flies: clocks of the bot and of the playground on which an hour passes in a few minutes."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

from data.store import Clock, Timer
from playground.clock import Clock as WorldClock


def flown(began: float, speed: float) -> float:
    """What time it is for whoever's time has been flying since then."""
    return began + (time.time() - began) * speed


class FastClock(Clock):
    def __init__(self, began: float, speed: float) -> None:
        self._began, self._speed = began, speed

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(flown(self._began, self._speed), UTC)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self._speed)

    def call_later(self, seconds: float, call: Callable[..., object], *args: object) -> Timer:
        return super().call_later(seconds / self._speed, call, *args)


class FastWorldClock(WorldClock):
    def __init__(self, began: float, speed: float) -> None:
        super().__init__()
        self._began, self._speed = began, speed

    def __call__(self) -> float:
        return flown(self._began, self._speed) + self.ahead
