"""What isn't so any more once rows are in another database, or come back from another time."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import null
from sqlmodel import bindparam, col, delete, func, or_, select, update

from engine import GAMES

from ..columns import LONG_AGO
from ..models import DeadlineRow, PostRow, SettingRow, TableRow
from ..session import Session
from ..statements import Statement, adding, is_open, numbered
from ..time_limits import LIVE
from ..values import NOBODY, Status

COMMANDS = "commands"  # begins the key of the setting that says which commands Discord knows
UNKNOWN_TABLES = 100_000  # more than were opened between a backup and the day it's restored
UNKNOWN_MESSAGES = 1000  # the same for the messages in one slot

# Just those that there are: nearly all tables have none, and there may be very many
NO_LEASES = Statement(
    update(TableRow)
    .where(or_(col(TableRow.lease_owner).is_not(None), col(TableRow.lease_until) > LONG_AGO))
    .values(lease_owner=null(), lease_until=LONG_AGO)
)
NO_CLAIMS = Statement(
    update(DeadlineRow).where(col(DeadlineRow.claimed_until) > LONG_AGO).values(claimed_until=LONG_AGO)
)
NO_COMMANDS = Statement(delete(SettingRow).where(col(SettingRow.key).like(f"{COMMANDS} %")))
OPEN_TABLES = select(TableRow.id).where(is_open())
DOUBTED = Statement(
    update(PostRow)
    .where(col(PostRow.table_id).in_(OPEN_TABLES), col(PostRow.message_id).is_not(None))
    .values(digest="", generation=col(PostRow.generation) + UNKNOWN_MESSAGES)
)
UNSHOWN = Statement(update(TableRow).where(is_open()).values(presented=0))
HIGHEST = Statement(select(func.coalesce(func.max(col(TableRow.id)), bindparam("none"))))

NO_TABLE: Mapping[str, object] = {
    "kind": next(iter(GAMES)),
    "options": {},
    "guild_id": None,
    "channel_id": NOBODY,
    "parent_id": None,
    "host_id": NOBODY,
    "language": "en",
    "clock": LIVE,
    "clock_chosen": False,
    "auto_start": False,
    "hints": False,
    "status": Status.EXPIRED.value,
    "sat": 0,
    "version": 1,
    "presented": 1,
    "moves": 0,
    "undos": 0,
    "lease_until": LONG_AGO,
}


async def moved(session: Session, used: int, now: datetime) -> None:
    """Rows are in another database, where numbers up to this one are used already."""
    await _nobody_is_at_work(session)
    await _use_up(session, used, now)


async def restored(session: Session, used: int, now: datetime) -> None:
    """The same after some time. Tables that were opened in the meantime have used numbers, too."""
    await _nobody_is_at_work(session)
    await _show_again(session)
    await _use_up(session, max(used, await highest_number(session) + UNKNOWN_TABLES), now)


async def highest_number(session: Session) -> int:
    return await session.first(HIGHEST, none=0)


async def _nobody_is_at_work(session: Session) -> None:
    """Leases and claims are those of processes that don't know this database. They'd lapse by themselves."""
    await session.change(NO_LEASES)
    await session.change(NO_CLAIMS)


async def _show_again(session: Session) -> None:
    """What was said since then is lost, but Discord still shows it. So every message of a running game is shown again,
    and a new one isn't taken for one that was posted since. Discord may have been told other commands, too."""
    await session.change(NO_COMMANDS)
    await session.change(DOUBTED)
    await session.change(UNSHOWN)


async def _use_up(session: Session, used: int, now: datetime) -> None:
    """No table gets any of these numbers again: buttons of another one may still have it. An empty row with the highest
    one sees to it on both databases, as when the newest table is removed."""
    if used > await highest_number(session):
        row = {**NO_TABLE, "id": used, "created": now, "touched": now}
        await session.change(adding(TableRow, tuple(row)), **numbered([row]))
