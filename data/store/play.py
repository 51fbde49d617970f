"""A game from start to finish: every word that is accepted is in the log, once."""

import asyncio
from datetime import datetime
from typing import Any, NamedTuple

from sqlmodel import bindparam, col, select

from engine import UNDO, BadRecord, Game, IllegalMove, Prompt
from engine.phrases import phrases
from engine.record import Said, moments, replay
from engine.words import quoted, words_in

from .finishing import finish
from .models import MoveRow, SeatRow
from .presses import own_words, presses_at, said_at_once
from .session import Session
from .statements import Statement, changing
from .table_in_transaction import TableInTransaction, find_table
from .table_rows import Move
from .transactions import Refusal, StoreBase, may_refuse, reads, writes
from .values import Played, Refused, Status, Table, Why

PERSON = ("table_id", "user_id")  # since the version isn't checked, the seat's number may be somebody else's by now
CLICKED = changing(SeatRow, ("last_click",), PERSON)
MESSAGED = changing(SeatRow, ("dm_channel_id", "dm_open"), PERSON)
LOG = Statement(
    select(MoveRow.seat, MoveRow.word)
    .where(col(MoveRow.table_id) == bindparam("table_id"))
    .order_by(col(MoveRow.number))
)


class History(NamedTuple):
    """Everything said in a game up to some version, and the seat that asks for it. The last `words` are taken back."""

    version: int
    seat: int | None
    start: Game[Any]
    log: tuple[Said, ...]
    words: int = 0


