"""Connections to PostgreSQL: to the server that takes changes now. If it's lost, all wait until one is found again."""

import asyncio
import json
import logging
import socket
from collections.abc import AsyncGenerator, Callable, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib import import_module
from time import monotonic
from typing import Any, Protocol

from sqlalchemy import URL
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

from .addresses import Server, servers_in, target_of, without_servers
from .errors import Unavailable
from .session import PATIENCE

CONNECTIONS = 15
STATEMENTS = 512  # that a connection keeps prepared
OUTAGE = 10.0  # seconds that a transaction waits for a server
CONNECTING = 3.0  # seconds for a server to take a new connection
ANSWERING = 5.0  # seconds for a statement, after which the server counts as lost
PAUSE = 0.1  # seconds between two looks for a server
COMPLAINING = 60.0  # seconds between two complaints about the same
GOODBYE = 2.0  # seconds to close connections
# Compiling one of our short statements takes longer than running it. A transaction waits for nothing but the server:
# if one stands still, its process is gone, and others wait for its locks
NAME = "duckboard"  # by which the server knows who we are
SERVER_SETTINGS: Mapping[str, str] = {
    "application_name": NAME,
    "jit": "off",
    "idle_in_transaction_session_timeout": "5s",
}
OF_SQLALCHEMY = ("prepared_statement_cache_size", "prepared_statement_name_func")
DIALECT = PGDialect_asyncpg()
# When nothing comes from the other side, the system asks after two seconds, and gives up after five
KEPT_ALIVE = {"TCP_KEEPIDLE": 2, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 5000}
NO_CONNECTION = "08"  # begins PostgreSQL's states for connections that are gone
# A standby, a transaction that stood still, too many connections, shutting down, crashed, starting, a standby that was
# in the way of its primary, and a database that is gone
NO_SERVER = ("25006", "25P03", "53300", "57P01", "57P02", "57P03", "57P04", "57P05")

log = logging.getLogger(__name__)


class Driver(Protocol):
    """What we use of asyncpg's connections. They prepare each statement once."""

    async def fetch(self, query: str, /, *args: object) -> list[Sequence[Any]]: ...
    async def execute(self, query: str, /, *args: object) -> str: ...
    async def close(self, *, timeout: float | None = None) -> None: ...
    def terminate(self) -> None: ...
    def is_closed(self) -> bool: ...
    async def add_listener(self, channel: str, callback: Callable[[Any, int, str, str], None]) -> None: ...
    def add_termination_listener(self, callback: Callable[[Any], None]) -> None: ...


class Lost(Exception):
    """The server is gone, or takes no changes any more: what was under way may have been done, or not."""


class Connection:
    """A connection that ends if the server is silent for too long. Nothing is cancelled then: a COMMIT that is
    cancelled while it waits for a standby has happened here and nowhere else, and would look like any other."""

    def __init__(self, driver: Driver, number: int = 0) -> None:
        self._driver = driver
        self.number = number  # of the server, counting each time it was lost
        self._is_silent = False

    async def fetch(self, query: str, /, *args: object) -> list[Sequence[Any]]:
        with self._heard():
            return await self._driver.fetch(query, *args)

    async def execute(self, query: str, /, *args: object) -> str:
        with self._heard():
            return await self._driver.execute(query, *args)

    @contextmanager
    def _heard(self) -> Generator[None]:
        timer = asyncio.get_running_loop().call_later(ANSWERING, self._give_up)
        try:
            yield
        except Exception as error:
            if self._is_silent:
                raise Lost(f"no answer within {ANSWERING:.0f} seconds") from error
            if self._driver.is_closed() or is_lost(error):
                raise Lost(said_by(error)) from error
            raise
        finally:
            timer.cancel()

    def _give_up(self) -> None:
        self._is_silent = True
        self._driver.terminate()

    @property
    def is_closed(self) -> bool:
        return self._driver.is_closed()

    async def close(self) -> None:
        await self._driver.close(timeout=GOODBYE)

    def terminate(self) -> None:
        self._driver.terminate()


