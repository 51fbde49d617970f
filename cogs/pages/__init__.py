"""What the messages of a table look like now: the lobby, the board for all, a hand for each, and the result."""

from data.store import Status, Table

from .common import place_link, words_of
from .hand import hand_page
from .lobby import closed_page, lobby_page
from .model import Page, Say
from .notices import call_page, moved_page, note_page, ping_page, reminder_page
from .play import play_page
from .result import result_page
from .story import NOTHING, Story

__all__ = [
    "NOTHING",
    "Story",
    "board_page",
    "call_page",
    "hand_page",
    "moved_page",
    "note_page",
    "ping_page",
    "place_link",
    "reminder_page",
]


def board_page(table: Table, story: Story = NOTHING) -> Page:
    """The message in the channel, whatever the table's state."""
    if table.status == Status.LOBBY:
        return lobby_page(table)
    if table.fault is not None:
        return fault_page(table, table.fault)
    if table.game is None:
        return closed_page(table)
    return play_page(table, story) if table.status.open else result_page(table, story)


def fault_page(table: Table, fault: str) -> Page:
    """A channel is not taken up for ever by a game that cannot go on."""
    told = [words_of(table).say("play-fault", reason=fault)]
    if table.status.open:
        told.append(words_of(table).say("play-fault-stop"))
    return Page((Say("\n".join(told)),))
