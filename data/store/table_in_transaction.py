"""A table within a transaction: its rows, what may be done with it now, and the value that others get of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from unicodedata import category

from sqlalchemy.orm.attributes import flag_modified
from sqlmodel import col, select

from engine import GAMES, EngineError, Frozen, Game

from .columns import BIGGEST_NUMBER, NEVER
from .database import Session
from .models import LONGEST_NAME, LONGEST_REASON, DeadlineRow, GameRow, SeatRow
from .time_limits import deadlines_of
from .transactions import No
from .values import Deadline, Person, Seat, Status, Table, Why, commitment_to

NAMELESS = "?"
VOTED = "voted"  # why a game is stopped by more than half of its people
DESERTED = "deserted"  # why a table is closed that everybody has left
ASLEEP = "asleep"  # why a game is paused for which only stand-ins play


@dataclass
class Place:
    session: Session
    row: GameRow
    seats: list[SeatRow]
    deadlines: list[DeadlineRow]

    @property
    def id(self) -> int:
        assert self.row.id is not None
        return self.row.id

    @property
    def status(self) -> Status:
        return Status(self.row.status)

    # What may be done

    def in_lobby(self) -> "Place":
        self.standing()
        if self.status.begun:
            raise No(Why.BEGUN, table=self.id)
        return self

    def in_play(self) -> "Place":
        self.standing()
        if self.status is Status.LOBBY:
            raise No(Why.NOT_BEGUN, table=self.id)
        if self.status is Status.PAUSED:
            raise No(Why.PAUSED, self.row.reason or "", table=self.id)
        return self

    def standing(self) -> "Place":
        if not self.status.open:
            raise No(Why.CLOSED, table=self.id)
        return self

    def hosted_by(self, user_id: int | None) -> "Place":
        """None is somebody who may do everything, such as an admin or the program itself."""
        if user_id is not None and user_id != self.row.host_id:
            raise No(Why.NOT_HOST, table=self.id)
        return self

    def seat_of(self, user_id: int) -> SeatRow:
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat
        raise No(Why.NOT_SEATED, table=self.id)

    def seat(self, number: int) -> SeatRow:
        for seat in self.seats:
            if seat.number == number:
                return seat
        raise No(Why.NOT_SEATED, table=self.id)

    def is_awake(self, number: int) -> bool:
        """Whether a person plays here, and no stand-in for them."""
        seat = self.seat(number)
        return seat.user_id is not None and not seat.asleep

    def game(self) -> Game[Any]:
        game, fault = loaded(self.row)
        if game is None:
            raise No(Why.UNPLAYABLE, fault or "", table=self.id)
        return game

    # Changing it

    def seat_person(self, person: Person) -> None:
        if any(seat.user_id == person.user_id for seat in self.seats):
            raise No(Why.SEATED, table=self.id)
        self.add(self._next(), person.name, user_id=person.user_id, character=self.free(person.character))

    def seat_computer(self, strength: str, name: str) -> None:
        self.add(self._next(), name, computer=strength)

    def free(self, character: str | None) -> str | None:
        if character is not None and any(seat.character == character for seat in self.seats):
            raise No(Why.TAKEN, table=self.id)
        return character

    def add(
        self,
        number: int,
        name: str,
        *,
        user_id: int | None = None,
        computer: str | None = None,
        character: str | None = None,
    ) -> None:
        name = shown(name, LONGEST_NAME) or NAMELESS
        seat = SeatRow(
            game_id=self.id, number=number, name=name, user_id=user_id, computer=computer, character=character
        )
        self.seats.append(seat)
        self.session.add(seat)

    def _next(self) -> int:
        if self.full:
            raise No(Why.FULL, table=self.id)
        self.row.sat += 1
        return self.row.sat - 1

    async def vacate(self, seat: SeatRow) -> None:
        self.seats.remove(seat)
        await self.session.delete(seat)

    def hand_over(self, seat: SeatRow, strength: str) -> None:
        seat.user_id, seat.computer = None, strength
        seat.dm_channel_id = seat.dm_open = seat.last_click = None
        seat.asleep = seat.stops = False

    def pass_on(self) -> None:
        """Whoever has sat here longest is the new host, if the old one is gone."""
        people = [seat.user_id for seat in self.seats if seat.user_id is not None]
        if not people:
            self.close(Status.STOPPED, DESERTED)
        elif self.row.host_id not in people:
            self.row.host_id = people[0]

    @property
    def full(self) -> bool:
        return len(self.seats) >= GAMES[self.row.kind].seats[-1]

    def begin(self, game: Game[Any]) -> None:
        row = self.row
        row.status, row.rules, row.content = Status.PLAYING, game.rules, game.content()
        row.seed, row.snapshot = game.seed, game.dump()
        for number, seat in enumerate(self.seats):  # each moves down, so no number is there twice on the way
            seat.number = number

    def turn(self, status: Status, reason: str | None) -> None:
        self.row.status = status
        self.row.reason = reason and shown(reason, LONGEST_REASON)

    def close(self, status: Status, reason: str | None) -> None:
        self.turn(status, reason)

    async def settled(self) -> Table:
        """Write a table that is new."""
        await self.session.flush()
        return self.table()

    async def changed(self, now: datetime, game: Game[Any] | None = None) -> Table:
        """Write it all as the next version, with its deadlines, and give the table as it is then."""
        self.row.touched = max(now, self.row.touched)
        flag_modified(self.row, "touched")  # also a change of the seats alone is a new version
        self._count_votes()
        self._rest()
        table = self.table(game)
        deadlines = deadlines_of(table, now)
        await self._arm(deadlines)
        await self.session.flush()
        return replace(table, version=self.row.version, deadlines=deadlines)

    async def drop(self, row: DeadlineRow) -> None:
        """A deadline that has had its effect."""
        self.deadlines.remove(row)
        await self.session.delete(row)

    def _count_votes(self) -> None:
        """More than half of who is there stop a game; who leaves or sleeps does not count any more."""
        awake = [seat for seat in self.seats if seat.user_id is not None and not seat.asleep]
        if self.status.begun and 2 * len([seat for seat in awake if seat.stops]) > len(awake):
            self.close(Status.STOPPED, VOTED)

    def _rest(self) -> None:
        """Stand-ins do not play among themselves."""
        people = [seat for seat in self.seats if seat.user_id is not None]
        if self.status is Status.PLAYING and people and all([seat.asleep for seat in people]):
            self.turn(Status.PAUSED, ASLEEP)

    async def _arm(self, deadlines: Sequence[Deadline]) -> None:
        """These are all the deadlines of this table, and no others. One that stays is still claimed by who has it."""
        wanted = {each.what: each for each in deadlines}
        for row in self.deadlines:
            each = wanted.pop(row.what, None)
            if each is None:
                await self.session.delete(row)
            elif each != deadline_of(row):
                row.sqlmodel_update(each._asdict() | {"claimed_until": NEVER})
        self.session.add_all([DeadlineRow(game_id=self.id, **each._asdict()) for each in wanted.values()])

    def table(self, game: Game[Any] | None = None) -> Table:
        row, fault = self.row, None
        if game is None:
            game, fault = loaded(row)
        return Table(
            id=self.id,
            kind=row.kind,
            options=Frozen(row.options),
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            parent_id=row.parent_id,
            host_id=row.host_id,
            language=row.language,
            clock=row.clock,
            eager=row.eager,
            status=self.status,
            reason=row.reason,
            version=row.version,
            presented=row.presented,
            moves=row.moves,
            undos=row.undos,
            created=row.created,
            touched=row.touched,
            seats=tuple(_seat(seat) for seat in self.seats),
            deadlines=tuple(deadline_of(each) for each in self.deadlines),
            commitment=commitment_to(row.seed),
            game=game,
            fault=fault,
        )


async def find(session: Session, game_id: int) -> Place:
    """The table of this number. Whoever was too slow once holds its row, and is not overtaken again."""
    if type(game_id) is not int or not 0 < game_id <= BIGGEST_NUMBER:
        raise No(Why.UNKNOWN)
    this = col(GameRow.id) == game_id
    if session.held:  # a query of its own: the next one sees what was done before the row could be held
        await session.exec(select(GameRow.id).where(this).with_for_update())
    with_seats = select(GameRow, SeatRow).outerjoin(SeatRow, col(SeatRow.game_id) == col(GameRow.id))
    rows = (await session.exec(with_seats.where(this).order_by(col(SeatRow.number)))).all()
    if not rows:
        raise No(Why.UNKNOWN)
    row = rows[0][0]
    return Place(session, row, _seated(rows), await _armed(session, row))


def _seated(rows: Sequence[tuple[GameRow, SeatRow | None]]) -> list[SeatRow]:
    """At a table that everybody has left, nobody comes along with it."""
    return [seat for _, seat in rows if seat is not None]


async def _armed(session: Session, row: GameRow) -> list[DeadlineRow]:
    if not Status(row.status).begun:
        return []
    these = (
        select(DeadlineRow)
        .where(col(DeadlineRow.game_id) == row.id)
        .order_by(col(DeadlineRow.due), col(DeadlineRow.what))
    )
    return list(await session.exec(these))


def deadline_of(row: DeadlineRow) -> Deadline:
    return Deadline(row.what, row.due, row.seat, row.prompt, row.undos)


def loaded(row: GameRow) -> tuple[Game[Any] | None, str | None]:
    """The game, or why it cannot be played on; neither before it has begun."""
    if row.snapshot is None:
        return None, None
    try:
        return GAMES[row.kind].load(row.snapshot), None
    except EngineError as error:
        return None, str(error)


def shown(text: str, longest: int) -> str:
    """A text from outside on one line, without what cannot be kept or shown, and not too long."""
    kept = "".join(" " if sign.isspace() else sign for sign in text[: 2 * longest] if _good(sign))
    return " ".join(kept.split())[:longest]


def _good(sign: str) -> bool:
    return sign.isspace() or category(sign) not in ("Cc", "Cs")


def _seat(row: SeatRow) -> Seat:
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
        row.stops,
    )
