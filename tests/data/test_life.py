"""The life of a table: whatever people, computers, the clock and a restart do to it, in whatever order, it is what a
model of a few lines says, and what is forbidden is refused and changes nothing."""

import asyncio
import sys
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from data.store import LIVE, OFF, THINK, Due, Refused, Status, Store, Table, Why, time_limits
from data.store.time_limits import KEPT_FOR
from engine import GAMES
from engine.phrases import phrases
from tests.data.conftest import sqlite_in
from tests.support.clock import StillClock
from tests.support.data.life import TableModel, describe
from tests.support.data.seating import ANNA, BEN, CHANNEL, CLEO, DORA, Seeds, done, everything, log_of, refused
from tests.support.data.template import MIGRATED, copy_of, place_sqlite

T = TypeVar("T")

PEOPLE = {person.user_id: person for person in (ANNA, BEN, CLEO, DORA)}
IDLE = timedelta(minutes=30)  # after which a lobby that nobody uses is closed
ANYWHERE = 2
LOBBY, PLAYING = (Status.LOBBY,), (Status.PLAYING,)
BEGUN, OPEN = (Status.PLAYING, Status.PAUSED), (Status.LOBBY, Status.PLAYING, Status.PAUSED)
OVER = (Status.OVER, Status.STOPPED, Status.EXPIRED)
BEFORE = ("sit", "start", "add_computer", "free_seat", "remove", "change_rules")
BESIDE = ("come_back", "leave", "vote", "pause", "pass_host", "stop")
FAULTS = ("guest", "illegal", "late", "undos", "computed")
CLAIM = 20.0  # seconds
STEPS = 30 if settings().derandomize else 60  # of a life
MOST_ANSWERS = 12  # of computers in a row: they could go on for long


class Timing(NamedTuple):
    """A clock, and whether the host has chosen it or it's the usual one of their server."""

    clock: str
    is_chosen: bool = False


kinds = st.sampled_from(("tow", "pool", "race", "gallery"))
clocks = st.sampled_from(
    (
        Timing(LIVE),
        Timing("minute", is_chosen=True),
        Timing("day", is_chosen=True),
        Timing(OFF),
        Timing(OFF, is_chosen=True),
    )
)
people = st.sampled_from(sorted(PEOPLE))
places = st.sampled_from((0, 0, 0, 0, 1, 1, ANYWHERE))  # of the tables where it can be done, or anywhere
luck = st.integers(0, 200)  # what somebody chooses, counted from the first that they could
likely = st.sampled_from((True, True, True, False))
seldom = st.sampled_from((False, False, False, True))


class Press(NamedTuple):
    """A button that somebody could press: who says what, in answer to which question."""

    who: int
    seat: int
    word: str
    prompt: int


