"""The hand picture of a race: each card with its paths, and below them where they would take the ducky."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine import View
from engine.race import CARDS, CONTENT, DRAW_3, MEANING, THE_DOG, Position, Swim, board_of

from ...draw.canvas import Canvas, Point, lay, rounded, stamp
from ...draw.cast import Cast
from ...draw.ducks import portrait
from ...draw.theme import FLOOR, INK, MARGIN, TEXT, TITLE, WHITE, WIDE
from ...parts.badges import halo, seat_letter
from ...parts.cards import NOW, PICKED, PLAIN, draw_card_ground, draw_card_tick, grid_of
from ...parts.head import HEAD, PORTRAIT, draw_hand_head
from ...parts.letters import draw_letters, placed
from ...text.writing import width, write
from ...words.texts import Texts
from ..words.headlines import hand_headline
from ..words.movers import card_movers, cards_at_stake, own_duckies, place_of
from ..words.names import token_name
from .cards import diagrams_on_paper, sketches_of
from .choices import ahead_of, draw_arrows, draw_ends, points_of, ways
from .pieces import token
from .plates import draw_progress
from .swimmers import draw_all, label_of
from .tub import Tub, extent, kept_bathroom
from .tub import fitted as fitted_tub

TOKENS_TALL = 110
CLOSENESS = (42, 30, 22, 16)  # how large a space is below a card, the best first
FLOOR_AROUND = 120  # so that a window never looks past the edge of the picture
LETTER, TOKEN_TEXT = 34, 28
ROUND = 18  # pixels: the corners of a window
BONK = 0.8  # of a space: below a card it's all there is to see of a move that ends at once

Box = tuple[float, float, float, float]  # left, top, width, height


class Shown(NamedTuple):
    """A card on the picture: whom it would move, whether it is being decided on, or picked, and for which ducky."""

    card: int
    movers: tuple[int, ...]
    now: bool = False
    picked: bool = False
    label: str = ""


class Hand(NamedTuple):
    """What there is to show, taken from a view."""

    view: View[Position]
    cast: Cast
    seat: int
    cards: list[Shown]
    tokens: list[tuple[str, int]]  # and how many of each


def hand_of(view: View[Position], cast: Cast) -> Hand:
    if view.seat is None:
        raise ValueError("a spectator has no hand: give the view of a seat")
    return Hand(view, cast, view.seat, shown_cards(view, view.seat), tokens_of(view.position, view.seat))


def shown_cards(view: View[Position], seat: int) -> list[Shown]:
    """First what is being decided on, then the hand."""
    movers, picked = tuple(card_movers(view, seat)), picks(view)
    at_stake = [Shown(card, (mover,), now=True) for card, mover in cards_at_stake(view, seat)]
    held = [Shown(card, movers, picked=card in picked, label=picked.get(card, "")) for card in view.position.hand]
    return [*at_stake, *held]


def picks(view: View[Position]) -> dict[int, str]:
    """The cards that are picked: `pick a 36` is for ducky a."""
    words = [prompt.answer.split() for prompt in view.prompts if prompt.answer in MEANING and prompt.answer]
    return {int(word[-1]): word[1] if len(word) == 3 else "" for word in words}


def tokens_of(position: Position, seat: int) -> list[tuple[str, int]]:
    blue = [DRAW_3] if position.blues and position.blues[seat] else []
    return list(Counter([*blue, *position.tokens]).items())


def draw_hand(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    hand = hand_of(view, cast)
    foot = TOKENS_TALL if hand.tokens else 0
    grid = grid_of(len(hand.cards), foot)
    picture = Image.new("RGB", (WIDE, round(grid.height)), FLOOR)
    draw_own_head(picture, view, cast, texts)
    for place, shown in enumerate(hand.cards):
        draw_card(picture, hand, shown, grid.corner(place), grid.size)
    draw_tokens(picture, hand, grid.height - foot, texts)
    return picture


def draw_own_head(picture: Image.Image, view: View[Position], cast: Cast, texts: Texts, size: float = TEXT) -> None:
    """Who you are, what your duckies have touched, and what you are asked."""
    assert view.seat is not None
    left = MARGIN + PORTRAIT + 16
    for number in own_duckies(view.position, view.seat):
        draw_progress(picture, (left, HEAD / 2 + 1), 220, 56, view.position, number)
        left += 250
    own = portrait(CONTENT.colours[view.seat].colour, cast.character(view.seat), PORTRAIT)
    draw_hand_head(picture, own, hand_headline(view, texts), left, size)


# A card


def draw_card(picture: Image.Image, hand: Hand, shown: Shown, corner: Point, size: Point) -> None:
    (left, top), (wide, tall) = corner, size
    draw_card_ground(picture, corner, size, PICKED if shown.picked else NOW if shown.now else PLAIN)
    number = min(TITLE * 1.6, wide / 4.4)
    inset = tall * 0.5 if shown.movers else 0
    draw_paths(picture, shown.card, (left + 16, top + 16, wide - 32, tall - inset - 24), number)
    write(ImageDraw.Draw(picture), (left + 20, top + 16 + number * 0.4), str(shown.card), number, INK, anchor="lm")
    for place, mover in enumerate(shown.movers):
        part = (wide - 24 - 8 * (len(shown.movers) - 1)) / len(shown.movers)
        box = (left + 12 + place * (part + 8), top + tall - inset, part, inset - 12)
        draw_inset(picture, hand, shown.card, mover, box)
    if shown.picked:
        draw_card_tick(picture, corner, size, shown.label)


def draw_paths(picture: Image.Image, card: int, box: Box, number: float) -> None:
    """Beside the number or below it, wherever there is more room."""
    left, top, wide, tall = box
    beside, below = (round(wide - 1.1 * number), round(tall)), (round(wide), round(tall - 0.9 * number))
    if sketches_of(card, *beside).unit >= sketches_of(card, *below).unit:
        size, corner = beside, (left + 1.1 * number, top)
    else:
        size, corner = below, (left, top + 0.9 * number)
    picture.paste(diagrams_on_paper(card, *size), (round(corner[0]), round(corner[1])))


# Where it leads


def draw_inset(picture: Image.Image, hand: Hand, card: int, mover: int, box: Box) -> None:
    """The water around the ducky, with the paths of this card, bonks included."""
    left, top, wide, tall = [round(length) for length in box]
    position = hand.view.position
    board = board_of(position.board)
    moves = [ahead_of(board, position, mover, path.steps) for path in CARDS[card].paths]
    tub = close_up(position.board, moves, wide, tall)
    x, y = window(tub, moves, wide, tall)
    inset = waters(tub).crop((x, y, x + wide, y + tall)).convert("RGB")
    draw_ways(inset, tub._replace(origin=(tub.origin[0] - x, tub.origin[1] - y)), hand, mover, moves)
    lay(picture, inset, (left, top), ROUND, window_mask(wide, tall))
    if mover != THE_DOG and len(label := label_of(position, mover)) > 1:
        stamp(picture, seat_letter(label, 40), (left + 26, top + 26))


def close_up(layout: str, moves: list[Swim], wide: int, tall: int) -> Tub:
    """The board, as large as possible while all of these moves can be seen."""
    for radius in CLOSENESS:
        tub = small_tub(layout, radius)
        left, top, right, bottom = reach(tub, moves)
        if right - left <= wide and bottom - top <= tall:
            return tub
    return small_tub(layout, CLOSENESS[-1])


@lru_cache(maxsize=256)
def small_tub(layout: str, radius: int) -> Tub:
    """The whole board in small, with floor around it so that a window can look beyond its edge."""
    room = extent(board_of(layout))
    return fitted_tub(layout, FLOOR_AROUND, FLOOR_AROUND, room.width * radius, room.height * radius)


def waters(tub: Tub) -> Image.Image:
    """In the palette, and shared: cut out what you need."""
    room = extent(tub.board)
    size = [round(length * tub.radius + 2 * FLOOR_AROUND) for length in (room.width, room.height)]
    return kept_bathroom(tub, *size)


def reach(tub: Tub, moves: list[Swim]) -> tuple[float, float, float, float]:
    """A box around these moves, with room for a space on every side."""
    tips = [choice.letter.at for choice in ways(tub, moves, LETTER)] if len(moves) > 1 else []
    points = [*tips, *[point for move in moves for point in points_of(tub, move)]]
    xs, ys, room = [x for x, _ in points], [y for _, y in points], max(1.1 * tub.radius, 0.6 * LETTER)
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def window(tub: Tub, moves: list[Swim], wide: int, tall: int) -> tuple[int, int]:
    """Its corner, with these moves in the middle, but as little floor as possible."""
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
    canvas.polygon(rounded(0, 0, wide, tall, ROUND), WHITE)
    return canvas.done().getchannel("A")


def draw_ways(inset: Image.Image, tub: Tub, hand: Hand, mover: int, moves: list[Swim]) -> None:
    stamp(inset, halo(tub.radius), tub.at(place_of(hand.view.position, mover)))
    draw_all(inset, tub, hand.view.position, hand.cast)
    found = ways(tub, moves, LETTER)
    draw_arrows(inset, tub, found)
    draw_ends(inset, tub, found, BONK)
    if len(moves) > 1:
        box = (0, 0, inset.width, inset.height)
        draw_letters(inset, placed([choice.letter for choice in found], box))


# Tokens


def draw_tokens(picture: Image.Image, hand: Hand, top: float, texts: Texts) -> None:
    x = MARGIN + 10.0
    for kind, count in hand.tokens:
        stamp(picture, token(kind, 84), (x + 42, top + 46))
        words = token_name(texts, kind) if count == 1 else f"{count} × {token_name(texts, kind)}"
        write(ImageDraw.Draw(picture), (x + 94, top + 46), words, TOKEN_TEXT, INK, anchor="lm")
        x += 94 + 24 + width(words, TOKEN_TEXT)
