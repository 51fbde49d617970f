"""What is to be chosen on the board, drawn and lettered as on the buttons: paths, rings and facings."""

from collections.abc import Callable, Mapping, Sequence
from math import hypot
from typing import NamedTuple

from PIL import Image

from engine import View, Waiting
from engine.race import CARDS, DUCKY_OF, MEANING, OFF_BOARD, THE_DOG, Board, Position, Swim, stroll, swim

from ..canvas import Point, stamp
from ..letters import LETTERS, lettered
from ..strokes import draw_stroke
from ..theme import INK, WHITE
from .pieces import badge, bonk
from .swimmers import place_of
from .tub import SIDE, Tub

LEAST_BADGE = 44  # pixels on a picture 1200 wide


class Choice(NamedTuple):
    """A letter and where it stands; for paths and facings also an arrow, for a bonk a mark."""

    letter: str
    tip: Point
    arrow: tuple[Point, ...] = ()
    crash: Point | None = None


def choices(view: View[Position], tub: Tub, least: float) -> list[Choice]:
    """Of every open question that is asked on the board. No badge is smaller than that."""
    size = badge_size(tub, least)
    found: list[Choice] = []
    for waiting in view.waiting:
        if waiting.ask in KINDS and waiting.moves:
            found += KINDS[waiting.ask](tub, view.position, waiting, size)
    return apart(found, size)


def badge_size(tub: Tub, least: float) -> float:
    return max(least, 0.95 * tub.radius)


def paths(tub: Tub, position: Position, waiting: Waiting, _: float) -> list[Choice]:
    assert position.turn
    card, mover = CARDS[position.turn.card], DUCKY_OF[waiting.about]
    steps = [card.paths[MEANING[word] - 1].steps for word in waiting.moves]
    return ways(tub, [ahead_of(tub.board, position, mover, path) for path in steps])


def ways(tub: Tub, moves: Sequence[Swim]) -> list[Choice]:
    """Side by side where they go the same way."""
    found: list[Choice] = []
    for number, (letter, move) in enumerate(zip(LETTERS, moves, strict=False)):
        points, crash = points_of(tub, move)
        shift = (number - (len(moves) - 1) / 2) * 0.22 * tub.radius
        arrow = tuple([(x + shift, y) for x, y in points])
        found.append(Choice(letter, beyond(arrow, 1 if crash else 0.2), arrow, crash))
    return found


def ahead_of(board: Board, position: Position, mover: int, steps: tuple[int, ...]) -> Swim:
    """Where these steps would take a ducky or the dog now."""
    if mover == THE_DOG:
        return stroll(board, *position.dog, steps)
    taken = [ducky.space for ducky in position.duckies]
    return swim(board, position.duckies[mover], steps, taken, position.dog.space)


def points_of(tub: Tub, move: Swim) -> tuple[list[Point], Point | None]:
    """The way of a move, and where it bonks."""
    points = [tub.at(space) for space in move.route]
    if move.end not in ("bonk", "dog"):
        return points, None
    crash = tub.ahead(move.route[-1], move.heading, 0.5)
    return [*points, crash], crash


def beyond(arrow: tuple[Point, ...], share: float) -> Point:
    """A little further than the end."""
    (ax, ay), (bx, by) = arrow[-2:]
    return bx + (bx - ax) * share, by + (by - ay) * share


def rings(tub: Tub, _position: Position, waiting: Waiting, _size: float) -> list[Choice]:
    return [Choice(letter, tub.at(tub.board.rings[MEANING[word] - 1])) for letter, word in lettered(waiting.moves)]


def facings(tub: Tub, position: Position, waiting: Waiting, size: float) -> list[Choice]:
    """Around whoever turns, so far out that the letters do not touch."""
    space = place_of(position, DUCKY_OF[waiting.about])
    if space == OFF_BOARD:
        return []
    far = max(0.68, 1.06 * size / (2 * SIDE * tub.radius))
    found: list[Choice] = []
    for letter, word in lettered(waiting.moves):
        arrow = tuple([tub.ahead(space, MEANING[word], share) for share in (0.25, 0.4)])
        found.append(Choice(letter, tub.ahead(space, MEANING[word], far), arrow))
    return found


Kind = Callable[[Tub, Position, Waiting, float], list[Choice]]
KINDS: Mapping[str, Kind] = {"path": paths, "ring": rings, "send": rings, "face": facings}


def apart(found: list[Choice], size: float) -> list[Choice]:
    """Letters side by side where they would cover each other."""
    placed: list[Choice] = []
    for choice in found:
        x, y = choice.tip
        while any([hypot(x - other.tip[0], y - other.tip[1]) < size for other in placed]):
            x += size
        placed.append(choice._replace(tip=(x, y)))
    return placed


def draw_arrows(picture: Image.Image, tub: Tub, found: list[Choice]) -> None:
    for choice in found:
        if choice.arrow:
            draw_stroke(picture, list(choice.arrow), 0.16 * tub.radius, WHITE, edge=INK, arrow=not choice.crash)


def draw_crashes(picture: Image.Image, tub: Tub, found: list[Choice]) -> None:
    for choice in found:
        if choice.crash:
            stamp(picture, bonk(0.42 * tub.radius), choice.crash)


def draw_badges(picture: Image.Image, tub: Tub, found: list[Choice], least: float) -> None:
    draw_crashes(picture, tub, found)
    for choice in found:
        stamp(picture, badge(choice.letter, badge_size(tub, least)), choice.tip)
