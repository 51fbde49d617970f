"""A close-up for whoever is asked: the part of the board that their choices lie on, as large as a phone can show it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import atan2, ceil, degrees, dist, floor, inf
from typing import NamedTuple

from PIL import Image

from engine import View
from engine.race import CARDS, DUCKY_OF, OFF_BOARD, THE_DOG, Board, Position, board_of

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.theme import FLOOR, TITLE, WIDE
from ...parts.head import HEAD
from ...parts.letters import Box, Letter, clear, inside, moved_about
from ...words.texts import Texts
from ..words.goals import goals
from ..words.headlines import above_own_cards
from ..words.movers import cards_to_play_next
from .board import cards_to_choose, draw_board, draw_on_water
from .cards import BELOW as CARDS_TALL
from .cards import OWN_BELOW, with_cards_below, with_own_cards_below
from .choices import ahead_of, choices, points_of
from .hand import draw_own_head
from .palette import in_colours
from .pieces import signpost
from .tub import Tub, bathroom, drawn_bathroom, extent

TALL = 800
TALL_WITH_CARDS = 854  # as tall as leaves room for the buttons on a phone
CLOSENESS = (80, 70, 60, 52)  # how large a space is, the best first; few, because the sprites of each are kept
LARGE = max(CLOSENESS)
MARGIN = 1.5  # around a board, in radii: arrows may leave it
TILE = 100  # pixels of a tile on the floor, as close as it gets
FINE = 2  # enough, as everything is large
AROUND = 1.2  # how much is seen around each choice, in radii of a space
WHOLE_BOARD = ("ring", "send")  # questions whose choices may be anywhere
LETTER = 60  # pixels across, at least
CLOSE_ENOUGH = 60  # of these: so far away it may go to show where a ducky still has to go
SEEN = 0.7  # of a goal, in radii from its middle
SIGN = 74  # pixels: what points to a goal that's out of sight
BELOW = 1.2  # how large cards are below a close-up, compared to those below a board


def draw_closeup(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    """Or the whole board, if this seat is asked nothing that everyone may see."""
    own = [each for each in view.waiting if each.seat == view.seat and each.moves]
    if not own:
        return draw_board(view, cast, texts)
    asked = replace(view, waiting=tuple(own))
    cards, held = cards_to_choose(asked), cards_to_play_next(asked)
    tall = HEAD + room_for_water(asked)
    picture = Image.new("RGB", (WIDE, tall), FLOOR)
    picture.paste(water(asked, cast, WIDE, tall - HEAD), (0, HEAD))
    draw_own_head(picture, asked, cast, texts, TITLE)
    if held:
        return with_own_cards_below(picture, held, above_own_cards(texts))
    return with_cards_below(picture, cards, BELOW) if cards else picture


def room_for_water(asked: View[Position]) -> int:
    """How tall the window is: less where there are cards below it."""
    if cards_to_play_next(asked):
        return TALL_WITH_CARDS - HEAD - OWN_BELOW
    return TALL - HEAD - (round(BELOW * CARDS_TALL) if cards_to_choose(asked) else 0)


def water(view: View[Position], cast: Cast, width: int, height: int) -> Image.Image:
    """What is seen of the whole board is always the same, and kept; a part of it is cut out of a larger picture."""
    tub = window(view, width, height)
    picture = bathroom(tub, width, height) if is_anywhere(view) else part_of_bathroom(tub, width, height)
    draw_on_water(picture, tub, view, cast, LETTER, (0, 0, width, height))
    for sign in signs(view, tub, width, height):
        stamp(picture, signpost(sign.buoy, SIGN, sign.turn), sign.at)
    return picture


class Sign(NamedTuple):
    """At the rim, towards a goal that can't be seen: a buoy, or the drain if it's none."""

    space: int
    buoy: int | None
    at: Point
    turn: float = 0.0  # where it points, in degrees, clockwise from north


def signs(view: View[Position], tub: Tub, width: int, height: int) -> list[Sign]:
    """Where the ducky that's asked about still has to go, if that's out of sight; not on top of anything else."""
    box, found = (0.0, 0.0, float(width), float(height)), list[Sign]()
    taken = [choice.letter for choice in choices(view, tub, LETTER, box)]
    swimmers = [tub.at(each.space) for each in view.position.duckies if each.space != OFF_BOARD]
    taken += [Letter("", at, 1.5 * tub.radius) for at in swimmers]
    taken += [Letter("", tub.at(space), tub.radius) for space in (*tub.board.buoys, tub.board.drain)]
    for start, goal in out_of_sight(view, tub, width, height):
        place = placed_beside(Letter("", at_the_rim(tub.at(start), tub.at(goal), box), SIGN), taken, box)
        taken.append(place)
        (x, y), (to_x, to_y) = place.at, tub.at(goal)
        buoy = tub.board.buoys.index(goal) if goal in tub.board.buoys else None
        found.append(Sign(goal, buoy, place.at, round(degrees(atan2(to_x - x, y - to_y)))))
    return found


def out_of_sight(view: View[Position], tub: Tub, width: int, height: int) -> Iterator[tuple[int, int]]:
    """From where, and the goal."""
    for start, goal in to_reach(view, tub.board):
        x, y = tub.at(goal)
        if not (0 <= x <= width and 0 <= y <= height):
            yield start, goal


def at_the_rim(start: Point, end: Point, box: Box) -> Point:
    """Where the way from one to the other leaves the box."""
    (x, y), (dx, dy), (left, top, right, bottom) = start, (end[0] - start[0], end[1] - start[1]), box
    across = ((right if dx > 0 else left) - x) / dx if dx else inf
    along = ((bottom if dy > 0 else top) - y) / dy if dy else inf
    share = min(across, along)
    return x + share * dx, y + share * dy


def placed_beside(sign: Letter, taken: list[Letter], box: Box) -> Letter:
    """As near as there is room for it."""
    room = sign._replace(size=1.6 * sign.size)
    tries = [inside(moved, box) for moved in moved_about(inside(room, box))]
    return next((each for each in tries if all([clear(each, other) for other in taken])), tries[0])


class Large(NamedTuple):
    """A bathroom with its board as close as it's ever seen."""

    tub: Tub
    picture: Image.Image  # in the palette


