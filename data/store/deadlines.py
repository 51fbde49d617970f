"""What is due: each deadline is claimed by one process and acted on in one transaction, which checks it again first."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import tuple_
from sqlmodel import col, delete, select, update

from engine.record import Said

from . import time_limits
from .database import Session
from .models import DeadlineRow
from .play import Play
from .posts import MANY
from .table_in_transaction import TableInTransaction, deadline_of, find_table
from .transactions import may_refuse, reads, writes
from .values import Due, Status, Table

LATE = timedelta(minutes=1)  # then the program must have been down, and nobody could click: people get more time
NOBODY_BACK = "nobody-back"  # why a paused game ends
IDLE = "idle"  # why a game without a clock is cleared away


class Deadlines(Play):
    @reads
    async def next_due(self, session: Session) -> datetime | None:
        """When there will be something to do that nobody has claimed."""
        free = col(DeadlineRow.claimed_until) <= self.clock.now
        return (await session.exec(select(DeadlineRow.due).where(free).order_by(col(DeadlineRow.due)).limit(1))).first()

    @writes
    async def claim_due(self, session: Session, seconds: float) -> Sequence[Due]:
        """Claim what is due and not yet claimed: there are so many seconds to act on it before others may."""
        now = self.clock.now
        key = tuple_(col(DeadlineRow.table_id), col(DeadlineRow.what))
        ripe = (col(DeadlineRow.due) <= now, col(DeadlineRow.claimed_until) <= now)
        first = select(DeadlineRow.table_id, DeadlineRow.what).where(*ripe).order_by(col(DeadlineRow.due)).limit(MANY)
        claim = (
            update(DeadlineRow)
            .where(key.in_(first.with_for_update(skip_locked=True)), *ripe)
            .values(claimed_until=now + timedelta(seconds=seconds))
            .returning(DeadlineRow)
        )
        claimed = (await session.exec(claim)).scalars().all()
        return sorted((Due(row.table_id, deadline_of(row)) for row in claimed), key=lambda due: due.deadline.due)

    @writes
    async def discard(self, session: Session, due: Due) -> None:
        """It's done, or can't be done. If it has been set again in the meantime, it stays."""
        what, when = due.deadline.what, due.deadline.due
        this = (
            col(DeadlineRow.table_id) == due.table_id,
            col(DeadlineRow.what) == what,
            col(DeadlineRow.due) == when,
        )
        await session.exec(delete(DeadlineRow).where(*this))

    @may_refuse
    @writes
    async def act_on(self, session: Session, due: Due) -> Table | None:
        """Time is up: what follows happens, once. None if the table no longer has this deadline."""
        table = (await find_table(session, due.table_id)).still_open()
        row = next((row for row in table.deadlines if deadline_of(row) == due.deadline), None)
        if row is None:
            return None
        match due.deadline.what.partition(" ")[0]:
            case time_limits.MOVE | time_limits.END | time_limits.IDLE if self.clock.now - row.due > LATE:
                row.due = self.clock.now + time_limits.grace_of(table.value())
            case time_limits.MOVE:
                self._put_to_sleep(table, row)
            case time_limits.WINDOW:
                return await self._close_window(table, row)
            case time_limits.REMIND:
                await table.remove_deadline(row)
            case time_limits.END:
                table.set_status(Status.STOPPED, NOBODY_BACK)
            case time_limits.KEEP:
                await self._free_seat(table, row)
            case time_limits.IDLE:
                table.set_status(Status.EXPIRED, IDLE)
            case _:
                return None
        return await table.save(self.clock.now)

    async def _free_seat(self, table: TableInTransaction, row: DeadlineRow) -> None:
        """Nobody came for the seat that was kept."""
        if kept := table.seat_kept_for(int(row.what.removeprefix(time_limits.KEEP))):
            await table.free_seat(kept)

    def _put_to_sleep(self, table: TableInTransaction, row: DeadlineRow) -> None:
        """Computers play for everyone who could have answered and hasn't."""
        for prompt in table.game().prompts():
            seat = table.seat(prompt.seat)
            if prompt.id == row.prompt and prompt.answer is None and seat.user_id is not None:
                seat.asleep = True

    async def _close_window(self, table: TableInTransaction, row: DeadlineRow) -> Table:
        """Whoever hasn't answered gives the harmless answer."""
        game = table.in_play().game()
        while silent := [each for each in game.prompts() if each.id == row.prompt and each.answer is None]:
            seat, word = silent[0].seat, silent[0].default or silent[0].moves[0]
            game.play(seat, word)
            self._log(table, game, Said(seat, word), None)
        if game.outcome is not None:
            self._finish(table, game)
        return await table.save(self.clock.now, game)
