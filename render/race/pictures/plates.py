"""What Duck Race adds to the plates: the buoys that a ducky has touched, its card, and the tokens of its player."""

from functools import lru_cache

from PIL import Image, ImageDraw

from engine import View
from engine.race import CONTENT, DRAW_3, THE_DOG, Position
from engine.race import LETTERS as DUCKY_LETTERS

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.theme import INK, PAPER, WHITE
from ...parts.plates import BELOW_NAME, PLATE, Add, Plate, PlateBox, plates_of
from ...text.writing import write
from ..words.movers import own_duckies
from .cards import small_card
from .pieces import buoy, dog, token, token_back

LETTERS = [look.letter for look in CONTENT.colours]
COLOURS = [look.colour for look in CONTENT.colours]


def race_plates(view: View[Position], cast: Cast) -> list[Plate]:
    return plates_of(view, cast, LETTERS, COLOURS)


def plate_parts(position: Position) -> Add:
    """Below the portrait what the player holds, below the name a line for each of their duckies."""

    def add(picture: Image.Image, room: PlateBox, seat: int) -> None:
        draw_held(picture, room.at(62, 116), room.scale, position, seat)
        duckies = own_duckies(position, seat)
        line = (PLATE - 60) / len(duckies)
        for row, number in enumerate(duckies):
            middle = (room.inner, room.top + (BELOW_NAME + line * (row + 0.5)) * room.scale)
            wide = room.right - room.inner - 10 * room.scale
            draw_progress(picture, middle, wide, line * room.scale, position, number)

    return add


def draw_held(picture: Image.Image, at: Point, scale: float, position: Position, seat: int) -> None:
    """In the advanced game: the blue token, how many others, and who leads the dog."""
    if not position.blues:
        return
    x, y = at
    if position.blues[seat]:
        stamp(picture, token(DRAW_3, 32 * scale), (x, y))
        x += 28 * scale
    if held := position.token_counts[seat]:
        stamp(picture, token_back(32 * scale), (x, y))
        write(ImageDraw.Draw(picture), (x, y), str(held), 22 * scale, WHITE)
    if position.control == seat and position.turn and position.turn.mover == THE_DOG:
        stamp(picture, dog(0, 34 * scale), (at[0] - 34 * scale, y - 84 * scale))


def draw_progress(picture: Image.Image, at: Point, room: float, tall: float, position: Position, number: int) -> None:
    """The buoys that a ducky has touched, the others pale, and its card."""
    mine = own_duckies(position, position.duckies[number].seat)
    size, (x, y) = min(0.84 * tall, room / 4), at
    if len(mine) > 1:
        write(ImageDraw.Draw(picture), (x + 0.2 * size, y), DUCKY_LETTERS[mine.index(number)], size * 0.8, INK)
        x += 0.6 * size
    for place in range(len(CONTENT.buoys)):
        touched = bool(position.duckies[number].buoys >> place & 1)
        stamp(picture, buoy_mark(place, size, touched=touched), (x + (0.5 + place * 0.96) * size, y))
    if card := card_of(position, number):
        stamp(picture, small_card(card, 1.15 * size), (x + 3.5 * size, y))


def card_of(position: Position, number: int) -> int:
    """The card being carried out for this ducky, or laid for it. R40: or a higher one that it has played."""
    turn = position.turn
    return turn.card if turn and turn.mover == number and turn.card else position.laid[number]


@lru_cache(maxsize=64)
def buoy_mark(number: int, size: float, *, touched: bool) -> Image.Image:
    sprite = buoy(number, size * 0.82)
    if touched:
        return sprite
    return Image.blend(Image.new("RGBA", sprite.size, (*PAPER, 0)), sprite, 0.4)
