"""Board codes."""

from collections.abc import Callable

from engine.race.board import Placed
from engine.race.codes import code_of
from engine.words import digest


def beginner_board(change: Callable[[list[str]], list[str]]) -> list[Placed]:
    tub = ["4a0 -1,0", "1a0 0,-1", "5a0 1,-2", "6a2 -1,1", "0a0 0,0", "7a3 1,-1", "3a0 2,-2", "2a0 0,1", "8a1 1,0"]
    return [Placed.parse(text) for text in change(tub)]


PLACED = beginner_board(list)
CODE = code_of(PLACED)


def with_check(tile_set: str, tiles: str) -> str:
    return f"{tile_set}-{tiles}-{digest(tile_set + tiles)[:2]}"
