"""How tests wait: they look again whenever something has happened, and never after some time."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
LONGEST = 30.0  # seconds: what hasn't happened by then never will, however busy the machine is
LOOK_AGAIN = 0.02  # seconds between two looks at another process


class Lookout(selectors.DefaultSelector):
    """Where a loop waits for work. Nothing changes in its thread while it sleeps, so everyone who waits for something
    looks just before it falls asleep."""

    def __init__(self) -> None:
        super().__init__()
        self.looks: list[Callable[[], bool]] = []

    def select(self, timeout: float | None = None) -> Any:
        would_sleep = timeout is None or timeout > 0
        if would_sleep and any([look() for look in self.looks]):
            timeout = 0
        return super().select(timeout)


class WatchfulLoop(asyncio.SelectorEventLoop):
    """The loop of all tests."""

    def __init__(self) -> None:
        self.lookout = Lookout()
        super().__init__(self.lookout)


async def until(true: Callable[[], T | None], seconds: float = LONGEST) -> T:
    """Wait until this is true, and return what it says then."""
    if now := true():
        return now
    loop = asyncio.get_running_loop()
    assert isinstance(loop, WatchfulLoop)
    seen: asyncio.Future[T] = loop.create_future()

    def look() -> bool:
        if not seen.done():
            try:
                if found := true():
                    seen.set_result(found)
            except Exception as error:
                seen.set_exception(error)
        return seen.done()

    loop.lookout.looks.append(look)
    try:
        async with asyncio.timeout(seconds):
            return await seen
    finally:
        loop.lookout.looks.remove(look)


async def until_elsewhere(true: Callable[[], T | None], seconds: float = LONGEST) -> T:
    """Wait until this is true of another process, which doesn't tell us, and return what it says then."""
    async with asyncio.timeout(seconds):
        while not (found := true()):
            await asyncio.sleep(LOOK_AGAIN)
        return found


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a program that isn't a test in a loop of this kind."""
    with asyncio.Runner(loop_factory=WatchfulLoop) as runner:
        return runner.run(work)
