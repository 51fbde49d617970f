"""Keeps a world in a file, a small SQLite database, so that it's still there when the program starts again.

What a request has changed is written before the request is answered: whatever the bot was told has happened is in the
file, even if the program is killed the moment after.
"""

import json
import logging
import sqlite3
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .world import AUTOCOMPLETE, TOKEN_LIVES, Happening, Interaction, Message, World
from .written import Written, read_world, written_facts, written_interaction, written_message

log = logging.getLogger(__name__)

OURS, VERSION = 0x4475636B, 1  # SQLite's application_id and user_version
MOST_MESSAGES, MOST_BYTES = 500, 16 * 2**20  # what a start reads; of more, the oldest messages are forgotten
BESIDE = ("-wal", "-journal")  # files that SQLite may leave next to a database
TABLES = {
    "facts": "name TEXT PRIMARY KEY, text TEXT",
    "messages": "id INTEGER PRIMARY KEY, text TEXT",
    "files": "id INTEGER PRIMARY KEY, message INTEGER, data BLOB",
    "interactions": "id INTEGER PRIMARY KEY, created REAL, text TEXT",
}
SIZES = """
    SELECT messages.id, coalesce(sum(length(files.data)), 0)
    FROM messages LEFT JOIN files ON files.message = messages.id
    GROUP BY messages.id ORDER BY messages.id DESC
"""


class Broken(Exception):
    """What's in the file isn't a world."""


class Unusable(Exception):
    """The file can't be written, or another program has it."""


class WorldFile:
    """`open` it for a world, `save` after every change, and `close` it. None of them raises: if there's something wrong
    with the file, the log says it in one line, and the playground goes on."""

    def __init__(self, path: Path) -> None:
        self.path, self._world = path, World()
        self._database: sqlite3.Connection | None = None
        self._facts: dict[str, str] = {}  # as they were last written
        self._changed: dict[int, Message] = {}
        self._answered: list[Interaction] = []

    def open(self, make: Callable[[], World], *, fresh: bool = False) -> World:
        """The world in the file; if there's none, or a `fresh` one is wanted, a new one, which is kept from now on."""
        try:
            self._world = self._opened(make, fresh=fresh)
        except (Unusable, sqlite3.Error) as error:
            self._let_go()
            log.warning("%s can't be used (%s): this world won't be kept", self.path, error)
            return make()
        self._world.listeners.append(self._hear)
        log.info("The world is kept in %s", self.path)
        return self._world

    def save(self) -> None:
        """Write what has changed since the last time."""
        if self._database is None:
            return
        facts = _facts(self._world)
        if not self._changed and not self._answered and facts == self._facts:
            return
        try:
            with _transaction(self._database) as database:
                self._write(database, facts)
        except sqlite3.Error as error:
            self._let_go()
            log.error("%s can't be written (%s): from now on, this world isn't kept", self.path, error)

    def close(self) -> None:
        self.save()
        self._let_go()

    def _let_go(self) -> None:
        """Nothing is kept any more, nor remembered in order to be kept."""
        if self._database is not None:
            self._database.close()
            self._database = None
        if self._hear in self._world.listeners:
            self._world.listeners.remove(self._hear)

    # Opening

    def _opened(self, make: Callable[[], World], *, fresh: bool) -> World:
        try:
            database = self._database = _connected(self.path)
            return self._started(database, make()) if fresh or _is_empty(database) else _read(database, make())
        except Broken as error:
            self._let_go()
            aside = _set_aside(self.path)
            log.warning(
                "%s isn't a world (%s): it's called %s from now on, and a new one starts", self.path, error, aside.name
            )
        database = self._database = _connected(self.path)
        return self._started(database, make())

    def _started(self, database: sqlite3.Connection, world: World) -> World:
        """In place of whatever was there."""
        self._world = world
        self._changed = {key: each for channel in world.channels.values() for key, each in channel.messages.items()}
        with _transaction(database):
            _make_tables(database)
            self._write(database, _facts(world))
        return world

    # Saving

    def _hear(self, happening: Happening) -> None:
        if happening.kind == "channel deleted" and happening.channel:
            self._changed |= happening.channel.messages
        elif happening.message:
            self._changed[happening.message.id] = happening.message
        elif happening.kind == "interaction answered" and happening.interaction:
            self._answered.append(happening.interaction)

    def _write(self, database: sqlite3.Connection, facts: dict[str, str]) -> None:
        new = [(name, text) for name, text in facts.items() if self._facts.get(name) != text]
        database.executemany("REPLACE INTO facts VALUES (?, ?)", new)
        self._write_messages(database)
        self._write_interactions(database)
        self._facts = facts
        self._changed.clear()
        self._answered.clear()

    def _write_messages(self, database: sqlite3.Connection) -> None:
        _delete_messages(database, [message.id for message in self._changed.values() if not self._has(message)])
        for message in filter(self._has, self._changed.values()):
            database.execute("REPLACE INTO messages VALUES (?, ?)", (message.id, _text(written_message(message))))
            files = {file.id: file.data for file in message.attachments}
            known = {row[0] for row in database.execute("SELECT id FROM files WHERE message = ?", (message.id,))}
            database.executemany("DELETE FROM files WHERE id = ?", [(file,) for file in known - files.keys()])
            new = [(file, message.id, data) for file, data in files.items() if file not in known]
            database.executemany("INSERT INTO files VALUES (?, ?, ?)", new)

    def _has(self, message: Message) -> bool:
        channel = self._world.channels.get(message.channel.id)
        return channel is not None and message.id in channel.messages

    def _write_interactions(self, database: sqlite3.Connection) -> None:
        """Tokens that have expired aren't kept."""
        asked = [each for each in self._answered if each.kind != AUTOCOMPLETE]
        rows = [(each.id, each.created, _text(written_interaction(each))) for each in asked]
        database.executemany("REPLACE INTO interactions VALUES (?, ?, ?)", rows)
        database.execute("DELETE FROM interactions WHERE created < ?", (self._world.clock() - TOKEN_LIVES,))


