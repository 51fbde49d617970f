"""The park from above: where each tile lies, and what stands on it. Ducks that belong to nobody stand behind; players
stand before them, with their tow on a rope."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.tow import CONTENT, Position

from ...draw.canvas import Canvas, Point, rounded, stamp
from ...draw.cast import Cast
from ...draw.theme import FLOOR, GOLD, INK, MATERIALS, WHITE, WOOD_DARK
from ...parts.badges import badge, halo
from ...parts.panels import ROUND
from ...text.writing import shrunk, write
from ...words.texts import Texts
from ..words.names import place_slug, unpacked
from .palette import in_colours
from .pieces import duck, walker
from .places import WIDE as UNITS
from .places import frame, hexagon_mask, tile

PARK_WIDE, PARK_TALL = 812, 684  # pixels, on a picture 1200 wide
EDGE = 14  # of grass around the tiles
STEEP, FLAT = 1.26, 1.12  # how tall a tile is, compared to its width
NAME, NUMBER = 25, 28  # how large a tile's name and its number are
GAP = -6  # units between tiles: they share their outlines
LOOSE, BESIDE_WALKERS = (158, 80), (116, 46)  # room for the ducks of a tile: alone, and with players before them
ACROSS = 0.82  # from one duck to the next, in ducks


class Shape(NamedTuple):
    """How large the tiles are, and their middles, on a picture 1200 wide, from the corner of the park."""

    wide: float
    tall: float
    middles: tuple[Point, ...]


@lru_cache(maxsize=16)
def shape_of(seats: int, room: Point = (PARK_WIDE, PARK_TALL)) -> Shape:
    """As large as fits."""
    places = [(each.column + each.row / 2, each.row) for each in CONTENT.layouts[seats].tiles]
    first, last = min([x for x, _ in places]), max([x for x, _ in places])
    rows = 1 + max([row for _, row in places])
    wide = (room[0] - 2 * EDGE) / (last - first + 1)
    tall = min(STEEP * wide, (room[1] - 2 * EDGE) / (0.75 * rows + 0.25))
    wide = min(wide, tall / FLAT)
    left = (room[0] - wide * (last - first)) / 2
    top = (room[1] - 0.75 * tall * (rows - 1)) / 2
    return Shape(wide, tall, tuple([(left + (x - first) * wide, top + 0.75 * row * tall) for x, row in places]))


class Park(NamedTuple):
    """Where a park lies on a picture. Everything is in pixels of the picture."""

    seats: int
    corner: Point
    scale: float
    room: Point = (PARK_WIDE, PARK_TALL)

    @property
    def shape(self) -> Shape:
        return shape_of(self.seats, self.room)

    @property
    def size(self) -> tuple[int, int]:
        return round(self.room[0] * self.scale), round(self.room[1] * self.scale)

    @property
    def unit(self) -> float:
        """Of what is drawn on a tile, which is 180 units wide."""
        return self.shape.wide * self.scale / UNITS

    def at(self, which: int, x: float = 0, y: float = 0) -> Point:
        """A point of a tile, in units from its middle."""
        middle = self.shape.middles[which]
        return (
            self.corner[0] + middle[0] * self.scale + x * self.unit,
            self.corner[1] + middle[1] * self.scale + y * self.unit,
        )

    def number_at(self, which: int) -> Point:
        """Where the number of a tile stands: in its lower corner."""
        return self.at(which, 0, 0.5 * UNITS * self.shape.tall / self.shape.wide - 23)


class Standing(NamedTuple):
    """A duck or a player, and where: `size` is in pixels."""

    at: Point
    size: float


# The ground


def draw_ground(picture: Image.Image, park: Park, position: Position, texts: Texts) -> None:
    locations = tuple([spot.location for spot in position.spots])
    ground = park_ground(park.seats, locations, park.scale, park.room, texts)
    picture.paste(ground, (round(park.corner[0]), round(park.corner[1])))


@lru_cache(maxsize=8)
def park_ground(seats: int, locations: Sequence[int], scale: float, room: Point, texts: Texts) -> Image.Image:
    """All tiles with their names and numbers, on the floor, in the palette."""
    park = Park(seats, (0, 0), scale, room)
    picture = Image.new("RGB", park.size, MATERIALS["grass"])
    wide, tall = [round(length * scale - GAP * park.unit, 2) for length in park.shape[:2]]
    for which, location in enumerate(locations):
        place = place_slug(seats, which, location)
        sprite, mask, (x, y) = tile(place, wide, tall), hexagon_mask(wide, tall), park.at(which)
        picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), mask)
        words, size = shrunk(
            texts.say(f"tow-place-{place}"), NAME * min(park.unit / scale, 1.16) * scale, 156 * park.unit
        )
        write(ImageDraw.Draw(picture), park.at(which, 0, 46), words, size, INK)
        write(ImageDraw.Draw(picture), park.number_at(which), str(which + 1), NUMBER * scale, INK)
    return in_colours(framed(picture))


def framed(picture: Image.Image) -> Image.Image:
    """On the floor, with round corners. It isn't kept like the frames of small panels: it's as large as the park."""
    wide, tall = picture.size
    edge = Canvas(picture.size, 1, fine=2)
    edge.polygon(rounded(1, 1, wide - 1, tall - 1, ROUND), WHITE)
    floor = Image.new("RGB", picture.size, FLOOR)
    floor.paste(picture, (0, 0), edge.done().getchannel("A"))
    outline = rounded(3, 3, wide - 3, tall - 3, ROUND - 2)
    line = Canvas(picture.size, 1, fine=2)
    line.line([*outline, outline[0]], 5, INK)
    frame = line.done()
    floor.paste(frame, (0, 0), frame)
    return floor


def draw_choices(picture: Image.Image, park: Park, tiles: Sequence[int]) -> None:
    """Around tiles that can be chosen, a frame of gold, and their numbers as on buttons."""
    wide, tall = [round(length * park.scale - GAP * park.unit, 2) for length in park.shape[:2]]
    for which in tiles:
        stamp(picture, frame(wide, tall, GOLD), park.at(which))
    for which in tiles:
        stamp(picture, badge(str(which + 1), 41 * park.scale), park.number_at(which))


# Who stands where


def draw_everyone(
    picture: Image.Image, park: Park, position: Position, cast: Cast, playing: int | None, absent: int | None = None
) -> None:
    """But not whoever is still on the way."""
    for which, spot in enumerate(position.spots):
        here = visitors_on(position, which)
        ducks = unpacked(spot.ducks)
        for colour, (at, size) in zip(ducks, loose(park, which, len(ducks), beside=bool(here)), strict=True):
            stamp(picture, duck(colour, size), at)
        for place, seat in enumerate(here):
            if seat != absent:
                line = in_tow(park, which, place, len(here))
                draw_tow(picture, line, seat, position.visitors[seat].tow, cast, playing=seat == playing)


def visitors_on(position: Position, tile: int) -> list[int]:
    return [seat for seat, visitor in enumerate(position.visitors) if visitor.at == tile]


def together_on(position: Position, seat: int) -> tuple[int, int]:
    """Which place a player has on their tile, and among how many."""
    here = visitors_on(position, position.visitors[seat].at)
    return here.index(seat), len(here)


def loose(park: Park, which: int, count: int, *, beside: bool) -> Iterator[Standing]:
    """The ducks of a tile, side by side, in as many rows as make them largest."""
    wide, tall = BESIDE_WALKERS if beside else LOOSE
    if not count:
        return
    rows = max((1, 2, 3), key=lambda rows: duck_size(wide, tall, count, rows))
    size, columns = duck_size(wide, tall, count, rows), -(-count // rows)
    for place in range(count):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        x = (column - (in_row - 1) / 2) * ACROSS * size
        y = (row - (rows - 1) / 2) * 0.8 * size
        yield Standing(park.at(which, x, y + (-64 if beside else -14)), round(size * park.unit, 1))


def duck_size(wide: float, tall: float, count: int, rows: int) -> float:
    columns = -(-count // rows)
    return min(66, wide / (ACROSS * (columns - 1) + 1), tall / (0.8 * (rows - 1) + 1))


# Of one player on a tile: the walker first, then up to four ducks, in units
WALKING: tuple[Point, ...] = ((46, -16), (8, 2), (-26, 4), (-60, 2), (-44, -28))
WALKER, IN_TOW = 78, 46


def in_tow(park: Park, which: int, place: int, together: int) -> list[Standing]:
    """Where a player and the four ducks behind them stand, if so many players share the tile."""
    if together == 1:
        sizes = [WALKER, *[IN_TOW] * 4]
        return [
            Standing(park.at(which, *at), round(size * park.unit, 1)) for at, size in zip(WALKING, sizes, strict=True)
        ]
    walker_size, high = {2: (60, 40), 3: (48, 29), 4: (40, 22)}[together]
    y = (place - (together - 1) / 2) * high - 10
    small = 0.68 * walker_size
    line = [(56.0, y), *[(18 - 0.7 * small * number, y + 3) for number in range(4)]]
    sizes = [walker_size, *[small] * 4]
    return [Standing(park.at(which, *at), round(size * park.unit, 1)) for at, size in zip(line, sizes, strict=True)]


def draw_tow(
    picture: Image.Image, line: Sequence[Standing], seat: int, tow: Sequence[int], cast: Cast, *, playing: bool = False
) -> None:
    """The player in front, and the ducks on a rope behind."""
    (at, size), places = line[0], line[1 : 1 + len(tow)]
    draw_rope(picture, [(x, y + 0.16 * size) for x, y in [at, *[each.at for each in places]]], size)
    for colour, (place, duck_long) in reversed([*zip(tow, places, strict=True)]):
        stamp(picture, duck(colour, duck_long), place)
    if playing:
        stamp(picture, halo(round(0.5 * size, 1)), (at[0], at[1] + 0.03 * size))
    stamp(picture, walker(seat, cast.character(seat), size), at)


def draw_rope(picture: Image.Image, points: Sequence[Point], size: float) -> None:
    """From one to the next. It's hardly seen between them, so its edges needn't be smooth."""
    draw = ImageDraw.Draw(picture)
    for wide, colour in ((0.09, INK), (0.05, WOOD_DARK)):
        draw.line([*points], colour, max(1, round(wide * size)))
