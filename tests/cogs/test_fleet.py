"""Two processes on one PostgreSQL: each has its own servers, and they hand each other what isn't theirs.

Here both are in one process of the tests, with nothing in common but the database and Discord.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import make_url

from cogs import identify
from cogs.bot import Duckboard
from cogs.clicks import replies
from cogs.tables import neighbours
from cogs.tables.leases import LEASE
from data.store import Refused, Shards
from data.store import fleet as store_fleet
from data.store import postgres as store_postgres
from playground import Playground
from playground.interactions import DEFER_UPDATE
from tests.data.conftest import migrated_postgres, postgres
from tests.support.cogs.driver import Company, Control
from tests.support.cogs.laws import shows_the_newest
from tests.support.cogs.running import running
from tests.support.data.proxy import Proxy, proxy_to
from tests.support.data.template import MIGRATED, copy_of
from tests.support.patience import LONGEST, until

__all__ = ["migrated_postgres", "postgres"]  # fixtures
ALL = 2
ELSEWHERE = 1  # the shard of the server where they play: direct messages are told to the first one


@pytest.fixture(autouse=True)
def unhurried_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine hands over what it would otherwise keep, since that takes too long."""
    monkeypatch.setattr(identify, "PAUSE", 0.05)
    monkeypatch.setattr(neighbours, "HANDING", LONGEST)
    monkeypatch.setattr(store_fleet, "FRESH", timedelta(seconds=LONGEST))


@pytest.fixture
async def direct(migrated_postgres: str) -> AsyncIterator[str]:
    async with copy_of(MIGRATED, migrated_postgres) as url:
        yield url


@pytest.fixture
async def wire(direct: str) -> AsyncIterator[Proxy]:
    """To their database."""
    async with proxy_to(Path(str(make_url(direct).query["host"]))) as proxy:
        yield proxy


@pytest_asyncio.fixture
async def fleet(direct: str, wire: Proxy, playground: Playground, tmp_path: Path) -> AsyncIterator[list[Duckboard]]:
    database = f"postgresql://duck@127.0.0.1:{wire.port}/{make_url(direct).database}?ssl=disable"
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                running(playground, tmp_path, database=database, shards=Shards((shard,), ALL))
            )
            for shard in range(ALL)
        ]


@pytest.fixture
def company(fleet: list[Duckboard], playground: Playground) -> Company:
    world = playground.world
    guild = world.add_guild("Far away", shard=(ELSEWHERE, ALL))
    for person in [each for each in world.people.values() if not each.bot]:
        world.join(person, guild)
    return Company(playground, fleet[0].store, world.add_channel(guild, "far-away"), ["Ada", "Ben"], "fleet")


