"""What the bot does on its own, again and again: it acts on deadlines, and clears up whatever was left behind."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from data.logs import about_table
from data.store import THINK, Due, Refused, Shards, Store, Table, Unavailable

from ..observer import NOBODY, Observer
from .desired import LAST_MINUTE
from .neighbours import Neighbours
from .presenter import SWEEP, Presenter

log = logging.getLogger(__name__)

TICK = 1.0  # seconds between two looks at the deadlines, at most
SHORTEST = 0.02
CLAIM = 20.0  # seconds after which another process may act on a claimed deadline
AT_ONCE = 4  # tables whose deadlines are acted on at the same time
MOST = 20  # tables shown at a time because of deadlines: clicks come first
LONGEST_WAIT = 2.0  # seconds to wait for one of them to be shown

LOBBY_LOOK = timedelta(minutes=1)  # between two looks for idle lobbies
IDLE = timedelta(minutes=30)

CLEAR_UP = 60.0  # seconds after which somebody who was deleted is looked for once more
CLEARING = timedelta(hours=1)  # between two looks for what isn't kept any longer


class Routine(ABC):
    """A background task from `start` to `close`. A look that fails is logged, and the next one comes all the same."""

    what: str  # for the log

    def __init__(self, store: Store, presenter: Presenter) -> None:
        self._store, self._presenter = store, presenter
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _repeat(self) -> None:
        while True:
            pause = self._usual_pause
            try:
                pause = await self._look()
            except Unavailable as error:  # the store has logged it, once
                log.debug("%s failed: %s", self.what, error)
            except Exception:
                log.exception("%s failed", self.what)
            await self._store.clock.sleep(pause)

    @property
    @abstractmethod
    def _usual_pause(self) -> float:
        """Seconds until the next look, if this one fails."""

    @abstractmethod
    async def _look(self) -> float:
        """Does what there is to do now, and says how many seconds the next look can wait."""


class Timekeeper(Routine):
    """Acts on the deadlines of all tables. If there are several processes, just one acts on each deadline."""

    what = "looking at the clock"

    def __init__(self, store: Store, presenter: Presenter, neighbours: Neighbours, observer: Observer = NOBODY) -> None:
        super().__init__(store, presenter)
        self._neighbours, self._observer = neighbours, observer
        self._tasks = set[asyncio.Task[None]]()  # computers that think, and tables that are shown
        self._room = asyncio.Semaphore(MOST)
        self._unshown = set[int]()  # tables that wait for room

    @property
    def _usual_pause(self) -> float:
        return TICK

    async def _look(self) -> float:
        due, now = await self._store.next_due(), self._store.clock.now
        if due is None or due > now:
            return TICK if due is None else min(TICK, max(SHORTEST, (due - now).total_seconds()))
        claimed = await self._store.claim_due(CLAIM)
        for each in claimed:
            if each.deadline.what.startswith(THINK):
                self._begin(self._act(each, self._presenter.computers.answer_after_thinking))
        await self._act_on_all([each for each in claimed if not each.deadline.what.startswith(THINK)])
        return SHORTEST

    async def _act_on_all(self, claimed: Sequence[Due]) -> None:
        """Several tables at once, since the store commits together what waits together; each table's in their order."""
        by_table: dict[int, list[Due]] = {}
        for each in claimed:
            by_table.setdefault(each.table_id, []).append(each)
        tables = iter(by_table.values())
        await asyncio.gather(*[self._act_in_turn(tables) for _ in range(AT_ONCE)])

    async def _act_in_turn(self, tables: Iterator[Sequence[Due]]) -> None:
        for dues in tables:
            for each in dues:
                await self._act(each, self._store.act_on)

    async def close(self) -> None:
        """What a computer has thought about until now, it thinks about again after the next start."""
        await super().close()
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _act(self, due: Due, do: Callable[[Due], Awaitable[object]]) -> None:
        """A failure is tried again once the claim has lapsed."""
        late = self._store.clock.now - due.deadline.due
        with about_table(due.table_id):
            try:
                done = await do(due)
                if done is None or isinstance(done, Refused):
                    await self._store.discard(due)
            except Unavailable as error:
                log.debug("table %s: %s could not be done: %s", due.table_id, due.deadline.what, error)
                return
            except Exception:
                log.exception("table %s: %s could not be done", due.table_id, due.deadline.what)
                return
            if done is not None and not isinstance(done, Refused):
                self._observer.acted(due.deadline.what.partition(" ")[0], late.total_seconds())
            self._begin(self._show(due.table_id, done if isinstance(done, Table) else None))

    async def _show(self, table_id: int, table: Table | None) -> None:
        """Computers that can play on don't wait until there's room to show it."""
        if table:
            with suppress(Unavailable):  # then they play on when it's shown
                await self._presenter.computers.played_on(table)
                if await self._neighbours.show(table):
                    return
        if table_id in self._unshown:
            return  # somebody waits with it already, and shows the newest there is
        self._unshown.add(table_id)
        async with self._room:
            self._unshown.discard(table_id)
            await asyncio.wait([self._presenter.nudge(table_id)], timeout=LONGEST_WAIT)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """What else is due doesn't wait for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Sweeper(Routine):
    """Finds tables that aren't fully shown, lobbies that nobody uses, and private hands about to be out of reach."""

    what = "looking for tables left behind"

    def __init__(self, store: Store, presenter: Presenter, shards: Shards) -> None:
        super().__init__(store, presenter)
        self._shards = shards
        self._next_lobby_look = store.clock.now

    @property
    def _usual_pause(self) -> float:
        return SWEEP

    async def _look(self) -> float:
        await self._clear_lobbies()
        await self._show_the_rest()
        await self._close_private_hands()
        return SWEEP

    async def _clear_lobbies(self) -> None:
        now = self._store.clock.now
        if now >= self._next_lobby_look:
            self._next_lobby_look = now + LOBBY_LOOK
            await expire_idle(self._store, self._presenter.nudge, now)

    async def _show_the_rest(self) -> None:
        """Left over from a crash, or because Discord didn't answer. Those of other processes come later: if nobody has
        shown them by then, their process is gone."""
        now = self._store.clock.now
        behind = await self._store.tables_behind(now - timedelta(seconds=SWEEP))
        latest = now - timedelta(seconds=2 * SWEEP)
        self._show([each.id for each in behind if self._shards.hears(each.guild_id) or each.touched <= latest])

    async def _close_private_hands(self) -> None:
        """While we still can."""
        self._show(await self._store.tables_with_tokens(self._store.clock.now + LAST_MINUTE))

    def _show(self, tables: Sequence[int]) -> None:
        for table_id in tables:
            if not self._presenter.is_resting(table_id):
                self._presenter.nudge(table_id)