def _facts(world: World) -> dict[str, str]:
    return {name: _text(fact) for name, fact in written_facts(world).items()}


def _text(told: Any) -> str:
    return json.dumps(told, separators=(",", ":"))


def _connected(path: Path) -> sqlite3.Connection:
    """The file is ours alone until it's closed. It's looked at before anything is changed in it."""
    try:
        database = sqlite3.connect(path, timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise Unusable(error) from None
    try:
        _prepare(database)
    except (Broken, sqlite3.Error) as error:
        database.close()
        raise (Unusable if isinstance(error, sqlite3.OperationalError) else Broken)(error) from None
    return database


def _prepare(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA locking_mode = EXCLUSIVE")
    with _transaction(database):
        _check(database)
    if _is_empty(database):
        database.execute("PRAGMA auto_vacuum = FULL")  # which only an empty one can still be given
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")


def _make_tables(database: sqlite3.Connection) -> None:
    for name, columns in TABLES.items():
        database.execute(f"DROP TABLE IF EXISTS {name}")
        database.execute(f"CREATE TABLE {name} ({columns})")
    database.execute("CREATE INDEX files_of_message ON files (message)")
    database.execute(f"PRAGMA application_id = {OURS}")
    database.execute(f"PRAGMA user_version = {VERSION}")


def _check(database: sqlite3.Connection) -> None:
    [whose], [version] = [database.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")]
    if not _is_empty(database) and whose != OURS:
        raise Broken("it's a database of something else")
    if version > VERSION:
        raise Broken("it was written by a newer version")


def _is_empty(database: sqlite3.Connection) -> bool:
    return database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def _set_aside(path: Path) -> Path:
    """Whatever it is, someone may still want it."""
    aside = path.with_name(f"{path.name}.broken")
    try:
        path.replace(aside)
        for end in BESIDE:
            Path(f"{aside}{end}").unlink(missing_ok=True)
            if Path(f"{path}{end}").exists():
                Path(f"{path}{end}").replace(f"{aside}{end}")
    except OSError as error:
        raise Unusable(error) from None
    return aside


@contextmanager
def _transaction(database: sqlite3.Connection) -> Generator[sqlite3.Connection]:
    database.execute("BEGIN IMMEDIATE")
    try:
        yield database
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


def _read(database: sqlite3.Connection, world: World) -> World:
    """Turns a new world into the one in the file; what hasn't come along is gone from the file, too."""
    try:
        with _transaction(database):
            _forget_oldest(database)
            read_world(_written(database), world)
            kept = {message for channel in world.channels.values() for message in channel.messages}
            known = [row[0] for row in database.execute("SELECT id FROM messages")]
            _delete_messages(database, [message for message in known if message not in kept])
    except (sqlite3.Error, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Broken(f"{type(error).__name__}: {error}") from None
    return world


def _written(database: sqlite3.Connection) -> Written:
    facts = {name: json.loads(text) for name, text in database.execute("SELECT name, text FROM facts")}
    texts = database.execute("SELECT text FROM messages ORDER BY id")
    living = database.execute("SELECT text FROM interactions ORDER BY created")
    files = dict(database.execute("SELECT id, data FROM files").fetchall())
    return Written(facts, [json.loads(text) for (text,) in texts], [json.loads(text) for (text,) in living], files)


def _forget_oldest(database: sqlite3.Connection) -> None:
    size, too_many = 0, list[int]()
    for count, (message, its_files) in enumerate(database.execute(SIZES).fetchall(), 1):
        size += its_files
        if count > MOST_MESSAGES or size > MOST_BYTES:
            too_many.append(message)
    _delete_messages(database, too_many)


def _delete_messages(database: sqlite3.Connection, messages: Iterable[int]) -> None:
    rows = [(message,) for message in messages]
    database.executemany("DELETE FROM messages WHERE id = ?", rows)
    database.executemany("DELETE FROM files WHERE message = ?", rows)
