"""How transactions are made: one writer at a time, all or nothing, tried again if somebody was faster, never given up
half-way; and the games that needn't be parsed again."""

import asyncio
from dataclasses import fields
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlmodel import bindparam, col, select

from data.store import BadValue, Store, StoreError, Why
from data.store import sqlite as sqlite_module
from data.store.games import Games
from data.store.models import SettingRow, TableRow
from data.store.postgres import PostgresSession, together
from data.store.session import Change, Overtaken, Session
from data.store.sqlite import SqliteSession
from data.store.statements import Statement, adding, changing, numbered
from data.store.table_rows import TableFields
from engine import GAMES
from tests.support.data.seating import BEN, begun, done, game_of, play_on, refused, rewrite_snapshot, say
from tests.support.data.template import place_sqlite
from tests.support.patience import LONGEST, until

ALL = Statement(select(SettingRow.key, SettingRow.value).order_by(col(SettingRow.key)))
ONE = Statement(select(SettingRow.value).where(col(SettingRow.key) == bindparam("key")))
ADD = adding(SettingRow, ("key", "value"))


async def add(session: Session, key: str, value: str = "") -> None:
    await session.change(ADD, **numbered([{"key": key, "value": value}]))


async def settings(store: Store) -> dict[str, str]:
    async def work(session: Session) -> dict[str, str]:
        return {row[0]: row[1] for row in await session.rows(ALL)}

    return await store.database.read(work)


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> Any:
    place_sqlite(tmp_path / "duckboard.db")
    store = await Store.open(f"sqlite:///{tmp_path / 'duckboard.db'}")
    yield store
    await store.close()


# One after the other


async def test_sqlite_has_one_writer_that_does_one_thing_after_the_other_and_readers_do_not_wait(
    sqlite_store: Store,
) -> None:
    order, go_on = list[str](), Event()

    async def slow(session: Session) -> None:
        order.append("slow begins")
        await add(session, "slow")
        assert go_on.wait(LONGEST)
        order.append("slow ends")

    async def quick(session: Session) -> None:
        order.append("quick")
        await add(session, "quick")

    writes = [asyncio.create_task(sqlite_store.database.write(work)) for work in (slow, quick)]
    while not order:
        await asyncio.sleep(0.001)
    assert await settings(sqlite_store) == {}
    assert order == ["slow begins"]
    go_on.set()
    await asyncio.gather(*writes)
    assert order == ["slow begins", "slow ends", "quick"]
    assert await settings(sqlite_store) == {"quick": "", "slow": ""}


async def test_what_waits_together_is_committed_together_and_one_that_fails_takes_nobody_along(
    sqlite_store: Store,
) -> None:
    has_begun, go_on, sessions = Event(), Event(), list[Session]()

    async def first(session: Session) -> None:
        await session.rows(ALL)
        has_begun.set()
        assert go_on.wait(LONGEST)

    async def put(session: Session, key: str) -> str:
        sessions.append(session)
        await add(session, key)
        if key == "bad":
            raise StoreError("no")
        return key

    def write(work: Any) -> asyncio.Task[Any]:
        return asyncio.create_task(sqlite_store.database.write(work))

    for keys in (("a", "b", "c"), ("d", "bad", "e")):
        sessions.clear()
        has_begun.clear()
        blocked = write(first)
        await asyncio.to_thread(has_begun.wait, LONGEST)
        waiting = [write(lambda session, key=key: put(session, key)) for key in keys]
        await until(lambda: sqlite_store.database.waiting == len(waiting))  # noqa: B023
        go_on.set()
        await blocked
        told = await asyncio.gather(*waiting, return_exceptions=True)
        go_on.clear()
        assert [str(each) for each in told] == [{"bad": "no"}.get(key, key) for key in keys]
        assert len({id(session) for session in sessions}) == (1 if "bad" not in keys else 4)
    assert [*await settings(sqlite_store)] == ["a", "b", "c", "d", "e"]


