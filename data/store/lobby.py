"""A table from its opening until the game begins: who sits down, who leaves, what will be played."""

from collections.abc import Mapping

from sqlmodel import col, select

from engine import GAMES, EngineError, unhurried_options
from engine.players import player_of

from .database import Session
from .models import GameRow
from .table_in_transaction import Place, find
from .time_limits import is_unhurried
from .transactions import Door, No, changes, or_says_why
from .values import OPEN, Person, Status, Table, Why

CANCELLED = "cancelled"  # why a table is closed before the game


class Lobby(Door):
    @or_says_why
    @changes
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
        clock: str = "live",
    ) -> Table:
        """A new table in this channel, with its host on the first seat. `parent_id`: the channel is a thread of it."""
        await _check_vacant(session, channel_id)
        now = self.clock.now
        row = GameRow(
            kind=kind,
            options=checked_options(kind, options or {}, clock),
            guild_id=guild_id,
            channel_id=channel_id,
            parent_id=parent_id,
            host_id=host.user_id,
            language=language,
            clock=clock,
            status=Status.LOBBY,
            sat=1,
            created=now,
            touched=now,
        )
        place = await _laid(session, row)
        place.add(0, host.name, user_id=host.user_id, character=host.character)
        return await place.settled()

    @or_says_why
    @changes
    async def rematch(self, session: Session, game_id: int, by: int) -> Table:
        """A new lobby where the old table stood, with the same people, computers and options."""
        old = await find(session, game_id)
        if old.status.open:
            raise No(Why.OCCUPIED, table=old.id)
        old.seat_of(by)
        await _check_vacant(session, old.row.channel_id)
        now = self.clock.now
        row = GameRow(
            kind=old.row.kind,
            options=old.row.options,
            guild_id=old.row.guild_id,
            channel_id=old.row.channel_id,
            parent_id=old.row.parent_id,
            host_id=by,
            language=old.row.language,
            clock=old.row.clock,
            eager=old.row.eager,
            status=Status.LOBBY,
            sat=len(old.seats),
            created=now,
            touched=now,
        )
        place = await _laid(session, row)
        for number, seat in enumerate(old.seats):
            place.add(number, seat.name, user_id=seat.user_id, computer=seat.computer, character=seat.character)
        return await place.settled()

    @or_says_why
    @changes
    async def sit(self, session: Session, game_id: int, person: Person) -> Table:
        place = (await find(session, game_id)).in_lobby()
        place.seat_person(person)
        return await self._once_seated(place)

    @or_says_why
    @changes
    async def add_computer(
        self, session: Session, game_id: int, strength: str, name: str, *, by: int | None = None
    ) -> Table:
        place = (await find(session, game_id)).in_lobby().hosted_by(by)
        try:
            player_of(place.row.kind, strength)
        except EngineError as error:
            raise No(Why.OPTIONS, str(error), table=place.id) from None
        place.seat_computer(strength, name)
        return await self._once_seated(place)

    @or_says_why
    @changes
    async def remove(self, session: Session, game_id: int, seat: int, *, by: int | None = None) -> Table:
        """The host sends somebody away."""
        place = (await find(session, game_id)).in_lobby().hosted_by(by)
        await place.vacate(place.seat(seat))
        place.pass_on()
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def leave(self, session: Session, game_id: int, user_id: int, *, stand_in: str = "normal") -> Table:
        """Go away. In a game a computer takes the seat; when nobody is left, the table is closed."""
        place = (await find(session, game_id)).standing()
        seat = place.seat_of(user_id)
        if place.status.begun:
            place.hand_over(seat, stand_in)
        else:
            await place.vacate(seat)
        place.pass_on()
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def get_up(self, session: Session, game_id: int, user_id: int) -> Table:
        """Leave before the game. Whoever is too late for that still plays: nobody leaves a game by a slip."""
        place = (await find(session, game_id)).in_lobby()
        await place.vacate(place.seat_of(user_id))
        place.pass_on()
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def cancel(self, session: Session, game_id: int, *, by: int) -> Table:
        """Close the table before the game; one that has begun meanwhile goes on."""
        place = (await find(session, game_id)).in_lobby().hosted_by(by)
        place.close(Status.STOPPED, CANCELLED)
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def choose_character(self, session: Session, game_id: int, user_id: int, character: str | None) -> Table:
        place = (await find(session, game_id)).in_lobby()
        seat = place.seat_of(user_id)
        if seat.character != character:
            seat.character = place.free(character)
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def change(
        self,
        session: Session,
        game_id: int,
        *,
        options: Mapping[str, str] | None = None,
        clock: str | None = None,
        language: str | None = None,
        eager: bool | None = None,
        by: int | None = None,
    ) -> Table:
        """Play something else; what is None stays. Of the options all must be given that are not the default."""
        place = (await find(session, game_id)).in_lobby().hosted_by(by)
        place.row.clock = clock or place.row.clock
        if options is not None or clock is not None:
            wanted = place.row.options if options is None else options
            place.row.options = checked_options(place.row.kind, wanted, place.row.clock)
        place.row.language = language or place.row.language
        place.row.eager = place.row.eager if eager is None else eager
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def pass_host(self, session: Session, game_id: int, to: int, *, by: int | None = None) -> Table:
        place = (await find(session, game_id)).standing().hosted_by(by)
        place.seat_of(to)
        place.row.host_id = to
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def start(self, session: Session, game_id: int, *, by: int | None = None) -> Table:
        """Begin, with a new seed. From now on seats are numbered as in the engine, in the order of sitting down."""
        return await self._begun((await find(session, game_id)).in_lobby().hosted_by(by))

    async def _once_seated(self, place: Place) -> Table:
        """An eager table begins with whoever takes the last seat."""
        if place.row.eager and place.full:
            return await self._begun(place)
        return await place.changed(self.clock.now)

    async def _begun(self, place: Place) -> Table:
        kind = GAMES[place.row.kind]
        if len(place.seats) not in kind.seats:
            words = f"{kind.name} is for {kind.seats[0]} to {kind.seats[-1]}, and {len(place.seats)} sit here"
            raise No(Why.SEATS, words, table=place.id)
        try:
            game = kind.new(seats=len(place.seats), options=place.row.options, seed=self.seed())
        except EngineError as error:
            raise No(Why.OPTIONS, str(error), table=place.id) from None
        place.begin(game)
        return await place.changed(self.clock.now, game)


async def _check_vacant(session: Session, channel_id: int) -> None:
    there = select(GameRow.id).where(col(GameRow.channel_id) == channel_id, col(GameRow.status).in_(OPEN))
    if (other := (await session.exec(there)).first()) is not None:
        raise No(Why.OCCUPIED, table=other)


async def _laid(session: Session, row: GameRow) -> Place:
    """The new table with its number, still empty."""
    session.add(row)
    await session.flush()
    return Place(session, row, [], [])


def checked_options(kind: str, given: Mapping[str, str], clock: str) -> dict[str, str]:
    """Each option that applies, with the given or the default value, if a game can be played with them."""
    if is_unhurried(clock) and kind in GAMES:
        given = unhurried_options(GAMES[kind].options, given)
    try:
        return GAMES[kind].tried_options(given)
    except EngineError as error:
        raise No(Why.OPTIONS, str(error)) from None
