"""What a ducky still has to reach, and the way there, in words."""

from engine.race import ALL_BUOYS, Board

from . import phrases
from .phrases import COMPASS, listed
from .places import Leg, direction, space_name, way
from .scene import Scene, buoy_at, buoys_in, lying


def goals(board: Board, buoys: int) -> list[int]:
    """The spaces of the buoys it has not touched, or of the drain if it has all."""
    if buoys == ALL_BUOYS:
        return [board.drain]
    return [space for space in board.buoys if not board.buoy_bits[space] & buoys]


def quest(scene: Scene, number: int) -> str:
    """`has buoy B; buoy A is 3 steps north-west, C 5 south`"""
    ducky = scene.here.duckies[number]
    return touched(ducky.buoys) + _goals(scene.board, ducky.space, goals(scene.board, ducky.buoys))


def touched(buoys: int) -> str:
    """What it has, if it has any."""
    letters = buoys_in(buoys)
    if not letters:
        return ""
    return phrases.TOUCHED.format(buoys=phrases.BUOYS[len(letters)].format(buoys=listed(letters)))


def _goals(board: Board, space: int, aims: list[int]) -> str:
    if aims == [board.drain]:
        return phrases.DRAIN_GOAL.format(way=way_words(direction(board, space, board.drain)))
    first, *others = [(buoy_at(board, aim), direction(board, space, aim)) for aim in aims]
    rest = [phrases.OTHER_BUOY.format(buoy=buoy, way=_more(leg)) for buoy, leg in others]
    return phrases.FIRST_BUOY.format(buoy=first[0], way=way_words(first[1])) + "".join(rest)


def quest_by_legs(scene: Scene, number: int) -> str:
    """`has buoy B; buoy A at D5: 3 steps north-west, then 2 north`"""
    ducky, board = scene.here.duckies[number], scene.board
    told = [
        phrases.GOAL_BY_LEGS.format(
            goal=lying(board, aim), name=space_name(board, aim), way=legs_words(way(board, ducky.space, aim))
        )
        for aim in goals(board, ducky.buoys)
    ]
    return touched(ducky.buoys) + phrases.AND_THEN.join(told)


def legs_words(legs: tuple[Leg, ...]) -> str:
    if not legs:
        return phrases.RIGHT_HERE
    return phrases.THEN.join([way_words(legs[0]), *[_more(leg) for leg in legs[1:]]])


def way_words(leg: Leg) -> str:
    if not leg.steps:
        return phrases.RIGHT_HERE
    text = phrases.ONE_STEP if leg.steps == 1 else phrases.STEPS
    return text.format(count=leg.steps, facing=COMPASS[leg.facing])


def _more(leg: Leg) -> str:
    """The same after it was said that these are steps."""
    return phrases.MORE_STEPS.format(count=leg.steps, facing=COMPASS[leg.facing]) if leg.steps else phrases.RIGHT_HERE
