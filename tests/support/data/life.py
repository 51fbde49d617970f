"""What everyone at a table would tell you about it: the model that the life of a table is held against.

It knows the rules of the house and leaves the rules of the game to the engine. It never sees a database: what a table
is follows from what was done there, in this order, and from nothing else.
"""

from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from data.store import CLOCKS, OFF, Status, Table, TimeLimits, Why
from data.store.time_limits import ALONE, LONGEST_GRACE, WINDOW_LENGTH
from engine import GAMES, Game, IllegalMove, Prompt
from engine.record import Said
from engine.values import MOMENT
from engine.words import words_in

LATE = timedelta(minutes=1)  # whoever's time ran out longer ago gets more: the bot was down


class Word(NamedTuple):
    """A word that counts: the game before it, the press it came by, and whether nobody may notice it."""

    said: Said
    before: Game[Any]
    press: int
    is_quiet: bool
    has_revealed: bool


@dataclass
class TableModel:
    """A table and what must be true about it. Each change is a method, and `change` has what follows from all of them.

    In `seats`, a number is a person's id, and a text is how strong a computer plays."""

    id: int
    channel: int
    kind: str
    clock: str
    clock_chosen: bool
    host: int
    seats: list[int | str]
    touched: datetime
    kept: dict[int, datetime] = field(default_factory=dict)
    rematch_of: int = 0  # the table before
    starts_when_full: bool = False
    allows_hints: bool = True
    status: Status = Status.LOBBY
    version: int = 1
    shown: int = 0
    asleep: set[int] = field(default_factory=set)  # people
    against: set[int] = field(default_factory=set)  # people who have voted to stop
    helped: set[int] = field(default_factory=set)  # seats
    counting: list[Word] = field(default_factory=list)  # what was said and not taken back
    log: list[Said] = field(default_factory=list)
    presses: int = 0
    undos: int = 0
    due: dict[tuple[str, int], datetime] = field(default_factory=dict)  # by what is due, and the undos before it
    game: Game[Any] | None = None

    # What there is to know

    @property
    def people(self) -> list[int]:
        return [who for who in self.seats if isinstance(who, int)]

    @property
    def awake(self) -> list[int]:
        return [who for who in self.people if who not in self.asleep]

    @property
    def playing(self) -> Game[Any]:
        assert self.game is not None
        return self.game

    @property
    def has_begun(self) -> bool:
        return self.status in (Status.PLAYING, Status.PAUSED)

    @property
    def is_full(self) -> bool:
        return len(self.seats) == GAMES[self.kind].seats[-1]

    @property
    def has_room(self) -> bool:
        return len(self.seats) + len(self.kept) < GAMES[self.kind].seats[-1]

    @property
    def can_begin(self) -> bool:
        return len(self.seats) in GAMES[self.kind].seats

    @property
    def open_questions(self) -> list[Prompt]:
        """List what the game waits for, from people or from computers."""
        return [*self.playing.unanswered()] if self.status is Status.PLAYING else []

    def is_awake(self, seat: int) -> bool:
        return self.seats[seat] in self.awake

    def takes_back(self, who: int) -> list[Word]:
        """List what this person's undo would take back: their last press, as far as nothing was revealed since."""
        seat = self.seats.index(who)
        mine = [word for word in self.counting if word.said.seat == seat and not word.is_quiet]
        last_press = [word for word in mine if word.press == mine[-1].press]
        return last_press[max(0, len(last_press) - self.playing.undoable(seat)) :]

    # Who may do what: the first of these reasons that holds is what they're told

    def unless_open(self) -> dict[Why, bool]:
        return {Why.CLOSED: not self.status.open}

    def unless_in_lobby(self) -> dict[Why, bool]:
        return self.unless_open() | {Why.BEGUN: self.has_begun}

    def unless_in_play(self) -> dict[Why, bool]:
        is_lobby, is_paused = self.status is Status.LOBBY, self.status is Status.PAUSED
        return self.unless_open() | {Why.NOT_BEGUN: is_lobby, Why.PAUSED: is_paused}

    def unless_free(self) -> dict[Why, bool]:
        return {Why.FULL: self.is_full, Why.KEPT: not self.has_room}

    # What happens

    def sit(self, who: int | str, now: datetime) -> None:
        """Give somebody a seat. The last one who was waited for, or who fits, begins the game."""
        was_awaited = isinstance(who, int) and self.kept.pop(who, None) is not None
        self.seats.append(who)
        if self.is_complete(was_awaited=was_awaited):
            self.begin(now)
        else:
            self.change(now)

    def is_complete(self, *, was_awaited: bool = False) -> bool:
        everyone_is_back = was_awaited and self.rematch_of > 0 and not self.kept and self.can_begin
        return everyone_is_back or (self.starts_when_full and self.is_full)

    def begin(self, now: datetime) -> None:
        self.status = Status.PLAYING
        self.change(now)

    def deal(self, game: Game[Any], now: datetime) -> None:
        """Play this game, which comes of a secret that the model doesn't know."""
        self.game = game
        self.set_deadlines(now)

    def leave(self, who: int, now: datetime) -> None:
        place = self.seats.index(who)
        self.asleep.discard(who)
        self.against.discard(who)
        if self.has_begun:
            self.seats[place] = "normal"
        else:
            del self.seats[place]
        self.change(now)

    def say(self, who: int | None, seat: int, phrase: str, now: datetime) -> None:
        """Say something: as this person, or as a computer."""
        self.presses += 1
        for word in words_in(phrase):
            self._say(Said(seat, word))
        if who is not None:
            self.asleep.discard(who)
        self.change(now)

    def undo(self, who: int, now: datetime) -> None:
        """Take a press back. What nobody could notice is said again, if it still can be."""
        gone = self.takes_back(who)
        assert not any(word.has_revealed for word in gone), "a secret was taken back"
        first = self.counting.index(gone[0])
        again = [word for word in self.counting[first:] if word.is_quiet]
        self.game = gone[0].before
        del self.counting[first:]
        for word in again:
            with suppress(IllegalMove):
                self._play(word.said, word.press)
        self.log.append(Said(gone[0].said.seat, f"undo {len(gone)}"))
        self.undos += 1
        self.asleep.discard(who)
        self.change(now)

    def _say(self, said: Said) -> None:
        self._play(said, self.presses)
        self.log.append(said)
        if self.playing.outcome is not None:
            self.status = Status.OVER

    def _play(self, said: Said, press: int) -> None:
        before, game = self.playing, self.playing.copy()
        events = game.play(*said)
        is_quiet = game.streak == before.streak
        self.counting.append(Word(said, before, press, is_quiet, any(each.reveals for each in events)))
        self.game = game

    def act(self, key: tuple[str, int], now: datetime) -> bool:
        """Do what follows when time is up, and return whether the table was still waiting for it."""
        kind, _, number = key[0].partition(" ")
        if key not in self.due and not (kind == "keep" and int(number) in self.kept):
            return False
        if kind in ("move", "end", "idle") and now - self.due[key] > LATE:
            limits = self.limits
            time = limits.rest if self.status is Status.PAUSED else limits.move
            self.due[key] = now + min(time or LONGEST_GRACE, LONGEST_GRACE)
        elif kind == "move":
            late = [each.seat for each in self.open_questions if each.id == int(number)]
            self.asleep |= {who for who in map(self.seats.__getitem__, late) if isinstance(who, int)}
        elif kind == "window":
            self._close_window(int(number))
        elif kind == "keep":
            del self.kept[int(number)]
        elif kind == "remind":
            del self.due[key]
        elif kind == "end":
            self.status = Status.STOPPED
        elif kind == "idle":
            self.status = Status.EXPIRED
        self.change(now)
        return True

    def _close_window(self, question: int) -> None:
        """Give the harmless answer for everyone who hasn't answered."""
        self.presses += 1
        while silent := [each for each in self.open_questions if each.id == question]:
            self._say(Said(silent[0].seat, silent[0].default or silent[0].moves[0]))

    # What follows from every change

    def change(self, now: datetime) -> None:
        self.version += 1
        self.touched = now
        if self.status.open and self.host not in self.people:
            if self.people:
                self.host = self.people[0]
            else:
                self.status = Status.STOPPED
        if self.has_begun and 2 * len(self.against - self.asleep) > len(self.awake):
            self.status = Status.STOPPED
        if self.status is Status.PLAYING and not self.awake:
            self.status = Status.PAUSED
        if self.status is not Status.LOBBY:
            self.kept = {}
        if self.game:
            self.set_deadlines(now)

    @property
    def limits(self) -> TimeLimits:
        """Return how long people have. Nobody hurries somebody alone against computers who hasn't chosen a clock."""
        return CLOCKS[OFF if self.is_unhurried else self.clock]

    @property
    def is_unhurried(self) -> bool:
        return self.status is not Status.LOBBY and len(self.people) == 1 and not self.clock_chosen

    def set_deadlines(self, now: datetime) -> None:
        """Set when every question is due that somebody is awaited for. What is due already stays as it is."""
        limits, before, self.due = self.limits, self.due, {}
        if self.status is Status.PAUSED:
            self.due["end", 0] = before.get(("end", 0), now + limits.rest)
        for prompt in self.open_questions:
            if prompt.window:
                length = WINDOW_LENGTH if prompt.window == MOMENT else limits.window
                self._wait(f"window {prompt.id}", length, now, before)
            elif limits.move and self.is_awake(prompt.seat):
                is_new = (f"move {prompt.id}", self.undos) not in before
                self._wait(f"move {prompt.id}", limits.move, now, before)
                if is_new or (f"remind {prompt.id}", self.undos) in before:
                    self._wait(f"remind {prompt.id}", limits.move - limits.remind, now, before)
            elif self.is_unhurried:
                self._wait(f"idle {prompt.id}", ALONE, now, before)

    def _wait(self, what: str, length: timedelta, now: datetime, before: dict[tuple[str, int], datetime]) -> None:
        key = (what, self.undos)
        self.due[key] = before.get(key, now + length)

    # Beside the real one

    def results(self) -> list[tuple[int | str, bool]]:
        """List who has played, and whether with a hint."""
        return [(who, place in self.helped) for place, who in enumerate(self.seats)]

    def describe(self) -> dict[str, Any]:
        """Say what can be read at the table, as `describe` does for the real one."""
        seats = [
            (who, who in self.asleep, who in self.against, place in self.helped) for place, who in enumerate(self.seats)
        ]
        return {
            "status": self.status,
            "version": self.version,
            "shown": self.shown,
            "host": self.host,
            "seats": seats,
            "kept": self.kept,
            "said": len(self.log),
            "undos": self.undos,
            "due": {what: due for (what, _), due in self.due.items()}
            | {f"keep {who}": until for who, until in self.kept.items()},
            "game": self.game and self.game.dump(),
        }


def describe(table: Table) -> dict[str, Any]:
    """Say what the model says, of a table as the store knows it."""
    return {
        "status": table.status,
        "version": table.version,
        "shown": table.presented,
        "host": table.host_id,
        "seats": [(seat.user_id or seat.computer, seat.asleep, seat.wants_stop, seat.helped) for seat in table.seats],
        "kept": {seat.user_id: seat.until for seat in table.kept},
        "said": table.moves,
        "undos": table.undos,
        "due": {each.what: each.due for each in table.deadlines if not each.what.startswith("think")},
        "game": table.game and table.game.dump(),
    }
