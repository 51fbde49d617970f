"""Games that are over: whose they were and how they went, and playing on from a moment of one of them."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import exists, insert, null
from sqlalchemy import select as select_any
from sqlalchemy.orm import aliased
from sqlmodel import bindparam, col, select

from engine import UNDO, BadRecord, Game
from engine.record import Said, replay

from .columns import Number
from .lobby import check_free
from .models import MoveRow, ResultRow, TableRow
from .play import Play
from .session import Session
from .statements import Statement, columns, once, several, several_values
from .table_in_transaction import TableInTransaction, find_table, new_table
from .table_rows import TableFields
from .transactions import Refusal, StoreBase, may_refuse, reads, writes
from .values import Person, Refused, Result, Status, Table, Why

NORMAL = "normal"  # how strong the computers are that a game is played on with
COPIED = ("table_id", "number", "seat", "word", "interaction_id", "said")


class Wanted(NamedTuple):
    """Which of somebody's games: None is any of them. `computers` is whether one sat there."""

    kind: str | None = None
    won: bool | None = None
    computers: bool | None = None
    guild_id: int | None = None


ANY = Wanted()


class PastGame(NamedTuple):
    """A game that came to an end, and how it went for each seat."""

    table_id: int
    continued_from: int | None
    results: tuple[Result, ...]

    @property
    def kind(self) -> str:
        return self.results[0].kind

    @property
    def finished(self) -> datetime:
        return self.results[0].finished

    @property
    def reason(self) -> str:
        return self.results[0].reason

    def place_of(self, mine: Result) -> int:
        """Winners come first, then it's by score. Equals share a place."""
        return 1 + sum([(not each.won, -each.score) < (not mine.won, -mine.score) for each in self.results])


class Where(NamedTuple):
    """Where a game is to be played on."""

    channel_id: int
    guild_id: int | None = None
    parent_id: int | None = None
    language: str = "en"


class PastGames(Play, StoreBase):
    @reads
    async def past_games(
        self, session: Session, user_id: int, wanted: Wanted = ANY, *, skip: int = 0, most: int = 10
    ) -> Sequence[PastGame]:
        """The games that this person has played to the end, the newest first."""
        given = {name: value for name, value in wanted._asdict().items() if value is not None and name != "computers"}
        statement = _past_games(tuple(given), wanted.computers)
        found = await session.rows(statement, user_id=user_id, skip=skip, most=most, **given)
        results = await _results_of(session, [table_id for table_id, _ in found])
        return [PastGame(table_id, before, results[table_id]) for table_id, before in found]

    async def play_on(
        self, table_id: int, lines: int, by: Person, where: Where, names: Sequence[str]
    ) -> Table | Refused:
        """A new table, where the game of a closed one goes on after so many lines of its log. Whoever asks for it has
        their own seat again, or the first if they had none; computers with some of these names have the others."""
        past = await self._history(table_id)
        if isinstance(past, Refused):
            return past
        if not 0 <= lines <= len(past.log):
            return Refused(Why.STALE, "", table_id)
        try:
            game = await asyncio.to_thread(replay, past.start, past.log[:lines])
        except BadRecord as error:
            return Refused(Why.NO_REPLAY, str(error), table_id)
        if game.outcome is not None:
            return Refused(Why.STALE, "", table_id)
        return await self._play_on(table_id, game, past.log[:lines], by, where, names)

    @may_refuse
    @writes
    async def _play_on(
        self,
        session: Session,
        table_id: int,
        game: Game[Any],
        log: Sequence[Said],
        by: Person,
        where: Where,
        names: Sequence[str],
    ) -> Table:
        old = await find_table(session, table_id)
        if old.status.open:
            raise Refusal(Why.NOT_OVER, table_id=old.id)
        await check_free(session, where.channel_id)
        table = await new_table(session, self._continued(old, game, log, by, where))
        _seat(table, old, game.seated, by, names)
        await session.change(COPY, old=old.id, new=table.id, lines=len(log))
        return await table.save(self.clock.now, game)

    def _continued(
        self, old: TableInTransaction, game: Game[Any], log: Sequence[Said], by: Person, where: Where
    ) -> TableFields:
        """What the seed was made of is copied too, so that the new game's record can be checked like any other's.
        Nobody has chosen the clock, so it doesn't run for somebody who plays alone."""
        row, now = old.row, self.clock.now
        return TableFields(
            kind=row.kind,
            options=row.options,
            guild_id=where.guild_id,
            channel_id=where.channel_id,
            parent_id=where.parent_id,
            host_id=by.user_id,
            language=where.language,
            clock=row.clock,
            clock_chosen=False,
            created=now,
            touched=now,
            hints=row.hints,
            status=Status.PLAYING,
            sat=game.seated,
            rules=row.rules,
            content=row.content,
            secret=row.secret,
            additions=row.additions,
            seed=row.seed,
            continued_from=old.id,
            snapshot=game.dump(),
            moves=len(log),
            undos=sum([said.word.startswith(UNDO) for said in log]),
        )


def _seat(table: TableInTransaction, old: TableInTransaction, seated: int, by: Person, names: Sequence[str]) -> None:
    mine = next((seat for seat in old.seats if seat.user_id == by.user_id), None)
    number, character = (mine.number, mine.character) if mine else (0, by.character)
    table.add_person(number, by._replace(character=character))
    for other in range(seated):
        if other != number:
            table.add_computer(other, NORMAL, names)
    table.seats.sort(key=lambda seat: seat.number)


async def _results_of(session: Session, table_ids: Sequence[int]) -> Mapping[int, tuple[Result, ...]]:
    if not table_ids:
        return {}
    found = await session.rows(_results(len(table_ids)), **several_values("table_id", table_ids))
    rows = [Result(*row) for row in found]
    return {table_id: tuple(each) for table_id, each in groupby(rows, key=lambda row: row.table_id)}


# Statements


@once
def _past_games(given: tuple[str, ...], computers: bool | None) -> Statement:  # noqa: FBT001
    """With a value for each of these columns."""
    other = aliased(ResultRow)
    computer_there = exists().where(col(other.table_id) == col(ResultRow.table_id), col(other.computer).is_not(None))
    known = {None: [], True: [computer_there], False: [~computer_there]}[computers]
    return Statement(
        select(ResultRow.table_id, TableRow.continued_from)
        .join(TableRow, col(TableRow.id) == col(ResultRow.table_id))
        .where(col(ResultRow.user_id) == bindparam("user_id"), *known)
        .where(*[column == bindparam(name) for name, column in zip(given, columns(ResultRow, *given), strict=True)])
        .order_by(col(ResultRow.finished).desc(), col(ResultRow.table_id).desc())
        .limit(bindparam("most", type_=Number()))
        .offset(bindparam("skip", type_=Number()))
    )


@once
def _results(count: int) -> Statement:
    (table_id,) = columns(ResultRow, "table_id")
    return Statement(
        select(*columns(ResultRow, *Result._fields))  # pyright: ignore
        .where(table_id.in_(several("table_id", table_id, count)))
        .order_by(table_id, col(ResultRow.seat))
    )


def _copy() -> Statement:
    """An interaction counts once, so copied words have none: that's also how they are told from new ones."""
    moves = select_any(
        bindparam("new", type_=Number()),
        *columns(MoveRow, "number", "seat", "word"),
        null(),
        *columns(MoveRow, "said"),
    ).where(col(MoveRow.table_id) == bindparam("old"), col(MoveRow.number) <= bindparam("lines"))
    return Statement(insert(MoveRow).from_select(list(columns(MoveRow, *COPIED)), moves))


COPY = _copy()
