"""Duck Gallery at a glance: ducks swim past in a line, as at a fair, and somebody takes aim."""

from PIL import Image

from ..draw.canvas import Canvas, Point, around, stamp
from ..draw.ducks import portrait
from ..draw.scenery import LINE, TALL, WIDE, cover_canvas, water
from ..draw.theme import CLOTH, INK, SCARLET, SKY, WATER, WOOD, WOOD_DARK, mixed

LINE_OF_DUCKS = (
    ("orange", "knight"),
    ("green", "chef"),
    ("yellow", "sailor"),
    ("purple", "wizard"),
    ("pink", "pirate"),
)
STEP, LEVEL, LONG = 104, 148, 112
AIMED_AT = 2
STRIPES = 12


def draw_cover() -> Image.Image:
    canvas = cover_canvas(SKY)
    back_wall(canvas)
    picture = canvas.done()
    for place, (colour, character) in enumerate(LINE_OF_DUCKS):
        stamp(picture, portrait(colour, character, LONG), (34 + place * STEP, LEVEL - 4 * (place % 2)))
    front = cover_canvas()
    front_waves(front)
    awning(front)
    sights(front, (34 + AIMED_AT * STEP + 4, LEVEL - 6))
    layer = front.done()
    picture.paste(layer, (0, 0), layer)
    return picture.convert("RGB")


def back_wall(canvas: Canvas) -> None:
    """Boards behind the water, so that the ducks stand out."""
    canvas.polygon([(-5, -5), (WIDE + 5, -5), (WIDE + 5, TALL), (-5, TALL)], mixed(WOOD, CLOTH, 0.55))
    for x in range(0, WIDE + 1, 60):
        canvas.line([(x, 0), (x, TALL)], 2, mixed(WOOD, CLOTH, 0.2))
    water(canvas, LEVEL + 6, mixed(WATER, INK, 0.12), shift=32)


def front_waves(canvas: Canvas) -> None:
    water(canvas, LEVEL + 34, shift=0)
    canvas.polygon([(-5, 228), (WIDE + 5, 228), (WIDE + 5, TALL + 5), (-5, TALL + 5)], WOOD, LINE)
    canvas.line([(0, 246), (WIDE, 246)], 3, WOOD_DARK)
    for x in range(30, WIDE, 84):
        canvas.disc((x, 238), 2.5, WOOD_DARK)


def awning(canvas: Canvas) -> None:
    wide = WIDE / STRIPES
    for stripe in range(STRIPES):
        left, colour = stripe * wide, (SCARLET, CLOTH)[stripe % 2]
        canvas.oval((left + wide / 2, 44), wide / 2, 14, colour, LINE)
        canvas.polygon([(left, -5), (left + wide, -5), (left + wide, 44), (left, 44)], colour)
    canvas.line([(0, 1), (WIDE, 1)], LINE, INK)


def sights(canvas: Canvas, centre: Point) -> None:
    """A ring with four marks."""
    x, y = centre
    for thick, colour in ((10, INK), (5, SCARLET)):
        canvas.line([*around(centre, 54, 54), (x + 54, y)], thick, colour)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            canvas.line([(x + 40 * dx, y + 40 * dy), (x + 68 * dx, y + 68 * dy)], thick, colour)
