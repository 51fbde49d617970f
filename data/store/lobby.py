"""A table from its opening until the game begins: who sits down, who leaves, what will be played."""

from collections.abc import Mapping, Sequence
from unicodedata import normalize

from sqlmodel import bindparam, col, select

from engine import GAMES, BadSetup, Frozen, unhurried_options
from engine.players import computer_of
from engine.seeds import seed_of

from .forgetting import note_leaving
from .models import LONGEST_LUCKY_WORD, TableRow
from .session import Session
from .statements import Statement, is_open
from .table_in_transaction import TableInTransaction, cleaned, find_table, new_table
from .table_rows import TableFields
from .time_limits import KEPT_FOR, LIVE, is_unhurried
from .transactions import Refusal, StoreBase, may_refuse, writes
from .values import KeptSeat, Person, Status, Table, Why

TABLE_AT = Statement(select(TableRow.id).where(col(TableRow.channel_id) == bindparam("channel_id"), is_open()))
REMATCH_OF = Statement(select(TableRow.rematch_of).where(col(TableRow.id) == bindparam("table_id")))
NO_NAMES: Mapping[str, Sequence[str]] = Frozen()
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
        invited: Sequence[Person] = (),
    ) -> Table:
        """A new table in this channel, with its host in the first seat. In a thread, `parent_id` is its channel. The
        usual clock is for when nobody chooses one. Seats are kept for those who are invited, if there are any.

        The bot's share of the seed is drawn here, before anyone knows what the others will add."""
        await check_free(session, channel_id)
        now = self.clock.now
        row = TableFields(
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
            secret=self.seed(),
            created=now,
            touched=now,
        )
        table = await new_table(session, row)
        table.add_person(0, host)
        for person in invited:
            if table.has_room:
                table.keep_seat(KeptSeat(person.user_id, person.name, now + KEPT_FOR, person.character))
        return await (table.save(now) if table.kept else table.save_new())

    @may_refuse
    @writes
    async def rematch(
        self,
        session: Session,
        table_id: int,
        by: int,
        names: Mapping[str, Sequence[str]] = NO_NAMES,
        *,
        interaction_id: int | None = None,
    ) -> Table:
        """Another game where the old table stood, with the same computers and options. It begins as soon as everyone
        who played wants it: until then it's a lobby that keeps their seats. `names` are those of computers, by how
        strong they play: one that has none of them, because it sits where somebody has left, gets one."""
        old = await find_table(session, table_id)
        if old.status.open:
            raise Refusal(Why.OCCUPIED, table_id=old.id)
        seat = old.seat_of(by)
        person = Person(by, seat.name, None, interaction_id, seat.language)
        there = await table_at(session, old.row.channel_id)
        if there is not None:
            if not await _is_rematch(session, there, old.id):
                raise Refusal(Why.OCCUPIED, table_id=there)
            return await self._join(await find_table(session, there), person)
        table = await self._repeated(session, old, by)
        table.add_person(0, person._replace(character=seat.character))
        until = self.clock.now + KEPT_FOR
        for seat in old.seats:
            if seat.user_id not in (None, by):
                table.keep_seat(KeptSeat(seat.user_id, seat.name, until, seat.character))
        for seat in old.seats:
            if seat.computer:
                fitting = names.get(seat.computer, ())
                table.seat_computer(seat.computer, [seat.name] if seat.name in fitting or not fitting else fitting)
        return await (table.save(self.clock.now) if table.kept else self._begin(table, interaction_id))

    async def _join(self, table: TableInTransaction, person: Person) -> Table:
        if table.status.begun:
            raise Refusal(Why.REMATCHED, table_id=table.id)
        return await self._once_seated(table, person.sat_by, was_awaited=table.seat_person(person))

    async def _repeated(self, session: Session, old: TableInTransaction, by: int) -> TableInTransaction:
        """A new table like the old one, where nobody sits yet."""
        now = self.clock.now
        row = TableFields(
            kind=old.row.kind,
            options=old.row.options,
            guild_id=old.row.guild_id,
            channel_id=old.row.channel_id,
            parent_id=old.row.parent_id,
            host_id=by,
            rematch_of=old.id,
            language=old.row.language,
            clock=old.row.clock,
            clock_chosen=old.row.clock_chosen,
            auto_start=old.row.auto_start,
            hints=old.row.hints,
            status=Status.LOBBY,
            sat=1,
            secret=self.seed(),
            created=now,
            touched=now,
        )
        return await new_table(session, row)

    @may_refuse
    @writes
    async def sit(self, session: Session, table_id: int, person: Person) -> Table:
        table = (await find_table(session, table_id)).in_lobby()
        return await self._once_seated(table, person.sat_by, was_awaited=table.seat_person(person))

    @may_refuse
    @writes
    async def free_seat(self, session: Session, table_id: int, user_id: int, *, by: int | None = None) -> Table:
        """No longer keep a seat for this person: they don't want it, or the host doesn't wait."""
        table = (await find_table(session, table_id)).in_lobby()
        kept = table.seat_kept_for(user_id)
        if by != user_id:
            table.hosted_by(by)
        if kept is None:
            raise Refusal(Why.NOT_KEPT, table_id=table.id)
        table.kept.remove(kept)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def add_computer(
        self,
        session: Session,
        table_id: int,
        strength: str,
        name: str,
        *others: str,
        by: int | None = None,
        interaction_id: int | None = None,
    ) -> Table:
        """It gets the first of these names that nobody else has here. Everyone at the table may add one."""
        table = (await find_table(session, table_id)).in_lobby().seating(by)
        _check_computer(table, strength)
        table.seat_computer(strength, [name, *others])
        return await self._once_seated(table, interaction_id)

    @may_refuse
    @writes
    async def remove(self, session: Session, table_id: int, seat: int, *, by: int | None = None) -> Table:
        """Send somebody away, as the host."""
        table = (await find_table(session, table_id)).in_lobby().hosted_by(by)
        table.seats.remove(table.seat(seat))
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def leave(self, session: Session, table_id: int, user_id: int, *, stand_in: str = "normal") -> Table:
        """Leave the table. In a game, a computer takes over the seat."""
        table = (await find_table(session, table_id)).still_open()
        seat = table.seat_of(user_id)
        if table.status.begun:
            table.hand_over(seat, stand_in)
            await note_leaving(session, table_id, user_id, seat.number)
        else:
            table.seats.remove(seat)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def leave_lobby(self, session: Session, table_id: int, user_id: int) -> Table:
        """Leave, but only before the game: a click that comes a moment too late shouldn't leave it."""
        table = (await find_table(session, table_id)).in_lobby()
        table.seats.remove(table.seat_of(user_id))
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
            table.change_seat(seat, character=table.untaken(character))
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def choose_lucky_word(self, session: Session, table_id: int, user_id: int, word: str) -> Table:
        """Something of their own for the seed, until the game starts. An empty one takes it back. In a lobby from
        before there were secrets, nobody adds anything."""
        table = (await find_table(session, table_id)).in_lobby()
        if table.row.secret is None:
            raise Refusal(Why.STALE, table_id=table.id)
        kept = cleaned(normalize("NFC", word[: 2 * LONGEST_LUCKY_WORD]), LONGEST_LUCKY_WORD)
        table.change_seat(table.seat_of(user_id), lucky_word=kept or None)
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
        hints: bool | None = None,
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
        table.row.hints = table.row.hints if hints is None else hints
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
    async def start(
        self, session: Session, table_id: int, *, by: int | None = None, interaction_id: int | None = None
    ) -> Table:
        """Begin. From now on seats have the engine's numbers, in the order people sat down. Everyone
        at the table may say so; but only the host, as long as a seat is kept for somebody."""
        table = (await find_table(session, table_id)).in_lobby().seating(by)
        return await self._begin(table.hosted_by(by) if table.kept else table, interaction_id)

    async def _once_seated(
        self, table: TableInTransaction, interaction_id: int | None, *, was_awaited: bool = False
    ) -> Table:
        """With `auto_start`, the game begins as soon as the last seat is taken; a rematch, when everyone who played
        before and was awaited is there."""
        is_complete = was_awaited and not table.kept and table.row.rematch_of is not None and table.is_playable
        if is_complete or (table.row.auto_start and table.is_full):
            return await self._begin(table, interaction_id)
        return await table.save(self.clock.now)

    async def _begin(self, table: TableInTransaction, interaction_id: int | None) -> Table:
        """The interaction comes after everything else that is added, so not even somebody at the table who knows the
        secret can choose the seed. A lobby from before there were secrets has none."""
        kind, secret, additions = GAMES[table.row.kind], table.row.secret, table.additions(interaction_id)
        seed = self.seed() if secret is None else seed_of(secret, additions)
        try:
            game = kind.new(seats=len(table.seats), options=table.row.options, seed=seed)
        except BadSetup as error:
            why = Why.OPTIONS if len(table.seats) in kind.seats else Why.SEATS
            raise Refusal(why, table_id=table.id, error=error) from None
        table.row.additions = None if secret is None else "\n".join(additions)
        table.begin(game)
        return await table.save(self.clock.now, game)


