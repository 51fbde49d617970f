"""The pools in their circle with the cards below them, and what each duck can be used on (P20–P27)."""

from typing import NamedTuple

from .content import FLOATS, ICONS, KIND, POOLS, PoolCard

ARRRWIN, GOLDIE, JULIE = "arrrwin", "goldie", "julie"


class Pool(NamedTuple):
    """A place of the circle: its pool, 0 if there is none any more, and the cards below, the oldest first."""

    card: int = 0
    row: tuple[int, ...] = ()
    flipped: tuple[int, ...] = ()  # those of the row that lie face down

    @property
    def size(self) -> PoolCard:
        return POOLS[self.card]

    @property
    def ducks(self) -> int:
        """How many duck icons. P20: a flipped card has none."""
        return sum([ICONS[card] for card in self.row if card not in self.flipped])

    @property
    def floats(self) -> int:
        return sum([FLOATS[card] for card in self.row])

    @property
    def room(self) -> int:
        """How many duck icons are missing."""
        return POOLS[self.card].ducks - self.ducks

    @property
    def full(self) -> bool:
        """P13, if it is not overcrowded."""
        return self.card != 0 and self.room == 0

    @property
    def overcrowded(self) -> bool:
        """P14, P15"""
        return self.card != 0 and (self.room < 0 or self.floats > POOLS[self.card].floats)

    @property
    def face_up(self) -> list[int]:
        """The duck cards that lie face up."""
        return [card for card in self.row if not FLOATS[card] and card not in self.flipped]

    def with_card(self, card: int) -> "Pool":
        return Pool(self.card, (*self.row, card), self.flipped)

    def without(self, card: int) -> "Pool":
        return Pool(self.card, tuple([other for other in self.row if other != card]), self.flipped)

    def with_flipped(self, card: int) -> "Pool":
        return Pool(self.card, self.row, (*self.flipped, card))


Circle = tuple[Pool, ...]
Cards = tuple[int, ...]


def in_play(circle: Circle) -> list[int]:
    return [spot for spot, pool in enumerate(circle) if pool.card]


# On which cards Sam, Julie and Wilma can work


def targets(kind: str, circle: Circle, spot: int, spared: Cards) -> list[int]:
    """The cards below this pool that the duck can be used on, the oldest first. P22: `spared` can't be taken."""
    pool = circle[spot]
    match kind:
        case "sam":
            return pool.face_up
        case "julie":
            return [card for card in pool.row if card not in pool.flipped and card not in spared]
        case _:
            return [card for card in pool.face_up if havens(circle, spot, card)]


def havens(circle: Circle, spot: int, card: int) -> list[int]:
    """P23: the other pools that have room for this card."""
    icons = ICONS[card]
    return [other for other, pool in enumerate(circle) if other != spot and pool.card and pool.room >= icons]


def sources(kind: str, circle: Circle, spared: Cards) -> list[int]:
    """The pools below which there is a target."""
    return [spot for spot, pool in enumerate(circle) if pool.row and targets(kind, circle, spot, spared)]


def kinds_below(kind: str, circle: Circle, spot: int, spared: Cards) -> list[str]:
    """What the duck can be used on below this pool, each kind once."""
    return list(dict.fromkeys([KIND[card] for card in targets(kind, circle, spot, spared)]))


def newest(kind: str, circle: Circle, spot: int, spared: Cards, wanted: str) -> int:
    """Of several cards of the wanted kind, the newest."""
    return [card for card in targets(kind, circle, spot, spared) if KIND[card] == wanted][-1]


def julies(circle: Circle) -> Cards:
    return tuple([card for pool in circle for card in pool.row if KIND[card] == JULIE])


# What becomes of a full pool


class Shares(NamedTuple):
    """P13: the Goldies of whoever fills it, what everyone who's there gets, and what is discarded."""

    goldies: Cards
    given: tuple[Cards, ...]
    lost: Cards


def shared(pool: Pool, golden: Cards, players: int) -> Shares:
    """Among so many players at the pool, in the order in which they are dealt to. `golden` are the cards among which
    Goldies are looked for."""
    goldies = tuple([card for card in golden if KIND[card] == GOLDIE])
    ducks = [card for card in pool.row if not FLOATS[card] and card not in goldies]
    each = len(ducks) // players if players else 0
    dealt = ducks[: each * players]
    lost = tuple([card for card in pool.row if card not in goldies and card not in dealt])
    given = tuple([tuple(dealt[place::players]) for place in range(players)])
    return Shares(goldies, given, lost)
