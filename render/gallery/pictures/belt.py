"""The belt: where each of the six spaces lies, and how what swims there looks."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.gallery import CONTENT, NOBODY, WATER, Afloat, Line, Markers

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.ducks import bottoms_up, swimming
from ...draw.theme import INK, METAL, PAPER
from ...parts.badges import seat_sign
from ...parts.pills import draw_pill, pill_width
from .pieces import ripples, shield, sight


class Belt(NamedTuple):
    """Six spaces side by side, the front first. Everything is in pixels."""

    left: float  # the centre of the front space
    step: float  # from one space to the next
    level: float  # the centres of ducks
    sights: float  # the centres of sights
    feet: float  # where letters stand
    duck: float  # how long a duck is
    letter: float  # how large a letter is
    sign: float = 0.4  # how large the sign on a duck is, compared to the duck
    safe: str = ""  # what is written over a duck that can't be shot
    hides: str = ""  # and over one under another

    def at(self, space: float) -> Point:
        return self.left + space * self.step, self.level

    def sight(self, space: float) -> Point:
        return self.left + space * self.step, self.sights

    def foot(self, space: float) -> Point:
        return self.left + space * self.step, self.feet

    @property
    def is_small(self) -> bool:
        return self.sign > 0.4

    @property
    def small_text(self) -> float:
        return (0.36 if self.is_small else 0.2) * self.duck

    @property
    def sight_size(self) -> float:
        return 0.62 * self.duck


class Look(NamedTuple):
    """What the ducks of a seat look like."""

    colour: str
    character: str
    letter: str
    shape: str


def looks_of(cast: Cast) -> list[Look]:
    return [
        Look(look.colour, cast.character(seat), look.letter, look.shape) for seat, look in enumerate(CONTENT.colours)
    ]


def draw_line(picture: Image.Image, belt: Belt, line: Line, looks: Sequence[Look]) -> None:
    """From the deck to the front, so that a beak is never behind a tail."""
    for space in reversed(range(len(line))):
        draw_afloat(picture, belt, belt.at(space), line[space], looks)


def draw_afloat(picture: Image.Image, belt: Belt, at: Point, card: Afloat, looks: Sequence[Look]) -> None:
    """A duck, a pair, a duck with its tail in the air, or water."""
    (x, y), size = at, belt.duck
    if card.duck == WATER:
        stamp(picture, ripples(size), (x, y + 0.36 * size))
        return
    if card.hidden != NOBODY:
        draw_hidden(picture, (x + 0.31 * size, y - 0.09 * size), 0.66 * size, looks[card.hidden], 1.15 * belt.sign)
        if not belt.is_small and card.shelter == NOBODY:
            draw_pill(picture, (x + 0.3 * size, y - 0.57 * size), belt.hides, 0.185 * size, PAPER, INK)
        x, y, size = x - 0.06 * size, y + 0.05 * size, 0.88 * size
    look = looks[card.duck]
    if card.shelter == NOBODY:
        draw_duck(picture, (x, y), size, look, belt.sign)
        return
    hat = look.character if card.hidden == NOBODY else ""  # which would float over whoever hides
    stamp(picture, bottoms_up(look.colour, hat, size), (x, y))
    stamp(picture, shield(look.letter, look.shape, 1.2 * belt.sign * size), (x, y + 0.2 * size))
    draw_safe(picture, (at[0], at[1] - (0.4 if belt.is_small else 0.55) * belt.duck), belt, looks[card.shelter])


def draw_safe(picture: Image.Image, at: Point, belt: Belt, keeper: Look) -> None:
    """That it can't be shot; and where there's room, the sign of the player at whose next turn that ends."""
    if belt.is_small:
        draw_pill(picture, at, belt.safe, belt.small_text, METAL, INK)
        return
    text, sign = 0.185 * belt.duck, sign_of(keeper, 0.28 * belt.duck)
    draw_pill(picture, (at[0] - 0.36 * sign.width, at[1]), belt.safe, text, METAL, INK)
    stamp(picture, sign, (at[0] + pill_width(belt.safe, text) / 2, at[1]))


def draw_duck(picture: Image.Image, at: Point, size: float, look: Look, sign: float = 0.4) -> None:
    stamp(picture, swimming(look.colour, look.character, size), at)
    stamp(picture, sign_of(look, sign * size), (at[0] + 0.13 * size, at[1] + 0.2 * size))


def draw_hidden(picture: Image.Image, at: Point, size: float, look: Look, sign: float) -> None:
    """It peeks out behind its cover."""
    stamp(picture, swimming(look.colour, look.character, size), at)
    stamp(picture, sign_of(look, sign * size), (at[0] + 0.24 * size, at[1] + 0.16 * size))


def sign_of(look: Look, size: float) -> Image.Image:
    return seat_sign(look.letter, look.shape, size)


def draw_sights(picture: Image.Image, belt: Belt, markers: Markers) -> None:
    for space, marked in enumerate(markers):
        if marked:
            stamp(picture, sight(belt.sight_size), belt.sight(space))
