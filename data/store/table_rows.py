"""The rows of a table as plain values: how they're read, and how what has changed about them is written."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Select
from sqlmodel import bindparam, col, select

from .columns import BIGGEST_NUMBER, LONG_AGO
from .models import DeadlineRow, KeptSeatRow, MoveRow, ResultRow, Row, SeatRow, TableRow
from .session import Change, Overtaken, Session
from .statements import THIS, Statement, adding, changing, columns, numbered, removing, several_values
from .values import Deadline, KeptSeat, Result, Seat, Status


@dataclass(slots=True)
class TableFields:
    """The row of a table, but for its number and its lease."""

    kind: str
    options: Mapping[str, str]
    guild_id: int | None
    channel_id: int
    parent_id: int | None
    host_id: int
    language: str
    clock: str
    clock_chosen: bool
    created: datetime
    touched: datetime
    rematch_of: int | None = None
    auto_start: bool = False
    hints: bool = True
    status: str = Status.LOBBY
    reason: str | None = None
    sat: int = 1
    version: int = 1
    presented: int = 0
    rules: int | None = None
    content: str | None = None
    secret: str | None = None
    additions: str | None = None
    seed: str | None = None
    snapshot: str | None = None
    moves: int = 0
    undos: int = 0
    continued_from: int | None = None


class Move(NamedTuple):
    """A word for the log."""

    number: int
    seat: int
    word: str
    interaction_id: int | None
    said: datetime


class TableRows(NamedTuple):
    """All rows of a table that make up its value. Deadlines are those of an open table, kept seats those of a lobby."""

    fields: tuple[Any, ...]
    seats: Sequence[Seat] = ()
    deadlines: Sequence[Deadline] = ()
    kept: Sequence[KeptSeat] = ()


class NewRows(NamedTuple):
    """What is only ever added."""

    said: Sequence[Move] = ()
    results: Sequence[Result] = ()


FIELDS = tuple([field.name for field in fields(TableFields)])
STATUS, VERSION = FIELDS.index("status"), FIELDS.index("version")
MADE = (*FIELDS, "lease_until")
MAKE = adding(TableRow, MADE, returning="id")
OF_TABLE = ("table_id",)
UNCLAIMED = {"claimed_until": LONG_AGO}
NOTHING: Mapping[str, object] = {}


def _with_seats(*others: Any) -> Select[*tuple[Any, ...]]:
    return (
        select(*columns(TableRow, *FIELDS), *columns(SeatRow, *Seat._fields), *others)  # pyright: ignore
        .outerjoin_from(TableRow, SeatRow, col(SeatRow.table_id) == col(TableRow.id))
        .where(col(TableRow.id) == bindparam("table_id"))
        .order_by(col(SeatRow.number))
    )


LOCK = Statement(select(TableRow.id).where(col(TableRow.id) == bindparam("table_id")).with_for_update())
FIND = Statement(_with_seats())
FIND_AND_ASK = Statement(
    _with_seats(select(MoveRow.number).where(col(MoveRow.interaction_id) == bindparam("click")).scalar_subquery())
)
DEADLINES = Statement(
    select(*columns(DeadlineRow, *Deadline._fields))  # pyright: ignore
    .where(col(DeadlineRow.table_id) == bindparam("table_id"))
    .order_by(col(DeadlineRow.due), col(DeadlineRow.what))
)
KEPT = Statement(
    select(*columns(KeptSeatRow, *KeptSeat._fields))  # pyright: ignore
    .where(col(KeptSeatRow.table_id) == bindparam("table_id"))
    .order_by(col(KeptSeatRow.until), col(KeptSeatRow.user_id))
)


class Found(NamedTuple):
    rows: TableRows
    was_said: bool  # the click that was asked about is in the log


async def find_rows(session: Session, table_id: int, click: int | None = None) -> Found | None:
    """Whoever was too slow once locks the table first, and isn't overtaken again."""
    if type(table_id) is not int or not 0 < table_id <= BIGGEST_NUMBER:
        return None
    if session.locks:  # a query of its own: the next one sees what was done before we got the lock
        await session.rows(LOCK, table_id=table_id)
    if click is None:
        found = await session.rows(FIND, table_id=table_id)
    else:
        found = await session.rows(FIND_AND_ASK, table_id=table_id, click=click)
    if not found:
        return None
    row, seats_from, seats_to = found[0], len(FIELDS), len(FIELDS) + len(Seat._fields)
    status = Status(row[STATUS])
    seats = [Seat(*each[seats_from:seats_to]) for each in found if each[seats_from] is not None]  # it may be deserted
    deadlines = await session.rows(DEADLINES, table_id=table_id) if status.open else ()
    kept = await session.rows(KEPT, table_id=table_id) if status is Status.LOBBY else ()
    rows = TableRows(
        tuple(row[:seats_from]), seats, [Deadline(*each) for each in deadlines], [KeptSeat(*each) for each in kept]
    )
    return Found(rows, click is not None and row[seats_to] is not None)


