"""The real bot on a playground of its own, with a database file of its own; all it says is held against Discord's."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord.gateway
import discord.http
import pytest
import yarl

from bot import Duckboard, Settings
from playground import GENEROUS, Playground, pond
from tests.playground.conftest import Witness


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    witness = Witness()
    async with Playground(pond(), rates=GENEROUS) as playground:
        witness.watch(playground)
        monkeypatch.setattr(discord.http.Route, "BASE", playground.api)
        gateway = yarl.URL(playground.gateway_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield playground
    assert witness.faults == []


@asynccontextmanager
async def running(playground: Playground, folder: Path) -> AsyncIterator[Duckboard]:
    bot = Duckboard(Settings(database_url=f"sqlite+aiosqlite:///{folder / 'duckboard.db'}", shard_count=1))
    task = asyncio.create_task(bot.start(playground.world.token))
    try:
        async with asyncio.timeout(10):
            while not bot.is_ready():
                if task.done():
                    task.result()
                await asyncio.sleep(0.01)
        yield bot
    finally:
        await bot.close()
        await asyncio.wait([task], timeout=5)


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[Duckboard]:
    async with running(playground, tmp_path) as bot:
        yield bot
