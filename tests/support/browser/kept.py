"""The bot, and a way for the page to restart it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from data.store import Refused, Table
from engine import Prompt
from playground import Playground
from tests.support.cogs.running import running


class Kept:
    """The bot, and a way for the page to restart it."""

    def __init__(self, playground: Playground, folder: Path) -> None:
        self.playground, self.folder = playground, folder
        self.lives = 0

    async def start(self) -> None:
        self.life = AsyncExitStack()
        self.bot = await self.life.enter_async_context(running(self.playground, self.folder))
        self.lives += 1

    async def restart(self, seconds: float) -> None:
        await self.life.aclose()
        await asyncio.sleep(seconds)
        await self.start()


async def asked(kept: Kept) -> tuple[Table, list[Prompt]]:
    table = await kept.bot.store.load(1)
    assert not isinstance(table, Refused)
    prompts = table.game.prompts() if table.game else ()
    return table, [prompt for prompt in prompts if prompt.answer is None and not prompt.standing]
