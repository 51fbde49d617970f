"""Backups: everything comes out equal, on whichever database, and a file that isn't whole changes nothing."""

import asyncio
import sqlite3
import stat
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import pytest
from sqlalchemy import JSON, Boolean, Column, Table, UniqueConstraint, delete, text
from sqlalchemy.ext.asyncio import create_async_engine

from data.backup import main
from data.store import Post, Store
from data.store import Table as StoredTable
from data.store.addresses import checked_url
from data.store.backup import BadBackup, CannotMove, check, copy, files, moving, pouring, restore, save
from data.store.backup.aftermath import UNKNOWN_TABLES
from data.store.columns import BIGGEST_ID, BIGGEST_NUMBER, LONG_AGO, Id, Number, Real, ShortText, UtcTime
from data.store.connections import connect
from data.store.database import Database, revisions
from data.store.errors import CannotOpen
from data.store.models import Row
from data.store.session import TRIES, Session
from data.store.statements import Statement
from tests.cogs.before.keeping import lay, moments, read
from tests.support.clock import StillClock
from tests.support.data.past import CALLED, HERS, ZOE, forms, rich_past
from tests.support.data.seating import BEN, CHANNEL, begun, done, everything, lobby, play_on
from tests.support.data.template import MIGRATED, copy_of, place_sqlite
from tests.support.paths import ROOT

sqlite_only = pytest.mark.parametrize("address", ["sqlite"], indirect=True)
postgres_only = pytest.mark.parametrize("address", ["postgres"], indirect=True)
crossing = pytest.mark.parametrize(
    ("address", "other_address"), [("sqlite", "postgres"), ("postgres", "sqlite")], indirect=True
)
Capsys: TypeAlias = pytest.CaptureFixture[str]

MADE = files.bring_up_to_date
SIGNS = "abc xyz äß € 鴨 🦆 '\"%_\\\n\t{}[]"
EDGES = {
    Id: [0, 1, BIGGEST_ID],
    Number: [-BIGGEST_NUMBER, 0, BIGGEST_NUMBER],
    Real: [0.1, -1e300, 5e-324, 25.0, 0.1 + 0.2],
    UtcTime: [LONG_AGO, datetime(9999, 12, 31, 23, 59, 59, 999999, UTC), datetime(2026, 3, 29, 1, 30, tzinfo=UTC)],
}


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Some rows make several pages."""
    monkeypatch.setattr(pouring, "CELLS", 130)
    forget_statements()
    yield
    forget_statements()


@pytest.fixture(autouse=True)
def ready_made_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """New files get tables that were made once. `tests/data/test_moving.py` has the real ones."""

    def copied(file: Path) -> None:
        if file.stat().st_size:
            MADE(file)
        else:
            file.write_bytes(tables_of_today())

    monkeypatch.setattr(files, "bring_up_to_date", copied)


@cache
def tables_of_today() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new"
        MADE(file)
        return file.read_bytes()


def forget_statements() -> None:
    for each in (pouring._page, pouring._end_of_page):
        each.cache_clear()


@pytest.fixture(params=["sqlite", "postgres"])
def other_address(request: pytest.FixtureRequest) -> str | None:
    return None if request.param == "sqlite" else request.getfixturevalue("migrated_postgres")


@pytest.fixture
async def elsewhere(other_address: str | None, tmp_path: Path) -> AsyncIterator[str]:
    """Another migrated database with nothing in it."""
    if other_address is None:
        place_sqlite(tmp_path / "elsewhere.db")
        yield f"sqlite:///{tmp_path / 'elsewhere.db'}"
        return
    async with copy_of(MIGRATED, other_address) as url:
        yield url


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Where one could be."""
    (tmp_path / "backups").mkdir()
    return tmp_path / "backups" / "backup"


@pytest.fixture
def back(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'back.db'}"


