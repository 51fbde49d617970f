"""A whole bot with running games is stopped, and goes on with another database: nobody at the tables notices."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cogs.bot import Duckboard
from data.store import Store, Table
from data.store.backup import copy, restore, save
from data.store.backup.aftermath import COMMANDS
from engine import GAMES
from playground import Playground
from render import ARTISTS
from tests.cogs.conftest import (
    a_new_studio,
    an_album,
    fast_thoughts,
    playground,
    rates,
    the_same_deals,
    unhurried,
    world,
)
from tests.support.cogs.driver import Company, Press
from tests.support.cogs.laws import is_over, shows_the_newest
from tests.support.cogs.running import running
from tests.support.data.template import MIGRATED, copy_of
from tests.support.patience import LONGEST

__all__ = ["a_new_studio", "an_album", "fast_thoughts", "playground", "rates", "the_same_deals", "unhurried", "world"]


class Party(NamedTuple):
    """Who plays what where."""

    command: str
    channel: str
    names: list[str]


PARTIES = [
    Party("duckrace", "general", ["Ada", "Ben"]),
    Party("duckgallery", "games", ["Cleo", "Dan"]),
    Party("duckpool", "more-games", ["Dan"]),
    Party("ducktow", "pond", ["Ada"]),
]
UNHURRIED = {"clock": "hour"}  # no window closes on a busy machine
FEW, MANY = 3, 10_000  # presses


@pytest.fixture
async def postgres_url(migrated_postgres: str) -> AsyncIterator[str]:
    async with copy_of(MIGRATED, migrated_postgres) as url:
        yield url


class Evening:
    """People at their tables, while the bot behind them comes and goes."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        guild = playground.world.channel("games").guild
        assert guild
        playground.world.add_channel(guild, "pond")
        self.companies = list[Company]()

    async def begin(self, bot: Duckboard) -> None:
        for party in PARTIES:
            channel = self.playground.world.channel(party.channel)
            company = Company(self.playground, bot.store, channel, party.names, party.command)
            company.whim = 0
            self.companies.append(company)
        sitting = zip(self.companies, PARTIES, strict=True)
        sitting_down = [
            each.sit_down(party.command, UNHURRIED, computers=2 - len(party.names)) for each, party in sitting
        ]
        await asyncio.gather(*sitting_down)

    def meet(self, bot: Duckboard) -> None:
        for company in self.companies:
            company.store = bot.store

    async def play(self, most: int) -> None:
        await asyncio.gather(*[company.play(most) for company in self.companies])

    async def shown(self) -> None:
        for company in self.companies:
            await self._asked(company)
            await shows_the_newest(company)

    async def on_screen(self) -> list[Press]:
        """At each table, something that somebody can press who's asked."""
        return [await self._asked(company) for company in self.companies]

    async def _asked(self, company: Company) -> Press:
        """As soon as no computer is: nothing happens by itself any more."""
        async with asyncio.timeout(LONGEST):
            while True:
                table = await company.settled()
                assert table.game
                presses = [*company._wise(table)]
                if presses and all([table.seats[each.seat].user_id for each in table.game.unanswered()]):
                    return presses[0]
                await asyncio.sleep(0.01)

    async def press(self, presses: list[Press]) -> None:
        """All of them count."""
        for company, press in zip(self.companies, presses, strict=True):
            before = (await company.table()).moves
            assert await company.press(press)
            assert (await company.table()).moves > before

    async def words(self, url: str) -> list[int]:
        """How many were said at each table, as this database has it."""
        store = await Store.open(url)
        tables = [await store.load(company.number) for company in self.companies]
        await store.close()
        return [table.moves for table in tables if isinstance(table, Table)]


@pytest.fixture(autouse=True)
def in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here is about pictures."""
    for kind in GAMES:
        monkeypatch.delitem(ARTISTS, kind)


@pytest.mark.parametrize(
    ("places", "farther"),
    [
        ("sqlite postgres", FEW),
        pytest.param("sqlite postgres", MANY, marks=pytest.mark.long),
        pytest.param("postgres sqlite", MANY, marks=pytest.mark.long),
    ],
)
async def test_running_games_move(
    places: str, farther: int, playground: Playground, tmp_path: Path, postgres_url: str
) -> None:
    """What was on the screen before can be pressed afterwards; and after a backup is restored, what was said since is
    lost, but Discord doesn't show it any more, and the games go on."""
    urls = {"sqlite": f"sqlite+aiosqlite:///{tmp_path / 'here.db'}", "postgres": postgres_url}
    here, there = [urls[each] for each in places.split()]
    evening, backup = Evening(playground), tmp_path / "backup"
    async with running(playground, tmp_path, database=here) as bot:
        await evening.begin(bot)
        await evening.play(FEW)
        on_screen, told = await evening.on_screen(), await commands_told(bot)
    said = await evening.words(here)
    await copy(here, there)
    async with running(playground, tmp_path, database=there) as bot:
        evening.meet(bot)
        assert await commands_told(bot) == told
        await evening.press(on_screen)
        await evening.play(FEW)
        await evening.shown()
        await save(there, backup)
        saved = await evening.words(there)
        assert all([now > then for now, then in zip(saved, said, strict=True)])
        await evening.play(FEW)
        await evening.shown()
    assert all([now > then for now, then in zip(await evening.words(there), saved, strict=True)])
    await restore(backup, there, replace=True)
    assert await evening.words(there) == saved
    async with running(playground, tmp_path, database=there) as bot:
        evening.meet(bot)
        await evening.shown()
        assert await commands_told(bot) == told
        await evening.play(farther)
        assert all([now > then for now, then in zip(await evening.words(there), saved, strict=True)])
        if farther == MANY:
            for company in evening.companies:
                await is_over(company)
        else:
            await evening.shown()
    assert not [company.lost for company in evening.companies if company.lost]


async def commands_told(bot: Duckboard) -> str | None:
    return await bot.store.setting(f"{COMMANDS} {bot.application_id}")
