"""Around the tub: the round and what is asked above it, and a plate for everybody below."""

from functools import lru_cache

from PIL import Image, ImageDraw

from engine import View
from engine.race import CONTENT, DRAW_3, LETTERS, THE_DOG, Position

from ...draw.canvas import Canvas, Point, rounded, stamp
from ...draw.cast import Cast, Names
from ...draw.ducks import portrait
from ...draw.theme import GOLD, INK, MARGIN, PAPER, TEXT, WHITE, WIDE, mixed
from ...parts.pills import draw_pill, pill_width
from ...text.writing import isolated, shrunk, write
from ...words.texts import Texts
from ..words import headline, round_name
from ..words.whose import own_duckies
from .cards import small_card
from .pieces import buoy, dog, seat_letter, tick, token, token_back
from .swimmers import seat_colour

HEAD, FOOT = 70, 156  # how tall they are on a picture 1200 wide
PLATE = 140


def draw_head(picture: Image.Image, scale: float, view: View[Position], names: Names, texts: Texts) -> None:
    size, middle = TEXT * scale, (HEAD / 2 + 3) * scale
    title = round_name(view, texts)
    wide = pill_width(title, size)
    draw_pill(picture, (MARGIN * scale + wide / 2, middle), title, size, INK, WHITE)
    room = (WIDE - 3 * MARGIN) * scale - wide
    words, size = shrunk(headline(view, [*map(isolated, names)], texts), size * 1.05, room)
    write(ImageDraw.Draw(picture), ((WIDE - MARGIN) * scale, middle), words, size, INK, anchor="rm")


def draw_plates(picture: Image.Image, scale: float, view: View[Position], cast: Cast) -> None:
    gap = MARGIN / 2
    wide = (WIDE - 2 * MARGIN + gap) / view.seated - gap
    top = picture.height - (PLATE + 8) * scale
    for seat in range(view.seated):
        left = (MARGIN + seat * (wide + gap)) * scale
        draw_plate(picture, (left, top), wide * scale, scale, view, seat, cast)


def draw_plate(
    picture: Image.Image, corner: Point, wide: float, scale: float, view: View[Position], seat: int, cast: Cast
) -> None:
    (left, top), tall, look = corner, PLATE * scale, CONTENT.colours[seat]
    ground = plate(seat, round(wide), round(tall), active=seat in asked(view))
    picture.paste(ground, (round(left), round(top)), ground)
    stamp(picture, portrait(look.colour, cast.character(seat), 96 * scale), (left + 60 * scale, top + 58 * scale))
    stamp(picture, seat_letter(look.letter, 44 * scale), (left + 30 * scale, top + 112 * scale))
    draw_extras(picture, (left + 62 * scale, top + 116 * scale), scale, view.position, seat)
    inner = left + 118 * scale
    ticked = seat in chosen(view)
    words, size = shrunk(cast.names[seat], 33 * scale, left + wide - inner - (44 if ticked else 14) * scale)
    write(ImageDraw.Draw(picture), (inner, top + 32 * scale), words, size, INK, anchor="lm")
    if ticked:
        stamp(picture, tick(30 * scale), (left + wide - 26 * scale, top + 28 * scale))
    duckies = own_duckies(view.position, seat)
    line = (PLATE - 60) / len(duckies)
    for row, number in enumerate(duckies):
        middle = (inner, top + (52 + line * (row + 0.5)) * scale)
        draw_progress(picture, middle, left + wide - inner - 10 * scale, line * scale, view.position, number)


def asked(view: View[Position]) -> list[int]:
    """Whom the table waits for."""
    return [each.seat for each in view.awaited]


def chosen(view: View[Position]) -> set[int]:
    """Who has answered what others are still asked."""
    return {each.seat for each in view.waiting if each.answered and not each.standing} - set(asked(view))


@lru_cache(maxsize=64)
def plate(seat: int, wide: int, tall: int, *, active: bool) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    colour, line = seat_colour(seat), tall / 26
    if active:
        canvas.polygon(rounded(0, 0, wide, tall, tall / 6), GOLD)
        canvas.polygon(rounded(0, 0, wide, tall, tall / 6), GOLD, line / 2)
    canvas.polygon(rounded(line, line, wide - line, tall - line, tall / 7), mixed(colour, PAPER, 0.75), line)
    canvas.polygon(rounded(1.5 * line, 1.5 * line, 0.8 * tall, tall - 1.5 * line, tall / 8), mixed(colour, PAPER, 0.3))
    return canvas.done()


def draw_extras(picture: Image.Image, at: Point, scale: float, position: Position, seat: int) -> None:
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
    """The buoys that a ducky has touched, the others pale, and the card that is laid for it."""
    mine = own_duckies(position, position.duckies[number].seat)
    size, (x, y) = min(0.84 * tall, room / 4), at
    if len(mine) > 1:
        write(ImageDraw.Draw(picture), (x + 0.2 * size, y), LETTERS[mine.index(number)], size * 0.8, INK)
        x += 0.6 * size
    for place in range(len(CONTENT.buoys)):
        touched = bool(position.duckies[number].buoys >> place & 1)
        stamp(picture, buoy_mark(place, size, touched=touched), (x + (0.5 + place * 0.96) * size, y))
    if card := card_of(position, number):
        stamp(picture, small_card(card, 1.15 * size), (x + 3.5 * size, y))


def card_of(position: Position, number: int) -> int:
    """The card that is carried out for this ducky, or that is laid for it."""
    turn = position.turn
    return turn.card if turn and turn.mover == number and turn.card else position.laid[number]


@lru_cache(maxsize=64)
def buoy_mark(number: int, size: float, *, touched: bool) -> Image.Image:
    sprite = buoy(number, size * 0.82)
    if touched:
        return sprite
    return Image.blend(Image.new("RGBA", sprite.size, (*PAPER, 0)), sprite, 0.4)
