"""Several processes on one database: who has which server, clicks that are handed over, and turns to log in."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.identify import PAUSE, turn_to_identify
from data.store import Shards, Store, Unavailable
from data.store.fleet import FRESH, STALE
from tests.support.clock import StillClock
from tests.support.data.seating import Seeds, everything, lobby
from tests.support.patience import until

ANNA_S_SERVER = 41 << 22
TWO = Shards((0,), 2)
on_postgres = pytest.mark.parametrize("address", ["postgres"], indirect=True)  # on SQLite nobody calls


@pytest.fixture
async def other(url: str, clock: StillClock) -> AsyncIterator[Store]:
    """Another process."""
    opened = await Store.open(url, clock=clock, seed=Seeds())
    yield opened
    await opened.close()


@given(st.integers(1, 50), st.one_of(st.none(), st.integers(0, 2**63 - 1)))
def test_every_server_is_heard_by_one_shard(total: int, guild_id: int | None) -> None:
    hearing = [shard for shard in range(total) if Shards((shard,), total).hears(guild_id)]
    assert len(hearing) == 1
    assert Shards().hears(guild_id)
    assert guild_id is not None or hearing == [0]


async def test_the_server_of_a_table_is_known(store: Store) -> None:
    table = await lobby(store)
    assert await store.guild_of(table.id) == table.guild_id is not None
    assert await store.guild_of(4711) is None


@on_postgres
async def test_a_click_is_taken_by_one_of_many(store: Store, other: Store) -> None:
    for number in range(20):
        await store.hand_over(number, f"click {number}", store.clock.now, ANNA_S_SERVER, TWO)
    taken = await asyncio.gather(*[each.take_over(number) for number in range(20) for each in (store, other)])
    assert sorted([payload for some in taken for payload in some]) == sorted([f"click {each}" for each in range(20)])
    assert await store.take_back([*range(20)]) == []


@on_postgres
async def test_a_click_that_is_handed_over_too_late_is_left_to_whoever_has_heard_it(
    store: Store, other: Store, clock: StillClock
) -> None:
    """The database was away in the meantime: they may be answering it already."""
    heard = clock.now
    await store.hand_over(1, "just in time", heard, ANNA_S_SERVER, TWO)
    clock.forward(FRESH.total_seconds())
    assert await other.take_over(1) == ["just in time"]
    clock.forward(0.001)
    await store.hand_over(2, "too late", heard, ANNA_S_SERVER, TWO)
    assert await other.take_over(2) == []
    assert await store.take_back([1, 2]) == ["too late"]


@on_postgres
async def test_those_who_hear_the_server_are_called(store: Store, other: Store) -> None:
    clicks, tables, wrong = list[str](), list[str](), list[str]()
    other.listen(Shards((1, 3), 4), clicks.append, tables.append)
    store.listen(Shards((0, 2), 4), wrong.append, wrong.append)
    mine, count = Shards((0, 2), 4), 0

    async def called() -> bool:
        nonlocal count
        count += 1
        await store.hand_over(count, "click", store.clock.now, ANNA_S_SERVER, mine)
        await store.call_to_show(17, ANNA_S_SERVER, mine)
        return bool(clicks and tables)

    while not await called():  # until the line is open
        await asyncio.sleep(0.02)
    await until(lambda: str(count) in clicks)
    assert set(tables) == {"17"}
    assert wrong == []


@on_postgres
async def test_what_nobody_takes_is_forgotten(store: Store, clock: StillClock) -> None:
    await store.hand_over(1, "click", clock.now, ANNA_S_SERVER, TWO)
    clock.forward((STALE - timedelta(seconds=1)).total_seconds())
    await store.hand_over(2, "click", clock.now, ANNA_S_SERVER, TWO)
    clock.forward(2.0)
    await store.forget_handed()
    assert [row[0] for row in (await everything(store))["handed_clicks"]] == [2]


async def test_shards_log_in_one_after_the_other(store: Store, other: Store, clock: StillClock) -> None:
    done = list[float]()

    async def log_in(store: Store, shard: int) -> None:
        await turn_to_identify(store, 4711, shard, at_once=1)
        done.append(clock.now.timestamp())

    tasks = [asyncio.create_task(log_in(each, shard)) for shard, each in enumerate((store, other, store))]
    while len(done) < len(tasks):
        if len(clock._waiting()) == len(tasks) - len(done):  # nobody is about to
            clock.forward(0.1)
        await asyncio.sleep(0.005)
    await asyncio.gather(*tasks)
    assert [later - sooner for sooner, later in pairwise(done)] == pytest.approx([PAUSE, PAUSE], abs=0.25)
    assert all(later - sooner > PAUSE - 0.001 for sooner, later in pairwise(done))


async def test_shards_log_in_though_nobody_can_say_whose_turn_it_is(
    store: Store, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a lost gateway would end the process while the database is away."""

    async def away(_: str) -> str | None:
        raise Unavailable("it's away")

    monkeypatch.setattr(store, "setting", away)
    task = asyncio.create_task(turn_to_identify(store, 4711, 0, at_once=1))
    await until(lambda: bool(clock._waiting()))
    assert not task.done()
    clock.forward(PAUSE)
    await task


async def test_a_big_bot_logs_several_in_at_once(store: Store) -> None:
    async with asyncio.timeout(30):
        await asyncio.gather(*[turn_to_identify(store, 4711, shard, at_once=4) for shard in range(4)])
