"""An hour at a thousand tables, in half of it: time flies for the bot and for Discord, not for the processor.

    soak                   1,000 tables of all games, half an hour that counts as an hour
    soak 100 6 5 60        tables, how fast time flies, clicks a second, seconds

Six times as fast, a thousand tables ask for as much as six thousand, which is more than two cores can draw. People
click seldom, so many are reminded and fall asleep, and computers play for them. Memory after the first third, which
fills what is kept up to a limit, is compared with that in the end. A deadline is late if it's still there so long after
it was due; that's looked up twice a second.
"""

import asyncio
from datetime import UTC, datetime
from statistics import median
from time import perf_counter
from typing import NamedTuple

from engine import GAMES
from playground import GENEROUS
from tests.bench.load.hall import Hall, hall_of
from tests.bench.load.lag import spread
from tests.bench.load.limits import MEGA, Limit, show, warn

TABLES, SPEED, RATE, SECONDS = 1000, 2, 7, 1800
GROWTH = 1.05  # times as much memory in the end as after a third
LATE = 10.0  # seconds of the bot's time
LOOK = 0.5
PARTS = 6


class Sample(NamedTuple):
    at: float  # seconds since it began
    memory: int
    latest: float  # how long the deadline is over that has waited longest


def run(arguments: list[str]) -> bool:
    numbers = [int(each) for each in arguments if each.isdecimal()]
    tables, speed, rate, seconds = [*numbers, *(TABLES, SPEED, RATE, SECONDS)[len(numbers) :]]
    return asyncio.run(soaked(tables, speed, rate, seconds))


async def soaked(tables: int, speed: float, rate: float, seconds: float) -> bool:
    samples: list[Sample] = []
    async with hall_of(tuple(GAMES), tables, rates=GENEROUS, speed=speed) as hall:
        assert hall.book
        await hall.show(hall.places, is_still=False)
        words, watching = hall.book.words(), asyncio.create_task(watch(hall, samples))
        look = await hall.play(rate, seconds)
        watching.cancel()
        words, over = hall.book.words() - words, hall.book.finished()
    third, end = [median(sorted(memory_around(samples, share * seconds))) for share in (1 / 3, 1)]
    late = spread([each.latest for each in samples])
    good = show(
        f"{tables} tables, {seconds * speed / 60:.0f} minutes in {seconds / 60:.0f}",
        [
            Limit("clicks a second", look.rate, note=f"{words} words said, {over} games over"),
            Limit("answered, ms: p99", look.answers.p99),
            Limit("memory, MB, in the end", end / MEGA, note=f"{third / MEGA:.0f} MB after a third"),
            Limit("  times that after a third", end / third, GROWTH),
            Limit("deadlines late, s: p50", late.p50),
            Limit("  p99", late.p99),
            Limit("  worst", late.worst, LATE, f"at most {', '.join(lates(samples))} in each sixth"),
            Limit("clicks without an answer", look.lost, 0),
            Limit("tables where nothing could be pressed", look.stuck),
            Limit("CPU, cores", look.cpu / look.seconds),
        ],
    )
    warn(look)
    return good


async def watch(hall: Hall, samples: list[Sample]) -> None:
    assert hall.book
    began = perf_counter()
    while True:
        await asyncio.sleep(LOOK)
        now = datetime.fromtimestamp(hall.playground.world.clock(), UTC)
        latest = max(hall.book.overdue(now), default=0.0)
        samples.append(Sample(perf_counter() - began, hall.bot.memory().judged, latest))


def lates(samples: list[Sample]) -> list[str]:
    """The worst, one part of the time after the other: late at the beginning isn't late in the end."""
    size = -(-len(samples) // PARTS)
    parts = [samples[first : first + size] for first in range(0, len(samples), size)]
    return [f"{max([each.latest for each in part]):.1f}" for part in parts]


def memory_around(samples: list[Sample], at: float) -> list[int]:
    """What was seen in the half minute before."""
    return [each.memory for each in samples if at - 30.0 <= each.at <= at + LOOK]
