"""A person is deleted completely, and gets all that is stored about them, and nothing of anybody else's."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from sqlmodel import col, delete

from data.store import Store, forgetting, is_empty
from data.store.database import Database
from data.store.models import DeadlineRow, KeptSeatRow, SettingRow
from data.store.statements import Statement, adding, numbered
from data.store.values import NOBODY
from engine.record import Record
from tests.support.clock import StillClock
from tests.support.data.past import (
    CALLED,
    FINISHED,
    HERS,
    KEPT,
    LEFT,
    OLD,
    PRIVATE,
    RUNNING,
    THEN,
    TOKEN,
    WAITING,
    WORD,
    ZOE,
    bytes_in,
    change,
    post,
    rich_past,
    traces,
)
from tests.support.data.seating import ANNA, BEN, CHANNEL, begun, done, everything, game_of, lobby, say


async def test_deleting_a_person_is_complete(store: Store, url: str, clock: StillClock) -> None:
    await rich_past(store, clock)
    everywhere = {"games", "seats", "kept_seats", "posts", "deadlines", "settings", "results", "ratings", "solves"}
    assert {place.split(".")[0] for place in await traces(store, ZOE.user_id, ZOE.name)} == everywhere
    await store.forget(ZOE.user_id, CALLED)
    assert await traces(store, ZOE.user_id, ZOE.name, WORD) == set()
    await clear_away(store)
    await store.tidy_posts([ZOE.user_id])
    assert await traces(store, *HERS) == set()
    assert is_empty(await store.stored_about(ZOE.user_id))
    assert await store.scrub()
    if url.startswith("sqlite"):
        assert bytes_in(url, *HERS) == []
        assert bytes_in(url, BEN.name) == [BEN.name]


async def clear_away(store: Store) -> None:
    """As Discord is told to delete them."""
    for row in (await everything(store))["posts"]:
        if str(NOBODY) in row[1].split():
            await store.put_posts(row[0], (await store.posts(row[0]))[row[1]].gone())


KEEP_ONE = adding(KeptSeatRow, ("table_id", "user_id", "name", "until"))
NOTHING = Statement(delete(SettingRow).where(col(SettingRow.key) == "no such key"))
ONE_BY_ONE = ("NAMELESS", "REMOVED")
AT_ONCE = ("NAMELESS_RESULT", "NO_POSTS", "NO_DEADLINE", "NO_SETTINGS")


def omissions() -> Iterator[tuple[str, object]]:
    """Every step of deleting, and what it would be if something had been forgotten there."""
    for name in ONE_BY_ONE:
        steps = getattr(forgetting, name)
        for place in range(len(steps)):
            yield name, (*steps[:place], NOTHING, *steps[place + 1 :])
    yield from [(name, NOTHING) for name in AT_ONCE]


@pytest.mark.parametrize("address", [None], ids=["sqlite"])
async def test_the_search_finds_whatever_is_forgotten(
    store: Store, url: str, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each step is left out in turn."""
    tables = await rich_past(store, clock)
    lost = {"table_id": tables[FINISHED], "what": f"keep {ZOE.user_id}", "due": THEN, "undos": 0, "claimed_until": THEN}
    await change(store, adding(DeadlineRow, tuple(lost)), **numbered([lost]))
    await change(store, KEEP_ONE, table_id_0=tables[OLD], user_id_0=ZOE.user_id, name_0=ZOE.name, until_0=THEN)
    await store.database.scrub()
    file = Path(str(make_url(url).database))
    for place, (name, instead) in enumerate(omissions()):
        copy = file.with_name(f"copy-{place}.db")
        copy.write_bytes(file.read_bytes())
        again = await Store.open(f"sqlite+aiosqlite:///{copy}", clock=clock)
        with monkeypatch.context() as patched:
            patched.setattr(forgetting, name, instead)
            await again.forget(ZOE.user_id, CALLED)
        assert await traces(again, *HERS[:2], WORD) != set(), (name, place)
        await again.close()


