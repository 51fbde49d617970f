"""What is shown, as pure functions from a table to a page. `layout` turns pages into Discord's objects."""

from data.store import Status, Table

from .common import place_link, read_by, words_of
from .hand import hand_page, resting_page
from .lobby import closed_page, lobby_page
from .model import Page, Say
from .notices import call_page, invitation_page, moved_page, note_page, ping_page, reminder_page
from .pictures import NOTHING, Story
from .play import has_some_choices, play_page
from .refusals import fault, refusal
from .result import replay_parts, result_page

__all__ = [
    "NOTHING",
    "Story",
    "board_page",
    "call_page",
    "hand_page",
    "invitation_page",
    "leaves_out",
    "moved_page",
    "note_page",
    "ping_page",
    "place_link",
    "read_by",
    "reminder_page",
    "resting_page",
]


def board_page(table: Table, story: Story = NOTHING) -> Page:
    """The message in the channel, whatever state the table is in."""
    if table.status == Status.LOBBY:
        return lobby_page(table)
    if table.fault is not None:
        say_why = fault if table.status.open else refusal
        return Page((Say(say_why(table.fault, words_of(table))),))
    if table.game is None:
        return closed_page(table)
    return play_page(table, story) if table.status.open else result_page(table, story)


def leaves_out(table: Table, story: Story, *, has_shown: bool) -> bool:
    """Whether there's something left to show when there's time again, if the page was shown just now or if it wasn't
    changed."""
    if not story.is_brief or table.game is None or table.fault is not None:
        return False
    view = table.game.view(None)
    if table.status.open:
        return not has_shown and has_some_choices(view)
    return bool(replay_parts(table, view, story.record))
