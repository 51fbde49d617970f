"""A game from its beginning to its end: every word that is accepted is in the log, once."""

import asyncio
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Update
from sqlmodel import col, select, update

from engine import GAMES, UNDO, BadRecord, Game, IllegalMove
from engine.record import Said, moments, replay
from engine.words import quoted

from .database import Session
from .models import MoveRow, ResultRow, SeatRow
from .table_in_transaction import Place, find
from .transactions import Door, No, changes, looks, or_says_why
from .values import Played, Refused, Status, Table, Why


class Seen(NamedTuple):
    """A game with everything that was said in it, as it was at some version; and the seat that looks at it."""

    version: int
    seat: int | None
    start: Game[Any]
    log: tuple[Said, ...]


class Play(Door):
    @or_says_why
    @changes
    async def play(
        self,
        session: Session,
        game_id: int,
        seat: int | None,
        word: str,
        *,
        prompt: int,
        undos: int,
        user_id: int | None = None,
        interaction_id: int | None = None,
        computed: bool = False,
    ) -> Played:
        """An answer to the prompt of this id, in the game as it is after so many undos.

        If a person gives it, the seat must be theirs; it is found if it is None. What a computer has `computed` comes
        too late for somebody who has woken up meanwhile. The same interaction counts once.
        """
        place, seat = await _asked(session, game_id, seat, user_id, interaction_id)
        if computed and place.is_awake(seat):
            raise No(Why.NOT_YOURS, table=place.id)
        game = place.game()
        _check_open(place, game, prompt, undos, seat, word)
        try:
            events = game.play(seat, word)
        except IllegalMove as error:
            raise No(Why.ILLEGAL, str(error), table=place.id) from None
        self._log(place, game, Said(seat, word), interaction_id)
        if user_id is not None:
            self._awake(place, user_id)
        if game.outcome is not None:
            self._finish(place, game)
        return Played(tuple(events), await place.changed(self.clock.now, game))

    async def undo(
        self,
        game_id: int,
        seat: int | None,
        count: int = 1,
        *,
        undos: int,
        user_id: int | None = None,
        interaction_id: int | None = None,
    ) -> Played | Refused:
        """Take this seat's last words back. The game is played again from its beginning without them: that takes a
        moment, in which nobody is held up; if something happens meanwhile, the question is asked anew."""
        while True:
            seen = await self._seen(game_id, seat, count, undos, user_id, interaction_id)
            if isinstance(seen, Refused):
                return seen
            assert seen.seat is not None
            back = Said(seen.seat, f"undo {count}")
            try:
                game = await asyncio.to_thread(replay, seen.start, [*seen.log, back])
            except BadRecord as error:
                return Refused(Why.ILLEGAL, str(error), game_id)
            done = await self._take_back(game_id, seen.version, game, back, user_id, interaction_id)
            if done is not None:
                return done

    @or_says_why
    @looks
    async def _seen(
        self,
        session: Session,
        game_id: int,
        seat: int | None,
        count: int,
        undos: int,
        user_id: int | None,
        interaction_id: int | None,
    ) -> Seen:
        place, seat = await _asked(session, game_id, seat, user_id, interaction_id)
        game = place.game()
        if undos != place.row.undos:
            raise No(Why.STALE, table=place.id)
        if not 0 < count <= game.undoable(seat):
            raise No(Why.NO_UNDO, table=place.id)
        return Seen(place.row.version, seat, first_moment(game), await said(session, place))

    @or_says_why
    @changes
    async def _take_back(
        self,
        session: Session,
        game_id: int,
        version: int,
        game: Game[Any],
        back: Said,
        user_id: int | None,
        interaction_id: int | None,
    ) -> Played | None:
        place, _ = await _asked(session, game_id, back.seat, user_id, interaction_id)
        if place.row.version != version:
            return None
        place.row.undos += 1
        self._log(place, game, back, interaction_id)
        if user_id is not None:
            self._awake(place, user_id)
        return Played((), await place.changed(self.clock.now, game))

    async def as_shown(self, game_id: int, event: int) -> Game[Any] | None:
        """The game as it was when this was its last event. None if it never was since the last undo, which brings
        back the numbers of events. It is played again up to there, and nobody is held up."""
        seen = await self._whole(game_id)
        return None if isinstance(seen, Refused) else await asyncio.to_thread(_as_it_was, seen, event)

    @or_says_why
    @looks
    async def _whole(self, session: Session, game_id: int) -> Seen:
        place = await find(session, game_id)
        if place.row.snapshot is None:
            raise No(Why.NOT_BEGUN, table=game_id)
        return Seen(place.row.version, None, first_moment(place.game()), await said(session, place))

    @or_says_why
    @changes
    async def pause(self, session: Session, game_id: int, reason: str) -> Table:
        place = (await find(session, game_id)).in_play()
        place.turn(Status.PAUSED, reason)
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def resume(self, session: Session, game_id: int) -> Table:
        """Go on, if the game is paused."""
        place = (await find(session, game_id)).standing()
        if place.status is not Status.PAUSED:
            return place.table()
        place.turn(Status.PLAYING, None)
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def stop(self, session: Session, game_id: int, reason: str, *, by: int | None = None) -> Table:
        """End it without a result: a lobby is cancelled, a game stopped. Whoever it is `by` must be the host."""
        place = (await find(session, game_id)).standing().hosted_by(by)
        place.close(Status.STOPPED, reason)
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def vote(self, session: Session, game_id: int, user_id: int, *, stops: bool | None = None) -> Table:
        """Somebody wants the game to be stopped, or no more; None is the other of the two. It is, when more than half
        of those who are there do."""
        place = (await find(session, game_id)).standing()
        if place.status is Status.LOBBY:
            raise No(Why.NOT_BEGUN, table=place.id)
        seat = place.seat_of(user_id)
        seat.stops = not seat.stops if stops is None else stops
        self._awake(place, user_id)
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def expire(self, session: Session, game_id: int, reason: str, *, untouched_since: datetime) -> Table:
        """End a table that nobody uses, unless somebody has touched it since."""
        place = (await find(session, game_id)).standing()
        if place.row.touched > untouched_since:
            raise No(Why.TOUCHED, table=place.id)
        place.close(Status.EXPIRED, reason)
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def doze(self, session: Session, game_id: int, seat: int) -> Table:
        """From now on a stand-in plays for this seat, until its person clicks again."""
        place = (await find(session, game_id)).in_play()
        place.seat(seat).asleep = True
        return await place.changed(self.clock.now)

    @or_says_why
    @changes
    async def wake(self, session: Session, game_id: int, user_id: int) -> None:
        """Somebody has clicked, whatever it was. That is a new version only for who was asleep."""
        place = (await find(session, game_id)).standing()
        if place.seat_of(user_id).asleep:
            self._awake(place, user_id)
            await place.changed(self.clock.now)
        else:
            await session.exec(_seat_of(game_id, user_id).values(last_click=self.clock.now))

    @changes
    async def know_dm(
        self, session: Session, game_id: int, user_id: int, *, dm_channel_id: int | None, dm_open: bool
    ) -> None:
        """Whether this person can be written to, and where. What is shown does not change, so the version stays."""
        await session.exec(_seat_of(game_id, user_id).values(dm_channel_id=dm_channel_id, dm_open=dm_open))

    def _log(self, place: Place, game: Game[Any], word: Said, interaction_id: int | None) -> None:
        row = place.row
        row.moves += 1
        row.snapshot = game.dump()
        place.session.add(
            MoveRow(
                game_id=place.id,
                number=row.moves,
                seat=word.seat,
                word=word.word,
                interaction_id=interaction_id,
                said=self.clock.now,
            )
        )

    def _awake(self, place: Place, user_id: int) -> None:
        seat = place.seat_of(user_id)
        seat.asleep, seat.last_click = False, self.clock.now

    def _finish(self, place: Place, game: Game[Any]) -> None:
        assert game.outcome is not None
        place.close(Status.OVER, game.outcome.reason)
        for seat in place.seats:
            place.session.add(
                ResultRow(
                    game_id=place.id,
                    seat=seat.number,
                    kind=place.row.kind,
                    guild_id=place.row.guild_id,
                    user_id=seat.user_id,
                    computer=seat.computer,
                    name=seat.name,
                    score=game.outcome.scores[seat.number],
                    won=seat.number in game.outcome.winners,
                    reason=game.outcome.reason,
                    finished=self.clock.now,
                )
            )


