"""The letters of choices on a board: each close to what it stands for, and no two on top of each other."""

from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin
from typing import NamedTuple

from PIL import Image

from ..draw.canvas import Point, stamp
from .badges import badge

LEAST = 44  # pixels across, on a picture 1200 wide
DISTANCES = (0.35, 0.7, 1.05, 1.5, 2.0, 2.5)  # how far a letter may be moved, in its own size
DIRECTIONS = 12

Box = tuple[float, float, float, float]  # left, top, right, bottom


class Letter(NamedTuple):
    """The letter of a choice, its centre, and how large it is."""

    letter: str
    at: Point
    size: float


def placed(letters: Iterable[Letter], box: Box) -> list[Letter]:
    """Moved into the box, and apart where they would cover each other."""
    found: list[Letter] = []
    for letter in [inside(each, box) for each in letters]:
        tries = (inside(moved, box) for moved in moved_about(letter))
        free = (each for each in tries if all([clear(each, other) for other in found]))
        found.append(next(free, letter))
    return found


def inside(letter: Letter, box: Box) -> Letter:
    (x, y), half, (left, top, right, bottom) = letter.at, letter.size / 2, box
    return letter._replace(at=(min(max(x, left + half), right - half), min(max(y, top + half), bottom - half)))


def moved_about(letter: Letter) -> Iterator[Letter]:
    """Where it is, then further and further away in all directions."""
    x, y = letter.at
    yield letter
    for far in DISTANCES:
        for turn in range(DIRECTIONS):
            angle = turn * 2 * pi / DIRECTIONS
            yield letter._replace(at=(x + far * letter.size * cos(angle), y + far * letter.size * sin(angle)))


def clear(one: Letter, other: Letter) -> bool:
    return hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) >= (one.size + other.size) / 2 - 0.01


def draw_letters(picture: Image.Image, letters: Iterable[Letter]) -> None:
    for letter, at, size in letters:
        stamp(picture, badge(letter, size), at)
