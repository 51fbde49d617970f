"""What can be drawn of Duck Race: each picture with its alt text."""

from functools import partial

from engine import View
from engine.race import Position

from ..artist import Artist, Picture
from ..framing import Framing
from ..words.texts import Texts
from .pictures.board import draw_board, draw_setting
from .pictures.closeup import draw_closeup
from .pictures.hand import draw_hand
from .pictures.lessons import LESSONS, PANELS
from .pictures.motion import animate, stirs, whole_race
from .pictures.palette import COLOURS
from .pictures.result import draw_result
from .words.alt import board_alt, closeup_alt, episode_alt, hand_alt, result_alt, setting_alt
from .words.lessons import lesson_alt, panel_alt
from .words.names import called_people

FRAMING = Framing(COLOURS, called_people)


def setting(view: View[Position], texts: Texts) -> Picture:
    return FRAMING.framed("setting.png", draw_setting(view.position.board), setting_alt(view, texts))


TAUGHT = {name: FRAMING.always(f"how-{name}.png", draw, partial(lesson_alt, name)) for name, draw in LESSONS.items()}
ALONE = {  # panels of a lesson, without their captions: in the rules there's a text around them
    name: FRAMING.always(f"rules-{name}.png", draw, partial(panel_alt, of, name))
    for of, panels in PANELS.items()
    for name, draw in panels.items()
}

ARTIST = Artist(
    FRAMING.still("board.png", draw_board, board_alt),
    FRAMING.still("hand.png", draw_hand, hand_alt),
    setting,
    FRAMING.animated("round.gif", animate, episode_alt),
    stirs,
    FRAMING.replay("race.gif", whole_race, board_alt),
    FRAMING.still("question.png", draw_closeup, closeup_alt),
    FRAMING.result(draw_result, result_alt),
    lessons=TAUGHT,
    figures={**TAUGHT, **ALONE},
)
