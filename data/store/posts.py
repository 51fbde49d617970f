"""How Discord follows the tables: who shows each table, and what is posted where."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlmodel import col, delete, or_, select, update

from .columns import LONG_AGO
from .database import Session
from .models import PostRow, SettingRow, TableRow
from .table_in_transaction import find_table
from .transactions import StoreBase, reads, writes
from .values import Post, Redrawn, Status, Table, Token, Work

MANY = 100  # at most so many at once: the rest comes next time


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
        settings: Callable[[Table], Sequence[str]] = lambda _: (),
    ) -> Work | None:
        """Lease this table and get all it takes to show it. None if there's no such table, or it's leased already.

        What clicks have `redrawn`, in `private` answers too, is always written down, but without the lease it's in
        doubt. The game of a `known` table isn't loaded again if that's still the newest version. `settings` says which
        settings are needed.
        """
        is_ours = await _lease(session, table_id, owner, self.clock.now, seconds)
        if redrawn:
            standing = await _locked(session, table_id, [each.slot for each in redrawn])
            for each in redrawn:
                if row := standing.get(each.slot):
                    row.sqlmodel_update(_columns(_redrawn_post(_post(row), each, is_ours=is_ours)))
        for each in private:
            await _put_private(session, table_id, each if is_ours else each.doubted())
        if not is_ours:
            return None
        found = await find_table(session, table_id)
        table = found.value(known.game if known and known.version == found.row.version else None)
        return Work(table, await _posts_of(session, table_id), await settings_of(session, settings(table)))

    @writes
    async def lease(self, session: Session, table_id: int, owner: str, seconds: float) -> bool:
        """Be the one who shows this table, for so many seconds from now. False if somebody else is."""
        return await _lease(session, table_id, owner, self.clock.now, seconds)

    @writes
    async def mark_presented(
        self, session: Session, table_id: int, owner: str, version: int, posts: Sequence[Post] = ()
    ) -> Presented:
        """All of this version is shown, including these messages, and the lease is given back."""
        done = (
            update(TableRow)
            .where(col(TableRow.id) == table_id, col(TableRow.lease_owner) == owner, col(TableRow.version) == version)
            .values(presented=version, lease_owner=None, lease_until=LONG_AGO)
            .returning(col(TableRow.id))
        )
        is_newest = (await session.exec(done)).first() is not None
        return Presented(is_newest, await _put_posts(session, table_id, posts))

    @writes
    async def release(
        self, session: Session, table_id: int, owner: str, posts: Sequence[Post] = ()
    ) -> Mapping[str, Post]:
        """Give the lease back though only these messages are shown, and not everything."""
        mine = (col(TableRow.id) == table_id, col(TableRow.lease_owner) == owner)
        await session.exec(update(TableRow).where(*mine).values(lease_owner=None, lease_until=LONG_AGO))
        return await _put_posts(session, table_id, posts)

    @reads
    async def tables_behind(self, session: Session, untouched_since: datetime) -> Sequence[int]:
        """The tables that aren't fully shown though nobody is working on them, the longest waiting first."""
        left = (
            select(TableRow.id)
            .where(
                col(TableRow.presented) < col(TableRow.version),
                col(TableRow.touched) <= untouched_since,
                col(TableRow.lease_until) <= self.clock.now,
            )
            .order_by(col(TableRow.touched))
            .limit(MANY)
        )
        return _ids(await session.exec(left))

    @reads
    async def idle_lobbies(self, session: Session, untouched_since: datetime) -> Sequence[int]:
        idle = (
            select(TableRow.id)
            .where(col(TableRow.status) == Status.LOBBY, col(TableRow.touched) <= untouched_since)
            .limit(MANY)
        )
        return _ids(await session.exec(idle))

    # What is posted where

    @reads
    async def posts(self, session: Session, table_id: int) -> Mapping[str, Post]:
        """The messages of the table, by their slots."""
        return await _posts_of(session, table_id)

    @writes
    async def doubt_post(self, session: Session, table_id: int, slot: str) -> None:
        """The message may be lost. Nobody knows what it shows now, so it will be edited, and that will tell."""
        this = (col(PostRow.table_id) == table_id, col(PostRow.slot) == slot, col(PostRow.message_id).is_not(None))
        await session.exec(update(PostRow).where(*this).values(digest=""))

    @writes
    async def backdate_post(self, session: Session, table_id: int, slot: str, posted: datetime, *, before: int) -> None:
        """Count the message as posted at this time, if it's older than the message `before`."""
        this = (col(PostRow.table_id) == table_id, col(PostRow.slot) == slot, col(PostRow.message_id) < before)
        await session.exec(update(PostRow).where(*this).values(posted=posted))

    @writes
    async def put_private(self, session: Session, table_id: int, post: Post) -> None:
        """Remember a message that only one person sees. The one that stood in its slot is cleared away."""
        live = col(PostRow.expires) > self.clock.now  # there are few of these, and an index finds them
        elsewhere = (live, col(PostRow.message_id) == post.message_id, col(PostRow.table_id) != table_id)
        await session.exec(delete(PostRow).where(*elsewhere))  # it showed another table until now
        await _put_private(session, table_id, post)

    @reads
    async def tables_with_tokens(self, session: Session, until: datetime) -> Sequence[int]:
        """The tables that have private messages which can't be changed any more from this time on."""
        ending = select(PostRow.table_id).where(col(PostRow.expires) <= until).distinct().limit(MANY)
        return _ids(await session.exec(ending))

    @writes
    async def put_posts(self, session: Session, table_id: int, *posts: Post) -> Mapping[str, Post]:
        """Remember what was posted or edited, and return what is in these slots now.

        An older generation or version changes nothing. Neither does a second message of the same generation, nor none
        where there is one. So if you get back another message than you put, yours is one too many: delete it.
        """
        return await _put_posts(session, table_id, posts)


