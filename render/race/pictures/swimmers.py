"""Duckies and the dog in the tub, with their letters and names, and the trails they have left."""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image

from engine import View
from engine.race import CONTENT, DUCKY_OF, LETTERS, OFF_BOARD, THE_DOG, Position, board_of

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.ducks import from_above
from ...draw.strokes import draw_stroke
from ...draw.theme import COLOURS, INK, PAPER, WHITE, Colour, mixed
from ...parts.badges import bonk, halo, seat_letter
from ...parts.pills import draw_pill
from ...text.apart import Place, told_apart
from ...text.names import Names
from ..words.movers import own_duckies, place_of
from .pieces import dog
from .story import Trail
from .tub import Tub

DUCKY_LONG, DOG_LONG = 1.75, 1.95  # in radii of a space
DOG_TRAIL = mixed(INK, WHITE, 0.3)


def seat_colour(seat: int) -> Colour:
    return COLOURS[CONTENT.colours[seat].colour]


def label_of(position: Position, number: int) -> str:
    """The letter of the seat, and with two duckies each also which one it is."""
    seat = position.duckies[number].seat
    mine = own_duckies(position, seat)
    return CONTENT.colours[seat].letter + (LETTERS[mine.index(number)] if len(mine) > 1 else "")


class Swimmer(NamedTuple):
    """What a ducky looks like, wherever it is."""

    colour: str
    character: str
    label: str


def swimmer_of(position: Position, number: int, cast: Cast) -> Swimmer:
    seat = position.duckies[number].seat
    return Swimmer(CONTENT.colours[seat].colour, cast.character(seat), label_of(position, number))


def movers(view: View[Position]) -> list[int]:
    """Whose turn it is, or who is asked something in the open; in the end, who went down the drain."""
    asked = [DUCKY_OF[each.about] for each in view.waiting if each.moves and each.about and not each.standing]
    turn = view.position.turn
    if view.outcome:
        return home(view.position)
    return asked or ([turn.mover] if turn else [])


def home(position: Position) -> list[int]:
    """The duckies that have gone down the drain."""
    drain = board_of(position.board).drain
    return [number for number, ducky in enumerate(position.duckies) if ducky.space == drain]


# In the tub


def draw_swimmers(picture: Image.Image, tub: Tub, view: View[Position], cast: Cast) -> None:
    position = view.position
    for mover in movers(view):
        if (space := place_of(position, mover)) != OFF_BOARD:
            stamp(picture, halo(tub.radius), tub.at(space))
    draw_all(picture, tub, position, cast)


def draw_all(picture: Image.Image, tub: Tub, position: Position, cast: Cast) -> None:
    """A ducky and the dog that is about to chase it away stand side by side."""
    for number, ducky in enumerate(position.duckies):
        if ducky.space != OFF_BOARD:
            aside = (-0.5, 0) if ducky.space == position.dog.space else (0, 0)
            centre = tub.beside(ducky.space, aside)
            draw_ducky(picture, centre, tub.radius, swimmer_of(position, number, cast), ducky.facing)
    if position.dog.space != OFF_BOARD:
        chasing = any([ducky.space == position.dog.space for ducky in position.duckies])
        centre = tub.beside(position.dog.space, (0.5, 0) if chasing else (0, 0))
        draw_dog(picture, centre, tub.radius, position.dog.facing)


def draw_ducky(picture: Image.Image, centre: Point, radius: float, swimmer: Swimmer, facing: float) -> None:
    """Facing may be between two sides while it turns."""
    turn = facing * pi / 3
    stamp(picture, from_above(swimmer.colour, swimmer.character, facing * 60, DUCKY_LONG * radius), centre)
    back = (centre[0] - 0.26 * radius * sin(turn), centre[1] + 0.26 * radius * cos(turn))
    stamp(picture, seat_letter(swimmer.label, 0.68 * radius), back)


def draw_dog(picture: Image.Image, centre: Point, radius: float, facing: float) -> None:
    stamp(picture, dog(facing * 60, DOG_LONG * radius), centre)


# Names


class Tag(NamedTuple):
    """Where the name of a ducky goes."""

    centre: Point
    place: Place


def draw_names(picture: Image.Image, tub: Tub, position: Position, names: Names, busy: list[Point]) -> None:
    """But not where there is a letter or a bonk."""
    tags = [tag for number in range(len(position.duckies)) for tag in tags_of(tub, position, number, names, busy)]
    for tag, (text, size) in zip(tags, told_apart(tuple([tag.place for tag in tags])), strict=True):
        draw_pill(picture, tag.centre, text, size, PAPER, INK)


def tags_of(tub: Tub, position: Position, number: int, names: Names, busy: list[Point]) -> list[Tag]:
    """Away from the beak, or else on the other side; short if someone else is near."""
    ducky, radius = position.duckies[number], tub.radius
    if ducky.space == OFF_BOARD:
        return []
    sides = (-0.94, 0.94) if ducky.facing in (2, 3, 4) else (0.94, -0.94)
    places = [tub.beside(ducky.space, (0, side)) for side in sides]
    free = [place for place in places if not near(*place, busy, 1.5 * radius, 0.75 * radius)]
    if not free:
        return []
    x, y = free[0]
    spaces = [*[other.space for other in position.duckies], position.dog.space]
    others = [tub.at(space) for space in spaces if space not in (OFF_BOARD, ducky.space)]
    widest = 1.3 if near(x, y, others, 2.2 * radius, 1.2 * radius) else 2.3
    letter = CONTENT.colours[ducky.seat].letter
    return [Tag((x, y), Place(names[ducky.seat], letter, 0.52 * radius, widest * radius, may_shrink=False))]


def near(x: float, y: float, points: list[Point], wide: float, tall: float) -> bool:
    return any([abs(x - a) < wide and abs(y - b) < tall for a, b in points])


# Trails


def draw_trail(picture: Image.Image, tub: Tub, trail: Trail, position: Position) -> None:
    points = [tub.at(space) for space in trail.route]
    colour = DOG_TRAIL if trail.mover == THE_DOG else seat_colour(position.duckies[trail.mover].seat)
    if trail.bonk is not None:
        points.append(tub.ahead(trail.route[-1], trail.bonk, 0.4))
    draw_stroke(picture, points, 0.13 * tub.radius, colour, edge=INK, dashed=trail.jump)


def bonks(tub: Tub, trails: Iterable[Trail]) -> list[Point]:
    """Where they happened."""
    return [tub.ahead(trail.route[-1], trail.bonk, 0.5) for trail in trails if trail.bonk is not None]


def draw_bonks(picture: Image.Image, tub: Tub, points: Iterable[Point]) -> None:
    for point in points:
        stamp(picture, bonk(0.42 * tub.radius), point)
