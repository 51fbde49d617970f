"""The database is lost in the middle of play. If its standby is promoted, people play on, and every move that they were
told of is there, once. If nobody comes, they get a sentence."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from cogs.bot import Duckboard
from data.store import Store, postgres
from playground import Playground
from playground.interactions import DEFER_UPDATE
from tests.support.cogs.crashes import Receipts, assert_all_is_well, assert_nobody_gave_up, go_on, keep_playing
from tests.support.cogs.driver import Company, Player
from tests.support.cogs.process import BotProcess, running_apart
from tests.support.cogs.running import running
from tests.support.cogs.seating import at_rest, begun, pick, picks, table_of
from tests.support.data.failover import GOES_ON, Pair, replicated, told
from tests.support.data.postgres import cluster, needed_programs
from tests.support.data.proxy import Proxy, proxy_to
from tests.support.patience import LONGEST, until
from tests.support.say import say

TABLES = [("general", "duckrace", ["Ada", "Ben"]), ("games", "duckgallery", ["Cleo"])]
FEW = 3  # moves at each table before a kill
LONGEST_CALM = 1.0  # seconds before a kill, and between it and the promotion
OUTAGE = 1.8  # seconds: long enough for a click to be deferred
pytestmark = [pytest.mark.processes, pytest.mark.long]


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Clicks are deferred when they take too long, as in real life."""


@pytest.mark.parametrize(("promotions", "farther"), [(1, 5), pytest.param(20, 10_000, marks=pytest.mark.soak)])
async def test_people_play_on_when_the_primary_is_killed(
    promotions: int, farther: int, playground: Playground, tmp_path: Path
) -> None:
    async with replicated() as pair, running_apart(playground, tmp_path, pair.url) as bot:
        store, receipts = await Store.open(pair.url), Receipts(playground.world)
        companies = [
            Company(playground, store, playground.world.channel(channel), names, command)
            for channel, command, names in TABLES
        ]
        play = Play(companies, receipts)
        pauses = [await survive(pair, play, Random(number)) for number in range(promotions)]
        await play.end(farther)
        await assert_all_is_well(companies, receipts, store)
        assert_the_log_is_short(bot, promotions)
        await store.close()
    print(told(pauses))
    assert max(pauses) < GOES_ON


class Play:
    """What goes on at all tables."""

    def __init__(self, companies: list[Company], receipts: Receipts) -> None:
        self.companies, self.receipts = companies, receipts
        self._playing = [asyncio.create_task(keep_playing(each, command)) for each, command in self._with_commands()]

    def _with_commands(self) -> list[tuple[Company, str]]:
        return [(company, command) for company, (_, command, _) in zip(self.companies, TABLES, strict=True)]

    async def goes_on(self, moves: int = 1) -> float:
        """How long it takes until so many more moves were taken at every table."""
        begun, enough = monotonic(), [taken + moves for taken in self._taken()]
        async with asyncio.timeout(2 * LONGEST):
            while any(taken < least for taken, least in zip(self._taken(), enough, strict=True)):
                assert_nobody_gave_up(self._playing)
                await asyncio.sleep(0.01)
        return monotonic() - begun

    def _taken(self) -> list[int]:
        by = [self.receipts.clicks[click].person.id for click in self.receipts.taken]
        return [len([each for each in by if each in people_of(company)]) for company in self.companies]

    async def end(self, farther: int) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await asyncio.gather(*[go_on(company, command, farther) for company, command in self._with_commands()])


def people_of(company: Company) -> set[int]:
    return {player.person.id for player in company.players}


async def survive(pair: Pair, play: Play, rng: Random) -> float:
    await play.goes_on(FEW)
    await asyncio.sleep(rng.uniform(0.0, LONGEST_CALM))
    await pair.lose_the_primary()
    await asyncio.sleep(rng.uniform(0.0, LONGEST_CALM))
    await pair.promote_the_standby()
    pause = await play.goes_on()
    await pair.add_a_standby()
    return pause


def assert_the_log_is_short(bot: BotProcess, promotions: int) -> None:
    """Each time it says that the database is gone, and that it's back; there's nothing else to say."""
    log = bot.log()
    assert "Traceback" not in log, log
    assert log.count("can't be reached") == log.count("the database is back") <= promotions, log


# Nobody comes


@pytest.fixture
async def wire() -> AsyncIterator[Proxy]:
    with cluster(needed_programs()) as address:
        async with proxy_to(Path(address.partition("host=")[2])) as proxy:
            yield proxy


@pytest.fixture
async def bot(
    wire: Proxy, playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Duckboard]:
    monkeypatch.setattr(postgres, "OUTAGE", OUTAGE)
    database = f"postgresql://duck@127.0.0.1:{wire.port}/postgres?ssl=disable"
    async with running(playground, tmp_path, database=database) as bot:
        yield bot


async def test_whoever_clicks_gets_a_sentence_when_the_database_is_gone_for_long_and_then_all_goes_on(
    bot: Duckboard, wire: Proxy, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = await begun(playground, "Ben")
    await at_rest(bot)
    moves, elsewhere = (await table_of(bot)).moves, playground.world.channel("general")
    wire.is_shut = True
    wire.cut_all()
    clicked, _ = await asyncio.gather(ada.use(picks(ada)[0]), ben.person.use(elsewhere, "duckrace start", {}))
    assert clicked.kind == DEFER_UPDATE
    for player in (ada, Player(playground, "Ben", elsewhere)):
        await until(lambda player=player: say("out-of-reach") in [each["content"] for each in player.messages()])
    await asyncio.sleep(OUTAGE)  # what the bot does by itself fails as well
    wire.is_shut = False
    assert (await table_of(bot)).moves == moves
    await pick(ada)
    await pick(ben)
    await at_rest(bot)
    assert (await table_of(bot)).moves > moves + 1
    said = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert [each.getMessage().partition(" after ")[0].partition(":")[0] for each in said] == [
        "the database can't be reached",
        "the database is back",
    ]
