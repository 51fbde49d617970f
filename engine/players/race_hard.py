"""How Duck Race is searched: two rounds ahead, then who has the shortest way left, and who has tokens."""

from collections.abc import Callable
from typing import Any, cast

from ..game import Game
from ..race.far import far
from ..race.swim import OFF_BOARD
from ..race.table import Table
from .race import normal
from .search import WIN, Parts, Searcher

ROUNDS = 2
TOKEN = 1.0  # what a token is worth, in steps
SECOND = 0.1  # how much a player's other ducky counts
UNPLACED = 30.0


def worth(game: Game[Any], seat: int) -> Parts:
    race = cast(Table, game)
    left = far(race.layout).left
    ways = sorted([_way(left, ducky) for ducky in race.duckies if ducky.seat == seat])
    held = len(race.tokens[seat]) + race.blues[seat] if race.advanced else 0
    return {"way": -ways[0] - SECOND * sum(ways[1:]), "tokens": TOKEN * held}


def _way(left: Any, ducky: Any) -> float:
    return UNPLACED if ducky.space == OFF_BOARD else left[ducky.buoys][ducky.space][ducky.facing]


def some_rounds(game: Game[Any], _: int) -> Callable[[Game[Any]], bool]:
    until = cast(Table, game).round + ROUNDS
    return lambda world: cast(Table, world).round >= until


RACE = Searcher(
    player=normal,
    worth=worth,
    parts=("way", "tokens", WIN),
    is_far_enough=some_rounds,
    asks=frozenset(["pick", "ring", "send", "lead", "before", "after", "extra", "path"]),
    playouts=120,
    warmth=3.0,
    margin=0.5,
)
