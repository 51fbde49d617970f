"""A table inside a transaction: its rows, what may be done with it now, and the value that everyone else gets."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from unicodedata import category

from sqlalchemy.orm.attributes import flag_modified
from sqlmodel import col, select

from engine import GAMES, Frozen, Game, PlayerError

from .columns import BIGGEST_NUMBER, LONG_AGO
from .consequences import after_change
from .database import Session
from .models import LONGEST_NAME, LONGEST_REASON, DeadlineRow, KeptSeatRow, SeatRow, TableRow
from .time_limits import OFF
from .transactions import Refusal
from .values import Deadline, KeptSeat, Person, Refused, Seat, Status, Table, Why, commitment_to

NAMELESS = "?"


@dataclass
class TableInTransaction:
    session: Session
    row: TableRow
    seats: list[SeatRow]
    deadlines: list[DeadlineRow]
    kept: list[KeptSeatRow]

    @property
    def id(self) -> int:
        assert self.row.id is not None
        return self.row.id

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

    def seat_of(self, user_id: int) -> SeatRow:
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat
        raise Refusal(Why.NOT_SEATED, table_id=self.id)

    def seat(self, number: int) -> SeatRow:
        for seat in self.seats:
            if seat.number == number:
                return seat
        raise Refusal(Why.NOT_SEATED, table_id=self.id)

    def untaken(self, character: str | None) -> str | None:
        if character is not None and any(seat.character == character for seat in self.seats):
            raise Refusal(Why.TAKEN, table_id=self.id)
        return character

    def seat_kept_for(self, user_id: int) -> KeptSeatRow | None:
        return next((row for row in self.kept if row.user_id == user_id), None)

    def _still_free(self, character: str | None) -> str | None:
        return None if any(seat.character == character for seat in self.seats) else character

    def game(self) -> Game[Any]:
        game, error = load_game(self.row)
        if game is None:
            raise Refusal(Why.UNPLAYABLE, table_id=self.id, error=error)
        return game

    # Changing it

    async def seat_person(self, person: Person) -> bool:
        """Whether a seat was kept for them."""
        if any(seat.user_id == person.user_id for seat in self.seats):
            raise Refusal(Why.SEATED, table_id=self.id)
        kept = self.seat_kept_for(person.user_id)
        character = self.untaken(person.character)
        if kept:
            await self.free_seat(kept)
            character = character or self._still_free(kept.character)
        self.add_seat(self._next_number(), person.name, user_id=person.user_id, character=character)
        return kept is not None

    def seat_computer(self, strength: str, names: Sequence[str]) -> None:
        self.add_seat(self._next_number(), self._own_name(names), computer=strength)

    def _own_name(self, names: Sequence[str]) -> str:
        taken = {each.name.casefold() for each in (*self.seats, *self.kept)}
        return next((name for name in names if name.casefold() not in taken), names[-1])

    def _next_number(self) -> int:
        if not self.has_room:
            raise Refusal(Why.FULL if self.is_full else Why.KEPT, table_id=self.id)
        self.row.sat += 1
        return self.row.sat - 1

    def add_seat(
        self,
        number: int,
        name: str,
        *,
        user_id: int | None = None,
        computer: str | None = None,
        character: str | None = None,
    ) -> None:
        name = cleaned(name, LONGEST_NAME) or NAMELESS
        seat = SeatRow(
            table_id=self.id, number=number, name=name, user_id=user_id, computer=computer, character=character
        )
        self.seats.append(seat)
        self.session.add(seat)

    def keep_seat(self, seat: KeptSeat) -> None:
        name = cleaned(seat.name, LONGEST_NAME) or NAMELESS
        row = KeptSeatRow(table_id=self.id, user_id=seat.user_id, name=name, character=seat.character, until=seat.until)
        self.kept.append(row)
        self.session.add(row)

    async def free_seat(self, row: KeptSeatRow) -> None:
        self.kept.remove(row)
        await self.session.delete(row)

    async def remove_seat(self, seat: SeatRow) -> None:
        self.seats.remove(seat)
        await self.session.delete(seat)

    def hand_over(self, seat: SeatRow, strength: str) -> None:
        """From now on a computer plays here."""
        seat.user_id, seat.computer = None, strength
        seat.dm_channel_id = seat.dm_open = seat.last_click = None
        seat.asleep = seat.wants_stop = False

    async def remove_deadline(self, row: DeadlineRow) -> None:
        self.deadlines.remove(row)
        await self.session.delete(row)

    def begin(self, game: Game[Any]) -> None:
        row = self.row
        row.status, row.rules, row.content = Status.PLAYING, game.rules, game.content()
        row.seed, row.snapshot = game.seed, game.dump()
        for number, seat in enumerate(self.seats):  # each moves down, so no number is there twice on the way
            seat.number = number

    def set_status(self, status: Status, reason: str | None) -> None:
        self.row.status = status
        self.row.reason = reason and cleaned(reason, LONGEST_REASON)

    # Writing it

    async def save_new(self) -> Table:
        """Write a table that was just opened."""
        await self.session.flush()
        return self.value()

    async def save(self, now: datetime, game: Game[Any] | None = None) -> Table:
        """Write the change and what follows from it as the next version, and return the table as it is then."""
        table = after_change(self.value(game), now)
        row = self.row
        row.host_id, row.status, row.reason, row.touched = table.host_id, table.status, table.reason, table.touched
        flag_modified(row, "touched")  # even if only a seat has changed, it's a new version
        await self._set_deadlines(table.deadlines)
        for kept in [] if table.kept else [*self.kept]:
            await self.free_seat(kept)
        await self.session.flush()
        return table

    async def _set_deadlines(self, deadlines: Sequence[Deadline]) -> None:
        """The table has these deadlines and no others. One that stays is still claimed by whoever has claimed it."""
        wanted = {each.what: each for each in deadlines}
        for row in self.deadlines:
            each = wanted.pop(row.what, None)
            if each is None:
                await self.session.delete(row)
            elif each != deadline_of(row):
                row.sqlmodel_update(each._asdict() | {"claimed_until": LONG_AGO})
        self.session.add_all([DeadlineRow(table_id=self.id, **each._asdict()) for each in wanted.values()])

    def value(self, game: Game[Any] | None = None) -> Table:
        """The table as everyone else sees it; its game is loaded unless it's given."""
        row, error = self.row, None
        if game is None:
            game, error = load_game(row)
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
            status=self.status,
            reason=row.reason,
            version=row.version,
            presented=row.presented,
            moves=row.moves,
            undos=row.undos,
            created=row.created,
            touched=row.touched,
            seats=tuple(seat_value(seat) for seat in self.seats),
            deadlines=tuple(deadline_of(each) for each in self.deadlines),
            kept=tuple(KeptSeat(each.user_id, each.name, each.until, each.character) for each in self.kept),
            rematch_of=row.rematch_of,
            commitment=commitment_to(row.seed),
            game=game,
            fault=error and Refused.by_engine(Why.UNPLAYABLE, error, self.id),
        )