def _seat_of(game_id: int, user_id: int) -> Update:
    """A person is found by who they are: without a new version, the seat's number may be another's by now."""
    return update(SeatRow).where(col(SeatRow.game_id) == game_id, col(SeatRow.user_id) == user_id)


async def said(session: Session, place: Place) -> tuple[Said, ...]:
    """Every word of the game, in order."""
    log = select(MoveRow.seat, MoveRow.word).where(col(MoveRow.game_id) == place.id).order_by(col(MoveRow.number))
    return tuple(Said(seat, word) for seat, word in await session.exec(log))


def _as_it_was(seen: Seen, event: int) -> Game[Any] | None:
    """At the last moment before the next event, if there was one."""
    undone = [number for number, each in enumerate(seen.log, 1) if each.word.startswith(UNDO)]
    try:
        game = replay(seen.start, seen.log[: max(undone, default=0)])
        games = moments(game, seen.log[max(undone, default=0) :])
    except BadRecord:
        return None
    return next((each for each in reversed(games) if each.told == event), None)


def first_moment(game: Game[Any]) -> Game[Any]:
    return GAMES[game.name].new(seats=game.seated, options=game.chosen, seed=game.seed)


async def _asked(
    session: Session, game_id: int, seat: int | None, user_id: int | None, interaction_id: int | None
) -> tuple[Place, int]:
    """The table, and the seat that may say something there now: the one of this person, if nothing else is said."""
    place = await find(session, game_id)
    if interaction_id is not None:
        before = select(MoveRow.number).where(col(MoveRow.interaction_id) == interaction_id)
        if (await session.exec(before)).first() is not None:
            raise No(Why.DUPLICATE, table=place.id)
    place.in_play()
    theirs = seat if user_id is None else place.seat_of(user_id).number
    if theirs is None or seat not in (None, theirs):
        raise No(Why.NOT_YOURS, table=place.id)
    return place, theirs


def _check_open(place: Place, game: Game[Any], prompt: int, undos: int, seat: int, word: str) -> None:
    open_now = [each for each in game.prompts() if each.id == prompt]
    if undos != place.row.undos or not open_now:
        raise No(Why.STALE, table=place.id)
    mine = [each for each in open_now if each.seat == seat]
    if not mine:
        raise No(Why.NOT_YOURS, table=place.id)
    offered_elsewhere = any(word in each.moves for each in game.prompts() if each.seat == seat)
    if offered_elsewhere and not any(word in each.moves for each in mine):
        raise No(Why.ILLEGAL, f"{quoted(word)}: this answers another question", table=place.id)
