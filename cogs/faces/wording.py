"""What every message of a table needs: its language, the name of its game, and the names of who sits there."""

from data import Table
from engine import View
from render import Cast
from render.texts import Texts, texts

AnyView = View[object]


def words_of(table: Table) -> Texts:
    return texts(table.language)


def game_name(table: Table) -> str:
    return words_of(table).say(f"game-{table.kind}")


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def cast_of(table: Table) -> Cast:
    return Cast(names_of(table), [seat.character for seat in table.seats])
