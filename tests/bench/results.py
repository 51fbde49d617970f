"""How long a server with many finished games takes to show statistics and leaderboards, on both databases.

uv run python -m tests.bench results           100,000 games of three, among two hundred people
uv run python -m tests.bench results 10000     fewer, for a first look
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from data.store import ALL_GAMES, ALL_TIMES, Store, season_of
from data.store.columns import LONG_AGO
from data.store.models import RatingRow, ResultRow, TableRow
from data.store.rating import Rating
from engine import GAMES
from render import CHARACTERS
from tests.support.data.postgres import cluster, programs

FINISHED, PEOPLE, SEATS = 100_000, 200, 3
KEENEST = 5  # times as often as others the first person plays
COMPUTERS = 4  # every fourth game has one
GUILD = 1
SQLITE = "SQLite"
MOST = 50.0  # milliseconds
TRIES = 31
SOME = 2_000  # rows at once
NOW = datetime(2026, 11, 1, tzinfo=UTC)
KINDS = tuple(GAMES)


class Measured(NamedTuple):
    what: str
    times: list[float]  # milliseconds

    @property
    def good(self) -> bool:
        """Neither the disk nor the machine is ours alone, so a single slow one doesn't count."""
        return median(self.times) <= MOST


def run(arguments: list[str]) -> bool:
    games = int(next((each for each in arguments if each.isdecimal()), FINISHED))
    with TemporaryDirectory() as folder:
        rows = asyncio.run(on(SQLITE, f"sqlite+aiosqlite:///{Path(folder)}/duckboard.db", games))
    if found := programs():
        with cluster(found, "on") as address:
            rows += asyncio.run(on("PostgreSQL", address.format("postgres"), games))
    print(f"{'':<58} {'median ms':>10} {'worst ms':>9} {'at most':>8}")
    for row in rows:
        verdict = "ok" if row.good else "TOO SLOW"
        print(f"{row.what:<58} {median(row.times):>10.2f} {max(row.times):>9.2f} {MOST:>8.0f} {verdict}")
    return all([row.good for row in rows])


async def on(name: str, url: str, games: int) -> list[Measured]:
    store = await Store.open(url)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await fill(connection, games)
    if name != SQLITE:  # which looks at its rows only when told to; PostgreSQL does so by itself, a little later
        async with engine.begin() as connection:
            await connection.exec_driver_sql("ANALYZE")
    await engine.dispose()
    season = season_of(NOW)
    asked: dict[str, Callable[[int], Awaitable[object]]] = {
        "leaderboard of a season": lambda who: store.leaderboard(GUILD, "race", season, user_id=1 + who),
        "leaderboard of all games and times": lambda who: store.leaderboard(GUILD, user_id=1 + who),
        "statistics": lambda who: store.stats(GUILD, 2 + who, season),
        "statistics of somebody who plays all day": lambda _: store.stats(GUILD, 1, season),
    }
    rows = [await measured(f"{name}: {what}", ask) for what, ask in asked.items()]
    await store.close()
    return rows


async def measured(what: str, ask: Callable[[int], Awaitable[object]]) -> Measured:
    await ask(0)  # whoever asks first waits for a connection, too
    times: list[float] = []
    for number in range(TRIES):
        begin = perf_counter()
        await ask(number)
        times.append(1000 * (perf_counter() - begin))
    return Measured(what, times)


async def fill(connection: AsyncConnection, games: int) -> None:
    results = [*finished(games)]
    await add(connection, TableRow, [table(number) for number in range(1, games + 1)])
    await add(connection, ResultRow, results)
    await add(connection, RatingRow, [*ratings(results)])


async def add(connection: AsyncConnection, row: Any, values: Sequence[dict[str, Any]]) -> None:
    for start in range(0, len(values), SOME):
        await connection.execute(insert(row.__table__), values[start : start + SOME])


def table(number: int) -> dict[str, Any]:
    codes = {"kind": KINDS[number % 4], "options": {}, "language": "en", "clock": "live", "status": "over"}
    flags = {"clock_chosen": True, "eager": False, "hints": True, "lease_until": LONG_AGO}
    counts = {"sat": SEATS, "version": 9, "presented": 9, "moves": 9, "undos": 0}
    times = {"created": NOW, "touched": NOW}
    ids = {"id": number, "guild_id": GUILD, "channel_id": number, "host_id": 1}
    return codes | flags | counts | times | ids


def finished(games: int) -> Iterator[dict[str, Any]]:
    """Some of the games have a computer in them."""
    rng = Random(games)
    people = [1] * KEENEST + [*range(2, PEOPLE + 1)]
    for number in range(1, games + 1):
        seated: list[int | None] = [*dict.fromkeys(rng.choices(people, k=2 * SEATS))][:SEATS]  # pyright: ignore
        seated = [*seated, *[None] * SEATS][:SEATS]
        if number % COMPUTERS == 0:
            seated[-1] = None
        when, rated = NOW - timedelta(minutes=3 * (games - number)), None not in seated
        for seat, user in enumerate(seated):
            yield result(number, seat, user, when, rng, rated=rated)


def result(number: int, seat: int, user: int | None, when: datetime, rng: Random, *, rated: bool) -> dict[str, Any]:
    who = {"user_id": user, "computer": None if user else "normal", "name": f"Somebody {user}"}
    how = {"score": rng.randrange(50), "won": seat == number % SEATS, "reason": "over", "finished": when}
    rating = {"mu": rng.gauss(25, 5), "sigma": 2.0} if rated else {"mu": None, "sigma": None}
    more = {"helped": False, "character": rng.choice(CHARACTERS), "place": seat + 1, "rated": rated}
    ids = {"game_id": number, "seat": seat, "kind": KINDS[number % 4], "guild_id": GUILD}
    return ids | who | how | rating | more | {"season": season_of(when)}


def ratings(results: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """As many as there would be, and the last rating of each."""
    games, won = defaultdict[tuple[Any, ...], int](int), defaultdict[tuple[Any, ...], int](int)
    last: dict[tuple[Any, ...], dict[str, Any]] = {}
    for each in [each for each in results if each["rated"]]:
        for kind, season in product((each["kind"], ALL_GAMES), (each["season"], ALL_TIMES)):
            key = (each["user_id"], kind, season)
            games[key] += 1
            won[key] += each["won"]
            last[key] = each
    for (user, kind, season), each in last.items():
        rating = Rating(each["mu"], each["sigma"])
        values = {"mu": rating.mu, "sigma": rating.sigma, "standing": rating.standing, "played": each["finished"]}
        counts = {"games": games[user, kind, season], "won": won[user, kind, season]}
        yield (
            {"guild_id": GUILD, "user_id": user, "kind": kind, "season": season, "name": each["name"]} | values | counts
        )
