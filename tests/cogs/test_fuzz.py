"""What no client would send gets one private sentence, and changes nothing."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from cogs.bot import Duckboard
from data.store import Table
from engine import GAMES
from playground import Exchange, Playground, Unanswered
from playground.interactions import CHOICES, DEFER, DEFER_UPDATE
from playground.rest import CALLBACK, WEBHOOK
from playground.world import AUTOCOMPLETE, EPHEMERAL, LOADING, Interaction, Message
from tests.clock import StillClock
from tests.cogs.conftest import running
from tests.cogs.driver import Company, items_of, texts_of
from tests.cogs.forger import Forger
from tests.playground.conftest import until

AT_ONCE = 8
BOOKKEEPING = {"games": {"presented", "lease_owner", "lease_until"}, "seats": {"last_click"}}


class Asking:
    """Sends many forgeries at once, and makes sure that each gets exactly one answer."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.wrong: list[str] = []
        self.waited: list[Interaction] = []
        self.callbacks = Counter[int]()
        playground.watchers.append(self._watch)

    async def all(self, forged: Iterator[Interaction]) -> None:
        await asyncio.gather(*[self._some(forged) for _ in range(AT_ONCE)])

    async def _some(self, forged: Iterator[Interaction]) -> None:
        for interaction in forged:
            try:
                await self.playground.people.ask(interaction)
            except Unanswered:
                self.wrong.append(f"unanswered: {interaction.data}")
            else:
                self._judge(interaction, await self._told(interaction))
            self._sweep(interaction)

    async def _told(self, interaction: Interaction) -> Message | None:
        """The answer. If it was deferred, it comes a little later."""
        if interaction.answered not in (DEFER, DEFER_UPDATE):
            return interaction.original
        self.waited.append(interaction)
        with suppress(TimeoutError):
            await until(lambda: later(interaction))
        return later(interaction)

    def _judge(self, interaction: Interaction, told: Message | None) -> None:
        if interaction.kind == AUTOCOMPLETE:
            fine = interaction.answered == CHOICES
        else:
            redrawn = told is interaction.source and told is not None and told.channel.guild is None
            fine = told is not None and (redrawn or bool(told.flags & EPHEMERAL))
        if not fine or (told and not any(texts_of({"content": told.content, "components": told.components}))):
            self.wrong.append(f"answered {interaction.answered}: {interaction.data}")

    def _sweep(self, interaction: Interaction) -> None:
        """So that the channel doesn't fill up."""
        for message in (interaction.original, interaction.source):
            if message:
                message.channel.messages.pop(message.id, None)

    def _watch(self, exchange: Exchange) -> None:
        """Answers, and hands that are brought up to date. That an older hand is cleared away is none."""
        if (exchange.path == CALLBACK or exchange.path.startswith(WEBHOOK)) and exchange.method != "DELETE":
            self.callbacks[exchange.status] += 1


def later(interaction: Interaction) -> Message | None:
    """What came after a deferral: a message of its own, or the clicked one redrawn."""
    told = [each for each in interaction.channel.messages.values() if each.interaction is interaction]
    said = [each for each in told if not each.flags & LOADING]
    original = interaction.original
    return said[0] if said else original if original and original.edited else None


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[Duckboard]:
    """Time stands still: nobody falls asleep just because there is so much to forge."""
    async with running(playground, tmp_path, StillClock()) as bot:
        yield bot


@pytest.fixture
async def forger(bot: Duckboard, playground: Playground) -> Forger:
    """Three tables: a race and a gallery in mid-game, a full lobby, and a stranger."""
    world = playground.world
    world.join(world.add_person("Eve"), next(iter(world.guilds.values())))
    ids = set[str]()
    race = Company(playground, bot.store, world.channel("general"), ["Ada", "Ben"], "race")
    gallery = Company(playground, bot.store, world.channel("games"), ["Cleo"], "gallery")
    pool = Company(playground, bot.store, world.channel("more-games"), ["Dan"], "pool")
    await pool.open("duckpool")
    for seats in range(2, GAMES["pool"].seats[-1] + 1):
        await pool.insist(pool.host, "computer", lambda table, seats=seats: len(table.seats) >= seats)

    async def harvest(_: Table) -> None:
        for company in (race, gallery, pool):
            for player in company.players:
                for message in player.messages():
                    ids.update(item["custom_id"] for item in items_of(message["components"]) if item.get("custom_id"))

    for company in (race, gallery):
        company.watching.append(harvest)
    await race.sit_down("duckrace")
    await gallery.sit_down("duckgallery", computers=1)
    await race.play(12)
    await gallery.play(12)
    tables = [await company.settled() for company in (race, gallery, pool)]
    return Forger(world, {table.id: table for table in tables}, sorted(ids), Random("forger"))


def dump(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table, except for what the presenter keeps for itself."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: rows_of(database, name) for name in names if name != "posts"}


def rows_of(database: sqlite3.Connection, table: str) -> list[tuple[object, ...]]:
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    kept = [column for column in columns if column not in BOOKKEEPING.get(table, ())]
    return sorted(database.execute(f"SELECT {', '.join(kept)} FROM {table}"), key=repr)


@pytest.mark.parametrize("count", [1_500, pytest.param(40_000, marks=pytest.mark.long)])
async def test_nothing_changes(
    count: int, forger: Forger, playground: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before, asking = dump(tmp_path / "duckboard.db"), Asking(playground)
    await asking.all(forger.forged(count))
    after = dump(tmp_path / "duckboard.db")
    assert not [(name, row) for name in before for row in {*after[name]} ^ {*before[name]}]
    assert not asking.wrong, f"{len(asking.wrong)} of {count}, as {asking.wrong[:3]}"
    assert asking.callbacks[200] == count + len(asking.waited), asking.callbacks
    assert {*asking.callbacks} <= {200, 404}, "a private hand that was clicked may be gone, since there's a newer one"
    assert not [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
