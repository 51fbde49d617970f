"""Every space has a name of its own, steps change it as the scheme says, and ways lead where they should."""

import pytest

from engine.race import BOARDS, Race
from engine.race.board import EDGE, Board
from render.race.words.directions import compass
from render.race.words.goals import way_to
from render.race.words.names import race_scene
from render.race.words.places import direction, space_name, way
from render.words.texts import texts
from tests.support.engine.race import BOARD
from tests.support.say import say

every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def test_names_are_column_and_row() -> None:
    assert [space_name(BOARD, space) for space in (0, BOARD.drain, BOARD.at(-4, 2))] == ["I1", "E9", "A9"]
    assert [space_name(BOARD, buoy) for buoy in BOARD.buoys] == ["F4", "D14", "K7"]


@every_board
def test_names_are_all_different_and_change_with_a_step_as_they_should(board: Board) -> None:
    names = [space_name(board, space) for space in range(len(board.spaces))]
    assert len(set(names)) == len(names)
    for space, neighbours in enumerate(board.ahead):
        for facing, neighbour in enumerate(neighbours):
            if neighbour != EDGE:
                assert name_after(names[space], facing) == names[neighbour]


def name_after(name: str, facing: int) -> str:
    """One step on: north or south changes the number by two, any other letter and number by one."""
    column, row = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))[facing]
    return f"{chr(ord(name[0]) + column)}{int(name[1:]) + row}"


def test_columns_past_z_have_two_letters() -> None:
    wide = Board("wide", tuple((q, 0) for q in range(30)), (), 0, (), (), (), (), "")
    assert [space_name(wide, space)[:-1].rstrip("0123456789") for space in (0, 25, 26, 29)] == ["A", "Z", "AA", "AD"]


@every_board
def test_a_way_swum_leg_by_leg_leads_there_and_is_as_short_as_can_be(board: Board) -> None:
    for end in (*board.buoys, board.drain):
        steps = steps_to(board, end)
        for start in range(len(board.spaces)):
            legs = way(board, start, end)
            assert swum(board, start, legs) == end
            assert sum(leg.steps for leg in legs) == direction(board, start, end).steps
            assert start == board.drain or direction(board, start, end).steps == steps[start]


def swum(board: Board, space: int, legs: tuple[tuple[int, int], ...]) -> int:
    for facing, steps in legs:
        for _ in range(steps):
            space = board.ahead[space][facing]
    return space


def steps_to(board: Board, end: int) -> dict[int, int]:
    """Around gaps, and not through the drain."""
    steps, frontier = {end: 0}, [end]
    while frontier:
        space = frontier.pop(0)
        for neighbour in board.ahead[space]:
            if neighbour not in (EDGE, board.drain) and neighbour not in steps:
                steps[neighbour] = steps[space] + 1
                frontier.append(neighbour)
    return steps


@every_board
def test_a_direction_is_said_only_where_it_leads_there_straight(board: Board) -> None:
    """Otherwise, how far it is, and the first step of a way that's no longer than that."""
    scene = race_scene(
        Race.new(seats=2, options={"board": board.name}, seed="7" * 64).view(None), ["Ada", "Ben"], texts()
    )
    assert scene.board == board
    seen = set[bool]()
    for end in (*board.buoys, board.drain):
        steps = steps_to(board, end)
        for start in [space for space in range(len(board.spaces)) if space not in (end, board.drain)]:
            lines = [facing for facing in range(6) if sailed(board, start, facing, steps[start]) == end]
            begins = [f for f in range(6) if steps.get(board.ahead[start][f]) == steps[start] - 1]
            name, facings = ("race-way", lines) if lines else ("race-way-first", begins)
            ways = [say(name, count=steps[start], facing=compass(scene, facing)) for facing in facings]
            assert way_to(scene, start, end) in ways
            seen.add(bool(lines))
    assert seen == {True, False}


def sailed(board: Board, space: int, facing: int, steps: int) -> int:
    for _ in range(steps):
        space = board.ahead[space][facing] if space not in (EDGE, board.drain) else EDGE
    return space


def test_on_open_water_the_direction_is_the_nearest_to_the_straight_line() -> None:
    assert direction(BOARD, BOARD.at(5, -1), BOARD.at(6, -4)) == (0, 3)
    assert direction(BOARD, BOARD.at(5, -1), BOARD.at(1, -3)) == (5, 6)
    assert direction(BOARD, BOARD.at(5, -1), BOARD.at(5, -1)).steps == 0


def test_a_way_goes_past_rings_where_that_is_no_longer() -> None:
    for start in range(len(BOARD.spaces)):
        for end in BOARD.buoys:
            legs = way(BOARD, start, end)
            on_the_way = [swum(BOARD, start, ((legs[0].facing, n),)) for n in range(1, legs[0].steps)] if legs else []
            straight = len(legs) == 1
            assert straight or not any(BOARD.is_ring[space] for space in on_the_way) or narrow(start, end)


def narrow(start: int, end: int) -> bool:
    """Whether every shortest way passes a ring."""
    steps = steps_to(BOARD, end)
    spaces = [start]
    while steps[spaces[0]] > 1:
        nearer = {n for space in spaces for n in BOARD.ahead[space] if steps.get(n, 99) == steps[spaces[0]] - 1}
        spaces = [space for space in nearer if not BOARD.is_ring[space]]
        if not spaces:
            return True
    return False