class Play(StoreBase):
    @may_refuse
    @writes
    async def play(
        self,
        session: Session,
        table_id: int,
        seat: int | None,
        word: str,
        *,
        prompt: int,
        undos: int,
        user_id: int | None = None,
        interaction_id: int | None = None,
        computed: bool = False,
    ) -> Played:
        """Answer the prompt with this id, in the game after so many undos. The other words of a phrase answer what is
        asked next; if one of them can't be said, none is.

        If a person answers, the seat must be theirs; it's found if it's None. What a computer has `computed` comes too
        late if the player has woken up in the meantime. The same interaction counts once.
        """
        table, seat = await _speaker(session, table_id, seat, user_id, interaction_id)
        if computed and table.seat(seat).is_awake:
            raise Refusal(Why.NOT_YOURS, table_id=table.id)
        game, words = table.game(), _words_of(word)
        asked, told = _open_prompt(table, game, prompt, undos, seat, words[0]), game.told
        try:
            _check_phrase(game, asked, word, words)
            events = [event for each in words for event in game.play(seat, each)]
        except IllegalMove as error:
            raise Refusal(Why.ILLEGAL, table_id=table.id, error=error) from None
        self._log(table, game, [Said(seat, each) for each in words], interaction_id)
        if user_id is not None:
            self._wake(table, user_id)
            if not (asked.window or asked.standing):  # nobody may notice that these were answered
                table.change_seat(table.seat(seat), last_told=told)
        if game.outcome is not None:
            await finish(table, game, self.clock.now)
        return Played(tuple(events), await table.save(self.clock.now, game))

    async def undo(
        self,
        table_id: int,
        seat: int | None,
        count: int | None = None,
        *,
        undos: int,
        user_id: int | None = None,
        interaction_id: int | None = None,
    ) -> Played | Refused:
        """Take this seat's last words back: so many, or those of its last press, as far as nothing was revealed since.
        The game is replayed from the start without them, which takes a moment but
        holds nobody up. If something happens in the meantime, we start over."""
        while True:
            history = await self._undoable(table_id, seat, count, undos, user_id, interaction_id)
            if isinstance(history, Refused):
                return history
            assert history.seat is not None
            back = Said(history.seat, f"{UNDO} {history.words}")
            try:
                game = await asyncio.to_thread(replay, history.start, [*history.log, back])
            except BadRecord as error:
                return Refused(Why.NO_REPLAY, str(error), table_id)
            done = await self._take_back(table_id, history.version, game, back, user_id, interaction_id)
            if done is not None:
                return done

    @may_refuse
    @reads
    async def _undoable(
        self,
        session: Session,
        table_id: int,
        seat: int | None,
        count: int | None,
        undos: int,
        user_id: int | None,
        interaction_id: int | None,
    ) -> History:
        table, seat = await _speaker(session, table_id, seat, user_id, interaction_id)
        game = table.game()
        if undos != table.row.undos:
            raise Refusal(Why.STALE, table_id=table.id)
        presses, most = await presses_at(session, table.id), game.undoable(seat)
        if table.row.continued_from is not None:
            most = min(most, len(own_words(presses, seat)))
        count = min(most, said_at_once(presses, seat)) if count is None else count
        if not 0 < count <= most:
            raise Refusal(Why.NO_UNDO, table_id=table.id)
        log = tuple([Said(each.seat, each.word) for each in presses])
        return History(table.row.version, seat, first_moment(game), log, count)

    @may_refuse
    @writes
    async def _take_back(
        self,
        session: Session,
        table_id: int,
        version: int,
        game: Game[Any],
        back: Said,
        user_id: int | None,
        interaction_id: int | None,
    ) -> Played | None:
        table, _ = await _speaker(session, table_id, back.seat, user_id, interaction_id)
        if table.row.version != version:
            return None
        table.row.undos += 1
        self._log(table, game, [back], interaction_id)
        if user_id is not None:
            self._wake(table, user_id)
        return Played((), await table.save(self.clock.now, game))

    async def as_shown(self, table_id: int, event: int) -> Game[Any] | None:
        """The game as it was when this was its last event, or None if it never was since the last undo: an undo brings
        back old numbers of events. It's replayed up to there, which holds nobody up."""
        history = await self._history(table_id)
        return None if isinstance(history, Refused) else await asyncio.to_thread(_as_it_was, history, event)

    @may_refuse
    @reads
    async def _history(self, session: Session, table_id: int) -> History:
        table = await find_table(session, table_id)
        if table.row.snapshot is None:
            raise Refusal(Why.NOT_BEGUN, table_id=table_id)
        return History(table.row.version, None, first_moment(table.game()), await said(session, table))

    @may_refuse
    @writes
    async def pause(self, session: Session, table_id: int, reason: str) -> Table:
        table = (await find_table(session, table_id)).in_play()
        table.set_status(Status.PAUSED, reason)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def resume(self, session: Session, table_id: int) -> Table:
        """Go on with a game that was paused."""
        table = (await find_table(session, table_id)).still_open()
        if table.status is not Status.PAUSED:
            return table.value()
        table.set_status(Status.PLAYING, None)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def stop(self, session: Session, table_id: int, reason: str, *, by: int | None = None) -> Table:
        """End a lobby or a game without a result. `by` must be the host."""
        table = (await find_table(session, table_id)).still_open().hosted_by(by)
        table.set_status(Status.STOPPED, reason)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def vote(self, session: Session, table_id: int, user_id: int, *, wants_stop: bool | None = None) -> Table:
        """Vote to stop the game, or take the vote back; None switches between the two."""
        table = (await find_table(session, table_id)).still_open()
        if table.status is Status.LOBBY:
            raise Refusal(Why.NOT_BEGUN, table_id=table.id)
        seat = table.seat_of(user_id)
        table.change_seat(seat, wants_stop=not seat.wants_stop if wants_stop is None else wants_stop)
        self._wake(table, user_id)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def help(self, session: Session, table_id: int, user_id: int, *, prompt: int, undos: int) -> Table:
        """Somebody gets a hint about this question, in the game after so many undos. The first one is a new version:
        from then on the seat counts as helped, and so will its result."""
        table = (await find_table(session, table_id)).in_play()
        seat = table.seat_of(user_id)
        if not table.row.hints:
            raise Refusal(Why.NO_HINTS, table_id=table.id)
        asked = [each for each in table.game().prompts() if (each.id, each.seat) == (prompt, seat.number)]
        if undos != table.row.undos or not asked:
            raise Refusal(Why.STALE, table_id=table.id)
        if seat.helped:
            return table.value()
        table.change_seat(seat, helped=True)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def expire(self, session: Session, table_id: int, reason: str, *, untouched_since: datetime) -> Table:
        """Close a table that nobody uses, unless somebody has touched it since."""
        table = (await find_table(session, table_id)).still_open()
        if table.row.touched > untouched_since:
            raise Refusal(Why.TOUCHED, table_id=table.id)
        table.set_status(Status.EXPIRED, reason)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def fall_asleep(self, session: Session, table_id: int, seat: int) -> Table:
        """From now on a computer plays for this seat, until its player clicks again."""
        table = (await find_table(session, table_id)).in_play()
        table.change_seat(table.seat(seat), asleep=True)
        return await table.save(self.clock.now)

    @may_refuse
    @writes
    async def wake(self, session: Session, table_id: int, user_id: int) -> None:
        """Somebody has clicked something. It's only a new version if they were asleep."""
        table = (await find_table(session, table_id)).still_open()
        if table.seat_of(user_id).asleep:
            self._wake(table, user_id)
            await table.save(self.clock.now)
        else:
            this = {"this_table_id": table_id, "this_user_id": user_id}
            await session.change(CLICKED, **this, new_last_click=self.clock.now)

    @writes
    async def remember_dm(
        self, session: Session, table_id: int, user_id: int, *, dm_channel_id: int | None, dm_open: bool
    ) -> None:
        """Whether we can message this person, and where. It changes nothing that is shown, so the version stays."""
        this = {"this_table_id": table_id, "this_user_id": user_id}
        await session.change(MESSAGED, **this, new_dm_channel_id=dm_channel_id, new_dm_open=dm_open)

    def _log(self, table: TableInTransaction, game: Game[Any], words: list[Said], interaction_id: int | None) -> None:
        """What was said at once. An interaction can be in the log only once."""
        row, now = table.row, self.clock.now
        for place, word in enumerate(words):
            row.moves += 1
            table.said.append(Move(row.moves, word.seat, word.word, None if place else interaction_id, now))
        row.snapshot = game.dump()

    def _wake(self, table: TableInTransaction, user_id: int) -> None:
        table.change_seat(table.seat_of(user_id), asleep=False, last_click=self.clock.now)