async def test_a_writer_that_cannot_connect_says_so_and_tries_again(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_connection(_: str) -> Any:
        raise OSError("too many open files")

    async def put(session: Session) -> None:
        await add(session, "a")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite_module, "connect", no_connection)
        for _ in range(2):
            with pytest.raises(OSError, match="too many"):
                await sqlite_store.database.write(put)
    await sqlite_store.database.write(put)
    assert await settings(sqlite_store) == {"a": ""}


async def test_nothing_is_written_after_the_end(tmp_path: Path) -> None:
    place_sqlite(tmp_path / "duckboard.db")
    store = await Store.open(f"sqlite:///{tmp_path / 'duckboard.db'}")
    await store.close()
    for _ in range(2):
        with pytest.raises(StoreError, match="closed"):
            await store.put_setting("colour", "yellow")


async def test_whoever_waits_too_long_for_the_writer_is_told_and_changes_nothing(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_module, "PATIENCE", -1.0)
    with pytest.raises(StoreError, match="the database was busy"):
        await sqlite_store.put_setting("key", "value")
    assert await settings(sqlite_store) == {}


async def test_a_transaction_on_sqlite_waits_for_nothing_else(sqlite_store: Store) -> None:
    async def work(session: Session) -> None:
        await add(session, "key")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="something else than the database"):
        await sqlite_store.database.write(work)
    assert await settings(sqlite_store) == {}
    await sqlite_store.put_setting("key", "value")


async def test_what_fails_half_way_leaves_nothing_behind(store: Store) -> None:
    async def work(session: Session) -> None:
        await add(session, "key")
        raise BadValue("quack")

    with pytest.raises(BadValue, match="quack"):
        await store.database.write(work)
    assert await settings(store) == {}


# Somebody was faster


