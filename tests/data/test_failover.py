"""A primary is killed in the middle of play, and its standby is promoted: every acknowledged word is there, once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from time import monotonic

import pytest

from data.store import Played, Store, Table
from tests.support.data.failover import GOES_ON, Pair, replicated, told
from tests.support.data.hammer import hit
from tests.support.data.processes import Acknowledged, check
from tests.support.data.seating import BEN, begun, done, lobby
from tests.support.patience import LONGEST

pytestmark = [pytest.mark.processes, pytest.mark.long]
KINDS = ("race", "tow", "gallery", "pool")
FEW = 5  # words after a promotion
LONGEST_CALM = 0.5  # seconds before a kill, and between it and the promotion


class Hammer:
    """Plays at one table, with a store of its own, and notes what was acknowledged and when."""

    def __init__(self, store: Store, table: Table, number: int) -> None:
        self.store, self.table, self.number = store, table, number
        self.words: list[Acknowledged] = []
        self.times: list[float] = []
        self.is_over = False

    async def play(self) -> None:
        """All hammers of a table use the same interactions."""
        rng = Random(self.number)
        for interaction in count(1_000_000 * self.table.id):
            table = done(await self.store.load(self.table.id))
            if self.is_over or table.game is None or table.game.outcome is not None:
                break
            said, played = await hit(self.store, table, rng, interaction)
            if isinstance(played, Played):
                self.times.append(monotonic())
                self.words.append(Acknowledged(played.table.version, interaction, said))

    def since(self, then: float) -> list[float]:
        return [each for each in self.times if each > then]


@pytest.mark.parametrize("promotions", [1, pytest.param(20, marks=pytest.mark.soak)])
async def test_nothing_acknowledged_is_lost_when_the_primary_is_killed(promotions: int) -> None:
    async with replicated() as pair, opened(pair.url) as one, opened(pair.url) as other:
        pauses = [await survive(pair, [one, other], Random(number)) for number in range(promotions)]
    print(told(pauses))
    assert max(pauses) < GOES_ON


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


async def survive(pair: Pair, stores: list[Store], rng: Random) -> float:
    """Play, lose the primary, play on, and look at what is there. How long it took until all tables went on."""
    tables = [await begun(stores[0], kind=kind, channel=channel) for channel, kind in enumerate(KINDS, 1)]
    hammers = [Hammer(store, table, number) for table in tables for number, store in enumerate(stores)]
    playing = [asyncio.create_task(hammer.play()) for hammer in hammers]
    await all_play(hammers, playing, since=0.0)
    await asyncio.sleep(rng.uniform(0.0, LONGEST_CALM))
    await pair.lose_the_primary()
    await asyncio.sleep(rng.uniform(0.0, LONGEST_CALM))
    await pair.promote_the_standby()
    promoted = monotonic()
    await all_play(hammers, playing, promoted)
    for hammer in hammers:
        hammer.is_over = True
    await asyncio.gather(*playing)
    for table in tables:
        words = [word for hammer in hammers if hammer.table is table for word in hammer.words]
        await check(stores[0], table.id, table.version, words, unheard=0)
    await pair.add_a_standby()
    return max([hammer.since(promoted)[0] for hammer in hammers if hammer.since(promoted)]) - promoted


async def all_play(hammers: list[Hammer], playing: list[asyncio.Task[None]], since: float) -> None:
    """Some games may be over before that."""
    async with asyncio.timeout(LONGEST):
        for hammer, task in zip(hammers, playing, strict=True):
            while not task.done() and len(hammer.since(since)) < FEW:
                await asyncio.sleep(0.01)


async def test_what_the_primary_has_alone_is_not_acknowledged_before_its_standby_has_it_too() -> None:
    """Its connection is lost while it waits for the standby: then the change is there, but only on the primary."""
    async with replicated() as pair, opened(pair.url) as store, opened(pair.url) as other:
        table = await lobby(store)
        with pair.standby.frozen():
            sitting = asyncio.create_task(store.sit(table.id, BEN))
            await pair.cut_whoever_waits()
            async with asyncio.timeout(LONGEST):
                while len(done(await other.load(table.id)).seats) == 1:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(LONGEST_CALM)
            assert not sitting.done()
        assert len(done(await sitting).seats) == 2
        assert done(await other.load(table.id)).version == table.version + 1