async def said(session: Session, table: TableInTransaction) -> tuple[Said, ...]:
    """Every word of the game, in order."""
    return tuple([Said(seat, word) for seat, word in await session.rows(LOG, table_id=table.id)])


def _as_it_was(history: History, event: int) -> Game[Any] | None:
    """The last moment at which this was the last event."""
    undone = [number for number, each in enumerate(history.log, 1) if each.word.startswith(UNDO)]
    try:
        game = replay(history.start, history.log[: max(undone, default=0)])
        games = moments(game, history.log[max(undone, default=0) :])
    except BadRecord:
        return None
    return next((each for each in reversed(games) if each.told == event), None)


def first_moment(game: Game[Any]) -> Game[Any]:
    """The same game before anyone said anything."""
    return type(game).new(seats=game.seated, options=game.chosen, seed=game.seed)


async def _speaker(
    session: Session, table_id: int, seat: int | None, user_id: int | None, interaction_id: int | None
) -> tuple[TableInTransaction, int]:
    """The table and the seat that speaks, if it may: this person's own, unless another is given."""
    table = await find_table(session, table_id, interaction_id)
    if table.was_said:
        raise Refusal(Why.DUPLICATE, table_id=table.id)
    table.in_play()
    theirs = seat if user_id is None else table.seat_of(user_id).number
    if theirs is None or seat not in (None, theirs):
        raise Refusal(Why.NOT_YOURS, table_id=table.id)
    return table, theirs


def _words_of(word: str) -> list[str]:
    """Of a phrase. What isn't even text is for the engine to refuse."""
    return words_in(word) if isinstance(word, str) else [word]  # pyright: ignore[reportUnnecessaryIsInstance]


def _check_phrase(game: Game[Any], asked: Prompt, word: str, words: list[str]) -> None:
    """Only what is offered: whether something can be said after a word that reveals something tells what it reveals."""
    if len(words) > 1 and word not in phrases(game.view(asked.seat), asked):
        raise IllegalMove("not-offered", f"{quoted(word)}: this isn't offered in one press")


def _open_prompt(table: TableInTransaction, game: Game[Any], prompt: int, undos: int, seat: int, word: str) -> Prompt:
    """The question must still be there, must be for this seat, and must be the one the word answers."""
    open_now = [each for each in game.prompts() if each.id == prompt]
    if undos != table.row.undos or not open_now:
        raise Refusal(Why.STALE, table_id=table.id)
    mine = [each for each in open_now if each.seat == seat]
    if not mine:
        raise Refusal(Why.NOT_YOURS, table_id=table.id)
    offered_elsewhere = any(word in each.moves for each in game.prompts() if each.seat == seat)
    if offered_elsewhere and not any(word in each.moves for each in mine):
        raise Refusal(Why.OTHER_QUESTION, f"{quoted(word)}: this answers another question", table_id=table.id)
    return mine[0]
