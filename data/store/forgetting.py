"""How a person is deleted: their id and their name are nowhere any more. The games that they played stay what they
were, with somebody who has no name in their place; a computer plays on for them in those that are still running."""

from collections.abc import Collection, Iterable, Sequence
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import null
from sqlmodel import bindparam, col, delete, or_, select, update

from .models import (
    LONGEST_NAME,
    DeadlineRow,
    KeptSeatRow,
    PostRow,
    RatingRow,
    ResultRow,
    SeatRow,
    SettingRow,
    SolveRow,
    TableRow,
)
from .session import Session
from .statements import Statement, adding, changing, is_open, numbered
from .table_in_transaction import TableInTransaction, cleaned, find_table
from .time_limits import KEEP
from .transactions import StoreBase, reads, writes
from .values import NOBODY, PAST, Seat, Status

STAND_IN = "normal"  # how strong the computer is that plays on
RECENT = timedelta(minutes=30)  # a result that was posted since then is shown again, without the name
LEFT = "left"  # begins the keys of settings that say which seat somebody has left: `left <user> <table>`
SCRUB = "scrub"  # the key of a setting: there's something to wipe from the database's files


def given(name: str) -> Any:
    """A value that is given when the statement is run."""
    return bindparam(name)  # pyright: ignore[reportUnknownVariableType]


THIS_USER = given("this_user")
THIS_TABLE = given("this_table")
THIS_SEAT = given("this_seat")
CALLED = given("called")
SEATED = select(SeatRow.table_id).where(col(SeatRow.user_id) == THIS_USER)
KEPT = select(KeptSeatRow.table_id).where(col(KeptSeatRow.user_id) == THIS_USER)
IS_SHOWN = or_(is_open(), col(TableRow.touched) >= given("since"))
SEAT_LEFT = (col(SeatRow.table_id) == THIS_TABLE, col(SeatRow.number) == THIS_SEAT, col(SeatRow.user_id).is_(None))
RESULT_LEFT = (
    col(ResultRow.table_id) == THIS_TABLE,
    col(ResultRow.seat) == THIS_SEAT,
    col(ResultRow.user_id).is_(None),
)
NO_PERSON: dict[str, Any] = {"user_id": null(), "name": CALLED}
NO_TRACE: dict[str, Any] = {
    "dm_channel_id": null(),
    "dm_open": null(),
    "last_click": null(),
    "lucky_word": null(),
    "sat_by": null(),
    "language": null(),
}
NO_RATING: dict[str, Any] = {"mu": null(), "sigma": null()}


def has_id(column: Any) -> Any:
    """Whether a key or a slot has this person's id in it: as its last word, or between others."""
    return or_(column.like(given("at_the_end")), column.like(given("in_between")))


def patterns(user_id: int) -> dict[str, str]:
    return {"at_the_end": f"% {user_id}", "in_between": f"% {user_id} %"}


# What there is to find

SETTINGS_OF = Statement(select(SettingRow.key, SettingRow.value).where(has_id(col(SettingRow.key))))
NAMES_OF = [
    Statement(select(col(row.name)).where(col(row.user_id) == THIS_USER).distinct())
    for row in (SeatRow, ResultRow, RatingRow, KeptSeatRow, SolveRow)
]
TABLES_WITH_POSTS = Statement(
    select(PostRow.table_id).where(has_id(col(PostRow.slot)), col(PostRow.table_id).not_in(SEATED)).distinct()
)
SEATS_AT = Statement(select(SeatRow.number, SeatRow.user_id, SeatRow.name).where(col(SeatRow.table_id) == THIS_TABLE))
PLAYED_ON = Statement(
    select(SeatRow.table_id, SeatRow.number, SeatRow.name)
    .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
    .where(col(TableRow.continued_from).is_not(None), col(SeatRow.user_id).is_(None))
)
SITS = Statement(SEATED)
SHOWN_THEIRS = Statement(
    select(TableRow.id).where(IS_SHOWN, or_(col(TableRow.id).in_(SEATED), col(TableRow.id).in_(KEPT)))
)
SHOWN = Statement(select(TableRow.id).where(col(TableRow.id) == THIS_TABLE, IS_SHOWN))
POSTS_AT = Statement(select(PostRow.slot, PostRow.message_id).where(col(PostRow.table_id) == THIS_TABLE))
GONE_POSTS = Statement(
    select(PostRow.table_id, PostRow.slot).where(
        col(PostRow.slot).like(f"{PAST} % {NOBODY} %"), col(PostRow.message_id).is_(None)
    )
)
STANDS = Statement(select(SettingRow.value).where(col(SettingRow.key) == given("key")))

# What is done about it

