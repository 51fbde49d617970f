"""Short messages beside the board: whose turn it is, why the game is paused, and where the board is now."""

from collections.abc import Sequence

from data.store import END, MOVE, Seat, Table
from render.words.sentences import listed

from .awaited import due_lines
from .common import game_name, moment, place_link, reason_of, words_of
from .model import Page, Say


def ping_page(table: Table, seats: Sequence[Seat], question: int) -> Page:
    """Calls these people by real mentions."""
    words = words_of(table)
    called = words.say("ping", who=mentions(table, seats), game=game_name(table), link=place_link(table))
    return Page((Say("\n".join([called, *due_lines(table, question)])),))


def call_page(table: Table, question: int) -> Page:
    """The same to one person, in private."""
    called = words_of(table).say("call", game=game_name(table), link=place_link(table))
    return Page((Say("\n".join([called, *due_lines(table, question)])),))


def mentions(table: Table, seats: Sequence[Seat]) -> str:
    return listed(words_of(table), [f"<@{seat.user_id}>" for seat in seats])


def reminder_page(table: Table, question: int, *, last: bool, seats: Sequence[Seat] = ()) -> Page:
    """To one person in private, or to these where all can read it."""
    words, when = words_of(table), moment(table.due(f"{MOVE} {question}") or table.touched)
    facts = {"game": game_name(table), "link": place_link(table), "last": "yes" if last else "no"}
    who = [words.say("remind-who", who=mentions(table, seats))] if seats else []
    return Page((Say("\n".join([*who, words.say("remind", **facts), words.say("remind-until", when=when)])),))


def note_page(table: Table) -> Page:
    """To the host: the game is paused, and why."""
    words, due = words_of(table), table.due(END)
    told = [words.say("note-paused", game=game_name(table), link=place_link(table), reason=reason_of(table))]
    return Page((Say("\n".join([*told, *([words.say("play-ends", when=moment(due))] if due else [])])),))


def moved_page(table: Table, link: str) -> Page:
    """What is left of a board that was posted anew."""
    return Page((Say(words_of(table).say("moved", game=game_name(table), link=link)),))
