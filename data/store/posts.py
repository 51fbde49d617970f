"""How Discord follows the tables: who shows each table, and what is posted where."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Select, null
from sqlmodel import bindparam, col, delete, or_, select, update

from .columns import LONG_AGO
from .models import PostRow, SettingRow, TableRow
from .session import Session
from .statements import Statement, adding, changing, columns, numbered, several, several_values
from .table_in_transaction import find_table
from .transactions import StoreBase, reads, writes
from .values import Post, Redrawn, Status, Table, Token, Work

MANY = 100  # at most so many at once: the rest comes next time
COLUMNS = (*[name for name in Post._fields if name != "token"], "token", "expires")

THIS_TABLE = col(TableRow.id) == bindparam("this_table")
THIS_POST = (col(PostRow.table_id) == bindparam("this_table"), col(PostRow.slot) == bindparam("this_slot"))
MINE = col(TableRow.lease_owner) == bindparam("mine")
LEASE = Statement(
    update(TableRow)
    .where(THIS_TABLE, or_(col(TableRow.lease_until) <= bindparam("now"), MINE))
    .values(lease_owner=bindparam("mine"), lease_until=bindparam("until"))
)
PRESENTED = Statement(
    update(TableRow)
    .where(THIS_TABLE, MINE, col(TableRow.version) == bindparam("shown"))
    .values(presented=bindparam("shown"), lease_owner=null(), lease_until=LONG_AGO)
)
TOGETHER = 20  # leases renewed by one statement
RENEW = Statement(
    update(TableRow)
    .where(col(TableRow.id).in_(several("table", columns(TableRow, "id")[0], TOGETHER)), MINE)
    .values(lease_until=bindparam("until"))
)
RELEASE = Statement(update(TableRow).where(THIS_TABLE, MINE).values(lease_owner=null(), lease_until=LONG_AGO))
BEHIND = Statement(
    select(*columns(TableRow, "id", "guild_id", "touched"))  # pyright: ignore
    .where(
        col(TableRow.presented) < col(TableRow.version),
        col(TableRow.touched) <= bindparam("untouched_since"),
        col(TableRow.lease_until) <= bindparam("now"),
    )
    .order_by(col(TableRow.touched))
    .limit(MANY)
)
IDLE_LOBBIES = Statement(
    select(TableRow.id)
    .where(col(TableRow.status) == Status.LOBBY, col(TableRow.touched) <= bindparam("untouched_since"))
    .limit(MANY)
)
UNSHOWN = Statement(update(TableRow).where(THIS_TABLE).values(presented=0))
DOUBT = Statement(update(PostRow).where(*THIS_POST, col(PostRow.message_id).is_not(None)).values(digest=""))
BACKDATE = Statement(
    update(PostRow).where(*THIS_POST, col(PostRow.message_id) < bindparam("before")).values(posted=bindparam("then"))
)
ELSEWHERE = Statement(
    delete(PostRow).where(
        col(PostRow.expires) > bindparam("now"),  # there are few of these, and an index finds them
        col(PostRow.message_id) == bindparam("this_message"),
        col(PostRow.table_id) != bindparam("this_table"),
    )
)
ENDING = Statement(select(PostRow.table_id).where(col(PostRow.expires) <= bindparam("until")).distinct().limit(MANY))


def _posts() -> Select[*tuple[Any, ...]]:
    these = select(*columns(PostRow, *COLUMNS))  # pyright: ignore
    return these.where(col(PostRow.table_id) == bindparam("this_table")).order_by(col(PostRow.slot))


POSTS = Statement(_posts())
ALL_LOCKED = Statement(_posts().with_for_update())


class Behind(NamedTuple):
    """A table that isn't fully shown."""

    id: int
    guild_id: int | None
    touched: datetime


class Presented(NamedTuple):
    """What is in the slots that were written. If it isn't the newest version, or somebody else has the lease by now,
    there's more to show."""

    is_newest: bool
    posts: Mapping[str, Post]


