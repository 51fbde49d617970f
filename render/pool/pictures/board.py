"""The board picture of Duck Pool: the water park, and everyone's plate."""

from PIL import Image

from engine import View
from engine.pool import Position

from ...draw.cast import Cast
from ...draw.theme import FLOOR, WIDE
from ...parts.head import HEAD, draw_head
from ...parts.plates import draw_plates, foot_of
from ...text.writing import isolated
from ...words.texts import Texts
from ..words.headlines import headline, turn_name
from .park import Park, draw_park, tall_of
from .plates import plate_parts, pool_plates

GAP = 10


def park_of(view: View[Position], scale: float = 1) -> Park:
    return Park(len(view.position.circle), HEAD * scale, scale)


def draw_board(view: View[Position], cast: Cast, texts: Texts, width: int = WIDE) -> Image.Image:
    scale = width / WIDE
    picture = draw_empty(view, scale)
    draw_park(picture, park_of(view, scale), view, texts)
    draw_surroundings(picture, scale, view, cast, texts)
    return picture


def draw_empty(view: View[Position], scale: float) -> Image.Image:
    """The floor, with room for the park and the plates."""
    tall = HEAD + tall_of(len(view.position.circle)) + GAP + foot_of(view.seated)
    return Image.new("RGB", (round(WIDE * scale), round(tall * scale)), FLOOR)


def draw_surroundings(picture: Image.Image, scale: float, view: View[Position], cast: Cast, texts: Texts) -> None:
    said = headline(view, [*map(isolated, cast.names)], texts)
    draw_head(picture, scale, turn_name(view, texts), said)
    draw_plates(picture, scale, pool_plates(view, cast), plate_parts(view, texts))
