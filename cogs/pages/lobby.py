"""A table before the game: who sits there, what will be played and on which board, and what can be pressed."""

from collections.abc import Iterator
from functools import lru_cache

from data.store import Seat, Status, Table, free_name
from engine import GAMES, EngineError
from engine.players import levels_of
from engine.words import digest
from render import ARTISTS, TELLERS
from render.studio import Job, Priority, jobs
from render.words.sentences import listed
from render.words.texts import Texts

from .behind import fair_button, luck_button
from .common import (
    AnyView,
    cast_of,
    computer_names,
    game_name,
    guest_names,
    has_usual_clock,
    hour_of,
    level_of,
    option_called,
    people_of,
    picture_of,
    value_name,
    words_of,
)
from .how import aim_line, how_button
from .ids import Click
from .model import Button, Buttons, Drawing, Page, Part, Say, Show

SOME_SEEDS = ("0" * 64, "1" * 64)


def lobby_page(table: Table) -> Page:
    title = "lobby-title" if table.rematch_of is None else "lobby-title-rematch"
    told = [words_of(table).say(title, game=game_name(table)), aim_line(words_of(table), table.kind)]
    told += [*seat_lines(table), *kept_lines(table), count_line(table), options_line(table), *fair_lines(table)]
    company = (Say(words_of(table).say("lobby-computers")), Buttons(computer_buttons(table)))
    pressed = (Buttons(first_buttons(table)), *company, Buttons(other_buttons(table)))
    return Page((Say("\n".join(told)), *setting_parts(table), *pressed))


def closed_page(table: Table) -> Page:
    message = "lobby-expired" if table.status == Status.EXPIRED else "lobby-cancelled"
    return Page((Say(words_of(table).say(message, game=game_name(table))),))


# Who, and what


def seat_lines(table: Table) -> list[str]:
    lines = [
        seat_line(table, seat, letter=look.letter, name=name, look=look_of(table, place))
        for place, (look, seat, name) in enumerate(
            zip(TELLERS[table.kind].looks, table.seats, people_of(table), strict=False)
        )
    ]
    return lines or [words_of(table).say("lobby-empty")]


def seat_line(table: Table, seat: Seat, **facts: str) -> str:
    say = words_of(table).say
    if seat.computer:
        level = level_of(seat)
        return say("lobby-seat-computer", **facts, level=say(f"level-{level}"), temper=say(f"temper-{level}"))
    return say("lobby-seat-host" if seat.user_id == table.host_id else "lobby-seat", **facts)


def look_of(table: Table, place: int) -> str:
    """`pink Pirate`"""
    say, colour = words_of(table).say, TELLERS[table.kind].looks[place].colour
    character = say(f"character-{cast_of(table).character(place)}")
    return say("lobby-look", colour=say(f"seat-colour-{colour}"), character=character) if colour else character


def kept_lines(table: Table) -> Iterator[str]:
    """For whom seats are kept, and for how long. Before a rematch all of them are waited for."""
    words = words_of(table)
    for seat, name in zip(table.kept, guest_names(table), strict=True):
        yield words.say("lobby-kept", name=name, when=hour_of(seat.until))
    if table.kept and table.rematch_of is not None:
        ready = [people_of(table)[place] for place, seat in enumerate(table.seats) if seat.user_id is not None]
        yield words.say("rematch-ready", who=listed(words, ready), count=len(ready), awaited=awaited(words, table))


def awaited(words: Texts, table: Table) -> str:
    return listed(words, guest_names(table))


def waiting_page(words: Texts, table: Table, link: str) -> Page:
    """To someone who has pressed *Rematch* before."""
    if not table.kept:
        return Page((Say(words.say("rematch-seated", link=link)),))
    return Page((Say(words.say("rematch-waiting", awaited=awaited(words, table), link=link)),))


def count_line(table: Table) -> str:
    say, seats, taken = words_of(table).say, GAMES[table.kind].seats, len(table.seats)
    if taken < seats[0]:
        return say("lobby-needed", taken=taken, most=seats[-1], missing=seats[0] - taken)
    return say("lobby-full", most=taken) if is_full(table) else say("lobby-ready", taken=taken, most=seats[-1])