@pytest.fixture
def overtaken(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """The first time, somebody else is faster. For each time, whether the table was locked."""
    times: list[bool] = []
    for kind in (SqliteSession, PostgresSession):
        monkeypatch.setattr(kind, "change_together", overtaking(times, kind.change_together))
    return times


def overtaking(times: list[bool], change_together: Any) -> Any:
    async def change(session: Session, *changes: Change) -> int:
        times.append(session.locks)
        count = await change_together(session, *changes)
        return 0 if len(times) == 1 else count

    return change


async def test_a_play_that_was_overtaken_is_made_once_more_and_counts_once(store: Store, overtaken: list[bool]) -> None:
    table = await begun(store)
    overtaken.clear()
    played = done(await say(store, table)).table
    assert overtaken == [False, True]
    assert (played.version, played.moves) == (table.version + 1, 1)
    assert done(await store.load(table.id)) == played


async def test_a_change_from_an_older_version_is_not_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """On PostgreSQL others can change a table between our reading and our writing."""
    table = await begun(store)
    raise_version = changing(TableRow, ("version",), ("id",))
    tries: list[int] = []

    for kind in (SqliteSession, PostgresSession):
        change_together = kind.change_together

        async def change(session: Any, *changes: Change, change_together: Any = change_together) -> int:
            tries.append(1)
            if len(tries) == 1:
                await session.change(raise_version, new_version=table.version + 7, this_id=table.id)
            return await change_together(session, *changes)

        monkeypatch.setattr(kind, "change_together", change)
    assert done(await say(store, table)).table.version == table.version + 1  # what was done in between is undone too
    assert len(tries) == 2


async def test_whoever_is_always_overtaken_gives_up(store: Store) -> None:
    tries: list[bool] = []

    async def work(session: Session) -> None:
        tries.append(session.locks)
        raise Overtaken

    with pytest.raises(Overtaken):
        await store.database.write(work)
    assert tries == [False, True, True, True, True]


async def test_a_play_whose_caller_is_gone_still_counts(store: Store) -> None:
    table = await begun(store)
    click = asyncio.create_task(say(store, table, interaction_id=77))
    await asyncio.sleep(0)
    click.cancel()
    assert isinstance((await asyncio.gather(click, return_exceptions=True))[0], asyncio.CancelledError)
    assert refused(await again(store, table, 77)).why is Why.DUPLICATE
    assert done(await store.load(table.id)).moves == 1


async def again(store: Store, table: Any, interaction_id: int) -> object:
    """The same click, as soon as the first one is in the log."""
    async with asyncio.timeout(LONGEST):
        while done(await store.load(table.id)).moves == 0:
            await asyncio.sleep(0.001)
    return await say(store, table, interaction_id=interaction_id)


async def test_closing_waits_for_a_play_that_is_under_way(url: str) -> None:
    store = await Store.open(url)
    table = await begun(store)
    click = asyncio.create_task(say(store, table))
    await asyncio.sleep(0)
    click.cancel()
    await store.close()
    store = await Store.open(url)
    assert done(await store.load(table.id)).moves == 1
    await store.close()


async def test_a_lost_connection_is_replaced(store: Store) -> None:
    table = await begun(store)
    connections = getattr(store.database._transactions, "_connections", None)  # pyright: ignore[reportPrivateUsage]
    for connection in connections._idle if connections else ():
        connection.terminate()
    assert done(await say(store, table)).table.moves == 1


# Statements


def test_several_statements_become_one_with_places_of_their_own() -> None:
    one = together("UPDATE a SET b = $1 WHERE c = $2", "DELETE FROM d WHERE e = $1", "INSERT INTO f VALUES ($1, $2)")
    assert one == (
        "WITH change_0 AS (UPDATE a SET b = $1 WHERE c = $2 RETURNING 1), change_1 AS (DELETE FROM d WHERE e = $3), "
        "change_2 AS (INSERT INTO f VALUES ($4, $5)) SELECT count(*) FROM change_0"
    )


async def test_what_goes_into_a_statement_is_checked_by_its_column(store: Store) -> None:
    async def work(session: Session) -> None:
        await session.rows(ONE, key="x" * 101)

    with pytest.raises(BadValue, match="may have 100 characters"):
        await store.database.read(work)


def test_the_fields_of_a_table_are_those_of_its_row() -> None:
    names = {field.name for field in fields(TableFields)}
    assert names == TableRow.model_fields.keys() - {"id", "lease_owner", "lease_until"}


# Games that are known


async def test_a_game_is_not_parsed_again_while_it_is_played_here(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[str] = []
    load = GAMES["race"].load
    monkeypatch.setattr(GAMES["race"], "load", lambda text: (parsed.append(text), load(text))[1])
    table = await play_on(store, await begun(store), 5)
    assert done(await store.load(table.id)) == table
    assert not parsed
    other = await Store.open(url)
    table = await play_on(other, table, 3)
    assert len(parsed) == 1
    assert done(await store.load(table.id)).game == table.game  # what others have saved is seen, and parsed once
    assert len(parsed) == 2
    await other.close()


async def test_a_snapshot_that_somebody_has_altered_is_not_taken_for_the_game_that_is_known(store: Store) -> None:
    table = await begun(store)
    await rewrite_snapshot(store, table.id, game_of(table).dump().replace("race", "rice"))
    assert refused(await say(store, table)).why is Why.UNPLAYABLE


async def test_whoever_changes_a_game_changes_no_other(store: Store) -> None:
    table = await begun(store)
    before = game_of(table).dump()
    for game in (game_of(table), game_of(done(await store.load(table.id)))):
        prompt = game.unanswered()[0]
        game.play(prompt.seat, prompt.moves[0])
    assert game_of(done(await store.load(table.id))).dump() == before
    done(await say(store, done(await store.load(table.id))))


def test_only_so_many_games_are_known_and_those_that_were_used_last() -> None:
    game = GAMES["race"].new(seats=2, seed="0" * 64)
    games = Games(most=2)
    for number in (1, 2):
        games.keep(number, "text", game)
    assert games.find(1, "text") == game
    games.keep(3, "text", game)
    assert [games.find(number, "text") is not None for number in (1, 2, 3)] == [True, False, True]
    assert games.find(1, "another text") is None
    games.forget(1)
    assert games.find(1, "text") is None


async def test_a_game_that_is_over_is_forgotten(store: Store) -> None:
    table = await begun(store, BEN)
    known = store.database._transactions._games._known  # pyright: ignore[reportPrivateUsage]
    assert table.id in known
    done(await store.stop(table.id, "enough"))
    assert table.id not in known
