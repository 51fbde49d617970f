"""Duck Pool under rules version 1, for games that began then. Once none of them can be running, delete this.

Effects could save an overcrowded pool (P14), a Julie never took a Julie (P22), a flipped Goldie was divided like any
duck (P20), James moved the marker even at the end of a turn (P24), the window had to be passed, for one duck or for the
rest of the turn (P30), and there were more pools (P1).
"""

from dataclasses import dataclass
from typing import ClassVar

from ..errors import Objection
from ..options import Option
from ..values import Prompt, Task, changed
from .content import RULES_1, Content
from .game import CANCEL, PASS, STANDING, DuckPool
from .pools import Cards, Pool, julies
from .table import Position

PASS_TURN, ASK_AGAIN = "pass turn", "ask again"


@dataclass(kw_only=True)
class DuckPoolRules1(DuckPool):
    options: ClassVar[tuple[Option, ...]] = DuckPool.options[:2]
    rules: ClassVar[int] = 1
    contents: ClassVar[Content] = RULES_1

    skipping: tuple[bool, ...] = ()  # who passes for the rest of the turn

    def _begin(self) -> None:
        super()._begin()
        self._forget_turn()

    def _forget_turn(self) -> None:
        self.skipping = (False,) * self.seated

    @property
    def _pools_used(self) -> int:
        return 3 * self.seated + 3

    @property
    def _can_be_rescued(self) -> bool:
        return True

    def _spared(self) -> Cards:
        return julies(self.circle)

    def _golden(self, pool: Pool) -> Cards:
        return tuple(pool.face_up)

    def _marker_matters(self) -> bool:
        return True

    # The window

    def _may_cancel(self) -> list[int]:
        return [seat for seat in super()._may_cancel() if not self.skipping[seat]]

    def _open_window(self, card: int) -> None:
        self._then(Task("window", (card,)))

    def _window_prompt(self, question: int, seat: int, kind: str, length: int) -> Prompt:
        moves = (PASS, CANCEL) if self._least_float(seat) else (PASS,)
        return Prompt(question, seat, "window", moves, PASS, kind, secret=True, window=length)

    def _standing(self) -> tuple[Prompt, ...]:
        """To pass openly for the rest of the turn, and to take that back."""
        if self._by_orders:
            return super()._standing()
        return tuple([SKIP[self.skipping[seat]][seat] for seat, hand in enumerate(self.hands) if hand])

    def _stand(self, prompt: Prompt, word: str) -> None:
        if self._by_orders:
            super()._stand(prompt, word)
            return
        seat, skips = prompt.seat, word == PASS_TURN
        self.skipping = changed(self.skipping, seat, skips)
        self.answers = tuple([answer for answer in self.answers if answer.seat != seat])  # it isn't asked any more
        self._tell("skip", seat, skips=skips)

    def _objection(self, seat: int, word: str) -> Objection | None:
        if word == CANCEL and self.skipping[seat]:
            return Objection("passing", "you pass for this turn: say ask again first")
        return super()._objection(seat, word)

    def _position(self, seat: int | None) -> Position:
        passing = tuple([other for other, passes in enumerate(self.skipping) if passes])
        return super()._position(seat)._replace(passing=passing)


def _skip_prompts(word: str) -> tuple[Prompt, ...]:
    return tuple([Prompt(STANDING, seat, "skip", (word,), standing=True) for seat in range(DuckPool.seats[-1])])


SKIP = {False: _skip_prompts(PASS_TURN), True: _skip_prompts(ASK_AGAIN)}