async def find_table(session: Session, table_id: int) -> TableInTransaction:
    """The table with its seats and deadlines. Whoever was too slow once locks it first, and isn't overtaken again."""
    if type(table_id) is not int or not 0 < table_id <= BIGGEST_NUMBER:
        raise Refusal(Why.UNKNOWN)
    this = col(TableRow.id) == table_id
    if session.locks:  # a query of its own: the next one sees what was done before we got the lock
        await session.exec(select(TableRow.id).where(this).with_for_update())
    with_seats = select(TableRow, SeatRow).outerjoin(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
    rows = (await session.exec(with_seats.where(this).order_by(col(SeatRow.number)))).all()
    if not rows:
        raise Refusal(Why.UNKNOWN)
    row = rows[0][0]
    return TableInTransaction(session, row, _seats(rows), await _deadlines(session, row), await _kept(session, row))


def _seats(rows: Sequence[tuple[TableRow, SeatRow | None]]) -> list[SeatRow]:
    """If everyone has left, the join has the table alone."""
    return [seat for _, seat in rows if seat is not None]


async def _deadlines(session: Session, row: TableRow) -> list[DeadlineRow]:
    if not Status(row.status).open:
        return []
    these = (
        select(DeadlineRow)
        .where(col(DeadlineRow.table_id) == row.id)
        .order_by(col(DeadlineRow.due), col(DeadlineRow.what))
    )
    return list(await session.exec(these))


async def _kept(session: Session, row: TableRow) -> list[KeptSeatRow]:
    if Status(row.status) is not Status.LOBBY:
        return []
    these = select(KeptSeatRow).where(col(KeptSeatRow.table_id) == row.id)
    return list(await session.exec(these.order_by(col(KeptSeatRow.until), col(KeptSeatRow.user_id))))


def load_game(row: TableRow) -> tuple[Game[Any] | None, PlayerError | None]:
    """The game, or why it can't be played on; neither before it has begun."""
    if row.snapshot is None:
        return None, None
    try:
        return GAMES[row.kind].load(row.snapshot), None
    except PlayerError as error:
        return None, error


def cleaned(text: str, longest: int) -> str:
    """A text from outside on one line, cut to length, without what can't be kept or shown."""
    kept = "".join(" " if sign.isspace() else sign for sign in text[: 2 * longest] if _is_good(sign))
    return " ".join(kept.split())[:longest]


def _is_good(sign: str) -> bool:
    return sign.isspace() or category(sign) not in ("Cc", "Cs")


def deadline_of(row: DeadlineRow) -> Deadline:
    return Deadline(row.what, row.due, row.seat, row.prompt, row.undos)


def seat_value(row: SeatRow) -> Seat:
    return Seat(
        row.number,
        row.user_id,
        row.computer,
        row.name,
        row.character,
        row.asleep,
        row.dm_channel_id,
        row.dm_open,
        row.last_click,
        row.wants_stop,
        row.last_told,
    )
