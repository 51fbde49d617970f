"""The front of the studio: a picture is tried, and what fails is logged once and becomes words elsewhere."""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from render import Picture

from .jobs import Job
from .kept import Kept
from .orders import Orders, OutOfDate, Priority, State, always
from .painters import ProcessPainter, ThreadPainter
from .processes import Died, Hangs, Workers

T = TypeVar("T")
log = logging.getLogger(__name__)

AT_ONCE = max(2, os.cpu_count() or 2)  # threads that draw; more would only slow each of them down
MOST_KEPT = 16 * 1024 * 1024  # bytes of pictures
MOST_REMEMBERED = 1000


class Studio:
    """`what` names a picture by its table and kind. A failure is logged once, however often it's tried again.

    Every event loop has a queue of its own. Until it's opened, and if it's opened with no processes, threads draw.
    """

    def __init__(self) -> None:
        self._orders: dict[asyncio.AbstractEventLoop, Orders] = {}
        self._opened = Counter[asyncio.AbstractEventLoop]()
        self.forget()

    def forget(self) -> None:
        """Everything that was drawn or went wrong so far."""
        self._kept = Kept(MOST_KEPT)
        self._hanging = dict[str, Callable[[], bool]]()
        self._logged = dict[str, None]()  # oldest first

    def open(self, processes: int) -> None:
        """Has so many processes draw, until it's closed as often as it was opened: several bots share them. None is
        started before there's something to draw."""
        loop = asyncio.get_running_loop()
        if not self._opened[loop]:
            self._orders[loop] = self._new(processes)
        self._opened[loop] += 1

    async def close(self) -> None:
        """Ends all processes of this loop."""
        loop = asyncio.get_running_loop()
        self._opened[loop] -= 1
        if not self._opened[loop]:
            await self._orders.pop(loop).close()

    def _new(self, processes: int) -> Orders:
        threads = 0 if processes else AT_ONCE
        painters = [*[ProcessPainter() for _ in range(processes)], *[ThreadPainter() for _ in range(threads)]]
        return Orders(painters, self._keep)

    async def tried(
        self,
        what: str,
        job: Job,
        priority: Priority = Priority.WAITED_FOR,
        is_wanted: Callable[[], bool] = always,
    ) -> Picture | None:
        """The picture, or None if drawing it fails, takes too long, or has hung a moment ago. Raises `OutOfDate` if it
        isn't wanted any more before it's begun."""
        digest, orders = job.digest, self._queue()
        if picture := self._kept.get(digest):
            orders.counts["from_cache"] += 1
            return picture
        if self._is_hanging(what):
            return None
        try:
            return await orders.drawn(what, digest, job, priority, is_wanted)
        except OutOfDate:
            raise
        except Exception as error:
            self._give_up(what, error)
            return None

    def kept(self, job: Job) -> Picture | None:
        """The picture, if it's there already."""
        return self._kept.get(job.digest)

    def asked(self, what: str, work: Callable[[], T], otherwise: T) -> T:
        """The same for quick work, done right here."""
        try:
            return work()
        except Exception as error:
            self._log(what, error)
            return otherwise

    @property
    def is_hurried(self) -> bool:
        """Whether so much is to be drawn that there's no time for animations."""
        return any([orders.is_hurried for loop, orders in self._orders.items() if loop.is_running()])

    @property
    def state(self) -> State:
        return self._queue().state

    @property
    def workers(self) -> Workers:
        return self._queue().workers

    @property
    def kept_bytes(self) -> int:
        return self._kept.bytes

    def _queue(self) -> Orders:
        loop = asyncio.get_running_loop()
        if loop not in self._orders:
            self._orders = {each: orders for each, orders in self._orders.items() if not each.is_closed()}
            self._orders[loop] = self._new(processes=0)
        return self._orders[loop]

    def _keep(self, digest: str, picture: Picture) -> None:
        self._kept.keep(digest, picture)

    def _is_hanging(self, what: str) -> bool:
        is_over = self._hanging.get(what)
        if is_over and is_over():
            del self._hanging[what]
        return what in self._hanging

    def _give_up(self, what: str, error: Exception) -> None:
        if isinstance(error, Hangs | Died):
            self._hanging[what] = error.is_over
            error.__traceback__ = None  # it leads to our own waiting
        self._log(what, error)

    def _log(self, what: str, error: Exception) -> None:
        if what in self._logged:
            return
        log.error("%s failed: %s", what, error, exc_info=error)
        self._logged[what] = None
        if len(self._logged) > MOST_REMEMBERED:
            del self._logged[next(iter(self._logged))]


STUDIO = Studio()
