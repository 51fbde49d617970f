"""Private pages before the game: whom to remove, what to play, and which character to be."""

from collections.abc import Iterator, Mapping

from data.store import CLOCKS, Seat, Table
from engine import GAMES, Option, applicable_options
from engine.words import digest
from render import CHARACTERS, TELLERS, lettered
from render.studio import Job, jobs
from render.text.names import shortened
from render.words.people import shown_names
from render.words.texts import Texts, texts

from .advice import has_advice
from .common import (
    LONGEST_TYPED,
    cast_of,
    has_usual_clock,
    level_of,
    names_of,
    option_called,
    people_of,
    picture_of,
    value_name,
    words_of,
)
from .ids import TYPED, Click
from .lobby import clock_told, look_of
from .model import Button, Buttons, Choice, Drawing, Form, Page, Part, Say, Select, Show

MOST_CHOICES = 25
ANY = "any"
YES, NO = "yes", "no"
KEPT = "kept "  # and a user id: a seat that is kept, in the menu of whom to remove
NAMELESS = "?"


# Whom to remove


def removal_page(table: Table) -> Page:
    words, choices = words_of(table), tuple(removable(table))
    back = Buttons((Button(Click("options", table.id).custom_id, words.say("private-back")),))
    if not choices:
        return Page((Say(words.say("private-remove-nobody")), back))
    select = Select(Click("remove", table.id).select_id, words.say("private-remove-choose"), choices)
    return Page((Say(words.say("private-remove")), select, back))


def removable(table: Table) -> Iterator[Choice]:
    """Everyone but the host: what they look like at the table, and whether they're a computer."""
    for place, (seat, name) in enumerate(zip(table.seats, shown(table), strict=True)):
        if seat.user_id != table.host_id:
            yield Choice(str(seat.number), name, about=removed(table, place))
    for seat in table.kept:
        yield Choice(
            f"{KEPT}{seat.user_id}", shortened(seat.name) or NAMELESS, about=words_of(table).say("private-remove-kept")
        )


def removed(table: Table, place: int) -> str:
    say, seat, look = words_of(table).say, table.seats[place], look_of(table, place)
    if seat.computer:
        return say("private-remove-computer", look=look, level=say(f"level-{level_of(seat)}"))
    return say("private-remove-person", look=look)


def shown(table: Table) -> tuple[str, ...]:
    """Names without Markdown, for selects and pictures."""
    letters = [look.letter for look in TELLERS[table.kind].looks]
    return shown_names(names_of(table), letters[: len(table.seats)], words_of(table))


# Options


def options_page(table: Table) -> Page:
    """All that the host decides."""
    parts = [part for name, value in table.options.items() for part in option_parts(table, name, value)]
    selects = (*parts, clock_select(table), auto_start_select(table), *hints_selects(table))
    return Page((Say(words_of(table).say("private-options")), *selects, Buttons(host_buttons(table))))


def host_buttons(table: Table) -> tuple[Button, ...]:
    say, alone = words_of(table).say, not any(removable(table))
    return (
        Button(Click("removal", table.id).custom_id, say("lobby-remove"), "secondary", alone),
        Button(Click("cancel", table.id).custom_id, say("lobby-cancel"), "danger"),
    )


def guests_options_page(table: Table) -> Page:
    """The same to read, for everyone else."""
    words = words_of(table)
    names = {seat.user_id: name for seat, name in zip(table.seats, people_of(table), strict=True)}
    told = [words.say("private-options-guest", host=names.get(table.host_id) or NAMELESS)]
    for name, value in table.options.items():
        if option := option_called(table.kind, name):
            line = words.say("lobby-option", name=words.say(f"option-{name}"), value=value_name(option, value, words))
            told += [f"- {line}", f"-# {about_of(words, option, value) or words.say(f'option-{name}-about')}"]
    told.append("- " + words.say("lobby-option", name=words.say("clock"), value=clock_told(table)))
    if has_advice(table):
        hints = words.say(f"private-hints-{YES if table.hints else NO}")
        told.append("- " + words.say("lobby-option", name=words.say("private-hints"), value=hints))
    return Page((Say("\n".join(told)),))


def about_of(words: Texts, option: Option, value: str) -> str:
    """What a value means, where its name doesn't say it all."""
    message = f"option-{option.name}-{value}-about"
    return words.say(message) if value in option.choices and message in texts() else ""


