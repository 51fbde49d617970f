"""Several processes at one table, some of them killed in the middle of it: every word counts once."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from random import Random

import pytest

from data.store import Store
from data.store.session import Session
from engine.record import Said
from tests.support.data.processes import Acknowledged, check
from tests.support.data.seating import BEN, CLEO, begun, done, lobby
from tests.support.paths import ROOT

KILLS, FEW = 3, 15  # and words before each: no game is over so soon, however fast the database is
pytestmark = pytest.mark.processes


async def start_hammer(url: str, table_id: int, number: int, hits: int = 100_000) -> Process:
    command = (sys.executable, "-m", "tests.support.data.hammer", url, *map(str, (table_id, number, hits)))
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE, limit=2**24)


async def heard(hammer: Process, before: bytes = b"") -> list[Acknowledged]:
    """All that this process has acknowledged before it ended; a line that was cut off doesn't count."""
    output = before + (await hammer.communicate())[0]
    lines = [line.split(" ", 3) for line in output.decode().splitlines(keepends=True) if line.endswith("\n")]
    return [Acknowledged(int(v), int(i), Said(int(seat), word.rstrip("\n"))) for v, i, seat, word in lines]


async def hammer_at_once(url: str, hammers: int, hits: int) -> None:
    store = await Store.open(url)
    table = await begun(store)
    processes = [await start_hammer(url, table.id, number, hits) for number in range(hammers)]
    words = [word for each in await asyncio.gather(*map(heard, processes)) for word in each]
    assert [process.returncode for process in processes] == [0] * hammers
    assert any(word.said.word == "undo 1" for word in words)
    await check(store, table.id, table.version, words, unheard=0)
    await store.close()


async def test_several_processes_play_one_game_and_every_word_counts_once(url: str) -> None:
    await hammer_at_once(url, hammers=3, hits=15)


@pytest.mark.long
async def test_many_processes_play_whole_games_and_every_word_counts_once(url: str) -> None:
    await hammer_at_once(url, hammers=8, hits=100_000)


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 33)]])
async def test_nothing_acknowledged_is_lost_and_nothing_is_half_done_when_processes_are_killed(
    seed: int, url: str
) -> None:
    store = await Store.open(url)
    table = await begun(store, kind="tow")
    rng, words = Random(seed), list[Acknowledged]()
    for number in range(KILLS):
        hammer = await start_hammer(url, table.id, number)
        assert hammer.stdout is not None
        began = [await hammer.stdout.readline() for _ in range(rng.randint(1, FEW))]
        await asyncio.sleep(rng.random() / 100)
        hammer.kill()
        words += await heard(hammer, b"".join(began))
    await check(store, table.id, table.version, words, unheard=KILLS)
    await store.close()


async def test_processes_can_start_at_once_on_a_new_database(empty_url: str) -> None:
    hammers = [await start_hammer(empty_url, 4711, number) for number in range(3)]
    await asyncio.gather(*map(heard, hammers))
    assert [hammer.returncode for hammer in hammers] == [0] * 3


async def test_what_is_cancelled_still_finishes_and_holds_nobody_up(url: str) -> None:
    store = await Store.open(url)
    table = await lobby(store)
    rng = Random(3)
    for number in range(60):
        here = number % 2 == 0
        change = asyncio.create_task(store.sit(table.id, BEN) if here else store.leave(table.id, BEN.user_id))
        await asyncio.sleep(rng.random() * 0.01)
        change.cancel()
        await asyncio.gather(change, return_exceptions=True)
    await store.close()
    again = await Store.open(url)
    table = done(await again.load(table.id))
    assert [seat.name for seat in table.seats] in (["Anna"], ["Anna", "Ben"])  # either may come first
    done(await again.sit(table.id, CLEO))
    await again.close()


async def test_what_fails_after_it_was_given_up_is_logged(url: str, caplog: pytest.LogCaptureFixture) -> None:
    store = await Store.open(url)

    async def fail(_: Session) -> None:
        raise RuntimeError("quack")

    task = asyncio.create_task(store.database.write(fail))
    await asyncio.sleep(0)
    task.cancel()
    await store.close()
    assert "a transaction failed after it was given up" in caplog.text
    assert "quack" in caplog.text
