"""What can be drawn of Duck Tow: each picture with its alt text."""

from functools import partial

from engine.tow import CONTENT

from ..artist import Artist, Picture
from ..framing import Framing
from ..words.scene import AnyView
from ..words.texts import Texts
from .pictures.board import draw_board
from .pictures.closeup import draw_closeup
from .pictures.everyone import draw_rows
from .pictures.hand import draw_hand
from .pictures.lessons import FIGURES, LESSONS
from .pictures.motion import animate, stirs, whole_game
from .pictures.palette import COLOURS
from .pictures.result import draw_result
from .pictures.setting import draw_setting
from .words.alt import (
    board_alt,
    closeup_alt,
    episode_alt,
    figure_alt,
    hand_alt,
    lesson_alt,
    result_alt,
    rows_alt,
    setting_alt,
)
from .words.names import called_people

FRAMING = Framing(COLOURS, called_people)

empty_parks = {
    seats: FRAMING.always("setting.png", partial(draw_setting, seats), partial(setting_alt, seats))
    for seats in CONTENT.layouts
}


def setting(view: AnyView, texts: Texts) -> Picture:
    return empty_parks[view.seated](texts)


ARTIST = Artist(
    FRAMING.still("board.png", draw_board, board_alt),
    FRAMING.still("hand.png", draw_hand, hand_alt),
    setting,
    FRAMING.animated("turn.gif", animate, episode_alt),
    stirs,
    FRAMING.replay("walk.gif", whole_game, board_alt),
    FRAMING.still("question.png", draw_closeup, closeup_alt),
    FRAMING.result(draw_result, result_alt),
    lessons={
        name: FRAMING.always(f"how-{name}.png", draw, partial(lesson_alt, name)) for name, draw in LESSONS.items()
    },
    figures={name: FRAMING.always(f"rules-{name}.png", draw, figure_alt) for name, draw in FIGURES.items()},
    details=FRAMING.still("rows.png", draw_rows, rows_alt),
)
