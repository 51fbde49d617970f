"""How late an event loop is: a task that wants to wake every 10 ms, and notes when it does."""

import asyncio
from typing import NamedTuple

PAUSE = 0.01  # seconds


class Spread(NamedTuple):
    """Of some times: the usual one, the slowest of two and of a hundred, and the slowest of all."""

    number: int  # of them
    p50: float
    p99: float
    worst: float


def spread(times: list[float]) -> Spread:
    if not times:
        return Spread(0, 0.0, 0.0, 0.0)
    ordered = sorted(times)
    last = len(ordered) - 1
    return Spread(len(ordered), ordered[round(0.5 * last)], ordered[round(0.99 * last)], ordered[last])


class Lag:
    """`watch` is a task for the whole life of a loop; `taken` are the milliseconds since it was last asked."""

    def __init__(self) -> None:
        self._late = list[float]()

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PAUSE
            await asyncio.sleep(PAUSE)
            self._late.append(1000 * (loop.time() - due))

    def taken(self) -> Spread:
        late, self._late = self._late, []
        return spread(late)