async def all_in(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that's to be kept."""
    store = await Store.open(url)
    try:
        found = await everything(store)
    finally:
        await store.close()
    return {table.name: found[table.name] for table in pouring.TABLES}


# Everything comes out equal


def any_cell(column: Column[Any], rng: Random) -> object:
    kind: Any = column.type
    if column.nullable and rng.random() < 0.3:
        return None
    if isinstance(kind, Boolean):
        return rng.random() < 0.5
    if isinstance(kind, JSON):
        return {any_text(rng, 9): any_text(rng, 9) for _ in range(rng.randrange(4))}
    if edges := EDGES.get(type(kind)):
        return rng.choice([*edges, any_of(kind, rng)])
    return any_text(rng, kind.length if isinstance(kind, ShortText) else 3000)


def any_of(kind: object, rng: Random) -> object:
    if isinstance(kind, Id):
        return rng.randrange(BIGGEST_ID)
    if isinstance(kind, Number):
        return rng.randrange(-BIGGEST_NUMBER, BIGGEST_NUMBER)
    if isinstance(kind, Real):
        return rng.gauss(25, 8)
    return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=rng.random() * 1e8)


def any_text(rng: Random, longest: int) -> str:
    return "".join(rng.choices(SIGNS, k=rng.randrange(longest + 1)))


def any_rows(table: Table, tables: list[int], count: int, rng: Random) -> list[dict[str, object]]:
    """They break no rule of the database."""
    uniques = [each.columns.keys() for each in table.constraints if isinstance(each, UniqueConstraint)]
    uniques = [*uniques, table.primary_key.columns.keys(), *([["channel_id"]] if table.name == "games" else [])]
    rows, seen = list[dict[str, object]](), set[tuple[object, ...]]()
    while len(rows) < count:
        row = {column.name: any_cell(column, rng) for column in table.columns}
        if "id" in row:
            row["id"] = rng.randrange(1, 10**9)
        if "game_id" in row:
            row["game_id"] = rng.choice(tables)
        keys = [(place, *[row[name] for name in names]) for place, names in enumerate(uniques)]
        keys = [key for key in keys if None not in key]
        if not seen.intersection(keys):
            seen.update(keys)
            rows.append(row)
    return rows


async def fill_with_anything(url: str, count: int, rng: Random) -> None:
    tables = list[int]()

    async def work(session: Session) -> None:
        for table in pouring.TABLES:
            rows = any_rows(table, tables, count, rng)
            tables.extend([int(str(row["id"])) for row in rows] if table.name == "games" else [])
            for row in rows:
                await session.change(pouring._adding(table, 1), **{f"{name}_0": cell for name, cell in row.items()})

    database = await Database.open(url)
    await database.write(work)
    await database.close()


def but_for_processes(rows: dict[str, list[tuple[Any, ...]]]) -> dict[str, list[tuple[Any, ...]]]:
    """Without leases and claims, which aren't carried over."""
    left_out = {"games": ("lease_owner", "lease_until"), "deadlines": ("claimed_until",)}
    kept = {
        name: [place for place, column in enumerate(table.columns) if column.name not in left_out.get(name, ())]
        for name, table in Row.metadata.tables.items()
    }
    return {name: sorted([tuple([row[at] for at in kept[name]]) for row in rows[name]], key=repr) for name in rows}


