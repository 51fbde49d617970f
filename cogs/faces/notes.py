"""Short messages beside the board: whose turn it is, why the game is paused, and where the board is now."""

from collections.abc import Sequence

from data import Seat, Table
from render.sentences import listed

from ..pages import Page, Say
from .wording import game_name, place_link, reason_of, words_of


def ping_page(table: Table, seats: Sequence[Seat]) -> Page:
    """Calls these people by real mentions."""
    words = words_of(table)
    who = listed(words, [f"<@{seat.user_id}>" for seat in seats])
    return Page((Say(words.say("ping", who=who, game=game_name(table), link=place_link(table))),))


def note_page(table: Table) -> Page:
    """To the host: the game is paused, and why."""
    facts = {"game": game_name(table), "link": place_link(table), "reason": reason_of(table)}
    return Page((Say(words_of(table).say("note-paused", **facts)),))


def moved_page(table: Table, link: str) -> Page:
    """What is left of a board that was posted anew."""
    return Page((Say(words_of(table).say("moved", game=game_name(table), link=link)),))
