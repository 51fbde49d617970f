"""What is due: each deadline is claimed by one process and acted on in one transaction, which checks it again first."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import tuple_
from sqlmodel import bindparam, col, delete, select, update

from engine.record import Said

from . import time_limits
from .finishing import finish
from .models import DeadlineRow
from .play import Play
from .posts import MANY
from .session import Session
from .statements import Statement, columns
from .table_in_transaction import TableInTransaction, find_table
from .transactions import may_refuse, reads, writes
from .values import Deadline, Due, Status, Table

LATE = timedelta(minutes=1)  # then the program must have been down, and nobody could click: people get more time
NOBODY_BACK, CHANNEL_GONE = "nobody-back", "channel-gone"  # why a paused game ends
IDLE = "idle"  # why a game without a clock is cleared away

FREE = col(DeadlineRow.claimed_until) <= bindparam("now")
RIPE = (col(DeadlineRow.due) <= bindparam("now"), FREE)
NEXT = Statement(select(DeadlineRow.due).where(FREE).order_by(col(DeadlineRow.due)).limit(1))
FIRST = select(DeadlineRow.table_id, DeadlineRow.what).where(*RIPE).order_by(col(DeadlineRow.due)).limit(MANY)
CLAIM = Statement(
    update(DeadlineRow)
    .where(tuple_(col(DeadlineRow.table_id), col(DeadlineRow.what)).in_(FIRST.with_for_update(skip_locked=True)), *RIPE)
    .values(claimed_until=bindparam("until"))
    .returning(*columns(DeadlineRow, "table_id", *Deadline._fields))
)
DISCARD = Statement(
    delete(DeadlineRow).where(
        col(DeadlineRow.table_id) == bindparam("table_id"),
        col(DeadlineRow.what) == bindparam("what"),
        col(DeadlineRow.due) == bindparam("due"),
    )
)


class Deadlines(Play):
    @reads
    async def next_due(self, session: Session) -> datetime | None:
        """When there will be something to do that nobody has claimed."""
        return await session.first(NEXT, now=self.clock.now)

    @writes
    async def claim_due(self, session: Session, seconds: float) -> Sequence[Due]:
        """Claim what is due and not yet claimed: there are so many seconds to act on it before others may."""
        now = self.clock.now
        claimed = await session.rows(CLAIM, now=now, until=now + timedelta(seconds=seconds))
        dues = [Due(table_id, Deadline(*deadline)) for table_id, *deadline in claimed]
        return sorted(dues, key=lambda due: due.deadline.due)

    @writes
    async def discard(self, session: Session, due: Due) -> None:
        """It's done, or can't be done. If it has been set again in the meantime, it stays."""
        await session.change(DISCARD, table_id=due.table_id, what=due.deadline.what, due=due.deadline.due)

    @may_refuse
    @writes
    async def act_on(self, session: Session, due: Due) -> Table | None:
        """Time is up: what follows happens, once. None if the table no longer has this deadline."""
        table = (await find_table(session, due.table_id)).still_open()
        if due.deadline not in table.deadlines:
            return None
        deadline = due.deadline
        match deadline.what.partition(" ")[0]:
            case time_limits.MOVE | time_limits.END | time_limits.IDLE if self.clock.now - deadline.due > LATE:
                table.postpone(deadline, self.clock.now + time_limits.grace_of(table.value()))
            case time_limits.MOVE:
                self._put_to_sleep(table, deadline)
            case time_limits.WINDOW:
                return await self._close_window(table, deadline)
            case time_limits.REMIND:
                table.deadlines.remove(deadline)
            case time_limits.END:
                is_lost = table.row.reason == time_limits.CHANNEL_LOST
                table.set_status(Status.STOPPED, CHANNEL_GONE if is_lost else NOBODY_BACK)
            case time_limits.SEEK:  # the new version is shown, which tells whether the channel is back
                table.deadlines.remove(deadline)
            case time_limits.KEEP:
                self._free_seat(table, deadline)
            case time_limits.IDLE:
                table.set_status(Status.EXPIRED, IDLE)
            case _:
                return None
        return await table.save(self.clock.now)

    def _free_seat(self, table: TableInTransaction, deadline: Deadline) -> None:
        """Nobody came for the seat that was kept."""
        if kept := table.seat_kept_for(int(deadline.what.removeprefix(time_limits.KEEP))):
            table.kept.remove(kept)

    def _put_to_sleep(self, table: TableInTransaction, deadline: Deadline) -> None:
        """Computers play for everyone who could have answered and hasn't."""
        for prompt in table.game().prompts():
            seat = table.seat(prompt.seat)
            if prompt.id == deadline.prompt and prompt.answer is None and seat.user_id is not None:
                table.change_seat(seat, asleep=True)

    async def _close_window(self, table: TableInTransaction, deadline: Deadline) -> Table:
        """Whoever hasn't answered gives the harmless answer."""
        game = table.in_play().game()
        while silent := [each for each in game.prompts() if each.id == deadline.prompt and each.answer is None]:
            seat, word = silent[0].seat, silent[0].default or silent[0].moves[0]
            game.play(seat, word)
            self._log(table, game, [Said(seat, word)], None)
        if game.outcome is not None:
            await finish(table, game, self.clock.now)
        return await table.save(self.clock.now, game)