@lru_cache(maxsize=8)
def large_bathroom(board: Board) -> Large:
    """With as much floor around it as the furthest look shows."""
    room, farthest = extent(board), min(CLOSENESS)
    aside = max(0.0, WIDE / farthest - room.width) / 2 + MARGIN
    above = max(0.0, TALL / farthest - room.height) / 2 + MARGIN
    tub = Tub(board, LARGE, ((aside - room.left) * LARGE, (above - room.top) * LARGE))
    size = round((room.width + 2 * aside) * LARGE), round((room.height + 2 * above) * LARGE)
    return Large(tub, in_colours(drawn_bathroom(tub, *size, FINE, size[0] / TILE)))


def part_of_bathroom(tub: Tub, width: int, height: int) -> Image.Image:
    """Cut out and scaled down. What goes beyond the kept picture is drawn."""
    large = large_bathroom(tub.board)
    scale = LARGE / tub.radius
    left, top = [large.tub.origin[axis] - tub.origin[axis] * scale for axis in (0, 1)]
    right, bottom = left + width * scale, top + height * scale
    if scale < 1 or left < 0 or top < 0 or right > large.picture.width or bottom > large.picture.height:
        return drawn_bathroom(tub, width, height, FINE)
    if scale == 1:  # half a pixel aside isn't seen, and nothing has to be scaled
        return large.picture.crop((round(left), round(top), round(left) + width, round(top) + height)).convert("RGB")
    cut = floor(left), floor(top), ceil(right), ceil(bottom)
    box = left - cut[0], top - cut[1], right - cut[0], bottom - cut[1]
    part = large.picture.crop(cut).convert("RGB")
    return part.resize((width, height), Image.Resampling.BILINEAR, box)  # pyright: ignore[reportUnknownMemberType]


# Where to look


def window(view: View[Position], width: float, height: float) -> Tub:
    """The board behind a window of this size, so that all choices are seen, with as little floor as possible."""
    board = board_of(view.position.board)
    left, top, right, bottom = with_goals(view, board, reach(view, board), width, height)
    radius = closest(right - left, bottom - top, width, height)
    first_x, first_y, last_x, last_y = whole(board)
    x = beginning(left, right, min(left, first_x), max(right, last_x), width / radius)
    y = beginning(top, bottom, min(top, first_y), max(bottom, last_y), height / radius)
    return Tub(board, radius, (-x * radius, -y * radius))


def with_goals(view: View[Position], board: Board, box: Box, width: float, height: float) -> Box:
    """The box with what the ducky still has to reach, the nearest first, while everything stays large enough."""
    tub, (left, top, right, bottom) = Tub(board, 1, (0, 0)), box
    aims = [(tub.at(start), tub.at(goal)) for start, goal in to_reach(view, board)]
    for _, (x, y) in sorted([] if is_anywhere(view) else aims, key=lambda each: dist(*each)):
        wider = min(left, x - SEEN), min(top, y - SEEN), max(right, x + SEEN), max(bottom, y + SEEN)
        if closest(wider[2] - wider[0], wider[3] - wider[1], width, height) >= CLOSE_ENOUGH:
            left, top, right, bottom = wider
    return left, top, right, bottom


def to_reach(view: View[Position], board: Board) -> Iterator[tuple[int, int]]:
    """Where a ducky is that's asked about, and where it still has to go."""
    movers = dict.fromkeys([DUCKY_OF[each.about] for each in view.waiting if each.about])
    for ducky in [view.position.duckies[mover] for mover in movers if mover != THE_DOG]:
        if ducky.space != OFF_BOARD:
            yield from [(ducky.space, goal) for goal in goals(board, ducky.buoys)]


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
