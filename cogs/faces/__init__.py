"""What the messages of a table look like now: the lobby, the board for all, a hand for each, and the result."""

from data import Status, Table

from ..pages import Page, Say
from .hand import hand_page
from .lobby import closed_page, lobby_page
from .play import play_page
from .wording import words_of

__all__ = ["board_page", "hand_page"]


def board_page(table: Table) -> Page:
    """The message in the channel, whatever the table's state."""
    if table.status == Status.LOBBY:
        return lobby_page(table)
    if table.status in (Status.EXPIRED, Status.STOPPED) and table.game is None:
        return closed_page(table)
    if table.game is None:
        return Page((Say(words_of(table).say("play-fault", reason=table.fault or "")),))
    return play_page(table)
