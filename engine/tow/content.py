"""What lies in the box: cards, formations, parks and pieces, read once from `data/content/tow` and checked (T1–T4).

Starting cards and formations of an earlier version have numbers of their own, so a number says which card it is.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from ..content import CONTENT_FOLDER, Look, LookRow, Strict, checked, looks, read
from ..errors import BadContent
from ..words import digest
from .formations import Formation, parse_pattern

FOLDER = CONTENT_FOLDER / "tow"
COLOURS = 4
LOCATIONS = 8
DUCKS_OF_LOCATION = [1, 2, 2, 2, 3, 3]  # how many ducks its six cards show
SHAPES = {2: 4, 3: 5, 4: 6}  # how many ducks a formation of each value has
SHAPES_1 = {2: 3, 3: 4, 4: 5}  # and in rules version 1
VALUES = [2, 2, 2, 3, 3, 3, 4, 4]
LOCATION, GIFT_SHOP, ADOPT = "L", "G", "A"
LOCATION_TILES = {2: 4, 3: 6, 4: 8}  # by players, as the special tiles
SPECIAL_TILES = {2: 4, 3: 4, 4: 6}
NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Ducks = tuple[int, ...]  # of a card, the rows that show a duck, from the top


class LocationCard(NamedTuple):
    location: int
    ducks: Ducks


class StartingCard(NamedTuple):
    name: str
    ducks: Ducks
    players: tuple[int, ...]


class Tile(NamedTuple):
    """A place of the park: what kind of tile lies there, and which others share an edge with it."""

    column: int
    row: int
    kind: str
    beside: tuple[int, ...]


class Layout(NamedTuple):
    tiles: tuple[Tile, ...]
    starts: tuple[int, ...]


class Content(NamedTuple):
    locations: tuple[str, ...]
    cards: dict[int, LocationCard]
    starting: dict[int, StartingCard]  # by number, which is below zero; the first player's is the first
    formations: dict[int, Formation]
    layouts: dict[int, Layout]
    colours: tuple[Look, ...]
    food: int
    ducks: dict[int, int]
    digest: str


class _StartingRow(Strict):
    ducks: str
    players: list[int]


class _Cards(Strict):
    locations: dict[str, list[str]]
    starting: dict[str, _StartingRow]


class _FormationRow(Strict):
    value: Literal[2, 3, 4]
    pattern: list[str]


class _Formations(Strict):
    formations: list[_FormationRow]


class _TileRow(Strict):
    first: int
    tiles: str


class _LayoutRow(Strict):
    rows: list[_TileRow]
    starts: list[str]


class _Pieces(Strict):
    food: Annotated[int, Field(ge=1)]
    ducks: dict[str, Annotated[int, Field(ge=1)]]
    colours: Annotated[list[LookRow], Field(min_length=COLOURS, max_length=COLOURS)]


def load(folder: Path = FOLDER, shapes: Mapping[int, int] = SHAPES, before: Content | None = None) -> Content:
    """The numbers of starting cards and formations go on where those of the version before end."""
    rows = checked(_Cards, "cards.toml", read(folder, "cards.toml"))
    pieces = checked(_Pieces, "pieces.toml", read(folder, "pieces.toml"))
    colours = looks("pieces.toml", "colours", pieces.colours)
    letters = "".join(look.letter for look in colours).lower()
    cards = _cards(rows.locations, letters)
    formations = _formations(checked(_Formations, "formations.toml", read(folder, "formations.toml")), shapes)
    layouts = {int(count): _layout(count, table) for count, table in read(folder, "layouts.toml").items()}
    starting = _starting(rows.starting, letters)
    ducks = {int(players): count for players, count in pieces.ducks.items()}
    return Content(
        locations=tuple(rows.locations),
        cards=cards,
        starting={-number: card for number, card in enumerate(starting, 1 + len(before.starting if before else ()))},
        formations=dict(enumerate(formations, len(before.formations if before else ()))),
        layouts=layouts,
        colours=colours,
        food=pieces.food,
        ducks=ducks,
        digest=digest(repr((sorted(cards.items()), starting, formations, sorted(layouts.items()), pieces.food, ducks))),
    )


def _cards(locations: Mapping[str, list[str]], letters: str) -> dict[int, LocationCard]:
    """T2: counted for each location, and over all of them."""
    if len(locations) != LOCATIONS:
        raise BadContent(f"cards.toml: locations: there are {LOCATIONS}, not {len(locations)}")
    cards: list[LocationCard] = []
    for number, (name, texts) in enumerate(locations.items()):
        found = [LocationCard(number, _ducks(f"locations {name}", text, letters)) for text in texts]
        _check_location(name, found)
        cards += found
    seen = Counter(card.ducks for card in cards)
    for size, times in ((1, 2), (2, 4), (3, 4)):
        for ducks in combinations(range(COLOURS), size):
            if seen[ducks] != times:
                shown = "".join(letters[row] for row in ducks)
                raise BadContent(f"cards.toml: locations: {shown} stands {seen[ducks]} times, not {times} times")
    return dict(enumerate(cards, 1))


def _check_location(name: str, cards: list[LocationCard]) -> None:
    if [len(card.ducks) for card in cards] != DUCKS_OF_LOCATION:
        raise BadContent(f"cards.toml: locations {name}: one card with one duck, three with two, two with three")
    if len({card.ducks for card in cards}) != len(cards):
        raise BadContent(f"cards.toml: locations {name}: its cards are all different")
    counts = Counter(row for card in cards for row in card.ducks)
    if any(counts[row] not in (3, 4) for row in range(COLOURS)):
        raise BadContent(f"cards.toml: locations {name}: every colour stands on three or four of its cards")


def _ducks(entry: str, text: str, letters: str) -> Ducks:
    ducks = tuple(letters.find(letter) for letter in text)
    if not ducks or -1 in ducks or list(ducks) != sorted(set(ducks)):
        raise BadContent(f"cards.toml: {entry}: {text!r} must be letters of {letters}, each once, from top to bottom")
    return ducks


def _starting(rows: Mapping[str, _StartingRow], letters: str) -> tuple[StartingCard, ...]:
    """T4: with every number of players there are as many as players, the first one among them; each shows two ducks."""
    cards = tuple(
        StartingCard(name, _ducks(f"starting {name}", row.ducks, letters), tuple(row.players))
        for name, row in rows.items()
    )
    for card in cards:
        if len(card.ducks) != 2:
            raise BadContent(f"cards.toml: starting {card.name}: a starting card shows two ducks")
    for players in LOCATION_TILES:
        used = [card for card in cards if players in card.players]
        if len(used) != players or used[0] is not cards[0]:
            raise BadContent(f"cards.toml: starting: with {players} players there are {players}, the first among them")
    return cards


def _formations(rows: _Formations, shapes: Mapping[int, int]) -> tuple[Formation, ...]:
    """T1, T2"""
    formations = tuple(parse_pattern(row.value, row.pattern) for row in rows.formations)
    if sorted(formation.value for formation in formations) != VALUES:
        raise BadContent(f"formations.toml: formations: they are worth {', '.join(map(str, VALUES))}")
    for number, formation in enumerate(formations, 1):
        if len(formation.ducks) != (ducks := shapes[formation.value]):
            raise BadContent(f"formations.toml: formation {number}: one worth {formation.value} has {ducks} ducks")
    if len({formation.ducks for formation in formations}) != len(formations):
        raise BadContent("formations.toml: formations: all are different")
    return formations


def _layout(count: str, table: object) -> Layout:
    """T3: tiles side by side, in one piece."""
    if count not in ("2", "3", "4"):
        raise BadContent(f"layouts.toml: {count}: there are layouts for 2, 3 and 4 players")
    row = checked(_LayoutRow, f"layouts.toml: {count}", table)
    players = int(count)
    kinds = {
        (each.first + column, number): kind
        for number, each in enumerate(row.rows)
        for column, kind in enumerate(each.tiles)
    }
    _check_tiles(players, Counter(kinds.values()))
    places = list(kinds)
    tiles = tuple(Tile(*place, kinds[place], _beside(place, places)) for place in places)
    _check_in_one_piece(count, tiles)
    starts = [tuple(int(number) for number in text.split(",")) for text in row.starts]
    if len(set(starts)) != players or not set(starts) <= set(places):
        raise BadContent(f"layouts.toml: {count}: starts: a tile of its own for each of {players} players")
    return Layout(tiles, tuple(places.index((start[0], start[1])) for start in starts))


def _check_tiles(players: int, kinds: Counter[str]) -> None:
    half = SPECIAL_TILES[players] // 2
    locations = LOCATION_TILES[players]
    if kinds != {LOCATION: locations, GIFT_SHOP: half, ADOPT: half}:
        raise BadContent(f"layouts.toml: {players}: there must be {locations} L, {half} G and {half} A")


def _beside(place: tuple[int, int], places: list[tuple[int, int]]) -> tuple[int, ...]:
    around = [(place[0] + column, place[1] + row) for column, row in NEIGHBOURS]
    return tuple(sorted(places.index(other) for other in around if other in places))


def _check_in_one_piece(count: str, tiles: tuple[Tile, ...]) -> None:
    reached, edge = {0}, [0]
    while edge:
        edge = [other for at in edge for other in tiles[at].beside if other not in reached]
        reached |= set(edge)
    if len(reached) != len(tiles):
        raise BadContent(f"layouts.toml: {count}: the park falls apart")


RULES_1 = load(FOLDER / "rules-1", SHAPES_1)
CONTENT = load(before=RULES_1)
CARDS = CONTENT.cards  # the same in all versions, as are the tiles of the parks
STARTING = RULES_1.starting | CONTENT.starting
FORMATIONS = RULES_1.formations | CONTENT.formations
