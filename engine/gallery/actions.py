"""What the action cards do (G20–G33). What they can be used for is in `choices.py`."""

from dataclasses import dataclass

from ..game import Task
from .choices import covers
from .line import FRONT, KEEP, LAST, SPACES_OF, bumped, hidden_under, moved, neighbours
from .table import Table


@dataclass(kw_only=True)
class Actions(Table):
    """Every effect takes the seat and the chosen spaces."""

    def _take_aim(self, _seat: int, *spaces: int) -> None:
        """G20, G21"""
        self._mark(*spaces)

    def _shoot_spaces(self, _seat: int, *spaces: int) -> None:
        """G22, G23, G25: a marker that is there goes."""
        self._unmark(*spaces)
        self._shoot(*spaces)

    def _misfire(self, seat: int, marker: int) -> None:
        if len(nearby := neighbours(marker)) > 1:
            self._then(Task("neighbour", (seat, marker)))
        else:
            self._misfire_at(seat, marker, *nearby)

    def _misfire_at(self, _seat: int, marker: int, at: int) -> None:
        """G24: a marker over the card that is shot stays."""
        self._unmark(marker)
        self._shoot(at)

    def _bump_left(self, seat: int, at: int) -> None:
        self._bump(seat, at, at - 1)

    def _bump_right(self, seat: int, at: int) -> None:
        self._bump(seat, at, at + 1)

    def _bump(self, seat: int, at: int, to: int) -> None:
        """G26"""
        self.markers = bumped(self.markers, at, to)
        self._tell("bump", seat, space=at + 1, to=to + 1)

    def _line_forward(self, seat: int) -> None:
        """G27"""
        front, *rest = self.line
        self._tell("forward", seat, ducks=front.ducks)
        self._return(front)
        self.line = tuple(rest)
        self._fill()

    def _hang_back(self, seat: int, at: int) -> None:
        self._move(seat, at, at + 1)

    def _move_ahead(self, seat: int, at: int) -> None:
        self._move(seat, at, at - 1)

    def _fast_forward(self, seat: int, at: int) -> None:
        self._move(seat, at, FRONT)

    def _move(self, seat: int, at: int, to: int) -> None:
        """G28, G29: pairs and Bottoms Up go along, markers do not."""
        self.line = moved(self.line, at, to)
        self._tell("move", seat, space=at + 1, to=to + 1)

    def _disorder(self, seat: int) -> None:
        self._then(Task("order", (seat, FRONT)))

    def _answer_order(self, word: str, seat: int, place: int) -> None:
        """G30: the line is at any time as it would be if the rest were kept."""
        if word == KEEP:
            return
        (at,) = SPACES_OF[word]
        self._move(seat, at, place)
        if place + 1 < LAST:
            self._then(Task("order", (seat, place + 1)))

    def _duck_shuffle(self, seat: int) -> None:
        """G31: hidden ducks too, as single cards."""
        self._tell("duck shuffle", seat)
        for card in self.line:
            self._return(card)
        self.line, self.ducks, self.known = (), self._shuffled(self.ducks), 0
        self._fill()

    def _duck_and_cover(self, seat: int, at: int) -> None:
        if len(words := covers(self.line, at)) > 1:
            self._then(Task("cover", (seat, at)))
        else:
            self._hide(seat, at, *SPACES_OF[words[0]])

    def _hide(self, seat: int, at: int, cover: int) -> None:
        """G32"""
        self._tell("hide", seat, space=at + 1, under=cover + 1)
        self.line = hidden_under(self.line, at, cover)
        self._fill()

    def _bottoms_up(self, seat: int, at: int) -> None:
        self._lay_shelter(seat, at)
