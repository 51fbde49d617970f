"""The playground's time: the computer's, which tests and players can move forward but never back."""

import time
from collections.abc import Callable

FARTHEST = 100 * 365 * 86_400.0  # beyond that, dates and snowflakes overflow


class Clock:
    def __init__(self) -> None:
        self.ahead = 0.0  # seconds
        self.listeners: list[Callable[[], None]] = []

    def __call__(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        if not 0 <= seconds <= FARTHEST - self.ahead:
            raise ValueError(f"{seconds}: the clock only goes forward, and no more than a century")
        self.ahead += seconds
        for listener in self.listeners:
            listener()