LEAVE_NO_WORD = Statement(update(SeatRow).where(*SEAT_LEFT).values(lucky_word=null(), sat_by=null()))
NAMELESS_SEAT = Statement(update(SeatRow).where(*SEAT_LEFT).values(name=CALLED))
NAMELESS_RESULT = Statement(update(ResultRow).where(*RESULT_LEFT).values(name=CALLED))
NO_POSTS = Statement(delete(PostRow).where(col(PostRow.table_id).in_(SEATED), has_id(col(PostRow.slot))))
NO_POST = Statement(delete(PostRow).where(col(PostRow.table_id) == THIS_TABLE, col(PostRow.slot) == given("slot")))
RENAME_POST = changing(PostRow, ("slot",), ("table_id", "slot"))
NAMELESS = (
    Statement(update(SeatRow).where(col(SeatRow.user_id) == THIS_USER).values(**NO_PERSON, **NO_TRACE)),
    Statement(update(ResultRow).where(col(ResultRow.user_id) == THIS_USER).values(**NO_PERSON, **NO_RATING)),
)
REMOVED = (
    Statement(update(TableRow).where(col(TableRow.host_id) == THIS_USER).values(host_id=NOBODY)),
    Statement(delete(RatingRow).where(col(RatingRow.user_id) == THIS_USER)),
    Statement(delete(KeptSeatRow).where(col(KeptSeatRow.user_id) == THIS_USER)),
    Statement(delete(SolveRow).where(col(SolveRow.user_id) == THIS_USER)),
)
NO_DEADLINE = Statement(delete(DeadlineRow).where(col(DeadlineRow.what) == given("what")))
NO_SETTINGS = Statement(delete(SettingRow).where(has_id(col(SettingRow.key))))
NO_SETTING = Statement(delete(SettingRow).where(col(SettingRow.key) == given("key")))
NOTE = adding(SettingRow, ("key", "value"))
UNSHOWN = Statement(update(TableRow).where(col(TableRow.id) == THIS_TABLE).values(presented=0))


class Place(NamedTuple):
    """A seat that somebody has left."""

    table_id: int
    seat: int


class Traces(NamedTuple):
    """The seats that somebody has left, and the tables that have messages for them where they don't sit."""

    left: frozenset[Place]
    posted: frozenset[int]

    @property
    def tables(self) -> frozenset[int]:
        return self.posted | {place.table_id for place in self.left}


