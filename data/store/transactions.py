"""What all of the store's methods have in common: each is one transaction, and most can be refused."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from engine import PlayerError

from .clock import Clock
from .database import Database
from .errors import StoreError
from .session import Session
from .values import Refused, Why

S = TypeVar("S", bound="StoreBase")
P = ParamSpec("P")
T = TypeVar("T")


class StoreBase:
    """The database, the time, and where seeds come from."""

    def __init__(self, database: Database, *, clock: Clock, seed: Callable[[], str]) -> None:
        self.database = database
        self.clock = clock
        self.seed = seed


class Refusal(StoreError):
    """Ends a transaction without a trace. The `error` is what the engine has against it."""

    def __init__(
        self, why: Why, words: str = "", *, table_id: int | None = None, error: PlayerError | None = None
    ) -> None:
        super().__init__(why)
        said = Refused(why, words or str(why), table_id)
        self.refused = said if error is None else Refused.by_engine(why, error, table_id)


def writes(
    method: Callable[Concatenate[S, Session, P], Awaitable[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Make a method a transaction that writes: all of it is kept, or nothing has changed."""

    @wraps(method)
    async def transaction(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.write(lambda session: method(self, session, *args, **kwargs))

    return transaction


def reads(
    method: Callable[Concatenate[S, Session, P], Awaitable[T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Make a method read everything as of one moment. It changes nothing and waits for nobody."""

    @wraps(method)
    async def transaction(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(lambda session: method(self, session, *args, **kwargs))

    return transaction


def may_refuse(method: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T | Refused]]:
    """Make a method return the reason when it raises a `Refusal`."""

    @wraps(method)
    async def answered(*args: P.args, **kwargs: P.kwargs) -> T | Refused:
        try:
            return await method(*args, **kwargs)
        except Refusal as refusal:
            return refusal.refused

    return answered
