"""Clocks for tests: they move time instead of waiting for it."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from data.store import Clock, Timer


class Alarm:
    """Rings once, or never if it is cancelled."""

    def __init__(self, due: datetime, call: Callable[[], object]) -> None:
        self.due, self._call = due, call
        self.over = False

    def ring(self) -> None:
        if not self.over:
            self.over = True
            self._call()

    def cancel(self) -> None:
        self.over = True


class MovedClock(Clock):
    def __init__(self) -> None:
        self._alarms: list[Alarm] = []

    def forward(self, seconds: float = 0.0, **times: float) -> None:
        """This much time passes, and whatever is due by then happens."""
        raise NotImplementedError

    async def sleep(self, seconds: float) -> None:
        awake = asyncio.Event()
        alarm = self.call_later(seconds, awake.set)
        try:
            await awake.wait()
        finally:
            alarm.cancel()

    def call_later(self, seconds: float, call: Callable[..., object], *args: object) -> Timer:
        alarm = Alarm(self.now + timedelta(seconds=seconds), lambda: call(*args))
        self._alarms = [*self._waiting(), alarm]
        return alarm

    def _waiting(self) -> list[Alarm]:
        return [alarm for alarm in self._alarms if not alarm.over]

    def _ripe(self, now: datetime) -> Alarm | None:
        """The first alarm that is due by then."""
        ripe = [alarm for alarm in self._waiting() if alarm.due <= now]
        return min(ripe, key=lambda alarm: alarm.due, default=None)


class StillClock(MovedClock):
    """Stands still unless it's moved."""

    def __init__(self) -> None:
        super().__init__()
        self._now = datetime(2026, 1, 1, tzinfo=UTC)

    @property
    def now(self) -> datetime:
        return self._now

    @now.setter
    def now(self, now: datetime) -> None:
        while alarm := self._ripe(now):
            self._now = max(self._now, alarm.due)
            alarm.ring()
        self._now = now

    def forward(self, seconds: float = 0.0, **times: float) -> None:
        self.now += timedelta(seconds=seconds, **times)


class FlowingClock(MovedClock):
    """Runs like the real clock and can be moved as well: for tests that go over a real wire."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead = timedelta()

    @property
    def now(self) -> datetime:
        return datetime.now(UTC) + self._ahead

    def forward(self, seconds: float = 0.0, **times: float) -> None:
        self._ahead += timedelta(seconds=seconds, **times)
        while alarm := self._ripe(self.now):
            alarm.ring()

    def call_later(self, seconds: float, call: Callable[..., object], *args: object) -> Timer:
        alarm = super().call_later(seconds, call, *args)
        assert isinstance(alarm, Alarm)
        asyncio.get_running_loop().call_later(seconds, alarm.ring)
        return alarm
