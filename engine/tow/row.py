"""A player's row of completed cards: what it shows, which formations lie on it, what it is worth (T15, T16, T31)."""

from typing import NamedTuple

from .content import CARDS, FORMATIONS, STARTING, Ducks
from .formations import ROWS, Place, covered, places_of


class Column(NamedTuple):
    """A card in the row: its number, or, below zero, that of a starting card; and the ducks adopted into it."""

    card: int
    adopted: tuple[int, ...] = ()

    @property
    def ducks(self) -> Ducks:
        """The rows that show a duck."""
        printed = CARDS[self.card].ducks if self.card > 0 else STARTING[self.card].ducks
        return printed + self.adopted


class Claim(NamedTuple):
    """A formation and where it lies: its upper left corner."""

    formation: int
    column: int
    row: int


Row = tuple[Column, ...]
Claims = tuple[Claim, ...]


def shown(row: Row) -> frozenset[Place]:
    return frozenset([(at, duck) for at, column in enumerate(row) for duck in column.ducks])


def used(claims: Claims) -> frozenset[Place]:
    """T16: no duck is used by two formations."""
    places = [covered(FORMATIONS[claim.formation], (claim.column, claim.row)) for claim in claims]
    return frozenset[Place]().union(*places)


def claimable(row: Row, claims: Claims, formation: int) -> list[Place]:
    """T16: where this formation could be claimed."""
    return list(places_of(FORMATIONS[formation], len(row), shown(row) - used(claims)))


def moved_right(claims: Claims) -> Claims:
    """T16: a claimed formation stays with its cards when one is laid left of them."""
    return tuple([Claim(claim.formation, claim.column + 1, claim.row) for claim in claims])


def empty_columns(row: Row, colour: int) -> list[int]:
    """T15: the cards on which the place of this colour is empty."""
    return [at for at, column in enumerate(row) if colour not in column.ducks]


def runs(row: Row) -> list[int]:
    """T31: of each colour the longest unbroken run."""
    columns = [column.ducks for column in row]
    return [longest([colour in ducks for ducks in columns]) for colour in range(ROWS)]


def longest(there: list[bool]) -> int:
    best = now = 0
    for each in there:
        now = now + 1 if each else 0
        best = max(best, now)
    return best


def score(row: Row, claims: Claims) -> int:
    return sum(runs(row)) + sum([FORMATIONS[claim.formation].value for claim in claims])