async def test_a_file_from_before_is_written_once_as_a_whole(store: Store, url: str, clock: StillClock) -> None:
    """Nothing was overwritten there yet. Later it's enough to empty the log."""
    if not url.startswith("sqlite"):
        return
    await rich_past(store, clock)
    await store.forget(ZOE.user_id, CALLED)
    await store.tidy_posts([ZOE.user_id])
    assert ZOE.name in bytes_in(url, *HERS)
    assert await store.scrub()
    assert ZOE.name not in bytes_in(url, *HERS)
    await store.put_setting(f"manner {ZOE.user_id}", ZOE.name)
    await store.forget(ZOE.user_id, CALLED)
    assert await store.scrub()
    assert bytes_in(url, ZOE.user_id, ZOE.name) == []


async def test_records_of_others_keep_a_player(store: Store, clock: StillClock) -> None:
    tables = await rich_past(store, clock)
    record, before = await store.record(tables[FINISHED]), await store.results(tables[FINISHED])
    await store.forget(ZOE.user_id, CALLED)
    table = done(await store.load(tables[FINISHED]))
    assert [seat.name for seat in table.seats] == [ANNA.name, CALLED, BEN.name]
    assert (table.seats[1].user_id, table.seats[1].computer) == (None, None)
    assert await store.record(tables[FINISHED]) == record
    after = await store.results(tables[FINISHED])
    assert [(each.score, each.won) for each in after] == [(each.score, each.won) for each in before]
    assert [each.user_id for each in after] == [ANNA.user_id, None, BEN.user_id]
    assert done(await store.load(tables[OLD])).seats[1].name == CALLED


async def test_a_running_game_goes_on_with_a_computer(store: Store, clock: StillClock) -> None:
    tables = await rich_past(store, clock)
    shown = await store.forget(ZOE.user_id, CALLED)
    assert shown == sorted({*tables} - {tables[OLD]})
    running = done(await store.load(tables[RUNNING]))
    assert (running.seats[1].name, running.seats[1].computer, running.seats[1].user_id) == (CALLED, "normal", None)
    assert done(await say(store, running)).table.version == running.version + 1
    waiting = done(await store.load(tables[WAITING]))
    assert ([seat.name for seat in waiting.seats], waiting.host_id) == ([BEN.name], BEN.user_id)
    assert done(await store.load(tables[KEPT])).kept == ()
    assert done(await store.load(tables[LEFT])).seats[1].name == CALLED


async def test_who_hosted_a_game_and_was_alone_there_hosts_nothing(store: Store) -> None:
    table = done(await store.open_lobby("race", ZOE, channel_id=CHANNEL, guild_id=1))
    await store.forget(ZOE.user_id, CALLED)
    closed = done(await store.load(table.id))
    assert (closed.status.open, closed.host_id, closed.seats) == (False, NOBODY, ())


async def test_deleting_can_be_repeated_and_hits_nobody_else(store: Store, clock: StillClock) -> None:
    await rich_past(store, clock)
    others = [await store.stored_about(person.user_id) for person in (ANNA, BEN)]
    await store.forget(ZOE.user_id, CALLED)
    once = await everything(store)
    await store.forget(ZOE.user_id, CALLED)
    assert await everything(store) == once
    for before, person in zip(others, (ANNA, BEN), strict=True):
        after = await store.stored_about(person.user_id)
        assert [without_changes(each) for each in after["games"] if not each["you_host"]] == [
            without_changes(each)
            for each in before["games"]
            if each["table"]["id"] in [game["table"]["id"] for game in after["games"] if not game["you_host"]]
        ]
        assert (after["settings"], after["ratings"]) == (before["settings"], before["ratings"])


def without_changes(game: dict[str, Any]) -> dict[str, Any]:
    return {**game, "table": {**game["table"], "touched": ""}}


