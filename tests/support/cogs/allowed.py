"""What people may do, and to which tables: whatever these rules don't know of must change nothing.

They're as narrow as they can be, and say of each verb what it takes: a test that leaves out too much proves little."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import cache
from typing import Any, NamedTuple

from cogs.clicks.context import FORMS
from cogs.pages.advice import has_advice, hinted
from cogs.pages.ids import FORM_PREFIX, PREFIX, SELECT_PREFIX, Click, parse_answer, parse_click
from cogs.pages.learn import after, place_in
from cogs.pages.options import ANY, KEPT, NO, YES, options_with
from cogs.pages.privacy import SURE
from cogs.pages.puzzle import ANSWER, SAY, attempt_of, parse_ask
from cogs.pages.results import IN, OUT
from cogs.settings import NotifyBy
from data.store import CLOCKS, Seat, Status, Table
from engine import GAMES, BadSetup, option_called
from engine.players import LEVELS, NORMAL
from engine.puzzles import Puzzle, kind_of, puzzle_of, seed_of
from engine.words import words_in
from playground.limits import BUTTON, SELECT
from playground.world import TEXT, Channel, Person, World
from render import CHARACTERS
from tests.support.clock import StillClock

FORM = 0  # stands where clicks say on what kind of control they are
PREFIXES = {BUTTON: (f"{PREFIX}:",), SELECT: (f"{SELECT_PREFIX}:",), FORM: FORMS}
FORMS_PREFIX = FORM_PREFIX
JSON = dict[str, Any]


class Forgery(NamedTuple):
    """Someone clicks on something, or fills in a form, somewhere."""

    person: Person
    channel: Channel
    custom_id: str
    kind: int = BUTTON
    values: tuple[str, ...] = ()
    private: bool = False

    @property
    def click(self) -> Click | None:
        """What it asks for, if such a control can have this id."""
        return parse_click(self.custom_id) if self.custom_id.startswith(PREFIXES.get(self.kind, ())) else None


class Wish(NamedTuple):
    """A forgery that can be read."""

    rules: "Rules"
    forgery: Forgery
    click: Click
    table: Table

    @property
    def value(self) -> str:
        return "".join(self.forgery.values[:1])

    @property
    def seat(self) -> Seat | None:
        return self.table.seat_of(self.forgery.person.id)

    @property
    def hosts(self) -> bool:
        return self.table.host_id == self.forgery.person.id

    @property
    def in_lobby(self) -> bool:
        return self.table.status is Status.LOBBY

    @property
    def paused(self) -> bool:
        """And they play there: then they may well go on."""
        return self.seat is not None and self.table.status is Status.PAUSED

    @property
    def keeps_seat(self) -> bool:
        return any(kept.user_id == self.forgery.person.id for kept in self.table.kept)

    @property
    def has_room(self) -> bool:
        return len(self.table.seats) + len(self.table.kept) < GAMES[self.table.kind].seats[-1]

    @property
    def guild_id(self) -> int | None:
        return self.forgery.channel.guild and self.forgery.channel.guild.id


class Rules:
    """Who may change something, given these tables."""

    def __init__(self, world: World, tables: Mapping[int, Table]) -> None:
        self.world, self.tables = world, tables

    def may_count(self, forgery: Forgery) -> bool:
        click = forgery.click
        if click is None:
            return False
        table = self.tables.get(click.table_id)
        seat = table.seat_of(forgery.person.id) if table and table.status.open else None
        if seat and seat.asleep:
            return True  # whatever they click on wakes them
        if click.verb in OWN:
            return OWN[click.verb](self, forgery, click)
        return table is not None and click.verb in COUNTS and COUNTS[click.verb](Wish(self, forgery, click, table))

    def open_table(self, channel: Channel) -> Table | None:
        return next((each for each in self.tables.values() if each.status.open and each.channel_id == channel.id), None)

    def manages(self, person: Person, channel: Channel) -> bool:
        return channel.guild is not None and channel.guild.owner_id == person.id

    # Commands

    def may_start(self, channel: Channel, kind: str, given: Mapping[str, Any]) -> bool:
        """In a channel that is free, or in a thread of its own, if the game can be played like that."""
        if channel.guild is None or (self.open_table(channel) and not (given.get("thread") and channel.kind == TEXT)):
            return False
        options = {option.name: given[option.name] for option in GAMES[kind].options if given.get(option.name)}
        return all(isinstance(value, str) for value in options.values()) and can_be_played(kind, options)

    def may_leave(self, person: Person, channel: Channel) -> bool:
        """A lobby is left at once, if it's clear which one is meant."""
        here = self.open_table(channel)
        theirs = [table for table in self.tables.values() if table.status.open and table.seat_of(person.id)]
        meant = [here] if here and here.seat_of(person.id) else theirs
        return len(meant) == 1 and meant[0].status is Status.LOBBY

    def may_set_up(self, person: Person, channel: Channel, given: Mapping[str, Any]) -> bool:
        return self.manages(person, channel) and bool(given)