@pytest.mark.parametrize("count", [12, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize(("address", "other_address"), [("sqlite", "postgres")], indirect=True)
async def test_any_rows_are_copied_there_and_back(url: str, elsewhere: str, back: str, count: int) -> None:
    await fill_with_anything(url, count, Random(count))
    before = but_for_processes(await all_in(url))
    assert {name: len(rows) for name, rows in before.items()} == dict.fromkeys(before, count)
    await copy(url, elsewhere)
    assert but_for_processes(await all_in(elsewhere)) == before
    await copy(elsewhere, back)
    assert but_for_processes(await all_in(back)) == before
    assert await all_in(back) == await all_in(elsewhere)


@pytest.mark.long
async def test_any_rows_survive_a_backup(url: str, elsewhere: str, backup: Path) -> None:
    await fill_with_anything(url, 300, Random(5))
    before = but_for_processes(await all_in(url))
    await save(url, backup)
    async with fresh(elsewhere, backup) as store:
        after = but_for_processes(await everything(store))
    for name in ("seats", "kept_seats", "moves", "ratings", "results"):
        assert after[name] == before[name]


@sqlite_only
async def test_what_has_not_arrived_is_noticed(url: str, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of value is altered on its way in turn, as a database might that thinks it knows better."""
    await fill_with_anything(url, 3, Random(1))
    await save(url, backup)
    await empty(url)
    tallies = moving.tallies_of
    for name in [table.name for table in pouring.TABLES]:

        async def altered(session: Session, name: str = name) -> pouring.Tallies:
            await session.change(Statement(delete(Row.metadata.tables[name])))
            return await tallies(session)

        monkeypatch.setattr(moving, "tallies_of", altered)
        with pytest.raises(CannotMove, match=f"not everything has arrived: .*{name}"):
            await restore(backup, url)
        assert not any((await all_in(url)).values())


async def empty(url: str) -> None:
    database = await Database.open(url)
    await database.write(pouring.pour_out)
    await database.close()


# While the bot runs


async def test_a_backup_is_of_one_moment(url: str, store: Store, backup: Path) -> None:
    """People go on playing in the meantime, and nothing of a move is there without the rest of it."""
    tables = [await begun(store, channel=CHANNEL + place) for place in range(3)]
    playing = [asyncio.create_task(keep_playing(store, table)) for table in tables]
    saved = [backup.with_name(f"backup-{place}") for place in range(3)]
    for file in saved:
        await save(url, file)
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    counts = list[int]()
    for file in saved:
        with closing(sqlite3.connect(file)) as connection:
            moves = "SELECT count(*) FROM moves WHERE game_id = games.id"
            rows = connection.execute(f"SELECT moves, ({moves}), version FROM games").fetchall()
        assert len(rows) == 3
        assert all(said == logged for said, logged, _ in rows)
        counts.append(sum(said for said, *_ in rows))
    assert counts == sorted(set(counts))


@postgres_only
async def test_no_transaction_stands_still_while_a_backup_is_compared(
    url: str, store: Store, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes long if there's much in it, and PostgreSQL would end a transaction that does nothing for so long."""
    await lobby(store)
    compare, standing = moving.tallies_of, list[str]()

    async def compared(session: Session) -> pouring.Tallies:
        connection = await connect(checked_url(url))
        states = "SELECT state FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        standing.extend([state for (state,) in await connection.fetch(states)])
        await connection.close()
        return await compare(session)

    monkeypatch.setattr(moving, "tallies_of", compared)
    await save(url, backup)
    assert set(standing) == {"idle"}


async def keep_playing(store: Store, table: StoredTable) -> None:
    while True:
        table = await play_on(store, table, 1, Random(table.version))
        await asyncio.sleep(0.002)


@sqlite_only
async def test_nothing_that_was_deleted_is_in_a_backup(url: str, store: Store, clock: StillClock, backup: Path) -> None:
    """Also if a file from before secure_delete still has it, and if it's still in the log."""
    await rich_past(store, clock)
    await save(url, backup)
    assert [each for each in HERS if found(each, backup)]
    await store.forget(ZOE.user_id, CALLED)
    await store.tidy_posts([ZOE.user_id])
    later = backup.with_name("later")
    await save(url, later)
    assert not [each for each in (ZOE.user_id, ZOE.name) if found(each, later)]
    assert found(BEN.name, later)


def found(what: object, file: Path) -> bool:
    return any(form in file.read_bytes() for form in forms(what))


@postgres_only
async def test_a_backup_is_for_its_owner_only(url: str, store: Store, backup: Path) -> None:
    await lobby(store)
    await save(url, backup)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [file.name for file in backup.parent.iterdir()] == [backup.name]


# What isn't true any more


@crossing
async def test_after_a_move_everything_goes_on_as_if_nothing_had_happened(
    url: str, store: Store, elsewhere: str
) -> None:
    """But for leases: whoever had them isn't there."""
    for place in range(2 * TRIES):  # a number that's used already is tried again, but not so often
        await lobby(store, channel=CHANNEL + 10 + place)
    table = await play_on(store, await begun(store), 5)
    await store.put_posts(table.id, Post("board", CHANNEL, 5, 1, "digest", table.version, 0, 0, store.clock.now))
    await store.put_setting("commands 17", "the hash")
    assert await store.lease(table.id, "somebody", 600)
    await copy(url, elsewhere)
    moved = await Store.open(elsewhere, clock=store.clock)
    assert done(await moved.load(table.id)) == table
    assert (await moved.posts(table.id))["board"].digest == "digest"
    assert await moved.setting("commands 17") == "the hash"
    assert await moved.lease(table.id, "somebody else", 6)
    assert (await lobby(moved, channel=CHANNEL + 1)).id == table.id + 1
    await moved.close()


@crossing
async def test_after_a_backup_is_restored_running_games_are_shown_again(
    url: str, store: Store, elsewhere: str, backup: Path
) -> None:
    """Discord may show what was said since, and may have been told other commands."""
    table, over = await play_on(store, await begun(store), 5), await lobby(store, channel=CHANNEL + 1)
    done(await store.stop(over.id, "stopped"))
    for each in (table, over):
        board = Post("board", CHANNEL, 5, 1, "digest", each.version, 0, 0, store.clock.now)
        await store.put_posts(each.id, board, board._replace(slot="note", message_id=None))
    await store.put_setting("commands 17", "the hash")
    await save(url, backup)
    async with fresh(elsewhere, backup) as restored:
        assert done(await restored.load(table.id)).presented == 0
        posts = await restored.posts(table.id)
        assert posts["board"].is_doubted
        assert posts["board"].generation > 1
        assert posts["note"].is_pending
        assert (await restored.posts(over.id))["board"].digest == "digest"
        assert await restored.setting("commands 17") is None


@asynccontextmanager
async def fresh(url: str, backup: Path) -> AsyncIterator[Store]:
    """Where this backup is restored."""
    await restore(backup, url)
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def test_no_number_of_a_table_is_used_again(url: str, store: Store, clock: StillClock, backup: Path) -> None:
    """Those of tables that were opened after the backup aren't either, whether we know of them or not."""
    before = await lobby(store)
    await save(url, backup)
    newer = [await lobby(store, channel=CHANNEL + place) for place in range(1, 4)]
    await restore(backup, url, replace=True)
    assert [row[0] for row in (await everything(store))["games"]][:1] == [before.id]
    after = await lobby(store, channel=CHANNEL + 9)
    assert after.id > max(table.id for table in newer) + UNKNOWN_TABLES / 2
    again = backup.with_name("again")
    await save(url, again)
    await restore(backup, url, replace=True)
    assert (await lobby(store, channel=CHANNEL + 9)).id > after.id
    clock.forward(days=1000)
    await store.clear_old_games(clock.now)
    await restore(again, url, replace=True)
    assert (await lobby(store, channel=CHANNEL + 11)).id > after.id + 1


@crossing
async def test_moved_back_no_number_is_used_again_either(url: str, store: Store, elsewhere: str) -> None:
    await lobby(store)
    await copy(url, elsewhere)
    for place in range(1, 4):
        await lobby(store, channel=CHANNEL + place)
    await copy(elsewhere, url, replace=True)
    assert (await lobby(store, channel=CHANNEL + 1)).id == 5


# Backups of versions before


@pytest.mark.parametrize("folder", moments(), ids=lambda folder: folder.name)
@postgres_only
async def test_a_database_of_a_version_before_is_restored(folder: Path, url: str, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    lay(read(folder), old)
    original = old.read_bytes()
    about, tallies = check(old)
    assert (about.made, about.revision < max(revisions())) == (None, True)
    await restore(old, url)
    assert old.read_bytes() == original
    store = await Store.open(url)
    with closing(sqlite3.connect(old)) as connection:
        numbers = connection.execute("SELECT id FROM games WHERE snapshot IS NOT NULL").fetchall()
    for (number,) in numbers:
        assert done(await store.load(number)).game
    await store.close()
    assert (len(numbers) > 4, tallies["games"].rows >= len(numbers)) == (True, True)


# What is refused


async def refusing(backup: Path, url: str, sentence: str) -> None:
    """One sentence, and nothing has changed."""
    before = await all_in(url)
    with pytest.raises((BadBackup, CannotMove, CannotOpen)) as caught:
        await restore(backup, url)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)
    assert await all_in(url) == before


@pytest.fixture
async def good(url: str, store: Store, backup: Path) -> Path:
    await play_on(store, await begun(store), 20)
    await save(url, backup)
    await empty(url)
    return backup


@sqlite_only
async def test_a_damaged_file_is_refused(url: str, good: Path) -> None:
    whole = good.read_bytes()
    for length in (len(whole) - 1, len(whole) - 4096, len(whole) // 2, 4096, 100, 10):
        good.write_bytes(whole[:length])
        await refusing(good, url, "is no backup of Duckboard" if length < 100 else "is damaged")
    for place in [whole.index(word) for word in (b"pick ", b"Anna", b"playing")]:
        good.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        await refusing(good, url, "damaged")
    good.write_bytes(whole)
    await restore(good, url)


@sqlite_only
async def test_another_file_is_refused(url: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    await refusing(other, url, "there's no such file")
    await refusing(tmp_path, url, "there's no such file")
    for content in (b"", b"Dear diary, " * 1000, b"SQLite format 3\0" + bytes(5000)):
        other.write_bytes(content)
        await refusing(other, url, "is no backup of Duckboard")
    other.unlink()
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    await refusing(other, url, "is no backup of Duckboard")


@sqlite_only
async def test_a_backup_of_a_newer_version_is_refused(url: str, good: Path) -> None:
    with closing(sqlite3.connect(good)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("DROP TABLE backup")
    await refusing(good, url, "was made by a newer Duckboard")


@postgres_only
async def test_a_database_that_is_not_empty_is_refused(url: str, store: Store, good: Path) -> None:
    await store.put_setting("manner 17", "ping")
    await refusing(good, url, "isn't empty (settings): to lose all that's there, say --replace")
    await restore(good, url, replace=True)
    assert await store.setting("manner 17") is None
    assert await store.count_open() == 1


@postgres_only
async def test_a_database_of_another_version_is_left_alone(url: str, good: Path) -> None:
    for version, sentence in (("0001", "made by an older Duckboard"), ("9999", "made by a newer Duckboard")):
        await set_version(url, version)
        for try_it in (restore(good, url), save(url, good.with_name("another")), copy(url, f"{url}2")):
            with pytest.raises((CannotMove, CannotOpen), match=sentence):
                await try_it
    await set_version(url, max(revisions()))
    assert not any((await all_in(url)).values())


async def set_version(url: str, version: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))
    await engine.dispose()


@sqlite_only
async def test_nothing_is_saved_from_nothing_or_over_something(empty_url: str, backup: Path) -> None:
    with pytest.raises(CannotMove, match="there's nothing of Duckboard here"):
        await save(empty_url, backup)
    with pytest.raises(CannotMove, match="the same database"):
        await copy(empty_url, empty_url)
    await (await Store.open(empty_url)).close()
    backup.write_text("my diary")
    with pytest.raises(BadBackup, match="is there already"):
        await save(empty_url, backup)
    with pytest.raises(BadBackup, match="can't be written: No such file"):
        await save(empty_url, backup.parent / "no" / "such")
    assert backup.read_text() == "my diary"


# Interrupted


class Interrupted(Exception):
    pass


def interrupt(monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    """After so many pages."""
    adding, left = pouring._adding, [pages]

    def added(table: Table, count: int) -> Statement:
        left[0] -= 1
        if left[0] < 0:
            raise Interrupted
        return adding(table, count)

    monkeypatch.setattr(pouring, "_adding", added)


@pytest.mark.parametrize("pages", [3, pytest.param(1, marks=pytest.mark.long)])
async def test_an_interrupted_restore_leaves_nothing_half(
    pages: int, url: str, store: Store, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(store, BEN, channel=CHANNEL + 7)
    before = await everything(store)
    with monkeypatch.context() as patched:
        interrupt(patched, pages)
        with pytest.raises(Interrupted):
            await restore(good, url, replace=True)
    assert await everything(store) == before
    await restore(good, url, replace=True)
    assert [row[4] for row in (await everything(store))["games"]][:1] == [CHANNEL]


@sqlite_only
async def test_an_interrupted_backup_leaves_nothing(url: str, good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await restore(good, url)
    interrupt(monkeypatch, 3)
    with pytest.raises(Interrupted):
        await save(url, good.with_name("another"))
    assert [file.name for file in good.parent.iterdir()] == [good.name]


@pytest.mark.processes
@pytest.mark.parametrize("kills", [pytest.param(20, marks=pytest.mark.long)])
async def test_a_killed_restore_leaves_nothing_half(kills: int, url: str, backup: Path) -> None:
    """With -9, at any moment of it."""
    await fill_with_anything(url, 400, Random(3))
    await save(url, backup)
    await empty(url)
    rng, whole = Random(4), 0
    command = (sys.executable, "-m", "data.backup", "restore", str(backup), "--database", url)
    for _ in range(kills):
        process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE, stderr=PIPE)
        await asyncio.sleep(rng.uniform(0.5, 4.0))
        if process.returncode is None:
            process.kill()
        await process.communicate()
        found = {name: len(rows) for name, rows in (await all_in(url)).items()}
        assert set(found.values()) in ({0}, {400, 401}, {400}), found
        whole += found["seats"] > 0
        await empty(url)
    assert 0 < whole < kills


# From the command line


async def test_a_database_that_a_bot_has_open_is_left_alone(
    url: str, store: Store, good: Path, elsewhere: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "LEAVING", 0.0)
    restoring, copying = ["restore", str(good), "--database", url, "--replace"], ["copy", url, elsewhere]
    await lobby(store, channel=CHANNEL + 7)
    before = await everything(store)
    for words in (restoring, copying, ["copy", elsewhere, url, "--replace"]):
        assert await asyncio.to_thread(main, words) == 1
        assert "is in use: stop the bot first" in capsys.readouterr().err
    assert await everything(store) == before
    assert await asyncio.to_thread(main, [*restoring, "--force"]) == 0
    assert CHANNEL + 7 not in [row[4] for row in (await everything(store))["games"]]


@postgres_only
def test_the_commands(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    there = f"sqlite:///{tmp_path / 'there.db'}"
    for words, code, sentence in (
        ("save one", 0, "saved to one: nothing"),
        ("save one", 1, "one is there already: name another file"),
        ("check one", 0, "good: one, made 20"),
        ("check two", 1, "two: there's no such file"),
        ("restore one", 0, "restored: nothing"),
        ("restore one", 1, "isn't empty (games)"),
        ("restore one --replace", 0, "restored: nothing"),
        (f"restore one --database {there}", 0, "restored: nothing"),
        (f"copy {url} {there}", 1, "isn't empty (games)"),
        (f"copy {url} {there} --replace", 0, "copied: games 1"),
        (f"save two --database sqlite:///{tmp_path}/nowhere.db", 1, "there's nothing of Duckboard here"),
        ("save two --database mysql://here", 1, 'begins with "mysql"'),
    ):
        assert main(words.split()) == code, words
        told = capsys.readouterr()
        assert sentence in (told.err if code else told.out), words
        assert len((told.err + told.out).splitlines()) == 1
    assert not (tmp_path / "nowhere.db").exists()