class Janitor(Routine):
    """Clears away what isn't kept: what people who were deleted have left behind, servers that have removed the bot,
    and how old games were played."""

    what = "clearing up"

    def __init__(self, store: Store, presenter: Presenter, shards: Shards, keep_games_days: int = 0) -> None:
        super().__init__(store, presenter)
        self._shards, self._keep_games_days = shards, keep_games_days
        self.may_clear_servers = False  # not before Discord has told where the bot is: it may have been invited again
        self._next_clearing = store.clock.now
        self._deleted = set[int]()  # people

    @property
    def _usual_pause(self) -> float:
        return CLEAR_UP

    def clear_up_after(self, user_id: int) -> None:
        """They were just deleted. Who was showing a table at that moment may have written something down since."""
        self._deleted.add(user_id)

    async def _look(self) -> float:
        now = self._store.clock.now
        if now >= self._next_clearing:
            self._next_clearing = now + CLEARING
            await self._clear_the_old(now)
        if self._store.can_call:
            await self._store.forget_handed()
        if self._deleted or await self._store.is_to_be_scrubbed():
            await self._wipe()
        return CLEAR_UP

    async def _clear_the_old(self, now: datetime) -> None:
        if self.may_clear_servers:
            await self._store.clear_gone_servers(self._shards.hears)
        if self._keep_games_days:
            await self._store.clear_old_games(now - timedelta(days=self._keep_games_days))

    async def _wipe(self) -> None:
        deleted, self._deleted = self._deleted, set[int]()
        for table_id in await self._store.tidy_posts(deleted):
            self._presenter.nudge(table_id)
        await self._store.scrub()


async def expire_idle(store: Store, nudge: Callable[[int], object], now: datetime) -> None:
    """Closes lobbies that nobody has touched for a while, so that their channels are free."""
    since = now - IDLE
    for table_id in await store.idle_lobbies(since):
        if not isinstance(await store.expire(table_id, "idle", untouched_since=since), Refused):
            nudge(table_id)
