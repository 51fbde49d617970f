"""What the players' rules of Duck Tow take from the box."""

from collections import Counter
from collections.abc import Mapping

from engine.tow import CONTENT, LIMITS

from ...text.lines import block
from ...words.texts import Fact, Texts
from .board import DUCK, NO_DUCK, side_by_side


def facts(_: Texts) -> Mapping[str, Fact]:
    """How many there are, with 2 players for example: `{ducks.2}` of each colour, `{locations.2}`, `{shops.2}`,
    `{limit.2}` cards that end the game. `{shape.2}` is how many ducks a formation worth 2 has."""
    found: dict[str, Fact] = {
        "food": CONTENT.food,
        "each": len(CONTENT.cards) // len(CONTENT.locations),
        "formations": formations(),
    }
    for players, layout in CONTENT.layouts.items():
        kinds = Counter(tile.kind for tile in layout.tiles)
        found |= {f"ducks.{players}": CONTENT.ducks[players], f"limit.{players}": LIMITS[players]}
        found |= {f"locations.{players}": kinds["L"], f"shops.{players}": kinds["G"]}
    return found | {f"shape.{formation.value}": len(formation.ducks) for formation in CONTENT.formations}


def formations() -> str:
    """All of them, drawn as on the table."""
    shapes = sorted(CONTENT.formations, key=lambda formation: formation.value)
    tallest = max(formation.rows for formation in shapes)
    grids = [
        [f"+{value}", *lines_of(places, columns, rows), *[""] * (tallest - rows)]
        for value, columns, rows, places in shapes
    ]
    return block(side_by_side(grids))


def lines_of(places: frozenset[tuple[int, int]], columns: int, rows: int) -> list[str]:
    return ["".join(DUCK if (column, row) in places else NO_DUCK for column in range(columns)) for row in range(rows)]