class Forgetting(StoreBase):
    async def forget(self, user_id: int, called: str, *, names: Iterable[str] = ()) -> Sequence[int]:
        """Delete this person, in one transaction. From now on they're `called` something that is nobody's name. The
        tables that have to be shown again are returned. `names` are some that they may have had.

        What has to be searched for row by row is looked up first, so that nobody has to wait for that."""
        traces = await self._traces(user_id, [cleaned(name, LONGEST_NAME) for name in names])
        return await self._forget(user_id, called, traces)

    @reads
    async def _traces(self, session: Session, user_id: int, names: Collection[str]) -> Traces:
        known = {*names} | {row[0] for each in NAMES_OF for row in await session.rows(each, this_user=user_id)}
        settings = await session.rows(SETTINGS_OF, **patterns(user_id))
        left = {Place(int(key.split()[2]), int(seat)) for key, seat in settings if key.startswith(f"{LEFT} {user_id} ")}
        posted = {
            table_id for (table_id,) in await session.rows(TABLES_WITH_POSTS, this_user=user_id, **patterns(user_id))
        }
        for table_id in posted:  # before there were such settings, leaving a game left nothing but a message behind
            seats = await session.rows(SEATS_AT, this_table=table_id)
            left |= {Place(table_id, seat) for seat, user, name in seats if user is None and name in known}
        on = await session.rows(PLAYED_ON)
        return Traces(frozenset(left | {Place(*row[:2]) for row in on if row[2] in known}), frozenset(posted))

    @writes
    async def _forget(self, session: Session, user_id: int, called: str, traces: Traces) -> Sequence[int]:
        since = self.clock.now - RECENT
        shown = {row[0] for row in await session.rows(SHOWN_THEIRS, this_user=user_id, since=since)}
        for table_id in traces.tables:
            shown |= {row[0] for row in await session.rows(SHOWN, this_table=table_id, since=since)}
        for table_id, seat in sorted(traces.left):
            await session.change(LEAVE_NO_WORD, this_table=table_id, this_seat=seat)
            await session.change(NAMELESS_RESULT, this_table=table_id, this_seat=seat, called=called)
            if table_id not in shown:
                await session.change(NAMELESS_SEAT, this_table=table_id, this_seat=seat, called=called)
        for table_id in sorted(shown):
            await self._vanish(session, table_id, user_id, called, traces.left)
        for table_id in sorted(traces.posted - shown):
            await _clear_posts(session, table_id, user_id, is_shown=False)
        await session.change(NO_POSTS, this_user=user_id, **patterns(user_id))
        for statement in NAMELESS:
            await session.change(statement, this_user=user_id, called=called)
        for statement in REMOVED:
            await session.change(statement, this_user=user_id)
        await session.change(NO_DEADLINE, what=f"{KEEP} {user_id}")
        await session.change(NO_SETTINGS, **patterns(user_id))
        await to_be_scrubbed(session)
        return sorted(shown)

    async def _vanish(
        self, session: Session, table_id: int, user_id: int, called: str, left: Collection[Place]
    ) -> None:
        """From a table that people still look at: it's a new version."""
        table = await find_table(session, table_id)
        for seat in [*table.seats]:
            if seat.user_id == user_id:
                _stand_up(table, seat, called)
            elif seat.user_id is None and (table_id, seat.number) in left:
                table.change_seat(seat, name=called)
        table.kept = [each for each in table.kept if each.user_id != user_id]
        if table.row.host_id == user_id:
            table.row.host_id = NOBODY  # it's passed on if anybody is left
        await _clear_posts(session, table_id, user_id, is_shown=True)
        await table.save(self.clock.now)

    async def tidy_posts(self, user_ids: Collection[int] = ()) -> Sequence[int]:
        """Whoever was just showing a table may have written down a message for somebody who was deleted meanwhile:
        that is cleared away, too. So are the rows of messages that are gone. The tables that have to be shown again."""
        posted = {user_id: (await self._traces(user_id, ())).posted for user_id in user_ids}
        return await self._tidy_posts(posted)

    @writes
    async def _tidy_posts(self, session: Session, posted: dict[int, frozenset[int]]) -> Sequence[int]:
        shown = set[int]()
        for user_id, tables in posted.items():
            sits = {table_id for (table_id,) in await session.rows(SITS, this_user=user_id)}
            for table_id in tables - sits:
                if await _clear_posts(session, table_id, user_id, is_shown=True):
                    await session.change(UNSHOWN, this_table=table_id)
                    shown.add(table_id)
        for table_id, slot in await session.rows(GONE_POSTS):
            await session.change(NO_POST, this_table=table_id, slot=slot)
        return sorted(shown)

    async def scrub(self) -> bool:
        """Wipe what was deleted from the files of the database as well, if there's something to wipe. Whether that's
        done: somebody may be in the way."""
        if not await self.is_to_be_scrubbed():
            return True
        if not await self.database.scrub():
            return False
        await self._scrubbed()
        return True

    @reads
    async def is_to_be_scrubbed(self, session: Session) -> bool:
        return await session.first(STANDS, key=SCRUB) is not None

    @writes
    async def _scrubbed(self, session: Session) -> None:
        await session.change(NO_SETTING, key=SCRUB)


def _stand_up(table: TableInTransaction, seat: Seat, called: str) -> None:
    """As if they had left: but after the game nobody takes their place."""
    if table.status is Status.LOBBY:
        table.seats.remove(seat)
        return
    if table.status.begun:
        table.hand_over(seat, STAND_IN)
        seat = table.seat(seat.number)
    table.change_seat(
        seat, user_id=None, name=called, dm_channel_id=None, dm_open=None, last_click=None, lucky_word=None
    )


async def _clear_posts(session: Session, table_id: int, user_id: int, *, is_shown: bool) -> int:
    """Messages for somebody who is gone. Where they're still to be cleared away, nobody's id takes the place of
    theirs until then. How many those are."""
    slots = {row[0]: row[1] for row in await session.rows(POSTS_AT, this_table=table_id)}
    theirs = [slot for slot in sorted(slots) if str(user_id) in slot.split()]
    kept = [slot for slot in theirs if is_shown and slots[slot] is not None]
    for slot in kept:
        new = next(name for name in _past_slots(slot) if name not in slots)
        slots[new] = slots[slot]
        await session.change(RENAME_POST, this_table_id=table_id, this_slot=slot, new_slot=new)
    for slot in theirs:
        await session.change(NO_POST, this_table=table_id, slot=slot)
    return len(kept)


def _past_slots(slot: str) -> Iterable[str]:
    what = slot.removeprefix(f"{PAST} ").split()[0]
    return (f"{PAST} {what} {NOBODY} {number}" for number in range(1, 10**6))


async def to_be_scrubbed(session: Session) -> None:
    if await session.first(STANDS, key=SCRUB) is None:
        await session.change(NOTE, **numbered([{"key": SCRUB, "value": "due"}]))


async def note_leaving(session: Session, table_id: int, user_id: int, seat: int) -> None:
    """The seat keeps the name of whoever has left it: if they're deleted some day, this tells where it stands."""
    key = f"{LEFT} {user_id} {table_id}"
    if await session.first(STANDS, key=key) is None:
        await session.change(NOTE, **numbered([{"key": key, "value": str(seat)}]))
