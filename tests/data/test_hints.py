"""Hints: who has had one is kept with the seat and with its result; the host can forbid them."""

from alembic import command
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from data.store import Status, Store, Table, Why
from data.store.migrations import upgrade
from engine import GAMES
from tests.support.data.seating import ANNA, BEN, CLEO, begun, done, lobby, play_on, question, refused


async def helped(store: Store, table: Table, user_id: int) -> Table:
    """After a hint about what this person is asked."""
    seat = table.seat_of(user_id)
    assert seat is not None
    asked = question(table, seat.number)
    return done(await store.help(table.id, user_id, prompt=asked.id, undos=table.undos))


def those_helped(table: Table) -> list[bool]:
    return [seat.helped for seat in table.seats]


async def in_turn(store: Store) -> tuple[Table, int]:
    """A game that has just begun, and whose turn it is."""
    table = await begun(store, BEN)
    user = table.seats[question(table).seat].user_id
    assert user is not None
    return table, user


async def test_the_first_hint_marks_the_seat_and_no_other(store: Store) -> None:
    table, user = await in_turn(store)
    assert those_helped(table) == [False, False]
    after = await helped(store, table, user)
    assert [seat.user_id for seat in after.seats if seat.helped] == [user]
    assert after.version == table.version + 1
    assert after.deadlines == table.deadlines, "nobody gets more time for it"
    assert after == done(await store.load(table.id))


async def test_the_second_hint_changes_nothing(store: Store) -> None:
    table, user = await in_turn(store)
    first = await helped(store, table, user)
    assert await helped(store, first, user) == first == done(await store.load(table.id))


async def test_the_mark_is_in_the_results_and_a_rematch_has_none(store: Store) -> None:
    table = await lobby(store, kind="gallery")  # the shortest game
    done(await store.add_computer(table.id, "normal", "Duckbot"))
    table = done(await store.start(table.id))
    while question(table).seat:  # until it's Anna's turn
        table = await play_on(store, table, moves=1)
    table = await helped(store, table, ANNA.user_id)
    table = await play_on(store, table, moves=5000)
    assert table.status is Status.OVER
    assert [result.helped for result in await store.results(table.id)] == [True, False]
    again = done(await store.rematch(table.id, ANNA.user_id))
    assert those_helped(again) == [False, False]


async def test_who_leaves_takes_no_mark_along(store: Store) -> None:
    """What was played with hints stays so, whoever plays on."""
    table, user = await in_turn(store)
    table = await helped(store, table, user)
    before = those_helped(table)
    assert those_helped(done(await store.leave(table.id, user))) == before


async def test_the_host_decides_and_a_rematch_keeps_it(store: Store) -> None:
    table = await lobby(store, BEN)
    assert table.hints
    assert refused(await store.change(table.id, hints=False, by=BEN.user_id)).why is Why.NOT_HOST
    table = done(await store.change(table.id, hints=False, by=ANNA.user_id))
    assert not table.hints
    assert not done(await store.change(table.id, auto_start=False, by=ANNA.user_id)).hints
    table = done(await store.start(table.id))
    asked = question(table)
    user = table.seats[asked.seat].user_id or 0
    assert refused(await store.help(table.id, user, prompt=asked.id, undos=0)).why is Why.NO_HINTS
    done(await store.stop(table.id, "stopped"))
    assert not done(await store.rematch(table.id, ANNA.user_id)).hints


async def test_a_hint_that_comes_too_late_marks_nobody(store: Store) -> None:
    table, user = await in_turn(store)
    asked = question(table)
    for prompt, undos in ((asked.id + 1, 0), (asked.id, 1)):
        assert refused(await store.help(table.id, user, prompt=prompt, undos=undos)).why is Why.STALE
    (other,) = [seat.user_id for seat in table.seats if seat.user_id != user]
    assert refused(await store.help(table.id, other or 0, prompt=asked.id, undos=0)).why is Why.STALE
    assert refused(await store.help(table.id, CLEO.user_id, prompt=asked.id, undos=0)).why is Why.NOT_SEATED
    done(await store.pause(table.id, "asleep"))
    assert refused(await store.help(table.id, user, prompt=asked.id, undos=0)).why is Why.PAUSED
    done(await store.stop(table.id, "stopped"))
    assert refused(await store.help(table.id, user, prompt=asked.id, undos=0)).why is Why.CLOSED
    assert those_helped(done(await store.load(table.id))) == [False, False]


async def test_a_lobby_has_no_hints(store: Store) -> None:
    table = await lobby(store)
    assert refused(await store.help(table.id, ANNA.user_id, prompt=1, undos=0)).why is Why.NOT_BEGUN


SNAPSHOT = GAMES["race"].new(seats=2, options={}, seed="5" * 64).dump()
BEFORE = (
    "INSERT INTO games (kind, options, channel_id, host_id, language, clock, clock_chosen, eager, status, sat, version,"
    " presented, snapshot, seed, moves, undos, created, touched, lease_until) VALUES ('race', '{}', 7, 100, 'en',"
    " 'off', TRUE, FALSE, 'playing', 2, 1, 1, :snapshot, '5', 0, 0, :now, :now, :now)",
    "INSERT INTO seats (game_id, number, user_id, name, asleep, stops, last_told) VALUES"
    " (1, 0, 100, 'Anna', FALSE, FALSE, 0), (1, 1, 101, 'Ben', FALSE, FALSE, 0)",
    "INSERT INTO results (game_id, seat, kind, name, score, won, reason, finished) VALUES"
    " (1, 0, 'race', 'Anna', 3, TRUE, 'home', :now)",
)


async def test_at_tables_of_before_hints_are_allowed_and_nobody_has_had_any(empty_url: str) -> None:
    engine = create_async_engine(empty_url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda plain: command.upgrade(upgrade.config(plain), "0006"))
        for each in BEFORE:
            values = {"snapshot": SNAPSHOT} if ":snapshot" in each else {}
            await connection.execute(text(each.replace(":now", "'2026-01-01 00:00:00+00:00'")), values)
    await engine.dispose()
    store = await Store.open(empty_url)
    table = done(await store.load(1))
    assert table.hints
    assert those_helped(table) == [False, False]
    assert [result.helped for result in await store.results(1)] == [False]
    assert any(those_helped(await helped(store, table, table.seats[question(table).seat].user_id or 0)))
    await store.close()
