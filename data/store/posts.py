"""How the world outside follows the tables: who shows them, what is posted where, what is due."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlmodel import col, or_, select, update

from .columns import NEVER
from .database import Session
from .models import GameRow, PostRow, SettingRow
from .table_in_transaction import find
from .transactions import Door, changes, looks
from .values import Post, Redrawn, Status, Table, Work

MANY = 100  # no more at once: what is left comes next time


class Presented(NamedTuple):
    """What stands in the slots that were written. If it is not the newest version, or the lease has gone to somebody
    else, there is more to show."""

    is_newest: bool
    posts: Mapping[str, Post]


class Presenting(Door):
    # Who shows a table

    @changes
    async def take_up(
        self,
        session: Session,
        game_id: int,
        owner: str,
        seconds: float,
        *,
        known: Table | None = None,
        redrawn: Sequence[Redrawn] = (),
        settings: Callable[[Table], Sequence[str]] = lambda _: (),
    ) -> Work | None:
        """Lease this table, and get all that is needed to show it. None if somebody else has it, or there is none.

        What clicks have `redrawn` is written down in any case, but without the lease it is in doubt. The game of a
        `known` table is not loaded again, if it is still the newest. `settings` tells which of them are needed.
        """
        is_ours = await _lease(session, game_id, owner, self.clock.now, seconds)
        if redrawn:
            standing = await _held(session, game_id, [each.slot for each in redrawn])
            for each in redrawn:
                if row := standing.get(each.slot):
                    row.sqlmodel_update(_drawn_on(_post(row), each, is_ours=is_ours)._asdict())
        if not is_ours:
            return None
        place = await find(session, game_id)
        table = place.table(known.game if known and known.version == place.row.version else None)
        return Work(table, await _posts_of(session, game_id), await settings_of(session, settings(table)))

    @changes
    async def lease(self, session: Session, game_id: int, owner: str, seconds: float) -> bool:
        """Become the one who shows this table, for so long from now on; or stay it. False if somebody else is."""
        return await _lease(session, game_id, owner, self.clock.now, seconds)

    @changes
    async def presented(
        self, session: Session, game_id: int, owner: str, version: int, posts: Sequence[Post] = ()
    ) -> Presented:
        """Everything of this version is shown, these messages among it, and the lease is given back."""
        done = (
            update(GameRow)
            .where(col(GameRow.id) == game_id, col(GameRow.lease_owner) == owner, col(GameRow.version) == version)
            .values(presented=version, lease_owner=None, lease_until=NEVER)
            .returning(col(GameRow.id))
        )
        is_newest = (await session.exec(done)).first() is not None
        return Presented(is_newest, await _put(session, game_id, posts))

    @changes
    async def release(
        self, session: Session, game_id: int, owner: str, posts: Sequence[Post] = ()
    ) -> Mapping[str, Post]:
        """Give the lease back though not everything is shown, but these messages."""
        mine = (col(GameRow.id) == game_id, col(GameRow.lease_owner) == owner)
        await session.exec(update(GameRow).where(*mine).values(lease_owner=None, lease_until=NEVER))
        return await _put(session, game_id, posts)

    @looks
    async def behind(self, session: Session, untouched_since: datetime) -> Sequence[int]:
        """The tables of which not everything is shown and nobody sees to it, longest first."""
        left = (
            select(GameRow.id)
            .where(
                col(GameRow.presented) < col(GameRow.version),
                col(GameRow.touched) <= untouched_since,
                col(GameRow.lease_until) <= self.clock.now,
            )
            .order_by(col(GameRow.touched))
            .limit(MANY)
        )
        return _numbers(await session.exec(left))

    @looks
    async def idle_lobbies(self, session: Session, untouched_since: datetime) -> Sequence[int]:
        idle = (
            select(GameRow.id)
            .where(col(GameRow.status) == Status.LOBBY, col(GameRow.touched) <= untouched_since)
            .limit(MANY)
        )
        return _numbers(await session.exec(idle))

    # What is posted where

    @looks
    async def posts(self, session: Session, game_id: int) -> Mapping[str, Post]:
        """The messages of the table, by their slots."""
        return await _posts_of(session, game_id)

    @changes
    async def doubt_post(self, session: Session, game_id: int, slot: str) -> None:
        """Perhaps the message is lost, which the next change of it tells: nobody knows what it shows."""
        this = (col(PostRow.game_id) == game_id, col(PostRow.slot) == slot, col(PostRow.message_id).is_not(None))
        await session.exec(update(PostRow).where(*this).values(digest=""))

    @changes
    async def date_post(self, session: Session, game_id: int, slot: str, posted: datetime, *, before: int) -> None:
        """The message counts as posted then, if it is older than another one."""
        this = (col(PostRow.game_id) == game_id, col(PostRow.slot) == slot, col(PostRow.message_id) < before)
        await session.exec(update(PostRow).where(*this).values(posted=posted))

    @changes
    async def put_posts(self, session: Session, game_id: int, *posts: Post) -> Mapping[str, Post]:
        """Remember what was posted or edited; what stands in these slots now comes back.

        An older generation or version changes nothing, nor does a second message of the same generation, or none
        where there is one. So whoever gets back another message than they put has one too many, and takes it away.
        """
        return await _put(session, game_id, posts)


async def _lease(session: Session, game_id: int, owner: str, now: datetime, seconds: float) -> bool:
    free = or_(col(GameRow.lease_until) <= now, col(GameRow.lease_owner) == owner)
    take = (
        update(GameRow)
        .where(col(GameRow.id) == game_id, free)
        .values(lease_owner=owner, lease_until=now + timedelta(seconds=seconds))
        .returning(col(GameRow.id))
    )
    return (await session.exec(take)).first() is not None


async def _posts_of(session: Session, game_id: int) -> Mapping[str, Post]:
    rows = await session.exec(select(PostRow).where(col(PostRow.game_id) == game_id))
    return {row.slot: _post(row) for row in rows}


async def _held(session: Session, game_id: int, slots: Sequence[str]) -> dict[str, PostRow]:
    """Those rows, which nobody else changes before this is over."""
    these = select(PostRow).where(col(PostRow.game_id) == game_id, col(PostRow.slot).in_(slots))
    return {row.slot: row for row in await session.exec(these.with_for_update())}


async def _put(session: Session, game_id: int, posts: Sequence[Post]) -> Mapping[str, Post]:
    if not posts:
        return {}
    rows = await _held(session, game_id, [post.slot for post in posts])
    for post in posts:
        row = rows.get(post.slot)
        if row is None:
            row = rows[post.slot] = PostRow(game_id=game_id, **post._asdict())
            session.add(row)
        elif _newer(post, row):
            date = {"posted": row.posted} if post.generation == row.generation else {}  # others may have changed it
            row.sqlmodel_update(post._asdict() | date)
    return {slot: _post(row) for slot, row in rows.items()}


def _drawn_on(post: Post, redrawn: Redrawn, *, is_ours: bool) -> Post:
    """Whoever does not have the lease cannot know what the one who has it draws over this a moment later."""
    drawn = redrawn.on(post)
    return drawn if is_ours or drawn.message_id is None else drawn.doubted()


def _newer(post: Post, row: PostRow) -> bool:
    if post.generation != row.generation:
        return post.generation > row.generation
    same_message = row.message_id in (None, post.message_id)
    return same_message and post.version >= row.version


def _post(row: PostRow) -> Post:
    return Post(**row.model_dump(exclude={"game_id"}))


def _numbers(ids: Iterable[int | None]) -> list[int]:
    return [number for number in ids if number is not None]


async def settings_of(session: Session, keys: Sequence[str]) -> Mapping[str, str]:
    """Those of them that are set."""
    rows = await session.exec(select(SettingRow).where(col(SettingRow.key).in_(keys))) if keys else ()
    return {row.key: row.value for row in rows}
