"""A backup is a SQLite file with the tables of its version, whichever database it's of, and a seal on what's in it.

It has its name only once it's whole. A SQLite database of ours without a seal is read as well: backups used to be
copies of the file.
"""

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory, mkstemp
from typing import NamedTuple

from sqlalchemy import URL, create_engine

from ..database import migrate, revisions
from ..errors import StoreError
from ..games import Games
from ..sqlite import SqliteSession, whole
from .pouring import Tallies, tallies_of

SEAL = "backup"  # the table with the digest of all others


class BadBackup(StoreError):
    """A file that isn't restored."""


class About(NamedTuple):
    """What a backup says about itself. Without a seal nobody knows when it was made."""

    revision: str
    made: datetime | None


class BackupFile:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.session = SqliteSession(connection, Games())

    def begin(self) -> None:
        """Empty, even if somebody has begun before."""
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
        self.connection.execute("BEGIN")

    def seal(self) -> None:
        """All is in it."""
        self.connection.execute(f"CREATE TABLE {SEAL} (made TEXT NOT NULL, digest TEXT NOT NULL)")
        seal = (datetime.now(UTC).isoformat(timespec="seconds"), digest_of(self.connection))
        self.connection.execute(f"INSERT INTO {SEAL} VALUES (?, ?)", seal)
        self.connection.execute("COMMIT")


# Writing


@contextmanager
def new_backup(file: Path) -> Generator[BackupFile]:
    """Fill it and seal it. Then it's there under its name, on the disk; if anything fails, nothing is."""
    if file.exists():
        raise BadBackup(f"{file} is there already: name another file")
    try:
        handle, name = mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as error:
        raise BadBackup(f"{file} can't be written: {error.strerror}") from None
    os.close(handle)
    unfinished = Path(name)
    try:
        bring_up_to_date(unfinished)
        with closing(_connect(f"{unfinished.absolute().as_uri()}?mode=rw")) as connection:
            yield BackupFile(connection)
        unfinished.replace(file)
        _sync(file.parent)
    except sqlite3.Error as error:
        raise BadBackup(f"{file} can't be written: {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def bring_up_to_date(file: Path) -> None:
    """It gets the tables of today, as the bot makes them."""
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def _sync(folder: Path) -> None:
    """So that the new name survives a power cut, too; not every system can do this."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _connect(address: str) -> sqlite3.Connection:
    """Threads may hand it on. We say BEGIN."""
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)


# Reading


def check(file: Path) -> tuple[About, Tallies]:
    """What's in a backup, if it can be restored."""
    with opened(file) as (backup, about):
        return about, whole(tallies_of(backup.session))


@contextmanager
def opened(file: Path) -> Generator[tuple[BackupFile, About]]:
    """A backup that is whole, with the tables of today: one of an older version is copied and brought up to date."""
    with _as_it_is(file) as connection:
        about = checked(file, connection)
        if about.revision == max(revisions()):
            yield BackupFile(connection), about
            return
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "backup"
            connection.execute("VACUUM INTO ?", (str(copy),))
            bring_up_to_date(copy)
            with closing(_connect(f"{copy.as_uri()}?mode=ro")) as today:
                yield BackupFile(today), about


@contextmanager
def _as_it_is(file: Path) -> Generator[sqlite3.Connection]:
    """Nothing is written, unless there's a log beside it: then it's somebody's database, and the log belongs to it."""
    if not file.is_file():
        raise BadBackup(f"{file}: there's no such file")
    how = "mode=ro" if Path(f"{file}-wal").exists() else "mode=ro&immutable=1"
    try:
        with closing(_connect(f"{file.absolute().as_uri()}?{how}")) as connection:
            yield connection
    except sqlite3.OperationalError as error:
        raise BadBackup(f"{file} can't be read: {error}") from None


def checked(file: Path, connection: sqlite3.Connection) -> About:
    """What it is, if it's whole and not from the future."""
    try:
        tables = _tables(connection)
        if "alembic_version" not in tables:
            raise BadBackup(f"{file} is no backup of Duckboard")
        _check_pages(file, connection)
        revision = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()[0]
        about = About(str(revision), _made(file, connection) if SEAL in tables else None)
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise BadBackup(f"{file} is no backup of Duckboard") from None
        raise BadBackup(f"{file} is damaged ({error}): take another backup") from None
    if about.revision not in revisions():
        raise BadBackup(f"{file} was made by a newer Duckboard: use that one")
    return about


def _check_pages(file: Path, connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if file.stat().st_size % connection.execute("PRAGMA page_size").fetchone()[0]:
        found = "its end is missing"
    if found != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
        reason = "rows are missing" if found == "ok" else found
        raise BadBackup(f"{file} is damaged ({reason}): take another backup")


def _made(file: Path, connection: sqlite3.Connection) -> datetime:
    made, digest = connection.execute(f"SELECT made, digest FROM {SEAL}").fetchone()
    if digest != digest_of(connection):
        raise BadBackup(f"{file} isn't what was saved: it's damaged, or somebody has played on it")
    return datetime.fromisoformat(made)


def digest_of(connection: sqlite3.Connection) -> str:
    """Of every cell as SQLite has it, so that a backup of any version can be checked."""
    digest = sha256()
    for name in _tables(connection):
        if name != SEAL:
            digest.update(name.encode())
            for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
                digest.update(repr(row).encode())
    return digest.hexdigest()


def _tables(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in found]
