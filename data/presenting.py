"""How the world outside follows the tables: who shows them, what is posted where, what is due."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from sqlmodel import col, or_, select, update

from .columns import NEVER
from .database import Session
from .door import Door, changes, looks
from .tables import GameRow, PostRow
from .values import Post, Status

MANY = 100  # no more at once: what is left comes next time


class Presenting(Door):
    # Who shows a table

    @changes
    async def lease(self, session: Session, game_id: int, owner: str, seconds: float) -> bool:
        """Become the one who shows this table, for so long; or stay it. False if somebody else is."""
        now = self.clock()
        free = or_(col(GameRow.lease_until) <= now, col(GameRow.lease_owner) == owner)
        take = (
            update(GameRow)
            .where(col(GameRow.id) == game_id, free)
            .values(lease_owner=owner, lease_until=now + timedelta(seconds=seconds))
            .returning(col(GameRow.id))
        )
        return (await session.exec(take)).first() is not None

    @changes
    async def presented(self, session: Session, game_id: int, owner: str, version: int) -> bool:
        """Everything of this version is shown, and the lease is given back.

        False if there is a newer version, which is to be shown too, or if the lease has gone to somebody else.
        """
        done = (
            update(GameRow)
            .where(col(GameRow.id) == game_id, col(GameRow.lease_owner) == owner, col(GameRow.version) == version)
            .values(presented=version, lease_owner=None, lease_until=NEVER)
            .returning(col(GameRow.id))
        )
        return (await session.exec(done)).first() is not None

    @changes
    async def release(self, session: Session, game_id: int, owner: str) -> None:
        """Give the lease back though not everything is shown."""
        mine = (col(GameRow.id) == game_id, col(GameRow.lease_owner) == owner)
        await session.exec(update(GameRow).where(*mine).values(lease_owner=None, lease_until=NEVER))

    @looks
    async def behind(self, session: Session, untouched_since: datetime) -> Sequence[int]:
        """The tables of which not everything is shown and nobody sees to it, longest first."""
        left = (
            select(GameRow.id)
            .where(
                col(GameRow.presented) < col(GameRow.version),
                col(GameRow.touched) <= untouched_since,
                col(GameRow.lease_until) <= self.clock(),
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
        rows = await session.exec(select(PostRow).where(col(PostRow.game_id) == game_id))
        return {row.slot: _post(row) for row in rows}

    @changes
    async def put_posts(self, session: Session, game_id: int, *posts: Post) -> Mapping[str, Post]:
        """Remember what was posted or edited; what stands in these slots now comes back.

        An older generation or version changes nothing, nor does a second message of the same generation, or none
        where there is one. So whoever gets back another message than they put has one too many, and takes it away.
        """
        slots = [post.slot for post in posts]
        these = select(PostRow).where(col(PostRow.game_id) == game_id, col(PostRow.slot).in_(slots))
        rows = {row.slot: row for row in await session.exec(these.with_for_update())}
        for post in posts:
            row = rows.get(post.slot)
            if row is None:
                row = rows[post.slot] = PostRow(game_id=game_id, **post._asdict())
                session.add(row)
            elif _newer(post, row):
                row.sqlmodel_update(post._asdict())
        return {slot: _post(row) for slot, row in rows.items()}


def _newer(post: Post, row: PostRow) -> bool:
    if post.generation != row.generation:
        return post.generation > row.generation
    same_message = row.message_id in (None, post.message_id)
    return same_message and post.version >= row.version


def _post(row: PostRow) -> Post:
    return Post(**row.model_dump(exclude={"game_id"}))


def _numbers(ids: Iterable[int | None]) -> list[int]:
    return [number for number in ids if number is not None]
