"""What lies and swims in the tub besides the duckies: rings, buoys, the drain and the dog; and the tokens."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from engine.race import CONTENT

from ...draw.canvas import Canvas, around, stamp
from ...draw.theme import (
    COLOURS,
    FINAL,
    FUR,
    FUR_DARK,
    HEADING,
    HOLE,
    INK,
    LIFE_RING,
    METAL,
    METAL_DARK,
    PAPER,
    SCARLET,
    START,
    WATER,
    WHITE,
    Colour,
    ink_on,
    mixed,
    tones,
)
from ...text.writing import write_in_middle

LINE = 0.07


@lru_cache(maxsize=256)
def ring(number: int, size: float) -> Image.Image:
    """A life ring with its number; `size` is the radius of a space."""
    canvas = Canvas((1.8, 1.8), size, (0.9, 0.9))
    canvas.disc((0, 0), 0.7, LIFE_RING, LINE)
    for quarter in range(4):
        turn = pi * (quarter / 2 + 0.25)
        sector = [(0.0, 0.0), *[(0.7 * cos(turn + d), 0.7 * sin(turn + d)) for d in (-0.34, -0.17, 0, 0.17, 0.34)]]
        canvas.polygon(sector, WHITE)
    canvas.line([*around((0, 0), 0.7, 0.7), (0.7, 0)], LINE, INK)
    canvas.disc((0, 0), 0.44, mixed(WATER, WHITE, 0.35), LINE)
    sprite = canvas.done()
    write_in_middle(sprite, str(number), size * 0.58, INK)
    return sprite


@lru_cache(maxsize=64)
def buoy(number: int, size: float) -> Image.Image:
    """Each with a shape, a colour and a letter of its own."""
    look = CONTENT.buoys[number]
    canvas = Canvas((1.3, 1.3), size, (0.65, 0.65))
    SHAPES[look.shape](canvas, COLOURS[look.colour])
    sprite = canvas.done()
    write_in_middle(sprite, look.letter, size * 0.42, ink_on(COLOURS[look.colour]), (0, DROP[look.shape] * size))
    return sprite


def round_buoy(canvas: Canvas, colour: Colour) -> None:
    light, plain, shade = tones(colour)
    canvas.disc((0, 0), 0.5, shade, LINE)
    canvas.disc((-0.03, -0.03), 0.44, plain)
    canvas.oval((-0.2, -0.24), 0.14, 0.1, light, 0, -35)


def cone_buoy(canvas: Canvas, colour: Colour) -> None:
    light, plain, shade = tones(colour)
    canvas.polygon([(0, -0.58), (0.56, 0.34), (0.44, 0.5), (-0.44, 0.5), (-0.56, 0.34)], shade, LINE)
    canvas.polygon([(0, -0.52), (0.38, 0.44), (-0.42, 0.44), (-0.5, 0.33)], plain)
    canvas.line([(-0.08, -0.28), (-0.2, -0.04)], 0.07, light)


def barrel_buoy(canvas: Canvas, colour: Colour) -> None:
    light, plain, shade = tones(colour)
    canvas.polygon([(-0.42, -0.5), (0.42, -0.5), (0.54, 0), (0.42, 0.5), (-0.42, 0.5), (-0.54, 0)], shade, LINE)
    canvas.polygon([(-0.4, -0.46), (0.3, -0.46), (0.42, 0), (0.3, 0.46), (-0.4, 0.46), (-0.5, 0)], plain)
    for y in (-0.36, 0.36):
        canvas.line([(-0.45, y), (0.45, y)], 0.09, WHITE)
    canvas.line([(-0.36, -0.2), (-0.4, 0.1)], 0.06, light)


SHAPES = {"round": round_buoy, "cone": cone_buoy, "barrel": barrel_buoy}
DROP = {"round": 0.0, "cone": 0.14, "barrel": 0.0}  # where the letter stands


@lru_cache(maxsize=16)
def drain(size: float) -> Image.Image:
    canvas = Canvas((2, 2), size, (1, 1))
    for arm in range(3):
        for thick, colour in ((0.12, mixed(WATER, INK, 0.3)), (0.06, WHITE)):
            canvas.line([spiral(arm, step / 16) for step in range(17)], thick, colour)
    canvas.disc((0, 0), 0.64, METAL, LINE)
    canvas.disc((0, 0), 0.52, METAL_DARK)
    canvas.disc((0, 0), 0.48, HOLE)
    for arm in range(3):
        canvas.line([spiral(arm, step / 16, 0.45) for step in range(17)], 0.07, mixed(HOLE, WATER, 0.6))
    return canvas.done()


def spiral(arm: int, share: float, reach: float = 0.95) -> tuple[float, float]:
    """Inwards, a third of the way round."""
    turn = 2 * pi * (arm / 3 + share * 0.5)
    radius = reach * (1 - share * 0.6)
    return radius * cos(turn), radius * sin(turn)


@lru_cache(maxsize=128)
def dog(facing: float, size: float) -> Image.Image:
    """The bird dog from above, this many pixels long; facing is in degrees."""
    canvas = Canvas((2.6, 2.6), size / 2, (1.3, 1.3), turn=facing)
    canvas.line([(0, 0.7), (0.14, 1.0), (0.36, 1.12)], 0.24, INK)
    canvas.line([(0, 0.7), (0.14, 1.0), (0.36, 1.12)], 0.13, FUR)
    for side in (-1, 1):
        canvas.oval((side * 0.5, 0.0), 0.16, 0.24, FUR, LINE, side * 30)
        canvas.oval((side * 0.48, 0.62), 0.17, 0.24, FUR, LINE, side * 20)
    canvas.oval((0, 0.3), 0.5, 0.62, FUR, LINE)
    canvas.oval((0.1, 0.42), 0.24, 0.34, FUR_DARK)
    canvas.line([(-0.36, -0.2), (0.36, -0.2)], 0.15, INK)
    canvas.line([(-0.36, -0.2), (0.36, -0.2)], 0.09, COLOURS["red"])
    canvas.oval((0, -0.86), 0.25, 0.28, mixed(FUR, WHITE, 0.5), LINE)
    canvas.oval((0, -0.52), 0.42, 0.38, FUR, LINE)
    canvas.oval((0, -0.8), 0.2, 0.22, mixed(FUR, WHITE, 0.5))
    canvas.oval((0, -1.04), 0.13, 0.1, INK)
    for side in (-1, 1):
        canvas.oval((side * 0.46, -0.4), 0.15, 0.34, FUR_DARK, LINE, side * -16)
        canvas.oval((side * 0.17, -0.66), 0.09, 0.1, WHITE, 0.04)
        canvas.oval((side * 0.17, -0.69), 0.05, 0.06, INK)
    return canvas.done()


@lru_cache(maxsize=64)
def signpost(number: int | None, size: float, turn: float) -> Image.Image:
    """Somewhere over there is this buoy, or the drain. `turn` is in degrees, clockwise from north."""
    canvas = Canvas((1.8, 1.8), size, (0.9, 0.9), turn=turn)
    canvas.polygon([(-0.26, -0.4), (0, -0.84), (0.26, -0.4)], PAPER, LINE)
    canvas.disc((0, 0), 0.56, PAPER, LINE)
    canvas.polygon([(-0.2, -0.44), (0, -0.76), (0.2, -0.44)], PAPER)
    sprite = canvas.done()
    stamp(
        sprite,
        drain(0.4 * size) if number is None else buoy(number, 0.72 * size),
        (sprite.width / 2, sprite.height / 2),
    )
    return sprite


@lru_cache(maxsize=16)
def paw(size: float) -> Image.Image:
    """Here the dog sends a ducky away (R46)."""
    canvas = Canvas((1.3, 1.3), size, (0.65, 0.65))
    canvas.disc((0, 0), 0.56, PAPER, 0.08)
    canvas.oval((0, 0.16), 0.26, 0.2, FUR_DARK)
    for x, y in ((-0.3, -0.04), (-0.11, -0.24), (0.11, -0.24), (0.3, -0.04)):
        canvas.oval((x, y), 0.1, 0.13, FUR_DARK)
    return canvas.done()


@lru_cache(maxsize=16)
def token_back(size: float) -> Image.Image:
    """An action token that lies face down."""
    canvas = Canvas((1.2, 1.2), size, (0.6, 0.6))
    canvas.disc((0, 0), 0.5, FUR_DARK, LINE)
    return canvas.done()


@lru_cache(maxsize=32)
def token(kind: str, size: float) -> Image.Image:
    """An action token: what it does is drawn on it (R5)."""
    canvas = Canvas((1.1, 1.1), size, (0.55, 0.55))
    canvas.disc((0, 0), 0.5, TOKEN_COLOUR[kind], 0.05)
    SIGNS[kind](canvas)
    return canvas.done()


def three_cards(canvas: Canvas) -> None:
    for x, turn in ((-0.16, -0.08), (0, 0), (0.16, 0.08)):
        corners = [(x - 0.12, -0.2 + abs(turn)), (x + 0.12, -0.2 + abs(turn)), (x + 0.12, 0.2), (x - 0.12, 0.2)]
        canvas.polygon(corners, WHITE, 0.05)


def two_chevrons(canvas: Canvas) -> None:
    for y in (-0.14, 0.14):
        canvas.line([(-0.24, y + 0.14), (0, y - 0.12), (0.24, y + 0.14)], 0.12, WHITE)


def one_arrow(canvas: Canvas) -> None:
    canvas.line([(0, 0.3), (0, -0.12)], 0.13, WHITE)
    canvas.polygon([(0, -0.34), (0.24, -0.02), (-0.24, -0.02)], WHITE)


def round_arrow(canvas: Canvas) -> None:
    arc = [(0.26 * cos(t), 0.26 * sin(t)) for t in [pi * (0.2 + 1.5 * step / 20) for step in range(21)]]
    canvas.line(arc, 0.11, WHITE)
    x, y = arc[-1]
    canvas.polygon([(x - 0.08, y - 0.2), (x + 0.24, y + 0.02), (x - 0.1, y + 0.16)], WHITE)


def two_arrows(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.line([(-0.24 * side, 0.15 * side), (0.12 * side, 0.15 * side)], 0.1, WHITE)
        tip = [(0.34 * side, 0.15 * side), (0.08 * side, 0.01 * side), (0.08 * side, 0.29 * side)]
        canvas.polygon(tip, WHITE)


TOKEN_COLOUR = {"draw-3": START, "keep-going": FINAL, "paddle": FUR, "spin": HEADING, "swap": SCARLET}
SIGNS = {
    "draw-3": three_cards,
    "keep-going": two_chevrons,
    "paddle": one_arrow,
    "spin": round_arrow,
    "swap": two_arrows,
}
