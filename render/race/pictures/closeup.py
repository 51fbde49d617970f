"""A close-up for whoever is asked: the part of the board that their choices lie on, as large as a phone can show it."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf

from PIL import Image

from engine import View
from engine.race import CARDS, THE_DOG, Board, Position, board_of

from ...draw.canvas import Point
from ...draw.cast import Cast
from ...draw.theme import FLOOR, TITLE, WIDE
from ...parts.head import HEAD
from ...parts.letters import Box
from ...words.texts import Texts
from .board import cards_to_choose, draw_board, draw_on_water
from .cards import BELOW as CARDS_TALL
from .cards import with_cards_below
from .choices import ahead_of, choices, points_of
from .hand import draw_own_head
from .tub import Tub, bathroom, drawn_bathroom, extent

TALL = 800
CLOSENESS = (80, 70, 60, 52)  # how large a space is, the best first; few, because the sprites of each are kept
FINE = 2  # enough, as everything is large
AROUND = 1.2  # how much is seen around each choice, in radii of a space
WHOLE_BOARD = ("ring", "send")  # questions whose choices may be anywhere
LETTER = 60  # pixels across, at least
BELOW = 1.2  # how large cards are below a close-up, compared to those below a board


def draw_closeup(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    """Or the whole board, if this seat is asked nothing that everyone may see."""
    own = [each for each in view.waiting if each.seat == view.seat and each.moves]
    if not own:
        return draw_board(view, cast, texts)
    asked = replace(view, waiting=tuple(own))
    cards = cards_to_choose(asked)
    tall = TALL - round(BELOW * CARDS_TALL) if cards else TALL
    picture = Image.new("RGB", (WIDE, tall), FLOOR)
    picture.paste(water(asked, cast, WIDE, tall - HEAD), (0, HEAD))
    draw_own_head(picture, asked, cast, texts, TITLE)
    return with_cards_below(picture, cards, BELOW) if cards else picture


def water(view: View[Position], cast: Cast, width: int, height: int) -> Image.Image:
    """What is seen of the whole board is always the same, and kept; a part of it hardly ever."""
    tub = window(view, width, height)
    picture = bathroom(tub, width, height) if is_anywhere(view) else drawn_bathroom(tub, width, height, FINE)
    draw_on_water(picture, tub, view, cast, LETTER, (0, 0, width, height))
    return picture


# Where to look


def window(view: View[Position], width: float, height: float) -> Tub:
    """The board behind a window of this size, so that all choices are seen, with as little floor as possible."""
    board = board_of(view.position.board)
    left, top, right, bottom = reach(view, board)
    radius = closest(right - left, bottom - top, width, height)
    first_x, first_y, last_x, last_y = whole(board)
    x = beginning(left, right, min(left, first_x), max(right, last_x), width / radius)
    y = beginning(top, bottom, min(top, first_y), max(bottom, last_y), height / radius)
    return Tub(board, radius, (-x * radius, -y * radius))


def closest(wide: float, tall: float, width: float, height: float) -> float:
    fitting = min(width / wide, height / tall)
    return next((radius for radius in CLOSENESS if radius <= fitting), fitting)


def beginning(start: float, end: float, first: float, last: float, length: float) -> float:
    """Where to begin so that start and end are in the middle, but without looking past the first and the last."""
    if last - first <= length:
        return (first + last - length) / 2
    return max(first, min((start + end - length) / 2, last - length))


def whole(board: Board) -> Box:
    room = extent(board)
    return room.left, room.top, room.left + room.width, room.top + room.height


def reach(view: View[Position], board: Board) -> Box:
    """A box around everything that the question is about, in radii of a space."""
    points = [] if is_anywhere(view) else [*places(view, Tub(board, 1, (0, 0)))]
    if not points:
        return whole(board)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - AROUND, min(ys) - AROUND, max(xs) + AROUND, max(ys) + AROUND


def is_anywhere(view: View[Position]) -> bool:
    return any([each.ask in WHOLE_BOARD for each in view.waiting])


def places(view: View[Position], tub: Tub) -> Iterator[Point]:
    """Where the choices lead, from whoever moves to the letters."""
    for card in cards_to_choose(view):
        for move in [ahead_of(tub.board, view.position, THE_DOG, path.steps) for path in CARDS[card].paths]:
            yield from points_of(tub, move)
    for choice in choices(view, tub, 0, (-inf, -inf, inf, inf)):
        yield from (choice.letter.at, *choice.arrow)