def is_full(table: Table) -> bool:
    return len(table.seats) >= GAMES[table.kind].seats[-1]


def has_room(table: Table) -> bool:
    """For somebody for whom no seat is kept."""
    return len(table.seats) + len(table.kept) < GAMES[table.kind].seats[-1]


def options_line(table: Table) -> str:
    return words_of(table).say("lobby-options", options=" · ".join(options_told(table)))


def fair_lines(table: Table) -> Iterator[str]:
    """Everyone sees from the beginning which secret the shuffle will be made from."""
    if table.is_shared and table.commitment:
        yield words_of(table).say("lobby-sealed", commitment=table.commitment)


def options_told(table: Table) -> Iterator[str]:
    words = words_of(table)
    for name, value in table.options.items():
        if option := option_called(table.kind, name):
            named = words.say(f"option-{name}")
            yield words.say("lobby-option", name=named, value=value_name(option, value, words))
    yield words.say("lobby-option", name=words.say("clock"), value=clock_told(table))
    if table.auto_start:
        yield words.say("lobby-eager")
    if not table.hints:
        yield words.say("lobby-no-hints")


def clock_told(table: Table) -> str:
    """Alone against computers the usual clock doesn't run."""
    words = words_of(table)
    clock, is_alone = words.say(f"clock-{table.clock}"), len(table.people) == 1
    return words.say("lobby-clock-usual", clock=clock) if has_usual_clock(table) and is_alone else clock


# The board


def setting_parts(table: Table) -> tuple[Part, ...]:
    view, words = setting_of(table.kind, tuple(table.options.items())), words_of(table)
    if view is None:
        return ()
    key = digest(repr((table.kind, table.options, table.language)))
    drawing = Drawing(
        key,
        Job(jobs.setting, (table.kind, view, words)),
        what=picture_of(table, "setting"),
        instead=lambda: words.say("picture-missing"),
        priority=Priority.BOARD,
    )
    return (Show((drawing,)),)


@lru_cache(maxsize=256)
def setting_of(kind: str, options: tuple[tuple[str, str], ...]) -> AnyView | None:
    """A view to draw it from. None if the game has no artist, or if chance decides only at the start."""
    if kind not in ARTISTS or ARTISTS[kind].setting is None:
        return None
    try:
        new, least = GAMES[kind].new, GAMES[kind].seats[0]
        one, other = (new(seats=least, options=dict(options), seed=seed) for seed in SOME_SEEDS)
    except EngineError:  # an option that existed once is gone
        return None
    return one.view(None) if one.content() == other.content() else None


# What can be pressed


def first_buttons(table: Table) -> tuple[Button, ...]:
    """What nearly everyone is here for. A message looks the same to all, so it can't know who sits there already: green
    is only *Start*, as soon as enough of them do."""
    say, playable = words_of(table).say, len(table.seats) in GAMES[table.kind].seats
    return (
        Button(Click("sit", table.id).custom_id, say("lobby-sit"), "primary", is_full(table)),
        Button(
            Click("start", table.id).custom_id, say("lobby-start"), "success" if playable else "secondary", not playable
        ),
    )


def computer_buttons(table: Table) -> tuple[Button, ...]:
    """One for each level, with the name of the computer that would sit down."""
    return tuple([computer_button(table, level) for level in levels_of(table.kind)])


def computer_button(table: Table, level: str) -> Button:
    say, name = words_of(table).say, free_name(computer_names(table, level), (*table.seats, *table.kept))
    label = say("lobby-add-computer", name=name, level=say(f"level-{level}"))
    return Button(Click("computer", table.id, level).custom_id, label, "secondary", not has_room(table))


def other_buttons(table: Table) -> tuple[Button, ...]:
    """For everyone at the table, too: what only the host may do is on the private page behind *Options*."""
    say = words_of(table).say
    return (
        Button(Click("options", table.id).custom_id, say("lobby-set")),
        Button(Click("ducky", table.id).custom_id, say("lobby-ducky")),
        how_button(table),
        *((luck_button(table), fair_button(table)) if table.is_shared else ()),
        Button(Click("leave", table.id).custom_id, say("lobby-leave")),
    )
