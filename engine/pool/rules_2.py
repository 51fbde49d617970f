"""Duck Pool under rules version 2, for games that began then: with other cards, and one pool less (P1, P2). Once none
of them can be running, delete this."""

from dataclasses import dataclass
from typing import ClassVar

from .content import RULES_2, Content
from .game import DuckPool


@dataclass(kw_only=True)
class DuckPoolRules2(DuckPool):
    rules: ClassVar[int] = 2
    contents: ClassVar[Content] = RULES_2

    @property
    def _pools_used(self) -> int:
        return self.seated + 7
