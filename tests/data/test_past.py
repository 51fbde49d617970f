"""Games that are over: finding somebody's, and playing on from a moment of one of them."""

from collections.abc import Sequence
from random import Random

import pytest
from sqlalchemy import update
from sqlmodel import bindparam, col, select

from data.store import PastGame, Person, Status, Store, Table, Wanted, Where, Why
from data.store.models import MoveRow, TableRow
from data.store.session import Session
from data.store.statements import Statement, columns
from engine import GAMES
from engine.record import traced
from tests.support.clock import StillClock
from tests.support.data.seating import (
    ANNA,
    BEN,
    CLEO,
    begun,
    done,
    game_of,
    lobby,
    log_of,
    play_on,
    played_out,
    question,
    refused,
    rewrite_log,
    say,
)

HERE, ELSEWHERE = 1, 2
AGAIN = Where(channel_id=7777, guild_id=HERE, language="en")
NAMES = ("Duckbot", "Quackers", "Bill")
ALL_MOVES = Statement(
    select(*columns(MoveRow, "number", "seat", "word", "interaction_id", "said"))
    .where(col(MoveRow.table_id) == bindparam("table_id"))
    .order_by(col(MoveRow.number))
)


async def finished(store: Store, *guests: Person, kind: str = "gallery", computer: bool = False) -> Table:
    table = await lobby(store, *guests, kind=kind)
    if computer:
        done(await store.add_computer(table.id, "normal", "Duckbot"))
    return await played_out(store, done(await store.start(table.id)))


def numbers(games: Sequence[PastGame]) -> list[int]:
    return [game.table_id for game in games]


# Finding them


async def test_the_newest_comes_first_and_each_has_everyones_result(store: Store, clock: StillClock) -> None:
    first = await finished(store, BEN)
    clock.forward(hours=1)
    second = await finished(store, BEN, CLEO)
    mine = await store.past_games(ANNA.user_id)
    assert numbers(mine) == [second.id, first.id]
    assert [each.results for each in mine] == [tuple(await store.results(each.table_id)) for each in mine]
    assert (mine[0].kind, mine[0].finished) == ("gallery", second.touched)
    assert numbers(await store.past_games(CLEO.user_id)) == [second.id]
    assert await store.past_games(4711) == []


async def test_a_game_that_goes_on_or_was_stopped_is_not_among_them(store: Store) -> None:
    table = await begun(store, BEN)
    assert await store.past_games(ANNA.user_id) == []
    done(await store.stop(table.id, "stopped"))
    assert await store.past_games(ANNA.user_id) == []


async def test_filters_go_together(store: Store, clock: StillClock) -> None:
    among_us = await finished(store, BEN)
    clock.forward(hours=1)
    with_computer = await finished(store, computer=True)
    clock.forward(hours=1)
    pool = await finished(store, BEN, kind="pool")

    async def found(**wanted: object) -> list[int]:
        return numbers(await store.past_games(ANNA.user_id, Wanted(**wanted)))  # pyright: ignore

    assert await found() == [pool.id, with_computer.id, among_us.id]
    assert await found(kind="gallery") == [with_computer.id, among_us.id]
    assert await found(computers=True) == [with_computer.id]
    assert await found(computers=False) == [pool.id, among_us.id]
    assert await found(kind="pool", computers=True) == []
    assert await found(guild_id=HERE) == await found()
    assert await found(guild_id=ELSEWHERE) == []
    won, lost = await found(won=True), await found(won=False)
    assert sorted([*won, *lost]) == sorted(await found())
    for number in won:
        assert [each.won for each in await store.results(number) if each.user_id == ANNA.user_id] == [True]


async def test_pages_leave_nothing_out(store: Store) -> None:
    """Not even if all came to an end at the same moment."""
    tables = [await finished(store, BEN) for _ in range(5)]
    pages = [numbers(await store.past_games(ANNA.user_id, skip=skip, most=2)) for skip in (0, 2, 4, 6)]
    assert pages == [[tables[4].id, tables[3].id], [tables[2].id, tables[1].id], [tables[0].id], []]


async def test_places_are_shared_by_equals(store: Store) -> None:
    table = await finished(store, BEN, CLEO)
    (game,) = await store.past_games(ANNA.user_id)
    first = game.results[0]
    third, other, winner = (
        first._replace(won=False, score=3),
        first._replace(won=False, score=9),
        first._replace(won=True),
    )
    game = game._replace(results=(winner, other, other, third))
    assert [game.place_of(each) for each in game.results] == [1, 2, 2, 4]
    assert table.id == game.table_id


# Playing on


async def moves_of(store: Store, table_id: int) -> list[tuple[object, ...]]:
    async def read(session: Session) -> list[tuple[object, ...]]:
        return [tuple(row) for row in await session.rows(ALL_MOVES, table_id=table_id)]

    return await store.database.read(read)


@pytest.mark.parametrize("kind", ["race", "tow"])
async def test_the_log_is_copied_up_to_there_and_the_game_is_as_it_was(store: Store, kind: str) -> None:
    old = await play_on(store, await begun(store, BEN, kind=kind), 30)
    done(await store.stop(old.id, "stopped"))
    record = await log_of(store, old.id)
    moment, lines = traced(record.begin(GAMES, game_of(old).seed), record.log)[17]
    table = done(await store.play_on(old.id, lines, BEN, AGAIN, NAMES))
    assert game_of(table).dump() == moment.dump()
    assert table == done(await store.load(table.id))
    assert (table.status, table.continued_from, table.moves) == (Status.PLAYING, old.id, lines)
    assert (table.kind, table.options, table.commitment) == (old.kind, old.options, old.commitment)
    copied, before = await moves_of(store, table.id), await moves_of(store, old.id)
    assert copied == [(*row[:3], None, row[4]) for row in before[:lines]]
    assert [(seat.number, seat.user_id, seat.computer, seat.name) for seat in table.seats] == [
        (0, None, "normal", "Duckbot"),
        (1, BEN.user_id, None, "Ben"),
    ]
    assert done(await store.load(old.id)).status is Status.STOPPED


