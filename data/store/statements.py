"""SQL that is written once, from the columns in `models.py`, and compiled once for each database.

A statement is run without SQLAlchemy, but what goes in and out passes through our column types, with their checks.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import (
    Column,
    Delete,
    Dialect,
    Insert,
    Select,
    Update,
    bindparam,
    delete,
    insert,
    inspect,
    literal,
    update,
)
from sqlalchemy.sql.compiler import SQLCompiler
from sqlmodel import col

from .models import Row, TableRow
from .values import OPEN

THIS = "this_"  # begins the names of values that say which row is meant

Process = Callable[[Any], Any]
P = ParamSpec("P")
T = TypeVar("T")


class Prepared(NamedTuple):
    """A statement as one database reads it: what to do to each value on its way in, and to each column on its way
    out."""

    sql: str
    inward: tuple[tuple[str, Process | None], ...]
    constants: Mapping[str, object]
    outward: tuple[tuple[int, Process], ...]

    def arguments(self, values: Mapping[str, object]) -> list[object]:
        """The values in the order of the statement, checked by the types of their columns."""
        given = {**self.constants, **values} if self.constants else values
        return [given[name] if process is None else process(given[name]) for name, process in self.inward]

    def results(self, found: Iterable[Sequence[Any]]) -> list[Sequence[Any]]:
        """The rows with the types of their columns."""
        return [self._result(row) for row in found] if self.outward else list(found)

    def _result(self, row: Sequence[Any]) -> list[Any]:
        whole = list(row)
        for place, process in self.outward:
            whole[place] = process(whole[place])
        return whole


class Statement:
    """Something to ask or tell a database. Values that are given when it's run are a `bindparam` with a name."""

    def __init__(self, core: Select[*tuple[Any, ...]] | Insert | Update | Delete) -> None:
        self._core = core
        self._prepared: dict[str, Prepared] = {}

    def on(self, dialect: Dialect) -> Prepared:
        prepared = self._prepared.get(dialect.name)
        if prepared is None:
            prepared = self._prepared[dialect.name] = self._prepare(dialect)
        return prepared

    def _prepare(self, dialect: Dialect) -> Prepared:
        compiled = self._core.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        names = compiled.positiontup or []
        binds = {name: compiled.binds[name] for name in names}
        missing = [name for name, bind in binds.items() if not bind.required and bind.value is None]
        assert not missing, f"{compiled.string}: nobody says what {missing} are"  # defaults are the ORM's
        inward = [(name, binds[name].type.dialect_impl(dialect).bind_processor(dialect)) for name in names]
        columns = [column.type.dialect_impl(dialect) for column in self._core.exported_columns]
        outward = [(place, each.result_processor(dialect, None)) for place, each in enumerate(columns)]
        return Prepared(
            compiled.string,
            tuple(inward),
            {name: bind.value for name, bind in binds.items() if not bind.required},
            tuple([(place, process) for place, process in outward if process is not None]),
        )


def once(make: Callable[P, T]) -> Callable[P, T]:
    """What's made of the same things is made once."""
    kept: Any = cache(make)
    return kept


@once
def columns(row: type[Row], *names: str) -> tuple[Column[Any], ...]:
    """The columns of these attributes."""
    known = inspect(row).columns
    return tuple([known[name] for name in names])


@once
def adding(row: type[Row], names: tuple[str, ...], count: int = 1, returning: str | None = None) -> Statement:
    """So many new rows, with the values that `numbered` makes."""
    each = dict(zip(names, columns(row, *names), strict=True))
    rows = [
        {column: bindparam(f"{name}_{place}", type_=column.type) for name, column in each.items()}
        for place in range(count)
    ]
    new = insert(row).values(rows)
    return Statement(new if returning is None else new.returning(*columns(row, returning)))


def numbered(rows: Iterable[Mapping[str, object]]) -> dict[str, object]:
    """The values of several rows under different names."""
    return {f"{name}_{place}": value for place, row in enumerate(rows) for name, value in row.items()}


@once
def changing(row: type[Row], names: tuple[str, ...], keys: tuple[str, ...]) -> Statement:
    """Other values in the row with these keys."""
    new: dict[Column[Any], Any] = {
        column: bindparam(f"new_{name}") for name, column in zip(names, columns(row, *names), strict=True)
    }
    return Statement(update(row).where(*_are_these(row, keys)).values(new))


@once
def removing(row: type[Row], keys: tuple[str, ...], among: str, count: int) -> Statement:
    """No more rows with these keys and any of so many values of another column."""
    (column,) = columns(row, among)
    return Statement(delete(row).where(*_are_these(row, keys), column.in_(several(among, column, count))))


def several(name: str, column: Column[Any], count: int) -> list[Any]:
    """For `in_`: values that `several_values` gives names to."""
    return [bindparam(f"{name}_{place}", type_=column.type) for place in range(count)]


def several_values(name: str, values: Iterable[object]) -> dict[str, object]:
    return {f"{name}_{place}": value for place, value in enumerate(values)}


def _are_these(row: type[Row], keys: tuple[str, ...]) -> list[Any]:
    return [column == bindparam(f"{THIS}{name}") for name, column in zip(keys, columns(row, *keys), strict=True)]


def is_open() -> Any:
    """Whether a table still stands in its channel."""
    return col(TableRow.status).in_([literal(each) for each in OPEN])
