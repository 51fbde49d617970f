"""A finished picture, and what an artist can draw of one kind of game."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine import Event

from .draw.cast import Cast
from .words.scene import AnyView
from .words.texts import Texts


class Picture(NamedTuple):
    """Bytes to send, and the words for people who can't see them."""

    name: str  # of the file
    data: bytes
    alt: str


Still = Callable[[AnyView, Cast, Texts], Picture]
Setting = Callable[[AnyView, Texts], Picture]
Animated = Callable[[AnyView, Sequence[Event], AnyView, Cast, Texts], Picture]  # from one view to another
Stirs = Callable[[Sequence[Event]], bool]
Shown = Callable[[Texts], Picture]


class Artist(NamedTuple):
    """Everything is drawn from views: a spectator's for what everyone may see, a seat's for its hand.

    Every game has a board and a hand. The rest is there where something moves, can be seen before the game begins, or
    is worth a picture of its own in the end.
    """

    board: Still
    hand: Still
    setting: Setting | None = None  # what is played on, before anyone sits there
    episode: Animated | None = None  # what has just happened; ends as the board
    stirs: Stirs | None = None  # whether an episode of these events shows anything moving; without it, each does
    replay: Animated | None = None  # the whole game, shortened; ends as the board
    closeup: Still | None = None  # from a seat's view: the part of the board that it's asked about, not its hand
    result: Still | None = None  # who has won, and how; only of a game with an outcome
    lessons: Mapping[str, Shown] = MappingProxyType({})  # what *How to play* shows, by the names of its pages
    figures: Mapping[str, Shown] = MappingProxyType({})  # what the rules can show, by the names they use
    details: Still | None = None  # what everyone may know but doesn't fit on the board, for whoever asks

    def show_closeup(self, view: AnyView, cast: Cast, texts: Texts) -> Picture:
        """Where there is none, the whole board."""
        return (self.closeup or self.board)(view, cast, texts)

    def show_setting(self, view: AnyView, texts: Texts) -> Picture:
        if self.setting is None:
            raise LookupError(f"there is nothing to see of {view.game} before it begins: ask for `setting` first")
        return self.setting(view, texts)

    def show_episode(
        self, before: AnyView, events: Sequence[Event], after: AnyView, cast: Cast, texts: Texts
    ) -> Picture:
        """Where nothing moves, the board as it is now."""
        return self.episode(before, events, after, cast, texts) if self.episode else self.board(after, cast, texts)

    def show_replay(
        self, before: AnyView, events: Sequence[Event], after: AnyView, cast: Cast, texts: Texts
    ) -> Picture:
        """Where nothing moves, the board as it is now."""
        return self.replay(before, events, after, cast, texts) if self.replay else self.board(after, cast, texts)

    def has_episode(self, events: Sequence[Event]) -> bool:
        """Whether there is an animation of these events, and something moves in it."""
        return self.episode is not None and (self.stirs or bool)(events)
