"""What lies on the table of Duck Pool, and how cards, tokens and pools get from place to place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ..chance import Chance
from ..hands import Hands
from ..saving import since
from ..values import changed
from .content import CONTENT, FLOATS, KIND, Content
from .pools import GOLDIE, Cards, Circle, Pool, julies

HAND_LIMIT = 4
NOWHERE = -1


class Turn(NamedTuple):
    """Whose turn it is, and what has happened in it."""

    seat: int = 0
    number: int = 0
    played: int = 0  # how many cards
    diving: int = 0  # the duck whose effect is not settled yet, or 0
    over: bool = False  # Arrrwin has ended it


NOT_BEGUN = Turn()


class Position(NamedTuple):
    """The table as one seat sees it: P41 says what is open."""

    turn: Turn
    circle: Circle
    tokens: tuple[int, ...]  # at which place of the circle each player's token stands
    marker: int  # the place of the dive marker
    pools_left: int
    piles: tuple[tuple[int, ...], ...]  # as far as they can be seen: your own, the others' top card, and all in the end
    pile_sizes: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[int, ...]
    held: tuple[bool, ...]  # who has said "hold on" this turn
    orders: tuple[str, ...]  # which ducks the seat has ordered to be cancelled
    idle: int  # turns in a row without a card played
    spared: Cards  # what a Julie can't take
    doomed: int  # the place of a pool that will be emptied after the effect, if there is one
    counts: Mapping[str, int]  # how many cards of each kind there are in all
    passing: tuple[int, ...] = ()  # who passes for the rest of the turn; only under rules version 1


@dataclass(kw_only=True)
class Table(Hands[Position]):
    """The fields of Duck Pool. The rules that change them are in its subclasses."""

    turn: Turn = NOT_BEGUN
    circle: Circle = ()
    tokens: tuple[int, ...] = ()
    marker: int = NOWHERE
    pool_deck: tuple[int, ...] = ()
    box: tuple[int, ...] = ()  # the pools that are not used; nobody knows which
    piles: tuple[tuple[int, ...], ...] = ()  # the top last
    orders: tuple[tuple[str, ...], ...] = ()
    idle: int = 0
    held: tuple[bool, ...] = since(2, ())
    reunited: bool = since(2, default=False)  # P22: a Julie has taken a Julie this turn

    contents: ClassVar[Content] = CONTENT

    def content(self) -> str:
        return self.contents.digest

    # Pools and tokens

    def _set_pool(self, spot: int, pool: Pool) -> None:
        self.circle = changed(self.circle, spot, pool)

    def _move_token(self, seat: int, spot: int) -> None:
        self.tokens = changed(self.tokens, seat, spot)
        self._tell("token", seat, to=spot + 1, by=self.turn.seat)

    def _others(self, seat: int) -> tuple[int, ...]:
        """Everyone else, clockwise."""
        return self._clockwise_from(seat)[1:]

    # Cards

    def _points_to(self, seat: int, cards: tuple[int, ...]) -> None:
        self._set_pile(seat, self.piles[seat] + cards)
        self._tell("points", seat, cards=cards)

    def _set_pile(self, seat: int, cards: tuple[int, ...]) -> None:
        self.piles = changed(self.piles, seat, cards)

    def _points(self) -> tuple[int, ...]:
        """P40"""
        return tuple([sum([points_of(card) for card in pile]) for pile in self.piles])

    def _least_float(self, seat: int) -> int:
        """P30: the float that is used to cancel, or 0."""
        return min([card for card in self.hands[seat] if FLOATS[card]], key=FLOATS.__getitem__, default=0)

    def _spared(self) -> Cards:
        """P22: a Julie takes no Julie after the first in a turn, and never herself."""
        return julies(self.circle) if self.reunited else (self.turn.diving,)

    def _doomed(self) -> int:
        """P14: where a pool was overcrowded by the duck whose effect is not settled yet."""
        return next((task.args[1] for task in self.todo if task.what == "check" and len(task.args) > 2), NOWHERE)

    # What is known

    def _position(self, seat: int | None) -> Position:
        return Position(
            self.turn,
            self.circle,
            self.tokens,
            self.marker,
            len(self.pool_deck),
            tuple([pile if other == seat or self.outcome else pile[-1:] for other, pile in enumerate(self.piles)]),
            tuple([len(pile) for pile in self.piles]),
            self._hand(seat),
            self._hand_sizes(),
            len(self.deck),
            self.discards,
            self.held,
            () if seat is None or not self.orders else self.orders[seat],
            self.idle,
            self._spared(),
            self._doomed(),
            self.contents.counts,
        )

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        """P41: hands, the deck, others' piles below the top, pools that haven't come up yet, and secret orders."""
        self._redeal_cards(seat, chance)
        pools = chance.shuffled(sorted([*self.pool_deck, *self.box]))
        count = len(self.pool_deck)
        self.pool_deck, self.box = tuple(pools[:count]), tuple(pools[count:])
        if self.orders:
            self.orders = tuple(
                [
                    mine if other == seat else some_orders(chance) if self.hands[other] else ()
                    for other, mine in enumerate(self.orders)
                ]
            )

    def _redeal_cards(self, seat: int | None, chance: Chance) -> None:
        """There are never floats in a pile, so piles are dealt first."""
        buried = [() if other == seat or self.outcome else pile[:-1] for other, pile in enumerate(self.piles)]
        hidden = [() if other == seat else hand for other, hand in enumerate(self.hands)]
        unseen = sorted([card for cards in (self.deck, *hidden, *buried) for card in cards])
        ducks = chance.shuffled([card for card in unseen if not FLOATS[card]])
        piles = list(self.piles)
        for other, cards in enumerate(buried):
            if cards:
                piles[other] = (*ducks[: len(cards)], piles[other][-1])
                del ducks[: len(cards)]
        rest = chance.shuffled([*ducks, *[card for card in unseen if FLOATS[card]]])
        hands = list(self.hands)
        for other, cards in enumerate(hidden):
            if cards:
                hands[other] = tuple(sorted(rest[: len(cards)]))
                del rest[: len(cards)]
        self.piles, self.hands, self.deck = tuple(piles), tuple(hands), tuple(rest)


CANCELLABLE = ("sam", "dingy", "julie", "wilma", "james", "amy", "lara", "arrrwin")  # P28: not Albert, not Goldie


def points_of(card: int) -> int:
    """P40"""
    return 5 if KIND[card] == GOLDIE else 1


def some_orders(chance: Chance) -> tuple[str, ...]:
    """Orders that someone may have given: none as likely as one."""
    return (CANCELLABLE[chance.below(len(CANCELLABLE))],) if chance.below(2) else ()
