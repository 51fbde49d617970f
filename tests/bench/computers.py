"""Many tables with hard computers: how soon people are answered, and how soon the computers play.

    computers                     100 tables of all games, for a minute
    computers race 20 4 30        one game, tables, clicks a second, seconds

At each table one person plays against hard computers. How long a computer takes is counted from the word before it to
its own, with the time it takes on purpose.
"""

import asyncio

from engine import GAMES
from tests.bench.load.hall import hall_of
from tests.bench.load.lag import spread
from tests.bench.load.limits import Limit, health_of, show, warn

PEOPLE_P99, COMPUTERS_P99 = 300.0, 8.0  # ms, s
OPPONENTS = ("hard", "hard")
WARM_UP = 10.0


def run(arguments: list[str]) -> bool:
    numbers = [int(each) for each in arguments if each.isdecimal()]
    kinds = tuple([each for each in arguments if each in GAMES]) or tuple(GAMES)
    tables, rate, seconds = [*numbers, *(100, 10, 60)[len(numbers) :]]
    return asyncio.run(measure(kinds, tables, rate, seconds))


async def measure(kinds: tuple[str, ...], tables: int, rate: float, seconds: float) -> bool:
    async with hall_of(kinds, tables, seats=1, computers=OPPONENTS) as hall:
        assert hall.book
        await hall.show(hall.places)
        await hall.play(rate, WARM_UP)
        since = hall.book.words()
        look = await hall.play(rate, seconds)
        computers = spread(hall.book.computers_times(since))
    limits = [
        Limit("clicks a second", look.rate),
        Limit("people answered, ms: p50", look.answers.p50),
        Limit("  p99", look.answers.p99, PEOPLE_P99),
        Limit("computers began to play, s: p50", computers.p50, note=f"{computers.number} times"),
        Limit("  p99", computers.p99, COMPUTERS_P99),
        Limit("  worst", computers.worst),
        Limit("CPU, cores", look.cpu / look.seconds, note=f"{look.processes} processes"),
        Limit("memory, MB", look.peak.judged / 2**20),
        *health_of(look),
    ]
    good = show(f"{', '.join(kinds)}: {tables} tables with {len(OPPONENTS)} hard computers, {seconds:g} s", limits)
    warn(look)
    return good
