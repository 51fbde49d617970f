"""The board picture of a race: the tub, who swims in it, what just happened, and what there is to choose."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine import View
from engine.race import MEANING, Position, board_of

from ...draw.cast import Cast
from ...draw.theme import MARGIN, TALLEST, WIDE
from ...parts.head import HEAD, draw_head
from ...parts.letters import LEAST, Box, draw_letters
from ...parts.plates import FOOT, draw_plates
from ...text.writing import isolated
from ...words.texts import Texts
from ..words.headlines import headline, round_name
from .cards import with_cards_below
from .choices import choices, draw_arrows, draw_ends, occupied
from .plates import plate_parts, race_plates
from .story import latest_round, trails
from .swimmers import bonks, draw_bonks, draw_names, draw_swimmers, draw_trail
from .tub import Tub, bathroom, extent, fitted


class Frame(NamedTuple):
    """How tall a board picture of this width is, and where the tub lies on it."""

    width: int
    height: int
    tub: Tub

    @property
    def scale(self) -> float:
        return self.width / WIDE


@lru_cache(maxsize=64)
def frame_of(layout: str, width: int) -> Frame:
    scale, room = width / WIDE, extent(board_of(layout))
    radius = min((WIDE - 2 * MARGIN) / room.width, (TALLEST - HEAD - FOOT) / room.height)
    tall = room.height * radius
    box = (MARGIN, HEAD, WIDE - 2 * MARGIN, tall)
    return Frame(width, round((HEAD + tall + FOOT) * scale), fitted(layout, *[length * scale for length in box]))


def draw_board(view: View[Position], cast: Cast, texts: Texts, width: int = WIDE) -> Image.Image:
    frame = frame_of(view.position.board, width)
    picture = bathroom(frame.tub, frame.width, frame.height)
    draw_on_water(picture, frame.tub, view, cast, LEAST * frame.scale, box_of(frame))
    draw_surroundings(picture, frame, view, cast, texts)
    cards = cards_to_choose(view)
    return with_cards_below(picture, cards, frame.scale) if cards else picture


def draw_on_water(
    picture: Image.Image, tub: Tub, view: View[Position], cast: Cast, least: float, letters_in: Box
) -> None:
    """Everything that isn't part of the tub: trails, duckies, the dog, and choices with their letters."""
    left, open_choices = trails(latest_round(view.events)), choices(view, tub, least, letters_in)
    for trail in left:
        draw_trail(picture, tub, trail, view.position)
    draw_arrows(picture, tub, open_choices)
    draw_swimmers(picture, tub, view, cast)
    crashes = bonks(tub, left)
    draw_names(picture, tub, view.position, cast.names, [*crashes, *occupied(open_choices)])
    draw_bonks(picture, tub, crashes)
    draw_ends(picture, tub, open_choices)
    draw_letters(picture, [choice.letter for choice in open_choices])


def draw_setting(layout: str) -> Image.Image:
    """The tub alone."""
    frame = frame_of(layout, WIDE)
    picture = bathroom(frame.tub, frame.width, frame.height)
    return picture.crop((0, HEAD - MARGIN, frame.width, frame.height - FOOT + MARGIN))


def box_of(frame: Frame) -> Box:
    """Where letters may stand: not on the plates, but on the head if need be."""
    return 0, 0, frame.width, frame.height - FOOT * frame.scale


def cards_to_choose(view: View[Position]) -> list[int]:
    """Cards that everyone can see."""
    return [MEANING[word] for waiting in view.waiting if waiting.ask == "which" for word in waiting.moves]


def bare_board(frame: Frame, view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    """Without anyone in the tub: the ground of an animation."""
    picture = bathroom(frame.tub, frame.width, frame.height)
    draw_surroundings(picture, frame, view, cast, texts)
    return picture


def draw_surroundings(picture: Image.Image, frame: Frame, view: View[Position], cast: Cast, texts: Texts) -> None:
    said = headline(view, [*map(isolated, cast.names)], texts)
    draw_head(picture, frame.scale, round_name(view, texts), said)
    draw_plates(picture, frame.scale, race_plates(view, cast), plate_parts(view.position))
