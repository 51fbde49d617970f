"""The store's speed: clicks at one table and at twenty, in one process, on a SQLite file and on PostgreSQL if there is
one.

It takes turns with a bare commit of the same size: a plain driver, and a transaction that writes a row as long as the
snapshot and one for the word. Neither the disk nor the machine is ours alone, so only what we add is judged.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

import asyncpg

from data.store import Person, Played, Post, Refused, Store, Table
from tests.bench.rows import Row as Judged
from tests.bench.rows import show
from tests.support.data.postgres import cluster, programs

TABLES = 20
SECONDS = 4.0
CLICKS, CHANNELS = count(1), count(1)
TURNS, TURN_SECONDS = 9, 0.5
MOST_ALONE, MOST_AT_ONCE = 8.0, 5.0  # times a bare commit
KIND, CPU_KIND = "tow", "pool"
GAMES = "CREATE TABLE games (id INTEGER PRIMARY KEY, snapshot TEXT)"
MOVES = "CREATE TABLE moves (id {} PRIMARY KEY, word TEXT)"

Commit = Callable[[int, str], Awaitable[None]]  # a snapshot and a word, at this table


class Row(NamedTuple):
    what: str
    times: list[float]  # how long each took
    seconds: float
    cpu: float  # seconds of this process

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    def after(self, share: float) -> float:
        """Milliseconds within which this share was done."""
        return 1000 * sorted(self.times)[int(share * (len(self.times) - 1))]


def run(_: list[str]) -> bool:
    with TemporaryDirectory() as folder:
        rows, judged = asyncio.run(on_sqlite(Path(folder)))
    if found := programs():
        with cluster(found, "on") as address:
            more_rows, more_judged = asyncio.run(on_postgres(address))
        rows, judged = rows + more_rows, judged + more_judged
    print(f"{'':<58} {'a second':>9} {'median ms':>10} {'p99 ms':>8} {'CPU ms':>7}")
    for row in rows:
        cpu = 1000 * row.cpu / len(row.times)
        print(f"{row.what:<58} {row.rate:>9.0f} {row.after(0.5):>10.2f} {row.after(0.99):>8.2f} {cpu:>7.2f}")
    return show(judged)


async def on_sqlite(folder: Path) -> tuple[list[Row], list[Judged]]:
    store = await Store.open(f"sqlite:///{folder}/duckboard.db")
    with closing(sqlite3.connect(folder / "bare.db", isolation_level=None)) as connection:
        rows, judged = await measured(store, "SQLite", bare_sqlite(connection))
        return rows, judged[:2]  # SQLite has one writer: nothing is committed at once


async def on_postgres(address: str) -> tuple[list[Row], list[Judged]]:
    plain = address.replace("+asyncpg", "")
    async with connected(plain.format("postgres")) as connection:
        await connection.execute("CREATE DATABASE ducks")
        await connection.execute("CREATE DATABASE bare")
    store = await Store.open(address.format("ducks"))
    async with AsyncExitStack() as stack:
        connections = [await stack.enter_async_context(connected(plain.format("bare"))) for _ in range(TABLES)]
        return await measured(store, "PostgreSQL", await bare_postgres(connections))


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(address)
    try:
        yield connection
    finally:
        await connection.close()


async def measured(store: Store, name: str, commit: Commit) -> tuple[list[Row], list[Judged]]:
    one, tables = [await begun(store, KIND)], [await begun(store, KIND) for _ in range(TABLES)]
    rows = [
        await playing(store, one, f"{name}: plays, one table"),
        await playing(store, tables, f"{name}: plays, {TABLES} tables at once"),
        await playing(store, tables, f"{name}: plays, {TABLES} tables, a click a second each", thought=1.0),
        *await verbs(store, name),
    ]
    play_alone, bare_alone = await in_turns(lambda: playing_for_a_turn(store, one), lambda: committing(one, commit))
    play, bare, together = await in_turns(
        lambda: playing_for_a_turn(store, tables),
        lambda: committing(tables[:1], commit),
        lambda: committing(tables, commit),
    )
    await store.close()
    return rows, [
        Judged(f"{name}: a play, one table, ms", play_alone, bare_alone, MOST_ALONE),
        Judged(f"{name}: a play, {TABLES} tables at once, ms", play, together, MOST_AT_ONCE),
        Judged(f"{name}: the same, bare commits one by one, ms", play, bare),
    ]


async def playing_for_a_turn(store: Store, tables: list[Table]) -> Row:
    return await playing(store, tables, "", seconds=TURN_SECONDS)


async def in_turns(*works: Callable[[], Awaitable[Row]]) -> list[float]:
    """Milliseconds that one of each takes."""
    times = [[1000 / (await work()).rate for work in works] for _ in range(TURNS)]
    return [median(each) for each in zip(*times, strict=True)]


# The bare thing


def bare_sqlite(connection: sqlite3.Connection) -> Commit:
    """Without a thread: nothing is quicker."""
    for line in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", GAMES, MOVES.format("INTEGER")):
        connection.execute(line)
    connection.executemany("INSERT INTO games VALUES (?, '')", [(place,) for place in range(TABLES)])

    async def commit(place: int, snapshot: str) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE games SET snapshot = ? WHERE id = ?", (snapshot, place))
        connection.execute("INSERT INTO moves (word) VALUES (?)", ("pick 36",))
        connection.execute("COMMIT")

    return commit


async def bare_postgres(connections: list[Any]) -> Commit:
    """With a connection for every table."""
    for line in (GAMES, MOVES.format("SERIAL")):
        await connections[0].execute(line)
    await connections[0].executemany("INSERT INTO games VALUES ($1, '')", [(place,) for place in range(TABLES)])

    async def commit(place: int, snapshot: str) -> None:
        connection = connections[place]
        await connection.execute("BEGIN")
        await connection.execute("UPDATE games SET snapshot = $1 WHERE id = $2", snapshot, place)
        await connection.execute("INSERT INTO moves (word) VALUES ($1)", "pick 36")
        await connection.execute("COMMIT")

    return commit


async def committing(tables: list[Table], commit: Commit) -> Row:
    """One commit after the other at each table, as large as its snapshot."""
    times: list[float] = []
    begin, cpu = perf_counter(), process_time()

    async def at(place: int, size: int) -> None:
        while perf_counter() - begin < TURN_SECONDS:
            start = perf_counter()
            await commit(place, f"{start:<{size}}")
            times.append(perf_counter() - start)
            await asyncio.sleep(0)

    sizes = [len(table.game.dump()) for table in tables if table.game]
    await asyncio.gather(*[at(place, size) for place, size in enumerate(sizes)])
    return Row("", times, perf_counter() - begin, process_time() - cpu)


# Our own


async def begun(store: Store, kind: str) -> Table:
    table = accepted(await store.open_lobby(kind, Person(1, "Anna"), channel_id=next(CHANNELS)))
    for number in (2, 3, 4):
        table = accepted(await store.sit(table.id, Person(number, f"P{number}")))
    return accepted(await store.start(table.id))


async def playing(
    store: Store, tables: list[Table], what: str, *, thought: float = 0.0, seconds: float = SECONDS
) -> Row:
    """Where a game ends, another one begins."""
    times: list[float] = []
    begin, cpu = perf_counter(), process_time()
    after = await asyncio.gather(*[click(store, table, begin + seconds, thought, times) for table in tables])
    row = Row(what, times, perf_counter() - begin, process_time() - cpu)
    tables[:] = after
    return row


async def click(store: Store, table: Table, until: float, thought: float, times: list[float]) -> Table:
    """One click after the other, each after the last answer and some thought. The table after them."""
    rng = Random(table.id)
    while perf_counter() < until:
        assert table.game is not None
        if table.game.outcome:
            table = await begun(store, table.kind)
        await asyncio.sleep(2 * thought * rng.random())
        start = perf_counter()
        table = await move(store, table, rng)
        times.append(perf_counter() - start)
    return table


async def move(store: Store, table: Table, rng: Random) -> Table:
    assert table.game is not None
    prompt = table.game.unanswered()[0]
    played = await store.play(
        table.id,
        prompt.seat,
        rng.choice(prompt.moves),
        prompt=prompt.id,
        undos=0,
        user_id=prompt.seat + 1,
        interaction_id=next(CLICKS),
    )
    assert isinstance(played, Played), played
    return played.table


async def verbs(store: Store, name: str) -> list[Row]:
    """The three transactions of a click, one after the other, and a load."""
    table = await begun(store, CPU_KIND)
    slots = ("board", *(f"hand {seat.user_id}" for seat in table.seats))
    posts = [Post(slot, 7, 100 + place, 1, "", 1, 0, 0, table.touched) for place, slot in enumerate(slots)]
    await store.put_posts(table.id, *posts)
    rows = {what: Row(f"{name}: {what}", [], 0.0, 0.0) for what in ("play", "take_up", "mark_presented", "load")}
    rng, until = Random(1), perf_counter() + SECONDS
    while perf_counter() < until:
        if table.game and table.game.outcome:
            break
        table = await timed(rows, "play", move(store, table, rng))
        work = await timed(rows, "take_up", store.take_up(table.id, "bench", 30, known=table))
        assert work is not None
        shown = [post._replace(digest=f"{table.version:064}", version=table.version) for post in posts[:2]]
        await timed(rows, "mark_presented", store.mark_presented(table.id, "bench", table.version, shown))
        await timed(rows, "load", store.load(table.id))
    return list(rows.values())


async def timed(rows: dict[str, Row], what: str, work: Awaitable[Any]) -> Any:
    begin, cpu = perf_counter(), process_time()
    result = await work
    row, seconds = rows[what], perf_counter() - begin
    row.times.append(seconds)
    rows[what] = row._replace(seconds=row.seconds + seconds, cpu=row.cpu + process_time() - cpu)
    return result


def accepted(table: Table | Refused) -> Table:
    assert isinstance(table, Table), table
    return table
