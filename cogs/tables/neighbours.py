"""Other processes. A table is the business of the process that hears its server: it answers the clicks, also those in
direct messages, which Discord tells to the first shard alone, and it shows the table.

Nobody depends on a neighbour: a click that isn't taken soon is answered by whoever has heard it, and a table that isn't
shown is found by everyone's sweeper.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import discord

from data.logs import about_table
from data.store import Shards, Store, Table, Unavailable

from ..pages.ids import NO_TABLE, parse_click

log = logging.getLogger(__name__)
JSON = dict[str, Any]
HANDING = 0.4  # seconds to hand a click over: Discord waits for three, whatever the database does
HOLD = 0.4  # seconds: nobody has taken the click by then, so the neighbour must be gone
MOST_KNOWN = 10_000  # tables whose servers are remembered
CLICKS = (discord.InteractionType.component.value, discord.InteractionType.modal_submit.value)


class Neighbours:
    """`answer` takes an interaction as Discord has sent it, and `show` a table's id."""

    def __init__(
        self, store: Store, shards: Shards, answer: Callable[[JSON], object], show: Callable[[int], object]
    ) -> None:
        self._store, self.shards, self._answer, self._show = store, shards, answer, show
        self._guilds: dict[int, int] = {}  # by table
        self._handed: dict[int, float] = {}  # clicks, and when they were handed over
        self._tasks = set[asyncio.Task[None]]()
        self._is_closed = False

    @property
    def are_there(self) -> bool:
        """Whether there are others who hear us."""
        return 0 < len(self.shards.ids) < self.shards.total and self._store.can_call

    def start(self) -> None:
        if self.are_there:
            self._store.listen(self.shards, self._hear_of_click, lambda words: self._show(int(words)))

    async def close(self) -> None:
        """Clicks that nobody has taken yet are taken by nobody: they come too late for the next start, too. Those that
        others hand over from now on come back to them."""
        self._is_closed = True
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Clicks

    def hear(self, data: JSON) -> None:
        """Discord tells us of an interaction."""
        table_id = table_of(data) if self.are_there else None
        if table_id is None:
            self._answer(data)
        else:
            self._begin(self._pass_on(data, table_id))

    async def _pass_on(self, data: JSON, table_id: int) -> None:
        """While the database is slow or away, clicks are answered here: then nobody takes them over any more."""
        with about_table(table_id):
            try:
                async with asyncio.timeout(HANDING):
                    if await self._is_handed_over(data, table_id):
                        return
            except (TimeoutError, Unavailable) as error:
                log.debug("table %s: a click could not be handed over: %s", table_id, error)
            except Exception:
                log.exception("table %s: a click could not be handed over", table_id)
            self._answer(data)

    async def _is_handed_over(self, data: JSON, table_id: int) -> bool:
        heard = self._store.clock.now
        guild_id = await self._guild_of(table_id)
        if self.shards.hears(guild_id):
            return False
        number = int(data["id"])
        await self._store.hand_over(number, json.dumps(data), heard, guild_id, self.shards)
        self._handed[number] = asyncio.get_running_loop().time()
        if len(self._handed) == 1:
            self._begin(self._look_after())
        return True

    async def _guild_of(self, table_id: int) -> int | None:
        if table_id not in self._guilds:
            guild_id = await self._store.guild_of(table_id)
            if guild_id is None:
                return None
            if len(self._guilds) >= MOST_KNOWN:
                self._guilds.clear()
            self._guilds[table_id] = guild_id
        return self._guilds[table_id]

    async def _look_after(self) -> None:
        """What was handed over and taken by nobody, we answer."""
        while self._handed:
            await asyncio.sleep(HOLD / 2)
            long_ago = asyncio.get_running_loop().time() - HOLD
            old = [number for number, since in self._handed.items() if since < long_ago]
            if old:
                await self._answer_those(self._store.take_back(old))
                for number in old:
                    del self._handed[number]

    def _hear_of_click(self, words: str) -> None:
        if not self._is_closed:
            self._begin(self._answer_those(self._store.take_over(int(words))))

    async def _answer_those(self, taken: Awaitable[Sequence[str]]) -> None:
        try:
            for payload in await taken:
                self._answer(json.loads(payload))
        except Unavailable as error:
            log.debug("clicks that were handed over could not be taken: %s", error)
        except Exception:
            log.exception("clicks that were handed over could not be taken")

    # Tables

    async def show(self, table: Table) -> bool:
        """Whether showing this table is somebody else's business. They know of it now."""
        if not self.are_there or self.shards.hears(table.guild_id):
            return False
        await self._store.call_to_show(table.id, table.guild_id, self.shards)
        return True

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def table_of(data: JSON) -> int | None:
    """The table of a click in a direct message."""
    if data.get("guild_id") or data.get("type") not in CLICKS:
        return None
    click = parse_click(str(data["data"].get("custom_id")))
    return click.table_id if click and click.table_id != NO_TABLE else None
