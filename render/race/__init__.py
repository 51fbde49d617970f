"""Duck Race drawn. Outside, only its artist is known."""

from collections.abc import Sequence

from engine import Event, View
from engine.race import CONTENT, Position

from ..encode import gif, png
from ..names import shown_names
from ..pictures import Artist, Names, Picture
from .board import draw_board
from .hand import draw_hand
from .motion import animate, whole_race
from .words import board_alt, board_description, episode_alt, hand_alt

RaceView = View[Position]


def board(view: RaceView, names: Names) -> Picture:
    people = called(view, names)
    return Picture("board.png", png(draw_board(view, people)), board_alt(view, names))


def hand(view: RaceView, names: Names) -> Picture:
    return Picture("hand.png", png(draw_hand(view)), hand_alt(view, names))


def episode(before: RaceView, events: Sequence[Event], after: RaceView, names: Names) -> Picture:
    people = called(after, names)
    return Picture("round.gif", gif(*animate(before, events, after, people)), episode_alt(events, after, names))


def replay(before: RaceView, events: Sequence[Event], after: RaceView, names: Names) -> Picture:
    people = called(after, names)
    return Picture("race.gif", gif(*whole_race(before, events, after, people)), board_alt(after, names))


def description(view: RaceView, names: Names) -> str:
    return board_description(view, names)


def called(view: RaceView, names: Names) -> tuple[str, ...]:
    """What everybody is called, on the picture and in the words."""
    return shown_names(names, [look.letter for look in CONTENT.colours[: view.seated]])


ARTIST = Artist(board, hand, episode, replay, description)
