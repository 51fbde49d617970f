"""Every picture that can be ordered. A job is a function and its arguments, so that another process can do it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from engine import GAMES, BadRecord, Event, View
from engine.record import Record, moments
from engine.words import digest
from render import ARTISTS, Cast, Picture, lineup, ranks_picture, stats_picture
from render.results import Ranks, Sheet
from render.words.texts import Texts

AnyView = View[object]
MOST_BYTES = 10 * 1024 * 1024  # of a file, in a server without boosts


@dataclass(frozen=True, repr=False)
class Job:
    """A picture to draw, as a value. Another process finds `draw` by its name: it stands at the top of a module. What
    the arguments look like when they're written down says everything about the picture."""

    draw: Callable[..., Picture]
    args: tuple[object, ...] = ()

    def __repr__(self) -> str:
        """Without what it's drawn from: that may be secret, and this may be logged."""
        return f"Job({self.draw.__qualname__})"

    @cached_property
    def digest(self) -> str:
        return digest(repr((self.draw.__module__, self.draw.__qualname__, self.args)))

    def done(self) -> Picture:
        return checked(self.draw(*self.args))


def checked(picture: Picture) -> Picture:
    size = len(picture.data)
    if not 0 < size <= MOST_BYTES:
        raise ValueError(f"{picture.name} has {size} bytes: Discord takes 1 to {MOST_BYTES}")
    return picture


# A table's


def board(kind: str, view: AnyView, cast: Cast, words: Texts) -> Picture:
    return ARTISTS[kind].board(view, cast, words)


def hand(kind: str, view: AnyView, cast: Cast, words: Texts) -> Picture:
    return ARTISTS[kind].hand(view, cast, words)


def closeup(kind: str, view: AnyView, cast: Cast, words: Texts) -> Picture:
    return ARTISTS[kind].show_closeup(view, cast, words)


def details(kind: str, view: AnyView, cast: Cast, words: Texts) -> Picture:
    draw = ARTISTS[kind].details
    if draw is None:
        raise LookupError(f"there are no details of {kind}: ask for `details` first")
    return draw(view, cast, words)


def setting(kind: str, view: AnyView, words: Texts) -> Picture:
    return ARTISTS[kind].show_setting(view, words)


def episode(kind: str, before: AnyView, events: Sequence[Event], after: AnyView, cast: Cast, words: Texts) -> Picture:
    return ARTISTS[kind].show_episode(before, events, after, cast, words)


def result(kind: str, view: AnyView, cast: Cast, words: Texts) -> Picture:
    draw = ARTISTS[kind].result
    if draw is None:
        raise LookupError(f"there is no picture of a result of {kind}: ask for `result` first")
    return draw(view, cast, words)


def replay(kind: str, record: str, view: AnyView, cast: Cast, words: Texts) -> Picture:
    """A record that can't be replayed any more is shown as it ended."""
    try:
        first, events = whole_game(record)
    except BadRecord:
        return ARTISTS[kind].board(view, cast, words)
    return ARTISTS[kind].show_replay(first, events, view, cast, words)


def whole_game(record: str) -> tuple[AnyView, Sequence[Event]]:
    """The start as a spectator saw it, and everything that happened."""
    read = Record.parse(record)
    games = moments(read.begin(GAMES, read.seed or ""), read.log)
    news = [after.recent[-1] for before, after in pairwise(games) if after.told > before.told]
    return games[0].view(None), [event.seen_by(None) for move in news for event in move]


# Nobody's


def lesson(kind: str, name: str, words: Texts) -> Picture:
    return ARTISTS[kind].lessons[name](words)


def figure(kind: str, name: str, alt: str, words: Texts) -> Picture:
    return ARTISTS[kind].figures[name](words)._replace(alt=alt)


def characters(colour: str, taken: Mapping[str, str], words: Texts) -> Picture:
    return lineup(colour, taken, words)


# Of all games together


def stats(sheet: Sheet, words: Texts) -> Picture:
    return stats_picture(sheet, words)


def leaderboard(ranks: Ranks, words: Texts) -> Picture:
    return ranks_picture(ranks, words)
