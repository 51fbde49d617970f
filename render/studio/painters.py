"""Who draws: a process that does nothing else, or a thread where there is none.

A thread can't be stopped. One that hangs is abandoned: neither other pictures nor the end of the program wait for it. A
process that hangs is killed, and the next picture starts another one.
"""

import asyncio
import logging
from concurrent.futures import Future
from threading import Thread
from typing import Protocol

from render import Picture

from . import processes
from .jobs import Job
from .processes import CannotStart, Hangs, WorkingProcess

log = logging.getLogger(__name__)


class Painter(Protocol):
    """Draws one picture at a time."""

    @property
    def restarts(self) -> int: ...

    async def draw(self, what: str, job: Job) -> Picture:
        """Raises what drawing raises, `Hangs` or `Died`."""
        ...

    async def close(self) -> None: ...


# In this process


class ThreadPainter:
    @property
    def restarts(self) -> int:
        return 0

    async def draw(self, what: str, job: Job) -> Picture:
        doing = Future[Picture]()
        begin_in_a_thread(what, job, doing)
        try:
            async with asyncio.timeout(processes.LONGEST):
                return await asyncio.wrap_future(doing)
        except TimeoutError:
            if doing.done():  # it's the picture's own error
                raise
            raise Hangs(doing.done) from None

    async def close(self) -> None:
        """There's nothing to wait for."""


def begin_in_a_thread(name: str, job: Job, doing: "Future[Picture]") -> None:
    """A daemon thread: the program waits for asyncio's own threads when it ends, but not for this one."""
    doing.set_running_or_notify_cancel()  # from now on it can't be cancelled, only abandoned
    Thread(target=finish, args=(doing, job), name=name, daemon=True).start()


def finish(doing: "Future[Picture]", job: Job) -> None:
    """Always finishes the future: a compiled library may raise something that's no Exception."""
    try:
        doing.set_result(job.done())
    except Exception as error:
        doing.set_exception(error)
    except BaseException as error:
        doing.set_exception(RuntimeError(repr(error)))


# In another process


class ProcessPainter:
    """Where no process can be started, it draws here."""

    def __init__(self) -> None:
        self.process = WorkingProcess("draw_pictures")
        self._here = ThreadPainter()

    @property
    def restarts(self) -> int:
        return self.process.restarts

    @property
    def pid(self) -> int | None:
        return self.process.pid

    async def draw(self, what: str, job: Job) -> Picture:
        try:
            picture = await self.process.done(job)
        except CannotStart as error:
            log.warning("there is no drawing process, so %s is drawn here: %s", what, error)
            return await self._here.draw(what, job)
        assert isinstance(picture, Picture)
        return picture

    async def close(self) -> None:
        await self.process.close()
