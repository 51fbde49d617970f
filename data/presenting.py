"""How the world outside follows the tables: who shows them, what is posted where, what is due."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from sqlalchemy import tuple_
from sqlmodel import col, delete, or_, select, update

from .columns import NEVER
from .database import Session
from .door import Door, changes, looks
from .tables import DeadlineRow, GameRow, PostRow
from .values import OPEN, Deadline, Due, Post, Status

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

        An older generation or version changes nothing, nor does a second message of the same generation. So whoever
        gets back another message than they put has one too many, and takes it away.
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

    # What is due

    @changes
    async def put_deadlines(self, session: Session, game_id: int, *deadlines: Deadline) -> None:
        """These are all the deadlines of this table, and no others. A closed table has none."""
        held = select(GameRow.status).where(col(GameRow.id) == game_id).with_for_update()
        status = (await session.exec(held)).first()
        wanted = {each.what: each for each in deadlines if status in OPEN}
        these = select(DeadlineRow).where(col(DeadlineRow.game_id) == game_id).with_for_update()
        for row in await session.exec(these):
            each = wanted.pop(row.what, None)
            if each is None:
                await session.delete(row)
            elif each != _deadline(row):  # else it stays, and so does who has claimed it
                row.sqlmodel_update(each._asdict() | {"claimed_until": NEVER})
        session.add_all([DeadlineRow(game_id=game_id, **each._asdict()) for each in wanted.values()])

    @changes
    async def claim_due(self, session: Session, seconds: float) -> Sequence[Due]:
        """What is due now and nobody has claimed. Whoever claims it has so long to do it and say `met`."""
        now = self.clock()
        key = tuple_(col(DeadlineRow.game_id), col(DeadlineRow.what))
        ripe = (col(DeadlineRow.due) <= now, col(DeadlineRow.claimed_until) <= now)
        first = select(DeadlineRow.game_id, DeadlineRow.what).where(*ripe).order_by(col(DeadlineRow.due)).limit(MANY)
        claim = (
            update(DeadlineRow)
            .where(key.in_(first.with_for_update(skip_locked=True)), *ripe)
            .values(claimed_until=now + timedelta(seconds=seconds))
            .returning(DeadlineRow)
        )
        claimed = (await session.exec(claim)).scalars().all()
        return sorted((Due(row.game_id, _deadline(row)) for row in claimed), key=lambda due: due.deadline.due)

    @changes
    async def met(self, session: Session, due: Due) -> None:
        """It is done. A deadline that was set anew meanwhile stays."""
        what, when = due.deadline.what, due.deadline.due
        this = (
            col(DeadlineRow.game_id) == due.game_id,
            col(DeadlineRow.what) == what,
            col(DeadlineRow.due) == when,
        )
        await session.exec(delete(DeadlineRow).where(*this))


def _newer(post: Post, row: PostRow) -> bool:
    if post.generation != row.generation:
        return post.generation > row.generation
    same_message = post.message_id == row.message_id or None in (post.message_id, row.message_id)
    return same_message and post.version >= row.version


def _post(row: PostRow) -> Post:
    return Post(**row.model_dump(exclude={"game_id"}))


def _deadline(row: DeadlineRow) -> Deadline:
    return Deadline(row.what, row.due, row.seat, row.prompt, row.undos)


def _numbers(ids: Iterable[int | None]) -> list[int]:
    return [number for number in ids if number is not None]
