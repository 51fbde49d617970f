"""The real bot, running on a playground."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.bot import Duckboard
from cogs.observer import Observer
from data.store import Clock, Shards
from playground import Playground
from tests.support.clock import FlowingClock
from tests.support.data.template import place_sqlite
from tests.support.data.writing import HEARD, telling
from tests.support.patience import until


@asynccontextmanager
async def running(
    playground: Playground,
    folder: Path,
    clock: Clock | None = None,
    drawing_processes: int = 0,
    thinking_processes: int = 0,
    database: str = "",
    shards: Shards = Shards(),  # noqa: B008
    observer: Observer | None = None,
) -> AsyncIterator[Duckboard]:
    """On a SQLite file in this folder, unless there's a `database`, and with all shards, unless it has some."""
    if not database:
        place_sqlite(folder / "duckboard.db")
        database = f"sqlite+aiosqlite:///{folder / 'duckboard.db'}"
    ready = 0.02  # after the last server that the playground has told it about
    processes = {"drawing_processes": drawing_processes, "thinking_processes": thinking_processes}
    observer = observer or Observer()
    observer.observe_database = telling(observer.observe_database)
    how = {"clock": clock or FlowingClock(), "observer": observer, **processes}
    bot = Duckboard(database, shard_count=shards.total, shard_ids=shards.ids, guild_ready_timeout=ready, **how)
    task = asyncio.create_task(bot.start(playground.world.token))
    try:
        await until(lambda: task.done() or is_ready(bot))
        if task.done():
            task.result()
        HEARD.add(bot.store.database)
        yield bot
    finally:
        await bot.close()
        await asyncio.wait([task], timeout=5)


def is_ready(bot: Duckboard) -> bool:
    """Return whether it has done all that begins when it logs in: also written down which servers it's in."""
    if not bot.is_ready() or any([guild.unavailable for guild in bot.guilds]):
        return False
    return bot.janitor.may_clear_servers or bot.get_cog("Watch") is None
