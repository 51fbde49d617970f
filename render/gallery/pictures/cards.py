"""The action cards: a drawing for each of the sixteen, which shows at a glance what it does.

The duck with a hat and a sign is one of your own; those of tin are anyone's.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image

from ...draw.canvas import Point, paled, stamp
from ...draw.ducks import bottoms_up, swimming
from ...draw.strokes import draw_stroke
from ...draw.theme import COLOURS, INK, WHITE, Colour
from ...parts.badges import bonk
from .belt import Look, sign_of
from .palette import in_colours
from .pieces import card_back, feather, free_sight, plus, shield, sight
from .pond import draw_wave, pond

WIDE, TALL = 300, 200  # the units of a drawing
ANYONE = Look("tin", "", "", "")
BACK, LEVEL, FRONT = 134, 124, 166  # the water behind the ducks, their centres, and the water before them
SIGHTS, SIGHT = 40, 62
AWAY = "away"  # a duck that dives

Arrow = tuple[Point, ...]


class Duck(NamedTuple):
    """Where one swims, whose it is, and how."""

    x: float
    own: bool = False
    size: float = 96
    pose: str = ""
    y: float = LEVEL


class Drawing(NamedTuple):
    """What is seen on a card."""

    ducks: Sequence[Duck] = ()
    sights: Sequence[float] = ()
    free: Sequence[Point] = ()
    new: Sequence[Point] = ()
    arrows: Sequence[Arrow] = ()
    hits: Sequence[Point] = ()
    deck: float = 0
    shields: Sequence[Point] = ()
    ink: Colour = WHITE


def bow(start: float, end: float, top: float, high: float) -> Arrow:
    """From left to right or back, bent upwards; downwards if it's negative."""
    return tuple([(start + (end - start) * step / 10, top - high * sin(pi * step / 10)) for step in range(11)])


def round_about(x: float, y: float, radius: float, first: float, last: float) -> Arrow:
    """A part of a circle, in turns."""
    turns = [2 * pi * (first + (last - first) * step / 12) for step in range(13)]
    return tuple([(x + 1.5 * radius * cos(turn), y + radius * sin(turn)) for turn in turns])


MID, ONE, TWO = 150, 88, 212
FIRST, SECOND, THIRD = 54, 150, 246

DRAWINGS: Mapping[str, Drawing] = {
    "take-aim": Drawing([Duck(MID)], [MID], new=[(MID + 44, 26)]),
    "double-barrel": Drawing([Duck(ONE), Duck(TWO)], [ONE, TWO], new=[(ONE + 44, 26), (TWO + 44, 26)]),
    "shoot": Drawing([Duck(MID, pose=AWAY)], [MID], hits=[(MID, 112)]),
    "quick-shot": Drawing([Duck(MID, pose=AWAY)], hits=[(MID, 108)]),
    "misfire": Drawing(
        [Duck(ONE), Duck(TWO, pose=AWAY)],
        [ONE],
        arrows=[((ONE + 36, SIGHTS + 10), (158, 62), (178, 82))],
        hits=[(TWO, 112)],
    ),
    "two-birds": Drawing([Duck(ONE, pose=AWAY), Duck(TWO, pose=AWAY)], [ONE, TWO], hits=[(ONE, 112), (TWO, 112)]),
    "bump-left": Drawing(
        [Duck(ONE), Duck(TWO)], [TWO], [(ONE, SIGHTS)], arrows=[((TWO - 38, SIGHTS), (ONE + 50, SIGHTS))]
    ),
    "bump-right": Drawing(
        [Duck(ONE), Duck(TWO)], [ONE], [(TWO, SIGHTS)], arrows=[((ONE + 38, SIGHTS), (TWO - 50, SIGHTS))]
    ),
    "line-forward": Drawing(
        [Duck(104, size=84), Duck(190, size=84), Duck(30, size=84, y=142, pose=AWAY)],
        arrows=[((206, 54), (50, 54)), bow(34, 236, 176, -14)],
        deck=264,
    ),
    "hang-back": Drawing(
        [Duck(ONE, own=True), Duck(TWO)], arrows=[bow(ONE + 12, TWO - 8, 58, 34), bow(TWO - 14, ONE + 12, 176, -10)]
    ),
    "move-ahead": Drawing(
        [Duck(ONE), Duck(TWO, own=True)], arrows=[bow(TWO - 12, ONE + 8, 58, 34), bow(ONE + 14, TWO - 12, 176, -10)]
    ),
    "fast-forward": Drawing(
        [Duck(FIRST + 16, size=80), Duck(SECOND + 6, size=80), Duck(THIRD, own=True, size=84)],
        arrows=[bow(THIRD - 6, 32, 70, 44)],
    ),
    "disorderly-conduckt": Drawing(
        [Duck(FIRST, size=84), Duck(SECOND, own=True, size=84), Duck(THIRD, size=84)],
        arrows=[
            bow(FIRST, THIRD - 12, 64, 46),
            bow(THIRD - 20, SECOND + 12, 66, 14),
            bow(SECOND - 6, FIRST + 16, 178, -8),
        ],
    ),
    "duck-shuffle": Drawing(
        [Duck(46, size=80), Duck(254, own=True, size=80)],
        arrows=[round_about(MID, 104, 72, 0.56, 0.92), round_about(MID, 104, 72, 0.06, 0.42)],
        deck=MID,
    ),
    "duck-and-cover": Drawing(
        [Duck(162, own=True, size=76, y=112), Duck(110, size=104), Duck(252, own=True, size=84, pose="pale")],
        arrows=[bow(248, 184, 72, 34)],
    ),
    "bottoms-up": Drawing([Duck(MID, pose="tail", size=108, y=134)], [MID], shields=[(MID + 70, 92)]),
}


