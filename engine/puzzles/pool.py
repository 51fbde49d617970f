"""Duck Pool: a dive, ducks from the hand, and one card from a deck whose cards are known, but not their order."""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..chance import Chance
from ..game import Game
from ..pool import DuckPool
from ..pool.content import CARDS, KIND
from ..pool.game import END, TOP
from ..pool.odds import fills_exactly
from ..pool.pools import Pool
from ..values import Outcome, Prompt, Task
from .kinds import Kind, Solved, Words, Worth, after, offered
from .search import best_of

SEATS = 4
HAND = 2
DECK = 10
ROW = 2  # cards below a pool, at most
KINDS_IN_HAND = ("sam", "dingy", "julie", "wilma", "james", "lara", "albert")  # the others end the turn or draw
CHANGING = ("sam", "julie", "wilma")
KINDS_IN_ROWS = ("sam", "dingy", "julie", "wilma", "james", "amy", "lara", "albert", "ring")


@dataclass(kw_only=True)
class OneCard(DuckPool):
    """Over when a card is taken from the deck, before it's seen; or when a pool is full or overcrowded."""

    filled: bool = False

    @classmethod
    def at(cls, pools: tuple[Pool, ...], hand: tuple[int, ...], deck: tuple[int, ...], seed: str) -> "OneCard":
        game = cls.new(seats=SEATS, options={"cancelling": "orders"}, seed=seed)
        used = [pool.card for pool in pools]
        game.pool_deck = tuple([card for card in game.contents.pools if card not in used])[:SEATS]
        game.box = tuple([card for card in game.contents.pools if card not in (*used, *game.pool_deck)])
        game.circle, game.hands, game.deck = pools, (tuple(sorted(hand)), (), (), ()), deck
        game.tokens, game.order = tuple(range(SEATS)), tuple(range(SEATS))
        seen = {*hand, *deck, *[card for pool in pools for card in pool.row]}
        game.discards = tuple([card for card in CARDS if card in game.contents.cards and card not in seen])
        game.todo, game.recent, game.told = (Task("turn", (0,)),), (), 0
        game._settle()
        game._remember()
        return game

    def _ask_act(self, question: int, seat: int) -> tuple[Prompt, ...]:
        (prompt,) = super()._ask_act(question, seat)
        return (prompt._replace(moves=tuple([word for word in prompt.moves if word != END]), default=TOP),)

    def _answer_act(self, word: str, seat: int) -> None:
        if word == TOP:
            self.outcome = Outcome((), (), TOP)
        else:
            super()._answer_act(word, seat)

    def _divide(self, seat: int, spot: int) -> bool:
        self.filled = True
        return super()._divide(seat, spot)

    def _next_turn(self, seat: int) -> None:
        self.outcome = Outcome((), (), "the turn is over")

    def with_top(self, card: int) -> "OneCard":
        """The answer with this card on top, which is then played."""
        twin = self.copy()
        twin.outcome, twin._open, twin._news = None, None, []
        twin.deck = (card, *[other for other in self.deck if other != card])
        (top,) = twin._draw(1)
        twin._place(self.turn.seat, top, "deck")
        twin._settle()
        return twin


class PoolPuzzle(Kind):
    game = "pool"

    def positions(self, chance: Chance) -> Iterator[OneCard]:
        while True:
            yield self._position(chance)

    def _position(self, chance: Chance) -> OneCard:
        cards = chance.shuffled([*DuckPool.contents.cards])
        pools = tuple([_pool(card, cards, chance) for card in chance.shuffled(DuckPool.contents.pools)[:SEATS]])
        hand = _taken(cards, KINDS_IN_HAND, HAND)
        deck, cards = tuple(cards[:DECK]), cards[DECK:]
        return OneCard.at(pools, hand, deck, chance.seed())

    def worth(self, start: Game[Any], end: Game[Any]) -> Worth:
        """How likely a pool is filled."""
        assert isinstance(end, OneCard)
        assert end.outcome
        if end.outcome.reason != TOP:
            return Fraction(int(end.filled))
        return Fraction(filling_kinds(end).total(), len(end.deck))

    def count(self, start: Game[Any], worth: Worth) -> int:
        return round(100 * worth)

    def obvious(self, start: Game[Any]) -> Iterator[Words]:
        """To dive somewhere and hope for the best."""
        return ((word, TOP) for word in offered(start, self.seat))

    def solved(self, start: Game[Any]) -> Solved | None:
        """If a pool can be filled for sure, it's no question of chances."""
        assert isinstance(start, OneCard)
        if any(fills_exactly(pool, CARDS[card]) for pool in start.circle for card in start.hands[0]):
            return None
        return best_of(self, start, _rest, too_good=1)


def _pool(card: int, cards: list[int], chance: Chance) -> Pool:
    """With some ducks below it already, but neither full nor overcrowded."""
    pool = Pool(card)
    for _ in range(chance.below(ROW + 1)):
        (new,) = _taken(cards, KINDS_IN_ROWS, 1)
        more = pool.with_card(new)
        if not more.full and not more.overcrowded:
            pool = more
        else:
            cards.append(new)
    return pool


def _taken(cards: list[int], kinds: tuple[str, ...], count: int) -> tuple[int, ...]:
    taken = [card for card in cards if KIND[card] in kinds][:count]
    for card in taken:
        cards.remove(card)
    return tuple(taken)


def filling_kinds(game: OneCard) -> Counter[str]:
    """The cards of the deck that would fill a pool if they were on top, by their kinds."""
    top = {KIND[card]: card for card in game.deck}
    kinds = Counter([KIND[card] for card in game.deck])
    return Counter({kind: kinds[kind] for kind, card in top.items() if _fills(game, card)})


def _fills(game: OneCard, card: int) -> bool:
    """Most ducks do by their icons alone. Those that change what lies in the pools are tried."""
    if KIND[card] in CHANGING:
        return _can_fill(game.with_top(card))
    return fills_exactly(game.circle[game.marker], CARDS[card])


def _can_fill(game: OneCard) -> bool:
    """Whatever the duck's effect is: its owner chooses."""
    if game.filled or game.outcome or game.todo[-1].what == "act":
        return game.filled
    return any(_can_fill(after(game, 0, [word])) for word in offered(game, 0))


def _rest(game: OneCard) -> Hashable:
    """Where tokens are tells where Dingy can still move them."""
    tasks = [(task.what, task.args) for task in game.todo]
    here = game.circle, game.marker, game.tokens, game.hands[0]
    return *here, game.turn.diving, game.reunited, game.filled, *tasks
