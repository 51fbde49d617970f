"""The hand picture of a race: each card with its paths, and below it where it would take the ducky from where it is."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine import Prompt, View
from engine.race import CARDS, CONTENT, DUCKY_OF, MEANING, OFF_BOARD, THE_DOG, Position, Swim, board_of

from ..canvas import Canvas, Point, rounded, stamp
from ..ducks import portrait
from ..text import shrunk, width, write
from ..texts import Texts
from ..theme import FINAL, FLOOR, INK, MARGIN, PAPER, TALLEST, TEXT, TITLE, WHITE, WIDE
from .cards import diagrams, sketches_of
from .choices import ahead_of, apart, draw_arrows, draw_badges, draw_crashes, points_of, ways
from .pieces import halo, seat_letter, tick, token
from .plates import HEAD, draw_progress
from .swimmers import draw_dog, draw_ducky, duckies_of, label_of, place_of
from .tub import Tub, bathroom, extent
from .tub import fitted as fitted_tub
from .words import hand_headline, token_name

CARD_WIDE, CARD_TALL = 372, 590
IN_A_ROW = 4
TOKENS_TALL = 110
GAP = 16
CLOSENESS = (42, 30, 22, 16)  # how large a space may be below a card
FLOOR_AROUND = 400  # the widest a window may be, and more
Box = tuple[float, float, float, float]


class Hand(NamedTuple):
    """What there is to show, taken from a view."""

    view: View[Position]
    seat: int
    movers: tuple[int, ...]  # for whom the cards are shown
    picked: dict[int, str]  # cards that are picked, and for which ducky if there are two

    @property
    def tokens(self) -> list[str]:
        here = self.view.position
        return [*(["draw-3"] if here.blues and here.blues[self.seat] else []), *here.tokens]


def hand_of(view: View[Position]) -> Hand:
    assert view.seat is not None
    prompts = [prompt for prompt in view.prompts if not prompt.standing]
    picked = {MEANING[word]: for_whom(word) for word in [prompt.answer for prompt in prompts] if word in MEANING}
    return Hand(view, view.seat, movers_of(view, view.seat, prompts), picked)


def movers_of(view: View[Position], seat: int, prompts: list[Prompt]) -> tuple[int, ...]:
    """Whom a card would move: whoever is asked for, else all of one's own."""
    asked = dict.fromkeys([DUCKY_OF[prompt.about] for prompt in prompts if prompt.about])
    movers = list(asked) or duckies_of(view.position, seat)
    return tuple([mover for mover in movers if place_of(view.position, mover) != OFF_BOARD])


def for_whom(word: str) -> str:
    """`pick a 36` is for ducky a."""
    return word.split()[1] if len(word.split()) == 3 else ""


