"""Where the database is: `DATABASE_URL`, which may name several PostgreSQL servers, of which one takes changes."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from engine.words import quoted

from .errors import CannotOpen

DEFAULT_URL = "sqlite+aiosqlite:///duckboard.db"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
PARTS = re.compile(r"(?P<login>[^:]+://(?:[^:/@]*(?::[^@]*)?@)?)(?P<hosts>[^/?]*)(?P<rest>.*)", re.DOTALL)
HOST = re.compile(r"(?P<host>\[[^\]]+\]|[^:\[\]]+)(?::(?P<port>.*))?")
BIGGEST_PORT = 65535
TARGET, PASSWORD = "target_session_attrs", "password"
PRIMARY, READ_WRITE, ANY = "primary", "read-write", "any"
OURS = ("host", "port", TARGET)  # what we read ourselves; the driver gets the rest as it is


class Server(NamedTuple):
    """A folder with a socket, or a host. Without one, it's where the driver looks by default."""

    host: str | None
    port: int | None


def checked_url(url: str) -> URL:
    """The address with our driver, if it's one that we can use."""
    where = _read(url)
    if where.drivername not in DRIVERS:
        raise CannotOpen(f"DATABASE_URL begins with {quoted(where.drivername)}: use sqlite or postgresql")
    if where.get_backend_name() == "sqlite" and where.database in (None, "", ":memory:"):
        raise CannotOpen(f"DATABASE_URL {quoted(url)} names no file: write {DEFAULT_URL}")
    if where.get_backend_name() != "sqlite":
        _check_servers(where)
        target_of(where)
    return where.set(drivername=DRIVERS[where.drivername])


def _read(url: str) -> URL:
    """SQLAlchemy takes several hosts only after the question mark, and we take them before it, too."""
    parts = PARTS.fullmatch(url)
    several = parts and "," in parts["hosts"]
    try:
        where = make_url(f"{parts['login']}{parts['rest']}" if parts and several else url)
    except (ArgumentError, ValueError):
        raise CannotOpen(f"DATABASE_URL is no address: write one like {DEFAULT_URL}") from None
    if not parts or not several:
        return where
    if "host" in where.query:
        raise CannotOpen("DATABASE_URL names hosts twice: write them before the question mark or after it")
    return where.update_query_dict({"host": parts["hosts"].split(",")})


def shown(where: URL) -> str:
    """As others may read it: without its password."""
    return where.difference_update_query([PASSWORD]).render_as_string()


def _check_servers(where: URL) -> None:
    """What comes after the first @ would be taken for a host, and told to everyone."""
    if any("@" in (server.host or "") for server in servers_in(where)):
        raise CannotOpen("DATABASE_URL has more than one @: in a password it's written as %40")


def servers_in(where: URL) -> tuple[Server, ...]:
    """All that it names."""
    hosts, ports = _listed(where, "host"), _listed(where, "port")
    if not hosts:
        return (Server(where.host, where.port if not ports else _port(ports[0])),)
    if len(ports) not in (0, 1, len(hosts)):
        raise CannotOpen(f"DATABASE_URL has {len(hosts)} hosts and {len(ports)} ports: give each host one")
    if len(ports) <= 1:
        ports = (ports or [""]) * len(hosts)
    return tuple([_server(host, port) for host, port in zip(hosts, ports, strict=True)])


def target_of(where: URL) -> str:
    """Which of its servers we want: of several, the one that takes changes."""
    is_alone = len(servers_in(where)) == 1
    target = where.query.get(TARGET, ANY if is_alone else PRIMARY)
    if target not in ((PRIMARY, READ_WRITE, ANY) if is_alone else (PRIMARY, READ_WRITE)):
        raise CannotOpen(f"DATABASE_URL has {TARGET}={target}: we write, so it must be {PRIMARY}")
    return str(target)


def without_servers(where: URL) -> URL:
    """The rest of it."""
    rest = where.difference_update_query(OURS)
    return URL.create(rest.drivername, rest.username, rest.password, database=rest.database, query=rest.query)


def _listed(where: URL, name: str) -> list[str]:
    """Of an argument that may be given several times, or have commas."""
    given = where.query.get(name, ())
    values: Sequence[str] = (given,) if isinstance(given, str) else given
    return [each for value in values for each in value.split(",")]


def _server(text: str, port: str) -> Server:
    if text.startswith("/"):
        return Server(text, _port(port))
    found = HOST.fullmatch(text)
    if found is None:
        raise CannotOpen(f"DATABASE_URL has the host {quoted(text)}: write them like one:5432,other:5432")
    if found["port"] and port:
        raise CannotOpen(f"DATABASE_URL has two ports for {quoted(text)}: give it one")
    return Server(found["host"].strip("[]"), _port(found["port"] or port))


def _port(text: str) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= BIGGEST_PORT):
        raise CannotOpen(f"DATABASE_URL has the port {quoted(text)}: a port is a number up to {BIGGEST_PORT}")
    return int(text)
