"""Duck Race as it was before version 2 of its rules."""

from dataclasses import dataclass
from typing import ClassVar

from .game import Race


@dataclass(kw_only=True)
class RaceRules1(Race):
    """For games that began then. It can be deleted once none of them can be running.

    Drawn for an empty hand, an extra card had to be played (R16). It didn't count for leading the dog (R40), and a
    ducky that was swapped onto a buoy didn't touch it (R37).
    """

    rules: ClassVar[int] = 1

    def _linger(self, ducky: int) -> None:
        if self.hands[self.duckies[ducky].seat]:
            super()._linger(ducky)
        else:
            self._play_top_card(ducky)

    def _count_extra(self, ducky: int, card: int) -> None:
        pass

    def _swap_with_dog(self, ducky: int) -> None:
        self._trade_places(ducky)