class Life(RuleBasedStateMachine):
    """Four people and two channels. Each rule does something to the store and to the model, and compares."""

    address: str | None = None  # of a PostgreSQL; None is SQLite

    def __init__(self) -> None:
        super().__init__()
        self.runner, self.cleaning = asyncio.Runner(), AsyncExitStack()
        self.url = self.run(self.create_database())
        self.clock, self.seeds, self.clicks = StillClock(), Seeds(), count(1)
        self.store = self.run(self.open_store())
        self.tables: dict[int, TableModel] = {}  # the newest in each channel
        self.past: dict[int, Table] = {}  # those before, which nobody changes any more
        self.checked: list[tuple[int, ...]] = []  # versions
        self.saved = self.checked  # when the bot was restarted last
        self.last_click = 0  # the last one that said something or took something back

    async def create_database(self) -> str:
        """Make a database with nothing in it, which goes when this life is over."""
        if self.address:
            return await self.cleaning.enter_async_context(copy_of(MIGRATED, self.address))
        folder = Path(self.cleaning.enter_context(TemporaryDirectory()))
        place_sqlite(folder / "duckboard.db")
        return sqlite_in(folder)

    def run(self, doing: Awaitable[T]) -> T:
        async def wait() -> T:
            return await doing

        return self.runner.run(wait())

    async def open_store(self) -> Store:
        return await Store.open(self.url, clock=self.clock, seed=self.seeds)

    def teardown(self) -> None:
        """Replay every game from its record, as anybody can, unless something has gone wrong before."""
        try:
            if sys.exc_info()[0] is None:
                self.replay_games()
        finally:
            self.run(self.store.close())
            self.run(self.cleaning.aclose())
            self.runner.close()

    def replay_games(self) -> None:
        for table in [each for each in self.tables.values() if each.game]:
            if table.status.open:
                done(self.run(self.store.stop(table.id, "enough")))
            replayed = self.run(log_of(self.store, table.id)).replay(GAMES)
            assert replayed.dump() == table.playing.dump()

    # How everything is tried

    def table(self, place: int, at: Sequence[Status]) -> TableModel:
        """Choose a table where this can be done, if there's any, and now and then one where it can't."""
        found = (self.at(at) if place != ANYWHERE else []) or [*self.tables.values()]
        return sorted(found, key=lambda each: each.channel)[place % len(found)]

    def attempt(self, doing: Awaitable[Any], refusals: Mapping[Why, bool]) -> Any:
        """Return what came of it. If one of these reasons holds, see that the first of them is told, that the whole
        database is as before, and return None."""
        self.clock.forward(0.001)
        reason = next((why for why, holds in refusals.items() if holds), None)
        if reason is None:
            return done(self.run(doing))
        before = self.run(everything(self.store))
        assert refused(self.run(doing)).why is reason
        assert self.run(everything(self.store)) == before
        return None

    def deal(self, table: TableModel) -> None:
        """Let the model play along if the game has just begun."""
        if table.status.begun and table.game is None:
            game = done(self.run(self.store.load(table.id))).game
            assert game is not None
            table.deal(type(game).new(seats=len(table.seats), options=game.chosen, seed=game.seed), self.clock.now)

    def at(self, statuses: Sequence[Status]) -> list[TableModel]:
        return [table for table in self.tables.values() if table.status in statuses]

    def unshown(self) -> list[TableModel]:
        return [table for table in self.tables.values() if table.shown < table.version]

    def open_tables(self) -> list[TableModel]:
        return self.at(OPEN)

    # Before the game

    @initialize(
        kind=kinds,
        timing=clocks,
        invited=st.lists(people, unique=True, max_size=2),
        coming=st.lists(people, max_size=6),
        computers=st.integers(0, 2),
        starter=people,
    )
    def sit_down(
        self, kind: str, timing: Timing, invited: list[int], coming: list[int], computers: int, starter: int
    ) -> None:
        """Let people come and go until somebody starts: most of a life is a game. Next door there's another one."""
        self.open(1, "race", Timing(LIVE), CLEO.user_id, [])
        self.sit(self.tables[1], DORA.user_id)
        self.start(self.tables[1], CLEO.user_id)
        self.open(0, kind, timing, ANNA.user_id, invited)
        table = self.tables[0]
        for who in coming:
            come_or_go = self.leave if who in table.seats else self.sit
            come_or_go(table, who)
        for _ in range(computers):
            self.add_computer(table, table.host)
        self.start(table, starter)
        if table.status is Status.LOBBY and not table.kept:
            self.start(table, table.host)

    @precondition(lambda self: len(self.open_tables()) < 2)
    @rule(channel=st.integers(0, 1), kind=kinds, timing=clocks, host=people, invited=st.lists(people, unique=True))
    def open(self, channel: int, kind: str, timing: Timing, host: int, invited: list[int]) -> None:
        there = self.tables.get(channel)
        guests = [PEOPLE[who] for who in invited if who != host]
        how: dict[str, Any] = {"channel_id": CHANNEL + channel, "guild_id": 1, "invited": guests}
        how |= {"clock" if timing.is_chosen else "usual_clock": timing.clock}
        opening = self.store.open_lobby(kind, PEOPLE[host], **how)
        if opened := self.attempt(opening, {Why.OCCUPIED: there is not None and there.status.open}):
            self.remember(there)
            self.tables[channel] = self.meet(opened, kind, timing, host)
            self.keep_seats(self.tables[channel], [guest.user_id for guest in guests])

    def meet(self, table: Table, kind: str, timing: Timing, host: int) -> TableModel:
        return TableModel(table.id, table.channel_id, kind, *timing, host, [host], self.clock.now)

    def keep_seats(self, table: TableModel, guests: Sequence[int]) -> None:
        for who in guests:
            if table.has_room:
                table.kept[who] = self.clock.now + KEPT_FOR
        table.version += bool(table.kept)

    def remember(self, table: TableModel | None) -> None:
        if table is not None:
            self.past[table.id] = done(self.run(self.store.load(table.id)))

    @precondition(lambda self: self.at(LOBBY))
    @rule(what=st.sampled_from(BEFORE), place=places, who=people, other=people)
    def before_the_game(self, what: str, place: int, who: int, other: int) -> None:
        getattr(self, what)(self.table(place, LOBBY), who, other)

    def sit(self, table: TableModel, who: int, _: int = 0) -> None:
        is_invited = who in table.kept
        refusals = table.unless_in_lobby() | {Why.SEATED: who in table.seats}
        refusals |= {} if is_invited else table.unless_free()
        if self.attempt(self.store.sit(table.id, PEOPLE[who]), refusals):
            table.sit(who, self.clock.now)
            self.deal(table)

    def add_computer(self, table: TableModel, who: int, _: int = 0) -> None:
        adding = self.store.add_computer(table.id, "normal", "Bill", by=who, interaction_id=next(self.clicks))
        stranger = {Why.NOT_SEATED: who not in table.seats}
        if self.attempt(adding, table.unless_in_lobby() | stranger | table.unless_free()):
            table.sit("normal", self.clock.now)
            self.deal(table)

    def free_seat(self, table: TableModel, by: int, who: int) -> None:
        not_theirs = {Why.NOT_HOST: by not in (who, table.host), Why.NOT_KEPT: who not in table.kept}
        if self.attempt(self.store.free_seat(table.id, who, by=by), table.unless_in_lobby() | not_theirs):
            del table.kept[who]
            table.change(self.clock.now)

    def remove(self, table: TableModel, by: int, number: int) -> None:
        seats = done(self.run(self.store.load(table.id))).seats
        seat = number % max(1, len(seats))
        removing = self.store.remove(table.id, seats[seat].number if seats else 0, by=by)
        if self.attempt(removing, table.unless_in_lobby() | {Why.NOT_HOST: by != table.host}):
            del table.seats[seat]
            table.change(self.clock.now)

    def change_rules(self, table: TableModel, by: int, number: int) -> None:
        hints, auto_start = number % 2 == 0, number % 3 == 0
        changing = self.store.change(table.id, hints=hints, auto_start=auto_start, by=by)
        if self.attempt(changing, table.unless_in_lobby() | {Why.NOT_HOST: by != table.host}):
            table.allows_hints, table.starts_when_full = hints, auto_start
            table.change(self.clock.now)

    def start(self, table: TableModel, by: int, _: int = 0) -> None:
        starting = self.store.start(table.id, by=by, interaction_id=next(self.clicks))
        refusals = table.unless_in_lobby() | {
            Why.NOT_SEATED: by not in table.seats,
            Why.NOT_HOST: bool(table.kept) and by != table.host,
            Why.SEATS: not table.can_begin,
        }
        if self.attempt(starting, refusals):
            table.begin(self.clock.now)
            self.deal(table)

    # At any time

    @rule(what=st.sampled_from(BESIDE), place=places, who=people, other=people)
    def beside_the_game(self, what: str, place: int, who: int, other: int) -> None:
        getattr(self, what)(self.table(place, BEGUN), who, other)

    def leave(self, table: TableModel, who: int, _: int = 0) -> None:
        refusals = table.unless_open() | {Why.NOT_SEATED: who not in table.seats}
        if self.attempt(self.store.leave(table.id, who), refusals):
            table.leave(who, self.clock.now)

    def pass_host(self, table: TableModel, by: int, to: int) -> None:
        refusals = {Why.NOT_HOST: by != table.host, Why.NOT_SEATED: to not in table.seats}
        if self.attempt(self.store.pass_host(table.id, to, by=by), table.unless_open() | refusals):
            table.host = to
            table.change(self.clock.now)

    def stop(self, table: TableModel, by: int, _: int) -> None:
        refusals = table.unless_open() | {Why.NOT_HOST: by != table.host}
        if self.attempt(self.store.stop(table.id, "enough", by=by), refusals):
            table.status = Status.STOPPED
            table.change(self.clock.now)

    def vote(self, table: TableModel, who: int, _: int) -> None:
        refusals = {Why.NOT_BEGUN: table.status is Status.LOBBY, Why.NOT_SEATED: who not in table.seats}
        if self.attempt(self.store.vote(table.id, who), table.unless_open() | refusals):
            table.against ^= {who}
            table.asleep.discard(who)
            table.change(self.clock.now)

    def come_back(self, table: TableModel, who: int, _: int) -> None:
        """Press *Continue*, or anything else: whoever is away, or somebody who isn't."""
        who = min(table.asleep, default=who)
        refusals = table.unless_open() | {Why.NOT_SEATED: who not in table.seats}
        waking = self.store.wake(table.id, who)
        if any(refusals.values()):
            self.attempt(waking, refusals)
            return
        assert self.run(waking) is None
        if who in table.asleep:
            table.asleep.discard(who)
            table.change(self.clock.now)
        done(self.run(self.store.resume(table.id)))
        if table.status is Status.PAUSED:
            table.status = Status.PLAYING
            table.change(self.clock.now)

    def pause(self, table: TableModel, *_: int) -> None:
        """Take away the bot's permission to write there."""
        if self.attempt(self.store.pause(table.id, "no-permission"), table.unless_in_play()):
            table.status = Status.PAUSED
            table.change(self.clock.now)

    @precondition(lambda self: self.at(OVER) or any([each.rematch_of for each in self.at(LOBBY)]))
    @rule(place=places, by=people)
    def rematch(self, place: int, by: int) -> None:
        """Once the game is over, the same people play again as soon as everyone has pressed."""
        rematches = [each for each in self.at(LOBBY) if each.rematch_of]
        if rematches:
            self.join_rematch(rematches[place % len(rematches)], by)
        else:
            self.open_rematch(self.table(place, OVER), by)

    def open_rematch(self, table: TableModel, by: int) -> None:
        doing = self.store.rematch(table.id, by, interaction_id=next(self.clicks))
        is_alone = not [who for who in table.people if who != by]
        refusals = {
            Why.OCCUPIED: table.status.open,
            Why.NOT_SEATED: by not in table.seats,
            Why.SEATS: is_alone and not table.can_begin,
        }
        if opened := self.attempt(doing, refusals):
            again = self.meet(opened, table.kind, Timing(table.clock, table.clock_chosen), by)
            again.rematch_of = table.id
            again.starts_when_full, again.allows_hints = table.starts_when_full, table.allows_hints
            self.keep_seats(again, [who for who in table.people if who != by])
            again.seats += [who for who in table.seats if isinstance(who, str)]
            self.remember(table)
            self.tables[table.channel - CHANNEL] = again
            if not again.kept:
                again.begin(self.clock.now)
                self.deal(again)

    def join_rematch(self, table: TableModel, by: int) -> None:
        """Press *Rematch* at the table before."""
        past = self.past[table.rematch_of]
        refusals = {Why.NOT_SEATED: past.seat_of(by) is None, Why.SEATED: by in table.seats}
        refusals |= {} if by in table.kept else table.unless_free()
        joining = self.store.rematch(table.rematch_of, by, interaction_id=next(self.clicks))
        if self.attempt(joining, refusals):
            table.sit(by, self.clock.now)
            self.deal(table)

    # In the game

    def presses(self, table: TableModel) -> list[Press]:
        """List what people could press, whether they're awake or not. Buttons stay when a game is paused."""
        if table.game is None:
            return []
        found = list[Press]()
        for prompt in table.playing.prompts():
            who = table.seats[prompt.seat]
            if isinstance(who, int):
                words = dict.fromkeys((*prompt.moves, *phrases(table.playing.view(prompt.seat), prompt)))
                found += [Press(who, prompt.seat, word, prompt.id) for word in words]
        return found

    def say_it(self, table: TableModel, press: Press, refusals: Mapping[Why, bool], **spoilt: Any) -> bool:
        click = next(self.clicks)
        how: dict[str, Any] = {
            "prompt": press.prompt,
            "undos": table.undos,
            "user_id": press.who,
            "interaction_id": click,
        }
        is_said = self.attempt(self.store.play(table.id, None, press.word, **(how | spoilt)), refusals) is not None
        if is_said:
            self.last_click = click
            table.say(press.who, press.seat, press.word, self.clock.now)
        return is_said

    @precondition(lambda self: self.at(PLAYING))
    @rule(place=places, number=luck, is_double=st.booleans())
    def say(self, place: int, number: int, *, is_double: bool = False) -> None:
        """Say something, perhaps with a double click, which says it once."""
        table = self.table(place, PLAYING)
        if presses := self.presses(table):
            press = presses[number % len(presses)]
            is_said = self.say_it(table, press, table.unless_in_play())
            if is_said and is_double:
                self.say_it(table, press, {Why.DUPLICATE: True}, interaction_id=self.last_click)

    @precondition(lambda self: self.at(PLAYING))
    @rule(place=places, numbers=st.lists(luck, min_size=2, max_size=12))
    def play_on(self, place: int, numbers: list[int]) -> None:
        for number in numbers:
            self.say(place, number)

    @precondition(lambda self: self.at(PLAYING))
    @rule(place=places, number=luck, by=people, fault=st.sampled_from(FAULTS))
    def say_what_is_forbidden(self, place: int, number: int, by: int, fault: str) -> None:
        table = self.table(place, PLAYING)
        presses = self.presses(table)
        if not presses:
            return
        press, refusals = presses[number % len(presses)], table.unless_in_play()
        match fault:
            case "guest":
                questions = [each.prompt for each in presses if each.who == by]
                is_asked = press.prompt in questions
                not_theirs = {Why.NOT_SEATED: by not in table.seats, Why.NOT_YOURS: not is_asked}
                if not is_asked:
                    self.say_it(table, press._replace(who=by), refusals | not_theirs)
            case "illegal":
                self.say_it(table, press._replace(word="fly away"), refusals | {Why.ILLEGAL: True})
            case "late":
                self.say_it(table, press._replace(prompt=press.prompt + 1000), refusals | {Why.STALE: True})
            case "undos":
                self.say_it(table, press, refusals | {Why.STALE: True}, undos=table.undos + 1)
            case "computed" if table.is_awake(press.seat):
                how = {"prompt": press.prompt, "undos": table.undos, "computed": True}
                self.attempt(self.store.play(table.id, press.seat, press.word, **how), refusals | {Why.NOT_YOURS: True})

    @precondition(lambda self: self.at(PLAYING))
    @rule(place=places, numbers=st.lists(luck, min_size=1, max_size=4), is_twice=st.booleans())
    def make_a_slip(self, place: int, numbers: list[int], *, is_twice: bool) -> None:
        """Say something and take it back at once, perhaps with the press before."""
        table = self.table(place, PLAYING)
        for number in numbers:
            self.say(place, number)
        for _ in range(1 + is_twice):
            if table.log and table.status is Status.PLAYING:
                who = table.seats[table.log[-1].seat]
                self.take_back(table, who if isinstance(who, int) else DORA.user_id, is_late=False)

    @precondition(lambda self: self.at(PLAYING))
    @rule(place=places, who=people, is_late=seldom, is_theirs=likely)
    def undo(self, place: int, who: int, *, is_late: bool, is_theirs: bool) -> None:
        """Take back a press, or try to when there's none, when it's somebody else's, or after another undo."""
        table = self.table(place, PLAYING)
        if is_theirs and table.status is Status.PLAYING:
            who = next((each for each in table.people if table.takes_back(each)), who)
        self.take_back(table, who, is_late=is_late)

    def take_back(self, table: TableModel, who: int, *, is_late: bool) -> None:
        click = next(self.clicks)
        refusals = table.unless_in_play() | {Why.NOT_SEATED: who not in table.seats, Why.STALE: is_late}
        if not any(refusals.values()):
            refusals[Why.NO_UNDO] = not table.takes_back(who)
        undoing = self.store.undo(table.id, None, undos=table.undos + is_late, user_id=who, interaction_id=click)
        if self.attempt(undoing, refusals):
            self.last_click = click
            table.undo(who, self.clock.now)

    @precondition(lambda self: self.at(PLAYING))
    @rule(place=places, who=people, is_late=seldom)
    def hint(self, place: int, who: int, *, is_late: bool) -> None:
        """Get a hint, or try to when somebody else is asked or the host forbids it. Only the first is noted."""
        table = self.table(place, PLAYING)
        game, is_seated = table.game, who in table.seats
        mine = [each.id for each in game.prompts() if table.seats[each.seat] == who] if game else []
        refusals = table.unless_in_play() | {
            Why.NOT_SEATED: not is_seated,
            Why.NO_HINTS: not table.allows_hints,
            Why.STALE: is_late or not mine,
        }
        asking = self.store.help(table.id, who, prompt=mine[0] if mine else 1, undos=table.undos + is_late)
        if self.attempt(asking, refusals) and table.seats.index(who) not in table.helped:
            table.helped.add(table.seats.index(who))
            table.change(self.clock.now)

    # Time, and the bot

    @rule(seconds=st.sampled_from((0, 5, 90, 1000)), is_next=likely, number=luck)
    def time_passes(self, seconds: int, number: int, *, is_next: bool) -> None:
        """Move the clock by so much, or to what is due next and, as if the bot had been down then, beyond."""
        due = self.run(self.store.next_due())
        if is_next and due:
            self.clock.now = max(self.clock.now, due)
        self.clock.forward(seconds)
        self.act_on_deadlines(number)
        self.sweep()

    def act_on_deadlines(self, number: int) -> None:
        """See that what is due happens, once, and nothing else does."""
        now = self.clock.now
        claimed = self.run(self.store.claim_due(CLAIM))
        others = [each for each in claimed if not each.deadline.what.startswith(THINK)]
        expected = [
            (table.id, what, due) for table in self.tables.values() for what, due in table.describe()["due"].items()
        ]
        assert sorted((each.table_id, *each.deadline[:2]) for each in others) == sorted(
            each for each in expected if each[2] <= now
        )
        for each in claimed:
            self.act(each, number)
        for table in self.open_tables():
            self.let_computers_play(table, number)

    def sweep(self) -> None:
        """Close lobbies that nobody uses."""
        since = self.clock.now - IDLE
        idle = [each for each in self.at(LOBBY) if each.touched <= since]
        assert sorted(self.run(self.store.idle_lobbies(since))) == sorted(each.id for each in idle)
        for table in idle:
            done(self.run(self.store.expire(table.id, "idle", untouched_since=since)))
            table.status = Status.EXPIRED
            table.change(self.clock.now)

    def act(self, due: Due, number: int) -> None:
        table = next(each for each in self.tables.values() if each.id == due.table_id)
        what, deadline = due.deadline.what, due.deadline
        if what.startswith(THINK):
            self.let_computer_answer(table, due, number)
            self.run(self.store.discard(due))
            return
        is_still_due = table.act((what, deadline.undos), self.clock.now)
        acted = self.run(self.store.act_on(due))
        if is_still_due:
            done(acted)
            assert acted is not None
        else:
            assert acted is None or isinstance(acted, Refused)
            self.run(self.store.discard(due))

    def let_computer_answer(self, table: TableModel, due: Due, number: int) -> None:
        """Let a computer answer that has thought long enough. What it's asked may have several parts."""
        seat, question, undos = due.deadline.seat, due.deadline.prompt, due.deadline.undos
        for _ in range(MOST_ANSWERS):
            asked = [each for each in table.open_questions if (each.seat, each.id) == (seat, question)]
            if not asked or undos != table.undos or table.is_awake(asked[0].seat):
                return
            self.let_answer(table, asked[0], number)

    def let_answer(self, table: TableModel, prompt: Any, number: int) -> None:
        word = prompt.moves[number % len(prompt.moves)]
        how = {"prompt": prompt.id, "undos": table.undos, "computed": True}
        done(self.run(self.store.play(table.id, prompt.seat, word, **how)))
        table.say(None, prompt.seat, word, self.clock.now)

    def let_computers_play(self, table: TableModel, number: int) -> None:
        """Let those answer that needn't think, for themselves or for somebody who's away."""
        for answers in range(MOST_ANSWERS):
            thinking = {(each.prompt, each.seat) for each in done(self.run(self.store.load(table.id))).deadlines}
            asked = [each for each in table.open_questions if not each.window and not table.is_awake(each.seat)]
            asked = [each for each in asked if (each.id, each.seat) not in thinking]
            if not asked:
                return
            self.clock.forward(0.001)
            self.let_answer(table, asked[0], number + answers)

    @precondition(lambda self: self.saved != self.checked)
    @rule(place=places, is_killed=st.booleans(), shows=st.booleans())
    def restart(self, place: int, *, is_killed: bool, shows: bool) -> None:
        """Start the bot again. What it had claimed when it was killed is due again once its claim is over."""
        if shows:
            self.show(self.table(place, OPEN))
        before, self.saved, old = self.run(everything(self.store)), self.checked, self.store
        if is_killed:
            self.run(old.claim_due(CLAIM))
            self.store = self.run(self.open_store())
            self.clock.forward(CLAIM + 1)
        self.run(old.close())
        if not is_killed:
            self.store = self.run(self.open_store())
            assert self.run(everything(self.store)) == before
        for number, table in self.past.items():
            assert done(self.run(self.store.load(number))) == table, "nobody plays there any more"

    def show(self, table: TableModel) -> None:
        """Post all that's new."""
        assert self.run(self.store.lease(table.id, "test", 5))
        assert self.run(self.store.mark_presented(table.id, "test", table.version)).is_newest
        table.shown = table.version

    # What is always true

    @invariant()
    def is_as_the_model_says(self) -> None:
        """Compare all there is, if something has changed: where something was refused, `attempt` has looked."""
        news = [(each.id, each.version, each.shown) for each in self.tables.values()]
        if news == self.checked:
            return
        self.checked = news
        for model in self.tables.values():
            table = done(self.run(self.store.load(model.id)))
            assert describe(table) == model.describe()
            assert self.run(self.store.table_at(model.channel)) == (model.id if model.status.open else None)
            self.check_computers(model, table)
            if model.game:
                assert self.run(log_of(self.store, model.id)).log == tuple(model.log)
            results = [(each.user_id or each.computer, each.helped) for each in self.run(self.store.results(model.id))]
            assert results == (model.results() if model.status is Status.OVER else [])
        for who in PEOPLE:
            theirs = [each.id for each in self.open_tables() if who in each.seats]
            assert sorted(self.run(self.store.tables_of(who))) == sorted(theirs)
        behind = self.run(self.store.tables_behind(self.clock.now))
        unshown = [each.id for each in self.unshown()]
        assert sorted(each.id for each in behind if each.id not in self.past) == sorted(unshown)

    def check_computers(self, model: TableModel, table: Table) -> None:
        """See that they think only about what they're asked, and about every window: who has nothing to say there
        mustn't be noticed."""
        asked = [each for each in model.open_questions if not model.is_awake(each.seat)]
        thinking = {(each.prompt, each.seat) for each in table.deadlines if each.what.startswith(THINK)}
        assert thinking <= {(each.id, each.seat) for each in asked}
        assert thinking >= {(each.id, each.seat) for each in asked if each.window}


