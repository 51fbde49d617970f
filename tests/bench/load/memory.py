"""What open games and many games weigh: idle tables, and an hour of play in a few minutes."""

import asyncio
from collections.abc import Sequence
from statistics import median
from time import perf_counter
from typing import NamedTuple

from playground import GENEROUS
from tests.bench.load.hall import Hall, hall_of
from tests.bench.load.limits import MEGA, Limit, memory_limit
from tests.bench.load.processes import Memory

FEW, SOME, MANY = 50, 450, 900  # idle tables: with some of them everything is full that is kept up to a limit
REST = 5.0  # seconds until the bot has nothing left to do
IDLE_KB = 60.0  # for an open game
SLOW_CLOCK = "day"  # nobody is reminded while we look

TABLES, EVERY, HOUR = 20, 10.0, 3600.0  # tables, each with a click every so many seconds, for an hour
RATE = 60.0  # clicks a second in which the hour is played
HOURS = 2  # in the first one, everything fills up that is kept up to a limit
LONGEST = 400.0  # seconds for both
SHARE = 0.05  # of them, over which memory is looked at before each mark
GROWTH = 1.05  # times as much after the second hour as after the first


async def idle(kinds: Sequence[str]) -> list[Limit]:
    """The same process with a few tables, with some, and with many."""
    async with hall_of(kinds, MANY, clock=SLOW_CLOCK) as hall:
        few = await weighed(hall, 0, FEW)
        some = await weighed(hall, FEW, SOME)
        many = await weighed(hall, SOME, MANY)
    seen = ", ".join([f"{size / MEGA:.1f} MB with {games}" for size, games in ((few, FEW), (some, SOME), (many, MANY))])
    return [Limit("an idle open game, KB", (many - some) / (MANY - SOME) / 1024, IDLE_KB, seen)]


async def weighed(hall: Hall, shown: int, until: int) -> int:
    await hall.show(hall.places[shown:until])
    await asyncio.sleep(REST)
    return hall.bot.memory().judged


class Sample(NamedTuple):
    clicks: int
    memory: Memory


async def hour(kinds: Sequence[str]) -> list[Limit]:
    """As many clicks as some tables take in two hours, as fast as they can be made, without rate limits."""
    wanted = round(HOURS * TABLES * HOUR / EVERY)
    samples: list[Sample] = []
    async with hall_of(kinds, TABLES, rates=GENEROUS) as hall:
        await hall.show(hall.places)
        began = perf_counter()
        watching = asyncio.create_task(watch(hall, samples))
        while len(hall.gauge.clicks) < wanted and perf_counter() < began + LONGEST:
            await hall.press(RATE, 1.0)
        watching.cancel()
        finished = hall.book.finished() if hall.book else 0
    done = samples[-1].clicks
    third, first, end = [around(samples, share * done) for share in (1 / 6, 1 / 2, 1)]
    note = f"{third / MEGA:.0f} MB after 20 minutes, {first / MEGA:.0f} and {end / MEGA:.0f} MB after an hour and two"
    return [
        Limit("two hours of play, % of them done", 100 * done / wanted, note=f"{done} clicks, {finished} games ended"),
        Limit("  memory in the end, times that after an hour", end / first, GROWTH, note),
        memory_limit("  memory, MB, most", max((each.memory for each in samples), key=lambda memory: memory.judged)),
    ]


async def watch(hall: Hall, samples: list[Sample]) -> None:
    while True:
        await asyncio.sleep(1.0)
        samples.append(Sample(len(hall.gauge.clicks), hall.bot.memory()))


def around(samples: Sequence[Sample], clicks: float) -> float:
    """Bytes, in the middle of what was seen shortly before so many clicks."""
    done = samples[-1].clicks
    return median([each.memory.judged for each in samples if clicks - SHARE * done <= each.clicks <= clicks])
