"""Duck Tow under rules version 1, for games that began with it: once none can be running, this can be deleted."""

from dataclasses import dataclass
from typing import ClassVar

from ..options import Option
from .content import RULES_1, Content
from .game import Tow


@dataclass(kw_only=True)
class TowRules1(Tow):
    """Other starting cards and formations, no choice of the ending, no end for want of success, and all four runs count
    in a tie."""

    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    contents: ClassVar[Content] = RULES_1
    deciding_runs: ClassVar[int] = 4

    def _succeed(self) -> None:
        pass

    @property
    def _quiet(self) -> int:
        return 0

    def _ends_before(self) -> int:
        return self.trigger