@pytest.fixture(autouse=True)
def computers_think_for_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("THINKING", "CONSIDERING", "OBVIOUS"):
        monkeypatch.setattr(time_limits, pause, (1.0, 1.0))


@pytest.mark.parametrize("kind", GAMES)
def test_a_life_in_which_everything_happens(kind: str) -> None:
    """Chance might leave something out on every day, since it's the same every day."""
    life = Life()
    try:
        for _ in full_life(life, kind):
            life.is_as_the_model_says()
    finally:
        life.teardown()


def full_life(life: Life, kind: str) -> Iterator[None]:
    anna, ben, cleo, dora = PEOPLE
    random = Random(kind)
    yield life.sit_down(kind, Timing("minute", is_chosen=True), [dora], [ben, cleo, ben], computers=1, starter=cleo)
    for who in (dora, ben):  # nobody comes for the seat that was kept
        yield life.time_passes(1000, 0, is_next=False)
        yield life.before_the_game("start", 0, dora, dora)
        yield life.before_the_game("sit", 0, who, who)
    yield life.before_the_game("start", 0, anna, anna)
    for number in range(8):
        yield life.say(0, random.randrange(200), is_double=number % 3 == 0)
        yield life.make_a_slip(0, [random.randrange(200), 0, random.randrange(200)], is_twice=True)
        for fault in FAULTS:
            yield life.say_what_is_forbidden(0, random.randrange(200), ben, fault)
        yield life.hint(0, [*PEOPLE][number % 4], is_late=number % 3 == 2)
        for _ in range(3):  # a reminder, the end of somebody's time, and a computer that thinks
            yield life.time_passes(0, random.randrange(200), is_next=True)
        yield life.restart(0, is_killed=number % 3 == 0, shows=number % 2 == 0)
        yield life.time_passes(90, random.randrange(200), is_next=True)
        for who in (anna, ben, cleo):
            yield life.beside_the_game("come_back", 0, who, who)
    yield life.beside_the_game("pass_host", 0, anna, cleo)
    yield life.beside_the_game("pause", 0, anna, anna)
    yield life.say(0, 0)
    yield life.beside_the_game("come_back", 0, ben, ben)
    yield life.beside_the_game("leave", 0, cleo, cleo)
    for who in (anna, ben, dora):
        yield life.beside_the_game("vote", 0, who, who)
    for who in (ben, anna, dora):
        yield life.rematch(0, who)
    yield life.restart(0, is_killed=False, shows=True)


class LifeOnPostgres(Life):
    """The same on PostgreSQL, where statements, locks and types are others."""


@pytest.fixture
def on_postgres(migrated_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LifeOnPostgres, "address", migrated_postgres)


TestLife = Life.TestCase
TestLife.settings = settings(
    max_examples=settings().max_examples // 8, stateful_step_count=STEPS, phases=(Phase.generate, Phase.shrink)
)
TestLifeOnPostgres = pytest.mark.usefixtures("on_postgres")(pytest.mark.long(LifeOnPostgres.TestCase))
TestLifeOnPostgres.settings = settings(TestLife.settings, max_examples=settings().max_examples // 50)
