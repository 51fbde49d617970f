"""Lobbies that nobody uses are cleared away, so that their channels are free."""

from collections.abc import Callable
from datetime import datetime, timedelta

from data.store import Refused, Store

IDLE = timedelta(minutes=30)


async def expire_idle(store: Store, nudge: Callable[[int], object], now: datetime) -> None:
    """Lobbies that nobody has touched for a while."""
    since = now - IDLE
    for number in await store.idle_lobbies(since):
        if not isinstance(await store.expire(number, "idle", untouched_since=since), Refused):
            nudge(number)
