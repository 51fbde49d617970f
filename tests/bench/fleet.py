"""One process and several on one PostgreSQL, each with the same small share of a core: how many clicks can they take in
a second? What people do, and when answers count as good, is as in the bench `table`.

    fleet              one and two processes
    fleet 3            one and three
"""

import asyncio

from engine import GAMES
from tests.bench.load.fleet import fleet_hall
from tests.bench.load.hall import Hall, Look
from tests.bench.load.limits import Limit, show, warn
from tests.bench.table import MOST_P99, NEARLY, STEP_SECONDS, STEP_WARM_UP, step

TABLES = 80
CORES = 0.55  # for each process, with those that draw for it: all of it, the driver and the database must fit
FIRST, FACTOR = 6.0, 1.15  # clicks a second, and how much more each time
REST, IDLE = 4.0, 0.05  # seconds, and the share of a core that all together still use then
LEAST = 0.85  # of what so many processes could do at best


def run(arguments: list[str]) -> bool:
    processes = int(arguments[0]) if arguments else 2
    return asyncio.run(compare(processes))


async def compare(processes: int) -> bool:
    one = await highest(1, FIRST)
    several = await highest(processes, max(FIRST, 1.3 * one))
    return show(
        f"{processes} processes against one, with {CORES} of a core each",
        [Limit("clicks a second, times those of one process", several / max(one, 0.1), least=LEAST * processes)],
    )


async def highest(processes: int, rate: float) -> float:
    """The highest rate at which answers are still good, starting from this one."""
    async with fleet_hall(tuple(GAMES), TABLES, processes, CORES) as hall:
        await hall.show(hall.places)
        await at_rest(hall)
        limits, best, looks = list[Limit](), 0.0, list[Look]()
        while True:
            look = await looked(hall, rate)
            looks.append(look)
            limits.append(step(round(rate, 1), look))
            if not is_good(look, rate):
                break
            best, rate = rate, rate * FACTOR
    show(f"{processes} process(es), {TABLES} tables, {CORES} of a core each", limits)
    warn(looks[-1])
    return best


async def at_rest(hall: Hall) -> None:
    """Those who draw practise until they're quick: that must be over."""
    before = hall.bot.cpu()
    while True:
        await asyncio.sleep(REST)
        now = hall.bot.cpu()
        if now - before < IDLE * REST:
            return
        before = now


async def looked(hall: Hall, rate: float) -> Look:
    await hall.play(rate, STEP_WARM_UP)
    return await hall.play(rate, STEP_SECONDS)


def is_good(look: Look, rate: float) -> bool:
    return look.answers.p99 <= MOST_P99 and not look.lost and not look.unshown and look.rate >= NEARLY * rate
