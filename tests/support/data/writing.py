"""How tests wait for what is written in a database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakSet

from data.store import Observe, Store
from data.store.database import READ, Database
from tests.support.patience import LONGEST, LOOK_AGAIN

T = TypeVar("T")
HEARD = WeakSet[Database]()  # those that say what is written
WAITING = set[asyncio.Event]()


def telling(observe: Observe | None) -> Observe:
    """Return an observer of a database that tells everyone in `until_stored` of each change, and also this observer."""

    def tell(what: str, seconds: float, went_well: bool) -> None:  # noqa: FBT001
        if observe:
            observe(what, seconds, went_well)
        if what != READ:
            for written in WAITING:
                written.set()

    return tell


async def until_stored(store: Store, look: Callable[[], Awaitable[T | None]], seconds: float = LONGEST) -> T:
    """Wait until a look into the database finds something, and return that. Look again after each change."""
    written = asyncio.Event()
    WAITING.add(written)
    try:
        async with asyncio.timeout(seconds):
            while not (found := await look()):
                if store.database in HEARD:
                    await written.wait()
                    written.clear()
                else:
                    await asyncio.sleep(LOOK_AGAIN)  # another process writes there, too
            return found
    finally:
        WAITING.discard(written)
