"""Duck Pool at a glance: one pool of the water park is full to the last duck, and someone dives into the other."""

from math import cos, pi, sin

from PIL import Image

from ..draw.canvas import Canvas, Point, around, stamp
from ..draw.ducks import from_above, portrait
from ..draw.scenery import LINE, cover_canvas, tufts
from ..draw.theme import COLOURS, FOAM, GRASS, INK, SCARLET, WATER, WATER_LINE, WHITE, Colour, mixed

FULL, EMPTIER = (138, 136), (364, 146)
PACKED = ("yellow", "pink", "white", "orange", "purple", "green")
CHARACTERS = ("fireman", "sailor", "pirate", "chef", "knight", "wizard", "astronaut")
STRIPES = 10


def draw_cover() -> Image.Image:
    canvas = cover_canvas(GRASS)
    tufts(canvas, [(20, 40), (250, 60), (276, 232), (452, 44), (16, 250), (300, 22), (240, 140)])
    pool(canvas, FULL, 116, COLOURS["blue"])
    pool(canvas, EMPTIER, 100, SCARLET)
    splash(canvas, (386, 120))
    picture = canvas.done().convert("RGB")
    for place, colour in enumerate(PACKED):
        turn = 2 * pi * place / len(PACKED)
        centre = (FULL[0] + 56 * cos(turn), FULL[1] + 56 * sin(turn))
        stamp(picture, from_above(colour, CHARACTERS[place], 360 * place / len(PACKED) + 180, 62), centre)
    stamp(picture, from_above("yellow", CHARACTERS[6], 100, 62), (328, 172))
    stamp(picture, portrait("orange", "diver", 84).rotate(-52, Image.Resampling.BICUBIC, expand=True), (376, 72))
    return picture


def pool(canvas: Canvas, centre: Point, radius: float, colour: Colour) -> None:
    """An inflated ring in two colours, with water in it."""
    canvas.oval((centre[0], centre[1] + 9), radius, radius, mixed(GRASS, INK, 0.3))
    canvas.disc(centre, radius, WHITE, LINE)
    for stripe in range(0, 2 * STRIPES, 2):
        turns = [pi * (stripe + step / 6) / STRIPES for step in range(7)]
        outer = [(centre[0] + (radius - 1) * cos(t), centre[1] + (radius - 1) * sin(t)) for t in turns]
        canvas.polygon([*outer, centre], colour)
    canvas.line([*around(centre, radius, radius), (centre[0] + radius, centre[1])], LINE, INK)
    canvas.line([*around(centre, radius - 7, radius - 7)][26:34], 5, mixed(colour, WHITE, 0.6))
    canvas.disc(centre, radius - 20, WATER, LINE)
    for share in (0.55, 0.8):
        canvas.line(around(centre, (radius - 20) * share, (radius - 20) * share)[20:32], 3, WATER_LINE)


def splash(canvas: Canvas, centre: Point) -> None:
    canvas.oval(centre, 34, 20, FOAM)
    for turn in range(-75, 76, 25):
        x, y = centre[0] + 44 * sin(turn * pi / 180), centre[1] - 30 * cos(turn * pi / 180)
        canvas.oval((x, y), 4.5, 7, WHITE, 2, turn)
