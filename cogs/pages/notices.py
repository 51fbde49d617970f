"""Short messages around the board: it's your turn, time is running out, the game is paused, the board has moved."""

from collections.abc import Sequence

from data.store import END, MOVE, Seat, Table
from render.words.sentences import listed

from .common import date_of, game_name, hour_of, people_of, place_link, reason_of, time_of, words_of
from .ids import Click
from .model import Button, Buttons, Page, Say
from .play import due_lines


def ping_page(table: Table, seats: Sequence[Seat], question: int) -> Page:
    """Mentions these people."""
    words = words_of(table)
    called = words.say("ping", who=mentions(table, seats), game=game_name(table), link=place_link(table))
    return Page((Say("\n".join([called, *due_lines(table, question)])),))


def call_page(table: Table, question: int) -> Page:
    """The same for one person, in private."""
    called = words_of(table).say("call", game=game_name(table), link=place_link(table))
    return Page((Say("\n".join([called, *due_lines(table, question)])),))


def invitation_page(table: Table) -> Page:
    """Mentions everyone for whom a seat is kept, and lets them answer."""
    words, until = words_of(table), max([seat.until for seat in table.kept])
    hosts = [name for seat, name in zip(table.seats, people_of(table), strict=True) if seat.user_id == table.host_id]
    who = listed(words, [f"<@{seat.user_id}>" for seat in table.kept])
    facts = {"who": who, "host": listed(words, hosts), "game": game_name(table), "when": hour_of(until)}
    sit = Button(Click("sit", table.id).custom_id, words.say("lobby-sit"), "success")
    decline = Button(Click("decline", table.id).custom_id, words.say("invitation-decline"))
    return Page((Say(words.say("invitation-call", **facts, count=len(table.kept))), Buttons((sit, decline))))


def mentions(table: Table, seats: Sequence[Seat]) -> str:
    return listed(words_of(table), [f"<@{seat.user_id}>" for seat in seats])


def reminder_page(table: Table, question: int, *, last: bool, seats: Sequence[Seat] = ()) -> Page:
    """For one person in private, or for these `seats` in the channel."""
    words, when = words_of(table), time_of(table, table.due(f"{MOVE} {question}") or table.touched)
    facts = {"game": game_name(table), "link": place_link(table), "last": "yes" if last else "no"}
    who = [words.say("remind-who", who=mentions(table, seats))] if seats else []
    return Page((Say("\n".join([*who, words.say("remind", **facts), words.say("remind-until", when=when)])),))


def note_page(table: Table) -> Page:
    """Tells the host why the game is paused."""
    words, due = words_of(table), table.due(END)
    told = [words.say("note-paused", game=game_name(table), link=place_link(table), reason=reason_of(table))]
    return Page((Say("\n".join([*told, *([words.say("play-ends", when=date_of(due))] if due else [])])),))


def moved_page(table: Table, link: str) -> Page:
    """What an old board shrinks to once it has been posted again."""
    return Page((Say(words_of(table).say("moved", game=game_name(table), link=link)),))
