"""What lies in the box: cards, tiles, boards and pieces, read once from `data/content/race` and checked (R1–R6).

A file that breaks a rule is refused with its name, the entry and the reason.
"""

from collections.abc import Mapping
from pathlib import Path as File
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from ..content import CONTENT_FOLDER, Look, LookRow, Strict, all_different, checked, looks, read
from ..errors import BadContent, EngineError
from ..words import digest
from .board import BUOYS, Board, Placed, Tile, grade_of, lay
from .cards import Card, mirror_images, parse_path, same_paths

FOLDER = CONTENT_FOLDER / "race"
CARD_COUNT = 54
SEATS = 4
RINGS_OF_A_NAMED_BOARD = 8

Grade = Literal["beginner", "moderate", "advanced"]  # GRADES, for the type checker
Place = Annotated[int, Field(ge=0, le=6)]


class NamedBoard(NamedTuple):
    grade: Grade
    board: Board


class Content(NamedTuple):
    cards: dict[int, Card]
    tiles: dict[str, Tile]
    buoys: tuple[Look, ...]
    boards: dict[str, NamedBoard]
    tokens: dict[str, int]
    characters: tuple[str, ...]
    colours: tuple[Look, ...]  # of the seats
    cards_digest: str


class _Cards(Strict):
    paths: dict[str, list[str]]


class _TileRow(Strict):
    drain: bool = False
    buoy: Annotated[int, Field(ge=0, lt=BUOYS)] | None = None
    a: list[Place] = Field(default_factory=list[Place])
    b: list[Place] = Field(default_factory=list[Place])


class _Tiles(Strict):
    tiles: dict[str, _TileRow]
    buoys: Annotated[list[LookRow], Field(min_length=BUOYS, max_length=BUOYS)]


class _BoardRow(Strict):
    grade: Grade
    tiles: list[str]


class _Pieces(Strict):
    tokens: dict[str, Annotated[int, Field(ge=1)]]
    characters: list[str]
    colours: Annotated[list[LookRow], Field(min_length=SEATS, max_length=SEATS)]


def load(folder: File = FOLDER) -> Content:
    texts = {name: read(folder, name) for name in ("cards.toml", "tiles.toml", "boards.toml", "pieces.toml")}
    cards = _cards(checked(_Cards, "cards.toml", texts["cards.toml"]))
    rows = checked(_Tiles, "tiles.toml", texts["tiles.toml"])
    tiles = _tiles(rows.tiles)
    pieces = checked(_Pieces, "pieces.toml", texts["pieces.toml"])
    all_different("pieces.toml", "characters", pieces.characters)
    return Content(
        cards=cards,
        tiles=tiles,
        buoys=looks("tiles.toml", "buoys", rows.buoys),
        boards={name: _board(name, row, tiles) for name, row in texts["boards.toml"].items()},
        tokens=pieces.tokens,
        characters=tuple(pieces.characters),
        colours=looks("pieces.toml", "colours", pieces.colours),
        cards_digest=digest(repr(sorted(cards.items()))),
    )


def _cards(rows: _Cards) -> dict[int, Card]:
    """R1: numbered 1–54, all different, each its own mirror image or one of a mirrored pair."""
    if sorted(rows.paths) != sorted(map(str, range(1, CARD_COUNT + 1))):
        raise BadContent(f"cards.toml: paths: the cards are numbered 1 to {CARD_COUNT}, each once")
    cards = {int(number): _card(int(number), paths) for number, paths in rows.paths.items()}
    for card in cards.values():
        for other in cards.values():
            if other.number > card.number and same_paths(card, other):
                raise BadContent(f"cards.toml: card {other.number}: it is card {card.number} again")
        if not any(mirror_images(card, other) for other in cards.values()):
            raise BadContent(f"cards.toml: card {card.number}: its mirror image is missing")
    return cards


def _card(number: int, paths: list[str]) -> Card:
    try:
        card = Card(number, tuple(parse_path(path) for path in paths))
    except BadContent as error:
        raise BadContent(f"cards.toml: card {number}: {error}") from None
    if not card.paths or not all(1 <= len(path.steps) <= 4 for path in card.paths):
        raise BadContent(f"cards.toml: card {number}: a card has paths of 1 to 4 steps")
    return card


def _tiles(rows: Mapping[str, _TileRow]) -> dict[str, Tile]:
    """R2: a drain, three buoys and six with rings, two on each side, in other places on the other."""
    if sorted(rows) != [str(digit) for digit in range(10)]:
        raise BadContent("tiles.toml: tiles: there are ten, 0 to 9")
    tiles = {name: Tile(name, row.drain, row.buoy, (tuple(row.a), tuple(row.b))) for name, row in rows.items()}
    if sum(tile.drain for tile in tiles.values()) != 1:
        raise BadContent("tiles.toml: tiles: just one has the drain")
    if sorted(tile.buoy for tile in tiles.values() if tile.buoy is not None) != list(range(BUOYS)):
        raise BadContent("tiles.toml: tiles: three have one buoy each, all different")
    for tile in tiles.values():
        _check_rings(tile)
    return tiles


def _check_rings(tile: Tile) -> None:
    front, back = map(set, tile.rings)
    wanted = 0 if tile.drain or tile.buoy is not None else 2
    if not len(front) == len(back) == wanted:
        raise BadContent(f"tiles.toml: tile {tile.name}: each of its sides has {wanted} rings")
    if front & back:
        raise BadContent(f"tiles.toml: tile {tile.name}: its sides have rings in different places")


def _board(name: str, table: object, tiles: Mapping[str, Tile]) -> NamedBoard:
    row = checked(_BoardRow, f"boards.toml: {name}", table)
    try:
        placed = [Placed.parse(text) for text in row.tiles]
        board = lay(name, tiles, placed)
    except EngineError as error:
        raise BadContent(f"boards.toml: {error}") from None
    if len(board.rings) < RINGS_OF_A_NAMED_BOARD:
        least = RINGS_OF_A_NAMED_BOARD
        raise BadContent(f"boards.toml: board {name} has {len(board.rings)} rings: a named board has at least {least}")
    if row.grade != (grade := grade_of([each.at for each in placed])):
        raise BadContent(f"boards.toml: board {name} is called {row.grade}: by its choke points it is {grade}")
    return NamedBoard(row.grade, board)


CONTENT = load()
CARDS, BOARDS = CONTENT.cards, {name: named.board for name, named in CONTENT.boards.items()}
