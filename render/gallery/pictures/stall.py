"""The stall: an awning, a wall of planks, water on which the line swims, and a counter with the numbers of the spaces.

What swims is drawn between the ground and the front, so that the water hides its lower half.
"""

from functools import lru_cache
from math import pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops

from engine.gallery import SPACES

from ...draw.canvas import Canvas, Point
from ...draw.theme import (
    CLOTH,
    FLOOR,
    FOAM,
    GOLD,
    INK,
    MARGIN,
    MATERIALS,
    PAPER,
    SCARLET,
    WATER,
    WATER_LINE,
    WIDE,
    WOOD,
    WOOD_DARK,
    mixed,
)
from ...parts.panels import panel_frame, panel_mask
from ...parts.pills import draw_pill
from .belt import Belt
from .palette import in_colours

STALL_WIDE, STALL_TALL = WIDE - 2 * MARGIN, 496  # pixels, on a picture 1200 wide
STRIPES = 22
AWNING = 44
RAIL = 74
SIGHTS = 124
LEVEL, DUCK = 290, 154
BACK_WATER, FRONT_WATER, COUNTER = LEVEL + 10, LEVEL + 58, 412
NUMBERS, NUMBER = 454, 38  # where they stand, and how large
FIRST, STEP = 96, 159  # the middle of the front space, and from one space to the next
DECK_LEFT = 984  # where the deck's part of the stall begins
DECK = (STALL_WIDE + DECK_LEFT) / 2
DECK_TALL = 112
PLANK = 53
SWELL, WAVE = 6, 53  # how high waves are, and how long


class Stall(NamedTuple):
    """Where a stall lies on a picture."""

    top: float
    scale: float
    words: str = ""  # what the front is called
    safe: str = ""  # what is written over ducks that can't be shot
    hides: str = ""  # and over those under others

    @property
    def size(self) -> tuple[int, int]:
        return round(STALL_WIDE * self.scale), round(STALL_TALL * self.scale)

    @property
    def corner(self) -> tuple[int, int]:
        return round(MARGIN * self.scale), round(self.top)

    @property
    def belt(self) -> Belt:
        left, top = self.at(FIRST, 0)
        level, sights, feet = [top + height * self.scale for height in (LEVEL, SIGHTS, COUNTER - 16)]
        return Belt(
            left,
            STEP * self.scale,
            level,
            sights,
            feet,
            DUCK * self.scale,
            56 * self.scale,
            safe=self.safe,
            hides=self.hides,
        )

    def at(self, x: float, y: float) -> Point:
        """A point of the stall, as on a picture 1200 wide."""
        return (MARGIN + x) * self.scale, self.top + y * self.scale

    def number(self, space: int) -> Point:
        return self.at(FIRST + space * STEP, NUMBERS)


def draw_back(picture: Image.Image, stall: Stall) -> None:
    picture.paste(kept_back(stall.scale), stall.corner)


def draw_front(picture: Image.Image, stall: Stall) -> None:
    """The water before the ducks, and the counter."""
    front = front_layer(stall.scale, stall.words)
    picture.paste(front, (stall.corner[0], stall.corner[1] + stall.size[1] - front.height), front)


