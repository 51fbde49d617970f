"""A close-up for whoever is asked about the park: without the plates, so that the buttons fit on the same screen."""

from dataclasses import replace

from PIL import Image

from engine import View
from engine.pool import Position, odds

from ...draw.cast import Cast
from ...draw.theme import FLOOR, TITLE, WIDE
from ...parts.head import HEAD
from ...words.texts import Texts
from .board import draw_board, park_of
from .hand import draw_own_head
from .park import draw_park, tall_of
from .victims import draw_victims

EDGE = 14


def draw_closeup(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    """Or the whole board, if this seat is asked nothing that everyone may see."""
    own = [each for each in view.waiting if each.seat == view.seat and each.moves and each.is_awaited]
    if not own or view.seat is None:
        return draw_board(view, cast, texts)
    asked = replace(view, waiting=tuple(own))
    if own[0].ask == "victim":
        return draw_victims(asked, cast, texts)
    picture = Image.new("RGB", (WIDE, HEAD + tall_of(len(view.position.circle)) + EDGE), FLOOR)
    draw_park(picture, park_of(asked), asked, texts, odds_of(asked, texts))
    draw_own_head(picture, asked, cast, texts, TITLE)
    return picture


def odds_of(view: View[Position], texts: Texts) -> dict[int, str]:
    """Before a dive, how likely the top card fills each pool, or is too much for it."""
    if view.waiting[0].ask != "dive":
        return {}
    chances = {spot: odds(view.position, spot) for spot, pool in enumerate(view.position.circle) if pool.card}
    return {
        spot: texts.say("pool-picture-odds", fills=round(100 * fills), over=round(100 * over))
        for spot, (fills, over, _) in chances.items()
        if fills or over
    }
