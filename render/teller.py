"""What is said of a game: who tells it, and what can be asked of a teller."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine import Event

from .text.names import Names
from .words.scene import AnyView, Question
from .words.texts import Texts

LONGEST_LABEL = 80  # some 34 are seen on a button


class SeatLook(NamedTuple):
    """What a seat is called by in its game, besides the name of who sits there."""

    letter: str
    colour: str = ""  # where it has one


class Teller(NamedTuple):
    """Everything is told from views: of a spectator what all may know, of a seat its secrets. In Discord's Markdown."""

    board: Callable[[AnyView, Names, Texts], str]  # the table as everybody may see it, where there is no picture
    hand: Callable[[AnyView, Names, Texts], str]  # what a seat holds, where there is no picture
    question: Callable[[AnyView, Question, Names, Texts], str]  # what is asked: a sentence to everybody, or to its seat
    label: Callable[[AnyView, Question, str, Texts], str]  # a move on its button
    news: Callable[[AnyView, Sequence[Event], Names, Texts], list[str]]  # what happened, a sentence each
    result: Callable[[AnyView, Names, Texts], str]  # who has won, with which scores, and why it ended
    looks: Sequence[SeatLook]  # of the seats
