"""All rows of one database, poured into another: whichever they are, the types of our columns are in between.

What's poured is counted and hashed on its way. Whoever reads the other database back gets the same tallies, or
something was lost.
"""

import json
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import Table, bindparam, delete, func, insert, select, tuple_

from ..models import Row
from ..session import Session
from ..statements import Statement, numbered

OF_PROCESSES = ("handed_clicks", "commits")  # what a running process leaves there for itself isn't carried over
# Whatever others refer to comes first
TABLES: Sequence[Table] = [table for table in Row.metadata.sorted_tables if table.name not in OF_PROCESSES]
CELLS = 3000  # in one statement: databases take ten times as many
LAST, END = (
    "last_",
    "end_",
)  # begin the names of values that say where the page before has ended, and where this one does


class Tally(NamedTuple):
    """How many rows, and the sum of their hashes: two databases sort texts differently."""

    rows: int = 0
    hashes: int = 0

    def plus(self, rows: Sequence[Sequence[Any]]) -> "Tally":
        return Tally(self.rows + len(rows), (self.hashes + sum(map(_hash, rows))) % 2**128)


Tallies = Mapping[str, Tally]


def _hash(row: Sequence[Any]) -> int:
    cells = json.dumps(list(row), sort_keys=True, default=datetime.isoformat)
    return int.from_bytes(sha256(cells.encode()).digest()[:16], "big")


async def pour(source: Session, target: Session) -> Tallies:
    """All rows of the one into the other, where there are none."""
    tallies = dict[str, Tally]()
    for table in TABLES:
        tally = Tally()
        async for page in _pages(source, table):
            names = [column.name for column in table.columns]
            rows = [dict(zip(names, row, strict=True)) for row in page]
            await target.change(_adding(table, len(rows)), **numbered(rows))
            tally = tally.plus(page)
        tallies[table.name] = tally
    return tallies


async def tallies_of(session: Session) -> Tallies:
    tallies = dict[str, Tally]()
    for table in TABLES:
        tally = Tally()
        async for page in _pages(session, table):
            tally = tally.plus(page)
        tallies[table.name] = tally
    return tallies


async def not_empty(session: Session) -> Iterable[str]:
    """The names of the tables that have rows."""
    return [table.name for table in TABLES if await session.rows(_any(table))]


async def pour_out(session: Session) -> None:
    """No row is left. Page by page, so that no statement takes long; each begins where the one before has ended, since
    PostgreSQL would look again at every row that this transaction has deleted."""
    for table in reversed(TABLES):
        after: dict[str, object] = {}
        while end := await session.rows(_end_of_page(table, is_first=not after), **after):
            await session.change(_no_page(table, is_first=not after), **after, **_named(END, table, end[0]))
            after = _named(LAST, table, end[0])
        await session.change(_no_rest(table, is_first=not after), **after)


async def count_on(session: Session) -> None:
    """PostgreSQL numbers new rows by a sequence, which knows nothing of rows that were poured in. It's never set back,
    since that would stay so if the transaction failed."""
    for table in TABLES:
        if table.autoincrement_column is not None:
            await session.rows(_counting_on(table))


async def _pages(session: Session, table: Table) -> AsyncIterator[Sequence[Sequence[Any]]]:
    """All rows in the order of their keys, a few at a time."""
    places = [[*table.columns].index(key) for key in table.primary_key.columns]
    after: dict[str, object] = {}
    while page := await session.rows(_page(table, is_first=not after), **after):
        yield page
        after = _named(LAST, table, [page[-1][place] for place in places])


def _named(what: str, table: Table, key: Sequence[Any]) -> dict[str, object]:
    """A row's key, as values for a statement."""
    names = [column.name for column in table.primary_key.columns]
    return {f"{what}{name}": value for name, value in zip(names, key, strict=True)}


# Statements


def _size(table: Table) -> int:
    """Of a page."""
    return CELLS // len(table.columns)


def _key(table: Table) -> Any:
    return tuple_(*table.primary_key.columns)


def _given(what: str, table: Table) -> Any:
    return tuple_(*[bindparam(f"{what}{key.name}", type_=key.type) for key in table.primary_key.columns])


def _left(table: Table, *, is_first: bool) -> list[Any]:
    """Which rows there are after those of the pages before."""
    return [] if is_first else [_key(table) > _given(LAST, table)]


@cache
def _page(table: Table, *, is_first: bool) -> Statement:
    left = select(*table.columns).where(*_left(table, is_first=is_first))
    return Statement(left.order_by(*table.primary_key.columns).limit(_size(table)))


@cache
def _adding(table: Table, count: int) -> Statement:
    rows = [
        {column.name: bindparam(f"{column.name}_{place}", type_=column.type) for column in table.columns}
        for place in range(count)
    ]
    return Statement(insert(table).values(rows))


@cache
def _any(table: Table) -> Statement:
    return Statement(select(*table.primary_key.columns).limit(1))


@cache
def _end_of_page(table: Table, *, is_first: bool) -> Statement:
    keys = table.primary_key.columns
    left = select(*keys).where(*_left(table, is_first=is_first))
    return Statement(left.order_by(*keys).offset(_size(table) - 1).limit(1))


@cache
def _no_page(table: Table, *, is_first: bool) -> Statement:
    return Statement(delete(table).where(*_left(table, is_first=is_first), _key(table) <= _given(END, table)))


@cache
def _no_rest(table: Table, *, is_first: bool) -> Statement:
    return Statement(delete(table).where(*_left(table, is_first=is_first)))


@cache
def _counting_on(table: Table) -> Statement:
    column = table.autoincrement_column
    assert column is not None
    sequence = func.pg_get_serial_sequence(table.name, column.name)
    highest = select(func.max(column)).scalar_subquery()
    return Statement(select(func.setval(sequence, func.greatest(func.pg_sequence_last_value(sequence), highest))))
