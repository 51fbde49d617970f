"""What Duck Pool adds to the plates: how many cards a player holds, and the points pile with the duck on top."""

from PIL import Image, ImageDraw

from engine import View
from engine.pool import CARDS, SEATS, Position

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import INK
from ...parts.badges import halo, turn_mark
from ...parts.plates import Add, Plate, PlateBox, plates_of
from ...text.writing import shrunk, write
from ...words.texts import Texts
from .ducks import duck

LETTERS = [look.letter for look in SEATS]
COLOURS = [look.colour for look in SEATS]
SHAPES = [look.shape for look in SEATS]
LINES = (72, 108)  # where words stand, from the top of a plate
WORDS = 28
PILE, SMALL_PILE = 66, 50


def pool_plates(view: View[Position], cast: Cast) -> list[Plate]:
    return plates_of(view, cast, LETTERS, COLOURS, SHAPES)


def plate_parts(view: View[Position], texts: Texts) -> Add:
    here = view.position
    robbed = {word.split()[1] for each in view.awaited if each.ask == "victim" for word in each.moves}

    def add(picture: Image.Image, room: PlateBox, seat: int) -> None:
        size = (PILE if room.wide > 330 * room.scale else SMALL_PILE) * room.scale
        if seat == here.turn.seat and view.awaited:
            stamp(picture, turn_mark(44 * room.scale), room.at(24, 26))
        if here.piles[seat]:
            at = (room.right - 0.6 * size, room.top + (132 - 0.56 * size / room.scale) * room.scale)
            if str(seat + 1) in robbed:
                stamp(picture, halo(0.5 * size), at)
            stamp(picture, duck(CARDS[here.piles[seat][-1]].kind, size), at)
        wide = room.right - room.inner - 1.05 * size
        for y, words in zip(LINES, plate_words(here, seat, texts), strict=True):
            words, letters = shrunk(words, WORDS * room.scale, wide)
            write(ImageDraw.Draw(picture), (room.inner, room.top + y * room.scale), words, letters, INK, anchor="lm")

    return add


def plate_words(here: Position, seat: int, texts: Texts) -> tuple[str, str]:
    cards = texts.say("pool-picture-cards", count=here.hand_sizes[seat])
    return cards, texts.say("pool-picture-pile", count=here.pile_sizes[seat])
