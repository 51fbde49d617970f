"""Where things are on a race board: a name for every space, and the way from one to another.

Columns are lettered from west to east. Rows are numbered from north to south and are half a space high: a step north or
south changes the number by two, any other step changes letter and number by one.
"""

import string
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from engine.race import AHEAD, EDGE, Board

FACING_COUNT = len(AHEAD)
STRAIGHT = tuple((1.5 * q, sqrt(3) * (r + q / 2)) for q, r in AHEAD)  # each facing, as seen


class Leg(NamedTuple):
    """A straight part of a route."""

    facing: int
    steps: int


class Cost(NamedTuple):
    """What makes a route worse, the most important first. A ring ends a move, so it is better avoided."""

    steps: int
    rings: int
    turns: int


Costs = dict[tuple[int, int], Cost]  # from a space that was entered with this facing
HERE = Leg(0, 0)


# Names


def space_name(board: Board, space: int) -> str:
    """`D7`: its column and row."""
    q, r = board.spaces[space]
    return f"{column_name(board, q)}{row_number(board, q, r)}"


def column_name(board: Board, q: int) -> str:
    """A to Z, then AA, AB and so on: few boards are that wide."""
    more, last = divmod(q - min(board.spaces)[0], len(string.ascii_uppercase))
    return (string.ascii_uppercase[more - 1] if more else "") + string.ascii_uppercase[last]


def row_number(board: Board, q: int, r: int) -> int:
    """Counted from 1 at the first space, since spaces are numbered from the north."""
    first_q, first_r = board.spaces[0]
    return 2 * (r - first_r) + q - first_q + 1


# Ways


def direction(board: Board, start: int, end: int) -> Leg:
    """How many steps it is, and which way to set out: the facing closest to the straight line.

    The route goes around gaps and the drain, as you would swim: people who can't see a gap are led around it. Duckies
    and the dog don't count, because they move, and neither does what a ring would save.
    """
    if start == end:
        return HERE
    costs, bearings = _costs_to(board, end), _bearings(board, start, end)
    legs = [Leg(facing, costs[ahead, facing].steps + 1) for facing, ahead in _open_ways(board, costs, start)]
    return min(legs, key=lambda leg: (leg.steps, -bearings[leg.facing]))


def leads_straight_to(board: Board, start: int, leg: Leg, end: int) -> bool:
    """Whether this many steps in this direction are all there is to it."""
    space = start
    for _ in range(leg.steps):
        space = board.ahead[space][leg.facing] if space != EDGE else EDGE
    return space == end


@lru_cache(maxsize=4096)
def way(board: Board, start: int, end: int) -> tuple[Leg, ...]:
    """The shortest route, leg by leg: among equals the one with the fewest rings, then the fewest turns."""
    costs = _costs_to(board, end)
    legs: list[Leg] = []
    space = start
    while space != end:
        behind = legs[-1].facing if legs else None
        facing = _best_way_on(board, costs, space, end, behind)
        steps = legs.pop().steps + 1 if facing == behind else 1
        legs.append(Leg(facing, steps))
        space = board.ahead[space][facing]
    return tuple(legs)


def _best_way_on(board: Board, costs: Costs, space: int, end: int, behind: int | None) -> int:
    bearings = _bearings(board, space, end)
    facings = [facing for facing, _ in _open_ways(board, costs, space)]
    return min(facings, key=lambda f: (_onward(board, costs, space, f, end, behind), -bearings[f]))


@lru_cache(maxsize=256)
def _costs_to(board: Board, end: int) -> Costs:
    """Found backwards from the end, all spaces that are one step away before those that are two."""
    costs: Costs = {(end, facing): Cost(0, 0, 0) for facing in range(FACING_COUNT)}
    rim, known = {end}, {EDGE, board.drain, end}
    while rim:
        around = {neighbour for space in rim for neighbour in board.ahead[space]} - known
        for space in around:
            ways = [facing for facing in range(FACING_COUNT) if board.ahead[space][facing] in rim]
            for entered in range(FACING_COUNT):
                costs[space, entered] = min(_onward(board, costs, space, facing, end, entered) for facing in ways)
        known |= around
        rim = around
    return costs


def _open_ways(board: Board, costs: Costs, space: int) -> list[tuple[int, int]]:
    """The facings that lead on from here, and where to."""
    return [(facing, ahead) for facing, ahead in enumerate(board.ahead[space]) if (ahead, facing) in costs]


def _onward(board: Board, costs: Costs, space: int, facing: int, end: int, behind: int | None) -> Cost:
    ahead = board.ahead[space][facing]
    rest = costs[ahead, facing]
    passes_ring = board.is_ring[ahead] and ahead != end
    turns = behind is not None and behind != facing
    return Cost(rest.steps + 1, rest.rings + passes_ring, rest.turns + turns)


def _bearings(board: Board, space: int, end: int) -> list[float]:
    """How well each facing points to the end."""
    (q, r), (to_q, to_r) = board.spaces[space], board.spaces[end]
    x, y = 1.5 * (to_q - q), sqrt(3) * (to_r - r + (to_q - q) / 2)
    return [round(x * dx + y * dy, 6) for dx, dy in STRAIGHT]
