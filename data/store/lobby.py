"""A table from its opening until the game begins: who sits down, who leaves, what will be played."""

from collections.abc import Mapping

from sqlmodel import col, select

from engine import GAMES, BadSetup, unhurried_options
from engine.players import player_of

from .database import Session
from .models import TableRow
from .table_in_transaction import TableInTransaction, find_table
from .time_limits import LIVE, is_unhurried
from .transactions import Refusal, StoreBase, may_refuse, writes
from .values import OPEN, Person, Status, Table, Why

CANCELLED = "cancelled"  # why a table is closed before the game


class Lobby(StoreBase):
    @may_refuse
    @writes
    async def open_lobby(
        self,
        session: Session,
        kind: str,
        host: Person,
        *,
        channel_id: int,
        guild_id: int | None = None,
        parent_id: int | None = None,
        options: Mapping[str, str] | None = None,
        language: str = "en",
        clock: str | None = None,
        usual_clock: str = LIVE,
    ) -> Table:
        """A new table in this channel, with its host in the first seat. In a thread, `parent_id` is its channel. The
        usual clock is for when nobody chooses one."""
        await _check_free(session, channel_id)
        now = self.clock.now
        row = TableRow(
            kind=kind,
            options=checked_options(kind, options or {}, clock or usual_clock),
            guild_id=guild_id,
            channel_id=channel_id,
            parent_id=parent_id,
            host_id=host.user_id,
            language=language,
            clock=clock or usual_clock,
            clock_chosen=clock is not None,
            status=Status.LOBBY,
            sat=1,
            created=now,
            touched=now,
        )
        table = await _new_table(session, row)
        table.add_seat(0, host.name, user_id=host.user_id, character=host.character)
        return await table.save_new()

    @may_refuse
    @writes
    async def rematch(self, session: Session, table_id: int, by: int) -> Table:
        """A new lobby where the old table stood, with the same people, computers and options."""
        old = await find_table(session, table_id)
        if old.status.open:
            raise Refusal(Why.OCCUPIED, table_id=old.id)
        old.seat_of(by)
        await _check_free(session, old.row.channel_id)
        now = self.clock.now
        row = TableRow(
            kind=old.row.kind,
            options=old.row.options,
            guild_id=old.row.guild_id,
            channel_id=old.row.channel_id,
            parent_id=old.row.parent_id,
            host_id=by,
            language=old.row.language,
            clock=old.row.clock,
            clock_chosen=old.row.clock_chosen,
            auto_start=old.row.auto_start,
            status=Status.LOBBY,
            sat=len(old.seats),
            created=now,
            touched=now,
        )
        table = await _new_table(session, row)
        for number, seat in enumerate(old.seats):
            table.add_seat(number, seat.name, user_id=seat.user_id, computer=seat.computer, character=seat.character)
        return await table.save_new()

    @may_refuse
    @writes
    async def sit(self, session: Session, table_id: int, person: Person) -> Table:
        table = (await find_table(session, table_id)).in_lobby()
        table.seat_person(person)
        return await self._once_seated(table)

    @may_refuse
    @writes
    async def add_computer(
        self, session: Session, table_id: int, strength: str, name: str, *others: str, by: int | None = None
    ) -> Table:
        """It gets the first of these names that nobody else has here."""
        table = (await find_table(session, table_id)).in_lobby().hosted_by(by)
        try:
            player_of(table.row.kind, strength)
        except BadSetup as error:
            raise Refusal(Why.OPTIONS, table_id=table.id, error=error) from None
        table.seat_computer(strength, [name, *others])
        return await self._once_seated(table)

    @may_refuse
    @writes
    async def remove(self, session: Session, table_id: int, seat: int, *, by: int | None = None) -> Table:
        """Send somebody away, as the host."""
        table = (await find_table(session, table_id)).in_lobby().hosted_by(by)
        await table.remove_seat(table.seat(seat))
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def leave(self, session: Session, table_id: int, user_id: int, *, stand_in: str = "normal") -> Table:
        """Leave the table. In a game, a computer takes over the seat."""
        table = (await find_table(session, table_id)).still_open()
        seat = table.seat_of(user_id)
        if table.status.begun:
            table.hand_over(seat, stand_in)
        else:
            await table.remove_seat(seat)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def leave_lobby(self, session: Session, table_id: int, user_id: int) -> Table:
        """Leave, but only before the game: a click that comes a moment too late shouldn't leave it."""
        table = (await find_table(session, table_id)).in_lobby()
        await table.remove_seat(table.seat_of(user_id))
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def cancel(self, session: Session, table_id: int, *, by: int) -> Table:
        """Close the table, but only before the game: one that has just begun goes on."""
        table = (await find_table(session, table_id)).in_lobby().hosted_by(by)
        table.set_status(Status.STOPPED, CANCELLED)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def choose_character(self, session: Session, table_id: int, user_id: int, character: str | None) -> Table:
        table = (await find_table(session, table_id)).in_lobby()
        seat = table.seat_of(user_id)
        if seat.character != character:
            seat.character = table.untaken(character)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def change(
        self,
        session: Session,
        table_id: int,
        *,
        options: Mapping[str, str] | None = None,
        clock: str | None = None,
        language: str | None = None,
        auto_start: bool | None = None,
        by: int | None = None,
    ) -> Table:
        """Change what will be played. What is None stays, and options that aren't given go back to their defaults."""
        table = (await find_table(session, table_id)).in_lobby().hosted_by(by)
        if clock is not None:
            table.row.clock, table.row.clock_chosen = clock, True
        if options is not None or clock is not None:
            wanted = table.row.options if options is None else options
            table.row.options = checked_options(table.row.kind, wanted, table.row.clock)
        table.row.language = language or table.row.language
        table.row.auto_start = table.row.auto_start if auto_start is None else auto_start
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def pass_host(self, session: Session, table_id: int, to: int, *, by: int | None = None) -> Table:
        table = (await find_table(session, table_id)).still_open().hosted_by(by)
        table.seat_of(to)
        table.row.host_id = to
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def start(self, session: Session, table_id: int, *, by: int | None = None) -> Table:
        """Begin, with a new seed. From now on seats have the engine's numbers, in the order people sat down."""
        return await self._begin((await find_table(session, table_id)).in_lobby().hosted_by(by))

    async def _once_seated(self, table: TableInTransaction) -> Table:
        """With `auto_start`, the game begins as soon as the last seat is taken."""
        if table.row.auto_start and table.is_full:
            return await self._begin(table)
        return await table.save(self.clock.now)

    async def _begin(self, table: TableInTransaction) -> Table:
        kind = GAMES[table.row.kind]
        try:
            game = kind.new(seats=len(table.seats), options=table.row.options, seed=self.seed())
        except BadSetup as error:
            why = Why.OPTIONS if len(table.seats) in kind.seats else Why.SEATS
            raise Refusal(why, table_id=table.id, error=error) from None
        table.begin(game)
        return await table.save(self.clock.now, game)


async def _check_free(session: Session, channel_id: int) -> None:
    """A channel has one open table."""
    there = select(TableRow.id).where(col(TableRow.channel_id) == channel_id, col(TableRow.status).in_(OPEN))
    if (other := (await session.exec(there)).first()) is not None:
        raise Refusal(Why.OCCUPIED, table_id=other)


async def _new_table(session: Session, row: TableRow) -> TableInTransaction:
    """The new table with its number; nobody sits there yet."""
    session.add(row)
    await session.flush()
    return TableInTransaction(session, row, [], [])


def checked_options(kind: str, given: Mapping[str, str], clock: str) -> dict[str, str]:
    """Every option that applies, as given or by default, if a game can be played with them."""
    if is_unhurried(clock) and kind in GAMES:
        given = unhurried_options(GAMES[kind].options, given)
    try:
        return GAMES[kind].tried_options(given)
    except BadSetup as error:
        raise Refusal(Why.OPTIONS, error=error) from None
