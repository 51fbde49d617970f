"""The store's speed: clicks at twenty tables in one process, on a SQLite file and on PostgreSQL if there is one.

It takes turns with a bare SQLite that gets as many statements from the same driver, for rows of the same size: neither
the disk nor the machine is ours alone, so only what we add is judged.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import aiosqlite
import asyncpg

from data.store import Person, Played, Refused, Store, Table
from tests.bench.rows import Row as Judged
from tests.bench.rows import show
from tests.data.postgres import cluster, programs

TABLES = 20
SECONDS = 8.0
CLICKS = count(1)
TURNS, TURN_SECONDS = 9, 1.0
MOST = 6.0  # times a bare transaction


class Row(NamedTuple):
    what: str
    times: list[float]  # how long each took
    seconds: float

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    def after(self, share: float) -> float:
        """Milliseconds within which this share was done."""
        return 1000 * sorted(self.times)[int(share * (len(self.times) - 1))]


def run(_: list[str]) -> bool:
    with TemporaryDirectory() as folder:
        rows = asyncio.run(measure(f"sqlite:///{folder}/duckboard.db", "SQLite"))
    if found := programs():
        with cluster(found, "on") as address:
            asyncio.run(make_database(address))
            rows += asyncio.run(measure(address.format("ducks"), "PostgreSQL"))
    print(f"{'':<50} {'a second':>9} {'median ms':>10} {'p99 ms':>8}")
    for row in rows:
        print(f"{row.what:<50} {row.rate:>9.0f} {row.after(0.5):>10.1f} {row.after(0.99):>8.1f}")
    with TemporaryDirectory() as folder:
        play, bare = asyncio.run(in_turns(Path(folder)))
    return show([Judged(f"SQLite: a play, {TABLES} tables at once, ms", 1000 * play, 1000 * bare, MOST)])


async def make_database(address: str) -> None:
    connection = await asyncpg.connect(address.replace("+asyncpg", "").format("postgres"))
    await connection.execute("CREATE DATABASE ducks")
    await connection.close()


async def in_turns(folder: Path) -> tuple[float, float]:
    """Seconds that a play takes, and seconds that a bare transaction takes."""
    store = await Store.open(f"sqlite:///{folder}/duckboard.db")
    tables = [await begun(store, channel) for channel in range(1, TABLES + 1)]
    plays, commits = list[float](), list[float]()
    async with bare_file(folder / "bare.db") as connection:
        for _ in range(TURNS):
            plays.append(1 / (await playing(store, tables, "", seconds=TURN_SECONDS)).rate)
            commits.append(1 / (await committing(connection)).rate)
    await store.close()
    return median(plays), median(commits)


@asynccontextmanager
async def bare_file(file: Path) -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(file, isolation_level=None) as connection:
        for line in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL"):
            await connection.execute(line)
        await connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, snapshot TEXT)")
        await connection.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, word TEXT)")
        await connection.execute("INSERT INTO games VALUES (1, '')")
        yield connection


async def committing(connection: aiosqlite.Connection) -> Row:
    """What a play means to a database: three reads, a row of five kilobytes and two short ones."""
    times: list[float] = []
    begin = perf_counter()
    while perf_counter() - begin < TURN_SECONDS:
        start = perf_counter()
        await connection.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            await connection.execute_fetchall("SELECT * FROM games WHERE id = 1")
        await connection.execute("UPDATE games SET snapshot = ? WHERE id = 1", (f"{start:<5000}",))
        for _ in range(2):
            await connection.execute("INSERT INTO moves (word) VALUES ('pick 36')")
        await connection.execute("COMMIT")
        times.append(perf_counter() - start)
    return Row("a bare transaction", times, perf_counter() - begin)


async def measure(url: str, name: str) -> list[Row]:
    store = await Store.open(url)
    tables = [await begun(store, channel) for channel in range(1, TABLES + 1)]
    rows = [await playing(store, tables[:1], f"{name}: plays, one table")]
    rows.append(await playing(store, tables, f"{name}: plays, {TABLES} tables at once"))
    rows.append(await playing(store, tables, f"{name}: plays, {TABLES} tables, a click a second each", thought=1.0))
    rows.append(await loading(store, tables[0], f"{name}: loads"))
    await store.close()
    return rows


async def begun(store: Store, channel: int) -> Table:
    table = accepted(await store.open_lobby("tow", Person(1, "Anna"), channel_id=channel))
    for number in (2, 3, 4):
        table = accepted(await store.sit(table.id, Person(number, f"P{number}")))
    return accepted(await store.start(table.id))


async def playing(
    store: Store, tables: list[Table], what: str, *, thought: float = 0.0, seconds: float = SECONDS
) -> Row:
    times: list[float] = []
    begin = perf_counter()
    await asyncio.gather(*[click(store, table.id, begin + seconds, thought, times) for table in tables])
    return Row(what, times, perf_counter() - begin)


async def click(store: Store, table_id: int, until: float, thought: float, times: list[float]) -> None:
    """One click after the other, each after the last answer and some thought."""
    rng = Random(table_id)
    table = accepted(await store.load(table_id))
    while perf_counter() < until and table.game and not table.game.outcome:
        prompt = table.game.unanswered()[0]
        await asyncio.sleep(2 * thought * rng.random())
        start = perf_counter()
        played = await store.play(
            table_id,
            prompt.seat,
            rng.choice(prompt.moves),
            prompt=prompt.id,
            undos=0,
            user_id=prompt.seat + 1,
            interaction_id=next(CLICKS),
        )
        times.append(perf_counter() - start)
        assert isinstance(played, Played), played
        table = played.table


async def loading(store: Store, table: Table, what: str) -> Row:
    times: list[float] = []
    begin = perf_counter()
    while perf_counter() - begin < SECONDS / 4:
        start = perf_counter()
        await store.load(table.id)
        times.append(perf_counter() - start)
    return Row(what, times, perf_counter() - begin)


def accepted(table: Table | Refused) -> Table:
    assert isinstance(table, Table), table
    return table
