"""A plate for every seat, side by side at the foot of a board picture, or in two rows if there are many.

Each has a portrait, a letter and a name, a frame of gold while the table waits for that seat, and a tick once it has
answered and others haven't. A winner's is golden, with a crown. However long names are, no two plates show the same.
What else stands on a plate is the game's own to draw.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from engine import View

from ..draw.canvas import Canvas, Point, lay, rounded, stamp
from ..draw.cast import Cast
from ..draw.ducks import portrait
from ..draw.theme import COLOURS, GOLD, INK, MARGIN, PAPER, SOME_COLOUR, WIDE, mixed
from ..text.apart import Place, Written, told_apart
from ..text.writing import write
from .badges import crown, seat_sign, tick

PLATE, FOOT = 140, 156  # pixels tall, on a picture 1200 wide: a plate, and all of the foot if it's one row
IN_A_ROW = 4  # at most
IN_TWO_ROWS = 0.84  # how large everything is then
GAP = MARGIN / 2
INNER = 118  # where the name begins, from the left of a plate
AWAITED = 1.8  # how much thicker the frame is while the table waits for the seat
BELOW_NAME = 52  # from the top of a plate


class Plate(NamedTuple):
    """Whose plate it is. `colour` is a name from the theme, and so is `shape`, where a game has shapes."""

    seat: int
    colour: str
    letter: str
    character: str
    name: str
    awaited: bool = False
    ticked: bool = False
    won: bool = False
    shape: str = ""


class PlateBox(NamedTuple):
    """Where a plate lies, so that a game can add to it. Everything is in pixels of the picture."""

    left: float
    top: float
    wide: float
    scale: float
    tall: float = PLATE  # as on a picture 1200 wide

    def at(self, x: float, y: float) -> Point:
        """A point of the plate, as on a picture 1200 wide."""
        return self.left + x * self.scale, self.top + y * self.scale

    @property
    def inner(self) -> float:
        """Where the name begins, and whatever stands below it."""
        return self.left + INNER * self.scale

    @property
    def right(self) -> float:
        return self.left + self.wide


Add = Callable[[Image.Image, PlateBox, int], None]  # what a game adds to the plate of a seat


def plates_of(
    view: View[Any], cast: Cast, letters: Sequence[str], colours: Sequence[str] = (), shapes: Sequence[str] = ()
) -> list[Plate]:
    """One for each seat. In a game whose seats have no colours, all are alike but for portrait, letter and name."""
    awaited, answered = awaited_seats(view), answered_seats(view)
    winners = view.outcome.winners if view.outcome else ()
    return [
        Plate(
            seat,
            colours[seat] if colours else SOME_COLOUR,
            letters[seat],
            cast.character(seat),
            cast.names[seat],
            seat in awaited,
            seat in answered,
            seat in winners,
            shapes[seat] if shapes else "",
        )
        for seat in range(view.seated)
    ]


def awaited_seats(view: View[Any]) -> set[int]:
    """The seats that the table is waiting for."""
    return {each.seat for each in view.awaited}


def answered_seats(view: View[Any]) -> set[int]:
    """The seats that have answered what others are still being asked."""
    return {each.seat for each in view.waiting if each.answered and not each.standing} - awaited_seats(view)


def draw_plates(picture: Image.Image, scale: float, plates: Sequence[Plate], add: Add, tall: float = PLATE) -> None:
    """`tall` is how tall a plate is on a picture 1200 wide, if a game adds more to it."""
    rooms = rooms_of(picture, scale, len(plates), tall)
    names = told_apart(tuple([place_of_name(room, plate) for room, plate in zip(rooms, plates, strict=True)]))
    for room, plate, name in zip(rooms, plates, names, strict=True):
        draw_plate(picture, room, plate, name)
        add(picture, room, plate.seat)


def foot_of(seats: int, tall: float = PLATE) -> float:
    """How tall the foot is, on a picture 1200 wide."""
    below = FOOT - PLATE
    return tall + below if seats <= IN_A_ROW else 2 * IN_TWO_ROWS * tall + GAP + below


def rooms_of(picture: Image.Image, scale: float, count: int, tall: float = PLATE) -> list[PlateBox]:
    if count <= IN_A_ROW:
        return row_of(picture.height - (tall + 8) * scale, scale, scale, count, tall)
    inner = IN_TWO_ROWS * scale
    tops = [picture.height - (8 * scale + rows * tall * inner + (rows - 1) * GAP * scale) for rows in (2, 1)]
    columns = -(-count // 2)
    return [room for top in tops for room in row_of(top, scale, inner, columns, tall)][:count]


def row_of(top: float, scale: float, inner: float, columns: int, tall: float) -> list[PlateBox]:
    """Everything on a plate is as large as `inner` says."""
    wide = (WIDE - 2 * MARGIN + GAP) / columns - GAP
    lefts = [(MARGIN + place * (wide + GAP)) * scale for place in range(columns)]
    return [PlateBox(left, top, wide * scale, inner, tall) for left in lefts]


def place_of_name(room: PlateBox, plate: Plate) -> Place:
    widest = room.right - room.inner - (44 if plate.ticked else 14) * room.scale
    return Place(plate.name, plate.letter, 33 * room.scale, widest)


def draw_plate(picture: Image.Image, room: PlateBox, plate: Plate, name: Written) -> None:
    scale = room.scale
    usual, size = round(PLATE * scale), (round(room.wide), round(room.tall * scale))
    ground = plate_ground(plate.colour, size, usual, awaited=plate.awaited, won=plate.won)
    lay(picture, ground, (round(room.left), round(room.top)), round(PLATE * scale / 6))
    stamp(picture, portrait(plate.colour, plate.character, 96 * scale), room.at(60, 58))
    stamp(picture, seat_sign(plate.letter, plate.shape, 44 * scale), room.at(30, 112))
    write(ImageDraw.Draw(picture), (room.inner, room.top + 32 * scale), name.text, name.size, INK, anchor="lm")
    if plate.ticked:
        stamp(picture, tick(30 * scale), (room.right - 26 * scale, room.top + 28 * scale))
    if plate.won:
        stamp(picture, crown(66 * scale, -22), room.at(34, 10))


@lru_cache(maxsize=64)
def plate_ground(
    colour: str, size: tuple[int, int], usual: int, *, awaited: bool = False, won: bool = False
) -> Image.Image:
    """Lines and corners are those of a plate that is as tall as usual."""
    (wide, tall), paint, line = size, COLOURS[colour], usual / 26
    canvas = Canvas((wide, tall), 1)
    if awaited:
        canvas.polygon(rounded(0, 0, wide, tall, usual / 6), GOLD)
        canvas.polygon(rounded(0, 0, wide, tall, usual / 6), GOLD, line / 2)
    ground, rim = GOLD if won else mixed(paint, PAPER, 0.75), (AWAITED if awaited else 1) * line
    canvas.polygon(rounded(rim, rim, wide - rim, tall - rim, usual / 7), ground, line)
    rim += line / 2
    canvas.polygon(rounded(rim, rim, 0.8 * usual, tall - rim, usual / 8), mixed(paint, PAPER, 0.3))
    return canvas.done()
