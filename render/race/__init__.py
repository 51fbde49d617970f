"""Duck Race drawn and told. Outside, only its artist and its teller are known."""

from collections.abc import Sequence

from engine import Event, View
from engine.race import Position

from ..encode import gif, png
from ..pictures import Artist, Names, Picture
from ..texts import Texts
from .board import draw_board
from .hand import draw_hand
from .motion import animate, stirs, whole_race
from .teller import TELLER
from .words import board_alt, board_description, called_people, episode_alt, hand_alt

__all__ = ["ARTIST", "TELLER"]

RaceView = View[Position]


def board(view: RaceView, names: Names, texts: Texts) -> Picture:
    people = called_people(view, names, texts)
    return Picture("board.png", png(draw_board(view, people, texts)), board_alt(view, names, texts))


def hand(view: RaceView, names: Names, texts: Texts) -> Picture:
    return Picture("hand.png", png(draw_hand(view, texts)), hand_alt(view, names, texts))


def episode(before: RaceView, events: Sequence[Event], after: RaceView, names: Names, texts: Texts) -> Picture:
    people = called_people(after, names, texts)
    frames, times = animate(before, events, after, people, texts)
    return Picture("round.gif", gif(frames, times), episode_alt(events, after, names, texts))


def replay(before: RaceView, events: Sequence[Event], after: RaceView, names: Names, texts: Texts) -> Picture:
    people = called_people(after, names, texts)
    frames, times = whole_race(before, events, after, people, texts)
    return Picture("race.gif", gif(frames, times), board_alt(after, names, texts))


ARTIST = Artist(board, hand, episode, replay, board_description, stirs)
