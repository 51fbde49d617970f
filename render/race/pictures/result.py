"""The result of a race: everyone on the podium, and the move that decided it as a photo."""

from collections.abc import Sequence

from PIL import Image

from engine import View
from engine.race import OFF_BOARD, Position, board_of

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...parts.badges import halo
from ...parts.photo import draw_photo, mounted, photo_size
from ...parts.podium import Add, Rank, Step, draw_podium, paper_on_step, ranks_of
from ...text.writing import isolated
from ...words.standings import places
from ...words.texts import Texts
from ..words.headlines import headline, last_moment
from ..words.movers import own_duckies
from .plates import COLOURS, LETTERS, draw_progress
from .story import Trail, latest_round, trails
from .swimmers import draw_all, draw_ducky, draw_trail, home, swimmer_of
from .tub import Tub, drawn_bathroom, middle, spaces_on

CLOSEST, FURTHEST, STEP = 62, 30, 4  # the radius of a space, in pixels: few sizes, so that sprites are drawn once
AROUND = 1.7  # radii that can be seen around the last move
SINKING = 0.74  # how much of a ducky is still to be seen in the drain
ROW = 76  # pixels, at most


def draw_result(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    title = headline(view, [*map(isolated, cast.names)], texts)
    picture = draw_podium(title, ranks(view, cast), progress(view.position))
    draw_photo(picture, mounted(photo_of(view, cast), last_moment(view, texts)))
    return picture


def ranks(view: View[Position], cast: Cast) -> list[Rank]:
    """The winner first, then by buoys. Whoever has touched as many shares a place."""
    assert view.outcome
    found = ranks_of(places(view.outcome), view.outcome.winners, cast, LETTERS, COLOURS)
    return [rank._replace(duckies=len(own_duckies(view.position, rank.seat))) for rank in found]


def progress(position: Position) -> Add:
    """The buoys that each ducky has touched."""
    without_cards = position._replace(laid=(0,) * len(position.duckies), turn=None)

    def add(picture: Image.Image, step: Step, seat: int) -> None:
        duckies = own_duckies(position, seat)
        tall = min(ROW, step.height / len(duckies))
        wide = (2.92 if len(duckies) == 1 else 3.52) * 0.84 * tall  # with the letter of each
        paper = paper_on_step(round(wide + 0.46 * tall), round(tall * len(duckies)))
        stamp(picture, paper, (step.middle, step.below_name + paper.height / 2))
        for row, number in enumerate(duckies):
            middle = (step.middle - wide / 2, step.below_name + tall * (row + 0.5))
            draw_progress(picture, middle, step.wide, tall, without_cards, number)

    return add


# The photo


def photo_of(view: View[Position], cast: Cast) -> Image.Image:
    """The last move into the drain, close enough to see all of it."""
    position, moves = view.position, deciding(view)
    size = photo_size(view.seated)
    tub = close_up(position.board, [space for move in moves for space in move.route], size)
    picture = drawn_bathroom(tub, *size)  # not kept: no other race ends just there
    for move in moves:
        draw_trail(picture, tub, move, position)
    drain = tub.at(tub.board.drain)
    stamp(picture, halo(tub.radius), drain)
    draw_all(picture, tub, others_of(position, spaces_on(tub, *size)), cast)
    for number in home(position):
        facing = position.duckies[number].facing
        draw_ducky(picture, drain, SINKING * tub.radius, swimmer_of(position, number, cast), facing)
    return picture


def others_of(position: Position, spaces: Sequence[int]) -> Position:
    """Everyone who is still in the tub, on one of these spaces."""
    shown = {*spaces} - {position.duckies[number].space for number in home(position)}
    duckies = [ducky if ducky.space in shown else ducky._replace(space=OFF_BOARD) for ducky in position.duckies]
    return position._replace(duckies=tuple(duckies))


def deciding(view: View[Position]) -> list[Trail]:
    """The last move of the ducky that is home, also if it went on after a ring."""
    moves = [trail for trail in trails(latest_round(view.events)) if trail.mover in home(view.position)]
    jumps = [number for number, move in enumerate(moves) if not move.jump]
    return moves[jumps[-1] :] if jumps else []


def close_up(layout: str, spaces: Sequence[int], size: tuple[int, int]) -> Tub:
    """The part of the tub with these spaces and the drain, in the middle of a photo of this size."""
    board = board_of(layout)
    points = [middle(board, space) for space in {*spaces, board.drain}]
    left, right = min([x for x, _ in points]) - AROUND, max([x for x, _ in points]) + AROUND
    top, bottom = min([y for _, y in points]) - AROUND, max([y for _, y in points]) + AROUND
    wide, tall = size
    radius = max(FURTHEST, min(CLOSEST, wide / (right - left), tall / (bottom - top)) // STEP * STEP)
    return Tub(board, radius, (wide / 2 - (left + right) / 2 * radius, tall / 2 - (top + bottom) / 2 * radius))
