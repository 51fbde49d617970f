"""Drawing with smooth edges: everything is drawn several times too large, in any unit you like, then scaled down."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from .theme import INK, Colour

Point = tuple[float, float]
FINE = 4  # times


class Canvas:
    """A picture in the making. A unit is this many pixels; the origin is this many units from the upper left corner.
    Everything is turned around the origin by so many degrees, clockwise.

    On a ground it's opaque (RGB); without one it's a sprite with an alpha channel. While such a sprite is drawn, every
    pixel is opaque or empty, so its colours are what they'd be after multiplying them by alpha (RGBa): that way it can
    be scaled down at once."""

    def __init__(
        self,
        size: Point,
        unit: float,
        origin: Point = (0, 0),
        ground: Colour | None = None,
        fine: int = FINE,
        turn: float = 0,
    ) -> None:
        self.fine, self.unit, self.origin = fine, unit * fine, origin
        self._across, self._down = cos(turn * pi / 180), sin(turn * pi / 180)
        pixels = (round(size[0] * unit) * fine, round(size[1] * unit) * fine)
        self.image = Image.new("RGB", pixels, ground) if ground else Image.new("RGBa", pixels, (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Sequence[Point], fill: Colour, line: float = 0, ink: Colour = INK) -> None:
        """With an outline, half of which lies inside."""
        if line:
            self.line([*points, points[0], points[1]], line, ink)
        self.draw.polygon(self._all(points), fill)
        if line:
            self.line([*points, points[0], points[1]], line, ink)

    def oval(self, centre: Point, rx: float, ry: float, fill: Colour, line: float = 0, turn: float = 0) -> None:
        self.polygon(around(centre, rx, ry, turn), fill, line)

    def disc(self, centre: Point, radius: float, fill: Colour, line: float = 0) -> None:
        self.oval(centre, radius, radius, fill, line)

    def line(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        """With round ends and joints."""
        pixels = self._all(points)
        thick = max(1, round(width * self.unit))
        self.draw.line(pixels, colour, thick)
        if thick > 2:
            for x, y in pixels:
                half = thick / 2
                self.draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), colour)

    def done(self) -> Image.Image:
        picture = self.image.reduce(self.fine)
        return picture if picture.mode == "RGB" else picture.convert("RGBA")

    def _all(self, points: Iterable[Point]) -> list[Point]:
        (left, top), unit = self.origin, self.unit
        if not self._down and self._across > 0:
            return [((x + left) * unit, (y + top) * unit) for x, y in points]
        across, down = self._across, self._down
        return [((x * across - y * down + left) * unit, (x * down + y * across + top) * unit) for x, y in points]


def around(centre: Point, rx: float, ry: float, turn: float = 0, corners: int = 48) -> list[Point]:
    """The corners of an oval, turned clockwise by this many degrees."""
    a = turn * pi / 180
    across, down = cos(a), sin(a)
    return [
        (
            centre[0] + rx * x * across - ry * y * down,
            centre[1] + rx * x * down + ry * y * across,
        )
        for x, y in circle(corners)
    ]


@cache
def circle(corners: int) -> list[Point]:
    """The corners of a round thing: thousands are drawn, all from the same few sines."""
    return [(cos(t), sin(t)) for t in [2 * pi * corner / corners for corner in range(corners)]]


def star(centre: Point, outer: float, inner: float, points: int = 5) -> list[Point]:
    return [
        (centre[0] + radius * sin(t), centre[1] - radius * cos(t))
        for corner in range(2 * points)
        for radius, t in [((outer, inner)[corner % 2], pi * corner / points)]
    ]


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> list[Point]:
    """The corners of a box with rounded corners."""
    corners = ((right - radius, bottom - radius), (left + radius, bottom - radius))
    corners += ((left + radius, top + radius), (right - radius, top + radius))
    return [
        (x + radius * cos(t), y + radius * sin(t))
        for quarter, (x, y) in enumerate(corners)
        for t in [pi / 2 * (quarter + step / 6) for step in range(7)]
    ]


def lay(
    picture: Image.Image, sprite: Image.Image, corner: tuple[int, int], rim: int, mask: Image.Image | None = None
) -> None:
    """Put a large sprite on a picture by its upper left corner. It's opaque but for a rim so many pixels wide: that
    takes less time."""
    (left, top), (wide, tall) = corner, sprite.size
    rim = min(rim, wide // 2, tall // 2)
    upright = (rim, tall - rim)
    for x, end, (y, bottom) in (
        (0, wide, (0, rim)),
        (0, wide, (tall - rim, tall)),
        (0, rim, upright),
        (wide - rim, wide, upright),
    ):
        box = (x, y, end, bottom)
        picture.paste(sprite.crop(box), (left + x, top + y), (mask or sprite).crop(box))
    picture.paste(sprite.crop((rim, rim, wide - rim, tall - rim)), (left + rim, top + rim))


def stamp(picture: Image.Image, sprite: Image.Image, centre: Point) -> None:
    """Put a sprite on a picture, or as much of it as lies within."""
    x, y = round(centre[0] - sprite.width / 2), round(centre[1] - sprite.height / 2)
    if -sprite.width < x < picture.width and -sprite.height < y < picture.height:
        picture.paste(sprite, (x, y), sprite)


def paled(sprite: Image.Image) -> Image.Image:
    """Half as strong: where something was before, or could be."""
    pale = sprite.copy()
    pale.putalpha(Image.blend(Image.new("L", sprite.size, 0), sprite.getchannel("A"), 0.5))
    return pale