def values_of(row: TableFields) -> tuple[Any, ...]:
    return tuple([getattr(row, name) for name in FIELDS])


async def add_table(session: Session, row: TableFields) -> int:
    """The number of the new table."""
    values = dict(zip(MADE, (*values_of(row), LONG_AGO), strict=True))
    return await session.first(MAKE, **numbered([values]))


async def write_rows(
    session: Session, table_id: int, before: TableRows, after: TableRows, new: NewRows, numbers: Mapping[int, int]
) -> None:
    """Write what has changed and what is new. `numbers` has the numbers that seats had before, if they have others now.
    A change that was made from an older version isn't written."""
    first = _field_change(table_id, before.fields, after.fields)
    others = [
        *_seat_changes(table_id, before.seats, after.seats, numbers),
        *_deadline_changes(table_id, before.deadlines, after.deadlines),
        *_kept_changes(table_id, before.kept, after.kept),
        *_added(MoveRow, table_id, new.said),
        *_added(ResultRow, table_id, new.results),
    ]
    in_order = session.change_in_order if numbers else session.change_together  # who moves up makes room for the next
    if not await in_order(first, *others):
        raise Overtaken


def _field_change(table_id: int, before: tuple[Any, ...], after: tuple[Any, ...]) -> Change:
    """The version is written even if nothing else is: it says that the table is still as we know it."""
    new = {"version": after[VERSION]} | _differences(FIELDS, before, after)
    this = {"this_id": table_id, "this_version": before[VERSION]}
    return Change(changing(TableRow, tuple(new), ("id", "version")), _new(new) | this)


def _seat_changes(
    table_id: int, before: Sequence[Seat], after: Sequence[Seat], numbers: Mapping[int, int]
) -> Iterator[Change]:
    """Those who move go down, the lowest first, so no number is there twice on the way."""
    old = {seat.number: seat for seat in before}
    sat = {seat.number: old.pop(numbers.get(seat.number, seat.number), None) for seat in after}
    yield from _removed(SeatRow, table_id, "number", old)
    for seat in after:
        was = sat[seat.number]
        if was is not None and was != seat:
            this = {"this_table_id": table_id, "this_number": was.number}
            yield _changed(SeatRow, this, _differences(Seat._fields, was, seat))
    yield from _added(SeatRow, table_id, [seat for seat in after if sat[seat.number] is None])


def _deadline_changes(table_id: int, before: Sequence[Deadline], after: Sequence[Deadline]) -> Iterator[Change]:
    """One that stays is still claimed by whoever has claimed it."""
    old, new = {each.what: each for each in before}, {each.what: each for each in after}
    yield from _removed(DeadlineRow, table_id, "what", [what for what in old if what not in new])
    for what, each in new.items():
        if what in old and each != old[what]:
            other = _differences(Deadline._fields, old[what], each) | UNCLAIMED
            yield _changed(DeadlineRow, {"this_table_id": table_id, "this_what": what}, other)
    yield from _added(DeadlineRow, table_id, [each for what, each in new.items() if what not in old], UNCLAIMED)


def _kept_changes(table_id: int, before: Sequence[KeptSeat], after: Sequence[KeptSeat]) -> Iterator[Change]:
    old, new = {each.user_id: each for each in before}, {each.user_id: each for each in after}
    yield from _removed(KeptSeatRow, table_id, "user_id", [user for user in old if user not in new])
    for user, each in new.items():
        if user in old and each != old[user]:
            this = {"this_table_id": table_id, "this_user_id": user}
            yield _changed(KeptSeatRow, this, _differences(KeptSeat._fields, old[user], each))
    yield from _added(KeptSeatRow, table_id, [each for user, each in new.items() if user not in old])


def _added(
    row: type[Row],
    table_id: int,
    new: Sequence[Seat | Deadline | KeptSeat | Move | Result],
    others: Mapping[str, object] = NOTHING,
) -> Iterator[Change]:
    if new:
        rows = [{**each._asdict(), **others, "table_id": table_id} for each in new]
        yield Change(adding(row, tuple(rows[0]), len(rows)), numbered(rows))


def _changed(row: type[Row], this: Mapping[str, object], new: Mapping[str, object]) -> Change:
    keys = tuple([name.removeprefix(THIS) for name in this])
    return Change(changing(row, tuple(new), keys), {**_new(new), **this})


def _removed(row: type[Row], table_id: int, name: str, values: Collection[object]) -> Iterator[Change]:
    if values:
        gone = several_values(name, values) | {"this_table_id": table_id}
        yield Change(removing(row, OF_TABLE, name, len(values)), gone)


def _differences(names: Sequence[str], before: Sequence[Any], after: Sequence[Any]) -> dict[str, Any]:
    return {name: new for name, old, new in zip(names, before, after, strict=True) if old != new}


def _new(values: Mapping[str, Any]) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in values.items()}
