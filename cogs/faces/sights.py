"""The board and the hand themselves: as a picture where the game has an artist, else in words."""

from collections.abc import Sequence
from dataclasses import replace

from data import Table
from engine import Event
from engine.words import digest
from render import ARTISTS, TELLERS

from ..pages import Drawing, Say, Show
from .story import Story
from .wording import AnyView, cast_of, words_of


def board_sight(table: Table, view: AnyView, story: Story) -> Say | Show:
    """Drawn as it stands, or as it came to stand so since it was last shown."""
    kind, cast, words = table.kind, cast_of(table), words_of(table)
    if kind not in ARTISTS:
        return Say(TELLERS[kind].board(view, cast.names, words))
    before, key = story.before, key_of(table, view)
    events = events_since(before, view)
    if before is None or not ARTISTS[kind].stirs(events):
        return Show((Drawing(key, lambda: ARTISTS[kind].board(view, cast, words)),))
    return Show((Drawing(key, lambda: ARTISTS[kind].episode(before, events, view, cast, words), moving=True),))


def hand_sight(table: Table, view: AnyView) -> Say | Show:
    kind, cast, words = table.kind, cast_of(table), words_of(table)
    if kind not in ARTISTS:
        return Say(TELLERS[kind].hand(view, cast.names, words))
    seen = own_part(view)
    return Show((Drawing(key_of(table, seen), lambda: ARTISTS[kind].hand(seen, cast, words)),))


def own_part(view: AnyView) -> AnyView:
    """A hand is not drawn anew because somebody else has chosen."""
    return replace(view, events=(), waiting=())


def events_since(before: AnyView | None, after: AnyView) -> Sequence[Event]:
    """All that happened between two views of a spectator; nothing if a view does not remember all of it."""
    if before is None or before.seat is not None:
        return ()
    last = before.events[-1].n if before.events else 0
    events = [event for event in after.events if event.n > last]
    return events if events and events[0].n == last + 1 else ()


def key_of(table: Table, view: AnyView) -> str:
    return digest(repr((view, cast_of(table), table.language)))
