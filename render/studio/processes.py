"""A process that does nothing but work that is sent to it, one piece after another: a picture to draw, or a decision to
think about. It's started when it's needed, and again when it has died. One that hangs is killed."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from .worker import LENGTH, READY, Failure

LONGEST = 5.0  # seconds a picture may take, once its turn has come
STARTS_WITHIN = 30.0  # seconds
REST = 60.0  # seconds until what went wrong is tried again: what hangs, or a process that doesn't start
ROOT = Path(__file__).parents[2]
NEW_GROUP: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # what a session of its own is on Windows
SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")  # of the bot: a working process has no use for them
# Large canvases go back to the system as soon as they're drawn, instead of staying with malloc
MALLOC = {"MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": str(8 << 20), "MALLOC_TRIM_THRESHOLD_": str(16 << 20)}


class Hangs(Exception):
    """It takes too long. `is_over` says from when on it can be tried again."""

    def __init__(self, is_over: Callable[[], bool]) -> None:
        super().__init__(f"it takes longer than {LONGEST:g} seconds")
        self.is_over = is_over


class Died(Exception):
    """The process has ended before its work was done. Another one is risked for it after a while."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"its process has ended with {code}")
        self.is_over = in_a_while()


def in_a_while() -> Callable[[], bool]:
    until = monotonic() + REST
    return lambda: monotonic() > until


class CannotStart(Exception):
    """There is no process to be had."""


class NotDone(Exception):
    """What another process has said about work that it couldn't do."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.reason)
        self.add_note(failure.where)


class WorkingProcess:
    """`main` is the function of `worker` that it runs."""

    def __init__(self, main: str) -> None:
        self._main = main
        self._process: Process | None = None
        self._starts = 0
        self._rests_until = 0.0

    @property
    def restarts(self) -> int:
        return max(self._starts - 1, 0)

    @property
    def deaths(self) -> int:
        """How many have ended that nobody had closed."""
        return self._starts - (self.pid is not None)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process and self._process.returncode is None else None

    async def done(self, job: object) -> object:
        """What `job.done()` returns there. Raises `NotDone`, `Hangs`, `Died` or `CannotStart`."""
        order = pickle.dumps(job)
        answer = await self._answer(await self._running(), order)
        if isinstance(answer, Failure):
            raise NotDone(answer)
        return answer

    async def _answer(self, process: Process, order: bytes) -> object:
        try:
            async with asyncio.timeout(LONGEST):
                return pickle.loads(await exchanged(process, order))
        except TimeoutError:
            await self.close()
            raise Hangs(in_a_while()) from None
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.close()
            raise Died(process.returncode) from None
        except BaseException:  # cancelled: its answer would be taken for the next one's
            await self.close()
            raise

    async def _running(self) -> Process:
        if self._process and self._process.returncode is None:
            return self._process
        if monotonic() < self._rests_until:
            raise CannotStart("it didn't start a moment ago")
        try:
            async with asyncio.timeout(STARTS_WITHIN):
                self._process = await started(self._main)
                if await received(self._process) != READY:
                    raise CannotStart("it says something else than that it's ready")
        except (OSError, RuntimeError, TimeoutError, CannotStart, asyncio.IncompleteReadError) as error:
            self._rests_until = monotonic() + REST
            await self.close()
            raise CannotStart(str(error) or type(error).__name__) from error
        except BaseException:
            await self.close()
            raise
        self._starts += 1
        return self._process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            kill(process)
        await process.wait()


class Workers(NamedTuple):
    """How those who work are doing."""

    alive: int  # processes
    busy: int  # of all, also where there are only threads
    deaths: int


def workers(processes: Sequence[WorkingProcess], busy: int) -> Workers:
    return Workers(
        len([each for each in processes if each.pid is not None]), busy, sum([each.deaths for each in processes])
    )


async def started(main: str) -> Process:
    """In a session of its own: a Ctrl+C in the terminal is for the bot."""
    environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
    path = os.pathsep.join([str(ROOT), *filter(None, [environment.get("PYTHONPATH")])])
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        f"from render.studio.worker import {main}; {main}()",
        stdin=PIPE,
        stdout=PIPE,
        env=MALLOC | environment | {"PYTHONPATH": path},
        start_new_session=True,
        creationflags=NEW_GROUP,
    )


def kill(process: Process) -> None:
    """Kill it without asking whether it has ended: `process.kill` asks, and its code would be lost to asyncio. Windows
    has no such signal, and no code that could be lost."""
    sigkill = getattr(signal, "SIGKILL", None)
    with suppress(ProcessLookupError):
        if sigkill is None:
            process.kill()
        else:
            os.kill(process.pid, sigkill)


async def exchanged(process: Process, order: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(order)) + order)
    await process.stdin.drain()
    return await received(process)


async def received(process: Process) -> bytes:
    assert process.stdout is not None
    (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return await process.stdout.readexactly(size)
