"""What there is to choose on the board, with the letters of the buttons: paths, rings and facings."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from math import dist, hypot
from typing import NamedTuple

from PIL import Image

from engine import View, Waiting
from engine.race import CARDS, DUCKY_OF, MEANING, OFF_BOARD, THE_DOG, Board, Position, Swim, stroll, swim

from ...draw.canvas import Point, stamp
from ...draw.strokes import draw_stroke
from ...draw.theme import INK, WHITE
from ...parts.badges import bonk
from ...parts.letters import Box, Letter, placed
from ..words.movers import place_of
from ..words.names import CHOICE_LETTERS, marks_of
from .pieces import paw
from .tub import AHEAD, SIDE, Tub


class Choice(NamedTuple):
    """A letter and where it stands; for a path also an arrow, and whether it ends against something or at the dog."""

    letter: Letter
    arrow: tuple[Point, ...] = ()
    crash: Point | None = None
    dog: Point | None = None


def choices(view: View[Position], tub: Tub, least: float, box: Box) -> list[Choice]:
    """For every open question about the board. Letters are at least this large, unless rings lie too close."""
    size = badge_size(tub, least)
    found: list[Choice] = []
    for waiting in view.waiting:
        if waiting.ask in KINDS and waiting.moves:
            found += KINDS[waiting.ask](tub, view.position, waiting, size)
    return apart(found, box)


def apart(found: Sequence[Choice], box: Box) -> list[Choice]:
    """With all letters in the box, and no two on top of each other."""
    letters = placed([choice.letter for choice in found], box)
    return [choice._replace(letter=letter) for choice, letter in zip(found, letters, strict=True)]


def badge_size(tub: Tub, least: float) -> float:
    return max(least, 0.95 * tub.radius)


def paths(tub: Tub, position: Position, waiting: Waiting, size: float) -> list[Choice]:
    assert position.turn
    card, mover = CARDS[position.turn.card], DUCKY_OF[waiting.about]
    steps = [card.paths[MEANING[word] - 1].steps for word in waiting.moves]
    return ways(tub, [ahead_of(tub.board, position, mover, path) for path in steps], size)


def ways(tub: Tub, moves: Sequence[Swim], size: float) -> list[Choice]:
    """Arrows side by side where they go the same way; letters beside their tips, to show where they lead."""
    found: list[Choice] = []
    for number, (letter, move) in enumerate(zip(CHOICE_LETTERS, moves, strict=False)):
        side = number - (len(moves) - 1) / 2
        points = points_of(tub, move)
        arrow = tuple([(x + side * 0.22 * tub.radius, y) for x, y in points])
        tip = beside_end(arrow, (0.3 * tub.radius + 0.6 * size) * (1 if side >= 0 else -1))
        crash, dog = (arrow[-1] if move.end == end else None for end in ("bonk", "dog"))
        found.append(Choice(Letter(letter, tip, size), arrow, crash, dog))
    return found


def ahead_of(board: Board, position: Position, mover: int, steps: tuple[int, ...]) -> Swim:
    """Where these steps would take a ducky or the dog now."""
    if mover == THE_DOG:
        return stroll(board, *position.dog, steps)
    taken = [ducky.space for ducky in position.duckies]
    return swim(board, position.duckies[mover], steps, taken, position.dog.space)


def points_of(tub: Tub, move: Swim) -> list[Point]:
    """The route of a move, up to what ends it."""
    points = [tub.at(space) for space in move.route]
    if move.end not in ("bonk", "dog"):
        return points
    return [*points, tub.ahead(move.route[-1], move.heading, 0.5)]


def beside_end(arrow: tuple[Point, ...], far: float) -> Point:
    """This far to the right of where it points, or to the left if negative."""
    (ax, ay), (bx, by) = arrow[-2:]
    length = hypot(bx - ax, by - ay) or 1
    return bx - (by - ay) / length * far, by + (bx - ax) / length * far


def rings(tub: Tub, position: Position, waiting: Waiting, size: float) -> list[Choice]:
    """On the rings, and no larger than the room between two of them."""
    spaces = [tub.board.rings[MEANING[word] - 1] for word in waiting.moves]
    places = [tub.at(space) for space in spaces]
    closest = min([dist(one, other) for one, other in combinations(places, 2)], default=size)
    entered = place_of(position, DUCKY_OF[waiting.about])
    if entered in spaces:
        places[spaces.index(entered)] = beside_ducky(tub, entered, places)
    marks = marks_of(waiting.moves)
    return [Choice(Letter(mark, at, min(size, closest))) for mark, at in zip(marks, places, strict=True)]


def beside_ducky(tub: Tub, space: int, letters: Sequence[Point]) -> Point:
    """So that the letter of the ring it has just entered doesn't hide it: where no other letter is near."""
    others = [at for at in letters if at != tub.at(space)]
    ways = [tub.ahead(space, facing, 0.48) for facing in range(len(AHEAD))]
    return max(ways, key=lambda way: min([dist(way, other) for other in others], default=0))


def facings(tub: Tub, position: Position, waiting: Waiting, size: float) -> list[Choice]:
    """Around whoever turns, far enough out that nothing of it is hidden and the letters don't touch."""
    space = place_of(position, DUCKY_OF[waiting.about])
    if space == OFF_BOARD:
        return []
    far = max(0.84, 1.06 * size / (2 * SIDE * tub.radius))
    places = [tub.ahead(space, MEANING[word], far) for word in waiting.moves]
    return [Choice(Letter(letter, at, size)) for letter, at in zip(CHOICE_LETTERS, places, strict=False)]


Kind = Callable[[Tub, Position, Waiting, float], list[Choice]]
KINDS: Mapping[str, Kind] = {"path": paths, "ring": rings, "send": rings, "face": facings}


def occupied(found: list[Choice]) -> Iterator[Point]:
    """Where letters and arrows are: nothing else should be written there."""
    for choice in found:
        yield choice.letter.at
        for (ax, ay), (bx, by) in pairwise(choice.arrow):
            yield (ax + bx) / 2, (ay + by) / 2


def draw_arrows(picture: Image.Image, tub: Tub, found: list[Choice]) -> None:
    for choice in found:
        if choice.arrow:
            pointed = not choice.crash and not choice.dog
            draw_stroke(picture, list(choice.arrow), 0.16 * tub.radius, WHITE, edge=INK, arrow=pointed)


def draw_ends(picture: Image.Image, tub: Tub, found: list[Choice], size: float = 0.42) -> None:
    """What ends a path: a bonk of this size, or the dog, who sends the ducky away."""
    for choice in found:
        if choice.crash:
            stamp(picture, bonk(size * tub.radius), choice.crash)
        if choice.dog:
            stamp(picture, paw(0.7 * tub.radius), choice.dog)
