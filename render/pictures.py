"""A finished picture, and what an artist can draw of one kind of game."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine import Event, View

Names = Sequence[str]
AnyView = View[Any]  # of whatever game


class Picture(NamedTuple):
    """Bytes to send, with the words for who does not see them."""

    name: str  # of the file
    data: bytes
    alt: str


class Artist(NamedTuple):
    """Everything is drawn from views: of a spectator for what all may see, of a seat for its hand."""

    board: Callable[[AnyView, Names], Picture]
    hand: Callable[[AnyView, Names], Picture]
    episode: Callable[[AnyView, Sequence[Event], AnyView, Names], Picture]  # from one view to the next, animated
    replay: Callable[[AnyView, Sequence[Event], AnyView, Names], Picture]  # the whole game, shortened
    description: Callable[[AnyView, Names], str]  # the board in words, at length
