"""A row of Duck Tow as a player sees it who plans ahead: what it shows, what it is worth, and what it may become."""

from collections.abc import Iterator
from functools import lru_cache

from ..tow.content import FORMATIONS
from ..tow.formations import ROWS, Place, places_of
from ..tow.row import Claim, Claims, Column, Row, empty_columns, moved_right, score, shown, used
from ..tow.words import LEFT, RIGHT
from ..values import changed

MISSING = {0: 0.5, 1: 0.3, 2: 0.1}  # how much of a formation's value is there, by how many of its ducks are missing


class Line:
    """A row with the formations claimed on it, and those that are left. Equal ones are the same object."""

    __slots__ = ("_adopted", "_laid", "claims", "formations", "row", "score", "worth")

    def __init__(self, row: Row, claims: Claims, formations: tuple[int, ...]) -> None:
        self.row, self.claims, self.formations = row, claims, formations
        self.score = score(row, claims)
        self.worth = self.score + promise_of_row(row, claims, formations)
        self._laid: dict[int, tuple[str, Line]] = {}
        self._adopted: dict[int, tuple[tuple[int, Line], ...]] = {}

    def laid(self, card: int) -> tuple[str, "Line"]:
        """At the better end, and with the best claim made."""
        if card not in self._laid:
            left = line_of((Column(card), *self.row), moved_right(self.claims), self.formations)
            right = line_of((*self.row, Column(card)), self.claims, self.formations)
            ends = [(LEFT, left.claimed()), (RIGHT, right.claimed())]
            self._laid[card] = max(ends, key=lambda end: end[1].worth)
        return self._laid[card]

    def adopted(self, colour: int) -> tuple[tuple[int, "Line"], ...]:
        """With a duck of this colour, by column."""
        if colour not in self._adopted:
            self._adopted[colour] = tuple([(at, self.with_duck(colour, at)) for at in empty_columns(self.row, colour)])
        return self._adopted[colour]

    def with_duck(self, colour: int, at: int) -> "Line":
        card, adopted = self.row[at]
        row = changed(self.row, at, Column(card, (*adopted, colour)))
        return line_of(row, self.claims, self.formations).claimed()

    def claimed(self) -> "Line":
        """With the best claim that it allows, if any."""
        return max([self.with_claim(*each) for each in self.claimable()], key=lambda line: line.worth, default=self)

    def claimable(self) -> Iterator[tuple[int, int, int]]:
        free = shown(self.row) - used(self.claims)
        for number in self.formations:
            for column, row in places_of(FORMATIONS[number], len(self.row), free):
                yield number, column, row

    def with_claim(self, number: int, column: int, row: int) -> "Line":
        left = tuple([other for other in self.formations if other != number])
        return line_of(self.row, (*self.claims, Claim(number, column, row)), left)


@lru_cache(maxsize=20_000)
def line_of(row: Row, claims: Claims, formations: tuple[int, ...]) -> Line:
    return Line(row, claims, formations)


def promise_of_row(row: Row, claims: Claims, formations: tuple[int, ...]) -> float:
    """What formations that are nearly there will bring."""
    there, free = shown(row), shown(row) - used(claims)
    values = sorted([nearly(number, len(row), there, free) for number in formations], reverse=True)
    return sum([value / (1 + place) for place, value in enumerate(values)])


def nearly(number: int, columns: int, there: frozenset[Place], free: frozenset[Place]) -> float:
    """By how many ducks are missing at the best place, which can reach one card beyond the ends."""
    formation = FORMATIONS[number]
    fewest = len(formation.ducks)
    for column in range(-1, columns - formation.columns + 2):
        for row in range(ROWS - formation.rows + 1):
            missing = {(column + x, row + y) for x, y in formation.ducks} - free
            if len(missing) < fewest and not missing & there:
                fewest = len(missing)
    return formation.value * MISSING.get(fewest, 0.0)
