"""Databases that are migrated once and copied for each test: migrating is most of the cost of opening one."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
from sqlalchemy import create_engine

from data.store import Store
from data.store.database import migrate

EMPTY, MIGRATED = "template0", "migrated"  # databases of a PostgreSQL
NUMBERS = count()


def place_sqlite(file: Path) -> None:
    """Put a migrated file there, unless there is one."""
    if not file.exists():
        file.write_bytes(_migrated_sqlite())


@cache
def _migrated_sqlite() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "duckboard.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
        return file.read_bytes()


async def migrate_postgres(address: str) -> None:
    await _command(address, f"CREATE DATABASE {MIGRATED} TEMPLATE {EMPTY}")
    store = await Store.open(address.format(MIGRATED))
    await store.close()


@asynccontextmanager
async def copy_of(template: str, address: str) -> AsyncIterator[str]:
    name = f"duck{next(NUMBERS)}"
    await _command(address, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield address.format(name)
    await _command(address, f"DROP DATABASE {name} WITH (FORCE)")


async def _command(address: str, words: str) -> None:
    connection = await asyncpg.connect(address.replace("+asyncpg", "").format("postgres"))
    try:
        await connection.execute(words)
    finally:
        await connection.close()
