"""How Duck Race is searched: two rounds ahead, then who has the shortest way left, and who has tokens."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from ..game import Game
from ..race.content import CONTENT
from ..race.far import far
from ..race.swim import OFF_BOARD
from ..race.table import DUCKY_OF, THE_DOG, Position, Table
from ..values import Event, Prompt, View
from .race import normal
from .search import LOST, WON, Happening, Parts, Searcher

ROUNDS = 2
TOKEN = 1.0  # what a token is worth, in steps
SECOND = 0.1  # how much a player's other ducky counts
UNPLACED = 30.0

WAYS = {0: "way-drain", 1: "way-last"}  # by how many buoys are still to be touched
BUOYS = [Happening("buoy", 1.0, buoy.letter) for buoy in CONTENT.buoys]
BONK, DOG = Happening("bonk", -0.6), Happening("dog", -1.0)
BAD_ENDS = {"bonk": BONK, "dog": DOG, "chase": DOG}  # of a ducky's move, and being caught


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


def noticed(event: Event, seat: int) -> tuple[Happening, float] | None:
    if event.seat != seat:
        return None
    if event.kind == "buoy":
        return BUOYS[cast(int, event.facts["buoy"])], 1.0
    if event.kind in BAD_ENDS and event.facts["ducky"] != THE_DOG:
        return BAD_ENDS[event.kind], 1.0
    return None


def names(view: View[Position]) -> Mapping[str, str]:
    """A way is called by what is left of it for all of the seat's duckies."""
    left = {len(BUOYS) - ducky.buoys.bit_count() for ducky in view.position.duckies if ducky.seat == view.seat}
    return {"way": WAYS.get(max(left), "way")} if left else {}


def is_due(event: Event, asked: Prompt) -> bool:
    """What befalls the ducky that was asked about. What another one of the same seat does, it would do anyway."""
    return "ducky" in event.facts and event.facts["ducky"] == DUCKY_OF.get(asked.about)


RACE = Searcher(
    player=normal,
    worth=worth,
    reasons=("way", *WAYS.values(), "tokens", "buoy", BONK.what, DOG.what, WON.what, LOST.what),
    noticed=noticed,
    is_far_enough=some_rounds,
    asks=frozenset(["pick", "ring", "send", "lead", "before", "after", "extra", "path"]),
    playouts=120,
    warmth=3.0,
    margin=0.5,
    passing=frozenset([BONK, DOG]),  # what may befall a ducky next round isn't what this word would save it from
    is_later="round",
    is_due=is_due,
    names=names,
)
