"""What the players' rules of Duck Tow take from the box."""

from collections import Counter
from collections.abc import Container, Mapping
from itertools import groupby

from engine.tow import CONTENT, LIMITS

from ...text.lines import block
from ...words.texts import Fact, Texts
from .board import DUCK, NO_DUCK, side_by_side

FORMATIONS = sorted(CONTENT.formations.values(), key=lambda formation: formation.value)


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
    return found | {f"shape.{formation.value}": len(formation.ducks) for formation in FORMATIONS}


def formations() -> str:
    """All of them, drawn as on the table, with a blank line before those that are worth more."""
    lines = list[str]()
    for _, alike in groupby(FORMATIONS, key=lambda formation: formation.value):
        shapes = [*alike]
        tallest = max(formation.rows for formation in shapes)
        lines += ["", *side_by_side([grid(*formation, height=tallest) for formation in shapes])]
    return block(lines[1:])


def grid(value: int, columns: int, rows: int, places: Container[tuple[int, int]], *, height: int) -> list[str]:
    ducks = ["".join(DUCK if (at, row) in places else NO_DUCK for at in range(columns)) for row in range(rows)]
    return [f"+{value}", *ducks, *[""] * (height - rows)]
