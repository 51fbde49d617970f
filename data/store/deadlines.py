"""What is due: each deadline is claimed by one process, and acted on in one transaction, which judges it anew."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import tuple_
from sqlmodel import col, delete, select, update

from engine.record import Said

from . import time_limits as clocks
from .database import Session
from .models import DeadlineRow
from .play import Play
from .posts import MANY
from .table_in_transaction import Place, deadline_of, find
from .transactions import changes, looks, or_says_why
from .values import Due, Status, Table

LATE = timedelta(minutes=1)  # nobody was there to take clicks: people get some time anew
NOBODY_BACK = "nobody-back"  # why a game ends that was paused


class Lapsing(Play):
    @looks
    async def next_due(self, session: Session) -> datetime | None:
        """When there will be something to do, unless somebody is at it."""
        free = col(DeadlineRow.claimed_until) <= self.clock.now
        return (await session.exec(select(DeadlineRow.due).where(free).order_by(col(DeadlineRow.due)).limit(1))).first()

    @changes
    async def claim_due(self, session: Session, seconds: float) -> Sequence[Due]:
        """What is due now and nobody has claimed. Whoever claims it has so long to act on it."""
        now = self.clock.now
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
        return sorted((Due(row.game_id, deadline_of(row)) for row in claimed), key=lambda due: due.deadline.due)

    @changes
    async def met(self, session: Session, due: Due) -> None:
        """It is done, or cannot be done. A deadline that was set anew meanwhile stays."""
        what, when = due.deadline.what, due.deadline.due
        this = (
            col(DeadlineRow.game_id) == due.game_id,
            col(DeadlineRow.what) == what,
            col(DeadlineRow.due) == when,
        )
        await session.exec(delete(DeadlineRow).where(*this))

    @or_says_why
    @changes
    async def lapse(self, session: Session, due: Due) -> Table | None:
        """The time is up: what follows from it happens, once, if the deadline still stands. None if it does not."""
        place = (await find(session, due.game_id)).standing()
        row = next((row for row in place.deadlines if deadline_of(row) == due.deadline), None)
        if row is None:
            return None
        match due.deadline.what.partition(" ")[0]:
            case clocks.MOVE | clocks.END if self.clock.now - row.due > LATE:
                row.due = self.clock.now + clocks.grace_of(place.table())
            case clocks.MOVE:
                self._overslept(place, row)
            case clocks.WINDOW:
                return await self._closed(place, row)
            case clocks.REMIND:
                await place.drop(row)
            case clocks.END:
                place.close(Status.STOPPED, NOBODY_BACK)
            case _:
                return None
        return await place.changed(self.clock.now)

    def _overslept(self, place: Place, row: DeadlineRow) -> None:
        """Stand-ins play for all who have not answered, if they could."""
        for prompt in place.game().prompts():
            seat = place.seat(prompt.seat)
            if prompt.id == row.prompt and prompt.answer is None and seat.user_id is not None:
                seat.asleep = True

    async def _closed(self, place: Place, row: DeadlineRow) -> Table:
        """Whoever has not answered says the harmless thing."""
        game = place.in_play().game()
        while silent := [each for each in game.prompts() if each.id == row.prompt and each.answer is None]:
            seat, word = silent[0].seat, silent[0].default or silent[0].moves[0]
            game.play(seat, word)
            self._log(place, game, Said(seat, word), None)
        if game.outcome is not None:
            self._finish(place, game)
        return await place.changed(self.clock.now, game)
