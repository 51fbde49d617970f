"""Rate limits: so many requests in so many seconds, counted by route and channel, and their headers."""

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .clock import Clock
from .refusals import TOO_MANY_OLD_EDITS, Refused


class Rate(NamedTuple):
    requests: int
    seconds: float


KEPT, LONGEST = 1000, 60.0  # windows, and the most seconds one can last
UNLIMITED = Rate(10**9, 1.0)


class Rates(NamedTuple):
    """How many requests Discord accepts. All but the first number come from its headers and may change any day."""

    everything: Rate = Rate(50, 1.0)
    send: Rate = Rate(5, 5.0)
    edit: Rate = Rate(5, 5.0)
    edit_old: Rate = Rate(3, 6.0)
    webhook: Rate = Rate(5, 2.0)
    other: Rate = Rate(50, 1.0)


GENEROUS = Rates(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED)


@dataclass
class Window:
    started: float
    used: int = 0


@dataclass
class Buckets:
    """The requests counted lately."""

    clock: Clock
    rates: Rates = field(default_factory=Rates)
    windows: dict[tuple[str, str], Window] = field(default_factory=dict[tuple[str, str], Window])
    most: int = KEPT

    def take(self, bucket: str, major: str, rate: Rate) -> Mapping[str, str]:
        """Count a request. Returns the headers to answer with, or refuses it."""
        window = self._window(bucket, major, rate)
        headers = self._headers(bucket, rate, window)
        if window.used >= rate.requests:
            raise limited(self._left(rate, window), headers | {"X-RateLimit-Remaining": "0"})
        window.used += 1
        return headers

    def take_from_all(self) -> None:
        """The limit for all routes together; interactions don't count towards it."""
        rate = self.rates.everything
        window = self._window("everything", "", rate)
        if window.used >= rate.requests:
            raise limited(self._left(rate, window), {"X-RateLimit-Global": "true"}, scope="global")
        window.used += 1

    def take_old_edit(self, channel: str) -> None:
        rate = self.rates.edit_old
        window = self._window("edit of an old message", channel, rate)
        if window.used >= rate.requests:
            raise _late_edit(self._left(rate, window))
        window.used += 1

    def _window(self, bucket: str, major: str, rate: Rate) -> Window:
        now = self.clock()
        window = self.windows.get((bucket, major))
        if window is None or now - window.started >= rate.seconds:
            self._forget_old(now)
            window = self.windows[bucket, major] = Window(now)
        return window

    def _forget_old(self, now: float) -> None:
        """Only now and then: whenever there are twice as many as were kept last time."""
        if len(self.windows) > self.most:
            self.windows = {key: window for key, window in self.windows.items() if now - window.started < LONGEST}
            self.most = max(KEPT, 2 * len(self.windows))

    def _left(self, rate: Rate, window: Window) -> float:
        return max(0.0, rate.seconds - (self.clock() - window.started))

    def _headers(self, bucket: str, rate: Rate, window: Window) -> dict[str, str]:
        left = self._left(rate, window)
        return {
            "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(rate.requests - window.used - 1),
            "X-RateLimit-Reset": f"{self.clock() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(bucket.encode(), usedforsecurity=False).hexdigest(),
        }


def limited(seconds: float, headers: Mapping[str, str], *, scope: str = "user") -> Refused:
    return Refused(
        429,
        0,
        "You are being rate limited.",
        extra={"retry_after": round(seconds, 3), "global": scope == "global"},
        headers={**headers, **_too_many(seconds, scope)},
    )


def _late_edit(seconds: float) -> Refused:
    status, code, message = TOO_MANY_OLD_EDITS
    extra = {"retry_after": round(seconds, 3), "global": False}
    return Refused(status, code, message, extra=extra, headers=_too_many(seconds, "shared"))


def _too_many(seconds: float, scope: str) -> dict[str, str]:
    """discord.py mistakes a 429 without `Via` for a ban by Discord's front door."""
    return {"Retry-After": str(math.ceil(seconds)), "X-RateLimit-Scope": scope, "Via": "1.1 playground"}
