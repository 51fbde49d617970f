"""What all verbs of the store have in common: each is one transaction, and most may be refused."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from .clock import Clock
from .database import Database, Session
from .errors import StoreError
from .values import Refused, Why

D = TypeVar("D", bound="Door")
P = ParamSpec("P")
T = TypeVar("T")


class Door:
    """The database, the time, and where seeds come from."""

    def __init__(self, database: Database, *, clock: Clock, seed: Callable[[], str]) -> None:
        self.database = database
        self.clock = clock
        self.seed = seed


class No(StoreError):
    """Ends a transaction without a trace."""

    def __init__(self, why: Why, words: str = "", *, table: int | None = None) -> None:
        super().__init__(why)
        self.refused = Refused(why, words or str(why), table)


def changes(
    verb: Callable[Concatenate[D, Session, P], Awaitable[T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Make a verb a transaction that writes: all of it is kept, or nothing has changed."""

    @wraps(verb)
    async def whole(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.change(lambda session: verb(self, session, *args, **kwargs))

    return whole


def looks(
    verb: Callable[Concatenate[D, Session, P], Awaitable[T]],
) -> Callable[Concatenate[D, P], Coroutine[Any, Any, T]]:
    """Make a verb a look at one moment, that changes nothing and waits for nobody."""

    @wraps(verb)
    async def whole(self: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.look(lambda session: verb(self, session, *args, **kwargs))

    return whole


def or_says_why(verb: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T | Refused]]:
    """A verb that may be refused answers with the reason."""

    @wraps(verb)
    async def whole(*args: P.args, **kwargs: P.kwargs) -> T | Refused:
        try:
            return await verb(*args, **kwargs)
        except No as no:
            return no.refused

    return whole
