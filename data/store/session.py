"""What a transaction is to those who work in one. It's the same on both databases."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from .games import Games
from .statements import Statement

PATIENCE = 30.0  # seconds that a writer waits for its turn
TRIES = 5
CONFLICTS = ("40001", "40P01")  # the states in which PostgreSQL asks us to try the transaction again
BROKEN_RULES = "23"  # begins PostgreSQL's states for rows that can't be there, such as a second one with the same key

T = TypeVar("T")


class Change(NamedTuple):
    statement: Statement
    values: Mapping[str, object]


class Overtaken(Exception):
    """Somebody else was faster: what we read isn't so any more."""


class Session(ABC):
    """A transaction. If it `locks` its table, nobody else can change that until it's over: for whoever was too slow
    once. While it's under way, it waits for nothing but the database."""

    def __init__(self, games: Games, *, locks: bool) -> None:
        self.games = games
        self.locks = locks

    @abstractmethod
    async def rows(self, statement: Statement, /, **values: object) -> Sequence[Sequence[Any]]:
        """What it finds or returns."""

    @abstractmethod
    async def change(self, statement: Statement, /, **values: object) -> int:
        """How many rows it has changed."""

    async def change_in_order(self, first: Change, *others: Change) -> int:
        """Make several changes. How many rows the first one has changed."""
        counts = [await self.change(statement, **values) for statement, values in (first, *others)]
        return counts[0]

    async def change_together(self, first: Change, *others: Change) -> int:
        """The same for changes that, but for the first, can be made in any order."""
        return await self.change_in_order(first, *others)

    async def first(self, statement: Statement, /, **values: object) -> Any:
        """The first column of the first row, or None."""
        found = await self.rows(statement, **values)
        return found[0][0] if found else None


Transaction: TypeAlias = Callable[[Session], Awaitable[T]]


def is_conflict(error: BaseException) -> bool:
    """Whether somebody else was faster, so that trying again helps."""
    state = str(getattr(error, "sqlstate", None))
    return isinstance(error, Overtaken) or state in CONFLICTS or state.startswith(BROKEN_RULES)