class Connections:
    """Those that are open, and those that are in use. When one is lost, so are all that wait to be used: we look for
    the server, and everyone waits for that."""

    def __init__(self, where: URL, first_words: str) -> None:
        """Each connection begins with the `first_words`."""
        self._where, self._first_words = where, first_words
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(CONNECTIONS)
        self.waiting = 0  # transactions, for one of them
        self._number = 0  # how often the server was lost
        self._search: asyncio.Task[None] | None = None
        self._reason = ""
        self._complained = -COMPLAINING

    @asynccontextmanager
    async def one(self, until: float) -> AsyncGenerator[Connection]:
        """A connection for a transaction. If there's no server until then, it's `Unavailable`; if the connection is
        lost while it's used, `Lost`."""
        self.waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        finally:
            self.waiting -= 1
        try:
            await self._found(until)
            connection = await self._taken()
            try:
                yield connection
            except Lost as lost:
                self._lose(connection, lost)
                raise
            except BaseException:
                await self._roll_back(connection)
                raise
            finally:
                self._give_back(connection)
        finally:
            self._free.release()

    async def _roll_back(self, connection: Connection) -> None:
        try:
            await connection.execute("ROLLBACK")
        except Lost as lost:
            self._lose(connection, lost)
        except BaseException:
            connection.terminate()
            raise

    async def _taken(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed:
                return connection
        number = self._number
        try:
            return await self._opened(number)
        except Exception as error:
            if not is_lost(error):
                raise
            self._begin_search(number, error)
            raise Lost(said_by(error)) from error

    async def _opened(self, number: int) -> Connection:
        connection = Connection(await connect(self._where), number)
        await connection.execute(self._first_words)
        return connection

    def _give_back(self, connection: Connection) -> None:
        """It may be one of a server that was lost in the meantime."""
        if connection.number == self._number and not connection.is_closed:
            self._idle.append(connection)
        else:
            connection.terminate()

    def _lose(self, connection: Connection, error: BaseException) -> None:
        connection.terminate()
        self._begin_search(connection.number, error)

    def _begin_search(self, number: int, error: BaseException) -> None:
        """Once for all connections of a server."""
        if number != self._number or self._is_searching:
            return
        self._number += 1
        self._reason = said_by(error)
        for connection in self._idle:
            connection.terminate()
        self._idle.clear()
        self._search = asyncio.create_task(self._look(self._number))

    async def _look(self, number: int) -> None:
        """Says once that there's no server, and once that there's one again."""
        since, is_away = monotonic(), False
        while True:
            try:
                found = await self._opened(number)
            except Exception as error:
                self._reason = said_by(error)
                if not is_away:
                    log.warning("the database can't be reached: %s", self._reason)
                is_away = True
                await asyncio.sleep(PAUSE)
            else:
                if is_away:
                    log.warning("the database is back after %.1f seconds", monotonic() - since)
                self._idle.append(found)
                return

    @property
    def _is_searching(self) -> bool:
        return self._search is not None and not self._search.done()

    async def _found(self, until: float) -> None:
        if self._search and self._is_searching:
            await asyncio.wait([self._search], timeout=max(0.0, until - monotonic()))
        if self._is_searching:
            raise Unavailable(f"the database can't be reached: {self._reason}")

    def complain(self, lost: Lost) -> None:
        """There is a server, but nothing gets done there: perhaps it waits for its standby. Says so now and then."""
        if monotonic() - self._complained >= COMPLAINING:
            self._complained = monotonic()
            log.warning("the database takes no changes: %s", lost)

    async def close(self) -> None:
        if self._search:
            self._search.cancel()
            await asyncio.wait([self._search])
        await asyncio.gather(*[connection.close() for connection in self._idle], return_exceptions=True)


async def connect(where: URL) -> Driver:
    """A new connection to the server that takes changes now, with our types."""
    connection: Any = await open_connection(where)
    await connection.set_type_codec("json", encoder=str, decoder=json.loads, schema="pg_catalog")
    return connection


async def open_connection(where: URL) -> Driver:
    """As the driver makes it. Of several servers all are asked at once, so none that is silent is waited for."""
    tries = [asyncio.create_task(_open_at(where, server)) for server in servers_in(where)]
    try:
        return await _first_of(tries)
    finally:
        for task in tries:
            task.cancel()


async def _first_of(tries: Sequence[asyncio.Task[Driver]]) -> Driver:
    """If all fail, what isn't about a lost server is worth saying first."""
    pending, errors = set(tries), list[BaseException]()
    while pending:
        done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
        for task in [each for each in tries if each in done]:
            if (error := task.exception()) is None:
                for other in {*tries} - {task}:
                    other.add_done_callback(_hang_up)
                return task.result()
            errors.append(error)
    raise next((error for error in errors if not is_lost(error)), errors[0])


def _hang_up(other: asyncio.Task[Driver]) -> None:
    """Somebody else was found first."""
    if not other.cancelled() and other.exception() is None:
        other.result().terminate()


async def _open_at(where: URL, server: Server) -> Driver:
    driver: Any = import_module("asyncpg")  # it needn't be installed for SQLite
    _, options = DIALECT.create_connect_args(without_servers(where))
    known = {name: value for name, value in options.items() if name not in OF_SQLALCHEMY}
    try:
        connection = await driver.connect(
            **known,
            host=server.host,
            port=server.port,
            target_session_attrs=target_of(where),
            timeout=CONNECTING,
            server_settings={**SERVER_SETTINGS},
            statement_cache_size=STATEMENTS,
        )
    except driver.TargetServerAttributeNotMatched:
        raise ConnectionError(f"{server.host} takes no changes") from None
    except TimeoutError:
        raise TimeoutError(f"{server.host} doesn't answer") from None
    keep_alive(connection)
    return connection


def keep_alive(connection: Any) -> None:
    """Notice when the other side is gone without a word. Sockets in folders can't be."""
    over = connection._transport.get_extra_info("socket")
    if over.family not in (socket.AF_INET, socket.AF_INET6):
        return
    over.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in KEPT_ALIVE.items():
        if (option := getattr(socket, name, None)) is not None:  # not every system has all of them
            over.setsockopt(socket.IPPROTO_TCP, option, value)


def is_lost(error: BaseException) -> bool:
    """Whether it's the server that is gone, and not something that it has against what we do."""
    state = str(getattr(error, "sqlstate", None))
    return isinstance(error, (Lost, OSError)) or state in NO_SERVER or state.startswith(NO_CONNECTION)


def said_by(error: BaseException) -> str:
    return str(error) or type(error).__name__