@lru_cache(maxsize=8)
def kept_back(scale: float) -> Image.Image:
    """On the floor, in the palette."""
    canvas = Canvas((STALL_WIDE, STALL_TALL), scale, ground=MATERIALS["plank"], fine=3)
    for x in range(0, STALL_WIDE, PLANK):
        canvas.line([(x, 0), (x, STALL_TALL)], 3, mixed(WOOD, CLOTH, 0.2))
    for x in range(PLANK // 2, STALL_WIDE, PLANK):
        canvas.line([(x, 40 + x * 7 % 200), (x, 64 + x * 7 % 200)], 3, mixed(WOOD, CLOTH, 0.35))
    canvas.line([(0, RAIL), (DECK_LEFT, RAIL)], 12, INK)
    canvas.line([(0, RAIL), (DECK_LEFT, RAIL)], 5, WOOD)
    water(canvas, BACK_WATER, mixed(WATER, INK, 0.17), 26)
    draw_deck_wall(canvas)
    draw_awning(canvas)
    floor = Image.new("RGB", (round(STALL_WIDE * scale), round(STALL_TALL * scale)), FLOOR)
    floor.paste(canvas.done(), (0, 0), panel_mask(*floor.size))
    frame = panel_frame(*floor.size, INK)
    floor.paste(frame, (0, 0), frame)
    return in_colours(floor)


def draw_deck_wall(canvas: Canvas) -> None:
    """Where the decks lie."""
    canvas.polygon([(DECK_LEFT, -9), (STALL_WIDE + 9, -9), (STALL_WIDE + 9, 600), (DECK_LEFT, 600)], WOOD, 6)
    for y in range(120, STALL_TALL, 74):
        canvas.line([(DECK_LEFT + 8, y), (STALL_WIDE, y)], 3, WOOD_DARK)


def draw_awning(canvas: Canvas) -> None:
    wide = STALL_WIDE / STRIPES
    for stripe in range(STRIPES):
        left, colour = stripe * wide, (SCARLET, CLOTH)[stripe % 2]
        canvas.oval((left + wide / 2, AWNING), wide / 2, 16, colour, 5)
        canvas.polygon([(left, -9), (left + wide, -9), (left + wide, AWNING), (left, AWNING)], colour)


def water(canvas: Canvas, top: float, colour: tuple[int, int, int], shift: float) -> None:
    crest = [(x, top + SWELL * sin((x + shift) * 2 * pi / WAVE)) for x in range(-10, STALL_WIDE + 20, 5)]
    canvas.polygon([*crest, (STALL_WIDE + 20, STALL_TALL + 20), (-10, STALL_TALL + 20)], colour, 4)
    canvas.line([(x, y + 8) for x, y in crest], 4, mixed(colour, FOAM, 0.65))


@lru_cache(maxsize=8)
def front_layer(scale: float, words: str) -> Image.Image:
    canvas = Canvas((STALL_WIDE, STALL_TALL), scale, fine=3)
    water(canvas, FRONT_WATER, WATER, 0)
    for number in range(16):
        x, y = 30 + number * 61, FRONT_WATER + 28 + number * 37 % 24
        canvas.line([(x, y), (x + 22, y)], 4, WATER_LINE)
    canvas.polygon([(-9, COUNTER), (STALL_WIDE + 9, COUNTER), (STALL_WIDE + 9, 600), (-9, 600)], WOOD, 6)
    canvas.line([(0, COUNTER + 12), (STALL_WIDE, COUNTER + 12)], 3, WOOD_DARK)
    for space in SPACES[:-1]:
        for shift in (0, 18):
            draw_chevron(canvas, (FIRST + (space + 0.5) * STEP + shift, NUMBERS))
    layer = canvas.done()
    for space in SPACES:
        at = ((FIRST + space * STEP) * scale, NUMBERS * scale)
        draw_pill(layer, at, number_words(space, words), NUMBER * scale, PAPER, INK)
    layer.putalpha(ImageChops.multiply(layer.getchannel("A"), panel_mask(*layer.size)))
    layer.alpha_composite(panel_frame(*layer.size, INK))
    return layer.crop((0, round((FRONT_WATER - 12) * scale), *layer.size))


def draw_chevron(canvas: Canvas, at: Point) -> None:
    """Everything moves to the front."""
    x, y = at
    canvas.line([(x + 9, y - 16), (x - 7, y), (x + 9, y + 16)], 8, WOOD_DARK)


def number_words(space: int, front: str) -> str:
    return f"{space + 1} {front}".strip() if space == 0 else str(space + 1)


def draw_next_place(picture: Image.Image, stall: Stall, space: int) -> None:
    """The number of a space that's to be filled."""
    words = number_words(space, stall.words)
    draw_pill(picture, stall.number(space), words, 1.3 * NUMBER * stall.scale, GOLD, INK)
