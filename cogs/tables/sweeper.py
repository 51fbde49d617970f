"""Finds what was left lying: tables of which not everything is shown, and lobbies that nobody uses."""

import asyncio
import logging
from datetime import timedelta

from data.store import Store

from .idle import expire_idle
from .presenter import SWEEP, Presenter

log = logging.getLogger(__name__)

LOOK = timedelta(minutes=1)  # from one look for idle lobbies to the next


class Sweeper:
    def __init__(self, store: Store, presenter: Presenter) -> None:
        self._store, self._presenter = store, presenter
        self._next_look = store.clock.now
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _sweep(self) -> None:
        while True:
            try:
                await self._clear_lobbies()
                await self._show_what_is_left()
            except Exception:
                log.exception("looking for tables left behind failed")
            await self._store.clock.sleep(SWEEP)

    async def _clear_lobbies(self) -> None:
        now = self._store.clock.now
        if now >= self._next_look:
            self._next_look = now + LOOK
            await expire_idle(self._store, self._presenter.nudge, now)

    async def _show_what_is_left(self) -> None:
        """By a crash, or because Discord did not answer."""
        for table in await self._store.tables_behind(self._store.clock.now - timedelta(seconds=SWEEP)):
            if not self._presenter.is_resting(table):
                self._presenter.nudge(table)
