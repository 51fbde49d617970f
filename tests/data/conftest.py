"""Tests of the store run on a SQLite file and on a PostgreSQL of its own.

Every day PostgreSQL runs those that are about SQL, locks, types or several processes; in the long run, all of them.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from data.store import Store
from tests.support.clock import StillClock
from tests.support.data.postgres import cluster, needed_programs
from tests.support.data.seating import Seeds
from tests.support.data.template import EMPTY, MIGRATED, copy_of, migrate_postgres, place_sqlite

HERE = Path(__file__).parent
SQLITE_IS_ENOUGH = {"test_fair", "test_hints", "test_hostile", "test_lobby", "test_past", "test_solves"}


@pytest.hookimpl(tryfirst=True)  # before pytest itself selects by `-m`
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        on_postgres = "callspec" in vars(item) and "postgres" in vars(item)["callspec"].params.values()
        if on_postgres and item.path.parent == HERE and item.path.stem in SQLITE_IS_ENOUGH:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster(needed_programs()) as address:
        yield address


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def migrated_postgres(postgres: str) -> str:
    await migrate_postgres(postgres)
    return postgres


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str | None:
    """PostgreSQL's, up to the database's name; SQLite has none."""
    return None if request.param == "sqlite" else request.getfixturevalue("migrated_postgres")


@pytest.fixture
async def url(address: str | None, tmp_path: Path) -> AsyncIterator[str]:
    """A migrated database with nothing in it."""
    async with AsyncExitStack() as stack:
        if address is None:
            place_sqlite(tmp_path / "duckboard.db")
        yield await stack.enter_async_context(copy_of(MIGRATED, address)) if address else sqlite_in(tmp_path)


@pytest.fixture
async def empty_url(address: str | None, tmp_path: Path) -> AsyncIterator[str]:
    """A database without any tables, for tests of migrating."""
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(copy_of(EMPTY, address)) if address else sqlite_in(tmp_path)


def sqlite_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'duckboard.db'}"


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def store(url: str, clock: StillClock) -> AsyncIterator[Store]:
    opened = await Store.open(url, clock=clock, seed=Seeds())
    yield opened
    await opened.close()