class Ear:
    """Notes which clicks a process answers, and which tables it shows."""

    def __init__(self, bot: Duckboard, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clicks, self.tables = list[Any](), list[int]()
        take, present = bot.clicks.take, bot.presenter._present

        async def noted_take(interaction: Any, *args: Any) -> None:
            self.clicks.append(interaction)
            await take(interaction, *args)

        async def noted_present(table_id: int) -> bool:
            self.tables.append(table_id)
            return await present(table_id)

        monkeypatch.setattr(bot.clicks, "take", noted_take)
        monkeypatch.setattr(bot.presenter, "_present", noted_present)


async def test_everything_about_a_table_is_done_by_the_process_that_hears_its_server(
    fleet: list[Duckboard], company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "HOLD", LONGEST)
    first, other = [Ear(bot, monkeypatch) for bot in fleet]
    await company.sit_down("duckrace")
    await company.play(8)
    await shows_the_newest(company)
    assert any([click.guild_id is None for click in other.clicks]), "nobody pressed anything in direct messages"
    assert first.clicks == []
    assert first.tables == []


async def test_a_click_that_nobody_takes_is_answered_where_it_was_heard(
    fleet: list[Duckboard], company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process is busy, or has just died."""
    await company.sit_down("duckrace")
    await company.settled()
    monkeypatch.setattr(fleet[1].store, "take_over", nothing)
    first = Ear(fleet[0], monkeypatch)
    before = (await company.table()).moves
    await company.play(2)
    assert (await company.table()).moves > before
    assert company.lost == []
    assert first.clicks


async def nothing(_: object) -> list[str]:
    """As if the call was never heard."""
    return []


async def test_a_click_is_deferred_in_time_though_the_database_is_away(
    fleet: list[Duckboard], company: Company, wire: Proxy, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can't be handed over then. When the database is back, the move is made, once."""
    await company.sit_down("duckrace")
    while not (hands := [each for each in company.host.controls("say") if is_in_private(company, each)]):
        await company.play(1)
    table, (first, other) = await company.settled(), [Ear(bot, monkeypatch) for bot in fleet]
    for where, name, seconds in [
        (neighbours, "HANDING", 0.1),
        (replies, "ENOUGH", 0.1),
        (store_postgres, "OUTAGE", LONGEST),
    ]:
        monkeypatch.setattr(where, name, seconds)
    playground.world.answer_within = LONGEST / 2
    wire.is_shut = True
    wire.cut_all()
    assert (await company.host.use(hands[0])).kind == DEFER_UPDATE
    wire.is_shut = False
    assert (await company.until(lambda now: now.moves > table.moves)).moves == table.moves + 1
    assert (len(first.clicks), other.clicks) == (1, [])


def is_in_private(company: Company, control: Control) -> bool:
    return control.message in company.host.in_private()


async def test_a_click_is_answered_once_though_both_reach_for_it(
    fleet: list[Duckboard], company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "HOLD", 0.0)
    ears = [Ear(bot, monkeypatch) for bot in fleet]
    await company.sit_down("duckrace")
    await company.play(10)
    answered = [click.id for ear in ears for click in ear.clicks]
    assert len(answered) == len(set(answered)) == company.presses
    assert company.lost == []


async def test_a_table_is_shown_soon_though_its_process_is_gone(fleet: list[Duckboard], company: Company) -> None:
    """It held the lease when it died."""
    await company.sit_down("duckrace")
    table = await company.settled()
    here, gone = fleet
    await until(lambda: not here.is_busy and not gone.is_busy)
    assert await here.store.lease(table.id, "a process that is gone", LEASE)
    await gone.close()
    stopped = await here.store.stop(table.id, "stopped")
    assert not isinstance(stopped, Refused)
    began = here.clock.now
    while (table := await company.table()).presented < table.version:
        here.clock.forward(0.25)  # pyright: ignore[reportAttributeAccessIssue]
        await asyncio.sleep(0.02)
        await until(lambda: not here.is_busy)
    assert here.clock.now - began < timedelta(seconds=10)
    assert company.host.controls("rematch")


async def test_a_lost_line_is_opened_again(
    fleet: list[Duckboard], company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ends all connections. What's handed over before the line is back isn't lost, either."""
    await company.sit_down("duckrace")
    table = await company.settled()
    ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    assert await executed(fleet[0], ends) == ALL
    await company.play(4)
    assert (await company.table()).moves > table.moves
    assert company.lost == []
    async with asyncio.timeout(LONGEST):
        while await executed(fleet[0], "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%'") < ALL:
            await asyncio.sleep(0.02)
    monkeypatch.setattr(neighbours, "HOLD", LONGEST)
    first = Ear(fleet[0], monkeypatch)
    await company.play(4)
    assert first.clicks == []


async def executed(bot: Duckboard, sql: str) -> int:
    """How many rows it gave."""

    async def work(session: Any) -> int:
        return len(await session._connection.fetch(f"{sql} AND datname = current_database()"))

    return await bot.store.database.read(work)


async def test_a_deadline_that_one_has_acted_on_is_shown_by_the_other(
    fleet: list[Duckboard], company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has to be reminded."""
    await fleet[1].timekeeper.close()
    await company.sit_down("duckrace")
    table = await company.settled()
    first, other = [Ear(bot, monkeypatch) for bot in fleet]
    soonest = min(table.deadlines, key=lambda deadline: deadline.due)
    for bot in fleet:
        bot.clock.forward((soonest.due - bot.clock.now).total_seconds())  # pyright: ignore[reportAttributeAccessIssue]
    assert soonest not in (await company.until(lambda now: now.version > table.version)).deadlines
    await company.settled()
    assert other.tables
    assert first.tables == []