# Clicks that aren't about the table in their id


def _leaves(rules: Rules, forgery: Forgery, _: Click) -> bool:
    value = "".join(forgery.values[:1])
    table = rules.tables.get(int(value)) if value.isascii() and value.isdecimal() else None
    return table is not None and table.status is Status.LOBBY and table.seat_of(forgery.person.id) is not None


def _opens(rules: Rules, forgery: Forgery, click: Click) -> bool:
    return click.rest in GAMES and rules.may_start(forgery.channel, click.rest, {})


def _learns(_: Rules, forgery: Forgery, click: Click) -> bool:
    """Whatever leads to a step of a lesson is kept, as where they are. A wrong word leads nowhere."""
    place = place_in(click.rest, "".join(forgery.values[:1]))
    return place is not None and (not place.word or after(place) is not None)


def _solves(_: Rules, forgery: Forgery, click: Click) -> bool:
    """Only whole answers count, and giving up; and only today, which is when all of this is forged."""
    ask, today = parse_ask(click.rest), StillClock().now.date()
    if ask is None or ask.day != today or ask.way not in (SAY, ANSWER):
        return False
    attempt = attempt_of(today, todays_puzzle(today), ask.letters + "".join(forgery.values[:1])[:1])
    return ask.way == ANSWER or (attempt is not None and attempt.is_complete)


@cache
def todays_puzzle(today: date) -> Puzzle:
    return puzzle_of(kind_of(today), seed_of(today))


OWN: Mapping[str, Callable[[Rules, Forgery, Click], bool]] = {
    "leaving": _leaves,
    "learn": _learns,
    "open": _opens,
    "manner": lambda _, forgery, __: NotifyBy.parse("".join(forgery.values[:1])) is not None,
    "puzzle": _solves,
    "privacy": lambda _, __, click: click.rest == SURE,
    "rated": lambda _, __, click: click.rest in (IN, OUT),
}


# In the lobby


def _removes(wish: Wish) -> bool:
    seats = [str(seat.number) for seat in wish.table.seats]
    kept = [f"{KEPT}{seat.user_id}" for seat in wish.table.kept]
    number = wish.value.removeprefix(KEPT)
    sits = number.isascii() and number.isdecimal() and str(int(number)) in seats
    keeps = number.isascii() and number.isdecimal() and f"{KEPT}{int(number)}" in kept
    return wish.in_lobby and wish.hosts and (sits if number == wish.value else keeps)


def _sets_option(wish: Wish) -> bool:
    table, name = wish.table, wish.click.rest
    if not (wish.in_lobby and wish.hosts and option_called(GAMES[table.kind].options, name)):
        return False
    return can_be_played(table.kind, options_with(table.kind, table.options, name, wish.value.strip()))


def can_be_played(kind: str, options: Mapping[str, str]) -> bool:
    try:
        GAMES[kind].tried_options(options)
    except BadSetup:
        return False
    return True


