"""Duck Tow: the turn that gains most points, with nothing left to chance."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ..chance import Chance
from ..game import Game
from ..tow import Tow
from ..tow.content import COLOURS
from ..tow.row import Claims, Column, Row, claimable, score
from ..tow.table import ACTIONS, FOOD, Turn, Visitor, less, more
from ..tow.words import SHAKE, SHOP_CARDS, SHOP_FOOD
from ..values import Outcome, Prompt, Task, changed
from .kinds import Kind, Solved, Worth
from .search import best_of

SEATS = 2
LEAST_GAIN = 3  # points
LAID = 2  # cards in the row besides the first one: with more there's much more to look at, and it's seldomer a puzzle
IN_TOW = 3  # ducks: with fewer, most turns that come to mind are the best
A_PAIR = 2  # of one food: who has no two alike can do too little
LEFT_OUT = (SHAKE, SHOP_FOOD, SHOP_CARDS)


@dataclass(kw_only=True)
class OneTurn(Tow):
    """Over when the turn is. No duck is shaken from the bag, and the gift shops are closed: what's left is certain."""

    @classmethod
    def at(cls, seed: str, me: Visitor, hand: tuple[int, ...], taken: tuple[int, ...]) -> "OneTurn":
        """`taken` are the cards that lie in the row."""
        game = cls.new(seats=SEATS, seed=seed)
        game._deal_again(hand, taken)
        game.visitors = changed(game.visitors, 0, me)
        for colour in me.tow:
            game.duck_bag = less(game.duck_bag, colour)
        game.turn = Turn(0, 1 + SEATS * len(taken), ACTIONS)
        game.formations = tuple(game.contents.formations)
        shown = game._claimable()  # whoever laid such a row would have claimed them
        known = [number for number in game.contents.formations if number not in shown]
        game.formations = tuple(sorted(game._shuffled(known)[: SEATS + 2]))
        game.order = (0, 1)
        game.success = game.turn.number - 1
        game.todo, game.recent, game.told = (Task("continue"),), (), 0
        game._settle()
        game._remember()
        return game

    def _deal_again(self, hand: tuple[int, ...], taken: tuple[int, ...]) -> None:
        cards = [*self.deck, *self.open, *self.hands[0], *self.hands[1]]
        rest = [card for card in cards if card not in hand and card not in taken]
        self.hands, rest = (tuple(sorted(hand)), tuple(sorted(rest[:4]))), rest[4:]
        self.open, self.deck = tuple(rest[:4]), tuple(rest[4:])

    def _ask_act(self, question: int) -> tuple[Prompt, ...]:
        (prompt,) = super()._ask_act(question)
        return (prompt._replace(moves=tuple([word for word in prompt.moves if word not in LEFT_OUT])),)

    def _claimable(self) -> list[int]:
        """A search comes to the same rows again and again."""
        return [number for number in self.formations if _can_claim(self._me.row, self._me.claims, number)]

    def _end_turn(self) -> None:
        self.outcome = Outcome((), (), "the turn is over")


class TowPuzzle(Kind):
    game = "tow"

    def positions(self, chance: Chance) -> Iterator[OneTurn]:
        while True:
            yield self._position(chance)

    def _position(self, chance: Chance) -> OneTurn:
        """Somewhere in the park, with food, some ducks in tow, and a row that has grown already."""
        seed = chance.seed()
        fresh = Tow.new(seats=SEATS, seed=seed)
        cards = chance.shuffled([*fresh.deck, *fresh.open, *fresh.hands[0], *fresh.hands[1]])
        laid, hand = tuple(cards[:LAID]), tuple(cards[-4:])
        tow = tuple(sorted([chance.below(COLOURS) for _ in range(IN_TOW)]))
        row = (fresh.visitors[0].row[0], *[Column(card) for card in laid])
        me = Visitor(chance.below(len(fresh.spots)), tow, _food(chance), row)
        return OneTurn.at(seed, me, hand, laid)

    def worth(self, start: Game[Any], end: Game[Any]) -> Worth:
        return _points(end) - _points(start)

    def count(self, start: Game[Any], worth: Worth) -> int:
        return int(worth)

    def solved(self, start: Game[Any]) -> Solved | None:
        found = best_of(self, start, _rest)
        return found if found and found.worth >= LEAST_GAIN else None


def _food(chance: Chance) -> tuple[int, ...]:
    food = (0,) * COLOURS
    while max(food) < A_PAIR:
        food = (0,) * COLOURS
        for _ in range(FOOD):
            food = more(food, chance.below(COLOURS))
    return food


def _points(game: Game[Any]) -> int:
    assert isinstance(game, OneTurn)
    return _score(game.visitors[0].row, game.visitors[0].claims)


_score = lru_cache(maxsize=4096)(score)


@lru_cache(maxsize=4096)
def _can_claim(row: Row, claims: Claims, formation: int) -> bool:
    return bool(claimable(row, claims, formation))


def _rest(game: OneTurn) -> Hashable:
    """What the rest of the turn depends on: not on what lies aside until its end."""
    tasks = [(task.what, task.args) for task in game.todo]
    return game.turn.actions, game.visitors[0], game.hands[0], game.formations, game.spots, *tasks
