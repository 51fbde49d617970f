"""The queue: what is to be drawn, for whom, and in which order."""

import asyncio
import heapq
import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextvars import copy_context
from enum import IntEnum
from itertools import count, islice
from time import monotonic
from typing import NamedTuple

from render import Picture

from .jobs import Job
from .painters import Painter, ProcessPainter
from .processes import Died, Workers, workers

MOST_DEATHS = 2  # of those who draw a picture, before it's given up
MANY = 8  # pictures that wait, or one
FEW = 64  # places that need no tidying
PATIENCE = 10.0  # seconds after which a picture is drawn before all others, so that none waits for ever
LONG = 0.5  # seconds that one waits: then there's no time for animations
BUSY = 0.3  # of the time of those who draw: then there's none either, so that they keep up when everyone clicks at once
LOOK_BACK = 10.0  # seconds
log = logging.getLogger(__name__)


class Priority(IntEnum):
    """What is drawn first."""

    WAITED_FOR = 0  # somebody has pressed something, or is asked something
    BOARD = 1
    ANIMATION = 2
    LATER = 3  # replays


class OutOfDate(Exception):
    """Nobody wants this picture any more: there is something newer to show."""


class State(NamedTuple):
    """How busy the queue is, and what it has done so far."""

    waiting: tuple[int, ...]  # by priority
    drawing: int
    oldest: float  # seconds that the first of those who wait has waited
    drawn: int
    failed: int
    dropped: int  # before they were drawn: nobody wanted them any more
    shared: int  # asked for while the same was being drawn
    from_cache: int
    restarts: int  # of drawing processes


def always() -> bool:
    return True


class Waiter(NamedTuple):
    picture: "asyncio.Future[Picture]"
    is_wanted: Callable[[], bool]


class Effort:
    """How much of the last seconds was spent on drawing."""

    def __init__(self, painters: int) -> None:
        self._whole = LOOK_BACK * max(1, painters)
        self._spent: deque[tuple[float, float]] = deque()  # when it was over, and how long it took
        self._sum = 0.0

    def add(self, took: float) -> None:
        self._forget_old()
        self._spent.append((monotonic(), took))
        self._sum += took

    @property
    def share(self) -> float:
        self._forget_old()
        return self._sum / self._whole if self._spent else 0.0

    def _forget_old(self) -> None:
        while self._spent and monotonic() - self._spent[0][0] > LOOK_BACK:
            self._sum -= self._spent.popleft()[1]


class Order:
    """A picture to be drawn, and everyone who waits for it."""

    def __init__(self, what: str, digest: str, job: Job, priority: Priority) -> None:
        self.what, self.digest, self.job, self.priority = what, digest, job, priority
        self.since = monotonic()
        self.context = copy_context()  # whoever is done with another picture begins with this one
        self.waiters: list[Waiter] = []
        self.is_begun = False
        self.deaths = 0

    def drop_outdated(self) -> None:
        for waiter in [each for each in self.waiters if not each.is_wanted()]:
            self.waiters.remove(waiter)
            if not waiter.picture.done():
                waiter.picture.set_exception(OutOfDate(self.what))


Entry = tuple[Priority, int, Order]


