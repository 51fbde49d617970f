"""Location cards: the column of four places that will stand in a row, and the place where the card can be completed.

A duck of the card that is in the tow has a tick.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.tow import CARDS

from ...draw.canvas import Canvas, Point, rounded, stamp
from ...draw.theme import FINAL, INK, PAPER, Colour, mixed
from ...parts.badges import tick
from ...parts.pills import draw_pill
from ...text.writing import shrunk, write
from ...words.texts import Texts
from ..words.names import location_slug
from .palette import in_colours
from .pieces import LOOKS, PAINT, duck, duck_sign

ROWS = len(LOOKS)


class Card(NamedTuple):
    """How a card is shown: its number, the ducks of the tow that it's held against, and whether all are there."""

    number: int
    tow: Collection[int] = ()

    @property
    def ducks(self) -> tuple[int, ...]:
        return CARDS[self.number].ducks

    @property
    def place(self) -> str:
        return location_slug(CARDS[self.number].location)

    @property
    def missing(self) -> list[int]:
        return [colour for colour in self.ducks if colour not in self.tow]


def draw_small_card(picture: Image.Image, card: Card, tile: int, corner: Point, size: Point, texts: Texts) -> None:
    """On the board: the place with the number of its tile, and the ducks it takes. `size` is in pixels."""
    (left, top), (wide, tall) = corner, size
    ready = bool(card.tow) and not card.missing
    ground = small_card((card.place, tile), card.ducks, (round(wide), round(tall)), texts, FINAL if ready else INK)
    picture.paste(ground, (round(left), round(top)), small_card_mask(round(wide), round(tall)))
    for colour, (x, y) in zip(card.ducks, duck_places(card.ducks, size), strict=True):
        if colour in card.tow:
            stamp(picture, tick(round(0.19 * tall)), (left + x + 0.13 * tall, top + y - 0.15 * tall))


@lru_cache(maxsize=256)
def small_card(
    place: tuple[str, int], ducks: tuple[int, ...], size: tuple[int, int], texts: Texts, frame: Colour
) -> Image.Image:
    """In the palette, because many are kept."""
    wide, tall = size
    picture = Image.new("RGB", size, PAPER)
    words, letters = shrunk(texts.say(f"tow-place-{place[0]}"), 0.206 * tall, wide - 0.1 * tall)
    write(ImageDraw.Draw(picture), (wide / 2, 0.22 * tall), words, letters, INK)
    draw_pill(picture, (0.22 * tall, 0.69 * tall), str(place[1] + 1), 0.22 * tall, PAPER, INK)
    for colour, at in zip(ducks, duck_places(ducks, size), strict=True):
        stamp(picture, duck(colour, round((0.44 if len(ducks) < 3 else 0.36) * tall)), at)
    edge = card_edge(wide, tall, frame)
    picture.paste(edge, (0, 0), edge)
    return in_colours(picture)


def duck_places(ducks: tuple[int, ...], size: Point) -> list[Point]:
    """Side by side, to the right of the number."""
    wide, tall = size
    step = (0.32, 0.32, 0.28)[len(ducks) - 1] * tall
    middle = (0.5 * tall + wide - 0.04 * tall) / 2
    return [(middle + (place - (len(ducks) - 1) / 2) * step, 0.67 * tall) for place in range(len(ducks))]


@lru_cache(maxsize=16)
def small_card_mask(wide: int, tall: int) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(1, 1, wide - 1, tall - 1, 0.1 * tall), PAPER)
    return canvas.done().getchannel("A")


@lru_cache(maxsize=16)
def card_edge(wide: int, tall: int, frame: Colour) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    thick = 0.035 * tall if frame == INK else 0.06 * tall
    outline = rounded(thick / 2 + 1, thick / 2 + 1, wide - thick / 2 - 1, tall - thick / 2 - 1, 0.09 * tall)
    canvas.line([*outline, outline[0]], thick, frame)
    return canvas.done()


def draw_column(picture: Image.Image, card: Card, corner: Point, cell: float) -> None:
    """Its four places, from top to bottom, with a tick for each duck that is in the tow."""
    left, top = corner
    picture.paste(column(card.ducks, round(cell)), (round(left), round(top)))
    for colour in card.ducks:
        if colour in card.tow:
            stamp(picture, tick(round(0.46 * cell)), (left + 0.9 * cell, top + (colour + 0.2) * cell))


@lru_cache(maxsize=128)
def column(ducks: tuple[int, ...], cell: int) -> Image.Image:
    """The places of a card, each in the colour of its row, with a duck or without."""
    picture = Image.new("RGB", (cell, ROWS * cell), PAPER)
    for colour in range(ROWS):
        there = colour in ducks
        picture.paste(cell_ground(colour, cell, there=there), (0, colour * cell))
        if there:
            stamp(picture, duck(colour, 0.84 * cell), (0.5 * cell, (colour + 0.45) * cell))
    return picture


@lru_cache(maxsize=64)
def cell_ground(colour: int, cell: int, *, there: bool) -> Image.Image:
    """A place of a card. An empty one is pale, and has a pale sign."""
    canvas = Canvas((cell, cell), 1, ground=PAPER)
    line = max(2.0, cell / 20)
    paint = mixed(PAINT[colour], PAPER, 0.5 if there else 0.75)
    edge = INK if there else mixed(INK, PAPER, 0.5)
    canvas.polygon(rounded(line, line, cell - line, cell - line, cell / 6), paint, line, edge)
    return canvas.done()


@lru_cache(maxsize=64)
def row_label(colour: int, size: float) -> Image.Image:
    return duck_sign(colour, size)


@lru_cache(maxsize=64)
def paper(wide: int, tall: int, frame: Colour) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    thick = min(max(2.0, tall / 36), 4.5) * (1 if frame == INK else 2)
    canvas.polygon(rounded(thick, thick, wide - thick, tall - thick, min(tall / 8, 24)), PAPER, thick, frame)
    return canvas.done()
