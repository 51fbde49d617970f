"""Movement cards as pictures: each path from the blue space, along the red steps, to the green facings."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.race import CARDS, CardPath

from ...draw.canvas import Canvas, Point, rounded, stamp
from ...draw.theme import FINAL, FLOOR, HEADING, INK, MARGIN, PAPER, SMALL, START, STEP, TITLE, WHITE, Colour, mixed
from ...parts.badges import badge
from ...parts.cards import draw_card_ground
from ...text.writing import write, write_in_middle
from ..words.names import CHOICE_LETTERS
from .palette import in_colours
from .tub import AHEAD, CORNERS

LINE, GAP = 0.1, 0.4
BELOW = 150  # pixels on a picture 1200 wide
OWN_BELOW, CAPTION = 204, 42  # the same, for one's own cards and for what is written above them
BETWEEN, MOST_WIDE = 14, 290


@lru_cache(maxsize=256)
def small_card(number: int, size: float) -> Image.Image:
    """Only its number."""
    canvas = Canvas((0.96, 1.2), size)
    canvas.polygon(rounded(0.06, 0.06, 0.9, 1.14, 0.16), WHITE, 0.07)
    sprite = canvas.done()
    write_in_middle(sprite, str(number), size * 0.6, INK)
    return sprite


class Sketch(NamedTuple):
    """A path in radii of a space, from a start at the origin; on a card it is headed north."""

    spaces: tuple[Point, ...]
    facings: tuple[int, ...]
    heading: int = 0

    @property
    def box(self) -> tuple[float, float, float, float]:
        tips = [further(self.spaces[-1], facing, 0.62) for facing in self.facings]
        points = [
            *[(x + a, y + b) for x, y in self.spaces for a, b in CORNERS],
            *tips,
            further(self.spaces[0], self.heading, 0.62),
        ]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


def sketch_of(path: CardPath, start: int = 0) -> Sketch:
    heading, spaces = start, [(0.0, 0.0)]
    for turn in path.steps:
        heading = (heading + turn) % 6
        spaces.append(further(spaces[-1], heading, 1))
    return Sketch(tuple(spaces), tuple([(heading + turn) % 6 for turn in path.facings]), start)


def further(point: Point, facing: int, share: float) -> Point:
    x, y = AHEAD[facing]
    return point[0] + x * share, point[1] + y * share


class Sketches(NamedTuple):
    """All paths of a card side by side at the same scale, in a box of this size; with letters if there are several."""

    all: list[Sketch]
    width: int
    height: int
    lettered: bool = True

    @property
    def letters(self) -> float:
        return min(48, self.height / 5) if len(self.all) > 1 and self.lettered else 0

    @property
    def extent(self) -> Point:
        boxes = [sketch.box for sketch in self.all]
        wide = sum([right - left for left, _, right, _ in boxes]) + GAP * (len(boxes) + 1)
        return wide, max([bottom - top for _, top, _, bottom in boxes]) + GAP

    @property
    def unit(self) -> float:
        """Pixels per radius."""
        wide, tall = self.extent
        return min(self.width / wide, (self.height - self.letters) / tall, self.height / 4)


def sketches_of(number: int, width: int, height: int, *, lettered: bool = True) -> Sketches:
    return Sketches([sketch_of(path) for path in CARDS[number].paths], width, height, lettered)


def diagrams(
    number: int, width: int, height: int, *, lettered: bool = True, ground: Colour | None = None
) -> Image.Image:
    sketches = sketches_of(number, width, height, lettered=lettered)
    unit, letters, (wide, tall) = sketches.unit, sketches.letters, sketches.extent
    canvas = Canvas((width / unit, height / unit), unit, ground=ground)
    x, foot = (width / unit - wide) / 2 + GAP, ((height - letters) / unit + tall - GAP) / 2
    middles: list[float] = []
    for sketch in sketches.all:
        left, _, right, bottom = sketch.box
        draw_sketch(canvas, sketch, (x - left, foot - bottom))
        middles.append((x + (right - left) / 2) * unit)
        x += right - left + GAP
    picture = canvas.done()
    for letter, middle in zip(CHOICE_LETTERS if letters else (), middles, strict=False):
        stamp(picture, badge(letter, letters * 0.84), (middle, foot * unit + letters / 2))
    return picture


@lru_cache(maxsize=256)
def diagrams_on_paper(number: int, width: int, height: int, *, lettered: bool = True) -> Image.Image:
    """The same on opaque paper, which is faster to draw and to paste, and in the palette."""
    return in_colours(diagrams(number, width, height, lettered=lettered, ground=PAPER))


def with_cards_below(picture: Image.Image, cards: list[int], scale: float) -> Image.Image:
    """For a choice between cards: each with its letter, and none for its paths, which aren't asked about yet."""
    tall, wide = round(BELOW * scale), round(picture.width / len(cards))
    whole = Image.new("RGB", (picture.width, picture.height + tall), FLOOR)
    whole.paste(picture)
    for place, (letter, card) in enumerate(zip(CHOICE_LETTERS, cards, strict=False)):
        left, middle = place * wide, picture.height + tall / 2
        stamp(whole, badge(letter, 60 * scale), (left + 70 * scale, middle))
        stamp(whole, small_card(card, 110 * scale), (left + 170 * scale, middle))
        sketches = diagrams(card, round(wide - 260 * scale), round(tall - 16 * scale), lettered=False)
        stamp(whole, sketches, (left + (wide + 220 * scale) / 2, middle))
    return whole