class Orders:
    """Whoever is free draws the most urgent picture. It belongs to one event loop."""

    def __init__(self, painters: Sequence[Painter], keep: Callable[[str, Picture], None]) -> None:
        """`keep` gets every picture that is drawn, with its digest."""
        self._painters, self._free, self._keep = painters, [*painters], keep
        self._heap: list[Entry] = []
        self._numbers, self._again = count(), count(-1, -1)
        self._orders: dict[str, Order] = {}  # by digest; those that wait, and those that are being drawn
        self._waiting: dict[str, Order] = {}  # just those that wait, as they came
        self._tasks = set[asyncio.Task[None]]()
        self._effort = Effort(len(painters))
        self._is_closed = False
        self.counts = Counter[str]()

    async def drawn(
        self, what: str, digest: str, job: Job, priority: Priority, is_wanted: Callable[[], bool]
    ) -> Picture:
        """Raises what drawing raises, or `OutOfDate` if it isn't wanted when its turn comes. If whoever waits is
        cancelled, and nobody else waits for the same picture, it isn't drawn."""
        waiter = Waiter(asyncio.get_running_loop().create_future(), is_wanted)
        order = self._ordered(what, digest, job, priority)
        order.waiters.append(waiter)
        self._serve()
        try:
            return await waiter.picture
        finally:
            if waiter in order.waiters:
                order.waiters.remove(waiter)
                self._drop_unwanted(order)

    def _ordered(self, what: str, digest: str, job: Job, priority: Priority) -> Order:
        order = self._orders.get(digest)
        if order is None:
            order = self._orders[digest] = Order(what, digest, job, priority)
            self._queue(order)
        else:
            self.counts["shared"] += 1
            if priority < order.priority and not order.is_begun:
                order.priority = priority
                self._queue(order)
        return order

    def _queue(self, order: Order) -> None:
        """What has been begun before goes first."""
        number = next(self._again if order.deaths else self._numbers)
        self._waiting[order.digest] = order
        heapq.heappush(self._heap, (order.priority, number, order))
        self._tidy()

    def _tidy(self) -> None:
        """Whoever has waited too long is drawn without coming to the front of the heap. While that happens all the
        time, nothing else would take them out again."""
        if len(self._heap) > 2 * len(self._waiting) + FEW:
            self._heap = [entry for entry in self._heap if self._stands(entry)]
            heapq.heapify(self._heap)

    def _stands(self, entry: Entry) -> bool:
        """If not, it's drawn already, stands further ahead, or was dropped."""
        priority, _, order = entry
        return not order.is_begun and priority == order.priority and self._is_there(order)

    def _drop_unwanted(self, order: Order) -> None:
        if not order.waiters and not order.is_begun and self._is_there(order):
            del self._orders[order.digest], self._waiting[order.digest]
            self.counts["dropped"] += 1

    def _is_there(self, order: Order) -> bool:
        return self._orders.get(order.digest) is order

    def _serve(self) -> None:
        while self._free and not self._is_closed and (order := self._next()):
            order.is_begun = True
            del self._waiting[order.digest]
            task = asyncio.create_task(self._draw(self._free.pop(), order), context=order.context)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Order | None:
        while order := self._first():
            order.drop_outdated()
            self._drop_unwanted(order)
            if order.waiters:
                return order
        return None

    def _first(self) -> Order | None:
        """The most urgent, unless somebody has waited for too long."""
        oldest = next(iter(self._waiting.values()), None)
        if oldest and monotonic() - oldest.since > PATIENCE:
            return oldest
        while self._heap:
            entry = heapq.heappop(self._heap)
            if self._stands(entry):
                return entry[-1]
        return None

    async def _draw(self, painter: Painter, order: Order) -> None:
        began = monotonic()
        try:
            picture = await painter.draw(order.what, order.job)
        except Died as error:
            self._has_died(order, error)
        except Exception as error:
            self._has_failed(order, error)
        else:
            self._is_done(order, picture)
        finally:
            self._effort.add(monotonic() - began)
            self._free.append(painter)
        self._serve()

    def _has_died(self, order: Order, error: Died) -> None:
        """It may have been the picture's fault, but the first time it's taken for bad luck."""
        order.deaths += 1
        if order.deaths == MOST_DEATHS or not order.waiters:
            self._has_failed(order, error)
        else:
            log.warning("%s is drawn once more: %s", order.what, error)
            order.is_begun = False
            self._queue(order)

    def _has_failed(self, order: Order, error: Exception) -> None:
        self.counts["failed"] += 1
        del self._orders[order.digest]
        for waiter in order.waiters:
            if not waiter.picture.done():
                waiter.picture.set_exception(error)

    def _is_done(self, order: Order, picture: Picture) -> None:
        self.counts["drawn"] += 1
        self._keep(order.digest, picture)
        del self._orders[order.digest]
        for waiter in order.waiters:
            if not waiter.picture.done():
                waiter.picture.set_result(picture)

    # How it's going

    @property
    def waiting(self) -> list[Order]:
        return [*self._waiting.values()]

    @property
    def is_hurried(self) -> bool:
        """Whether people wait, or soon will. Replays can wait: nobody does for them. Every table asks for this, so only
        the first of those who wait are looked at."""
        urgent = [*islice((each for each in self._waiting.values() if each.priority < Priority.LATER), MANY + 1)]
        waits = len(urgent) > MANY or any([monotonic() - order.since > LONG for order in urgent])
        return waits or self._effort.share > BUSY

    @property
    def state(self) -> State:
        waiting, now = self.waiting, monotonic()
        by_priority = Counter([order.priority for order in waiting])
        return State(
            tuple([by_priority[priority] for priority in Priority]),
            len(self._orders) - len(waiting),
            max([now - order.since for order in waiting], default=0.0),
            self.counts["drawn"],
            self.counts["failed"],
            self.counts["dropped"],
            self.counts["shared"],
            self.counts["from_cache"],
            sum([painter.restarts for painter in self._painters]),
        )

    @property
    def workers(self) -> Workers:
        processes = [each.process for each in self._painters if isinstance(each, ProcessPainter)]
        return workers(processes, len(self._painters) - len(self._free))

    async def close(self) -> None:
        """Nobody draws any more, and nobody waits any longer."""
        self._is_closed = True
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for waiter in [each for order in self._orders.values() for each in order.waiters]:
            waiter.picture.cancel()
        await asyncio.gather(*[painter.close() for painter in self._painters])
