"""The board picture of Duck Tow: the park with everyone in it, what lies beside it, and everyone's tow and food."""

from collections.abc import Sequence

from PIL import Image

from engine import View
from engine.tow import ACTIONS, CONTENT, Position

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import FLOOR, MARGIN, TEXT, WIDE
from ...parts.head import HEAD, draw_head
from ...parts.pills import pill_width
from ...parts.plates import draw_plates, foot_of
from ...text.writing import isolated
from ...words.texts import Texts
from ..words.headlines import headline, turn_name
from .park import PARK_TALL, Park, draw_choices, draw_everyone, draw_ground
from .pieces import footprint
from .plates import TALL as PLATE_TALL
from .plates import plate_parts, tow_plates
from .side import Side, draw_side

STEPS = 42  # pixels: a footprint in the head


def park_of(seats: int, scale: float = 1, top: float = HEAD) -> Park:
    return Park(seats, (MARGIN * scale, top * scale), scale)


def draw_board(view: View[Position], cast: Cast, texts: Texts, width: int = WIDE) -> Image.Image:
    scale = width / WIDE
    picture = draw_empty(view.seated, scale)
    draw_park(picture, park_of(view.seated, scale), view, cast, texts)
    draw_surroundings(picture, scale, view, cast, texts)
    return picture


def draw_park(picture: Image.Image, park: Park, view: View[Position], cast: Cast, texts: Texts) -> None:
    """With everyone in it, and what can be chosen there."""
    draw_ground(picture, park, view.position, texts)
    draw_choices(picture, park, tiles_asked(view))
    draw_everyone(picture, park, view.position, cast, playing(view))


def draw_empty(seats: int, scale: float) -> Image.Image:
    """The floor, with room for everything."""
    tall = HEAD + PARK_TALL + 12 + foot_of(seats, PLATE_TALL)
    return Image.new("RGB", (round(WIDE * scale), round(tall * scale)), FLOOR)


def draw_surroundings(picture: Image.Image, scale: float, view: View[Position], cast: Cast, texts: Texts) -> None:
    said = headline(view, [*map(isolated, cast.names)], texts)
    title = turn_name(view, texts)
    draw_head(picture, scale, title, said)
    if view.outcome is None:
        draw_actions(picture, scale, title, view.position.turn.actions)
    seat = view.position.turn.seat
    tow = view.position.visitors[seat].tow if view.awaited else ()  # not in motion: it would change far from the plates
    draw_side(picture, Side(scale, HEAD), view.position, tow, texts, formations_asked(view))
    draw_plates(picture, scale, tow_plates(view, cast), plate_parts(view.position, texts), PLATE_TALL)


def draw_actions(picture: Image.Image, scale: float, title: str, actions: int) -> None:
    """The actions that are left, as footprints behind the title."""
    left = MARGIN * scale + pill_width(title, TEXT * scale) + 12 * scale
    for number in range(ACTIONS):
        at = (left + (number + 0.5) * STEPS * scale, (HEAD / 2 + 3) * scale)
        stamp(picture, footprint(STEPS * scale, left=number < actions), at)


# What is asked in public


def playing(view: View[Position]) -> int | None:
    return None if view.outcome else view.position.turn.seat


def tiles_asked(view: View[Position]) -> Sequence[int]:
    """The tiles that can be walked to, or sent a duck to. Where one can walk is no secret."""
    for asked in view.awaited:
        if asked.ask == "act":
            return CONTENT.layouts[view.seated].tiles[view.position.visitors[asked.seat].at].beside
        if asked.ask == "disperse":
            return [int(word.split()[1]) - 1 for word in asked.moves]
    return ()


def formations_asked(view: View[Position]) -> Sequence[int]:
    words = [word for asked in view.awaited if asked.ask == "formation" for word in asked.moves]
    return [int(word.split()[1]) - 1 for word in words if word.startswith("claim")]
