"""What can be drawn of Duck Gallery: each picture with its alt text."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from engine import Event, View
from engine.gallery import Position

from ..artist import Artist, Picture
from ..draw.cast import Cast
from ..draw.encode import gif, png
from ..words.texts import Texts
from .pictures.board import draw_board
from .pictures.closeup import draw_closeup
from .pictures.hand import draw_hand
from .pictures.lessons import FIGURES, LESSONS
from .pictures.motion import animate, stirs, whole_game
from .pictures.palette import COLOURS
from .pictures.result import draw_result
from .pictures.setting import draw_setting
from .words.alt import board_alt, closeup_alt, episode_alt, hand_alt, result_alt, setting_alt
from .words.names import called_people

GalleryView = View[Position]


def setting(_: GalleryView, texts: Texts) -> Picture:
    return stall(texts)


@lru_cache(maxsize=8)
def stall(texts: Texts) -> Picture:
    """The same for every game, so it's drawn once."""
    return still("setting.png", draw_setting(texts), setting_alt(texts))


def still(name: str, picture: Image.Image, alt: str) -> Picture:
    return Picture(name, png(picture, COLOURS), alt)


def board(view: GalleryView, cast: Cast, texts: Texts) -> Picture:
    called = cast.called(called_people(view, cast.names, texts))
    return still("board.png", draw_board(view, called, texts), board_alt(view, cast.names, texts))


def hand(view: GalleryView, cast: Cast, texts: Texts) -> Picture:
    return still("hand.png", draw_hand(view, cast, texts), hand_alt(view, cast.names, texts))


def closeup(view: GalleryView, cast: Cast, texts: Texts) -> Picture:
    called = cast.called(called_people(view, cast.names, texts))
    return still("question.png", draw_closeup(view, called, texts), closeup_alt(view, cast.names, texts))


def result(view: GalleryView, cast: Cast, texts: Texts) -> Picture:
    if view.outcome is None:
        raise ValueError("the game is not over: there is no result yet")
    called, characters = cast.called(called_people(view, cast.names, texts)), [*map(cast.character, range(view.seated))]
    picture = draw_result(view, called, texts)
    return still("result.png", picture, result_alt(view, cast.names, characters, texts))


def episode(before: GalleryView, events: Sequence[Event], after: GalleryView, cast: Cast, texts: Texts) -> Picture:
    called = cast.called(called_people(after, cast.names, texts))
    frames, times = animate(before, events, after, called, texts)
    return Picture("turn.gif", gif(frames, times, COLOURS), episode_alt(events, after, cast.names, texts))


def replay(before: GalleryView, events: Sequence[Event], after: GalleryView, cast: Cast, texts: Texts) -> Picture:
    called = cast.called(called_people(after, cast.names, texts))
    frames, times = whole_game(before, events, after, called, texts)
    return Picture("gallery.gif", gif(frames, times, COLOURS), board_alt(after, cast.names, texts))


@lru_cache(maxsize=32)
def lesson(name: str, texts: Texts) -> Picture:
    """Always the same in a language, so it's drawn once."""
    return still(f"how-{name}.png", LESSONS[name](texts), texts.say(f"how-gallery-{name}-alt"))


@lru_cache(maxsize=32)
def figure(name: str, texts: Texts) -> Picture:
    """The rules say what it shows; until then, which game it's from."""
    return still(f"rules-{name}.png", FIGURES[name](texts), texts.say("game-gallery"))


ARTIST = Artist(
    board,
    hand,
    setting,
    episode,
    stirs,
    replay,
    closeup,
    result,
    lessons={name: partial(lesson, name) for name in LESSONS},
    figures={name: partial(figure, name) for name in FIGURES},
)
