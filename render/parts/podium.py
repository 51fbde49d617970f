"""A podium for the end of a game: everyone on a step as high as their place, and a crown for whoever has won.

It stands in the left and the middle; its lower steps leave room for a picture of the game's own in the upper right.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw

from ..draw.canvas import Canvas, Point, rounded, stamp, star
from ..draw.cast import Cast
from ..draw.ducks import portrait
from ..draw.theme import (
    COLOURS,
    FOAM,
    FUR,
    GOLD,
    INK,
    MARGIN,
    METAL,
    PAPER,
    PLUME,
    START,
    WATER,
    WATER_DEEP,
    WATER_LINE,
    WHITE,
    WIDE,
    mixed,
)
from ..text.apart import Place, Written, told_apart
from ..text.writing import shrunk, width, write, write_in_middle
from .badges import crown, seat_sign

TALL = 900
FLOOR = 862  # where the steps stand
WIDEST_STEPS, WIDEST = 960, 340  # all of them where there are fewer than four, and one of them
HEIGHTS = (296, 216, 182)  # of the first steps
LOWEST = 158
LARGE, USUAL, SMALL = 214, 168, 112  # how long a ducky is: a winner's, another one, or the second of the same seat
RAYS, CONFETTI, BUBBLES = 14, 70, 90
FINE = 2

# How high a crown sits on each hat, in the units of `draw.hats`
CROWNED: Mapping[str, Point] = {
    "fireman": (0.2, -1.02),
    "sailor": (0.17, -1.06),
    "pirate": (0.2, -1.06),
    "chef": (0.2, -1.26),
    "diver": (0.2, -0.78),
    "knight": (0.2, -0.84),
    "wizard": (-0.04, -1.2),
    "astronaut": (0.3, -0.96),
    "hatchling": (0.2, -1.06),
    "buddy": (0.16, -1.06),
    "grandmaster": (0.2, -1.08),
}


class Rank(NamedTuple):
    """Someone on the podium. `colour` is a name from the theme; `duckies` is how many of them swim for this seat."""

    seat: int
    place: int
    colour: str
    letter: str
    character: str
    name: str
    won: bool
    duckies: int = 1
    shape: str = ""  # where a game has shapes


class Step(NamedTuple):
    """The front of a step, in pixels, so that a game can add to it what this seat has reached."""

    left: float
    top: float
    wide: float

    @property
    def middle(self) -> float:
        return self.left + self.wide / 2

    @property
    def below_name(self) -> float:
        return self.top + 80

    @property
    def height(self) -> float:
        """What is left of it below the name."""
        return FLOOR - 14 - self.below_name


Add = Callable[[Image.Image, Step, int], None]


def ranks_of(
    places: Mapping[int, int],
    winners: Collection[int],
    cast: Cast,
    letters: Sequence[str],
    colours: Sequence[str],
    shapes: Sequence[str] = (),
) -> list[Rank]:
    """Of seats by their places, the first one first."""
    return [
        Rank(
            seat,
            place,
            colours[seat],
            letters[seat],
            cast.character(seat),
            cast.names[seat],
            seat in winners,
            shape=shapes[seat] if shapes else "",
        )
        for seat, place in places.items()
    ]


def draw_podium(title: str, ranks: Sequence[Rank], add: Add) -> Image.Image:
    """Ranks from the first to the last. The second stands to the left of the first, all others to the right."""
    steps = steps_of(ranks)
    picture = party(round(steps[0].middle), FLOOR - HEIGHTS[0] - LARGE // 2).copy()
    names = told_apart(tuple([place_of_name(step, rank) for step, rank in zip(steps, ranks, strict=True)]))
    for step, rank, name in zip(steps, ranks, names, strict=True):
        draw_step(picture, step, rank, name)
        add(picture, step, rank.seat)
    water = waves()
    picture.paste(water, (0, TALL - water.height), water)
    for step, rank in zip(steps, ranks, strict=True):
        draw_duckies(picture, step, rank)
    draw_title(picture, title)
    return picture


def steps_of(ranks: Sequence[Rank]) -> list[Step]:
    room = WIDE - 2 * MARGIN if len(ranks) > 3 else WIDEST_STEPS
    wide = min(WIDEST, room / len(ranks))
    columns = [1, 0, *range(2, len(ranks))][: len(ranks)] if len(ranks) > 1 else [0]
    tops = [FLOOR - (HEIGHTS[rank.place - 1] if rank.place <= len(HEIGHTS) else LOWEST) for rank in ranks]
    return [Step(MARGIN + column * wide, top, wide) for column, top in zip(columns, tops, strict=True)]


def place_of_name(step: Step, rank: Rank) -> Place:
    return Place(rank.name, rank.letter, 34, step.wide - 88)


def draw_step(picture: Image.Image, step: Step, rank: Rank, name: Written) -> None:
    front = step_front(rank.colour, round(step.wide), round(FLOOR + 30 - step.top), won=rank.won)
    picture.paste(front, (round(step.left), round(step.top)), front)
    middle = step.top + 46
    stamp(picture, medal(rank.place), (step.left + 40, middle))
    write(ImageDraw.Draw(picture), (step.left + 74, middle), name.text, name.size, INK, anchor="lm")


@lru_cache(maxsize=64)
def step_front(colour: str, wide: int, tall: int, *, won: bool) -> Image.Image:
    canvas = Canvas((wide, tall), 1, fine=3)
    paint = COLOURS[colour]
    canvas.polygon(rounded(3, 3, wide - 3, tall + 30, 16), GOLD if won else mixed(paint, PAPER, 0.75), 6)
    canvas.polygon(rounded(3, 3, wide - 3, 19, 8), WHITE if not won else PAPER, 6)
    return canvas.done()


@lru_cache(maxsize=64)
def paper_on_step(wide: int, tall: int) -> Image.Image:
    """What a game adds to a step is readable on it, whatever the colour of the step."""
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(2, 2, wide - 2, tall - 2, min(wide, tall) / 4), PAPER, 4)
    return canvas.done()


@lru_cache(maxsize=8)
def medal(place: int) -> Image.Image:
    canvas = Canvas((1.3, 1.3), 50, (0.65, 0.65))
    paint = {1: GOLD, 2: METAL, 3: FUR}.get(place, PAPER)
    canvas.polygon(star((0, 0), 0.62, 0.52, 12), INK)
    canvas.polygon(star((0, 0), 0.55, 0.46, 12), paint)
    canvas.disc((0, 0), 0.4, WHITE)
    sprite = canvas.done()
    write_in_middle(sprite, str(place), 34, INK)
    return sprite


def draw_duckies(picture: Image.Image, step: Step, rank: Rank) -> None:
    size = LARGE if rank.won else USUAL
    if rank.duckies > 1:
        put_on(picture, (step.middle - 0.32 * step.wide, step.top + 12), portrait(rank.colour, rank.character, SMALL))
    shift = 0.1 * step.wide * (rank.duckies > 1)
    feet = (step.middle + shift, step.top + 16)
    centre = put_on(picture, feet, portrait(rank.colour, rank.character, size))
    stamp(picture, seat_sign(rank.letter, rank.shape, 0.27 * size), (centre[0] - 0.12 * size, centre[1] + 0.32 * size))
    if rank.won:
        x, y = CROWNED[rank.character]
        stamp(picture, crown(0.52 * size, 8), (centre[0] + x * size / 2, centre[1] + (y + 0.06) * size / 2))


def put_on(picture: Image.Image, feet: Point, sprite: Image.Image) -> Point:
    """Standing there: below a portrait there's some room. Gives the centre."""
    centre = feet[0], feet[1] - 0.432 * sprite.height
    stamp(picture, sprite, centre)
    return centre


