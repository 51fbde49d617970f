"""What can be drawn of Duck Pool: each picture with its alt text."""

from functools import partial

from ..artist import Artist, Picture
from ..framing import Framing
from ..words.scene import AnyView
from ..words.texts import Texts
from .pictures.board import draw_board
from .pictures.closeup import draw_closeup
from .pictures.hand import draw_hand
from .pictures.lessons import FIGURES, LESSONS, draw_setting
from .pictures.motion import animate, stirs, whole_game
from .pictures.palette import COLOURS
from .pictures.result import draw_result
from .words.alt import board_alt, closeup_alt, episode_alt, figure_alt, hand_alt, lesson_alt, result_alt, setting_alt
from .words.names import called_people

FRAMING = Framing(COLOURS, called_people)

all_ducks = FRAMING.always("setting.png", draw_setting, setting_alt)


def setting(_: AnyView, texts: Texts) -> Picture:
    return all_ducks(texts)


ARTIST = Artist(
    FRAMING.still("board.png", draw_board, board_alt),
    FRAMING.still("hand.png", draw_hand, hand_alt),
    setting,
    FRAMING.animated("turn.gif", animate, episode_alt),
    stirs,
    FRAMING.replay("pool.gif", whole_game, board_alt),
    FRAMING.still("question.png", draw_closeup, closeup_alt),
    FRAMING.result(draw_result, result_alt),
    lessons={
        name: FRAMING.always(f"how-{name}.png", draw, partial(lesson_alt, name)) for name, draw in LESSONS.items()
    },
    figures={name: FRAMING.always(f"rules-{name}.png", draw, figure_alt) for name, draw in FIGURES.items()},
)