async def _lease(session: Session, table_id: int, owner: str, now: datetime, seconds: float) -> bool:
    free = or_(col(TableRow.lease_until) <= now, col(TableRow.lease_owner) == owner)
    take = (
        update(TableRow)
        .where(col(TableRow.id) == table_id, free)
        .values(lease_owner=owner, lease_until=now + timedelta(seconds=seconds))
        .returning(col(TableRow.id))
    )
    return (await session.exec(take)).first() is not None


async def _posts_of(session: Session, table_id: int) -> Mapping[str, Post]:
    rows = await session.exec(select(PostRow).where(col(PostRow.table_id) == table_id))
    return {row.slot: _post(row) for row in rows}


async def _locked(session: Session, table_id: int, slots: Sequence[str]) -> dict[str, PostRow]:
    """These rows, locked until the transaction is over."""
    these = select(PostRow).where(col(PostRow.table_id) == table_id, col(PostRow.slot).in_(slots))
    return {row.slot: row for row in await session.exec(these.with_for_update())}


async def _put_posts(session: Session, table_id: int, posts: Sequence[Post]) -> Mapping[str, Post]:
    if not posts:
        return {}
    rows = await _locked(session, table_id, [post.slot for post in posts])
    for post in posts:
        row = rows.get(post.slot)
        if row is None:
            row = rows[post.slot] = PostRow(table_id=table_id, **_columns(post))
            session.add(row)
        elif _is_newer(post, row):
            row.sqlmodel_update(_columns(post) | (_kept(row) if post.generation == row.generation else {}))
    return {slot: _post(row) for slot, row in rows.items()}


def _kept(row: PostRow) -> dict[str, Any]:
    """What somebody else may have changed in the meantime."""
    return {"posted": row.posted, "token": row.token, "expires": row.expires}


async def _put_private(session: Session, table_id: int, post: Post) -> None:
    row = (await _locked(session, table_id, [post.slot])).get(post.slot)
    if row is None:
        session.add(PostRow(table_id=table_id, **_columns(post)))
        return
    old = _post(row)
    if old.message_id == post.message_id:
        new = post._replace(generation=old.generation)
        row.sqlmodel_update(_columns(new if old.version <= new.version else new.doubted()))
        return
    if old.message_id is not None:
        session.add(PostRow(table_id=table_id, **_columns(old.replaced())))
    row.sqlmodel_update(_columns(post._replace(generation=old.generation + 1)))


def _redrawn_post(post: Post, redrawn: Redrawn, *, is_ours: bool) -> Post:
    """Without the lease we can't know what its owner will draw over this a moment later."""
    drawn = redrawn.on(post)
    return drawn if is_ours or drawn.message_id is None else drawn.doubted()


def _is_newer(post: Post, row: PostRow) -> bool:
    if post.generation != row.generation:
        return post.generation > row.generation
    same_message = row.message_id in (None, post.message_id)
    return same_message and post.version >= row.version


def _post(row: PostRow) -> Post:
    token = Token(row.token, row.expires) if row.token and row.expires else None
    return Post(**row.model_dump(exclude={"table_id", "token", "expires"}), token=token)


def _columns(post: Post) -> dict[str, Any]:
    secret, expires = post.token or (None, None)
    return post._asdict() | {"token": secret, "expires": expires}


def _ids(ids: Iterable[int | None]) -> list[int]:
    return [each for each in ids if each is not None]


async def settings_of(session: Session, keys: Sequence[str]) -> Mapping[str, str]:
    """Those of them that are set."""
    rows = await session.exec(select(SettingRow).where(col(SettingRow.key).in_(keys))) if keys else ()
    return {row.key: row.value for row in rows}