async def test_a_message_that_was_just_being_sent_goes_too(store: Store, clock: StillClock) -> None:
    """Somebody showed the table while the person was deleted. Whoever plays again meanwhile is left alone."""
    tables = await rich_past(store, clock)
    await store.forget(ZOE.user_id, CALLED)
    await store.put_posts(tables[RUNNING], post(f"hand {ZOE.user_id}", 99))
    done(await store.sit(tables[WAITING], ZOE))
    await store.put_posts(tables[WAITING], post(f"hand {ZOE.user_id}", 98))
    assert await store.tidy_posts([ZOE.user_id]) == [tables[RUNNING]]
    assert f"hand {ZOE.user_id}" not in await store.posts(tables[RUNNING])
    assert 99 in [each.message_id for each in (await store.posts(tables[RUNNING])).values()]
    assert (await store.posts(tables[WAITING]))[f"hand {ZOE.user_id}"].message_id == 98


async def test_a_seat_that_was_left_before_this_was_noted_is_found_by_its_message(store: Store) -> None:
    table = await begun(store, ZOE, BEN)
    await store.put_posts(table.id, post(f"hand {ZOE.user_id}"))
    done(await store.leave(table.id, ZOE.user_id))
    await change(store, Statement(delete(SettingRow)))
    await store.forget(ZOE.user_id, CALLED, names=[ZOE.name])
    assert await traces(store, ZOE.user_id, ZOE.name) == set()


# All that is stored


async def test_somebody_gets_everything_of_theirs(store: Store, clock: StillClock) -> None:
    tables = await rich_past(store, clock)
    stored = await store.stored_about(ZOE.user_id)
    text = json.dumps(stored, ensure_ascii=False)
    games = {game["table"]["id"]: game for game in stored["games"]}
    assert {*games} == {*tables} - {tables[KEPT]}
    assert [each["table_id"] for each in stored["seats_kept_for_you"]] == [tables[KEPT]]
    assert stored["settings"][f"manner {ZOE.user_id}"] == "dm"
    assert [each["mu"] for each in stored["ratings"]] == [25.0]
    assert games[tables[FINISHED]]["result"]["name"] == ZOE.name
    assert games[tables[FINISHED]]["seat"]["lucky_word"] == WORD
    assert len(games[tables[FINISHED]]["messages"]) == 5
    assert games[tables[WAITING]]["you_host"]
    said = [each["word"] for each in games[tables[FINISHED]]["words"]]
    assert said == await words_of(store, tables[FINISHED], 1)
    assert str(PRIVATE) in text


async def words_of(store: Store, table_id: int, seat: int) -> list[str]:
    return [said.word for said in Record.parse(str(await store.record(table_id))).log if said.seat == seat]


async def test_nothing_of_anybody_elses_is_in_it(store: Store, clock: StillClock) -> None:
    tables = await rich_past(store, clock)
    text = json.dumps(await store.stored_about(ZOE.user_id), ensure_ascii=False)
    for other in (ANNA, BEN):
        assert other.name not in text
        assert f'"{other.user_id}"' not in text
    assert TOKEN not in text
    seeds = [game_of(done(await store.load(table_id))).seed for table_id in (tables[FINISHED], tables[RUNNING])]
    for secret in (*seeds, "5" * 64):
        assert secret not in text


async def test_whoever_is_unknown_has_nothing(store: Store) -> None:
    await lobby(store, BEN)
    assert is_empty(await store.stored_about(ZOE.user_id))
    assert not is_empty(await store.stored_about(BEN.user_id))


async def test_a_reader_in_the_way_is_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it isn't done yet, and is still to be done."""
    await lobby(store, ZOE)
    await store.forget(ZOE.user_id, CALLED)

    async def busy(_: Database) -> bool:
        return False

    with monkeypatch.context() as patched:
        patched.setattr(Database, "scrub", busy)
        assert not await store.scrub()
    assert (await everything(store))["settings"] == [("scrub", "due")]
    assert await store.scrub()
    assert (await everything(store))["settings"] == []