@lru_cache(maxsize=256)
def drawing(kind: str, own: Look, wide: int) -> Image.Image:
    """So many pixels wide; two thirds of that tall. In the palette, because many are kept."""
    return in_colours(drawn(DRAWINGS[kind], own, wide))


def drawn(what: Drawing, own: Look, wide: int) -> Image.Image:
    scale = wide / WIDE
    picture = pond((wide, round(TALL * scale)), BACK * scale)
    if what.deck:
        stamp(picture, card_back(92 * scale), at((what.deck, 92), scale))
    for duck in what.ducks:
        draw_duck(picture, duck, own, scale)
    draw_wave(picture, FRONT * scale)
    draw_overlays(picture, what, own, scale)
    return picture


def at(point: Point, scale: float) -> Point:
    return point[0] * scale, point[1] * scale


def draw_duck(picture: Image.Image, duck: Duck, own: Look, scale: float) -> None:
    look, size, centre = own if duck.own else ANYONE, duck.size * scale, at((duck.x, duck.y), scale)
    if duck.pose == "tail":
        stamp(picture, bottoms_up(look.colour, look.character, size), centre)
        return
    sprite = swimming(look.colour, look.character, size)
    if duck.pose == "pale":
        sprite = paled(sprite)
    stamp(picture, sprite, (centre[0], centre[1] + (14 * scale if duck.pose == AWAY else 0)))
    if look.letter and duck.pose != "pale":
        stamp(picture, sign_of(look, 0.42 * size), (centre[0] + 0.15 * size, centre[1] + 0.2 * size))


def draw_overlays(picture: Image.Image, what: Drawing, own: Look, scale: float) -> None:
    for x in what.sights:
        stamp(picture, sight(SIGHT * scale), at((x, SIGHTS), scale))
    for place in what.free:
        stamp(picture, free_sight(SIGHT * scale), at(place, scale))
    for place in what.new:
        stamp(picture, plus(34 * scale), at(place, scale))
    for arrow in what.arrows:
        draw_stroke(picture, [at(point, scale) for point in arrow], 9 * scale, what.ink, edge=INK, arrow=True)
    feathers = own.colour if any([duck.own and duck.pose == AWAY for duck in what.ducks]) else ANYONE.colour
    for place in what.hits:
        draw_hit(picture, at(place, scale), 34 * scale, COLOURS[feathers])
    for place in what.shields:
        stamp(picture, shield("", "", 62 * scale), at(place, scale))


def draw_hit(picture: Image.Image, centre: Point, size: float, colour: Colour) -> None:
    """Nobody is hurt: it dives, and leaves a few feathers."""
    x, y = centre
    for dx, dy, turn in ((-1.3, -0.8, 30), (1.3, -0.9, -35), (1.4, 0.3, 15), (-1.4, 0.3, -20)):
        stamp(picture, feather(colour, 0.9 * size, turn), (x + dx * size, y + dy * size))
    stamp(picture, bonk(size), (x, y))
