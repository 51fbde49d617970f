"""What lies beside the park: the open cards, the formations that are left, the bags and the deck."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.tow import CARDS, FORMATIONS, Position

from ...draw.canvas import Point, stamp
from ...draw.theme import GOLD, INK, MARGIN, PAPER, WIDE, Colour
from ...parts.badges import badge, tick
from ...parts.pills import draw_pill, pill_width
from ...text.writing import shrunk, width, write
from ...words.texts import Texts
from ..words.names import unpacked
from .cards import Card, draw_small_card, paper
from .park import PARK_WIDE
from .pieces import LOOKS, duck, duck_sign, food, pattern

LEFT = MARGIN + PARK_WIDE + 14  # pixels, on a picture 1200 wide
ROOM = WIDE - MARGIN - LEFT
TITLE, SMALL = 27, 25
CARD = ((ROOM - 8) / 2, 112)
FORMATION = ((ROOM - 16) / 3, 92)
CELL = 20  # of a pattern
LINE = 46
COLOURS = range(len(LOOKS))
DUCK_LINE, FOOD_LINE, DECK_LINE, ASIDE_LINE = range(4)
FORMATIONS_TOP = 34 + 2 * (CARD[1] + 6)
BAGS_TOP = FORMATIONS_TOP + 38 + 2 * (FORMATION[1] + 6)


class Side(NamedTuple):
    """Where it lies: everything is as on a picture 1200 wide, times the scale."""

    scale: float
    top: float

    def at(self, x: float, y: float) -> Point:
        return (LEFT + x) * self.scale, (self.top + y) * self.scale


def draw_side(
    picture: Image.Image,
    side: Side,
    position: Position,
    tow: Sequence[int],
    texts: Texts,
    asked: Sequence[int] = (),
) -> None:
    """`tow` is that of whoever's turn it is; `asked` are formations that can be chosen."""
    draw_open_cards(picture, side, position, tow, texts)
    draw_formations(picture, side, position.formations, texts, asked)
    draw_bags(picture, side, position, texts)


def draw_open_cards(picture: Image.Image, side: Side, position: Position, tow: Sequence[int], texts: Texts) -> None:
    title(picture, side.at(0, 15), texts.say("tow-side-cards"), side.scale)
    if tow:
        draw_key(picture, side.at(ROOM, 15), texts.say("tow-side-in-tow"), side.scale)
    size = (CARD[0] * side.scale, CARD[1] * side.scale)
    for place, card in enumerate(position.open):
        corner = side.at(place % 2 * (CARD[0] + 8), 34 + place // 2 * (CARD[1] + 6))
        draw_small_card(picture, Card(card, tow), tile_of(position, card), corner, size, texts)


def tile_of(position: Position, card: int) -> int:
    return [spot.location for spot in position.spots].index(CARDS[card].location)


def draw_key(picture: Image.Image, at: Point, words: str, scale: float) -> None:
    """What a tick means."""
    write(ImageDraw.Draw(picture), at, words, 25 * scale, INK, anchor="rm")
    stamp(picture, tick(26 * scale), (at[0] - width(words, 25 * scale) - 18 * scale, at[1]))


def title(picture: Image.Image, at: Point, words: str, scale: float) -> None:
    words, size = shrunk(words, TITLE * scale, ROOM * scale)
    write(ImageDraw.Draw(picture), at, words, size, INK, anchor="lm")


def draw_formations(
    picture: Image.Image, side: Side, formations: Sequence[int], texts: Texts, asked: Sequence[int]
) -> None:
    wide, tall = FORMATION
    words = texts.say("tow-side-formations" if formations else "tow-side-no-formations")
    title(picture, side.at(0, FORMATIONS_TOP + 19), words, side.scale)
    for place, formation in enumerate(formations):
        x, y = place % 3 * (wide + 8), FORMATIONS_TOP + 38 + place // 3 * (tall + 6)
        draw_formation(picture, formation, side.at(x, y), FORMATION, side.scale, GOLD if formation in asked else INK)
        if formation in asked:
            stamp(picture, badge(str(formation + 1), 38 * side.scale), side.at(x + 16, y + 14))


def draw_formation(
    picture: Image.Image, formation: int, corner: Point, size: Point, scale: float, frame: Colour = INK
) -> None:
    """Its pattern, and what it's worth."""
    (left, top), (wide, tall) = corner, (size[0] * scale, size[1] * scale)
    ground = paper(round(wide), round(tall), frame)
    picture.paste(ground, (round(left), round(top)), ground)
    shape = FORMATIONS[formation]
    words = f"+{shape.value}"
    room = wide - width(words, 27 * scale) - 22 * scale
    cell = min(CELL * scale, room / shape.columns, (tall - 14 * scale) / shape.rows)
    stamp(picture, pattern(formation, round(cell, 1)), (left + 8 * scale + room / 2, top + tall / 2))
    write(ImageDraw.Draw(picture), (left + wide - 8 * scale, top + tall / 2), words, 27 * scale, INK, anchor="rm")


def draw_bags(picture: Image.Image, side: Side, position: Position, texts: Texts) -> None:
    """How many are left of each colour; and what is set aside until the turn ends."""
    draw_bag(
        picture, side, DUCK_LINE, texts.say("tow-side-ducks"), [duck_sign(each, 25 * side.scale) for each in COLOURS]
    )
    draw_bag(picture, side, FOOD_LINE, texts.say("tow-side-food"), [food(each, 26 * side.scale) for each in COLOURS])
    draw, size = ImageDraw.Draw(picture), SMALL * side.scale
    for line, counts in enumerate((position.duck_bag, position.food_bag)):
        for colour, count in enumerate(counts):
            write(draw, side.at(141 + 52 * colour, line_at(line)), str(count), 0.96 * size, INK, anchor="lm")
    words = texts.say("tow-side-deck", count=position.deck_size)
    write(draw, side.at(0, line_at(DECK_LINE)), words, size, INK, anchor="lm")
    draw_aside(picture, side.at(0, line_at(ASIDE_LINE)), unpacked(position.dispersing), side.scale, texts)


def draw_bag(picture: Image.Image, side: Side, line: int, words: str, sprites: Sequence[Image.Image]) -> None:
    words, size = shrunk(words, SMALL * side.scale, 106 * side.scale)
    write(ImageDraw.Draw(picture), side.at(0, line_at(line)), words, size, INK, anchor="lm")
    for colour, sprite in enumerate(sprites):
        stamp(picture, sprite, side.at(126 + 52 * colour, line_at(line)))


def line_at(line: int) -> float:
    return BAGS_TOP + (line + 0.5) * LINE


def draw_aside(picture: Image.Image, at: Point, ducks: Sequence[int], scale: float, texts: Texts) -> None:
    if not ducks:
        return
    x, middle = at
    words = texts.say("tow-side-aside")
    wide = pill_width(words, SMALL * scale)
    draw_pill(picture, (x + wide / 2, middle), words, SMALL * scale, PAPER, INK)
    step = min(34 * scale, (ROOM * scale - wide - 40 * scale) / max(1, len(ducks) - 1))
    for place, colour in enumerate(ducks):
        stamp(picture, duck(colour, 42 * scale), (x + wide + 24 * scale + place * step, middle))
