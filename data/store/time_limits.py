"""How long things may take at a table, and so which deadlines it has. They follow from the table alone, except for how
long a computer thinks, and are set in the same transaction that asks the question: no game waits for ever."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from random import SystemRandom
from typing import NamedTuple

from engine import WHILE, Prompt

from .values import Deadline, Status, Table

MOVE, REMIND, WINDOW, THINK = "move", "remind", "window", "think"  # how the names of deadlines begin
END, IDLE, KEEP, SEEK = "end", "idle", "keep", "seek"
CHANNEL_LOST = "channel-lost"  # why a game is paused: Discord says that it doesn't know its channel
WINDOW_LENGTH = timedelta(seconds=2.5)  # whoever holds what, unless someone asks to hold it open
# Seconds until a computer answers a window, and until it begins to play: when there's something to think about, and
# when it's plain what to do. How long it takes tells nothing about what it holds.
THINKING, CONSIDERING, OBVIOUS = (0.5, 2.0), (2.0, 5.0), (1.0, 1.0)
BEGINS = "turn"  # the event that tells whose turn it is: nothing has been done yet
FEW = 3  # words to choose from that don't take much thought
CHANCE = SystemRandom()


class TimeLimits(NamedTuple):
    """How long people have for a decision, how long before the end of it they're reminded, how long a window is held
    open for them if they ask for it, and how long a paused game waits for somebody to come back."""

    move: timedelta | None
    remind: timedelta
    window: timedelta
    rest: timedelta


LIVE, OFF = "live", "off"
CLOCKS = {
    OFF: TimeLimits(None, timedelta(), timedelta(minutes=5), timedelta(days=7)),
    "minute": TimeLimits(timedelta(minutes=1), timedelta(seconds=20), timedelta(seconds=15), timedelta(minutes=30)),
    LIVE: TimeLimits(timedelta(minutes=3), timedelta(minutes=1), timedelta(seconds=15), timedelta(minutes=30)),
    "ten": TimeLimits(timedelta(minutes=10), timedelta(minutes=3), timedelta(seconds=15), timedelta(hours=1)),
    "hour": TimeLimits(timedelta(hours=1), timedelta(minutes=15), timedelta(minutes=10), timedelta(hours=6)),
    "day": TimeLimits(timedelta(hours=24), timedelta(hours=4), timedelta(hours=4), timedelta(hours=24)),
    "days": TimeLimits(timedelta(hours=72), timedelta(hours=12), timedelta(hours=12), timedelta(hours=72)),
}
LONGEST_GRACE = timedelta(hours=1)
SOON = timedelta(minutes=2)  # a reminder that comes within this time needs no call before it
HOURS = timedelta(hours=1)  # from here on nobody is expected to sit and wait
KEPT_FOR = timedelta(minutes=10)  # how long a seat is kept for somebody
LOST_FOR = timedelta(days=3)  # how long a game waits for a lost channel: Discord may know it again
SOUGHT_EVERY = timedelta(minutes=5)
ALONE = timedelta(hours=24)  # how long a game without a clock, alone against computers, waits for its player


def limits_of(table: Table) -> TimeLimits:
    """A clock that we no longer have doesn't run."""
    return CLOCKS.get(table.clock, CLOCKS[OFF])


def is_unhurried(clock: str) -> bool:
    """Whether a decision may take an hour or more."""
    return (CLOCKS.get(clock, CLOCKS[OFF]).move or timedelta()) >= HOURS


def is_live(clock: str) -> bool:
    """Whether everyone is expected to be there: whoever isn't is reminded soon."""
    limits = CLOCKS.get(clock, CLOCKS[OFF])
    return limits.move is not None and limits.move - limits.remind <= SOON


def grace_of(table: Table) -> timedelta:
    """How long people get if their time ran out while the program was down: to decide, or to come back to a paused
    game."""
    limits = limits_of(table)
    time = limits.rest if table.status is Status.PAUSED else limits.move
    return min(time or LONGEST_GRACE, LONGEST_GRACE)


def deadlines_of(table: Table, now: datetime) -> tuple[Deadline, ...]:
    """All the deadlines that the table should have now, in order. Those that are running keep running, and nobody is
    reminded twice."""
    running = {each.what: each for each in table.deadlines}
    wanted = [kept(each, running) for each in fresh_deadlines(table, now) if is_wanted(each, running)]
    return tuple(sorted(wanted, key=lambda each: (each.due, each.what)))


