"""Whether a change was made, if the answer to its COMMIT was lost.

Every change leaves a token in the database, in the same transaction. Whoever doesn't know whether it was made looks for
the token. If it isn't there, the next attempt leaves it first: so of all attempts one is made, even if the COMMIT of an
earlier one was only late. The numbers of PostgreSQL's transactions couldn't tell: a promoted standby gives those that
it hasn't heard of to others.
"""

from collections.abc import Sequence
from secrets import token_hex
from time import time
from typing import Generic, TypeVar

from .connections import Connection, Lost

KEPT = 600  # seconds: by then nobody is in doubt
EVERY = 1000  # changes, old tokens are cleared away
FIND = "UPDATE commits SET attempt = attempt WHERE id = $1 RETURNING attempt"
LEAVE = "INSERT INTO commits (id, attempt) VALUES ($1, $2)"
# What has changed nothing leaves no token, and needs none. Every connection prepares it: that's four times as quick
LEAVING = "INSERT INTO commits (id, attempt) SELECT $1, 0 WHERE pg_current_xact_id_if_assigned() IS NOT NULL"
PREPARE = f"PREPARE leave_token(text) AS {LEAVING}"
LEAVE_FIRST = "EXECUTE leave_token('{}')"
CLEAR = "DELETE FROM commits WHERE id IN (SELECT id FROM commits WHERE id < '{}' FOR UPDATE SKIP LOCKED)"
COMMIT = "COMMIT"

T = TypeVar("T")


class Doubt(Generic[T]):
    """One change, however often it's tried: what each attempt would return, of those that may have been made."""

    def __init__(self, token: str, *, clears: bool) -> None:
        self._token, self._clears = token, clears
        self._results: list[T] = []

    async def settled(self, connection: Connection) -> Sequence[T]:
        """In a transaction that has just begun: the result, if an earlier attempt was made. Otherwise none is made any
        more, if this one is. It's found by changing it: so when this is committed, a standby has it, too."""
        if not self._results:
            return ()
        if found := await connection.fetch(FIND, self._token):
            attempt: int = found[0][0]
            return (self._results[attempt],)
        await connection.execute(LEAVE, self._token, len(self._results))
        return ()

    async def commit(self, connection: Connection, result: T) -> T:
        """It's in doubt if the connection is lost before there's an answer."""
        words = self._words()
        self._results.append(result)
        try:
            await connection.execute(words)
        except Lost:
            raise
        except BaseException:
            self._results.pop()
            raise
        return result

    def _words(self) -> str:
        """The first attempt leaves its token on the way: that takes no journey of its own."""
        if self._results:
            return COMMIT
        clear = [CLEAR.format(_at(time() - KEPT))] if self._clears else []
        return "; ".join([*clear, LEAVE_FIRST.format(self._token), COMMIT])


class Doubts:
    """The changes of one process."""

    def __init__(self) -> None:
        self._count = 0

    def about_one(self) -> Doubt[T]:  # pyright: ignore[reportInvalidTypeVarUse]
        """Tokens begin with the time, so that old ones can be found."""
        self._count += 1
        return Doubt(_at(time()) + token_hex(12), clears=self._count % EVERY == 1)


def _at(seconds: float) -> str:
    return f"{int(seconds):08x}"
