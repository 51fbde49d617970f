"""Where pictures are drawn: off the event loop, each in a thread of its own, and with a time limit.

A thread can't be stopped. One that hangs is abandoned: neither other pictures nor the end of the program wait for it.
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

LONGEST = 5.0  # seconds a picture may take, once its turn has come
AT_ONCE = max(2, os.cpu_count() or 2)  # more would only slow each of them down
MOST_REMEMBERED = 1000


class Studio:
    """`what` names a picture by its table and kind. A failure is logged once, however often it's tried again."""

    def __init__(self) -> None:
        self._turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()
        self._hanging = set[str]()
        self._logged = dict[str, None]()  # oldest first

    async def tried(self, what: str, work: Callable[[], T]) -> T | None:
        """The result, or None if the work fails, takes too long, or still hangs from last time."""
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
        """The same for quick work, done right here."""
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
    """A daemon thread: the program waits for asyncio's own threads when it ends, but not for this one."""
    doing.set_running_or_notify_cancel()  # from now on it can't be cancelled, only abandoned
    Thread(target=finish, args=(doing, work), name=name, daemon=True).start()


def finish(doing: "Future[T]", work: Callable[[], T]) -> None:
    """Always finishes the future: a compiled library may raise something that's no Exception."""
    try:
        doing.set_result(work())
    except Exception as error:
        doing.set_exception(error)
    except BaseException as error:
        doing.set_exception(RuntimeError(repr(error)))


STUDIO = Studio()
