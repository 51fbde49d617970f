"""The bot is killed again and again while people play, and Discord has a bad day: every move counts exactly once."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from data.store import Store
from playground import Playground
from playground.faults import Faults
from playground.world import Channel, World
from tests.data.conftest import postgres
from tests.support.cogs.crashes import Receipts, assert_all_is_well, assert_nobody_gave_up, go_on, keep_playing
from tests.support.cogs.driver import Company
from tests.support.cogs.laws import shows_the_newest
from tests.support.cogs.process import BotProcess, running_apart, running_together
from tests.support.data.template import EMPTY, copy_of
from tests.support.patience import LONGEST

__all__ = ["postgres"]  # a fixture

TABLES = [
    ("general", "duckrace", ["Ada", "Ben"]),
    ("games", "duckgallery", ["Cleo"]),
    ("more-games", "duckpool", ["Dan", "Ada"]),
]
CALM = (0.05, 1.5)  # between a start and the next kill, in times of what importing everything took: machines differ
RESPITE, LONGER = 0.15, 4  # how often it lives so many times as long: a result is drawn for seconds
EARLY = 0.2  # how often it's killed before it has started


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """A lost click is given up as soon as Discord's users would give it up."""


class Where(NamedTuple):
    """How many processes, and on which database."""

    processes: int
    database: str


ALONE, TWO, THREE = Where(1, "sqlite"), Where(2, "postgres"), Where(3, "postgres")
TWO_ON_A_FILE = Where(2, "sqlite")
A_THOUSAND = (98, 99, 100, 101, 102)  # for two and for three processes, in parts, each with its own chance


@pytest.mark.processes
async def test_a_bot_that_is_killed_in_the_middle_of_a_game_loses_nothing(
    playground: Playground, tmp_path: Path
) -> None:
    """A click has just been answered when it dies: it counts, and is shown after the next start. The game goes on."""
    world, answered = playground.world, asyncio.Event()
    async with running_apart(playground, tmp_path) as bot:
        store, receipts = await Store.open(bot.database), Receipts(world)
        company = Company(playground, store, world.channel("games"), ["Ada", "Ben"], "killed")
        await company.sit_down("duckgallery")
        await company.play(12)
        world.listeners.append(lambda each: answered.set() if each.kind == "interaction answered" else None)
        playing = asyncio.create_task(company.play(1))
        await answered.wait()
        await bot.kill()
        world.clock.advance(world.answer_within)  # Discord gives up any other click
        await playing
        await bot.start()
        await shows_the_newest(company)
        await company.play(8)
        await assert_all_is_well([company], receipts, store)
        await store.close()


@pytest.mark.processes
@pytest.mark.parametrize(
    ("where", "kills", "farther"),
    [
        pytest.param(ALONE, 10, 100, marks=pytest.mark.long),
        pytest.param(TWO, 10, 100, marks=pytest.mark.long),
        pytest.param(ALONE, 110, 10_000, marks=pytest.mark.soak),
        *[pytest.param(TWO, kills, 100, marks=pytest.mark.soak) for kills in A_THOUSAND],
        *[pytest.param(THREE, kills, 100, marks=pytest.mark.soak) for kills in A_THOUSAND],
        pytest.param(TWO_ON_A_FILE, 100, 10_000, marks=pytest.mark.soak),
    ],
)
async def test_no_kill_loses_a_move(
    where: Where, kills: int, farther: int, playground: Playground, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Several games at once, in servers of all processes. Afterwards each goes on, for so many presses or to its
    end."""
    async with AsyncExitStack() as stack:
        database = ""
        if where.database == "postgres":
            address = request.getfixturevalue("postgres")
            database = await stack.enter_async_context(copy_of(EMPTY, address))
        places = places_in(playground.world, where.processes)
        bots = await stack.enter_async_context(running_together(playground, tmp_path, where.processes, database))
        store, receipts = await Store.open(bots[0].database), Receipts(playground.world)
        stack.push_async_callback(store.close)
        companies = [Company(playground, store, channel, names, command) for channel, command, names in places]
        for company in companies:
            company.patience = 4 * LONGEST  # a bot that is killed again and again gets little done
        await survive(bots, playground, companies, places, kills, farther)
        await assert_all_is_well(companies, receipts, store)


class Place(NamedTuple):
    channel: Channel
    command: str
    names: Sequence[str]


def places_in(world: World, shards: int) -> list[Place]:
    """Tables in a server for each shard. Everyone is in all of them."""
    people, tables = [each for each in world.people.values() if not each.bot], TABLES
    if shards == 1:
        return [Place(world.channel(name), command, names) for name, command, names in tables]
    places = list[Place]()
    for shard in range(shards):
        guild = world.add_guild(f"Pond {shard}", owner=people[0], shard=(shard, shards))
        for person in people:
            world.join(person, guild)
        places += [Place(world.add_channel(guild, name), command, names) for name, command, names in tables]
    return places


async def survive(
    bots: Sequence[BotProcess],
    playground: Playground,
    companies: Sequence[Company],
    places: Sequence[Place],
    kills: int,
    farther: int,
) -> None:
    """Play, be killed, play on, until every game has ended."""
    rng = Random(kills)
    playing = [
        asyncio.create_task(keep_playing(company, place.command))
        for company, place in zip(companies, places, strict=True)
    ]
    bad_mood(playground.faults)
    left = iter(range(kills))
    await asyncio.gather(*[be_killed(bot, playground, playing, rng, left) for bot in bots])
    playground.faults.clear()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    async with asyncio.timeout(600):
        going_on = [go_on(company, place.command, farther) for company, place in zip(companies, places, strict=True)]
        await asyncio.gather(*going_on)


async def be_killed(
    bot: BotProcess, playground: Playground, playing: list[asyncio.Task[None]], rng: Random, left: Iterator[int]
) -> None:
    """Again and again, while the others are killed, too, until there were enough kills of all."""
    for _ in left:
        calm = rng.uniform(*CALM) * bot.nursery.took
        await asyncio.sleep(calm * LONGER if rng.random() < RESPITE else calm)
        if rng.random() < EARLY:
            playground.faults.drop_gateway()
        await bot.kill()
        if rng.random() < EARLY:
            await bot.die_young(rng.uniform(0.0, 2.0))
        await bot.start()
        assert_nobody_gave_up(playing)


def bad_mood(faults: Faults) -> None:
    """A bit of everything that can go wrong between us and Discord."""
    messages = r"(POST|PATCH) /channels/.*messages"
    faults.lose(messages, times=None, chance=0.04)
    faults.lose_behind(messages, times=None, chance=0.04)
    faults.fail(messages, 500, times=None, chance=0.02)
    faults.fail(messages, 503, times=None, chance=0.02)
    faults.limit(messages, 0.1, times=None, chance=0.05)
    faults.slow(".*", 0.1, times=None, chance=0.1)
    faults.lose(r"POST /interactions", times=None, chance=0.03)
    faults.fail(r"POST /interactions", 500, times=None, chance=0.02)
