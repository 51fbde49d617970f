"""What Duck Gallery adds to the plates: the ducks that a player has left, and those that were shot; and who is out."""

from functools import lru_cache

from PIL import Image

from engine import View
from engine.gallery import CONTENT, Position

from ...draw.canvas import Canvas, Point, around, stamp
from ...draw.cast import Cast
from ...draw.theme import COLOURS as PAINTS
from ...draw.theme import INK, PAPER, SCARLET, Colour, mixed
from ...parts.badges import turn_mark
from ...parts.pills import draw_pill, pill_width
from ...parts.plates import BELOW_NAME, PLATE, Add, Plate, PlateBox, plates_of
from ...text.writing import shrunk
from ...words.texts import Texts

LETTERS = [look.letter for look in CONTENT.colours]
COLOURS = [look.colour for look in CONTENT.colours]
SHAPES = [look.shape for look in CONTENT.colours]

MARKS_TALL = 78  # pixels, on a picture 1200 wide


def gallery_plates(view: View[Position], cast: Cast) -> list[Plate]:
    return plates_of(view, cast, LETTERS, COLOURS, SHAPES)


def plate_parts(position: Position, playing: int | None, texts: Texts) -> Add:
    """`playing` is whose turn it is, while there are turns."""

    def add(picture: Image.Image, room: PlateBox, seat: int) -> None:
        middle = room.top + (BELOW_NAME + (PLATE - BELOW_NAME) / 2 - 6) * room.scale
        wide = room.right - room.inner - 14 * room.scale
        left = CONTENT.ducks - position.lost[seat]
        if seat == playing:
            stamp(picture, turn_mark(44 * room.scale), room.at(24, 26))
        if left:
            draw_ducks_left(picture, (room.inner, middle), (wide, MARKS_TALL * room.scale), left, COLOURS[seat])
        else:
            draw_out(picture, (room.inner, middle), wide, room.scale, out_words(position, seat, texts))

    return add


def out_words(position: Position, seat: int, texts: Texts) -> str:
    return texts.say("gallery-plate-sitting-out" if seat in position.sitting_out else "gallery-plate-out")


def draw_out(picture: Image.Image, at: Point, wide: float, scale: float, words: str) -> None:
    words, size = shrunk(words, 32 * scale, wide - 30 * scale)
    draw_pill(picture, (at[0] + pill_width(words, size) / 2, at[1]), words, size, INK, PAPER)


def draw_ducks_left(picture: Image.Image, at: Point, room: Point, left: int, colour: str) -> None:
    """In a room this wide and tall, from the middle of its left side: those that are left, then those that were shot,
    pale and crossed out. In one row or in two, whatever makes them larger."""
    rows = max((1, 2), key=lambda rows: duck_size(room, rows))
    size, columns = duck_size(room, rows), -(-CONTENT.ducks // rows)
    for place in range(CONTENT.ducks):
        mark = duck_mark(PAINTS[colour], round(size, 1), left=place < left)
        row, column = divmod(place, columns)
        stamp(picture, mark, (at[0] + (column + 0.5) * size, at[1] + (row - (rows - 1) / 2) * 0.9 * size))


def duck_size(room: Point, rows: int) -> float:
    return min(room[0] / -(-CONTENT.ducks // rows), room[1] / (0.9 * rows))


@lru_cache(maxsize=256)
def duck_mark(colour: Colour, size: float, *, left: bool) -> Image.Image:
    """The outline of a duck."""
    canvas = Canvas((1, 1), size, (0.5, 0.5))
    paint = colour if left else mixed(colour, PAPER, 0.75)
    ink = INK if left else mixed(INK, PAPER, 0.5)
    body = [(-0.36, 0.3), (-0.42, 0.08), (-0.16, 0.02), (0.18, 0.06), (0.42, -0.1), (0.38, 0.2), (0.22, 0.34)]
    canvas.polygon([(-0.28, -0.24), (-0.46, -0.16), (-0.28, -0.08)], mixed(paint, SCARLET, 0.3), 0.06, ink)
    canvas.polygon([*body, (-0.2, 0.38)], paint, 0.09, ink)
    canvas.polygon(around((-0.18, -0.16), 0.2, 0.2, corners=20), paint, 0.09, ink)
    canvas.polygon([(-0.3, -0.04), (-0.02, -0.04), (0.06, 0.14), (-0.3, 0.16)], paint)
    if left:
        canvas.disc((-0.22, -0.18), 0.05, INK if sum(colour) > 300 else PAPER)
    else:
        for side in (-1, 1):
            canvas.line([(-0.3, side * -0.3), (0.3, side * 0.3)], 0.11, SCARLET)
    return canvas.done()
