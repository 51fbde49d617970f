"""How far a ducky still has to go: steps and turns to the buoys it lacks and then the drain, on an empty board."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from .board import ALL_BUOYS, BUOYS, EDGE, Board
from .codes import board_of

TURN = 0.35  # a sixth of a turn, in steps: cards turn while they move, so it is cheap
JUMP = 1.0  # a ring ends the move, but leads to every other ring
FAR = 1000.0

Costs = list[list[float]]  # by space and facing


class Far(NamedTuple):
    """`left[buoys][space][facing]`: what is left to do for a ducky there that has these buoys."""

    left: tuple[Costs, ...]
    best_ring: tuple[float, ...]  # by buoys: from the best of all rings, facing any way


@lru_cache(maxsize=64)
def far(layout: str) -> Far:
    """Of the board of this name or code. A new board takes some 60 ms to look through."""
    board = board_of(layout)
    to_buoy = [_costs_to(board, space) for space in board.buoys]
    left: dict[int, Costs] = {ALL_BUOYS: _costs_to(board, board.drain)}
    for have in sorted(range(ALL_BUOYS), key=int.bit_count, reverse=True):
        legs = [
            (to_buoy[buoy], min(left[have | 1 << buoy][board.buoys[buoy]]))
            for buoy in range(BUOYS)
            if not have >> buoy & 1
        ]
        left[have] = [
            [min(leg[space][facing] + rest for leg, rest in legs) for facing in range(6)]
            for space in range(len(board.spaces))
        ]
    rows = tuple(left[have] for have in range(ALL_BUOYS + 1))
    return Far(rows, tuple(min(min(row[ring]) for ring in board.rings) for row in rows))


def _costs_to(board: Board, target: int) -> Costs:
    """The cheapest way from every space and facing, found by improving every guess until none gets better."""
    costs = [[FAR] * 6 for _ in board.spaces]
    costs[target] = [0.0] * 6
    better = True
    while better:
        better = False
        jump = JUMP + min(min(costs[ring]) for ring in board.rings)
        for space, facing in product(range(len(board.spaces)), range(6)):
            if space == target:
                continue
            cheapest = min(
                _step(board, costs, space, heading, target, jump) + TURN * min(turn, 6 - turn)
                for turn in range(6)
                for heading in [(facing + turn) % 6]
            )
            if cheapest < costs[space][facing] - 1e-9:
                costs[space][facing] = cheapest
                better = True
    return costs


def _step(board: Board, costs: Costs, space: int, heading: int, target: int, jump: float) -> float:
    ahead = board.ahead[space][heading]
    if ahead == EDGE or (ahead == board.drain and ahead != target):
        return FAR
    return 1.0 + (jump if board.is_ring[ahead] else costs[ahead][heading])
