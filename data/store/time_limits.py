"""How long things may take at a table, and which deadlines it has therefore. They follow from the table alone, so they
are set in the same transaction as whatever is asked: at no moment does a game wait for somebody without an end."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from random import SystemRandom
from typing import NamedTuple

from engine import Prompt

from .values import Deadline, Seat, Status, Table

MOVE, REMIND, WINDOW, THINK, END = "move", "remind", "window", "think", "end"  # how deadlines begin
THINKING = (1.0, 4.0)  # seconds in which a computer answers a window, whatever it holds: its time tells nothing
CHANCE = SystemRandom()


class Clock(NamedTuple):
    """How long a decision and a window may take, how long before its end somebody is reminded, and how long a paused
    game waits for anybody to come back."""

    move: timedelta | None
    remind: timedelta
    window: timedelta
    rest: timedelta


LIVE, OFF = "live", "off"
CLOCKS = {
    LIVE: Clock(timedelta(minutes=3), timedelta(minutes=1), timedelta(seconds=8), timedelta(minutes=30)),
    "day": Clock(timedelta(hours=24), timedelta(hours=4), timedelta(hours=4), timedelta(hours=24)),
    "days": Clock(timedelta(hours=72), timedelta(hours=12), timedelta(hours=12), timedelta(hours=72)),
    OFF: Clock(None, timedelta(), timedelta(minutes=5), timedelta(days=7)),
}
LONGEST_GRACE = timedelta(hours=1)


def clock_of(table: Table) -> Clock:
    """A clock that nobody knows any more does not run."""
    return CLOCKS.get(table.clock, CLOCKS[OFF])


def is_unhurried(clock: str) -> bool:
    """Whether a decision may take hours."""
    return (CLOCKS.get(clock, CLOCKS[OFF]).move or LONGEST_GRACE) > LONGEST_GRACE


def grace_of(table: Table) -> timedelta:
    """How long people still have, if the time ran out while the program was not there to be told: to decide, or to
    come back to a game that rests."""
    clock = clock_of(table)
    time = clock.rest if table.status is Status.PAUSED else clock.move
    return min(time or LONGEST_GRACE, LONGEST_GRACE)


def deadlines_of(table: Table, now: datetime) -> tuple[Deadline, ...]:
    """All that the table should have now, in order. What runs already runs on, and who was reminded is not reminded
    again."""
    armed = {each.what: each for each in table.deadlines}
    wanted = [kept(each, armed) for each in fresh_deadlines(table, now) if is_wanted(each, armed)]
    return tuple(sorted(wanted, key=lambda each: (each.due, each.what)))


def kept(wanted: Deadline, armed: dict[str, Deadline]) -> Deadline:
    old = armed.get(wanted.what)
    return old if old and is_same(old, wanted) else wanted


def is_wanted(wanted: Deadline, armed: dict[str, Deadline]) -> bool:
    if not wanted.what.startswith(REMIND):
        return True
    move = armed.get(f"{MOVE} {wanted.prompt}")
    return wanted.what in armed or move is None or not is_same(move, wanted)


def is_same(one: Deadline, other: Deadline) -> bool:
    """An undo brings back old numbers: the question is another one then."""
    return (one.prompt, one.undos) == (other.prompt, other.undos)


def fresh_deadlines(table: Table, now: datetime) -> Iterator[Deadline]:
    clock = clock_of(table)
    if table.status is Status.PAUSED:
        yield Deadline(END, now + clock.rest)
    asked = unanswered(table)
    for prompt in {prompt.id: prompt for prompt in asked}.values():
        if prompt.window:
            yield Deadline(f"{WINDOW} {prompt.id}", now + clock.window, None, prompt.id, table.undos)
            yield from thoughts(table, prompt.id, now)
        elif clock.move and any([is_awaited(table, each) for each in asked if each.id == prompt.id]):
            yield Deadline(f"{MOVE} {prompt.id}", now + clock.move, None, prompt.id, table.undos)
            yield Deadline(f"{REMIND} {prompt.id}", now + clock.move - clock.remind, None, prompt.id, table.undos)


def thoughts(table: Table, question: int, now: datetime) -> Iterator[Deadline]:
    for prompt in unanswered(table):
        if prompt.id == question and not is_awaited(table, prompt):
            due = now + timedelta(seconds=CHANCE.uniform(*THINKING))
            yield Deadline(f"{THINK} {prompt.id} {prompt.seat}", due, prompt.seat, prompt.id, table.undos)


def unanswered(table: Table) -> tuple[Prompt, ...]:
    """The questions that the game waits for."""
    if table.game is None or table.status is not Status.PLAYING:
        return ()
    return table.game.unanswered()


def is_awaited(table: Table, prompt: Prompt) -> bool:
    """Whether a person is to answer this: for everybody else a computer does."""
    return is_awake(table.seats[prompt.seat])


def is_awake(seat: Seat) -> bool:
    return seat.user_id is not None and not seat.asleep
