"""From a database to a file, from a file to a database, and from one database to another."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from ..addresses import checked_url, shown
from ..clock import Clock
from ..database import Database, is_in_use, revision_of, revisions
from ..errors import StoreError
from ..owner import change_owner, owner_name, owner_of
from ..postgres import PostgresSession
from ..session import Session
from .aftermath import highest_number, moved, restored
from .files import BackupFile, new_backup, opened
from .pouring import Tallies, count_on, not_empty, pour, pour_out, tallies_of

CLOCK = Clock()
LEAVING, PAUSE = 3.0, 0.1  # seconds to wait until nobody else is there, and between two looks

Then = Callable[[Session, int, datetime], Awaitable[None]]


class CannotMove(StoreError):
    """Something would be lost."""


# Out of a database


async def save(url: str, file: Path) -> Tallies:
    """Whoever plays at the same time doesn't notice."""
    if await revision_of(url) is None:
        raise CannotMove(f"{_named(url)}: there's nothing of Duckboard here")
    await _check_version(url)
    database = Database.at(checked_url(url))
    try:
        with new_backup(file) as backup:
            tallies = await database.read(lambda session: _fill_file(backup, session))
            await _check_arrival(tallies, backup.session)
            backup.seal()
            return tallies
    finally:
        await database.close()


async def _fill_file(backup: BackupFile, session: Session) -> Tallies:
    """Nothing else is done in between: PostgreSQL ends a transaction that stands still for a while."""
    backup.begin()
    return await pour(session, backup.session)


async def _check_arrival(tallies: Tallies, target: Session) -> None:
    """What has arrived is what was there."""
    arrived = await tallies_of(target)
    lost = [name for name in tallies if tallies[name] != arrived[name]]
    if lost:
        raise CannotMove(f"not everything has arrived: {', '.join(lost)} would not be the same")


# Into a database


async def restore(file: Path, url: str, *, replace: bool = False, clock: Clock = CLOCK) -> Tallies:
    """Some time has passed since the backup, so some of it isn't true any more."""
    with opened(file) as (backup, _):
        return await _fill(url, backup, restored, replace=replace, clock=clock)


async def copy(source: str, target: str, *, replace: bool = False, clock: Clock = CLOCK) -> Tallies:
    """The bot mustn't run: what's said after this would stay behind."""
    if checked_url(source) == checked_url(target):
        raise CannotMove("these are the same database")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "backup"
        await save(source, file)
        with opened(file) as (backup, _):
            return await _fill(target, backup, moved, replace=replace, clock=clock)


async def _fill(url: str, backup: BackupFile, then: Then, *, replace: bool, clock: Clock) -> Tallies:
    """In one transaction."""

    async def work(session: Session) -> Tallies:
        used, owner = await highest_number(session), await owner_of(session)
        _check_owners(url, owner, await owner_of(backup.session))
        await _make_room(session, url, replace=replace)
        tallies = await pour(backup.session, session)
        await _check_arrival(tallies, session)
        if owner and not await owner_of(session):  # the backup is from before owners were kept
            await change_owner(session, owner)
        await then(session, used, clock.now)
        if isinstance(session, PostgresSession):
            await count_on(session)
        return tallies

    await _check_version(url)
    database = await Database.open(url)
    try:
        tallies = await database.write(work)
        if replace:
            await database.scrub()  # what was there before is nowhere any more
        return tallies
    finally:
        await database.close()


def _check_owners(url: str, ours: str | None, theirs: str | None) -> None:
    """The bot that uses this database couldn't use it any more."""
    if ours and theirs and ours != theirs:
        whose = f"belongs to {owner_name(ours)}, and this to {owner_name(theirs)}"
        raise CannotMove(f"{_named(url)} {whose}: use an empty database, or release it first")


async def _make_room(session: Session, url: str, *, replace: bool) -> None:
    if replace:
        await pour_out(session)
    elif found := await not_empty(session):
        raise CannotMove(f"{_named(url)} isn't empty ({', '.join(found)}): to lose all that's there, say --replace")


async def release(url: str) -> str:
    """Let whoever logs in next have the database, and return whose it was."""
    if await revision_of(url) is None:
        raise CannotMove(f"{_named(url)}: there's nothing of Duckboard here")
    await _check_version(url)
    database = Database.at(checked_url(url))
    try:
        owner = await database.read(owner_of)
        if owner is None:
            raise CannotMove(f"{_named(url)} belongs to nobody: the next bot that logs in keeps it")
        await database.write(lambda session: change_owner(session, None))
        return owner_name(owner)
    finally:
        await database.close()


async def check_unused(*urls: str) -> None:
    """A bot that's running would go on with games that are gone, or say what stays behind."""
    for url in urls:
        if not await _is_left(url):
            raise CannotMove(f"{_named(url)} is in use: stop the bot first, or say --force if it isn't running")


async def _is_left(url: str) -> bool:
    """PostgreSQL takes a moment to notice that somebody has gone."""
    until = monotonic() + LEAVING
    while await is_in_use(url):
        if monotonic() >= until:
            return False
        await asyncio.sleep(PAUSE)
    return True


async def _check_version(url: str) -> None:
    """Only the bot itself migrates a database that has something in it."""
    if await revision_of(url) not in (None, max(revisions())):
        raise CannotMove(f"{_named(url)} was made by an older Duckboard: use that one, or start the bot once first")


def _named(url: str) -> str:
    """Without its password."""
    return shown(checked_url(url))
