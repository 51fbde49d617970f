"""Opening the store: where it can be, how it's migrated, and what it says when that doesn't work."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from data.store import CannotOpen, Store
from data.store.addresses import DEFAULT_URL, checked_url
from data.store.database import MIGRATIONS, revisions
from data.store.migrations import upgrade
from data.store.models import Row
from data.store.session import Session
from data.store.sqlite import SqliteSession
from tests.support.data.seating import CHANNEL, begun, done, log_of

T = TypeVar("T")


@pytest.fixture
async def new_store(empty_url: str) -> AsyncIterator[Store]:
    """One that has migrated its database itself."""
    opened = await Store.open(empty_url)
    yield opened
    await opened.close()


async def inspected(url: str, look: Callable[[Connection], T]) -> T:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        seen = await connection.run_sync(look)
    await engine.dispose()
    return seen


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), Row.metadata)


@pytest.mark.usefixtures("new_store")
async def test_the_migrations_make_the_tables_that_the_store_expects(empty_url: str) -> None:
    assert await inspected(empty_url, differences) == []


@pytest.mark.usefixtures("new_store")
async def test_the_conditions_of_indexes_are_in_the_migrations_too(empty_url: str) -> None:
    def conditions(connection: Connection) -> list[str]:
        indexes = inspect(connection).get_indexes("games")
        found = {index["name"]: index.get("dialect_options", {}) for index in indexes}
        where = f"{connection.dialect.name}_where"
        return [str(found[name][where]) for name in ("uq_games_open_channel", "ix_games_behind")]

    one, other = await inspected(empty_url, conditions)
    assert all(status in one for status in ("'lobby'", "'playing'", "'paused'"))
    assert "presented < version" in other


def test_migrations_follow_each_other_in_one_line() -> None:
    numbers = [step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    assert numbers == [f"{number:04}" for number in range(len(numbers), 0, -1)]
    assert set(numbers) == revisions()


async def test_a_database_of_an_older_program_is_brought_up_to_date(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda plain: command.upgrade(upgrade.config(plain), "0001"))
    await engine.dispose()
    store = await Store.open(url)
    assert await inspected(url, differences) == []
    await store.close()


async def test_a_database_that_is_up_to_date_does_not_need_alembic(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(url)).close()
    asked: list[Connection] = []
    monkeypatch.setattr(upgrade, "upgrade", asked.append)
    await (await Store.open(url)).close()
    assert not asked


async def test_a_store_that_is_opened_again_has_everything(empty_url: str) -> None:
    store = await Store.open(empty_url)
    table = await begun(store)
    await store.close()
    again = await Store.open(empty_url)
    assert done(await again.load(table.id)) == table
    await again.close()


async def test_many_can_open_a_new_store_at_once(empty_url: str) -> None:
    stores = await asyncio.gather(*[Store.open(empty_url) for _ in range(6)])
    table = await begun(stores[0])
    assert [await store.table_at(CHANNEL) for store in stores] == [table.id] * 6
    for store in stores:
        await store.close()


async def test_a_database_of_a_newer_program_is_left_alone(url: str) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await inspected(url, lambda connection: connection.execute(newer))
    with pytest.raises(CannotOpen, match="made by a newer Duckboard"):
        await Store.open(url)


async def test_sqlite_is_safe_and_quick(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / '100 %25.db'}")

    async def pragmas(session: Session) -> list[object]:
        assert isinstance(session, SqliteSession)
        connection = session._connection  # pyright: ignore[reportPrivateUsage]
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store.database.write(pragmas) == ["wal", 2, 1, 30_000]
    await store.close()
    assert [file.name for file in tmp_path.iterdir()] == ["100 %.db"]


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("duckboard.db", "is no address: write one like sqlite+aiosqlite:///duckboard.db"),
        ("mysql://here/ducks", 'begins with "mysql": use sqlite or postgresql'),
        ("sqlite://", "names no file"),
        ("sqlite+aiosqlite:///:memory:", "names no file"),
        ("sqlite:////no/such/folder/duckboard.db", "unable to open database file"),
        ("postgresql://duck:quack@/ducks?host=/no/such/folder", "No such file"),
    ],
)
async def test_a_database_that_cannot_be_opened_is_one_sentence_without_the_password(url: str, reason: str) -> None:
    with pytest.raises(CannotOpen) as caught:
        await Store.open(url)
    assert reason in str(caught.value)
    assert "quack" not in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "ducks.db").write_text("quack " * 1000)
    with pytest.raises(CannotOpen, match="file is not a database"):
        await Store.open(f"sqlite:///{tmp_path / 'ducks.db'}")


async def test_a_postgresql_without_that_database_is_one_sentence(postgres: str) -> None:
    with pytest.raises(CannotOpen, match='database "nowhere" does not exist'):
        await Store.open(postgres.format("nowhere"))


def test_addresses_are_taken_as_people_write_them() -> None:
    assert checked_url("postgres://duck@host/ducks").drivername == "postgresql+asyncpg"
    assert checked_url("sqlite:///ducks.db").drivername == "sqlite+aiosqlite"
    assert checked_url(DEFAULT_URL).database == "duckboard.db"


async def test_the_log_is_as_long_as_the_table_says(store: Store) -> None:
    table = await begun(store)
    assert len((await log_of(store, table.id)).log) == table.moves == 0