def _starts(wish: Wish) -> bool:
    table, may = wish.table, wish.hosts or not wish.table.kept
    return wish.in_lobby and wish.seat is not None and may and len(table.seats) in GAMES[table.kind].seats


# In the game, and after it


def _answers(wish: Wish) -> bool:
    table, seat, answer = wish.table, wish.seat, parse_answer(wish.click.rest)
    if wish.paused or not (seat and answer and table.game and table.status is Status.PLAYING):
        return wish.paused
    word = words_in(answer.word or wish.value)[0]
    asked = [each for each in table.game.prompts() if (each.id, each.seat) == (answer.prompt, seat.number)]
    return answer.undos == table.undos and any(word in each.moves for each in asked)


def _takes_back(wish: Wish) -> bool:
    table, seat, rest = wish.table, wish.seat, wish.click.rest
    if wish.paused or not (seat and table.game and table.status is Status.PLAYING and rest.isdecimal()):
        return wish.paused and rest.isdecimal()
    return int(rest) == table.undos and table.game.undoable(seat.number) > 0


def _is_helped(wish: Wish) -> bool:
    table, seat, answer = wish.table, wish.seat, parse_answer(wish.click.rest)
    if not (seat and table.hints and has_advice(table)) or wish.paused:
        return wish.paused
    asked = hinted(table.game.view(seat.number)) if table.game and table.status is Status.PLAYING else None
    is_asked = asked is not None and answer is not None and (answer.prompt, answer.undos) == (asked.id, table.undos)
    return is_asked and not seat.helped


def _repeats(wish: Wish) -> bool:
    where = wish.rules.world.channels.get(wish.table.channel_id)
    is_free = where is not None and wish.rules.open_table(where) is None
    return not wish.table.status.open and wish.seat is not None and is_free


def _plays_on(wish: Wish) -> bool:
    table, channel = wish.table, wish.forgery.channel
    is_over = not table.status.open and table.game is not None
    may_look = wish.seat is not None or wish.guild_id == table.guild_id
    return is_over and may_look and channel.guild is not None and wish.rules.open_table(channel) is None


def _stops(wish: Wish) -> bool:
    manages = wish.rules.manages(wish.forgery.person, wish.forgery.channel) and wish.guild_id == wish.table.guild_id
    return wish.table.status.open and (wish.hosts or manages)


COUNTS: Mapping[str, Callable[[Wish], bool]] = {
    "sit": lambda wish: wish.in_lobby and not wish.seat and (wish.has_room or wish.keeps_seat),
    "leave": lambda wish: wish.in_lobby and wish.seat is not None,
    "decline": lambda wish: wish.in_lobby and wish.keeps_seat,
    "wear": lambda wish: wish.in_lobby and wish.seat is not None and wish.value in (*CHARACTERS, ANY),
    "computer": lambda wish: (
        wish.in_lobby and wish.seat is not None and wish.has_room and (wish.click.rest or NORMAL) in LEVELS
    ),
    "remove": _removes,
    "option": _sets_option,
    "clock": lambda wish: wish.in_lobby and wish.hosts and wish.value in CLOCKS,
    "eager": lambda wish: wish.in_lobby and wish.hosts and wish.value in (YES, NO),
    "hints": lambda wish: wish.in_lobby and wish.hosts and wish.value in (YES, NO),
    "lucky": lambda wish: wish.in_lobby and wish.seat is not None and bool(wish.forgery.values),
    "start": _starts,
    "cancel": lambda wish: wish.in_lobby and wish.hosts,
    "say": _answers,
    "choose": _answers,
    "undo": _takes_back,
    "hint": _is_helped,
    "hand": lambda wish: wish.paused,
    "resume": lambda wish: wish.paused,
    "rematch": _repeats,
    "onward": _plays_on,
    "quit": lambda wish: wish.table.status.open and wish.seat is not None,
    "stop": _stops,
    "vote": lambda wish: wish.table.status.begun and wish.seat is not None,
}
