"""Duck Gallery as it was before version 2 of its rules."""

from dataclasses import dataclass
from typing import ClassVar

from ..values import Prompt
from .content import RULES_1, Content
from .game import Gallery


@dataclass(kw_only=True)
class GalleryRules1(Gallery):
    """For games that began then. Once none of them can be running, this and `rules-1` in the content can be deleted."""

    rules: ClassVar[int] = 1
    contents: ClassVar[Content] = RULES_1

    def _begin(self) -> None:
        super()._begin()
        self.asked = 0

    def _standing(self) -> tuple[Prompt, ...]:
        """Nobody can sit out."""
        return ()

    def _tell_play(self, seat: int, card: int) -> None:
        """It can't be taken back."""
        self._tell("play", seat, card=card, reveals=True)

    def _misfire_at(self, marker: int, at: int) -> None:
        """The chosen marker always goes."""
        self._shoot((at,), (marker,))
