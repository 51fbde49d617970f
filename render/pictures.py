"""A finished picture, and what an artist can draw of one kind of game."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine import Event, View

from .texts import Texts

Names = Sequence[str]
AnyView = View[Any]  # of whatever game


class Picture(NamedTuple):
    """Bytes to send, with the words for who does not see them."""

    name: str  # of the file
    data: bytes
    alt: str


class Artist(NamedTuple):
    """Everything is drawn from views: of a spectator for what all may see, of a seat for its hand."""

    board: Callable[[AnyView, Names, Texts], Picture]
    hand: Callable[[AnyView, Names, Texts], Picture]
    episode: Callable[[AnyView, Sequence[Event], AnyView, Names, Texts], Picture]  # from one view to the next, animated
    replay: Callable[[AnyView, Sequence[Event], AnyView, Names, Texts], Picture]  # the whole game, shortened
    description: Callable[[AnyView, Names, Texts], str]  # the board in words, at length
    stirs: Callable[[Sequence[Event]], bool]  # whether anything is seen moving in an episode of these
