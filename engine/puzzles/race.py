"""Duck Race: alone in the water, to the drain with as few cards as possible."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from ..chance import Chance
from ..game import Game
from ..race import BOARDS, Race
from ..race.board import ALL_BUOYS, BUOYS, FACINGS, Board
from ..race.cards import Path
from ..race.codes import RANDOM_BOARDS, board_of, random_code
from ..race.content import CARDS
from ..race.swim import Ducky, Swim, swim
from ..race.table import FACE, PATH, PICK, RING
from ..values import Outcome, Task
from .kinds import Kind, Solved, Words, Worth

HAND = 5
STARTS = 16  # that are tried on one board
LEAST, MOST = 3, 4  # cards of the best answer
STRANDED = "stranded"
NOT_HOME = -1


@dataclass(kw_only=True)
class Alone(Race):
    """Nobody else is in the water, and no card is drawn. A card after a buoy is one of the hand, as any other."""

    seats: ClassVar[range] = range(1, 2)

    @classmethod
    def at(cls, layout: str, ducky: Ducky, hand: tuple[int, ...], seed: str) -> "Alone":
        game = cls.new(seats=1, options={"board": layout}, seed=seed)
        game.duckies, game.hands = (ducky,), (tuple(sorted(hand)),)
        game.deck, game.in_play, game.discards, game.recent = (), (), (), ()
        game.todo, game.told = (Task("round"),), 0
        game._settle()
        game._remember()
        return game

    def _linger(self, ducky: int) -> None:
        pass

    def _refill(self) -> None:
        if self.hands[0]:
            self._then(Task("round"))
        else:
            self.outcome = Outcome((), (0,), STRANDED)


class State(NamedTuple):
    """Where a ducky is between two cards."""

    space: int
    facing: int
    buoys: int


class Ways(NamedTuple):
    """What a card can do from some place: the words that bring the ducky home, or where it can stand after others.
    Whoever comes to a ring can go on from all of them."""

    home: Words | None
    ends: tuple[tuple[Words, State], ...]
    rings: tuple[tuple[Words, int], ...]  # with which buoys


class RacePuzzle(Kind):
    game = "race"

    def positions(self, chance: Chance) -> Iterator[Alone]:
        """Several with the same board and hand, as what was found out about the water is good for all of them."""
        while True:
            named = chance.pick([*BOARDS])
            layout = named if chance.below(3) else random_code(chance.pick([*RANDOM_BOARDS.values()]), chance)
            hand = tuple(sorted(chance.shuffled(CARDS)[:HAND]))
            for _ in range(STARTS):
                yield Alone.at(layout, _start(board_of(layout), chance), hand, chance.seed())

    def worth(self, start: Game[Any], end: Game[Any]) -> Worth:
        """How many cards are left at the drain."""
        assert isinstance(end, Alone)
        assert end.outcome
        return len(end.hands[0]) if end.outcome.winners else NOT_HOME

    def is_success(self, worth: Worth) -> bool:
        return worth != NOT_HOME

    def count(self, start: Game[Any], worth: Worth) -> int:
        assert isinstance(start, Alone)
        return len(start.hands[0]) - int(worth)

    def solved(self, start: Game[Any]) -> Solved | None:
        """First all ways with one card, then with two, and so on."""
        assert isinstance(start, Alone)
        (ducky,), (hand,) = start.duckies, start.hands
        water, first = _water(start.layout), State(ducky.space, ducky.facing, ducky.buoys)
        for cards in range(1, MOST + 1):
            if words := water.way_home(first, hand, cards):
                return Solved(len(hand) - cards, words) if cards >= LEAST else None
        return None


def _start(board: Board, chance: Chance) -> Ducky:
    """On any space that doesn't lead elsewhere, with one or two buoys still to touch."""
    space = chance.pick([at for at in range(len(board.spaces)) if at != board.drain and not board.is_ring[at]])
    missing = chance.shuffled(range(BUOYS))[: 2 if chance.below(3) == 0 else 1]
    touched = ALL_BUOYS & ~sum([1 << buoy for buoy in missing])
    return Ducky(0, space, chance.below(len(FACINGS)), touched | board.buoy_bits[space])


class Water:
    """A board, and what was found out about it."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._ways = dict[tuple[State, int], Ways]()
        self._homeward = dict[tuple[State, tuple[int, ...], int], Words | None]()
        self._from_rings = dict[tuple[int, tuple[int, ...], int], Words | None]()
        self._rings = [
            ((RING[number], FACE[facing]), ring, facing)
            for number, ring in enumerate(board.rings, 1)
            for facing in range(len(FACINGS))
        ]

    def way_home(self, state: State, hand: tuple[int, ...], cards: int) -> Words | None:
        """With so many cards of the hand, if there is one."""
        key = (state, hand, cards)
        if key not in self._homeward:
            self._homeward[key] = self._look_for_way(state, hand, cards)
        return self._homeward[key]

    def _look_for_way(self, state: State, hand: tuple[int, ...], cards: int) -> Words | None:
        for card in hand:
            home, ends, rings = self._ways_of(state, card)
            if cards == 1:
                if home:
                    return home
                continue
            rest = tuple([other for other in hand if other != card])
            for words, end in ends:
                if onward := self.way_home(end, rest, cards - 1):
                    return words + onward
            for words, buoys in rings:
                if onward := self._way_from_rings(buoys, rest, cards - 1):
                    return words + onward
        return None

    def _way_from_rings(self, buoys: int, hand: tuple[int, ...], cards: int) -> Words | None:
        key = (buoys, hand, cards)
        if key not in self._from_rings:
            ways = (
                words + onward
                for words, ring, facing in self._rings
                if (onward := self.way_home(State(ring, facing, buoys), hand, cards))
            )
            self._from_rings[key] = next(ways, None)
        return self._from_rings[key]

    def _ways_of(self, state: State, card: int) -> Ways:
        key = (state, card)
        if key not in self._ways:
            self._ways[key] = self._swum(state, card)
        return self._ways[key]

    def _swum(self, state: State, card: int) -> Ways:
        """R12–R19: all that can become of it."""
        home: Words | None = None
        ends: list[tuple[Words, State]] = []
        rings: list[tuple[Words, int]] = []
        paths = CARDS[card].paths
        for number, path in enumerate(paths, 1):
            words = (PICK[card], *([PATH[number]] if len(paths) > 1 else []))
            move = swim(self._board, Ducky(0, *state), path.steps, ())
            match move.end:
                case "home":
                    home = home or words
                case "ring":
                    rings.append((words, move.buoys))
                case "bonk":
                    ends.append((words, State(move.route[-1], (move.heading + 3) % 6, move.buoys)))
                case _:
                    ends += [((*words, *asked), end) for asked, end in _facings(move, path)]
        return Ways(home, tuple(ends), tuple(rings))


@lru_cache(maxsize=2)
def _water(layout: str) -> Water:
    return Water(board_of(layout))


def _facings(move: Swim, path: Path) -> list[tuple[Words, State]]:
    facings = sorted([(move.heading + turn) % 6 for turn in path.facings])
    asked = len(facings) > 1
    return [((FACE[facing],) if asked else (), State(move.route[-1], facing, move.buoys)) for facing in facings]
