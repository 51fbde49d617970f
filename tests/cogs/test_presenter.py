"""Messages follow the table: who is called, what is posted again, what is repaired, what is cleared away."""

import asyncio

import pytest

from cogs.bot import Duckboard
from cogs.pages import hand_page
from cogs.tables.desired import BOARD, is_left_behind
from cogs.tables.presenter import PLAYS
from cogs.watch import SCROLLED
from data.store import Table
from playground import Playground
from tests.support.cogs.driver import Player, items_of
from tests.support.cogs.seating import (
    asked_in_public,
    at_rest,
    begun,
    boards,
    hands,
    later,
    pick,
    picks,
    seated,
    settled,
    table_of,
)
from tests.support.data.writing import until_stored
from tests.support.patience import LONGEST, until


async def test_who_looks_away_is_called_once(bot: Duckboard, playground: Playground) -> None:
    """In the channel for public questions, and with a new message for a hand: edits don't notify anyone."""
    players = await seated(playground, "duckrace", "Ben")
    await until(lambda: all([hands(player) for player in players]))
    before, last = {player: hands(player) for player in players}, None
    await players[0].press("start")
    async with asyncio.timeout(LONGEST):
        while not all([picks(player) for player in players]):
            await settled(bot)
            if (last := await asked_in_public(bot, players)) is None:
                continue
            later(bot, minutes=2)
            await last.use(last.controls("say", "choose")[0])
            await settled(bot)
            assert f"<@{last.person.id}>" not in last.words()
            assert last.words().count("<@") <= 1
    assert last is not None
    (other,) = [player for player in players if player is not last]
    await until(lambda: hands(other) != before[other])
    await settled(bot)
    assert len(hands(other)) == 1
    assert hands(last) == before[last]


async def test_whoever_is_at_the_table_hears_nothing(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    before = hands(ada), hands(ben), boards(ada)
    for player in (ada, ben):
        await pick(player)
    await settled(bot)
    assert (hands(ada), hands(ben), boards(ada)) == before
    assert "<@" not in ada.words()


async def test_the_board_follows_the_talk(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    (old,) = boards(ada)
    await settled(bot)
    for number in range(2 * SCROLLED):
        ada.person.write(ada.channel, f"quack {number}")
    await is_pushed_away(bot)
    assert boards(ada) == [old]  # nothing is new on it
    await pick(ben)
    await until(lambda: boards(ada) != [old])
    await settled(bot)
    (new,) = boards(ada)
    assert new > old
    shrunk = next(message for message in ada.person.sees(ada.channel) if int(message["id"]) == old)
    assert str(new) in str(shrunk["components"])


async def is_pushed_away(bot: Duckboard) -> None:
    async def is_far_up() -> bool:
        return is_left_behind((await bot.store.posts(1))[BOARD], bot.clock.now)

    await until_stored(bot.store, is_far_up)


async def test_a_deleted_board_comes_back_by_itself(bot: Duckboard, playground: Playground) -> None:
    ada, _ = await begun(playground, "Ben")
    (old,) = boards(ada)
    playground.faults.delete_message(old)
    await until(lambda: boards(ada) not in ([], [old]))
    assert bot.is_ready()


async def test_who_leaves_keeps_no_hand(bot: Duckboard, playground: Playground) -> None:
    _, ben = await seated(playground, "duckrace", "Ben")
    await until(lambda: len(hands(ben)) == 1)
    await ben.press("leave")
    await until(lambda: hands(ben) == [])
    assert bot.is_ready()


async def test_an_animation_becomes_a_picture_when_it_has_played(bot: Duckboard, playground: Playground) -> None:
    players = await begun(playground, "Ben")
    for player in players:
        await pick(player)
    await at_rest(bot)
    while pictures(players[0]) != ["gif"]:  # which way a ducky swims may be asked before it does
        asked = await asked_in_public(bot, players)
        assert asked
        await asked.use(asked.controls("say", "choose")[0])
        await at_rest(bot)
    later(bot, seconds=PLAYS)
    await at_rest(bot)
    assert pictures(players[0]) == ["png"]


def pictures(player: Player) -> list[str]:
    seen = player.person.sees(player.channel)
    urls = [item["media"]["url"] for m in seen for part in items_of(m["components"]) for item in part.get("items", [])]
    return [url.partition("?")[0].rpartition(".")[2] for url in urls]


async def test_direct_messages_that_are_gone_do_not_stop_the_game(bot: Duckboard, playground: Playground) -> None:
    _, ben, _ = await begun(playground, "Ben", "Cleo")
    private = ben.person.dm()
    assert private is not None
    del playground.world.channels[private.id]
    await bot.store.leave(1, ben.person.id)
    await bot.presenter.nudge(1)
    await settled(bot)
    table = await bot.store.load(1)
    assert isinstance(table, Table)
    assert table.status.open


async def test_what_another_process_has_shown_meanwhile_is_not_covered(bot: Duckboard, playground: Playground) -> None:
    """Ada's hand was drawn by a click, but by then another process had shown something newer on it."""
    ada, ben = await begun(playground, "Ben")
    await settled(bot)
    old, slot = await table_of(bot), f"hand {ada.person.id}"
    await pick(ben)
    await settled(bot)
    shown = (await bot.store.posts(1))[slot]
    assert shown.message_id
    await bot.store.put_posts(1, shown._replace(version=(await table_of(bot)).version, digest="newer"))
    seat = old.seat_of(ada.person.id)
    assert seat
    bot.presenter.has_drawn(old, seat, hand_page(old, seat), shown.message_id)
    await bot.presenter.nudge(1)
    assert (await bot.store.posts(1))[slot].digest == hand_page(await table_of(bot), seat).digest


async def test_who_is_cancelled_leaves_no_lease_behind(bot: Duckboard, playground: Playground) -> None:
    await seated(playground)
    await settled(bot)
    for moments in range(1, 9):
        task = bot.presenter.nudge(1)
        for _ in range(moments):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert await bot.store.lease(1, "another", 6), f"after {moments} moments"
        await bot.store.release(1, "another")


async def test_when_it_is_closed_nothing_is_begun_any_more(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord's last events still come in: a message was deleted, and its table is nudged."""
    ada, _ = await begun(playground, "Ben")
    table_id = await bot.store.table_at(ada.channel.id)
    assert table_id
    taken_up: list[int] = []
    monkeypatch.setattr(bot.store, "take_up", lambda table_id, *_, **__: taken_up.append(table_id))
    await bot.presenter.close()
    await bot.presenter.nudge(table_id)
    assert not taken_up
    assert not bot.presenter.is_busy
