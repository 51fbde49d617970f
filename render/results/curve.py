"""A rating curve: a line for each kind of game, with a sign of its own, and its name at the end."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from ..draw.canvas import Canvas, Point, around, star
from ..draw.theme import FINAL, GROUT, HEADING, INK, PAPER, SMALL, START, STEP, Colour, mixed
from ..text.writing import fitted, width, write
from ..words.texts import Texts
from .told import by_kind
from .values import START as FIRST_POINTS
from .values import Dot

LEFT, RIGHT = 92, 300  # room for the numbers before the curve, and for names after it
ABOVE, BELOW = 22, 22
LEAST_HIGH = 80  # points from the lowest to the highest
STEPS = (20, 50, 100, 200, 500, 1000, 2000, 5000)  # points between two lines of the grid
MOST_LINES = 5  # of the grid
MOST_SIGNS = 24  # more games than that, and only the last one of each kind has its sign
APART = 36  # pixels between two names
NAMES = 28  # pixels tall
FAINT = mixed(INK, PAPER, 0.35)

Sign = Callable[[Point, float], list[Point]]


class Look(NamedTuple):
    colour: Colour
    sign: Sign


def square(at: Point, size: float) -> list[Point]:
    x, y = at
    side = 0.85 * size
    return [(x - side, y - side), (x + side, y - side), (x + side, y + side), (x - side, y + side)]


def triangle(at: Point, size: float) -> list[Point]:
    x, y = at
    return [(x, y - 1.15 * size), (x + 1.1 * size, y + 0.85 * size), (x - 1.1 * size, y + 0.85 * size)]


def disc(at: Point, size: float) -> list[Point]:
    return around(at, size, size)


def pointed(at: Point, size: float) -> list[Point]:
    return star(at, 1.4 * size, 0.62 * size)


LOOKS: Mapping[str, Look] = {
    "race": Look(START, disc),
    "gallery": Look(STEP, triangle),
    "pool": Look(FINAL, square),
    "tow": Look(HEADING, pointed),
}


class Scale(NamedTuple):
    """From games and points to pixels."""

    wide: float
    tall: float
    games: int
    low: int
    high: int

    def at(self, game: int, points: float) -> Point:
        room = self.wide - LEFT - RIGHT
        across = game / self.games if self.games else 0
        return LEFT + room * across, self.tall - BELOW - (self.tall - ABOVE - BELOW) * self.up(points)

    def up(self, points: float) -> float:
        return (points - self.low) / (self.high - self.low)


def curve_drawn(curve: Sequence[Dot], texts: Texts, size: tuple[int, int], *, is_whole: bool) -> Image.Image:
    """Of at least one game. If it's whole, every line begins where everyone starts."""
    lines = lines_of(curve, is_whole=is_whole)
    points = [each for line in lines.values() for _, each in line]
    step, low, high = grid_of(min(points), max(points))
    scale = Scale(*size, games=len(curve) - (not is_whole), low=low, high=high)
    canvas = Canvas(size, 1, ground=PAPER, fine=3)
    for level in range(low, high + 1, step):
        canvas.line([(LEFT, scale.at(0, level)[1]), (size[0] - RIGHT + 10, scale.at(0, level)[1])], 2, GROUT)
    for kind, line in lines.items():
        draw_line(canvas, LOOKS[kind], [scale.at(*each) for each in line], signs=len(curve) <= MOST_SIGNS)
    picture = canvas.done()
    for level in range(low, high + 1, step):
        write(ImageDraw.Draw(picture), (LEFT - 14, scale.at(0, level)[1]), str(level), SMALL, FAINT, anchor="rm")
    name_lines(picture, lines, scale, texts)
    return picture


def lines_of(curve: Sequence[Dot], *, is_whole: bool) -> dict[str, list[tuple[int, int]]]:
    """By kind, the number of each game and the points after it."""
    lines: dict[str, list[tuple[int, int]]] = {}
    for number, dot in enumerate(curve):
        start = [(number, FIRST_POINTS)] if is_whole else []
        lines.setdefault(dot.kind, start).append((number + is_whole, dot.points))
    return {kind: lines[kind] for kind in by_kind(curve)}


def grid_of(lowest: int, highest: int) -> tuple[int, int, int]:
    """How many points from one line of the grid to the next, the lowest line, and the highest."""
    spare = max(0, LEAST_HIGH - (highest - lowest)) // 2
    lowest, highest = lowest - spare, highest + spare
    for step in STEPS:
        low, high = lowest // step * step, -(-highest // step) * step
        if (high - low) // step < MOST_LINES:
            return step, low, high
    return highest - lowest, lowest, highest


def draw_line(canvas: Canvas, look: Look, points: Sequence[Point], *, signs: bool) -> None:
    if len(points) > 1:
        canvas.line(points, 5, look.colour)
    for place, at in enumerate(points):
        if signs or place == len(points) - 1:
            canvas.polygon(look.sign(at, 10), look.colour, 3)


def name_lines(
    picture: Image.Image, lines: Mapping[str, Sequence[tuple[int, int]]], scale: Scale, texts: Texts
) -> None:
    """At the right, as high as each line ends, but no two on top of each other."""
    ends = sorted([(scale.at(*line[-1])[1], kind) for kind, line in lines.items()])
    left, right, draw = scale.wide - RIGHT + 26, scale.wide - 8, ImageDraw.Draw(picture)
    for y, (_, kind) in zip(spread([y for y, _ in ends], scale.tall), ends, strict=True):
        points, name = str(lines[kind][-1][1]), texts.say(f"game-{kind}")
        picture.paste(sign := sign_of(kind), (round(left), round(y) - sign.height // 2), sign)
        write(draw, (right, y), points, NAMES, INK, anchor="rm")
        begin = left + sign.width + 4
        words = fitted(name, NAMES, right - width(points, NAMES) - 8 - begin)
        write(draw, (begin, y), words, NAMES, INK, anchor="lm")


@lru_cache(maxsize=8)
def sign_of(kind: str) -> Image.Image:
    canvas = Canvas((36, 36), 1, (18, 18))
    canvas.polygon(LOOKS[kind].sign((0, 0), 11), LOOKS[kind].colour, 3)
    return canvas.done()


def spread(heights: Sequence[float], tall: float) -> list[float]:
    """The same, in order, but so far apart that each can be read, and none outside."""
    found: list[float] = []
    for y in heights:
        found.append(max(y, found[-1] + APART if found else APART / 2))
    lowest = [tall - APART / 2 - place * APART for place in range(len(found))]
    return [min(y, low) for y, low in zip(found, reversed(lowest), strict=True)]
