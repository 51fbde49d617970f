"""Duck Gallery: several turns in a row, with every duck of the deck known; who can shoot most?"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from ..chance import Chance
from ..gallery import Gallery
from ..gallery.content import CARDS, CONTENT
from ..gallery.line import SPACES, WATER
from ..game import Game
from ..values import Outcome, Task
from .kinds import Kind, Solved, Worth
from .search import best_of

SEATS = 3
HAND = 4
NEXT = 6  # ducks and waters in the deck, all known
LEAST_SHOT = 2
SHOOTING = ("shoot", "quick-shot", "misfire", "two-birds")
LEFT_OUT = ("disorderly-conduckt", "duck-shuffle")  # too many choices, and chance


@dataclass(kw_only=True)
class Spree(Gallery):
    """The others don't get a turn, and no card is drawn. It's over when all cards are played."""

    @classmethod
    def at(cls, ducks: tuple[int, ...], markers: tuple[bool, ...], hand: tuple[int, ...], seed: str) -> "Spree":
        """`ducks` are all that's left, the front first."""
        game = cls.new(seats=SEATS, seed=seed)
        game.line, game.ducks, game.known = (), ducks, len(ducks)
        game._fill()
        game.known = len(game.ducks)
        game.lost = tuple([CONTENT.ducks - ducks.count(seat) for seat in range(SEATS)])
        game.markers, game.hands, game.order = markers, (tuple(sorted(hand)), (), ()), (0, 1, 2)
        game.deck, game.discards = (), tuple([card for card in CARDS if card not in hand])
        game.todo, game.recent, game.told, game.turns = (Task("turn", (0,)),), (), 0, 0
        game._settle()
        game._remember()
        return game

    def _end_turn(self, seat: int) -> None:
        if self.played:
            self.discards += (self.played,)
            self.played = 0
        if self.hands[seat]:
            self._then(Task("turn", (seat,)))
        else:
            self.outcome = Outcome((), self.lost, "no cards left")


class GalleryPuzzle(Kind):
    game = "gallery"

    def positions(self, chance: Chance) -> Iterator[Spree]:
        while True:
            yield self._position(chance)

    def _position(self, chance: Chance) -> Spree:
        """Every player has some ducks left. Some spaces are marked already."""
        usable = [card for card, kind in CARDS.items() if kind not in LEFT_OUT]
        owners = [0, 1, 2, *[chance.below(SEATS) for _ in range(len(SPACES) + NEXT - CONTENT.waters - SEATS)]]
        ducks = tuple(chance.shuffled([*owners, *[WATER] * CONTENT.waters]))
        marked = chance.shuffled(SPACES)[: 1 + chance.below(3)]
        markers = tuple([at in marked for at in SPACES])
        return Spree.at(ducks, markers, _hand(chance.shuffled(usable)), chance.seed())

    def worth(self, start: Game[Any], end: Game[Any]) -> Worth:
        """The others' ducks that are shot, less one's own."""
        assert isinstance(start, Spree)
        assert isinstance(end, Spree)
        mine, *others = [after - before for before, after in zip(start.lost, end.lost, strict=True)]
        return sum(others) - mine

    def count(self, start: Game[Any], worth: Worth) -> int:
        return int(worth)

    def solved(self, start: Game[Any]) -> Solved | None:
        found = best_of(self, start, _rest)
        return found if found and found.worth >= LEAST_SHOT else None


def _hand(cards: list[int]) -> tuple[int, ...]:
    """At least two that shoot, and others that help them or are in the way."""
    shooting = [card for card in cards if CARDS[card] in SHOOTING]
    others = [card for card in cards if CARDS[card] not in SHOOTING]
    return (*shooting[:2], *others[: HAND - 2])


def _rest(game: Spree) -> Hashable:
    tasks = [(task.what, task.args) for task in game.todo]
    return game.line, game.ducks, game.markers, game.hands[0], game.lost, game.played, *tasks
