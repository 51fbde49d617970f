"""What a ducky still has to reach, and the way there, in words."""

from engine.race import ALL_BUOYS, Board

from ...words.sentences import joined, listed
from .directions import compass
from .names import RaceScene, buoy_at, buoys_in, lying
from .places import Leg, direction, leads_straight_to, space_name, way


def goals(board: Board, buoys: int) -> list[int]:
    """The spaces of the buoys it hasn't touched, or the drain if it has touched them all."""
    if buoys == ALL_BUOYS:
        return [board.drain]
    return [space for space in board.buoys if not board.buoy_bits[space] & buoys]


def quest(scene: RaceScene, number: int) -> str:
    """`has buoy B; buoy A is 3 steps north-west, C 5 south`"""
    ducky = scene.here.duckies[number]
    return _with_touched(scene, ducky.buoys, _goals(scene, ducky.space, goals(scene.board, ducky.buoys)))


def _with_touched(scene: RaceScene, buoys: int, to_reach: str) -> str:
    """With what it has, if it has any."""
    letters = buoys_in(buoys)
    if not letters:
        return to_reach
    touched = scene.say("race-buoys", count=len(letters), buoys=listed(scene.texts, letters))
    return scene.say("race-quest", buoys=touched, goals=to_reach)


def _goals(scene: RaceScene, space: int, aims: list[int]) -> str:
    board = scene.board
    if aims == [board.drain]:
        return scene.say("race-goal-drain", way=way_to(scene, space, board.drain))
    first, *others = aims
    told = scene.say("race-goal", buoy=buoy_at(board, first), way=way_to(scene, space, first))
    more = [scene.say("race-goal-on", buoy=buoy_at(board, aim), way=_way_on_to(scene, space, aim)) for aim in others]
    return joined(scene.texts, [told, *more], "comma")


def quest_by_legs(scene: RaceScene, number: int) -> str:
    """`has buoy B; buoy A at D5: 3 steps north-west, then 2 north`"""
    ducky, board = scene.here.duckies[number], scene.board
    told = [_goal_by_legs(scene, aim, way(board, ducky.space, aim)) for aim in goals(board, ducky.buoys)]
    return _with_touched(scene, ducky.buoys, joined(scene.texts, told, "semicolon"))


def _goal_by_legs(scene: RaceScene, aim: int, legs: tuple[Leg, ...]) -> str:
    name = space_name(scene.board, aim)
    return scene.say("race-goal-by-legs", goal=lying(scene, aim), name=name, way=legs_words(scene, legs))


def legs_words(scene: RaceScene, legs: tuple[Leg, ...]) -> str:
    if not legs:
        return scene.say("race-right-here")
    return joined(scene.texts, [way_words(scene, legs[0]), *[_way_on(scene, leg) for leg in legs[1:]]], "then")


def way_to(scene: RaceScene, start: int, end: int) -> str:
    """In short: how far, and where to, if it's straight ahead; otherwise how to begin."""
    leg = direction(scene.board, start, end)
    if leads_straight_to(scene.board, start, leg, end):
        return way_words(scene, leg)
    return scene.say("race-way-first", count=leg.steps, facing=compass(scene, leg.facing))


def _way_on_to(scene: RaceScene, start: int, end: int) -> str:
    leg = direction(scene.board, start, end)
    if leads_straight_to(scene.board, start, leg, end):
        return _way_on(scene, leg)
    return scene.say("race-way-first-on", count=leg.steps, facing=compass(scene, leg.facing))


def way_words(scene: RaceScene, leg: Leg) -> str:
    if not leg.steps:
        return scene.say("race-right-here")
    return scene.say("race-way", count=leg.steps, facing=compass(scene, leg.facing))


def _way_on(scene: RaceScene, leg: Leg) -> str:
    """The same, once it is clear that steps are meant."""
    if not leg.steps:
        return scene.say("race-right-here")
    return scene.say("race-way-on", count=leg.steps, facing=compass(scene, leg.facing))