def with_own_cards_below(picture: Image.Image, cards: Sequence[int], said: str) -> Image.Image:
    """What its owner has to play with next, below what they're asked first."""
    whole = Image.new("RGB", (picture.width, picture.height + OWN_BELOW), FLOOR)
    whole.paste(picture)
    write(ImageDraw.Draw(whole), (MARGIN, picture.height + CAPTION / 2 + 2), said, SMALL, INK, anchor="lm")
    wide = min(MOST_WIDE, (picture.width - 2 * MARGIN - (len(cards) - 1) * BETWEEN) / len(cards))
    tall = OWN_BELOW - CAPTION - BETWEEN
    for place, card in enumerate(cards):
        corner = MARGIN + place * (wide + BETWEEN), picture.height + CAPTION
        draw_own_card(whole, card, corner, (wide, tall))
    return whole


def draw_own_card(picture: Image.Image, card: int, corner: Point, size: Point) -> None:
    """Its number, and beside it its paths. They have no letters: none of them is asked about yet."""
    (left, top), (wide, tall) = corner, size
    draw_card_ground(picture, corner, size)
    number = min(TITLE, wide / 4)
    write(ImageDraw.Draw(picture), (left + 20, top + 14 + number * 0.4), str(card), number, INK, anchor="lm")
    room = round(wide - 44 - 1.15 * number), round(tall - 28)
    picture.paste(diagrams_on_paper(card, *room, lettered=False), (round(left + 22 + 1.15 * number), round(top + 14)))


def draw_sketch(canvas: Canvas, sketch: Sketch, at: Point) -> None:
    moved = [(x + at[0], y + at[1]) for x, y in sketch.spaces]
    for place, centre in enumerate(moved):
        hexagon = [(centre[0] + 0.94 * x, centre[1] + 0.94 * y) for x, y in CORNERS]
        canvas.polygon(hexagon, START if place == 0 else mixed(STEP, PAPER, 0.62), LINE)
    canvas.line(moved, 0.2, STEP)
    for centre in moved[1:]:
        canvas.disc(centre, 0.2, STEP)
    arrow(canvas, moved[0], sketch.heading, HEADING)
    for facing in sketch.facings:
        arrow(canvas, moved[-1], facing, FINAL)


def arrow(canvas: Canvas, centre: Point, facing: int, colour: tuple[int, int, int]) -> None:
    """A head that points out of a space."""
    turn = facing * pi / 3
    shape = ((0, -1.04), (0.34, -0.52), (0.12, -0.58), (0.12, -0.3), (-0.12, -0.3), (-0.12, -0.58), (-0.34, -0.52))
    points = [(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)) for x, y in shape]
    canvas.polygon([(centre[0] + x, centre[1] + y) for x, y in points], colour, 0.07, WHITE)
    canvas.polygon([(centre[0] + x, centre[1] + y) for x, y in points], colour)
