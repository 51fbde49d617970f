"""Formation cards: patterns of ducks, and where a row of cards shows them (T2, T16)."""

from collections.abc import Iterator
from typing import NamedTuple

from ..errors import BadContent

ROWS = 4
COLUMNS_OF_A_PATTERN = range(2, 5)
ROWS_OF_A_PATTERN = range(2, 5)

Place = tuple[int, int]  # a column of a player's row of cards, and one of the four rows


class Formation(NamedTuple):
    value: int
    columns: int
    rows: int
    ducks: frozenset[Place]


def parse_pattern(value: int, lines: list[str]) -> Formation:
    """A pattern as it is written: a line for each row, x where a duck is."""
    text = " ".join(lines)
    width = len(lines[0]) if lines else 0
    if not set(text) <= set("x. ") or any(len(line) != width for line in lines):
        raise BadContent(f"formations.toml: pattern {text!r}: rows of the same length, of x and dots")
    ducks = frozenset(
        (column, row) for row, line in enumerate(lines) for column, sign in enumerate(line) if sign == "x"
    )
    if width not in COLUMNS_OF_A_PATTERN or len(lines) not in ROWS_OF_A_PATTERN:
        raise BadContent(f"formations.toml: pattern {text!r}: it has 2 to 4 columns and 2 to 4 rows")
    if {column for column, _ in ducks} != set(range(width)) or {row for _, row in ducks} != set(range(len(lines))):
        raise BadContent(f"formations.toml: pattern {text!r}: no row or column is empty")
    if not _connected(ducks):
        raise BadContent(f"formations.toml: pattern {text!r}: its ducks are side by side")
    return Formation(value, width, len(lines), ducks)


def _connected(ducks: frozenset[Place]) -> bool:
    start = min(ducks)
    reached, edge = {start}, {start}
    while edge:
        around = {(c + x, r + y) for c, r in edge for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        edge = (around & ducks) - reached
        reached |= edge
    return reached >= ducks


def places_of(formation: Formation, columns: int, free: frozenset[Place]) -> Iterator[Place]:
    """Where the pattern lies on free ducks: its upper left corner. It slides, but never turns or reaches outside."""
    for column in range(columns - formation.columns + 1):
        for row in range(ROWS - formation.rows + 1):
            if all([(column + x, row + y) in free for x, y in formation.ducks]):
                yield column, row


def covered(formation: Formation, corner: Place) -> frozenset[Place]:
    """The places whose ducks it uses."""
    return frozenset([(corner[0] + column, corner[1] + row) for column, row in formation.ducks])