def draw_hand(view: View[Position], texts: Texts) -> Image.Image:
    hand = hand_of(view)
    cards = view.position.hand
    rows = -(-len(cards) // IN_A_ROW) or 1
    columns = -(-len(cards) // rows) or 1
    foot = TOKENS_TALL if hand.tokens else 0
    wide = min(CARD_WIDE, (WIDE - 2 * MARGIN - (columns - 1) * GAP) / columns)
    tall = min(CARD_TALL, (TALLEST - HEAD - foot - MARGIN) / rows - GAP, wide * 1.75)
    height = HEAD + rows * (tall + GAP) + foot + 8
    picture = Image.new("RGB", (WIDE, round(height)), FLOOR)
    draw_head(picture, hand, texts)
    left = (WIDE - columns * (wide + GAP) + GAP) / 2
    for place, card in enumerate(cards):
        corner = (left + place % columns * (wide + GAP), HEAD + place // columns * (tall + GAP))
        draw_card(picture, hand, card, corner, (wide, tall))
    draw_tokens(picture, hand, height - foot, texts)
    return picture


def draw_head(picture: Image.Image, hand: Hand, texts: Texts) -> None:
    """Who one is, what one's duckies have touched, and what is asked."""
    position, middle = hand.view.position, HEAD / 2 + 1
    stamp(
        picture, portrait(CONTENT.colours[hand.seat].colour, CONTENT.characters[hand.seat], 62), (MARGIN + 34, middle)
    )
    left = MARGIN + 78
    for number in duckies_of(position, hand.seat):
        draw_progress(picture, (left, middle), 220, 56, position, number)
        left += 250
    words, size = shrunk(hand_headline(hand.view, texts), TEXT, WIDE - MARGIN - left)
    write(ImageDraw.Draw(picture), (WIDE - MARGIN, middle), words, size, INK, anchor="rm")


# A card


def draw_card(picture: Image.Image, hand: Hand, card: int, corner: Point, size: Point) -> None:
    (left, top), (wide, tall) = corner, size
    picture.paste(card_ground(round(wide), round(tall), picked=card in hand.picked), (round(left), round(top)))
    number = min(TITLE * 1.6, wide / 4.4)
    write(ImageDraw.Draw(picture), (left + 20, top + 16 + number * 0.4), str(card), number, INK, anchor="lm")
    inset = tall * 0.5 if hand.movers else 0
    draw_paths(picture, card, (left + 12, top + 12, wide - 24, tall - inset - 20), number)
    if card in hand.picked:
        draw_tick(picture, (left + number * 0.75, top + number * 1.6), number, hand.picked[card])
    for place, mover in enumerate(hand.movers):
        part = (wide - 24 - 8 * (len(hand.movers) - 1)) / len(hand.movers)
        box = (left + 12 + place * (part + 8), top + tall - inset, part, inset - 12)
        draw_inset(picture, hand.view.position, card, mover, box)


def draw_paths(picture: Image.Image, card: int, box: Box, number: float) -> None:
    """Beside the number or below it, wherever they can be larger."""
    left, top, wide, tall = box
    beside, below = (round(wide - 1.1 * number), round(tall)), (round(wide), round(tall - 0.9 * number))
    if sketches_of(card, *beside).unit >= sketches_of(card, *below).unit:
        sprite, corner = diagrams(card, *beside), (left + 1.1 * number, top)
    else:
        sprite, corner = diagrams(card, *below), (left, top + 0.9 * number)
    picture.paste(sprite, (round(corner[0]), round(corner[1])), sprite)


@lru_cache(maxsize=32)
def card_ground(wide: int, tall: int, *, picked: bool) -> Image.Image:
    canvas = Canvas((wide, tall), 1, ground=FLOOR)
    line = 9 if picked else 4
    canvas.polygon(rounded(5, 5, wide - 5, tall - 5, 26), PAPER, line, FINAL if picked else INK)
    return canvas.done().convert("RGB")


def draw_tick(picture: Image.Image, at: Point, size: float, letter: str) -> None:
    stamp(picture, tick(size), at)
    if letter:
        stamp(picture, seat_letter(letter, size * 0.7), (at[0], at[1] + size * 0.9))


# Where it leads


def draw_inset(picture: Image.Image, position: Position, card: int, mover: int, box: Box) -> None:
    """The water around the ducky, with the ways of this card, every bonk shown as one."""
    left, top, wide, tall = [round(length) for length in box]
    board = board_of(position.board)
    moves = [ahead_of(board, position, mover, path.steps) for path in CARDS[card].paths]
    tub = close_up(position.board, moves, wide, tall)
    x, y = window(tub, moves, wide, tall)
    inset = waters(tub).crop((x, y, x + wide, y + tall))
    draw_ways(inset, tub._replace(origin=(tub.origin[0] - x, tub.origin[1] - y)), position, mover, moves)
    picture.paste(inset, (left, top), window_mask(wide, tall))
    if mover != THE_DOG and len(label := label_of(position, mover)) > 1:
        stamp(picture, seat_letter(label, 40), (left + 26, top + 26))


def close_up(layout: str, moves: list[Swim], wide: int, tall: int) -> Tub:
    """The board as large as it may be for these moves to be seen whole."""
    for radius in CLOSENESS:
        tub = small_tub(layout, radius)
        left, top, right, bottom = reach(tub, moves)
        if right - left <= wide and bottom - top <= tall:
            return tub
    return small_tub(layout, CLOSENESS[-1])


@lru_cache(maxsize=256)
def small_tub(layout: str, radius: int) -> Tub:
    """The whole board in small, with floor around it, so that a window can look beyond its edge."""
    room = extent(board_of(layout))
    return fitted_tub(layout, FLOOR_AROUND, FLOOR_AROUND, room.width * radius, room.height * radius)


def waters(tub: Tub) -> Image.Image:
    room = extent(tub.board)
    size = [round(length * tub.radius + 2 * FLOOR_AROUND) for length in (room.width, room.height)]
    return bathroom(tub, *size)


def reach(tub: Tub, moves: list[Swim]) -> tuple[float, float, float, float]:
    """A box around these moves, with a space's room on every side."""
    points = [point for move in moves for point in points_of(tub, move)[0]]
    xs, ys, room = [x for x, _ in points], [y for _, y in points], 1.1 * tub.radius
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def window(tub: Tub, moves: list[Swim], wide: int, tall: int) -> tuple[int, int]:
    """Its corner, with these moves in the middle, but with as little floor as may be."""
    left, top, right, bottom = reach(tub, moves)
    whole = waters(tub)
    return (
        inside(round((left + right - wide) / 2), wide, whole.width),
        inside(round((top + bottom - tall) / 2), tall, whole.height),
    )


def inside(start: int, length: int, whole: int) -> int:
    first, last = FLOOR_AROUND - 30, whole - FLOOR_AROUND + 30 - length
    return (first + last) // 2 if last < first else max(first, min(start, last))


@lru_cache(maxsize=16)
def window_mask(wide: int, tall: int) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(0, 0, wide, tall, 18), WHITE)
    return canvas.done().getchannel("A")


def draw_ways(inset: Image.Image, tub: Tub, position: Position, mover: int, moves: list[Swim]) -> None:
    radius = tub.radius
    stamp(inset, halo(radius), tub.at(place_of(position, mover)))
    for number, ducky in enumerate(position.duckies):
        if ducky.space != OFF_BOARD:
            draw_ducky(inset, tub.at(ducky.space), radius, ducky.seat, label_of(position, number), ducky.facing)
    if position.dog.space != OFF_BOARD:
        draw_dog(inset, tub.at(position.dog.space), radius, position.dog.facing)
    found = ways(tub, moves)
    draw_arrows(inset, tub, found)
    if len(moves) > 1:
        draw_badges(inset, tub, apart(found, 34), 34)
    else:
        draw_crashes(inset, tub, found)


# Tokens


def draw_tokens(picture: Image.Image, hand: Hand, top: float, texts: Texts) -> None:
    x = MARGIN + 10.0
    for kind in hand.tokens:
        stamp(picture, token(kind, 84), (x + 42, top + 46))
        words = token_name(texts, kind)
        write(ImageDraw.Draw(picture), (x + 96, top + 46), words, TEXT * 0.9, INK, anchor="lm")
        x += 96 + 44 + width(words, TEXT * 0.9)
