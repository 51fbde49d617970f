"""Duck Tow at a glance: ducks waddle through the park behind whoever feeds them."""

from math import pi, sin

from PIL import Image

from ..draw.canvas import Canvas, Point, around, stamp
from ..draw.ducks import portrait
from ..draw.scenery import LINE, TALL, WIDE, bush, cloud, cover_canvas, tufts
from ..draw.theme import COLOURS, GRASS, INK, SAND, SKY, WOOD, WOOD_DARK, mixed, tones

FOLLOWERS = (("white", "chef"), ("brown", "sailor"), ("orange", "wizard"), ("yellow", "fireman"))
FIRST, STEP, LEVEL = 52, 82, 172


def draw_cover() -> Image.Image:
    canvas = cover_canvas(SKY)
    for centre, size in (((96, 40), 18), ((300, 28), 14)):
        cloud(canvas, centre, size)
    park(canvas)
    for x, y in ((330, 226), (352, 216), (372, 228), (455, 230)):
        canvas.disc((x, y), 4, WOOD, 1.5)
    pawn(canvas, (420, 150))
    picture = canvas.done().convert("RGB")
    for place, (colour, character) in enumerate(FOLLOWERS):
        centre = (FIRST + place * STEP, LEVEL + 8 * (place % 2))
        stamp(picture, portrait(colour, character, 84), centre)
    return picture


def park(canvas: Canvas) -> None:
    """Hills, trees, and a path along the front."""
    hills = [(x, 104 - 14 * sin((x + 40) * pi / 180)) for x in range(-10, WIDE + 21, 10)]
    canvas.polygon([*hills, (WIDE + 10, TALL + 10), (-10, TALL + 10)], GRASS, LINE)
    for x, y in ((36, 92), (206, 84), (452, 106)):
        canvas.polygon([(x - 5, y), (x + 5, y), (x + 6, y + 34), (x - 6, y + 34)], WOOD_DARK, LINE)
        bush(canvas, (x, y - 14), 30)
    bush(canvas, (300, 128), 16)
    tufts(canvas, [(110, 134), (160, 118), (260, 110), (350, 122), (390, 134), (120, 262), (300, 264), (20, 258)])
    path = [(x, 190 + 5 * sin(x * pi / 120)) for x in range(-10, WIDE + 21, 10)]
    canvas.polygon([*path, *[(x, y + 52) for x, y in reversed(path)]], SAND, LINE, mixed(SAND, INK, 0.45))


def pawn(canvas: Canvas, centre: Point) -> None:
    """Whoever walks ahead, as on the board."""
    x, y = centre
    light, plain, _ = tones(COLOURS["violet"])
    canvas.polygon(around((x, y + 66), 36, 12), mixed(SAND, INK, 0.25))
    body = [(x - 10, y - 4), (x + 10, y - 4), (x + 18, y + 34), (x + 32, y + 60), (x - 32, y + 60), (x - 18, y + 34)]
    canvas.polygon(body, plain, LINE)
    canvas.oval((x, y + 60), 32, 9, plain, LINE)
    canvas.polygon([(x - 16, y + 36), (x + 16, y + 36), (x + 28, y + 58), (x - 28, y + 58)], plain)
    canvas.disc((x, y - 22), 25, plain, LINE)
    canvas.oval((x - 9, y - 32), 8, 6, light)
