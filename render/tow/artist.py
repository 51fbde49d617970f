"""What can be drawn of Duck Tow: each picture with its alt text."""

from ..artist import Artist
from ..framing import Framing
from .pictures.board import draw_board
from .pictures.hand import draw_hand
from .pictures.palette import COLOURS
from .words.alt import board_alt, hand_alt
from .words.names import called_people

FRAMING = Framing(COLOURS, called_people)

ARTIST = Artist(
    FRAMING.still("board.png", draw_board, board_alt),
    FRAMING.still("hand.png", draw_hand, hand_alt),
)
