"""Write the next migration: what is in `models.py` and not yet in the migrations. Read it before you keep it."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from ..database import revisions
from .upgrade import config, upgrade


def main() -> int:
    if len(sys.argv) != 2:
        print('usage: python -m data.store.migrations "Seats have a hat"', file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder:
        asyncio.run(_write(sys.argv[1], Path(folder) / "empty.db"))
    return 0


async def _write(message: str, file: Path) -> None:
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    async with engine.begin() as connection:
        await connection.run_sync(_revise, message)
    await engine.dispose()


def _revise(connection: Connection, message: str) -> None:
    upgrade(connection)
    command.revision(config(connection), message, autogenerate=True, rev_id=f"{len(revisions()) + 1:04}")


if __name__ == "__main__":
    sys.exit(main())
