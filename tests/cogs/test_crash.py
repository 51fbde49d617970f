"""The bot is killed again and again while people play, and Discord is in a bad mood: no move is lost, none counts twice."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from sqlmodel import select

from cogs.ids import parse_click
from data import Refused, Store
from data.tables import GameRow, MoveRow, SeatRow
from playground import Playground
from playground.faults import Faults
from playground.world import COMPONENT, Interaction

from .driver import MOVES, Company
from .laws import shows_the_newest
from .process import BotProcess, running_apart

TAKEN = (6, 7)  # answers that say: this counts
LONGEST_CALM = 1.5  # seconds between a start and the next kill
EARLY = 0.2  # how often it is killed before it has started


@pytest.fixture
async def apart(playground: Playground, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with running_apart(playground, tmp_path) as bot:
        yield bot


@pytest.mark.parametrize("kills", [5, pytest.param(110, marks=pytest.mark.long)])
async def test_no_kill_loses_a_move(kills: int, apart: BotProcess, playground: Playground) -> None:
    store = await Store.open(apart.database)
    companies = [
        Company(playground, store, playground.world.channel("general"), ["Ada", "Ben"], "race"),
        Company(playground, store, playground.world.channel("games"), ["Cleo"], "gallery"),
        Company(playground, store, playground.world.channel("more-games"), ["Dan", "Ada"], "pool"),
    ]
    for company in companies:
        company.patience = 60
    try:
        await survive(apart, playground, companies, kills)
        await assert_all_is_well(playground, companies, store)
    finally:
        await store.close()


async def survive(bot: BotProcess, playground: Playground, companies: list[Company], kills: int) -> None:
    """Play, be killed, play on; in the end every game comes to its end."""
    rng = Random(kills)
    calm = asyncio.Event()
    playing = [
        asyncio.create_task(keep_playing(company, command, computers, calm))
        for company, command, computers in zip(
            companies, ("duckrace", "duckgallery", "duckpool"), (0, 1, 0), strict=True
        )
    ]
    bad_mood(playground.faults)
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.1, LONGEST_CALM))
        if rng.random() < EARLY:
            playground.faults.drop_gateway()
        await bot.kill()
        if rng.random() < EARLY:
            await bot.die_young(rng.uniform(0.0, 2.0))
        await bot.start()
        assert_nobody_gave_up(playing)
    playground.faults.clear()
    calm.set()
    async with asyncio.timeout(300):
        await asyncio.gather(*playing)


def assert_nobody_gave_up(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


async def keep_playing(company: Company, command: str, computers: int, calm: asyncio.Event) -> None:
    await company.sit_down(command, computers=computers)
    while True:
        await company.play()
        if calm.is_set():
            return
        await company.again()


def bad_mood(faults: Faults) -> None:
    """Some of everything that goes wrong between us and Discord."""
    messages = r"(POST|PATCH) /channels/.*messages"
    faults.lose(messages, times=None, chance=0.04)
    faults.lose_behind(messages, times=None, chance=0.04)
    faults.fail(messages, 500, times=None, chance=0.02)
    faults.fail(messages, 503, times=None, chance=0.02)
    faults.limit(messages, 0.1, times=None, chance=0.05)
    faults.slow(".*", 0.1, times=None, chance=0.1)
    faults.lose(r"POST /interactions", times=None, chance=0.03)
    faults.fail(r"POST /interactions", 500, times=None, chance=0.02)


async def assert_all_is_well(playground: Playground, companies: list[Company], store: Store) -> None:
    games, moves, seats = await everything(store)
    assert_log_is_what_was_clicked(list(playground.world.interactions.values()), moves, seats)
    assert all(row.status in ("over",) for row in games), [(row.id, row.status, row.reason) for row in games]
    for game in games:
        company = next(each for each in companies if each.channel.id == game.channel_id)
        await shows_the_newest(company, game.id)


async def everything(store: Store) -> tuple[list[GameRow], list[MoveRow], list[SeatRow]]:
    async def look(session: object) -> tuple[list[GameRow], list[MoveRow], list[SeatRow]]:
        return tuple([list(await session.exec(select(row))) for row in (GameRow, MoveRow, SeatRow)])  # type: ignore

    return await store.database.look(look)


def assert_log_is_what_was_clicked(clicks: list[Interaction], moves: list[MoveRow], seats: list[SeatRow]) -> None:
    """Whoever was told that a move counts finds it in the log, once; and nothing is there that nobody clicked."""
    said = {click.id: click for click in clicks if click.kind == COMPONENT and verb_of(click) in (*MOVES, "undo")}
    logged = Counter(move.interaction_id for move in moves if move.interaction_id)
    assert set(logged.values()) == {1}
    acknowledged = {number for number, click in said.items() if click.answered in TAKEN}
    assert acknowledged
    assert acknowledged <= logged.keys(), f"lost: {[said[number].data for number in acknowledged - logged.keys()]}"
    whose = {(seat.game_id, seat.number): seat.user_id for seat in seats}
    for move in moves:
        if move.interaction_id:
            click = said[move.interaction_id]
            assert click.person.id == whose[move.game_id, move.seat]
            assert move.word in (*click.data["custom_id"].split(":"), *click.data.get("values", []), "undo 1")


def verb_of(click: Interaction) -> str:
    parsed = parse_click(click.data["custom_id"])
    return parsed.verb if parsed else ""
