"""What the store tells those who watch: how much there is to do, how long transactions take, and who waits."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress

import pytest

from cogs.bot import Duckboard
from cogs.metrics import health
from data.store import Refused, Store
from data.store.connections import CONNECTIONS
from data.store.database import READ, WRITE
from data.store.session import TRIES, Overtaken, Session
from data.store.sqlite import MOST_TOGETHER
from tests.support.clock import StillClock
from tests.support.data.seating import CHANNEL, begun, lobby
from tests.support.patience import until

MANY = 30  # transactions


async def test_open_tables_are_counted_by_kind_and_status(store: Store, clock: StillClock) -> None:
    for place, kind in enumerate(("race", "race", "tow")):
        await lobby(store, kind=kind, channel=CHANNEL + place)
    table = await begun(store, channel=CHANNEL + 7)
    stopped = await begun(store, channel=CHANNEL + 8)
    await store.stop(stopped.id, "stopped")
    await store.lease(table.id, "one", 30)
    await store.mark_presented(table.id, "one", table.version)
    to_do = await store.to_do()
    assert to_do.tables == {("race", "lobby"): 2, ("tow", "lobby"): 1, ("race", "playing"): 1}
    assert to_do.unshown == dict.fromkeys((1, 2, 3, stopped.id), clock.now)
    assert to_do.overdue == 0
    clock.forward(hours=1)
    assert (await store.to_do()).overdue == len(table.deadlines)


async def test_transactions_are_observed_and_a_refusal_is_no_failure(store: Store) -> None:
    seen: list[tuple[str, bool]] = []

    def observe(what: str, seconds: float, is_well: bool) -> None:  # noqa: FBT001
        assert 0 <= seconds < 60
        seen.append((what, is_well))

    async def fail(_: Session) -> None:
        raise ZeroDivisionError

    await store.take_a_turn()
    store.database.observe = observe
    await store.take_a_turn()
    assert isinstance(await store.load(1), Refused)
    for do in (store.database.read, store.database.write):
        with suppress(ZeroDivisionError):
            await do(fail)
    await asyncio.sleep(0)  # what is done is told right after
    assert seen == [(WRITE, True), (READ, True), (READ, False), (WRITE, False)]


async def test_whoever_was_overtaken_is_counted_each_time(store: Store) -> None:
    async def be_slow(_: Session) -> None:
        raise Overtaken

    with suppress(Overtaken):
        await store.database.write(be_slow)
    assert (store.database.retries, store.database.waiting) == (TRIES - 1, 0)


async def test_those_who_wait_for_a_turn_are_counted(store: Store, url: str) -> None:
    async with nobody_else_has_a_turn(store, url):
        waiting = [asyncio.create_task(store.take_a_turn()) for _ in range(MANY)]
        await until(lambda: store.database.waiting >= MANY - MOST_TOGETHER)
    await asyncio.gather(*waiting)
    assert store.database.waiting == 0


async def test_a_database_that_hangs_is_noticed_and_waited_for_only_once(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "WITHIN", 0.02)
    monkeypatch.setattr(health, "FRESH", 0.0)
    bot = Duckboard(url)
    bot.store, looking = store, health.Health(bot)
    async with nobody_else_has_a_turn(store, url):
        for _ in range(3):
            await looking.look()
            assert not looking.is_answered
        assert store.database.waiting <= 1
    while not looking.is_answered:
        await looking.look()


@asynccontextmanager
async def nobody_else_has_a_turn(store: Store, url: str) -> AsyncIterator[None]:
    """SQLite has one for all, PostgreSQL one for each connection."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.partition(":///")[2], isolation_level=None)) as another:
            another.execute("BEGIN IMMEDIATE")
            yield
        return
    over, begun = asyncio.Event(), list[Session]()

    async def keep_busy(session: Session) -> None:
        begun.append(session)
        await over.wait()

    busy = [asyncio.create_task(store.database.write(keep_busy)) for _ in range(CONNECTIONS)]
    await until(lambda: len(begun) == CONNECTIONS)
    yield
    over.set()
    await asyncio.gather(*busy)
