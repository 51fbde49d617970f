"""How long a step of a replay takes, and the list of somebody's games, beside 100,000 finished ones.

uv run python -m tests.bench stepping           all games, on a SQLite file and on PostgreSQL if there is one
uv run python -m tests.bench stepping tow 1000  one game, beside fewer others, for a first look

A step is what follows a press, up to what is sent: the table from the database, the moment from memory, the page, and
its picture from a process that draws and is warm. Opening a game also replays it from its record.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import asyncpg

from cogs.clicks.history import Replays
from cogs.pages.history import ON_A_PAGE, Search, history_page
from cogs.pages.layout import drawn
from cogs.pages.steps import Look, Replay, Viewer, step_page, steps_of
from data.store import Person, Refused, Result, Store, Table
from data.store.models import MoveRow, ResultRow, TableRow
from data.store.session import Session
from data.store.statements import adding, changing, numbered
from data.store.table_rows import FIELDS, Move, TableFields, values_of
from engine import GAMES, Chance
from engine.players import NORMAL, player_of
from engine.record import Said
from render.studio import STUDIO
from render.words.texts import texts
from tests.support.data.postgres import cluster, programs

MANY = 100_000
TRIES = 3  # of each step; the best counts, since the machine may be busy with other things
OWN = 50  # each person has so many of them
AT_ONCE = 250  # rows in a statement
MOST_STEP, MOST_LIST = 100.0, 50.0  # milliseconds
ADA, BEN = Person(1, "Ada"), Person(2, "Ben")
SERVER = 7
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)


class Line(NamedTuple):
    what: str
    times: list[float]  # milliseconds
    most: float | None = None

    def within(self, share: float) -> float:
        return sorted(self.times)[int(share * (len(self.times) - 1))]

    @property
    def good(self) -> bool:
        return self.most is None or self.within(0.95) <= self.most


def run(arguments: list[str]) -> bool:
    kinds = [each for each in arguments if each in GAMES] or [*GAMES]
    many = next((int(each) for each in arguments if each.isdecimal()), MANY)
    lines = asyncio.run(measured(kinds, many))
    print(f"{'ms':<58} {'median':>8} {'p95':>8} {'most':>8} {'at most':>8}")
    for line in lines:
        most = "" if line.most is None else f"{line.most:>8.0f} {'ok' if line.good else 'TOO SLOW'}"
        print(f"{line.what:<58} {median(line.times):>8.1f} {line.within(0.95):>8.1f} {max(line.times):>8.1f} {most}")
    return all([line.good for line in lines])


async def measured(kinds: list[str], many: int) -> list[Line]:
    STUDIO.open(1)
    try:
        with TemporaryDirectory() as folder:
            lines = [*await at_store(f"sqlite:///{Path(folder)}/duckboard.db", "SQLite", kinds, many)]
        if found := programs():
            with cluster(found, "on") as address:
                async with connected(address.replace("+asyncpg", "").format("postgres")) as connection:
                    await connection.execute("CREATE DATABASE ducks")
                lines += await at_store(address.format("ducks"), "PostgreSQL", kinds, many)
        return lines
    finally:
        await STUDIO.close()


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(address)
    try:
        yield connection
    finally:
        await connection.close()


async def at_store(url: str, name: str, kinds: list[str], many: int) -> list[Line]:
    store = await Store.open(url, seed=lambda: "5" * 64)
    try:
        await fill(store, many)
        lines = [line for kind in kinds for line in await stepping(store, name, kind)]
        return [*lines, *await listing(store, name)]
    finally:
        await store.close()


# Stepping


async def stepping(store: Store, name: str, kind: str) -> list[Line]:
    table, replays = await finished(store, kind), Replays()
    opening = [await timed(lambda: opened(store, Replays(), table.id)) for _ in range(5)]
    last = (await opened(store, replays, table.id)).last
    numbers = range(0, last + 1, max(1, last // 60))
    await shown(store, replays, table.id, Look("open", 0, mine=True))  # the artist gets warm
    words = f"{name}: {kind}, {last + 1} steps"
    lines = [Line(f"{words}, opened", opening)]
    for mine in (False, True):
        looks = [Look("forward", number, mine) for number in numbers]
        series = [await all_steps(store, replays, table.id, looks) for _ in range(TRIES)]
        times = [min(each) for each in zip(*series, strict=True)]
        lines.append(Line(f"{words}, a step{' with a hand' if mine else ''}", times, MOST_STEP))
    return lines


async def all_steps(store: Store, replays: Replays, table_id: int, looks: list[Look]) -> list[float]:
    """Each picture is drawn again."""
    STUDIO.forget()
    return [await timed(lambda look=look: shown(store, replays, table_id, look)) for look in looks]


async def shown(store: Store, replays: Replays, table_id: int, look: Look) -> None:
    replay = await opened(store, replays, table_id)
    await drawn(step_page(replay, look, Viewer(texts(), seat=0, in_server=True)))


async def opened(store: Store, replays: Replays, table_id: int) -> Replay:
    """What `cogs/clicks/history.py` does for a press."""
    table = accepted(await store.load(table_id))
    if known := replays.find(table):
        return known
    record = await store.record(table_id)
    assert isinstance(record, str)
    replay = Replay(table, record, await asyncio.to_thread(steps_of, record))
    replays.keep(replay)
    return replay


async def timed(work: Callable[[], Awaitable[Any]]) -> float:
    begin = perf_counter()
    await work()
    return 1000 * (perf_counter() - begin)


# Lists


async def listing(store: Store, name: str) -> list[Line]:
    filtered = Search("tow", "yes", "yes")
    searches = {"the newest": Search(), "an older page": Search(page=3), "filtered": filtered}
    return [await listed(store, f"{name}: a list of games, {what}", search) for what, search in searches.items()]


async def listed(store: Store, what: str, search: Search) -> Line:
    times = [await timed(lambda user=user: one_list(store, user, search)) for user in range(100, 200)]
    return Line(what, times[1:], MOST_LIST)


async def one_list(store: Store, user: int, search: Search) -> None:
    found = await store.past_games(user, search.wanted(SERVER), skip=search.page * ON_A_PAGE, most=ON_A_PAGE + 1)
    history_page(texts(), user, search, found, in_server=True)


# Games


async def finished(store: Store, kind: str) -> Table:
    """Of normal players, three of them. All but the last word are written down at once."""
    table = accepted(await store.open_lobby(kind, ADA, channel_id=GAMES_AT[kind], guild_id=SERVER))
    for person in (BEN, Person(3, "Cleo")):
        table = accepted(await store.sit(table.id, person))
    table = accepted(await store.start(table.id))
    *log, last = words_of(table)
    game = table.game
    assert game is not None
    for said in log:
        game.play(*said)
    moves = [Move(number, seat, word, None, LONG_AGO) for number, (seat, word) in enumerate(log, 1)]

    async def write(session: Session) -> None:
        for some in in_parts([{**each._asdict(), "table_id": table.id} for each in moves]):
            await session.change(adding(MoveRow, tuple(some[0]), len(some)), **numbered(some))
        new = {"new_snapshot": game.dump(), "new_moves": len(log)}
        await session.change(changing(TableRow, ("snapshot", "moves"), ("id",)), **new, this_id=table.id)

    await store.database.write(write)
    prompt = next(each for each in game.prompts() if each.seat == last.seat and last.word in each.moves)
    await store.play(table.id, last.seat, last.word, prompt=prompt.id, undos=0)
    over = accepted(await store.load(table.id))
    assert over.game
    assert over.game.outcome
    return over


GAMES_AT = {kind: 1000 + number for number, kind in enumerate(GAMES)}


def words_of(table: Table) -> Iterator[Said]:
    assert table.game is not None
    game, chance = table.game.copy(), Chance("5" * 64)
    while game.outcome is None:
        (asked, *_) = game.unanswered()
        view = replace(game.view(asked.seat), prompts=(asked,))
        said = Said(asked.seat, player_of(table.kind, NORMAL)(view, chance))
        game.play(*said)
        yield said


async def fill(store: Store, many: int) -> None:
    """So many finished games of two, without their words."""
    people = max(1, 2 * many // OWN)
    for first in range(0, many, AT_ONCE):
        some = range(first, min(first + AT_ONCE, many))
        tables = [{**dict(zip(FIELDS, values_of(fields_of(number)), strict=True)), **LEASE} for number in some]

        async def write(session: Session, tables: list[dict[str, Any]] = tables, some: range = some) -> None:
            made = adding(TableRow, tuple(tables[0]), len(tables), returning="id")
            numbers = [number for (number,) in await session.rows(made, **numbered(tables))]
            rows = [
                result_of(table_id, number, seat, people)
                for table_id, number in zip(sorted(numbers), some, strict=True)
                for seat in (0, 1)
            ]
            await session.change(adding(ResultRow, Result._fields, len(rows)), **numbered(rows))

        await store.database.write(write)


LEASE = {"lease_until": LONG_AGO}


def fields_of(number: int) -> TableFields:
    when = LONG_AGO + timedelta(minutes=number)
    return TableFields(
        kind=[*GAMES][number % len(GAMES)],
        options={},
        guild_id=SERVER,
        channel_id=10_000 + number,
        parent_id=None,
        host_id=1,
        language="en",
        clock="off",
        clock_chosen=False,
        created=when,
        touched=when,
        status="over",
        presented=1,
    )


def result_of(table_id: int, number: int, seat: int, people: int) -> dict[str, Any]:
    is_computer = seat == 1 and number % 3 == 0
    result = Result(
        table_id=table_id,
        seat=seat,
        kind=[*GAMES][number % len(GAMES)],
        guild_id=SERVER,
        user_id=None if is_computer else 100 + (2 * number + 7 * seat) % people,
        computer="normal" if is_computer else None,
        name=f"Player {seat}",
        score=seat,
        won=seat == number % 2,
        reason="home",
        finished=LONG_AGO + timedelta(minutes=number),
    )
    return result._asdict()


def in_parts(rows: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    for first in range(0, len(rows), AT_ONCE):
        yield rows[first : first + AT_ONCE]


def accepted(table: Table | Refused) -> Table:
    assert isinstance(table, Table), table
    return table
