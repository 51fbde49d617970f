"""The bot is killed again and again while people play, and Discord has a bad day: every move counts exactly once."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

import pytest
from sqlmodel import select

from cogs.pages.ids import parse_click
from data.store import Status, Store
from data.store.models import MoveRow, Row, SeatRow, TableRow
from data.store.session import Session
from data.store.statements import Statement, columns
from playground import Playground
from playground.faults import Faults
from playground.interactions import DEFER_UPDATE, MESSAGE, UPDATE
from playground.world import COMPONENT, Channel, Happening, Interaction, World
from tests.cogs.driver import MOVES, Company, items_of
from tests.cogs.laws import REFUSALS, shows_the_newest
from tests.cogs.process import BotProcess, running_together
from tests.data.conftest import postgres
from tests.data.template import EMPTY, copy_of
from tests.patience import LONGEST

__all__ = ["postgres"]  # a fixture
T = TypeVar("T", bound=Row)

IN_TIME = 1.4  # seconds in which nothing is deferred
TABLES = [
    ("general", "duckrace", ["Ada", "Ben"]),
    ("games", "duckgallery", ["Cleo"]),
    ("more-games", "duckpool", ["Dan", "Ada"]),
]
CALM = (0.05, 1.5)  # between a start and the next kill, in times of what importing everything took: machines differ
RESPITE, LONGER = 0.15, 4  # how often it lives so many times as long: a result is drawn for seconds
EARLY = 0.2  # how often it's killed before it has started


class Receipts:
    """What people were told about their moves, when they were told.

    A move was taken if its message is redrawn, or if the click is just acknowledged without being deferred (which the
    bot does after a second and a half). It was refused if there's a private sentence instead, or one above the hand.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.clicks: dict[int, Interaction] = {}
        self.taken: dict[int, int] = {}
        self.refused: set[int] = set()
        world.listeners.append(self._hear)

    def _hear(self, happening: Happening) -> None:
        click = happening.interaction
        if click is None or click.kind != COMPONENT or verb_of(click) not in (*MOVES, "undo"):
            return
        self.clicks[click.id] = click
        if happening.kind == "interaction answered":
            self._note(click, click.answered or 0)

    def _note(self, click: Interaction, answer: int) -> None:
        late = self.world.clock() - click.created > IN_TIME
        if answer == MESSAGE or (answer == UPDATE and has_a_sentence(click)):
            self.refused.add(click.id)
        elif answer == UPDATE or (answer == DEFER_UPDATE and not late):
            self.taken[click.id] = answer


def has_a_sentence(click: Interaction) -> bool:
    """A hand begins with the name of its game, unless there's something to say first."""
    assert click.original
    first = next(item["content"] for item in items_of(click.original.components) if item.get("content"))
    return first.startswith(REFUSALS)


def verb_of(click: Interaction) -> str:
    parsed = parse_click(click.data["custom_id"])
    return parsed.verb if parsed else ""


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
@pytest.mark.parametrize(
    ("where", "kills", "farther"),
    [
        (ALONE, 5, 5),
        (TWO, 5, 5),
        pytest.param(ALONE, 110, 10_000, marks=pytest.mark.long),
        *[pytest.param(TWO, kills, 100, marks=pytest.mark.long) for kills in A_THOUSAND],
        *[pytest.param(THREE, kills, 100, marks=pytest.mark.long) for kills in A_THOUSAND],
        pytest.param(TWO_ON_A_FILE, 100, 10_000, marks=pytest.mark.long),
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


def assert_nobody_gave_up(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


async def keep_playing(company: Company, command: str) -> None:
    """Someone alone plays with a computer."""
    await company.sit_down(command, computers=2 - len(company.players))
    while True:
        await company.play()
        await company.again()


async def go_on(company: Company, command: str, presses: int) -> None:
    """Every game can be played on, whatever happened to it, and however far people had got in sitting down."""
    company.number = await company.store.table_at(company.channel.id) or company.number
    if not company.number or (await company.table()).status == Status.LOBBY:
        await company.sit_down(command, computers=2 - len(company.players))
    await company.play(presses)


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


async def assert_all_is_well(companies: list[Company], receipts: Receipts, store: Store) -> None:
    """No game is stuck, each message shows the newest state once, and the log is what was clicked."""
    games, moves, seats = await store.database.read(everything)
    assert_the_log_is_what_was_clicked(receipts, moves, seats)
    for game in games:
        assert game.id
        company = next(each for each in companies if each.channel.id == game.channel_id)
        assert game.status == Status.OVER or game.id == company.number
        await shows_the_newest(company, game.id)


async def everything(session: Session) -> tuple[list[TableRow], list[MoveRow], list[SeatRow]]:
    return await all_of(session, TableRow), await all_of(session, MoveRow), await all_of(session, SeatRow)


async def all_of(session: Session, row: type[T]) -> list[T]:
    names = tuple(row.model_fields)
    found = await session.rows(Statement(select(*columns(row, *names))))
    return [row(**dict(zip(names, each, strict=True))) for each in found]


def assert_the_log_is_what_was_clicked(receipts: Receipts, moves: Sequence[MoveRow], seats: Sequence[SeatRow]) -> None:
    """Whoever was told that a move counts finds it in the log, once; and the log has nothing that nobody clicked."""
    logged = Counter(move.interaction_id for move in moves if move.interaction_id)
    assert set(logged.values()) == {1}
    assert receipts.taken
    lost = receipts.taken.keys() - logged.keys()
    assert not lost, f"lost: {[receipts.clicks[number].data for number in lost]}"
    assert not receipts.refused & logged.keys()
    whose = {(seat.table_id, seat.number): seat.user_id for seat in seats}
    for move in moves:
        if move.interaction_id:
            click = receipts.clicks[move.interaction_id]
            assert click.person.id == whose[move.table_id, move.seat]
            assert move.word in (*click.data["custom_id"].split(":"), *click.data.get("values", []), "undo 1")
