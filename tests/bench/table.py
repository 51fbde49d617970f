"""Many tables at once: how soon clicks are answered and shown, and what they cost, with Discord's rate limits on.

    table                     everything, judged: ten minutes or so
    table race 40 20 30       one look: a game or `all`, tables, clicks a second, seconds, and people at each table
    table most                the highest rate with answers that are still good
    table memory              idle games, and an hour of play in a few minutes

The bot is in a process of its own, the playground and the people are in this one.
"""

import asyncio
import sys
from collections.abc import Sequence
from typing import NamedTuple

from engine import GAMES
from tests.bench.load import memory
from tests.bench.load.drawing import costs_of
from tests.bench.load.hall import Hall, Look, bare_hall, hall_of
from tests.bench.load.limits import Limit, Yardstick, limits_of, show, warn

ALL, MOST, MEMORY = "all", "most", "memory"
WORDS = (ALL, MOST, MEMORY)  # beside the names of games
STEPS = (20, 40, 60, 80, 100, 120)  # clicks a second
STEP_SECONDS, STEP_WARM_UP = 12.0, 3.0
MOST_P99, LEAST_RATE = 500.0, 60  # ms, clicks a second
NEARLY = 0.95  # of the clicks that were meant to be made
BARE_SECONDS = 15.0
WARM_UP = 10.0  # seconds, or a quarter of a shorter look


class Wanted(NamedTuple):
    """One look."""

    kinds: Sequence[str] = tuple(GAMES)
    tables: int = 200
    rate: float = 20.0  # clicks a second: one every ten seconds at each table
    seconds: float = 30.0
    seats: int = 2

    @property
    def title(self) -> str:
        names = "all games" if len(self.kinds) > 1 else self.kinds[0]
        return f"{names}, {self.tables} tables, {self.rate:g} clicks a second, {self.seconds:g} s"


ALL_GAMES = Wanted(seconds=60.0)
EACH_GAME = [Wanted((kind,), tables=200 if kind == "race" else 100) for kind in GAMES]


def run(arguments: list[str]) -> bool:
    numbers = [int(each) for each in arguments if each.isdecimal()]
    words = [each for each in arguments if not each.isdecimal()]
    if len(words) > 1 or len(numbers) > 4 or (numbers and words in ([MOST], [MEMORY])):
        print(__doc__, file=sys.stderr)
        return False
    match words:
        case ["most"]:
            return asyncio.run(most())
        case ["memory"]:
            return asyncio.run(weigh())
        case [] if not numbers:
            return asyncio.run(everything())
        case _:
            kinds = tuple(GAMES) if words in ([], [ALL]) else tuple(words)
            fields = dict(zip(("tables", "rate", "seconds", "seats"), numbers, strict=False))
            return asyncio.run(once(Wanted(kinds, **fields)))


async def everything() -> bool:
    """The whole judgement. All looks are compared with the same bare bot and the same drawing."""
    yardstick = await measured(ALL_GAMES)
    good = [await look_at(each, yardstick) for each in EACH_GAME]
    async with hall_of(ALL_GAMES.kinds, ALL_GAMES.tables, seats=ALL_GAMES.seats) as hall:
        await hall.show(hall.places)
        good += [await look_around(hall, ALL_GAMES, yardstick), await climb(hall)]
    return all([*good, await weigh()])


async def once(wanted: Wanted) -> bool:
    return await look_at(wanted, await measured(wanted))


async def most() -> bool:
    async with hall_of(ALL_GAMES.kinds, ALL_GAMES.tables, seats=ALL_GAMES.seats) as hall:
        await hall.show(hall.places)
        return await climb(hall)


async def weigh() -> bool:
    limits = [*await memory.idle(tuple(GAMES)), *await memory.hour(tuple(GAMES))]
    return show("memory", limits)


async def measured(wanted: Wanted) -> Yardstick:
    """A bare bot that is clicked at the same rate, and what pictures cost."""
    async with bare_hall(wanted.tables, seats=wanted.seats) as hall:
        await hall.play(wanted.rate, STEP_WARM_UP)
        bare = await hall.play(wanted.rate, BARE_SECONDS)
    yardstick = Yardstick(bare, await costs_of(wanted.kinds, wanted.seats))
    answers = bare.answers
    show(
        f"a bare bot, {wanted.tables} tables, {wanted.rate:g} clicks a second; pictures",
        [
            Limit("answered, ms: p50", answers.p50),
            Limit("  p99", answers.p99),
            Limit("CPU a click, ms", bare.cpu_ms),
            *[Limit(f"CPU for {name}, ms", 1000 * cost) for name, cost in sorted(yardstick.costs.items())],
        ],
    )
    warn(bare)
    return yardstick


async def look_at(wanted: Wanted, yardstick: Yardstick) -> bool:
    async with hall_of(wanted.kinds, wanted.tables, seats=wanted.seats) as hall:
        await hall.show(hall.places)
        return await look_around(hall, wanted, yardstick)


async def look_around(hall: Hall, wanted: Wanted, yardstick: Yardstick) -> bool:
    await hall.play(wanted.rate, min(WARM_UP, wanted.seconds / 4))
    look = await hall.play(wanted.rate, wanted.seconds)
    good = show(wanted.title, limits_of(wanted.kinds, look, yardstick))
    warn(look)
    return good


async def climb(hall: Hall) -> bool:
    """Step by step, until answers aren't good any more."""
    highest, limits, looks = 0, list[Limit](), list[Look]()
    for rate in STEPS:
        await hall.play(rate, STEP_WARM_UP)
        look = await hall.play(rate, STEP_SECONDS)
        looks.append(look)
        limits.append(step(rate, look))
        if look.answers.p99 > MOST_P99 or look.lost or look.rate < NEARLY * rate:
            break
        highest = rate
    good = show(
        f"how many clicks a second {len(hall.places)} tables can make",
        [*limits, Limit(f"the highest with p99 of at most {MOST_P99:.0f} ms", highest, least=LEAST_RATE)],
    )
    warn(looks[-1])
    return good


def step(rate: float, look: Look) -> Limit:
    made = f"{look.rate:.1f} made, p50 {look.answers.p50:.0f}, worst {look.answers.worst:.0f}, {look.lost} lost"
    return Limit(f"{rate} a second: answered, ms, p99", look.answers.p99, note=f"{made}, CPU {look.cpu_ms:.0f} ms")
