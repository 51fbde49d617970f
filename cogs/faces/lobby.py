"""A table before the game: who sits there, what will be played, and what can be done."""

from collections.abc import Iterator

from data import Seat, Status, Table
from engine import GAMES
from render.names import shown_names

from ..ids import Click
from ..pages import Button, Buttons, Choice, Page, Part, Say, Select
from .wording import game_name, names_of, words_of

SEAT_LETTERS = "ABCDEF"


def lobby_page(table: Table) -> Page:
    say, kind = words_of(table).say, GAMES[table.kind]
    seats = "\n".join(lobby_seats(table)) or say("lobby-empty")
    count = say("lobby-seats", taken=len(table.seats), most=kind.seats[-1], least=kind.seats[0])
    options = [say("lobby-option", name=name, value=value) for name, value in table.options.items()]
    told = [say("lobby-title", game=game_name(table)), seats, count]
    told += [say("lobby-options", options=" · ".join(options))] if options else []
    return Page((Say("\n".join(told)), Buttons(lobby_buttons(table)), *remove_select(table)))


def lobby_seats(table: Table) -> Iterator[str]:
    names = shown_names(names_of(table), SEAT_LETTERS[: len(table.seats)], words_of(table))
    for letter, name, seat in zip(SEAT_LETTERS, names, table.seats, strict=False):
        yield words_of(table).say(seat_message(table, seat), letter=letter, name=name)


def seat_message(table: Table, seat: Seat) -> str:
    if seat.computer:
        return "lobby-seat-computer"
    return "lobby-seat-host" if seat.user_id == table.host_id else "lobby-seat"


def lobby_buttons(table: Table) -> tuple[Button, ...]:
    say, seats, count = words_of(table).say, GAMES[table.kind].seats, len(table.seats)
    full = count >= seats[-1]
    return (
        Button(Click("sit", table.id).custom_id, say("lobby-sit"), "success", full),
        Button(Click("leave", table.id).custom_id, say("lobby-leave")),
        Button(Click("computer", table.id).custom_id, say("lobby-add-computer"), "secondary", full),
        Button(Click("start", table.id).custom_id, say("lobby-start"), "primary", count not in seats),
        Button(Click("cancel", table.id).custom_id, say("lobby-cancel"), "danger"),
    )


def remove_select(table: Table) -> tuple[Part, ...]:
    others = [seat for seat in table.seats if seat.user_id != table.host_id]
    if not others:
        return ()
    choices = tuple([Choice(str(seat.number), seat.name[:100] or "?") for seat in others])
    return (Select(Click("remove", table.id).select_id, words_of(table).say("lobby-remove"), choices),)


def closed_page(table: Table) -> Page:
    message = "lobby-expired" if table.status == Status.EXPIRED else "lobby-cancelled"
    return Page((Say(words_of(table).say(message, game=game_name(table))),))
