"""Backups: everything comes out equal, on whichever database, and a file that isn't whole changes nothing."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import JSON, Boolean, Column, Table, UniqueConstraint, delete

from data.backup import main
from data.store import Post, Store
from data.store.backup import BadBackup, CannotMove, check, copy, moving, pouring, restore, save
from data.store.backup.aftermath import UNKNOWN_TABLES
from data.store.columns import BIGGEST_ID, BIGGEST_NUMBER, LONG_AGO, Id, Number, Real, ShortText, UtcTime
from data.store.database import Database, revisions
from data.store.errors import CannotOpen
from data.store.models import Row
from data.store.session import Session
from data.store.statements import Statement
from data.store.values import Status
from tests.clock import StillClock
from tests.cogs.before.keeping import lay, moments, read
from tests.data.postgres import programs
from tests.data.seating import ANNA, BEN, CHANNEL, begun, done, everything, lobby, play_on
from tests.data.template import MIGRATED, copy_of, place_sqlite
from tests.data.test_forgetting import CALLED, HERS, ZOE, forms, rich_past

SIGNS = "abc xyz äß € 鴨 🦆 '\"%_\\\n\t{}[]"
EDGES = {
    Id: [0, 1, BIGGEST_ID],
    Number: [-BIGGEST_NUMBER, 0, BIGGEST_NUMBER],
    Real: [0.1, -1e300, 5e-324, 25.0, 0.1 + 0.2],
    UtcTime: [LONG_AGO, datetime(9999, 12, 31, 23, 59, 59, 999999, UTC), datetime(2026, 3, 29, 1, 30, tzinfo=UTC)],
}


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Some rows make several pages."""
    monkeypatch.setattr(pouring, "CELLS", 130)
    forget_statements()
    yield
    forget_statements()


def forget_statements() -> None:
    for each in (pouring._first_page, pouring._next_page, pouring._end_of_page):
        each.cache_clear()


@pytest.fixture(params=["sqlite", "postgres"])
def other_address(request: pytest.FixtureRequest) -> str | None:
    return None if request.param == "sqlite" else request.getfixturevalue("migrated_postgres")


@pytest.fixture
async def elsewhere(other_address: str | None, tmp_path: Path) -> AsyncIterator[str]:
    """Another migrated database with nothing in it."""
    if other_address is None:
        place_sqlite(tmp_path / "elsewhere.db")
        yield f"sqlite:///{tmp_path / 'elsewhere.db'}"
        return
    async with copy_of(MIGRATED, other_address) as url:
        yield url


@pytest.fixture
def back(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'back.db'}"


async def all_in(url: str) -> dict[str, list[tuple[Any, ...]]]:
    store = await Store.open(url)
    try:
        return await everything(store)
    finally:
        await store.close()


# Everything comes out equal


def any_cell(column: Column[Any], rng: Random) -> object:
    kind: Any = column.type
    if column.nullable and rng.random() < 0.3:
        return None
    if isinstance(kind, Boolean):
        return rng.random() < 0.5
    if isinstance(kind, JSON):
        return {any_text(rng, 9): any_text(rng, 9) for _ in range(rng.randrange(4))}
    if edges := EDGES.get(type(kind)):
        return rng.choice([*edges, any_of(kind, rng)])
    return any_text(rng, kind.length if isinstance(kind, ShortText) else 3000)


def any_of(kind: object, rng: Random) -> object:
    if isinstance(kind, Id):
        return rng.randrange(BIGGEST_ID)
    if isinstance(kind, Number):
        return rng.randrange(-BIGGEST_NUMBER, BIGGEST_NUMBER)
    if isinstance(kind, Real):
        return rng.gauss(25, 8)
    return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=rng.random() * 1e8)


def any_text(rng: Random, longest: int) -> str:
    return "".join(rng.choices(SIGNS, k=rng.randrange(longest + 1)))


def any_rows(table: Table, tables: list[int], count: int, rng: Random) -> list[dict[str, object]]:
    """They break no rule of the database."""
    uniques = [each.columns.keys() for each in table.constraints if isinstance(each, UniqueConstraint)]
    uniques = [*uniques, table.primary_key.columns.keys(), *([["channel_id"]] if table.name == "games" else [])]
    rows, seen = list[dict[str, object]](), set[tuple[object, ...]]()
    while len(rows) < count:
        row = {column.name: any_cell(column, rng) for column in table.columns}
        if "game_id" in row:
            row["game_id"] = rng.choice(tables)
        keys = [(place, *[row[name] for name in names]) for place, names in enumerate(uniques)]
        keys = [key for key in keys if None not in key]
        if not seen.intersection(keys):
            seen.update(keys)
            rows.append(row)
    return rows


async def fill_with_anything(url: str, count: int, rng: Random) -> None:
    tables = list[int]()

    async def work(session: Session) -> None:
        for table in pouring.TABLES:
            rows = any_rows(table, tables, count, rng)
            tables.extend([int(str(row["id"])) for row in rows] if table.name == "games" else [])
            for row in rows:
                await session.change(pouring._adding(table, 1), **{f"{name}_0": cell for name, cell in row.items()})

    database = await Database.open(url)
    await database.write(work)
    await database.close()


def but_for_processes(rows: dict[str, list[tuple[Any, ...]]]) -> dict[str, list[tuple[Any, ...]]]:
    """Without leases and claims, which aren't carried over."""
    left_out = {"games": ("lease_owner", "lease_until"), "deadlines": ("claimed_until",)}
    kept = {
        name: [place for place, column in enumerate(table.columns) if column.name not in left_out.get(name, ())]
        for name, table in Row.metadata.tables.items()
    }
    return {name: sorted([tuple([row[at] for at in kept[name]]) for row in rows[name]], key=repr) for name in rows}


@pytest.mark.parametrize("count", [12, pytest.param(3000, marks=pytest.mark.long)])
async def test_any_rows_are_copied_there_and_back(url: str, elsewhere: str, back: str, count: int) -> None:
    await fill_with_anything(url, count, Random(count))
    before = but_for_processes(await all_in(url))
    assert {name: len(rows) for name, rows in before.items()} == dict.fromkeys(before, count)
    await copy(url, elsewhere)
    assert but_for_processes(await all_in(elsewhere)) == before
    await copy(elsewhere, back)
    assert but_for_processes(await all_in(back)) == before
    assert await all_in(back) == await all_in(elsewhere)
