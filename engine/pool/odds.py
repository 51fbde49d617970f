"""What the open cards tell about the next one: a function of what a seat sees."""

from collections import Counter
from typing import NamedTuple

from .content import KIND, OF_KIND, POOLS, Card
from .pools import Pool
from .table import Position


class Odds(NamedTuple):
    """How likely the top card fills a pool, is too much for it, or neither, before any effect."""

    fills: float
    overcrowds: float
    goes_on: float


def odds(here: Position, spot: int) -> Odds:
    """All zero if there is no card to come."""
    pool = here.circle[spot]
    fills = over = goes_on = 0.0
    for kind, chance in chances(here).items():
        if overcrowds(pool, OF_KIND[kind]):
            over += chance
        elif fills_exactly(pool, OF_KIND[kind]):
            fills += chance
        else:
            goes_on += chance
    return Odds(fills, over, goes_on)


def overcrowds(pool: Pool, card: Card) -> bool:
    if card.is_duck:
        return card.ducks > pool.room
    return pool.floats + card.floats > POOLS[pool.card].floats


def fills_exactly(pool: Pool, card: Card) -> bool:
    return card.ducks > 0 and card.ducks == pool.room


def chances(here: Position) -> dict[str, float]:
    """How likely each kind is the top card. An empty deck is made from the discards again, which lie face up (P16)."""
    if not here.deck_size:
        discards = Counter([KIND[card] for card in here.discards])
        return {kind: count / len(here.discards) for kind, count in discards.items()}
    unseen = unseen_kinds(here)
    drawable = here.deck_size + sum(here.hand_sizes) - len(here.hand)
    floats = sum([count for kind, count in unseen.items() if not OF_KIND[kind].is_duck])
    ducks = sum(unseen.values()) - floats
    each_duck = (drawable - floats) / (drawable * ducks) if ducks else 0.0  # some lie in the others' piles
    return {kind: count * (each_duck if OF_KIND[kind].is_duck else 1 / drawable) for kind, count in unseen.items()}


def unseen_kinds(here: Position) -> dict[str, int]:
    """How many cards of each kind lie where this seat can't see them."""
    rows = [pool.row for pool in here.circle]
    seen = Counter([KIND[card] for cards in (here.hand, here.discards, *here.piles, *rows) for card in cards])
    return {kind: count - seen[kind] for kind, count in here.counts.items()}
