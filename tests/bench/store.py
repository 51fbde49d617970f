"""The store's speed: clicks at twenty tables in one process, on a SQLite file and on a PostgreSQL if there is one.

Beside it a bare SQLite writing rows of the same size: the disk is not ours alone, and the difference is what we add.
"""

import asyncio
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import asyncpg

from data import Person, Played, Refused, Store, Table

from ..data.postgres import cluster, programs

TABLES = 20
SECONDS = 8.0
CLICKS = count(1)
LEAST = 40  # plays a second that a SQLite file must reach


class Row(NamedTuple):
    what: str
    times: list[float]  # how long each took
    seconds: float

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    def after(self, share: float) -> float:
        """Milliseconds within which so many were done."""
        return 1000 * sorted(self.times)[int(share * (len(self.times) - 1))]


def run(_: list[str]) -> bool:
    with TemporaryDirectory() as folder:
        rows = [bare(Path(folder) / "bare.db"), *asyncio.run(measure(f"sqlite:///{folder}/duckboard.db", "SQLite"))]
    if found := programs():
        with cluster(found, "on") as address:
            asyncio.run(make_database(address))
            rows += asyncio.run(measure(address.format("ducks"), "PostgreSQL"))
    print(f"{'':<50} {'a second':>9} {'median ms':>10} {'p99 ms':>8}")
    for row in rows:
        print(f"{row.what:<50} {row.rate:>9.0f} {row.after(0.5):>10.1f} {row.after(0.99):>8.1f}")
    good = rows[2].rate >= LEAST
    print(f"floor: {LEAST} plays a second at {TABLES} tables on SQLite: {'ok' if good else 'TOO SLOW'}")
    return good


async def make_database(address: str) -> None:
    connection = await asyncpg.connect(address.replace("+asyncpg", "").format("postgres"))
    await connection.execute("CREATE DATABASE ducks")
    await connection.close()


def bare(file: Path) -> Row:
    """What a commit costs without us: a row of five kilobytes and a short one."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for line in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL"):
            connection.execute(line)
        connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, snapshot TEXT)")
        connection.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, word TEXT)")
        connection.execute("INSERT INTO games VALUES (1, '')")
        times: list[float] = []
        begin = perf_counter()
        while perf_counter() - begin < SECONDS / 2:
            start = perf_counter()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE games SET snapshot = ?", (f"{start:<5000}",))
            connection.execute("INSERT INTO moves (word) VALUES ('pick 36')")
            connection.execute("COMMIT")
            times.append(perf_counter() - start)
        return Row("a bare SQLite commit", times, perf_counter() - begin)


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


async def playing(store: Store, tables: list[Table], what: str, thought: float = 0.0) -> Row:
    times: list[float] = []
    begin = perf_counter()
    await asyncio.gather(*[click(store, table.id, begin + SECONDS, thought, times) for table in tables])
    return Row(what, times, perf_counter() - begin)


async def click(store: Store, game_id: int, until: float, thought: float, times: list[float]) -> None:
    """One click after the other, as fast as they are taken and thought of."""
    rng = Random(game_id)
    table = accepted(await store.load(game_id))
    while perf_counter() < until and table.game and not table.game.outcome:
        prompt = next(p for p in table.game.prompts() if p.answer is None and not p.standing)
        await asyncio.sleep(2 * thought * rng.random())
        start = perf_counter()
        played = await store.play(
            game_id,
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
