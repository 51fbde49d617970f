"""Acts on deadlines when they are due: one small task for all tables, and of several processes one acts on each."""

import asyncio
import logging

from data.store import THINK, Due, Refused, Store

from .computers import thought
from .presenter import Presenter

log = logging.getLogger(__name__)

TICK = 1.0  # seconds from one look to the next, at most
SHORTEST = 0.02
CLAIM = 20.0  # seconds after which another may act on what was claimed
MOST = 20  # tables at a time that are shown because of the clock: clicks come first
LONGEST_WAIT = 2.0  # seconds for any of them to be shown


class Timekeeper:
    def __init__(self, store: Store, presenter: Presenter) -> None:
        self._store, self._presenter = store, presenter
        self._shown = set[asyncio.Task[None]]()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _keep(self) -> None:
        while True:
            pause = TICK
            try:
                pause = await self._look()
            except Exception:
                log.exception("looking at the clock failed")
            await self._store.clock.sleep(pause)

    async def _look(self) -> float:
        """Seconds until the next look."""
        due, now = await self._store.next_due(), self._store.clock.now
        if due is None or due > now:
            return TICK if due is None else min(TICK, max(SHORTEST, (due - now).total_seconds()))
        for each in await self._store.claim_due(CLAIM):
            await self._act(each)
        return SHORTEST

    async def _act(self, due: Due) -> None:
        """What fails is tried again when the claim has lapsed."""
        try:
            is_thought = due.deadline.what.startswith(THINK)
            done = await (thought(self._store, due) if is_thought else self._store.act_on(due))
        except Exception:
            log.exception("table %s: %s could not be done", due.table_id, due.deadline.what)
            return
        if done is None or isinstance(done, Refused):
            await self._store.discard(due)
        await self._show(due.table_id)

    async def _show(self, table: int) -> None:
        task = self._presenter.nudge(table)
        self._shown.add(task)
        task.add_done_callback(self._shown.discard)
        if len(self._shown) >= MOST:
            await asyncio.wait(self._shown, timeout=LONGEST_WAIT, return_when=asyncio.FIRST_COMPLETED)
