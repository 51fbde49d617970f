"""Games with numbered cards: everyone has a hand, there is one deck to draw from, and what is spent lies face up."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from .chance import Chance
from .errors import Objection
from .game import Game
from .values import changed

NOT_IN_HAND = Objection("not-in-hand", "that card is not in your hand")

P = TypeVar("P")
Card = TypeVar("Card", int, str)


@dataclass(kw_only=True)
class Hands(Game[P]):
    """The cards of a game, and how they get from place to place."""

    hands: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()  # the first is on top
    discards: tuple[int, ...] = ()

    def _take_from_hand(self, seat: int, card: int) -> None:
        self._set_hand(seat, tuple([other for other in self.hands[seat] if other != card]))

    def _set_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        self.hands = changed(self.hands, seat, cards)

    def _draw_into_hand(self, seat: int, count: int) -> None:
        if count <= 0:
            return
        drawn = self._draw(count)
        self._set_hand(seat, tuple(sorted(self.hands[seat] + drawn)))
        self._tell("draw", seat, count=count, only={"cards": drawn}, reveals=True)

    def _draw(self, count: int) -> tuple[int, ...]:
        """R20, G10, P16, T23: when the deck is empty, the discards are shuffled into a new one."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        if len(drawn) == count:
            return drawn
        assert self.discards, "whoever draws has made sure that there is something to draw"
        self.deck, self.discards = self._shuffled(self.discards), ()
        self._tell("shuffle", cards=len(self.deck))
        return drawn + self._draw(count - len(drawn))

    @property
    def _can_draw(self) -> bool:
        return bool(self.deck or self.discards)

    def _hand(self, seat: int | None) -> tuple[int, ...]:
        """The hand as its owner sees it; a spectator has none."""
        return () if seat is None else self.hands[seat]

    def _hand_sizes(self) -> tuple[int, ...]:
        return tuple([len(hand) for hand in self.hands])


def redealt(
    chance: Chance, hands: Sequence[Sequence[Card]], deck: Sequence[Card], keep: int | None
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """All hands but one and the deck, shuffled together and dealt again, as many cards to each as before. Who really
    has what makes no difference: the same chance always gives the same hands."""
    hidden = [card for seat, hand in enumerate(hands) if seat != keep for card in hand]
    unseen = chance.shuffled(sorted([*deck, *hidden]))
    dealt: list[tuple[Card, ...]] = []
    for seat, hand in enumerate(hands):
        if seat == keep:
            dealt.append(tuple(hand))
        else:
            dealt.append(tuple(sorted(unseen[: len(hand)])))
            del unseen[: len(hand)]
    return tuple(dealt), tuple(unseen)
