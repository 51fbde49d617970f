"""What a choice would make of a row, by the engine's own functions; and how much a formation still needs."""

from typing import NamedTuple

from engine.tow import FORMATIONS, Claim, Column, Visitor, claimable, covered, moved_right, shown, used

ROWS = 4


class Outlook(NamedTuple):
    """A row as it would be, what stands above it, whether it has come about by claiming a formation, and which card is
    new."""

    caption: str
    visitor: Visitor
    claims: bool = False
    new: int | None = None


def laid(visitor: Visitor, card: int, side: str) -> Visitor:
    """With this card at the left or right end of the row (T13)."""
    if side == "left":
        return visitor._replace(row=(Column(card), *visitor.row), claims=moved_right(visitor.claims))
    return visitor._replace(row=(*visitor.row, Column(card)))


def adopted(visitor: Visitor, colour: int, column: int) -> Visitor:
    """With this duck on an empty place of its colour (T15)."""
    card, already = visitor.row[column]
    filled = Column(card, (*already, colour))
    return visitor._replace(row=(*visitor.row[:column], filled, *visitor.row[column + 1 :]))


def claimed(visitor: Visitor, formation: int, column: int, row: int) -> Visitor:
    """T16"""
    return visitor._replace(claims=(*visitor.claims, Claim(formation, column, row)))


def could_claim(visitor: Visitor, formations: tuple[int, ...]) -> list[int]:
    return [each for each in formations if claimable(visitor.row, visitor.claims, each)]


def ducks_short(visitor: Visitor, formation: int) -> int:
    """How many ducks the row lacks to show it, where it lacks the fewest: new cards at either end may help."""
    taken, shape = used(visitor.claims), FORMATIONS[formation]
    free, cards = shown(visitor.row) - taken, len(visitor.row)
    places = [
        covered(shape, (column, row))
        for column in range(1 - shape.columns, cards)
        for row in range(ROWS - shape.rows + 1)
    ]
    return min([len(place - free) for place in places if not place & taken], default=len(shape.ducks))
