"""The playground's time: the computer's, which tests and players may put forward but never back."""

import time
from collections.abc import Callable


class Clock:
    def __init__(self) -> None:
        self._ahead = 0.0
        self.listeners: list[Callable[[], None]] = []

    def __call__(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        if seconds < 0:
            raise ValueError(f"{seconds}: the clock only goes forward")
        self._ahead += seconds
        for listener in self.listeners:
            listener()