class Posts(StoreBase):
    # Who shows a table

    @writes
    async def take_up(
        self,
        session: Session,
        table_id: int,
        owner: str,
        seconds: float,
        *,
        known: Table | None = None,
        redrawn: Sequence[Redrawn] = (),
        private: Sequence[Post] = (),
        covered: Collection[str] = (),
        settings: Callable[[Table], Sequence[str]] = lambda _: (),
    ) -> Work | None:
        """Lease this table and get all it takes to show it. None if there's no such table, or it's leased already.

        What clicks have `redrawn`, in `private` answers too, is always written down, but without the lease it's in
        doubt. So is whatever is in the `covered` slots. The game of a `known` table isn't loaded again if that's still
        the newest version. `settings` says which settings are needed.
        """
        is_ours = await _lease(session, table_id, owner, self.clock.now, seconds)
        posts = await _posts_of(session, table_id, ALL_LOCKED if redrawn or private or covered else POSTS)
        for each in redrawn:
            if old := posts.get(each.slot):
                await _write(session, table_id, posts, _redrawn_post(old, each, is_ours=is_ours))
        for each in private:
            await _put_private(session, table_id, posts, each if is_ours else each.doubted())
        for post in [posts[slot] for slot in covered if slot in posts]:
            await _write(session, table_id, posts, post.doubted())
        if not is_ours:
            if redrawn or private:
                await session.change(UNSHOWN, this_table=table_id)
            return None
        found = await find_table(session, table_id)
        if found.row.presented == found.row.version and any([each.is_doubted for each in posts.values()]):
            await session.change(UNSHOWN, this_table=table_id)
        table = found.value(known.game if known and known.version == found.row.version else None)
        return Work(table, posts, await settings_of(session, settings(table)))

    @writes
    async def lease(self, session: Session, table_id: int, owner: str, seconds: float) -> bool:
        """Be the one who shows this table, for so many seconds from now. False if somebody else is."""
        return await _lease(session, table_id, owner, self.clock.now, seconds)

    @writes
    async def renew_leases(self, session: Session, table_ids: Collection[int], owner: str, seconds: float) -> None:
        """Go on showing these tables, for so many seconds from now: those that nobody else has taken since."""
        until, ids = self.clock.now + timedelta(seconds=seconds), sorted(table_ids)
        for some in [ids[first : first + TOGETHER] for first in range(0, len(ids), TOGETHER)]:
            full = [*some, *some[-1:] * (TOGETHER - len(some))]
            await session.change(RENEW, **several_values("table", full), mine=owner, until=until)

    @writes
    async def mark_presented(
        self, session: Session, table_id: int, owner: str, version: int, posts: Sequence[Post] = ()
    ) -> Presented:
        """All of this version is shown, including these messages, and the lease is given back."""
        is_newest = await session.change(PRESENTED, this_table=table_id, mine=owner, shown=version) > 0
        return Presented(is_newest, await _put_posts(session, table_id, posts))

    @writes
    async def release(
        self, session: Session, table_id: int, owner: str, posts: Sequence[Post] = ()
    ) -> Mapping[str, Post]:
        """Give the lease back though only these messages are shown, and not everything."""
        await session.change(RELEASE, this_table=table_id, mine=owner)
        return await _put_posts(session, table_id, posts)

    @reads
    async def tables_behind(self, session: Session, untouched_since: datetime) -> Sequence[Behind]:
        """The tables that aren't fully shown though nobody is working on them, the longest waiting first."""
        rows = await session.rows(BEHIND, untouched_since=untouched_since, now=self.clock.now)
        return [Behind(*row) for row in rows]

    @reads
    async def idle_lobbies(self, session: Session, untouched_since: datetime) -> Sequence[int]:
        return _ids(await session.rows(IDLE_LOBBIES, untouched_since=untouched_since))

    # What is posted where

    @reads
    async def posts(self, session: Session, table_id: int) -> Mapping[str, Post]:
        """The messages of the table, by their slots."""
        return await _posts_of(session, table_id)

    @writes
    async def doubt_post(self, session: Session, table_id: int, slot: str) -> None:
        """The message may be lost. Nobody knows what it shows now, so it will be edited, and that will tell."""
        if await session.change(DOUBT, this_table=table_id, this_slot=slot):
            await session.change(UNSHOWN, this_table=table_id)

    @writes
    async def mark_unshown(self, session: Session, table_ids: Collection[int]) -> None:
        """There's something left to show at these tables, though everything was."""
        for table_id in table_ids:
            await session.change(UNSHOWN, this_table=table_id)

    @writes
    async def backdate_post(self, session: Session, table_id: int, slot: str, posted: datetime, *, before: int) -> None:
        """Count the message as posted at this time, if it's older than the message `before`."""
        await session.change(BACKDATE, this_table=table_id, this_slot=slot, before=before, then=posted)

    @writes
    async def put_private(self, session: Session, table_id: int, post: Post) -> None:
        """Remember a message that only one person sees. The one that stood in its slot is cleared away."""
        this = {"this_message": post.message_id, "this_table": table_id}
        await session.change(ELSEWHERE, **this, now=self.clock.now)  # it showed another table until now
        await _put_private(session, table_id, await _locked(session, table_id, [post.slot]), post)
        if post.is_doubted:
            await session.change(UNSHOWN, this_table=table_id)

    @reads
    async def tables_with_tokens(self, session: Session, until: datetime) -> Sequence[int]:
        """The tables that have private messages which can't be changed any more from this time on."""
        return _ids(await session.rows(ENDING, until=until))

    @writes
    async def put_posts(self, session: Session, table_id: int, *posts: Post) -> Mapping[str, Post]:
        """Remember what was posted or edited, and return what is in these slots now.

        An older generation or version changes nothing. Neither does a second message of the same generation, nor none
        where there is one. So if you get back another message than you put, yours is one too many: delete it.
        """
        return await _put_posts(session, table_id, posts)


