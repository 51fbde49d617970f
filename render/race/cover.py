"""Duck Race at a glance: duckies on their way to the drain of a bathtub, and the bird dog is after them."""

from PIL import Image

from engine.race import board_of

from ..draw.canvas import Point, stamp
from ..draw.ducks import from_above
from ..draw.scenery import TALL, WIDE
from ..draw.strokes import draw_stroke
from ..draw.theme import FOAM
from .pictures.pieces import dog
from .pictures.tub import Tub, bathroom

BOARD, RADIUS, DRAIN = "tub", 40, (66, 176)  # where the drain is on the cover
# From above: the colour, the character, which way they swim in sixths of a turn, and how far from the drain they are
RACERS = (
    ("yellow", "fireman", 4, (1.5, -0.87)),
    ("pink", "sailor", 4, (4.5, 0.87)),
    ("violet", "pirate", 4, (6, -1.73)),
)
DOG = (5, (9, 0))


def draw_cover() -> Image.Image:
    tub = placed(Tub(board_of(BOARD), RADIUS, (0, 0)))
    picture = bathroom(tub, WIDE, TALL).copy()
    for colour, character, facing, way in RACERS:
        centre = tub.beside(tub.board.drain, way)
        for side in (-0.3, 0.3):
            draw_stroke(picture, wake(tub, centre, facing, side), 0.11 * RADIUS, FOAM)
        stamp(picture, from_above(colour, character, 60 * facing, 2 * RADIUS), centre)
    stamp(picture, dog(60 * DOG[0], 2.1 * RADIUS), tub.beside(tub.board.drain, DOG[1]))
    return picture


def placed(tub: Tub) -> Tub:
    x, y = tub.at(tub.board.drain)
    return tub._replace(origin=(DRAIN[0] - x, DRAIN[1] - y))


def wake(tub: Tub, centre: Point, facing: int, side: float) -> list[Point]:
    """Behind a ducky, to its left or right."""
    x, y = tub.toward(facing)
    spread = [(0.52, 0.8), (0.95, 1.5)]
    return [(centre[0] - far * x + side * wide * y, centre[1] - far * y - side * wide * x) for far, wide in spread]
