"""The bathtub: where each space lies on a picture, and everything on it that never moves."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from math import ceil, sqrt
from random import Random
from typing import NamedTuple

from PIL import Image

from engine.race import Board, board_of

from ...draw.canvas import Canvas, Point, around, stamp
from ...draw.theme import ENAMEL, ENAMEL_SHADE, FLOOR, FOAM, GROUT, INK, WATER, WATER_DEEP, WATER_LINE, WHITE, mixed
from .palette import in_colours
from .pieces import buoy, drain, ring

SIDE = sqrt(3) / 2  # from the centre of a space to the middle of a side; a corner is 1 away
CORNERS: tuple[Point, ...] = ((1, 0), (0.5, SIDE), (-0.5, SIDE), (-1, 0), (-0.5, -SIDE), (0.5, -SIDE))
AHEAD: tuple[Point, ...] = ((0, -2 * SIDE), (1.5, -SIDE), (1.5, SIDE), (0, 2 * SIDE), (-1.5, SIDE), (-1.5, -SIDE))
RIM = 1.3
FINE = 3
TILES = 16  # on the floor, from left to right
BUBBLE_CORNERS = 16


class Tub(NamedTuple):
    """A board on a picture. The radius of a space goes from its centre to a corner; the origin is where (0, 0) lies."""

    board: Board
    radius: float
    origin: Point

    def at(self, space: int) -> Point:
        return self.beside(space, (0, 0))

    def beside(self, space: int, way: Point) -> Point:
        """A point this far, in radii, from the centre of a space."""
        x, y = middle(self.board, space)
        return self.origin[0] + (x + way[0]) * self.radius, self.origin[1] + (y + way[1]) * self.radius

    def toward(self, facing: int) -> Point:
        """From a space to the next, in pixels."""
        x, y = AHEAD[facing]
        return x * self.radius, y * self.radius

    def ahead(self, space: int, facing: int, share: float = 1) -> Point:
        """This much of the way to the next space."""
        x, y = AHEAD[facing]
        return self.beside(space, (x * share, y * share))


def middle(board: Board, space: int) -> Point:
    q, r = board.spaces[space]
    return 1.5 * q, 2 * SIDE * (r + q / 2)


class Extent(NamedTuple):
    """How much room a board takes with its rim, in radii."""

    left: float
    top: float
    width: float
    height: float


@lru_cache(maxsize=64)
def extent(board: Board) -> Extent:
    middles = [middle(board, space) for space in range(len(board.spaces))]
    left, right = min([x for x, _ in middles]) - RIM, max([x for x, _ in middles]) + RIM
    top, bottom = min([y for _, y in middles]) - RIM, max([y for _, y in middles]) + RIM
    return Extent(left, top, right - left, bottom - top)


def fitted(layout: str, left: float, top: float, width: float, height: float) -> Tub:
    """The board in the middle of a box, as large as possible."""
    board = board_of(layout)
    room = extent(board)
    radius = min(width / room.width, height / room.height)
    x = left + (width - room.width * radius) / 2 - room.left * radius
    y = top + (height - room.height * radius) / 2 - room.top * radius
    return Tub(board, radius, (x, y))


def bathroom(tub: Tub, width: int, height: int) -> Image.Image:
    """The floor and the tub with its rings, buoys and drain, for you to draw on."""
    return kept_bathroom(tub, width, height).convert("RGB")


@lru_cache(maxsize=32)
def kept_bathroom(tub: Tub, width: int, height: int) -> Image.Image:
    """In the palette."""
    return in_colours(drawn_bathroom(tub, width, height))


def drawn_bathroom(tub: Tub, width: int, height: int, fine: int = FINE, tiles: float = TILES) -> Image.Image:
    """The same, drawn and not kept; of a tub that's larger than the picture, as much as lies on it."""
    canvas, spaces = Canvas((width, height), 1, ground=FLOOR, fine=fine), spaces_on(tub, width, height)
    lay_floor(canvas, width, height, width / tiles)
    fill_tub(canvas, tub, spaces)
    picture = canvas.done()
    for number, space in enumerate(tub.board.rings, 1):
        if space in spaces:
            stamp(picture, ring(number, tub.radius), tub.at(space))
    for number, space in enumerate(tub.board.buoys):
        if space in spaces:
            stamp(picture, buoy(number, tub.radius * 1.5), tub.at(space))
    stamp(picture, drain(tub.radius), tub.at(tub.board.drain))
    return picture


def spaces_on(tub: Tub, width: int, height: int) -> list[int]:
    """Those that can be seen on a picture of this size, if only the rim around them."""
    room = 2 * RIM * tub.radius
    places = [(space, *tub.at(space)) for space in range(len(tub.board.spaces))]
    return [space for space, x, y in places if -room < x < width + room and -room < y < height + room]


def lay_floor(canvas: Canvas, width: float, height: float, tile: float) -> None:
    for line in range(ceil(max(width, height) / tile) + 1):
        canvas.line([(line * tile, 0), (line * tile, height)], tile / 25, GROUT)
        canvas.line([(0, line * tile), (width, line * tile)], tile / 25, GROUT)


def fill_tub(canvas: Canvas, tub: Tub, spaces: Collection[int]) -> None:
    radius = tub.radius
    for grown, drop, colour in ((RIM, 0.2, ENAMEL_SHADE), (RIM, 0, INK), (RIM - 0.06, 0, ENAMEL)):
        for space in spaces:
            canvas.disc(tub.beside(space, (0, drop)), grown * radius, colour)
    for space in spaces:
        canvas.polygon(corners(tub, space, 1.13), mixed(WATER, INK, 0.35))
    for space in spaces:
        q, r = tub.board.spaces[space]
        canvas.polygon(corners(tub, space, 1.05), WATER if (q - r) % 3 else WATER_DEEP)
    for space in spaces:
        outline = corners(tub, space, 1)
        canvas.line([*outline, outline[0]], 0.06 * radius, WATER_LINE)
    for space, centre, size in foam(tub):
        if space in spaces:
            bubble(canvas, centre, size)


def corners(tub: Tub, space: int, grown: float) -> list[Point]:
    return [tub.beside(space, (x * grown, y * grown)) for x, y in CORNERS]


def foam(tub: Tub) -> Iterator[tuple[int, Point, float]]:
    """Bubbles wherever the water ends, the same at each size: of which space, where, and how large."""
    chance = Random(tub.board.digest)
    for space, ahead in enumerate(tub.board.ahead):
        for facing, other in enumerate(ahead):
            if other < 0:
                x, y = AHEAD[facing]
                for _ in range(7):
                    along, deep = chance.random() - 0.5, 0.5 - 0.12 * chance.random()
                    way = (x * deep - y * along * 0.58, y * deep + x * along * 0.58)
                    yield space, tub.beside(space, way), tub.radius * (0.05 + 0.1 * chance.random())


def bubble(canvas: Canvas, centre: Point, radius: float) -> None:
    """There are hundreds, so small that few corners are round enough."""
    (x, y), light = centre, 0.3 * radius
    canvas.polygon(around(centre, radius, radius, corners=BUBBLE_CORNERS), WATER_LINE)
    canvas.polygon(around(centre, 0.82 * radius, 0.82 * radius, corners=BUBBLE_CORNERS), FOAM)
    canvas.polygon(around((x - light, y - light), 0.25 * radius, 0.2 * radius, corners=BUBBLE_CORNERS), WHITE)
