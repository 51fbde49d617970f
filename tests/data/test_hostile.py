"""Values that no database can keep: cleaned if people read them, otherwise refused in one sentence, never half kept."""

import pytest

from data.store import BadValue, Person, Post, Store
from data.store.table_in_transaction import cleaned
from tests.support.clock import StillClock
from tests.support.data.seating import ANNA, CHANNEL, begun, done, everything, lobby, refused, say

HUGE = (2**63, 10**30, -1)
NO_TEXT = ("a\0b", "\ud800")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("x" * 5000, "x" * 100),
        ("An\0na\x1b[31m", "Anna[31m"),
        ("\ud83d Anna", "Anna"),
        ("An\n\tna", "An na"),
        ("\0\0", "?"),
        ("", "?"),
        ("👩‍🚀 Ανна ‮", "👩‍🚀 Ανна ‮"),
    ],
)
async def test_a_name_is_cleaned(store: Store, name: str, kept: str) -> None:
    table = done(await store.open_lobby("race", Person(1, name), channel_id=CHANNEL))
    assert [seat.name for seat in done(await store.load(table.id)).seats] == [kept]


async def test_a_reason_is_cleaned(store: Store) -> None:
    table = await lobby(store)
    assert done(await store.stop(table.id, "no\0" * 500)).reason == "no" * 100
    assert cleaned("a  b ", 3) == "a b"


async def test_numbers_that_cannot_be_ids_are_refused_in_one_sentence(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    before = await everything(store)
    for huge in HUGE:
        for attempt in (
            store.open_lobby("race", Person(huge, "Zoe"), channel_id=5),
            store.open_lobby("race", ANNA, channel_id=huge),
            store.open_lobby("race", ANNA, channel_id=5, guild_id=huge),
            store.table_at(huge),
            store.tables_of(huge),
            say(store, table, interaction_id=huge),
            store.remember_dm(table.id, ANNA.user_id, dm_channel_id=huge, dm_open=True),
            store.put_posts(table.id, Post("board", 7, huge, 1, "", 1, 0, 0, clock.now)),
        ):
            with pytest.raises(BadValue, match=r"an id is a whole number from 0 to"):
                await attempt
    assert await everything(store) == before


async def test_broken_or_too_long_texts_are_refused_in_one_sentence(store: Store) -> None:
    table = await lobby(store)
    before = await everything(store)
    for odd in (*NO_TEXT, "x" * 101):
        for attempt in (
            store.open_lobby("race", ANNA, channel_id=5, language=odd),
            store.open_lobby("race", ANNA._replace(character=odd), channel_id=5),
            store.choose_character(table.id, ANNA.user_id, odd),
            store.change(table.id, clock=odd),
            store.lease(table.id, odd, 30),
            store.put_setting(odd, "value"),
            store.setting(odd),
        ):
            with pytest.raises(BadValue, match=r"no text|may have"):
                await attempt
    assert await everything(store) == before


async def test_a_time_without_its_zone_is_refused(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    with pytest.raises(BadValue, match="a time needs its zone"):
        await store.put_posts(table.id, Post("board", 7, 70, 1, "", 1, 0, 0, clock.now.replace(tzinfo=None)))


async def test_odd_options_words_and_numbers_change_nothing(store: Store) -> None:
    table = await begun(store)
    before = await everything(store)
    for odd in (*NO_TEXT, "x" * 10_000_000, "undo 1", ""):
        refused(await say(store, table, odd) if odd else await say(store, table, " "))
        refused(await store.open_lobby("race", ANNA, channel_id=5, options={"board": odd or " "}))
        refused(await store.open_lobby(odd, ANNA, channel_id=5))
        refused(await store.add_computer(table.id, odd, "Duckbot"))
    for number in (*HUGE, 99):
        refused(await say(store, table, seat=number))
        refused(await say(store, table, prompt=number))
        refused(await say(store, table, undos=number))
        refused(await store.fall_asleep(table.id, number))
        refused(await store.remove(table.id, number))
    assert await everything(store) == before
