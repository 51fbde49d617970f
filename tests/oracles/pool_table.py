"""What lies on the table in Duck Pool: cards, pools, hands, and who may see what.

Cards are only their kind: two Amys are the same to everyone.
"""

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.support.paths import ROOT

CONTENT = ROOT / "data" / "content" / "pool"
CARDS = tomllib.loads((CONTENT / "cards.toml").read_text("utf-8"))
POOLS = tomllib.loads((CONTENT / "pools.toml").read_text("utf-8"))["pools"]
DUCKS, FLOATS = CARDS["ducks"], CARDS["floats"]
ICONS = {kind: card["icons"] for kind, card in (DUCKS | FLOATS).items()}
BOX = [kind for kind, card in (DUCKS | FLOATS).items() for _ in range(card["count"])]  # numbered in this order


@dataclass(eq=False)
class Card:
    """A card below a pool. The same kind twice is still two cards."""

    kind: str
    flipped: bool = False

    @property
    def is_open_duck(self) -> bool:
        return self.kind in DUCKS and not self.flipped


@dataclass
class Pool:
    """A pool and the row below it, the oldest first."""

    name: str
    row: list[Card] = field(default_factory=list)

    @property
    def capacity(self) -> tuple[int, int]:
        """For ducks and for floats."""
        return POOLS[self.name]["ducks"], POOLS[self.name]["floats"]

    @property
    def room(self) -> int:
        """Duck icons until it's full; less than none when it's overcrowded. Flipped ducks have no icons (P20)."""
        return self.capacity[0] - sum(ICONS[card.kind] for card in self.row if card.is_open_duck)

    @property
    def float_room(self) -> int:
        return self.capacity[1] - sum(ICONS[card.kind] for card in self.row if card.kind in FLOATS)

    def kinds(self, but: Card | None = None) -> list[str]:
        """What lies face up, each kind once."""
        return list(dict.fromkeys(card.kind for card in self.row if not card.flipped and card is not but))

    def ducks(self) -> list[str]:
        return [kind for kind in self.kinds() if kind in DUCKS]

    def newest(self, kind: str, but: Card | None = None) -> Card:
        """Of several of a kind, the one that Sam, Julie and Wilma take."""
        return [card for card in self.row if card.kind == kind and not card.flipped and card is not but][-1]


@dataclass(frozen=True)
class Outcome:
    winners: frozenset[int]
    scores: tuple[int, ...]
    reason: str


class Table:
    """Everything there is to know of a game."""

    def __init__(self, circle: list[str], pool_deck: list[str], deck: list[str], first: int) -> None:
        self.seats = range(len(circle))  # P3: as many pools as players
        self.circle: list[Pool | None] = [Pool(name) for name in circle]
        self.pool_deck = pool_deck
        self.deck = deck
        self.discards: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.piles: list[list[str]] = [[] for _ in self.seats]
        self.orders: list[set[str]] = [set() for _ in self.seats]
        self.tokens = [self.biggest_pool() for _ in self.seats]
        self.marker: int | None = None
        self.me = first  # whose turn it is; P3: chance decides who begins
        self.number = 0  # of the turn
        self.played = 0  # cards, this turn
        self.idle = 0  # turns without a card, one after another
        self.held_on: set[int] = set()  # who said "hold on" this turn
        self.took_julie = False  # this turn
        self.outcome: Outcome | None = None

    def biggest_pool(self) -> int:
        """P3: the most ducks, among equals the most floats, then the first of the circle."""
        return max(self.slots(), key=lambda slot: (self.at(slot).capacity, -slot))

    def at(self, slot: int) -> Pool:
        pool = self.circle[slot]
        assert pool is not None, f"there is no pool {slot + 1}"
        return pool

    def slots(self, but: int | None = None) -> list[int]:
        """Where there are pools."""
        return [slot for slot, pool in enumerate(self.circle) if pool and slot != but]

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % len(self.seats) for step in self.seats]

    @property
    def opponents(self) -> list[int]:
        """Clockwise from the left of whoever's turn it is."""
        return self.clockwise(self.me)[1:]

    def holders(self) -> list[int]:
        return [seat for seat in self.seats if self.hands[seat].total()]

    def floats_of(self, seat: int) -> list[str]:
        """The one with the fewest icons first, which is used (P30)."""
        return sorted(FLOATS.keys() & +self.hands[seat], key=lambda kind: ICONS[kind])

    def drawable(self) -> int:
        """P16: how many cards the deck has, with the discards that become a new one."""
        return len(self.deck) + self.discards.total()

    def points(self) -> tuple[int, ...]:
        """P40: a duck is 1 point, Goldie 5."""
        return tuple(sum(5 if duck == "goldie" else 1 for duck in pile) for pile in self.piles)

    def state(self) -> dict[str, Any]:
        """All of it, to be laid beside the engine's."""
        return {
            "circle": [pool and (pool.name, [(card.kind, card.flipped) for card in pool.row]) for pool in self.circle],
            "tokens": self.tokens,
            "marker": self.marker,
            "hands": [sorted(hand.elements()) for hand in self.hands],
            "piles": self.piles,
            "deck": self.deck,
            "discards": sorted(self.discards.elements()),
            "pool deck": self.pool_deck,
            "turn": (self.me, self.number, self.played),
            "idle": self.idle,
            "orders": [sorted(orders) for orders in self.orders],
            "held on": sorted(self.held_on),
            "took julie": self.took_julie,
            "outcome": self.outcome,
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        """P41: what a seat sees, or a spectator."""
        state = self.state()
        return {
            "circle": state["circle"],
            "tokens": state["tokens"],
            "marker": state["marker"],
            "hand": [] if seat is None else state["hands"][seat],
            "hand sizes": [hand.total() for hand in self.hands],
            "piles": [pile if owner == seat else pile[-1:] for owner, pile in enumerate(self.piles)],
            "pile sizes": [len(pile) for pile in self.piles],
            "deck": len(self.deck),
            "discards": state["discards"],
            "pool deck": len(self.pool_deck),
            "orders": [] if seat is None else state["orders"][seat],
        }
