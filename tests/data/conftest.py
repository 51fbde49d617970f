"""Every test of the store runs on a SQLite file and on a PostgreSQL of its own."""

import os
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from data import Store
from tests.clock import StillClock

from .postgres import cluster, programs
from .seating import Seeds

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    found = programs()
    if found is None:
        missing = "PostgreSQL is not installed (apt-get install postgresql): its half of the tests cannot run"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with cluster(found) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'duckboard.db'}"
        return
    address: str = request.getfixturevalue("postgres")
    name = f"duck{next(NUMBERS)}"
    connection = await asyncpg.connect(address.replace("+asyncpg", "").format("postgres"))
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    yield address.format(name)
    await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await connection.close()


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def store(url: str, clock: StillClock) -> AsyncIterator[Store]:
    opened = await Store.open(url, clock=clock, seed=Seeds())
    yield opened
    await opened.close()
