"""What lies on the table in Duck Tow, for the oracle: read from `data/content/tow`, laid and counted by the book."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.support.paths import ROOT

CONTENT = ROOT / "data" / "content" / "tow"
COLOURS = ("yellow", "orange", "brown", "white")  # T2: from the top row to the bottom row
Cell = tuple[int, int]  # a place in a row: how far right of the starting card, and which of the four rows


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


def column_of(letters: str) -> frozenset[int]:
    return frozenset("yobw".index(letter) for letter in letters)


CARDS = read("cards")
PIECES = read("pieces")
LAYOUTS = read("layouts")
LOCATION_CARDS = [
    (place, column_of(ducks)) for place, cards in enumerate(CARDS["locations"].values()) for ducks in cards
]
STARTING_CARDS = [column_of(card["ducks"]) for card in CARDS["starting"].values()]
PATTERNS = [(card["value"], card["pattern"]) for card in read("formations")["formations"]]
FIRST_STARTING, FIRST_FORMATION = 6, 8  # how the engine numbers them: -6, -7, … and 8, 9, …


def location_of(card: int) -> int:
    return LOCATION_CARDS[card - 1][0]


def ducks_on(card: int) -> frozenset[int]:
    """T2: the rows in which a card shows a duck. Starting cards have negative numbers."""
    return LOCATION_CARDS[card - 1][1] if card > 0 else STARTING_CARDS[-card - FIRST_STARTING]


def value_of(formation: int) -> int:
    return PATTERNS[formation - FIRST_FORMATION][0]


def shape_of(formation: int) -> list[Cell]:
    """The ducks of a formation card, as columns and rows from its upper left corner."""
    lines = PATTERNS[formation - FIRST_FORMATION][1]
    return [(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "x"]


class Park:
    """T3: the tiles, in the order in which they are written down; their kind is L, G or A."""

    def __init__(self, players: int) -> None:
        layout = LAYOUTS[str(players)]
        places = {
            (row["first"] + step, down): kind
            for down, row in enumerate(layout["rows"])
            for step, kind in enumerate(row["tiles"])
        }
        self.kinds = list(places.values())
        self.spots = list(places)
        self.starts = [self.spots.index(parse_place(text)) for text in layout["starts"]]

    def beside(self, tile: int) -> list[int]:
        """T10. A row lies half a tile further right than the one above it."""
        x, y = self.spots[tile]
        around = {(x - 1, y), (x + 1, y), (x, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x, y + 1)}
        return [other for other, spot in enumerate(self.spots) if spot in around]


def parse_place(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


@dataclass
class Claim:
    formation: int
    corner: Cell

    @property
    def cells(self) -> set[Cell]:
        return {(self.corner[0] + x, self.corner[1] + y) for x, y in shape_of(self.formation)}


@dataclass
class Player:
    tile: int
    tow: list[int]
    food: list[int]
    hand: list[int]
    row: dict[int, int]  # the cards, by how far right of the starting card they lie
    adopted: set[Cell] = field(default_factory=set[Cell])
    claims: list[Claim] = field(default_factory=list[Claim])

    @property
    def ducks(self) -> set[Cell]:
        """Every place of the row where a duck is, printed or adopted."""
        return {(x, colour) for x, card in self.row.items() for colour in ducks_on(card)} | self.adopted

    def fits(self, formation: int) -> list[Cell]:
        """T16: where a formation may lie: on free ducks only, and inside the cards laid."""
        free = self.ducks - {cell for claim in self.claims for cell in claim.cells}
        corners = [(x, y) for x in sorted(self.row) for y in range(len(COLOURS))]
        return [corner for corner in corners if Claim(formation, corner).cells <= free]

    def runs(self) -> list[int]:
        """T31: the longest unbroken run of each colour."""
        ducks = self.ducks
        longest = [0] * len(COLOURS)
        for colour in range(len(COLOURS)):
            run = 0
            for x in range(min(self.row), max(self.row) + 1):
                run = run + 1 if (x, colour) in ducks else 0
                longest[colour] = max(longest[colour], run)
        return longest

    def points(self) -> int:
        return sum(self.runs()) + sum(value_of(claim.formation) for claim in self.claims)


def player_of(visitor: list[Any], hand: list[int]) -> Player:
    """A player as the engine's dump has it, at the start of a turn."""
    tile, tow, food, row, claims = visitor
    start = next(at for at, (card, _) in enumerate(row) if card < 0)
    cards = {at - start: card for at, (card, _) in enumerate(row)}
    adopted = {(at - start, colour) for at, (_, colours) in enumerate(row) for colour in colours}
    claimed = [Claim(formation, (column - start, line)) for formation, column, line in claims]
    return Player(tile, list(tow), list(food), list(hand), cards, adopted, claimed)


class Impossible(AssertionError):
    """The engine says that chance gave what it could not have given."""


class Luck:
    """What chance gave during one word, in order, as the engine told it. It is used up to the last bit."""

    def __init__(self, events: Iterable[Any] = (), deck: Iterable[int] = ()) -> None:
        self.events = [event for event in events if event.kind in ("shake", "waddle", "food", "disperse", "shuffle")]
        told = list(events)
        shuffles = [at for at, event in enumerate(told) if event.kind == "shuffle"]
        self.shuffled = [*drawn_cards(told[shuffles[-1] :]), *deck] if shuffles else []

    def next(self, kind: str) -> Any:
        if not self.events or self.events[0].kind != kind:
            told = self.events[0].kind if self.events else "nothing"
            raise Impossible(f"chance: the oracle expects {kind}, the engine tells {told}")
        return self.events.pop(0)


def drawn_cards(events: Iterable[Any]) -> list[int]:
    """The cards that came off the deck."""
    cards: list[int] = []
    for event in events:
        cards += [event.facts["card"]] if event.kind == "open" else []
        cards += event.only["cards"] if event.kind == "draw" else []
    return cards


def take_out(bag: list[int], colour: int) -> int:
    if not bag[colour]:
        raise Impossible(f"chance: {COLOURS[colour]} came out of a bag with {bag}")
    bag[colour] -= 1
    return colour
