"""What clocks cost: five thousand games with deadlines, in a SQLite file.

First, how long a bot that starts with all of them takes to answer a click, compared with a start with one game. Then
the clock's own work: looking for what is due while nothing is, and acting on what is, one every so often, as if nobody
ever played.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import cast

from cogs.tables.neighbours import Neighbours
from cogs.tables.presenter import Presenter
from cogs.tables.routines import Timekeeper
from data.store import Person, Refused, Shards, Store, Table
from playground import Playground, example_world
from tests.bench.rows import Row, show
from tests.support.cogs.driver import Player
from tests.support.cogs.process import BotProcess, Nursery
from tests.support.patience import run as run_watchful

GAMES = 5000
SECONDS = 20.0
OFTEN = 24 * 3600 / (2 * GAMES)  # seconds from one deadline to the next, if everyone has a day and lets it pass
STARTS = 5
MOST_START, MOST_SHARE = 2.0, 2.0  # times a start with one game, and per cent of a core
CHANNEL = 10**15  # where the copies are


def run(_: list[str]) -> bool:
    with TemporaryDirectory() as folder:
        alone, start = run_watchful(started(Path(folder)))
    with TemporaryDirectory() as folder:
        idle, busy, each = run_watchful(watched(f"{folder}/duckboard.db"))
    good = show([Row(f"from the start until a click is answered, {GAMES} games, s", start, alone, MOST_START)])
    print(f"the clock while nothing is due: {idle:.2f} % of a core (at most {MOST_SHARE:.0f})")
    print(f"the clock with a deadline every {OFTEN:.1f} s: {busy:.2f} % of a core (at most {MOST_SHARE:.0f})")
    print(f"acting on a deadline: {each:.1f} ms of a core")
    return good and max(idle, busy) <= MOST_SHARE


# Starting


async def started(folder: Path) -> tuple[float, float]:
    """With one game, and with all of them."""
    async with playing(folder) as (playground, bot):
        ada = Player(playground, "Ada", playground.world.channel("games"))
        await bot.start()
        await ada.person.use(ada.channel, "duckrace start", {})
        await ada.press("computer")
        await ada.press("start")
        await asyncio.sleep(3.0)  # until everything is shown
        await bot.stop()
        alone = [await answering(bot, ada) for _ in range(STARTS)]
        multiply(str(folder / "duckboard.db"))
        return median(alone), median([await answering(bot, ada) for _ in range(STARTS)])


async def answering(bot: BotProcess, ada: Player) -> float:
    """Seconds from the start of the program, with all imported: a click before it listens would fail only after three
    of them."""
    begin = perf_counter()
    await bot.start()
    await ada.press("hand")
    took = perf_counter() - begin
    await bot.stop()
    return took


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[tuple[Playground, BotProcess]]:
    """A playground, and a bot that hasn't started yet."""
    playground = Playground(example_world(token="bench"), port=0)
    await playground.start()
    async with Nursery.opened() as nursery:
        bot = BotProcess(playground, nursery, folder)
        try:
            yield playground, bot
        finally:
            await bot.kill()
            await playground.stop()


COPIES = {  # what differs in each of them
    "games": {"id": "id + n", "channel_id": f"{CHANNEL} + n", "presented": "version"},
    "seats": {"game_id": "game_id + n"},
    "deadlines": {"game_id": "game_id + n"},
}


def multiply(file: str) -> None:
    """Many more tables like the first one, already shown, with deadlines in an hour."""
    numbers = f"WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < {GAMES - 1})"
    with closing(sqlite3.connect(file)) as connection:
        for table, changed in COPIES.items():
            columns = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]
            wanted = ", ".join([changed.get(column, column) for column in columns])
            connection.execute(f"{numbers} INSERT INTO {table} SELECT {wanted} FROM {table}, more")
        connection.commit()
    spread(file, timedelta(hours=1))


def spread(file: str, first: timedelta, often: float = 0.0) -> None:
    """Let deadlines come due from then on, a table every so often."""
    begin = datetime.now(UTC).replace(tzinfo=None) + first
    rows = [(str(begin + timedelta(seconds=often * number)), number) for number in range(1, GAMES + 1)]
    with closing(sqlite3.connect(file)) as connection:
        connection.executemany("UPDATE deadlines SET due = ? WHERE game_id = ?", rows)
        connection.commit()


# Watching


class Nobody:
    """Shows nothing: this is about the clock alone."""

    def nudge(self, _: int) -> asyncio.Task[None]:
        return asyncio.create_task(asyncio.sleep(0))

    def hear(self, _: object) -> None:
        """Nobody clicks, either."""


async def watched(file: str) -> tuple[float, float, float]:
    store = await Store.open(f"sqlite:///{file}")
    table = accepted(await store.open_lobby("tow", Person(1, "Anna"), channel_id=1, guild_id=1))
    accepted(await store.sit(table.id, Person(2, "Ben")))
    accepted(await store.start(table.id))
    multiply(file)
    idle = await share(store)
    spread(file, timedelta(), 2 * OFTEN)  # two per table: the reminder and the end
    busy = await share(store)
    each = await acting(store, file)
    await store.close()
    return idle, busy, each


async def share(store: Store) -> float:
    """Per cent of a core."""
    nobody = Nobody()
    alone = Neighbours(store, Shards(), nobody.hear, nobody.nudge)
    timekeeper = Timekeeper(store, cast("Presenter", nobody), alone)
    before = process_time()
    timekeeper.start()
    await asyncio.sleep(SECONDS)
    await timekeeper.close()
    return 100 * (process_time() - before) / SECONDS


async def acting(store: Store, file: str) -> float:
    """Milliseconds of a core per deadline, over a hundred of them."""
    spread(file, timedelta())
    claimed = await store.claim_due(60)
    before = process_time()
    for due in claimed:
        assert not isinstance(await store.act_on(due), Refused)
    return 1000 * (process_time() - before) / len(claimed)


def accepted(table: Table | Refused) -> Table:
    assert isinstance(table, Table), table
    return table
