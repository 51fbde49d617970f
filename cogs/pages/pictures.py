"""The board and the hand: as a picture if the game has an artist, in words otherwise."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from data.store import Table
from engine import Event
from engine.words import digest
from render import ARTISTS, TELLERS

from .common import AnyView, cast_of, names_of, picture_of, words_of
from .model import Drawing, Say, Show
from .studio import STUDIO


class Story(NamedTuple):
    """What a board's message can tell besides the current position. `before` is a spectator's view of the game as it
    was last shown, unless something was undone since; `record` is the game's record once the table is closed."""

    before: AnyView | None = None
    record: str = ""


NOTHING = Story()


def board_sight(table: Table, view: AnyView, story: Story) -> Say | Show:
    """A still, or an animation of what happened since the board was last shown."""
    if table.kind not in ARTISTS:
        return Say(board_in_words(table, view))
    before, events = story.before, events_since(story.before, view)
    if before is None or not stirs(table, events):
        return Show((board_still(table, view),))
    return Show((board_moving(table, before, events, view),))


def board_still(table: Table, view: AnyView) -> Drawing:
    return Drawing(
        key_of(table, view),
        lambda: ARTISTS[table.kind].board(view, cast_of(table), words_of(table)),
        what=picture_of(table, "board"),
        instead=lambda: board_in_words(table, view),
    )


def board_moving(table: Table, before: AnyView, events: Sequence[Event], view: AnyView) -> Drawing:
    return Drawing(
        key_of(table, view),
        lambda: ARTISTS[table.kind].show_episode(before, events, view, cast_of(table), words_of(table)),
        moving=True,
        what=picture_of(table, "board in motion"),
        instead=board_still(table, view),
    )


def stirs(table: Table, events: Sequence[Event]) -> bool:
    what = picture_of(table, "board in motion")
    return STUDIO.asked(what, lambda: ARTISTS[table.kind].has_episode(events), otherwise=False)


def board_in_words(table: Table, view: AnyView) -> str:
    return TELLERS[table.kind].board(view, names_of(table), words_of(table))


def hand_sight(table: Table, view: AnyView) -> Say | Show:
    if table.kind not in ARTISTS:
        return Say(hand_in_words(table, view))
    seen = own_part(view)
    drawing = Drawing(
        key_of(table, seen),
        lambda: ARTISTS[table.kind].hand(seen, cast_of(table), words_of(table)),
        what=picture_of(table, f"hand of seat {view.seat}"),
        instead=lambda: hand_in_words(table, seen),
    )
    return Show((drawing,))


def closeup_sight(table: Table, view: AnyView) -> Say | Show:
    """What a question asked in public is about."""
    if table.kind not in ARTISTS:
        return Say(board_in_words(table, view))
    seen = replace(view, events=())
    drawing = Drawing(
        key_of(table, seen),
        lambda: ARTISTS[table.kind].show_closeup(seen, cast_of(table), words_of(table)),
        what=picture_of(table, f"board for seat {view.seat}"),
        instead=lambda: board_in_words(table, seen),
    )
    return Show((drawing,))


def hand_in_words(table: Table, view: AnyView) -> str:
    return TELLERS[table.kind].hand(view, names_of(table), words_of(table))


def own_part(view: AnyView) -> AnyView:
    """A hand needn't be redrawn just because someone else has chosen."""
    return replace(view, events=(), waiting=())


def events_since(before: AnyView | None, after: AnyView) -> Sequence[Event]:
    """Everything that happened between two spectators' views; nothing if `after` no longer remembers all of it."""
    if before is None or before.seat is not None:
        return ()
    last = before.events[-1].n if before.events else 0
    events = [event for event in after.events if event.n > last]
    return events if events and events[0].n == last + 1 else ()


def key_of(table: Table, view: AnyView) -> str:
    return digest(repr((view, cast_of(table), table.language)))
