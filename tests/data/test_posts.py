"""How Discord follows the tables: who shows each table, and what is posted where."""

import asyncio
from datetime import timedelta

from data.store import Post, Redrawn, Store
from data.store.posts import TOGETHER
from tests.support.clock import StillClock
from tests.support.data.seating import BEN, begun, done, lobby, say


def board(clock: StillClock, **other: object) -> Post:
    return Post("board", 7, 70, 1, "d" * 64, 1, 0, 0, clock.now)._replace(**other)


async def test_one_at_a_time_shows_a_table(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    assert await store.lease(table.id, "one", 30)
    assert not await store.lease(table.id, "two", 30)
    assert await store.lease(table.id, "one", 30)
    clock.forward(29)
    assert not await store.lease(table.id, "two", 30)
    clock.forward(1)
    assert await store.lease(table.id, "two", 30)
    assert not await store.lease(table.id, "one", 30)
    assert not await store.lease(4711, "one", 30)


async def test_if_many_want_to_show_a_table_at_once_one_may(store: Store) -> None:
    table = await lobby(store)
    assert sum(await asyncio.gather(*[store.lease(table.id, str(number), 30) for number in range(8)])) == 1


async def test_a_lease_that_is_given_back_can_be_taken(store: Store) -> None:
    table = await lobby(store)
    await store.lease(table.id, "one", 30)
    await store.release(table.id, "two")
    assert not await store.lease(table.id, "two", 30)
    await store.release(table.id, "one")
    assert await store.lease(table.id, "two", 30)


async def test_leases_are_renewed_together_but_only_those_that_are_ours(store: Store, clock: StillClock) -> None:
    """More of them than one statement has room for. One was given back, and one has somebody else taken since."""
    tables = [(await lobby(store, channel=number)).id for number in range(1, TOGETHER + 5)]
    *ours, returned, lost = tables
    for table_id in tables:
        assert await store.lease(table_id, "one", 2 if table_id == lost else 30)
    await store.release(returned, "one")
    clock.forward(20)
    assert await store.lease(lost, "two", 30)
    await store.renew_leases(tables, "one", 30)
    clock.forward(29)
    assert [table_id for table_id in tables if await store.lease(table_id, "three", 30)] == [returned]
    clock.forward(1)
    assert [table_id for table_id in tables if await store.lease(table_id, "four", 30)] == [*ours, lost]


async def test_showing_a_table_leaves_its_version_alone(store: Store) -> None:
    table = await lobby(store)
    await store.lease(table.id, "one", 30)
    assert (await store.mark_presented(table.id, "one", table.version)).is_newest
    shown = done(await store.load(table.id))
    assert (shown.version, shown.presented, shown.touched) == (table.version, table.version, table.touched)
    assert await store.lease(table.id, "two", 30)


async def test_whoever_takes_a_table_up_gets_all_it_takes_to_show_it(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    await store.put_posts(table.id, board(clock))
    await store.put_setting("colour", "yellow")
    work = await store.take_up(table.id, "one", 30, known=table, settings=lambda _: ["colour", "size"])
    assert work
    assert (work.table, work.posts, work.settings) == (table, {"board": board(clock)}, {"colour": "yellow"})
    assert work.table.game is table.game
    assert await store.take_up(table.id, "two", 30) is None
    older = done(await say(store, table)).table
    newer = done(await say(store, older)).table
    again = await store.take_up(table.id, "one", 30, known=older)
    assert again
    assert again.table.game is not older.game
    assert again.table.version == newer.version


async def test_what_a_click_has_drawn_is_written_down_by_whoever_takes_the_table_up(
    store: Store, clock: StillClock
) -> None:
    table = await lobby(store)
    await store.put_posts(table.id, board(clock))
    drawn = Redrawn("board", 70, "e" * 64, 2, question=(0, 9))
    work = await store.take_up(table.id, "one", 30, redrawn=[drawn])
    assert work
    assert work.posts["board"] == board(clock, digest="e" * 64, version=2, event=9)
    for nothing in (drawn._replace(message_id=71, version=3), drawn._replace(slot="hand 1", version=3)):
        assert await store.take_up(table.id, "one", 30, redrawn=[nothing]) == work


async def test_what_was_drawn_under_somebody_elses_lease_is_in_doubt(store: Store, clock: StillClock) -> None:
    """They may have drawn something older over it, or be about to."""
    table = await lobby(store)
    await store.put_posts(table.id, board(clock))
    await store.lease(table.id, "one", 30)
    assert await store.take_up(table.id, "two", 30, redrawn=[Redrawn("board", 70, "e" * 64, 2)]) is None
    assert (await store.posts(table.id))["board"] == board(clock, digest="", version=2)


async def test_an_older_drawing_puts_a_newer_message_in_doubt(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    await store.put_posts(table.id, board(clock, version=5))
    work = await store.take_up(table.id, "one", 30, redrawn=[Redrawn("board", 70, "e" * 64, 4)])
    assert work
    assert work.posts["board"] == board(clock, version=5, digest="")


async def test_what_was_edited_is_written_down_with_the_version_or_with_the_end_of_the_lease(
    store: Store, clock: StillClock
) -> None:
    table = await lobby(store)
    for edited in (board(clock, version=1), board(clock, version=2)):
        await store.lease(table.id, "one", 30)
        if edited.version == 1:
            assert (await store.mark_presented(table.id, "one", table.version, [edited])).posts == {"board": edited}
        else:
            assert await store.release(table.id, "one", [edited]) == {"board": edited}
        assert await store.posts(table.id) == {"board": edited}
        assert await store.lease(table.id, "two", 30)
        await store.release(table.id, "two")


async def test_a_message_keeps_its_date_when_it_is_edited(store: Store, clock: StillClock) -> None:
    """Somebody may have changed it in the meantime, as people went on talking below it."""
    table = await lobby(store)
    await store.put_posts(table.id, board(clock))
    long_ago = clock.now - timedelta(hours=2)
    await store.backdate_post(table.id, "board", long_ago, before=70)
    assert (await store.posts(table.id))["board"].posted == clock.now
    await store.backdate_post(table.id, "board", long_ago, before=71)
    await store.put_posts(table.id, board(clock, version=2))
    assert (await store.posts(table.id))["board"] == board(clock, version=2, posted=long_ago)


async def test_whoever_has_shown_an_old_version_goes_on(store: Store) -> None:
    table = await lobby(store)
    await store.lease(table.id, "one", 30)
    newer = done(await store.sit(table.id, BEN))
    assert not (await store.mark_presented(table.id, "one", table.version)).is_newest
    assert not await store.lease(table.id, "two", 30)
    assert (await store.mark_presented(table.id, "one", newer.version)).is_newest


async def test_whoever_has_lost_the_lease_marks_nothing(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    await store.lease(table.id, "one", 30)
    clock.forward(31)
    await store.lease(table.id, "two", 30)
    assert not (await store.mark_presented(table.id, "one", table.version)).is_newest
    assert done(await store.load(table.id)).presented == 0


async def test_tables_that_were_left_behind_are_found_even_closed_ones(store: Store, clock: StillClock) -> None:
    table, other = await begun(store), await lobby(store, channel=8)
    for each in (table, other):
        await store.lease(each.id, "one", 30)
        await store.mark_presented(each.id, "one", each.version)
    assert await store.tables_behind(clock.now) == []
    table = done(await say(store, table)).table
    moved = clock.now
    clock.forward(10)
    assert [each.id for each in await store.tables_behind(moved)] == [table.id]
    assert await store.tables_behind(moved - timedelta(seconds=1)) == []
    await store.lease(table.id, "one", 30)
    assert await store.tables_behind(moved) == []
    clock.forward(30)
    done(await store.stop(other.id, "enough"))
    assert [each.id for each in await store.tables_behind(clock.now)] == [table.id, other.id]


async def test_a_post_is_remembered_and_edited_in_place(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    assert await store.posts(table.id) == {}
    first, hand = board(clock), board(clock, slot="hand 0", message_id=None)
    assert await store.put_posts(table.id, first, hand) == {"board": first, "hand 0": hand}
    edited = board(clock, version=2, digest="e" * 64)
    assert await store.put_posts(table.id, edited) == {"board": edited}
    assert await store.posts(table.id) == {"board": edited, "hand 0": hand}


async def test_what_is_older_does_not_replace_what_is_newer(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    newest = board(clock, generation=2, version=5)
    await store.put_posts(table.id, newest)
    for older in (board(clock, generation=1, version=9), board(clock, generation=2, version=4)):
        assert await store.put_posts(table.id, older) == {"board": newest}


async def test_a_second_message_of_the_same_generation_is_one_too_many(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    first, second = board(clock, message_id=70), board(clock, message_id=71, version=2)
    answers = await asyncio.gather(store.put_posts(table.id, first), store.put_posts(table.id, second))
    assert answers[0] == answers[1]
    assert await store.posts(table.id) == answers[0]


async def test_a_message_is_announced_before_it_is_there(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    await store.put_posts(table.id, board(clock))
    announced = board(clock, generation=2, message_id=None)
    assert await store.put_posts(table.id, announced) == {"board": announced}
    assert await store.put_posts(table.id, board(clock)) == {"board": announced}
    posted = board(clock, generation=2, message_id=72)
    assert await store.put_posts(table.id, posted) == {"board": posted}
    assert await store.put_posts(table.id, announced) == {"board": posted}


async def test_a_setting_is_kept_and_if_many_change_it_at_once_one_succeeds(store: Store) -> None:
    assert await store.setting("commands") is None
    swaps = await asyncio.gather(*[store.swap_setting("commands", None, str(number)) for number in range(6)])
    assert sum(swaps) == 1
    old = await store.setting("commands")
    swaps = await asyncio.gather(*[store.swap_setting("commands", old, f"new {number}") for number in range(6)])
    assert sum(swaps) == 1
    await store.put_setting("commands", "newest")
    await store.put_setting("commands", "newest of all")
    assert await store.setting("commands") == "newest of all"


async def test_a_click_on_an_older_private_message_does_not_bring_it_back(store: Store, clock: StillClock) -> None:
    """It may be written down after the newer message: as a click, or by a process that was slow."""
    table = await begun(store)
    older, newer = [board(clock, slot="private 5", message_id=number) for number in (70, 71)]
    await store.put_private(table.id, older)
    await store.put_private(table.id, newer)
    await store.take_up(table.id, "one", 30, private=[older._replace(version=table.version)])
    await store.put_private(table.id, older)
    posts = await store.posts(table.id)
    assert posts["private 5"].message_id == newer.message_id
    assert {post.message_id for slot, post in posts.items() if slot != "private 5"} == {older.message_id}


async def test_a_table_with_a_message_in_doubt_counts_as_not_shown(store: Store, clock: StillClock) -> None:
    """So the sweeper finds it, even after a crash."""
    table = await begun(store)
    seen = board(clock, slot="private 5")
    for doubt in (
        lambda: store.put_private(table.id, seen.doubted()),
        lambda: store.doubt_post(table.id, seen.slot),
        lambda: store.take_up(table.id, "two", 30, private=[seen]),
    ):
        await store.lease(table.id, "one", 30)
        await store.mark_presented(table.id, "one", table.version, [seen._replace(version=table.version)])
        assert not await store.tables_behind(clock.now)
        await store.lease(table.id, "one", 30)
        await doubt()
        await store.release(table.id, "one")
        assert [each.id for each in await store.tables_behind(clock.now)] == [table.id]
