"""A table inside a transaction: what its rows hold, what may be done with it now, and the value that everyone else
gets."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from unicodedata import category

from engine import GAMES, Frozen, Game, PlayerError
from engine.seeds import lucky, sat, started

from .consequences import after_change
from .models import LONGEST_NAME, LONGEST_REASON
from .session import Session
from .table_rows import Move, NewRows, TableFields, TableRows, add_table, find_rows, values_of, write_rows
from .time_limits import OFF
from .transactions import Refusal
from .values import Deadline, KeptSeat, Person, Refused, Result, Seat, Status, Table, Why, commitment_to, free_name

NAMELESS = "?"


@dataclass
class TableInTransaction:
    """Changes are made to what it has in memory, and written when it's saved."""

    session: Session
    id: int
    row: TableFields
    before: TableRows  # as it is in the database
    seats: list[Seat]
    deadlines: list[Deadline]
    kept: list[KeptSeat]
    was_said: bool = False  # the click that is asked about counts already
    said: list[Move] = field(default_factory=list[Move])
    numbers: dict[int, int] = field(default_factory=dict[int, int])  # that seats had before, by those they have now
    results: list[Result] = field(default_factory=list[Result])

    @property
    def status(self) -> Status:
        return Status(self.row.status)

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= GAMES[self.row.kind].seats[-1]

    @property
    def is_playable(self) -> bool:
        return len(self.seats) in GAMES[self.row.kind].seats

    @property
    def has_room(self) -> bool:
        """For somebody for whom no seat is kept."""
        return len(self.seats) + len(self.kept) < GAMES[self.row.kind].seats[-1]

    @property
    def clock(self) -> str:
        """Nobody hurries somebody who plays alone against computers, unless they have chosen a clock."""
        people = [seat for seat in self.seats if seat.user_id is not None]
        is_alone = self.status is not Status.LOBBY and len(people) == 1
        return OFF if is_alone and not self.row.clock_chosen else self.row.clock

    @property
    def is_cleared(self) -> bool:
        """Its game was played, and isn't kept any more."""
        return self.row.snapshot is None and self.row.rules is not None

    # What may be done: each of these returns what it is asked for, or refuses

    def still_open(self) -> "TableInTransaction":
        if not self.status.open:
            raise Refusal(Why.CLOSED, table_id=self.id)
        return self

    def in_lobby(self) -> "TableInTransaction":
        self.still_open()
        if self.status.begun:
            raise Refusal(Why.BEGUN, table_id=self.id)
        return self

    def in_play(self) -> "TableInTransaction":
        self.still_open()
        if self.status is Status.LOBBY:
            raise Refusal(Why.NOT_BEGUN, table_id=self.id)
        if self.status is Status.PAUSED:
            raise Refusal(Why.PAUSED, self.row.reason or "", table_id=self.id)
        return self

    def hosted_by(self, user_id: int | None) -> "TableInTransaction":
        """None is somebody who may do everything, such as an admin or the program itself."""
        if user_id is not None and user_id != self.row.host_id:
            raise Refusal(Why.NOT_HOST, table_id=self.id)
        return self

    def seating(self, user_id: int | None) -> "TableInTransaction":
        """For what everyone who sits here may do. None is the same as above."""
        if user_id is not None:
            self.seat_of(user_id)
        return self

    def seat_of(self, user_id: int) -> Seat:
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat
        raise Refusal(Why.NOT_SEATED, table_id=self.id)

    def seat(self, number: int) -> Seat:
        for seat in self.seats:
            if seat.number == number:
                return seat
        raise Refusal(Why.NOT_SEATED, table_id=self.id)

    def untaken(self, character: str | None) -> str | None:
        if character is not None and any(seat.character == character for seat in self.seats):
            raise Refusal(Why.TAKEN, table_id=self.id)
        return character

    def seat_kept_for(self, user_id: int) -> KeptSeat | None:
        return next((row for row in self.kept if row.user_id == user_id), None)

    def _still_free(self, character: str | None) -> str | None:
        return None if any(seat.character == character for seat in self.seats) else character

    def game(self) -> Game[Any]:
        game, error = self._load_game()
        if game is None:
            raise Refusal(Why.UNPLAYABLE, table_id=self.id, error=error)
        return game

    # Changing it

    def seat_person(self, person: Person) -> bool:
        """Whether a seat was kept for them."""
        if any(seat.user_id == person.user_id for seat in self.seats):
            raise Refusal(Why.SEATED, table_id=self.id)
        kept = self.seat_kept_for(person.user_id)
        character = self.untaken(person.character)
        if kept:
            self.kept.remove(kept)
            character = character or self._still_free(kept.character)
        self.add_person(self._next_number(), person._replace(character=character))
        return kept is not None

    def seat_computer(self, strength: str, names: Sequence[str]) -> None:
        """With the first of these names that nobody else has here."""
        self.add_computer(self._next_number(), strength, names)

    def add_computer(self, number: int, strength: str, names: Sequence[str]) -> None:
        self._add_seat(number, free_name(names, (*self.seats, *self.kept)), computer=strength)

    def _next_number(self) -> int:
        if not self.has_room:
            raise Refusal(Why.FULL if self.is_full else Why.KEPT, table_id=self.id)
        self.row.sat += 1
        return self.row.sat - 1

    def add_person(self, number: int, person: Person) -> None:
        user_id, name, character, sat_by, language = person
        self._add_seat(number, name, user_id=user_id, character=character, sat_by=sat_by, language=language)

    def _add_seat(
        self,
        number: int,
        name: str,
        *,
        user_id: int | None = None,
        computer: str | None = None,
        character: str | None = None,
        sat_by: int | None = None,
        language: str | None = None,
    ) -> None:
        name = cleaned(name, LONGEST_NAME) or NAMELESS
        self.seats.append(
            Seat(
                number,
                user_id,
                computer,
                name,
                character,
                asleep=False,
                dm_channel_id=None,
                dm_open=None,
                last_click=None,
                sat_by=sat_by,
                language=language,
            )
        )

    def change_seat(self, seat: Seat, **new: Any) -> None:
        self.seats[self.seats.index(seat)] = seat._replace(**new)

    def keep_seat(self, seat: KeptSeat) -> None:
        self.kept.append(seat._replace(name=cleaned(seat.name, LONGEST_NAME) or NAMELESS))

    def hand_over(self, seat: Seat, strength: str) -> None:
        """From now on a computer plays here."""
        nobody = dict.fromkeys(("user_id", "dm_channel_id", "dm_open", "last_click", "lucky_word", "language"))
        self.change_seat(seat, **nobody, computer=strength, asleep=False, wants_stop=False)

    def postpone(self, deadline: Deadline, due: datetime) -> None:
        self.deadlines[self.deadlines.index(deadline)] = deadline._replace(due=due)

    def additions(self, started_by: int | None) -> list[str]:
        """What the people here add to the seed, with the interaction that starts the game."""
        lines = list[str]()
        for number, seat in enumerate(self.seats):
            if seat.sat_by is not None:
                lines.append(sat(number, seat.sat_by))
            if seat.lucky_word is not None:
                lines.append(lucky(number, seat.lucky_word))
        return lines if started_by is None else [*lines, started(started_by)]

    def begin(self, game: Game[Any]) -> None:
        row = self.row
        row.status, row.rules, row.content = Status.PLAYING, game.rules, game.content()
        row.seed, row.snapshot = game.seed, game.dump()
        self.numbers = {number: seat.number for number, seat in enumerate(self.seats)}
        self.seats = [seat._replace(number=number) for number, seat in enumerate(self.seats)]

    def set_status(self, status: Status, reason: str | None) -> None:
        self.row.status = status
        self.row.reason = reason and cleaned(reason, LONGEST_REASON)

    # Writing it

    async def save_new(self) -> Table:
        """Write a table that was just opened."""
        await self._write()
        return self.value()

    async def save(self, now: datetime, game: Game[Any] | None = None) -> Table:
        """Write the change and what follows from it as the next version, and return the table as it is then."""
        table = after_change(self.value(game), now)
        row = self.row
        row.host_id, row.status, row.reason, row.touched = table.host_id, table.status, table.reason, table.touched
        row.version = table.version
        self.deadlines, self.kept = [*table.deadlines], [*table.kept]
        await self._write()
        if not table.status.open:
            self.session.games.forget(self.id)
        elif game is not None and row.snapshot is not None:
            self.session.games.keep(self.id, row.snapshot, game)
        return table

    async def _write(self) -> None:
        after = TableRows(values_of(self.row), self.seats, self.deadlines, self.kept)
        await write_rows(self.session, self.id, self.before, after, NewRows(self.said, self.results), self.numbers)

    def value(self, game: Game[Any] | None = None) -> Table:
        """The table as everyone else sees it; its game is loaded unless it's given."""
        row, error = self.row, None
        if game is None:
            game, error = self._load_game()
        return Table(
            id=self.id,
            kind=row.kind,
            options=Frozen(row.options),
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            parent_id=row.parent_id,
            host_id=row.host_id,
            language=row.language,
            clock=self.clock,
            clock_chosen=row.clock_chosen,
            auto_start=row.auto_start,
            hints=row.hints,
            status=self.status,
            reason=row.reason,
            version=row.version,
            presented=row.presented,
            moves=row.moves,
            undos=row.undos,
            created=row.created,
            touched=row.touched,
            seats=tuple(self.seats),
            deadlines=tuple(self.deadlines),
            kept=tuple(self.kept),
            rematch_of=row.rematch_of,
            is_cleared=self.is_cleared,
            continued_from=row.continued_from,
            commitment=commitment_to(row.secret or row.seed),
            is_shared=row.secret is not None,
            game=game,
            fault=error and Refused.by_engine(Why.UNPLAYABLE, error, self.id),
        )

    def _load_game(self) -> tuple[Game[Any] | None, PlayerError | None]:
        """The game, or why it can't be played on; neither before it has begun."""
        snapshot = self.row.snapshot
        if snapshot is None:
            return None, None
        game = self.session.games.find(self.id, snapshot)
        if game is None:
            try:
                game = GAMES[self.row.kind].load(snapshot)
            except PlayerError as error:
                return None, error
            self.session.games.keep(self.id, snapshot, game)
        return game, None


async def find_table(session: Session, table_id: int, click: int | None = None) -> TableInTransaction:
    """The table with its seats and deadlines, and whether this click is in its log."""
    found = await find_rows(session, table_id, click)
    if found is None:
        raise Refusal(Why.UNKNOWN)
    rows = found.rows
    return TableInTransaction(
        session,
        table_id,
        TableFields(*rows.fields),
        rows,
        [*rows.seats],
        [*rows.deadlines],
        [*rows.kept],
        found.was_said,
    )


async def new_table(session: Session, row: TableFields) -> TableInTransaction:
    """A table with a number, where nobody sits yet."""
    table_id = await add_table(session, row)
    return TableInTransaction(session, table_id, row, TableRows(values_of(row)), [], [], [])


def cleaned(text: str, longest: int) -> str:
    """A text from outside on one line, cut to length, without what can't be kept or shown."""
    kept = "".join(" " if sign.isspace() else sign for sign in text[: 2 * longest] if _is_good(sign))
    return " ".join(kept.split())[:longest]


def _is_good(sign: str) -> bool:
    return sign.isspace() or category(sign) not in ("Cc", "Cs")
