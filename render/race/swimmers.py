"""Duckies and the dog in the tub, with their letters and names, and the trails they have left."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from PIL import Image

from engine import View
from engine.race import CONTENT, DUCKY_OF, LETTERS, OFF_BOARD, THE_DOG, Position

from ..canvas import Point, stamp
from ..ducks import from_above
from ..pills import draw_pill
from ..strokes import draw_stroke
from ..text import fitted
from ..theme import COLOURS, INK, PAPER, WHITE, Colour, mixed
from .pieces import bonk, dog, halo, seat_letter
from .story import Trail
from .tub import Tub

Names = Sequence[str]
DUCKY_LONG, DOG_LONG = 1.75, 1.95  # in radii of a space
DOG_TRAIL = mixed(INK, WHITE, 0.3)


def seat_colour(seat: int) -> Colour:
    return COLOURS[CONTENT.colours[seat].colour]


def duckies_of(position: Position, seat: int) -> list[int]:
    return [number for number, ducky in enumerate(position.duckies) if ducky.seat == seat]


def place_of(position: Position, mover: int) -> int:
    return position.dog.space if mover == THE_DOG else position.duckies[mover].space


def label_of(position: Position, number: int) -> str:
    """The letter of the seat; with two duckies each, also which of them."""
    seat = position.duckies[number].seat
    mine = duckies_of(position, seat)
    return CONTENT.colours[seat].letter + (LETTERS[mine.index(number)] if len(mine) > 1 else "")


def movers(view: View[Position]) -> list[int]:
    """Whose turn it is, or who is asked something that everybody may see."""
    asked = [DUCKY_OF[each.about] for each in view.waiting if each.moves and each.about and not each.standing]
    turn = view.position.turn
    return asked or ([turn.mover] if turn and not view.outcome else [])


# In the tub


def draw_swimmers(picture: Image.Image, tub: Tub, view: View[Position]) -> None:
    position = view.position
    for mover in movers(view):
        if (space := place_of(position, mover)) != OFF_BOARD:
            stamp(picture, halo(tub.radius), tub.at(space))
    for number, ducky in enumerate(position.duckies):
        if ducky.space != OFF_BOARD:
            draw_ducky(picture, tub.at(ducky.space), tub.radius, ducky.seat, label_of(position, number), ducky.facing)
    if position.dog.space != OFF_BOARD:
        draw_dog(picture, tub.at(position.dog.space), tub.radius, position.dog.facing)


def draw_ducky(picture: Image.Image, centre: Point, radius: float, seat: int, label: str, facing: float) -> None:
    """Facing may be between two sides while it turns."""
    colour, turn = CONTENT.colours[seat].colour, facing * pi / 3
    stamp(picture, from_above(colour, CONTENT.characters[seat], facing * 60, DUCKY_LONG * radius), centre)
    back = (centre[0] - 0.26 * radius * sin(turn), centre[1] + 0.26 * radius * cos(turn))
    stamp(picture, seat_letter(label, 0.68 * radius), back)


def draw_dog(picture: Image.Image, centre: Point, radius: float, facing: float) -> None:
    stamp(picture, dog(facing * 60, DOG_LONG * radius), centre)


# Names


def draw_names(picture: Image.Image, tub: Tub, position: Position, names: Names, covered: Iterable[Point]) -> None:
    """But not where a choice's letter would cover them."""
    for number, ducky in enumerate(position.duckies):
        if ducky.space != OFF_BOARD:
            draw_name(picture, tub, position, number, names[ducky.seat], list(covered))


def draw_name(picture: Image.Image, tub: Tub, position: Position, number: int, name: str, covered: list[Point]) -> None:
    """Where the beak does not point, and short where somebody else is near."""
    ducky, radius = position.duckies[number], tub.radius
    x, y = tub.beside(ducky.space, (0, -0.94 if ducky.facing in (2, 3, 4) else 0.94))
    if near(x, y, covered, 1.7 * radius, 0.8 * radius):
        return
    places = [*[other.space for other in position.duckies], position.dog.space]
    others = [tub.at(space) for space in places if space not in (OFF_BOARD, ducky.space)]
    widest = 1.3 if near(x, y, others, 2.2 * radius, 1.2 * radius) else 2.3
    size = 0.52 * radius
    draw_pill(picture, (x, y), fitted(name, size, widest * radius), size, PAPER, INK)


def near(x: float, y: float, points: list[Point], wide: float, tall: float) -> bool:
    return any([abs(x - a) < wide and abs(y - b) < tall for a, b in points])


# Trails


def draw_trail(picture: Image.Image, tub: Tub, trail: Trail, position: Position) -> None:
    points = [tub.at(space) for space in trail.route]
    colour = DOG_TRAIL if trail.mover == THE_DOG else seat_colour(position.duckies[trail.mover].seat)
    if trail.bonk is not None:
        points.append(tub.ahead(trail.route[-1], trail.bonk, 0.4))
    draw_stroke(picture, points, 0.13 * tub.radius, colour, edge=INK, dashed=trail.jump)


def draw_bonks(picture: Image.Image, tub: Tub, trails: Iterable[Trail]) -> None:
    for trail in trails:
        if trail.bonk is not None:
            stamp(picture, bonk(0.42 * tub.radius), tub.ahead(trail.route[-1], trail.bonk, 0.5))
