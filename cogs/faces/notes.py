"""Short messages around a game: whose turn it is, where the board has gone, why it does not go on."""

from collections.abc import Sequence

from data import Seat, Table

from ..pages import Page, Say
from .wording import game_name, words_of


def note_page(table: Table) -> Page:
    """To the host: the game is paused, and why."""
    return Page((Say(words_of(table).say("paused-note", game=game_name(table), channel=f"<#{table.channel_id}>")),))


def ping_page(table: Table, seats: Sequence[Seat]) -> Page:
    return Page((Say(" ".join(f"<@{seat.user_id}>" for seat in seats)),))


def moved_page(table: Table, link: str) -> Page:
    return Page((Say(link),))
