"""Where the steps of a card take a ducky: the one place that knows what ends its move (R13–R15, R17–R19, R46)."""

from collections.abc import Collection
from typing import Literal, NamedTuple

from .board import ALL_BUOYS, EDGE, Board

OFF_BOARD = -2  # nowhere; not even beyond an edge


class Ducky(NamedTuple):
    seat: int
    space: int = OFF_BOARD
    facing: int = 0
    buoys: int = 0  # a bit for each one touched


class Swim(NamedTuple):
    """A move along a path: the spaces, from the one it left, and how it ended."""

    route: tuple[int, ...]
    heading: int
    buoys: int
    end: Literal["done", "bonk", "ring", "home", "dog"]


def stroll(board: Board, start: int, heading: int, steps: tuple[int, ...]) -> Swim:
    """R43–R45: where the dog goes on one card: through duckies, up to the edge, the drain or a ring."""
    space = start
    route = [start]
    for sixths in steps:
        heading = (heading + sixths) % 6
        space = board.ahead[space][heading]
        if space == EDGE:
            return Swim(tuple(route), heading, 0, "bonk")
        route.append(space)
        if space == board.drain:
            return Swim(tuple(route), heading, 0, "home")
        if board.is_ring[space]:
            return Swim(tuple(route), heading, 0, "ring")
    return Swim(tuple(route), heading, 0, "done")


def swim(board: Board, ducky: Ducky, steps: tuple[int, ...], taken: Collection[int], dog: int = OFF_BOARD) -> Swim:
    """R13: every step, until something ends the move. `taken` are the spaces of the duckies; its own is free again."""
    _, start, heading, buoys = ducky
    space = start
    route = [start]
    for turn in steps:
        heading = (heading + turn) % 6
        ahead = board.ahead[space][heading]
        if ahead == dog:  # R46: before anything else that the space would do
            return Swim(tuple(route), heading, buoys, "dog")
        if (ahead in taken and ahead != start) or ahead == EDGE or (ahead == board.drain and buoys != ALL_BUOYS):
            # R14; R18: a ring with a ducky on it, too
            return Swim(tuple(route), heading, buoys, "bonk")
        space = ahead
        route.append(space)
        buoys |= board.buoy_bits[space]  # R15: also in passing
        if space == board.drain:  # R19: also in the middle of a path
            return Swim(tuple(route), heading, buoys, "home")
        if board.is_ring[space]:  # R17: also in the middle of a path
            return Swim(tuple(route), heading, buoys, "ring")
    return Swim(tuple(route), heading, buoys, "done")
