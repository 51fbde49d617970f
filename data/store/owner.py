"""Whose a database is: one Discord application's, or the playground's.

Everyone else is refused. Another bot knows none of the channels, so it would take every game there for lost.
"""

from sqlalchemy import Connection, text
from sqlmodel import bindparam, col, delete, select

from .errors import CannotOpen
from .models import SettingRow
from .session import Session
from .statements import Statement, adding, numbered

OWNER = "owner"  # the key of the setting; its value is an application's id, or PLAYGROUND
PLAYGROUND = "playground"
READ_OWNER = text(f"SELECT value FROM settings WHERE key = '{OWNER}'")
WRITE_OWNER = text(f"INSERT INTO settings (key, value) VALUES ('{OWNER}', :owner)")
IS_USED = text("SELECT 1 WHERE EXISTS (SELECT 1 FROM games) OR EXISTS (SELECT 1 FROM settings)")
IS_OWNER = col(SettingRow.key) == bindparam("owner")
OWNER_OF = Statement(select(SettingRow.value).where(IS_OWNER))
NO_OWNER = Statement(delete(SettingRow).where(IS_OWNER))
ADD_OWNER = adding(SettingRow, ("key", "value"))


# When the bot opens a database


def check_owner(connection: Connection, owner: str) -> str | None:
    """Return whose the database is, if it's nobody's yet or `owner`'s; refuse it if not. Nothing is changed.

    Any version that has ever kept something has these two tables. A database from before owners were kept goes to the
    first bot that logs in to Discord, never to the playground.
    """
    known = connection.execute(READ_OWNER).scalar()
    if known == owner:
        return known
    if owner == PLAYGROUND and (known or connection.execute(IS_USED).first()):
        whose = owner_name(known) if known else "a bot on Discord"
        raise CannotOpen(f"it belongs to {whose}, not to the playground: set DISCORD_TOKEN, or another DATABASE_URL")
    if known is not None:
        yours = "" if known == PLAYGROUND else f"the token of {known}, or "
        raise CannotOpen(f"it belongs to {owner_name(known)}, not to {owner}: use {yours}another DATABASE_URL")
    return None


def keep_owner(connection: Connection, owner: str) -> None:
    """Note whose the database is from now on."""
    connection.execute(WRITE_OWNER, {"owner": owner})


def owner_name(owner: str) -> str:
    """Return how a sentence calls this owner."""
    return "the playground" if owner == PLAYGROUND else f"the application {owner}"


# When everything is moved


async def owner_of(session: Session) -> str | None:
    """Return whose the database is, or None if nobody has used it yet."""
    return await session.first(OWNER_OF, owner=OWNER)


async def change_owner(session: Session, owner: str | None) -> None:
    """Give the database to this one, or to whoever logs in next."""
    await session.change(NO_OWNER, owner=OWNER)
    if owner is not None:
        await session.change(ADD_OWNER, **numbered([{"key": OWNER, "value": owner}]))
