"""Whether the bot does its work: is Discord there, does the database answer, and is everything shown soon?"""

import asyncio
from collections.abc import Mapping
from datetime import datetime
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from data.store import ToDo

if TYPE_CHECKING:
    from ..bot import Duckboard

FRESH = 5.0  # seconds for which a look at the database is good enough
WITHIN = 2.0  # seconds in which the database must answer
STUCK = 60.0  # seconds after which a change should be shown: then something hangs
NOTHING = ToDo({}, 0, {})


class Shards(NamedTuple):
    connected: int
    of: int

    @property
    def are_well(self) -> bool:
        return self.connected == self.of > 0


class Health:
    def __init__(self, bot: "Duckboard") -> None:
        self._bot = bot
        self._looking: asyncio.Task[None] | None = None
        self._looked, self._took = 0.0, 0.0
        self._last = bot.clock.now
        self._since: Mapping[int, datetime] = {}  # tables that aren't fully shown
        self.to_do, self.is_answered = NOTHING, False  # as of the last look

    async def report(self) -> tuple[bool, dict[str, Any]]:
        """Whether all is well, and what is how."""
        await self.look()
        answers, shards, oldest = self.is_answered, self.shards, self.oldest_unshown
        is_well = {"gateway": shards.are_well, "database": answers, "showing": oldest < STUCK}
        return all(is_well.values()), {
            "ok": all(is_well.values()),
            "gateway": {"ok": is_well["gateway"], "connected": shards.connected, "shards": shards.of},
            "database": {"ok": answers, "seconds": round(self._took, 4) if answers else None},
            "showing": {"ok": is_well["showing"], "oldest_unshown_seconds": round(oldest, 1)},
        }

    @property
    def shards(self) -> Shards:
        """Ours: other processes may have more of them."""
        known = self._bot.shards.values()
        connected = len([each for each in known if not each.is_closed()]) if self._bot.is_ready() else 0
        return Shards(connected, len(self._bot.shard_ids or known))

    async def look(self) -> None:
        """At the database, unless we did a moment ago. While one look takes its time, there's no other."""
        if not hasattr(self._bot, "store"):
            return
        if self._looking is None or (self._looking.done() and monotonic() - self._looked > FRESH):
            self._looking = asyncio.create_task(self._look())
        await asyncio.wait([self._looking], timeout=WITHIN)
        self.is_answered = self._looking.done() and self._looking.exception() is None

    async def _look(self) -> None:
        began = monotonic()
        try:
            await self._bot.store.take_a_turn()
            self.to_do = await self._bot.store.to_do()
        finally:
            self._looked = monotonic()
        self._took = self._looked - began
        self._note_unshown()

    def _note_unshown(self) -> None:
        """A table that nobody has touched for hours may have lost a message just now. So one that was fully shown when
        we looked last has been waiting since then at most."""
        unshown = self.to_do.unshown.items()
        self._since = {number: self._since.get(number) or max(touched, self._last) for number, touched in unshown}
        self._last = self._bot.clock.now

    @property
    def oldest_unshown(self) -> float:
        """Seconds that the oldest change waits to be shown. What Discord doesn't take is tried again later: that's none
        of our own trouble."""
        presenter = getattr(self._bot, "presenter", None)
        waiting = [since for number, since in self._since.items() if not (presenter and presenter.is_resting(number))]
        return max([(self._bot.clock.now - since).total_seconds() for since in waiting], default=0.0)

    async def close(self) -> None:
        if self._looking:
            self._looking.cancel()
            await asyncio.wait([self._looking])
