"""The leases of the tables that this process is showing. They're short, so that nobody waits long after a crash, and
are renewed all together: a thousand tables that wait for their pictures cost little more than one."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress
from uuid import uuid4

from data.store import Store, Unavailable

LEASE = 6.0  # seconds


class Leases:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.owner = uuid4().hex
        self._tables = set[int]()
        self._renewing: asyncio.Task[None] | None = None

    @contextmanager
    def kept(self, table_id: int) -> Generator[None]:
        """While there's work, and not any longer. A lease that was given back isn't ours, so it isn't renewed any more,
        not even if that has just begun."""
        self._tables.add(table_id)
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._renew())
        try:
            yield
        finally:
            self._tables.discard(table_id)

    async def close(self) -> None:
        if self._renewing:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])

    async def _renew(self) -> None:
        """It's over when there's nothing to keep: then the next table begins a new one."""
        while self._tables:
            await self._store.clock.sleep(LEASE / 3)
            if self._tables:
                with suppress(Unavailable):
                    await self._store.renew_leases([*self._tables], self.owner, LEASE)
