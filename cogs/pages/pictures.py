"""The board, the hand and the result: as a picture if the game has an artist, in words otherwise."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from data.store import Table
from engine import Event
from render import ARTISTS, TELLERS, Picture
from render.studio import STUDIO, Job, Priority, jobs

from .common import AnyView, cast_of, names_of, picture_of, words_of
from .model import Drawing, Say, Show


class Story(NamedTuple):
    """What a board's message can tell besides the current position. `before` is a spectator's view of the game as it
    was last shown, unless something was undone since; `record` is the game's record once the table is closed. If it
    `is_brief`, there's more to draw than can be drawn: who has chosen isn't worth a new picture, and the replay comes
    later."""

    before: AnyView | None = None
    record: str = ""
    is_brief: bool = False


NOTHING = Story()
HAND = "hand.png"  # every artist's name for the picture of a hand


def board_sight(table: Table, view: AnyView, story: Story) -> Say | Show:
    """A still, or an animation of what happened since the board was last shown."""
    if table.kind not in ARTISTS:
        return Say(board_in_words(table, view))
    before, events = story.before, events_since(story.before, view)
    if before is None or not stirs(table, events):
        return Show((board_still(table, view),))
    return Show((board_moving(table, before, events, view),))


def board_still(table: Table, view: AnyView) -> Drawing:
    job = board_job(table, view)
    return Drawing(
        job.digest,
        job,
        what=picture_of(table, "board"),
        instead=lambda: board_in_words(table, view),
        priority=Priority.BOARD,
    )


def board_job(table: Table, view: AnyView) -> Job:
    return Job(jobs.board, (table.kind, view, cast_of(table), words_of(table)))


def board_moving(table: Table, before: AnyView, events: Sequence[Event], view: AnyView) -> Drawing:
    still = board_still(table, view)
    return Drawing(
        still.key,
        Job(jobs.episode, (table.kind, before, tuple(events), view, cast_of(table), words_of(table))),
        moving=True,
        what=picture_of(table, "board in motion"),
        instead=still,
        priority=Priority.ANIMATION,
    )


def result_sight(table: Table, view: AnyView, story: Story) -> Say | Show:
    """Once the last move has played, the picture of the result; or the board, if there is no such picture."""
    sight = board_sight(table, view, story)
    if not has_result(table, view) or isinstance(sight, Say):
        return sight
    (board,), still = sight.drawings, result_still(table, view)
    return Show((board._replace(key=still.key, instead=still) if board.moving else still,))


def has_result(table: Table, view: AnyView) -> bool:
    artist = ARTISTS.get(table.kind)
    return artist is not None and artist.result is not None and view.outcome is not None


def result_still(table: Table, view: AnyView) -> Drawing:
    job = Job(jobs.result, (table.kind, view, cast_of(table), words_of(table)))
    return Drawing(
        job.digest,
        job,
        what=picture_of(table, "result"),
        instead=board_still(table, view),
        priority=Priority.BOARD,
    )


def stirs(table: Table, events: Sequence[Event]) -> bool:
    what = picture_of(table, "board in motion")
    return STUDIO.asked(what, lambda: ARTISTS[table.kind].has_episode(events), otherwise=False)


def board_in_words(table: Table, view: AnyView) -> str:
    return TELLERS[table.kind].board(view, names_of(table), words_of(table))


def hand_sight(table: Table, view: AnyView) -> Say | Show:
    what = f"hand of seat {view.seat}"
    return still_sight(table, own_part(view), what, jobs.hand, hand_in_words, name=HAND)


def closeup_sight(table: Table, view: AnyView) -> Say | Show:
    """What a question asked in public is about."""
    what = f"board for seat {view.seat}"
    return still_sight(table, replace(view, events=()), what, jobs.closeup, board_in_words)


def still_sight(
    table: Table,
    view: AnyView,
    what: str,
    draw: Callable[..., Picture],
    in_words: Callable[[Table, AnyView], str],
    *,
    name: str = "",
) -> Say | Show:
    if table.kind not in ARTISTS:
        return Say(in_words(table, view))
    job = Job(draw, (table.kind, view, cast_of(table), words_of(table)))
    drawing = Drawing(
        job.digest,
        job,
        what=picture_of(table, what),
        instead=lambda: in_words(table, view),
        name=name,
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