def kept(wanted: Deadline, running: dict[str, Deadline]) -> Deadline:
    old = running.get(wanted.what)
    return old if old and is_same(old, wanted) else wanted


def is_wanted(wanted: Deadline, running: dict[str, Deadline]) -> bool:
    if not wanted.what.startswith(REMIND):
        return True
    move = running.get(f"{MOVE} {wanted.prompt}")
    return wanted.what in running or move is None or not is_same(move, wanted)


def is_same(one: Deadline, other: Deadline) -> bool:
    """An undo brings old numbers back, but then it's a different question."""
    return (one.prompt, one.undos) == (other.prompt, other.undos)


def fresh_deadlines(table: Table, now: datetime) -> Iterator[Deadline]:
    limits = limits_of(table)
    yield from [Deadline(f"{KEEP} {seat.user_id}", seat.until) for seat in table.kept]
    if table.status is Status.PAUSED and table.reason == CHANNEL_LOST:
        yield Deadline(END, now + LOST_FOR)
        yield Deadline(SEEK, now + SOUGHT_EVERY)
    elif table.status is Status.PAUSED:
        yield Deadline(END, now + limits.rest)
    asked = unanswered(table)
    for prompt in {prompt.id: prompt for prompt in asked}.values():
        if prompt.window:
            length = limits.window if prompt.window == WHILE else WINDOW_LENGTH
            yield Deadline(f"{WINDOW} {prompt.id}", now + length, None, prompt.id, table.undos)
        elif limits.move and any([is_awaited(table, each) for each in asked if each.id == prompt.id]):
            yield Deadline(f"{MOVE} {prompt.id}", now + limits.move, None, prompt.id, table.undos)
            yield Deadline(f"{REMIND} {prompt.id}", now + limits.move - limits.remind, None, prompt.id, table.undos)
        elif len(table.people) == 1 and not table.clock_chosen and limits.move is None:
            yield Deadline(f"{IDLE} {prompt.id}", now + ALONE, None, prompt.id, table.undos)
    yield from thinking_times(table, now)


def thinking_times(table: Table, now: datetime) -> Iterator[Deadline]:
    """When each computer that is asked something will answer. Once it has begun to play, it goes on at once, and so
    does one that plays for someone who is away: the others have waited enough."""
    asked = {prompt.seat: prompt for prompt in reversed(unanswered(table)) if not is_awaited(table, prompt)}
    for seat, prompt in sorted(asked.items()):
        shortest, longest = pause_before(table, prompt)
        if longest:
            due = now + timedelta(seconds=CHANCE.uniform(shortest, longest))
            yield Deadline(f"{THINK} {prompt.id} {seat}", due, seat, prompt.id, table.undos)


def pause_before(table: Table, prompt: Prompt) -> tuple[float, float]:
    """It follows from what everyone knows: moves that are secret could be any number."""
    if prompt.window:
        return THINKING
    if table.seats[prompt.seat].computer is None:
        return (0.0, 0.0)
    assert table.game is not None
    waiting = [each for each in table.game.view(None).waiting if each.id == prompt.id]
    if len({each.seat for each in waiting}) == 1 and is_playing(table, prompt.seat):
        return (0.0, 0.0)
    (moves,) = [each.moves for each in waiting if (each.seat, each.about) == (prompt.seat, prompt.about)]
    return OBVIOUS if 0 < len(moves) <= FEW else CONSIDERING


def is_playing(table: Table, seat: int) -> bool:
    """Whether what happened last was this seat's doing: then its go has begun. It hasn't when its turn was just told,
    or before the first word of the game."""
    assert table.game is not None
    recent = table.game.recent
    if not table.moves or not recent or any([event.kind == BEGINS and event.seat == seat for event in recent[-1]]):
        return False
    doers = [event.seat for events in recent for event in events if event.seat is not None and event.kind != BEGINS]
    return doers[-1:] == [seat]


def unanswered(table: Table) -> tuple[Prompt, ...]:
    """The questions that the game is waiting for."""
    if table.game is None or table.status is not Status.PLAYING:
        return ()
    return table.game.unanswered()


def is_awaited(table: Table, prompt: Prompt) -> bool:
    """Whether a person is to answer this, and not a computer."""
    return table.seats[prompt.seat].is_awake
