"""The stall without a game: before anyone sits at the table, with a duck of each colour; or with an example."""

from PIL import Image

from engine.gallery import SPACES, Afloat, Line, Markers

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import FLOOR, WIDE
from ...words.texts import Texts
from .belt import draw_line, draw_sights, looks_of
from .board import stall_of
from .pieces import card_back
from .stall import DECK, DECK_TALL, LEVEL, STALL_TALL, draw_back, draw_front

EDGE = 14
AIMED_AT = 2


def draw_setting(texts: Texts) -> Image.Image:
    line = tuple([Afloat(seat) for seat in SPACES])
    return draw_some_line(line, tuple([space == AIMED_AT for space in SPACES]), texts)


def draw_some_line(line: Line, markers: Markers, texts: Texts) -> Image.Image:
    """The stall with this line, but no game."""
    picture = Image.new("RGB", (WIDE, STALL_TALL + 2 * EDGE), FLOOR)
    stall = stall_of(texts, top=EDGE)
    draw_back(picture, stall)
    draw_line(picture, stall.belt, line, looks_of(Cast(())))
    draw_front(picture, stall)
    draw_sights(picture, stall.belt, markers)
    stamp(picture, card_back(DECK_TALL), stall.at(DECK, LEVEL + 8))
    return picture