async def test_it_is_played_to_its_end_and_its_record_can_be_checked(store: Store) -> None:
    old = await finished(store, BEN, CLEO)
    table = done(await store.play_on(old.id, 4, CLEO, AGAIN, NAMES))
    table = await played_out(store, table, Random(9))
    record = await log_of(store, table.id)
    assert record.replay(GAMES).dump() == game_of(table).dump()
    assert record.log[:4] == (await log_of(store, old.id)).log[:4]
    (newest, _) = await store.past_games(CLEO.user_id)
    assert (newest.table_id, newest.continued_from) == (table.id, old.id)


async def test_what_the_seed_was_made_of_is_copied(store: Store) -> None:
    old = await finished(store, BEN)

    async def write(session: Session) -> None:
        changed = Statement(update(TableRow).values(secret="5" * 64, additions="6 7").where(col(TableRow.id) == old.id))
        await session.change(changed)

    async def read(session: Session) -> list[Sequence[object]]:
        return [*await session.rows(Statement(select(TableRow.seed, TableRow.secret, TableRow.additions)))]

    await store.database.write(write)
    done(await store.play_on(old.id, 4, BEN, AGAIN, NAMES))
    one, other = await store.database.read(read)
    assert [*one] == [*other] == [game_of(old).seed, "5" * 64, "6 7"]


async def test_whoever_had_no_seat_gets_the_first(store: Store) -> None:
    old = await finished(store, BEN, CLEO)
    table = done(await store.play_on(old.id, 3, Person(4711, "duckbot"), AGAIN, NAMES))
    assert [(seat.user_id, seat.name) for seat in table.seats] == [
        (4711, "duckbot"),
        (None, "Quackers"),
        (None, "Bill"),
    ]
    assert table.host_id == 4711


async def test_nobody_is_hurried_and_nobody_sleeps(store: Store) -> None:
    old = await finished(store, BEN)
    table = done(await store.play_on(old.id, 3, ANNA, AGAIN, NAMES))
    assert table.clock == "off"


@pytest.mark.parametrize("lines", [-1, 10_000])
async def test_a_moment_that_never_was_cannot_be_played_on(store: Store, lines: int) -> None:
    old = await finished(store, BEN)
    assert refused(await store.play_on(old.id, lines, BEN, AGAIN, NAMES)).why is Why.STALE


async def test_after_the_end_there_is_nothing_to_play(store: Store) -> None:
    old = await finished(store, BEN)
    assert refused(await store.play_on(old.id, old.moves, BEN, AGAIN, NAMES)).why is Why.STALE


async def test_a_game_that_goes_on_stays_the_only_one(store: Store) -> None:
    old = await play_on(store, await begun(store, BEN), 10)
    assert refused(await store.play_on(old.id, 3, BEN, AGAIN, NAMES)).why is Why.NOT_OVER
    assert refused(await store.play_on(4711, 3, BEN, AGAIN, NAMES)).why is Why.UNKNOWN


async def test_a_channel_has_one_table(store: Store) -> None:
    old = await finished(store, BEN)
    table = done(await store.play_on(old.id, 3, BEN, AGAIN, NAMES))
    again = refused(await store.play_on(old.id, 3, BEN, AGAIN, NAMES))
    assert (again.why, again.table_id) == (Why.OCCUPIED, table.id)


async def test_what_was_copied_is_not_taken_back(store: Store) -> None:
    """In Duck Tow, Anna may take back all of her turn. Of a game that's played on, only what was said there."""
    old = await begun(store, BEN, kind="tow")
    while game_of(old).undoable(question(old).seat) < 2:
        old = done(await say(store, old)).table
    mover, both = question(old).seat, game_of(old).undoable(question(old).seat)
    person = (ANNA, BEN)[mover]
    done(await store.stop(old.id, "stopped"))
    table = done(await store.play_on(old.id, old.moves, person, AGAIN, NAMES))
    assert game_of(table).undoable(mover) == both

    async def undone(count: int | None = None) -> object:
        return await store.undo(table.id, mover, count, undos=table.undos, user_id=person.user_id)

    assert refused(await undone()).why is Why.NO_UNDO
    before = game_of(table).dump()
    table = done(await say(store, table, user_id=person.user_id)).table
    if game_of(table).undoable(mover) > 1:
        assert refused(await undone(2)).why is Why.NO_UNDO
        table = done(await store.undo(table.id, mover, None, undos=table.undos, user_id=person.user_id)).table
        assert game_of(table).dump() == before
        assert refused(await undone()).why is Why.NO_UNDO


async def test_a_rematch_is_a_new_game(store: Store) -> None:
    old = await finished(store, BEN)
    table = done(await store.play_on(old.id, 3, ANNA, AGAIN, NAMES))
    table = await played_out(store, table)
    again = done(await store.rematch(table.id, ANNA.user_id))
    assert (again.continued_from, again.moves) == (None, 0)
    assert again.commitment not in (None, old.commitment)


async def test_a_record_that_differs_is_not_played_on(store: Store) -> None:
    old = await finished(store, BEN)
    await rewrite_log(store, old.id, "quack")
    assert refused(await store.play_on(old.id, 3, BEN, AGAIN, NAMES)).why is Why.NO_REPLAY
