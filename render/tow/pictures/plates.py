"""What Duck Tow adds to the plates: points, how long the row is, the tow and the food."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from engine import View
from engine.tow import FOOD, LIMITS, TOW, Position, score

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.theme import COLOURS, INK, PAPER, Colour, ink_on, mixed
from ...parts.plates import Add, Plate, PlateBox, plates_of
from ...text.writing import shrunk, write
from ...words.texts import Texts
from ..words.names import LETTERS, SEAT_COLOURS, unpacked
from .pieces import duck, food, free_slot

TALL = 210  # pixels, on a picture 1200 wide
POINTS, CARDS, LABEL = 33, 27, 27
TOW_LINE, FOOD_LINE = 149, 187  # from the top of a plate
WIDEST_SLOT = 46
LABEL_INKS = [ink_on(mixed(COLOURS[colour], PAPER, 0.3)) for colour in SEAT_COLOURS]  # on the left of a plate


def tow_plates(view: View[Position], cast: Cast) -> list[Plate]:
    return plates_of(view, cast, LETTERS, SEAT_COLOURS)


def plate_parts(position: Position, texts: Texts) -> Add:
    def add(picture: Image.Image, room: PlateBox, seat: int) -> None:
        visitor, wide = position.visitors[seat], room.right - room.inner - 12 * room.scale
        limit = LIMITS[len(position.visitors)]
        points = texts.say("tow-plate-points", count=score(visitor.row, visitor.claims))
        line(picture, (room.inner, room.at(0, 72)[1]), points, POINTS * room.scale, wide)
        cards = texts.say("tow-plate-cards", count=len(visitor.row), limit=limit)
        line(picture, (room.inner, room.at(0, 106)[1]), cards, CARDS * room.scale, wide)
        label = 0.9 * (room.inner - room.left - 20 * room.scale)
        for message, y in (("tow-plate-tow", TOW_LINE), ("tow-plate-food", FOOD_LINE)):
            line(picture, room.at(18, y), texts.say(message), LABEL * room.scale, label, LABEL_INKS[seat])
        draw_slots(picture, room, TOW_LINE, duck, visitor.tow, TOW)
        draw_slots(picture, room, FOOD_LINE, food, unpacked(visitor.food), FOOD)

    return add


def line(picture: Image.Image, at: Point, words: str, size: float, widest: float, ink: Colour = INK) -> None:
    words, size = shrunk(words, size, widest)
    write(ImageDraw.Draw(picture), at, words, size, ink, anchor="lm")


def draw_slots(
    picture: Image.Image,
    room: PlateBox,
    y: float,
    sprite: Callable[[int, float], Image.Image],
    things: Sequence[int],
    most: int,
) -> None:
    """What is there, and how much room is left."""
    count = max(most, len(things))
    step = min(WIDEST_SLOT * room.scale, (room.right - room.inner - 8 * room.scale) / count)
    for place in range(count):
        at = (room.inner + (place + 0.5) * step, room.at(0, y)[1])
        size = 40 * room.scale if sprite is duck else 34 * room.scale
        size = min(size, 1.16 * step)
        stamp(picture, sprite(things[place], size) if place < len(things) else free_slot(0.8 * size), at)
