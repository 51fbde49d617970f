"""A finished picture, and what an artist can draw of one kind of game."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine import Event

from .draw.cast import Cast
from .text.names import Names
from .words.scene import AnyView
from .words.texts import Texts


class Picture(NamedTuple):
    """Bytes to send, with the words for who does not see them."""

    name: str  # of the file
    data: bytes
    alt: str


class Artist(NamedTuple):
    """Everything is drawn from views: of a spectator for what all may see, of a seat for its hand."""

    setting: Callable[[AnyView, Texts], Picture]  # what is played on, before anybody does
    board: Callable[[AnyView, Cast, Texts], Picture]
    hand: Callable[[AnyView, Cast, Texts], Picture]
    episode: Callable[[AnyView, Sequence[Event], AnyView, Cast, Texts], Picture]  # from one view to the next, animated
    replay: Callable[[AnyView, Sequence[Event], AnyView, Cast, Texts], Picture]  # the whole game, shortened
    description: Callable[[AnyView, Names, Texts], str]  # the board in words, at length
    stirs: Callable[[Sequence[Event]], bool]  # whether anything is seen moving in an episode of these