def _check_computer(table: TableInTransaction, strength: str) -> None:
    """A game has the players it has."""
    try:
        computer_of(table.row.kind, strength)
    except BadSetup as error:
        raise Refusal(Why.OPTIONS, table_id=table.id, error=error) from None


async def check_free(session: Session, channel_id: int) -> None:
    """A channel has one open table."""
    if (other := await table_at(session, channel_id)) is not None:
        raise Refusal(Why.OCCUPIED, table_id=other)


async def table_at(session: Session, channel_id: int) -> int | None:
    """The open table in this channel."""
    return await session.first(TABLE_AT, channel_id=channel_id)


async def _is_rematch(session: Session, table_id: int, of: int) -> bool:
    """Whether this table came of that one, by one rematch or by several."""
    before = await session.first(REMATCH_OF, table_id=table_id)
    return before is not None and (before == of or await _is_rematch(session, before, of))


def checked_options(kind: str, given: Mapping[str, str], clock: str) -> dict[str, str]:
    """Every option that applies, as given or by default, if a game can be played with them."""
    if is_unhurried(clock) and kind in GAMES:
        given = unhurried_options(GAMES[kind].options, given)
    try:
        return GAMES[kind].tried_options(given)
    except BadSetup as error:
        raise Refusal(Why.OPTIONS, error=error) from None