def option_parts(table: Table, name: str, value: str) -> Iterator[Part]:
    option, words = option_called(table.kind, name), words_of(table)
    if option is None:
        return
    named = words.say(f"option-{name}")
    values = [(choice, value_name(option, choice, words)) for choice in option.choices]
    if option.free and value not in option.choices:
        yield Say(words.say("lobby-option", name=named, value=value_name(option, value, words)))
    select = set_select(table, Click("option", table.id, name), named, values, value)
    yield select._replace(
        choices=tuple([each._replace(about=about_of(words, option, each.value)) for each in select.choices])
    )
    if option.free:
        typed = words.say("private-type", what=words.say(f"option-{name}-own"))
        yield Buttons((Button(Click("type", table.id, name).custom_id, typed),))


def clock_select(table: Table) -> Select:
    """The usual clock isn't marked as chosen, so that it can be."""
    words = words_of(table)
    clocks = [(clock, words.say(f"clock-{clock}")) for clock in CLOCKS]
    click, named, now = Click("clock", table.id), words.say("clock"), words.say(f"clock-{table.clock}")
    if not has_usual_clock(table):
        return set_select(table, click, named, clocks, table.clock)
    return set_select(table, click, named, clocks, "")._replace(placeholder=words.say("private-clock-usual", clock=now))


def auto_start_select(table: Table) -> Select:
    words = words_of(table)
    values = [(NO, words.say("private-eager-no")), (YES, words.say("private-eager-yes"))]
    return set_select(
        table, Click("eager", table.id), words.say("private-eager"), values, YES if table.auto_start else NO
    )


def hints_selects(table: Table) -> tuple[Select, ...]:
    """One, if there's somebody to give hints."""
    if not has_advice(table):
        return ()
    words = words_of(table)
    values = [(each, words.say(f"private-hints-{each}")) for each in (YES, NO)]
    now = YES if table.hints else NO
    return (set_select(table, Click("hints", table.id), words.say("private-hints"), values, now),)


def set_select(table: Table, click: Click, named: str, values: list[tuple[str, str]], now: str) -> Select:
    """Each choice says what it's for, because a closed select shows nothing else."""
    say = words_of(table).say
    choices = [
        Choice(value, say("private-choice", name=named, value=text)[:100], value == now)
        for value, text in values[:MOST_CHOICES]
    ]
    return Select(click.select_id, named, tuple(choices))


def option_form(table: Table, option: Option) -> Form:
    """For typing in a value that isn't on the list."""
    what = words_of(table).say(f"option-{option.name}-own")
    about = words_of(table).say(f"option-{option.name}-about")
    return Form(Click(TYPED, table.id, option.name).form_id, what, what, about, LONGEST_TYPED)


def options_with(kind: str, options: Mapping[str, str], name: str, value: str) -> dict[str, str]:
    """All options after this one changed: some apply only together with others."""
    return applicable_options(GAMES[kind].options, {**options, name: value})


# Characters


def ducky_page(table: Table, seat: Seat) -> Page:
    words, place = words_of(table), table.seats.index(seat)
    colour, taken = TELLERS[table.kind].looks[place].colour, taken_by(table, seat)
    now = words.say(f"character-{cast_of(table).character(place)}")
    drawing = Drawing(
        digest(repr((colour, taken, table.language))),
        Job(jobs.characters, (colour, taken, words)),
        what=picture_of(table, "characters"),
        instead=lambda: words.say("picture-missing"),
    )
    select = Select(
        Click("wear", table.id).select_id,
        words.say("private-ducky-choose"),
        (*free_characters(table, seat), Choice(ANY, words.say("private-ducky-any"), seat.character is None)),
    )
    return Page((Say(words.say("private-ducky", character=now)), Show((drawing,)), select))


def taken_by(table: Table, seat: Seat) -> dict[str, str]:
    """The characters that others have chosen, and who they are."""
    named = zip(table.seats, shown(table), strict=True)
    return {other.character: name for other, name in named if other.character and other != seat}


def free_characters(table: Table, seat: Seat) -> Iterator[Choice]:
    say, taken = words_of(table).say, taken_by(table, seat)
    for letter, character in lettered(CHARACTERS):
        if character not in taken:
            label = say("label-lettered", letter=letter, what=say(f"character-{character}"))
            yield Choice(character, label, character == seat.character)
