"""What the action cards do (G20–G33). What they can be used for is in `choices.py`."""

from dataclasses import dataclass

from ..values import Task
from .choices import covers
from .line import FRONT, NOBODY, bumped, hidden_under, moved, neighbours
from .table import Table


@dataclass(kw_only=True)
class Actions(Table):
    """Every effect takes the chosen spaces; it is the effect of whoever's turn it is."""

    def _take_aim(self, *spaces: int) -> None:
        """G20, G21"""
        self._mark(spaces)

    def _shoot_spaces(self, *spaces: int) -> None:
        """G22, G23, G25: a marker that is there goes."""
        self._shoot(spaces, spaces)

    def _misfire(self, marker: int) -> None:
        if len(nearby := neighbours(marker)) > 1:
            self._then(Task("neighbour", (marker,)))
        else:
            self._misfire_at(marker, *nearby)

    def _misfire_at(self, marker: int, at: int) -> None:
        """G24: the chosen marker goes only if a duck is hit; one over the card that is shot stays."""
        self._shoot((at,), (marker if self.line[at].can_be_shot else NOBODY,))

    def _bump_left(self, at: int) -> None:
        self._bump(at, at - 1)

    def _bump_right(self, at: int) -> None:
        self._bump(at, at + 1)

    def _bump(self, at: int, to: int) -> None:
        """G26"""
        self.markers = bumped(self.markers, at, to)
        self._tell("bump", self.turn, space=at + 1, to=to + 1)

    def _line_forward(self) -> None:
        """G27"""
        front, *rest = self.line
        self._tell("forward", self.turn, ducks=front.ducks)
        self._return(front)
        self.line = tuple(rest)
        self._fill()

    def _hang_back(self, at: int) -> None:
        self._move(at, at + 1)

    def _move_ahead(self, at: int) -> None:
        self._move(at, at - 1)

    def _fast_forward(self, at: int) -> None:
        self._move(at, FRONT)

    def _move(self, at: int, to: int) -> None:
        """G28–G30: pairs and Bottoms Up go along, markers do not."""
        self.line = moved(self.line, at, to)
        self._tell("move", self.turn, space=at + 1, to=to + 1)

    def _disorder(self) -> None:
        self._then(Task("order", (FRONT,)))

    def _duck_shuffle(self) -> None:
        """G31: hidden ducks too, as single cards."""
        self._tell("reshuffle", self.turn)
        for card in self.line:
            self._return(card)
        self.line, self.ducks, self.known = (), self._shuffled(self.ducks), 0
        self._fill()

    def _duck_and_cover(self, at: int) -> None:
        if len(nearby := covers(self.line, at)) > 1:
            self._then(Task("cover", (at,)))
        else:
            self._hide(at, *nearby)

    def _hide(self, at: int, cover: int) -> None:
        """G32"""
        self._tell("hide", self.turn, space=at + 1, under=cover + 1)
        self.line = hidden_under(self.line, at, cover)
        self._fill()