async def _lease(session: Session, table_id: int, owner: str, now: datetime, seconds: float) -> bool:
    until = now + timedelta(seconds=seconds)
    return await session.change(LEASE, this_table=table_id, mine=owner, now=now, until=until) > 0


async def _posts_of(session: Session, table_id: int, these: Statement = POSTS, **which: object) -> dict[str, Post]:
    return {row[0]: _post(row) for row in await session.rows(these, this_table=table_id, **which)}


async def _locked(session: Session, table_id: int, slots: Sequence[str]) -> dict[str, Post]:
    """The posts in these slots, locked until the transaction is over."""
    return await _posts_of(session, table_id, _some_locked(len(slots)), **several_values("slot", slots))


@cache
def _some_locked(count: int) -> Statement:
    (slot,) = columns(PostRow, "slot")
    return Statement(_posts().where(slot.in_(several("slot", slot, count))).with_for_update())


async def _put_posts(session: Session, table_id: int, posts: Sequence[Post]) -> Mapping[str, Post]:
    if not posts:
        return {}
    standing = await _locked(session, table_id, [post.slot for post in posts])
    for post in posts:
        old = standing.get(post.slot)
        if old is None or post.generation > old.generation:
            await _write(session, table_id, standing, post)
        elif _is_newer(post, old):  # somebody else may have changed its date or its token in the meantime
            await _write(session, table_id, standing, post._replace(posted=old.posted, token=old.token))
    return standing


async def _put_private(session: Session, table_id: int, posts: dict[str, Post], post: Post) -> None:
    """Messages are numbered in the order they're posted, and the newest one stays: a click on an older message may be
    written down after it."""
    old = posts.get(post.slot)
    if old is None or old.message_id is None or post.message_id is None:
        new = post._replace(generation=old.generation + 1) if old else post
    elif old.message_id == post.message_id:
        new = post._replace(generation=old.generation)
        new = new if old.version <= new.version else new.doubted()
    else:
        older, newer = sorted((old, post), key=_number)
        await _write(session, table_id, posts, older._replace(generation=old.generation).replaced())
        new = newer._replace(generation=old.generation + 1)
    await _write(session, table_id, posts, new)


def _number(post: Post) -> int:
    return post.message_id or 0


async def _write(session: Session, table_id: int, posts: dict[str, Post], post: Post) -> None:
    """Make this the post in its slot, among those that are there."""
    old, new = posts.get(post.slot), _columns(post)
    posts[post.slot] = post
    if old is None:
        row = new | {"table_id": table_id}
        await session.change(adding(PostRow, tuple(row)), **numbered([row]))
        return
    before = _columns(old)
    other = {name: value for name, value in new.items() if value != before[name]}
    if other:
        change = changing(PostRow, tuple(other), ("table_id", "slot"))
        new_values = {f"new_{name}": value for name, value in other.items()}
        await session.change(change, **new_values, this_table_id=table_id, this_slot=post.slot)


def _redrawn_post(post: Post, redrawn: Redrawn, *, is_ours: bool) -> Post:
    """Without the lease we can't know what its owner will draw over this a moment later."""
    drawn = redrawn.on(post)
    return drawn if is_ours or drawn.message_id is None else drawn.doubted()


def _is_newer(post: Post, old: Post) -> bool:
    same_message = old.message_id in (None, post.message_id)
    return post.generation == old.generation and same_message and post.version >= old.version


def _post(row: Sequence[Any]) -> Post:
    *columns, token, expires = row
    return Post(*columns, token=Token(token, expires) if token and expires else None)


def _columns(post: Post) -> dict[str, Any]:
    secret, expires = post.token or (None, None)
    return post._asdict() | {"token": secret, "expires": expires}


def _ids(rows: Sequence[Sequence[Any]]) -> list[int]:
    return [number for (number,) in rows]


async def settings_of(session: Session, keys: Sequence[str]) -> Mapping[str, str]:
    """Those of them that are set."""
    if not keys:
        return {}
    rows = await session.rows(_settings(len(keys)), **several_values("key", keys))
    return {row[0]: row[1] for row in rows}


@cache
def _settings(count: int) -> Statement:
    (key,) = columns(SettingRow, "key")
    return Statement(select(SettingRow.key, SettingRow.value).where(key.in_(several("key", key, count))))
