"""A close-up for whoever is asked about the line: the stall alone, so that the buttons fit on the same screen."""

from dataclasses import replace

from PIL import Image

from engine import View
from engine.gallery import Position

from ...draw.cast import Cast
from ...draw.theme import FLOOR, TITLE, WIDE
from ...parts.head import HEAD
from ...words.texts import Texts
from .belt import looks_of
from .board import draw_board, draw_stall, stall_of
from .hand import draw_own_head
from .stall import STALL_TALL


def draw_closeup(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    """Or the whole board, if this seat is asked nothing that everyone may see."""
    own = [each for each in view.waiting if each.seat == view.seat and each.moves and each.is_awaited]
    if not own or view.seat is None:
        return draw_board(view, cast, texts)
    asked, looks = replace(view, waiting=tuple(own)), looks_of(cast)
    picture = Image.new("RGB", (WIDE, HEAD + STALL_TALL + 14), FLOOR)
    draw_stall(picture, stall_of(texts), asked, looks, texts)
    draw_own_head(picture, asked, looks[view.seat], texts, TITLE)
    return picture
