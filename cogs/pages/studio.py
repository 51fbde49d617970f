"""Where pictures are drawn: beside the event loop, each in a thread of its own, and none is waited for too long.

A thread cannot be stopped. One that hangs is left to itself: nobody waits for it any more, neither another picture nor
the end of the program.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")
log = logging.getLogger(__name__)

LONGEST = 5.0  # seconds that a picture may take, from when its turn comes
AT_ONCE = max(2, os.cpu_count() or 2)  # more would only make each of them later
MOST_REMEMBERED = 1000


class Studio:
    """`what` is drawn is called by its table and its kind. If it fails it is logged once, however often it is tried."""

    def __init__(self) -> None:
        self._turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()
        self._hanging = set[str]()
        self._logged = dict[str, None]()  # the oldest first

    async def tried(self, what: str, work: Callable[[], T]) -> T | None:
        """What comes of it, or None if it fails, takes too long, or still hangs since the last time."""
        if what in self._hanging:
            return None
        async with self._turn():
            doing = Future[T]()
            try:
                begin_in_a_thread(what, work, doing)
                async with asyncio.timeout(LONGEST):
                    return await asyncio.wrap_future(doing)
            except Exception as error:
                self._give_up(what, doing, error)
                return None

    def asked(self, what: str, work: Callable[[], T], otherwise: T) -> T:
        """The same for what takes no time."""
        try:
            return work()
        except Exception as error:
            self._log(what, error)
            return otherwise

    def _turn(self) -> asyncio.Semaphore:
        return self._turns.setdefault(asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE))

    def _give_up(self, what: str, doing: "Future[T]", error: Exception) -> None:
        if not isinstance(error, TimeoutError) or doing.done():
            self._log(what, error)
        else:
            self._log(what, TimeoutError(f"it takes longer than {LONGEST:g} seconds"))
            self._hanging.add(what)
            doing.add_done_callback(lambda _: self._hanging.discard(what))

    def _log(self, what: str, error: Exception) -> None:
        if what in self._logged:
            return
        log.error("%s failed: %s", what, error, exc_info=error)
        self._logged[what] = None
        if len(self._logged) > MOST_REMEMBERED:
            del self._logged[next(iter(self._logged))]


def begin_in_a_thread(name: str, work: Callable[[], T], doing: "Future[T]") -> None:
    """A daemon, unlike the threads of asyncio's pool, which are waited for when the program ends."""
    doing.set_running_or_notify_cancel()  # from now on it cannot be cancelled, only be given up
    Thread(target=finish, args=(doing, work), name=name, daemon=True).start()


def finish(doing: "Future[T]", work: Callable[[], T]) -> None:
    """Whatever happens, it is done: a compiled library may raise what is no Exception."""
    try:
        doing.set_result(work())
    except Exception as error:
        doing.set_exception(error)
    except BaseException as error:
        doing.set_exception(RuntimeError(repr(error)))


STUDIO = Studio()
