"""What can be drawn of Duck Race: each picture with its alt text."""

from collections.abc import Sequence
from functools import lru_cache, partial

from engine import Event, View
from engine.race import Position

from ..artist import Artist, Picture
from ..draw.cast import Cast
from ..draw.encode import gif, png
from ..words.texts import Texts
from .pictures.board import draw_board, draw_setting
from .pictures.closeup import draw_closeup
from .pictures.hand import draw_hand
from .pictures.lessons import LESSONS, PANELS
from .pictures.motion import animate, stirs, whole_race
from .pictures.palette import COLOURS
from .pictures.result import draw_result
from .words.alt import board_alt, closeup_alt, episode_alt, hand_alt, result_alt, setting_alt
from .words.lessons import lesson_alt
from .words.names import called_people

RaceView = View[Position]


def setting(view: RaceView, texts: Texts) -> Picture:
    return Picture("setting.png", png(draw_setting(view.position.board), COLOURS), setting_alt(view, texts))


def board(view: RaceView, cast: Cast, texts: Texts) -> Picture:
    people = called_people(view, cast.names, texts)
    return Picture(
        "board.png", png(draw_board(view, cast.called(people), texts), COLOURS), board_alt(view, cast.names, texts)
    )


def hand(view: RaceView, cast: Cast, texts: Texts) -> Picture:
    return Picture("hand.png", png(draw_hand(view, cast, texts), COLOURS), hand_alt(view, cast.names, texts))


def closeup(view: RaceView, cast: Cast, texts: Texts) -> Picture:
    people = called_people(view, cast.names, texts)
    picture = draw_closeup(view, cast.called(people), texts)
    return Picture("question.png", png(picture, COLOURS), closeup_alt(view, cast.names, texts))


def episode(before: RaceView, events: Sequence[Event], after: RaceView, cast: Cast, texts: Texts) -> Picture:
    people = called_people(after, cast.names, texts)
    frames, times = animate(before, events, after, cast.called(people), texts)
    return Picture("round.gif", gif(frames, times, COLOURS), episode_alt(events, after, cast.names, texts))


def replay(before: RaceView, events: Sequence[Event], after: RaceView, cast: Cast, texts: Texts) -> Picture:
    people = called_people(after, cast.names, texts)
    frames, times = whole_race(before, events, after, cast.called(people), texts)
    return Picture("race.gif", gif(frames, times, COLOURS), board_alt(after, cast.names, texts))


def result(view: RaceView, cast: Cast, texts: Texts) -> Picture:
    if view.outcome is None:
        raise ValueError("the race is not over: there is no result yet")
    called, characters = cast.called(called_people(view, cast.names, texts)), [*map(cast.character, range(view.seated))]
    picture = png(draw_result(view, called, texts), COLOURS)
    return Picture("result.png", picture, result_alt(view, cast.names, characters, texts))


@lru_cache(maxsize=32)
def lesson(name: str, texts: Texts) -> Picture:
    """Always the same in a language, so it's drawn once."""
    return Picture(f"how-{name}.png", png(LESSONS[name](texts), COLOURS), lesson_alt(name, texts))


@lru_cache(maxsize=64)
def panel(of: str, name: str, texts: Texts) -> Picture:
    """One panel of a lesson, without its caption: in the rules there's a text around it."""
    return Picture(f"rules-{name}.png", png(PANELS[of][name](texts), COLOURS), texts.say(f"how-race-{of}-{name}"))


TAUGHT = {name: partial(lesson, name) for name in LESSONS}

ARTIST = Artist(
    board,
    hand,
    setting,
    episode,
    stirs,
    replay,
    closeup,
    result,
    lessons=TAUGHT,
    figures={**TAUGHT, **{name: partial(panel, of, name) for of, panels in PANELS.items() for name in panels}},
)
