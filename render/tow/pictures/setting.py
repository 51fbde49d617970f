"""A park before anyone has come: what it's played on, with an example of which places are where."""

from PIL import Image

from engine.tow import CONTENT, LOCATION, Position, Spot, Turn

from ...draw.cast import Cast
from ...draw.theme import FLOOR, MARGIN, WIDE
from ...words.texts import Texts
from .park import Park, draw_everyone, draw_ground

TALL = 700
EDGE = 14
NOBODY = -1


def some_park(seats: int) -> Position:
    """One duck on every tile, as in the beginning; nobody's there yet."""
    spots, location = list[Spot](), 0
    for number, tile in enumerate(CONTENT.layouts[seats].tiles):
        duck = (number * 5 + number // 4) % len(CONTENT.colours)
        ducks = tuple([int(colour == duck) for colour in range(len(CONTENT.colours))])
        spots.append(Spot(location if tile.kind == LOCATION else NOBODY, ducks))
        location += tile.kind == LOCATION
    none = (0,) * len(CONTENT.colours)
    return Position(Turn(), tuple(spots), (), none, none, none, (), NOBODY, (), (), (), 0, (), 0)


def draw_setting(seats: int, texts: Texts) -> Image.Image:
    picture = Image.new("RGB", (WIDE, TALL + 2 * EDGE), FLOOR)
    park, position = Park(seats, (MARGIN, EDGE), 1, (WIDE - 2 * MARGIN, TALL)), some_park(seats)
    draw_ground(picture, park, position, texts)
    draw_everyone(picture, park, position, Cast(()), None)
    return picture