def draw_title(picture: Image.Image, title: str) -> None:
    words, size = shrunk(title, 58, WIDE - 220)
    wide = width(words, size) + 90
    ribbon = banner(round(wide))
    stamp(picture, ribbon, (WIDE / 2, 66))
    write(ImageDraw.Draw(picture), (WIDE / 2, 58), words, size, INK)


@lru_cache(maxsize=64)
def banner(wide: int) -> Image.Image:
    """A ribbon with folded ends."""
    tail, tall = 56, 92
    canvas = Canvas((wide + 2 * tail, tall + 28), 1, fine=3)
    shade, right = mixed(GOLD, INK, 0.33), wide + 2 * tail
    for edge, inner in ((4, tail + 40), (right - 4, right - tail - 40)):
        notch = edge + (26 if edge < inner else -26)
        canvas.polygon([(edge, 30), (inner, 30), (inner, tall + 20), (edge, tall + 20), (notch, tall - 17)], shade, 5)
    canvas.polygon(rounded(tail, 6, right - tail, tall, 10), GOLD, 6)
    canvas.line([(tail + 18, 18), (right - tail - 18, 18)], 4, mixed(GOLD, WHITE, 0.6))
    return canvas.done()


# The ground


@lru_cache(maxsize=8)
def party(x: int, y: int) -> Image.Image:
    """Rays around whoever has won, and confetti. It is shared, so copy it before you draw on it."""
    canvas = Canvas((WIDE, TALL), 1, ground=PAPER, fine=FINE)
    for ray in range(RAYS):
        angles = [2 * pi * (ray + share) / RAYS for share in (0.25, 0.75)]
        ends = [(x + 1500 * cos(angle), y + 1500 * sin(angle)) for angle in angles]
        canvas.polygon([(x, y), *ends], mixed(COLOURS["yellow"], PAPER, 0.75))
    chance = Random(TALL)
    for number in range(CONFETTI):
        at = (chance.uniform(0, WIDE), chance.uniform(0, FLOOR - 200))
        paper = (PLUME, START, GOLD, COLOURS["green"], COLOURS["violet"])[number % 5]
        canvas.polygon(scrap(at, chance.uniform(7, 12), chance.uniform(0, pi)), paper)
    return canvas.done()


def scrap(at: Point, size: float, turn: float) -> list[Point]:
    """A six-sided one."""
    return [(at[0] + size * cos(turn + side * pi / 3), at[1] + size * sin(turn + side * pi / 3)) for side in range(6)]


@lru_cache(maxsize=1)
def waves() -> Image.Image:
    """Water and foam along the lower edge, before the steps."""
    tall = 70
    canvas = Canvas((WIDE, tall), 1, fine=3)
    for top, colour in ((22, mixed(WATER, INK, 0.35)), (27, WATER), (50, WATER_DEEP)):
        crest = [(x, top + 6 * sin(x / 38 + top)) for x in range(-10, WIDE + 20, 6)]
        canvas.polygon([*crest, (WIDE + 20, tall + 20), (-10, tall + 20)], colour)
    chance = Random(tall)
    for _ in range(BUBBLES):
        x, radius = chance.uniform(0, WIDE), chance.uniform(4, 11)
        at = (x, 28 + 6 * sin(x / 38 + 22) + chance.uniform(-2, 8))
        canvas.disc(at, radius, WATER_LINE)
        canvas.disc(at, 0.82 * radius, FOAM)
    return canvas.done()
