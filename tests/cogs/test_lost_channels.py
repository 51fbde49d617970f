"""Discord says that it doesn't know a channel: that alone ends no game, and deletes nothing."""

from datetime import timedelta
from pathlib import Path

from cogs.bot import Duckboard
from cogs.tables.desired import BOARD
from cogs.tables.presenter import SWEEP
from data.store import CHANNEL_GONE, CHANNEL_LOST, Refused, Status, Table
from data.store.retention import KEPT_AFTER
from data.store.time_limits import LOST_FOR, SOUGHT_EVERY
from playground import Exchange, Playground
from playground.world import Channel
from tests.support.cogs.running import running
from tests.support.cogs.seating import at_rest, begun, boards, in_time, later, pass_time, pick, picks, seated, table_of
from tests.support.patience import until
from tests.support.say import say

UNKNOWN = 404
DAYS_OFF = timedelta(days=1)


def lose(playground: Playground, channel: Channel) -> None:
    """Discord answers 404, but says nothing about it by itself."""
    del playground.world.channels[channel.id]


def find(playground: Playground, channel: Channel) -> None:
    playground.world.channels[channel.id] = channel


async def show_again(bot: Duckboard) -> None:
    await bot.store.doubt_post(1, BOARD)
    await bot.presenter.nudge(1)


async def is_status(bot: Duckboard, status: Status) -> bool:
    return (await table_of(bot)).status is status


async def test_a_game_whose_channel_is_unknown_waits_for_it(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    await at_rest(bot)
    lose(playground, ada.channel)
    await show_again(bot)
    table = await table_of(bot)
    assert (table.status, table.reason) == (Status.PAUSED, CHANNEL_LOST)
    assert await bot.store.setting(f"gone {table.guild_id}") is None
    await at_rest(bot)
    assert say("reason-channel-lost") in str(ben.in_private())
    later(bot, seconds=2 * SOUGHT_EVERY.total_seconds())
    await until(lambda: bot.is_busy)
    await at_rest(bot)
    assert await is_status(bot, Status.PAUSED)
    find(playground, ada.channel)
    await in_time(bot, lambda: is_status(bot, Status.PLAYING), minutes=5)
    await at_rest(bot)
    assert say("reason-channel-lost") not in str([*ada.messages(), *ben.messages()])
    await pick(ada)
    await until(lambda: picks(ben))
    assert len(boards(ada)) == 1


async def test_one_answer_that_was_wrong_is_soon_forgotten(bot: Duckboard, playground: Playground) -> None:
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    lose(playground, ada.channel)
    lost = list[Exchange]()

    def come_back(exchange: Exchange) -> None:
        if exchange.status == UNKNOWN:
            lost.append(exchange)
            find(playground, ada.channel)

    playground.watchers.append(come_back)
    await show_again(bot)
    await at_rest(bot)
    assert len(lost) == 1
    assert await is_status(bot, Status.PLAYING)
    assert picks(ada)


async def test_after_days_without_its_channel_a_game_is_stopped(bot: Duckboard, playground: Playground) -> None:
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    lose(playground, ada.channel)
    await show_again(bot)
    due = (await table_of(bot)).due("end")
    assert due
    assert due - bot.clock.now > LOST_FOR - timedelta(minutes=1)
    for _ in range(2):  # long after a live game would be over
        later(bot, seconds=DAYS_OFF.total_seconds())
        await in_time(bot, lambda: is_sought_at(bot), seconds=1)
        assert (await table_of(bot)).due("end") == due
        assert await is_status(bot, Status.PAUSED)
    await pass_time(bot, "end")
    await in_time(bot, lambda: is_status(bot, Status.STOPPED), seconds=1)
    assert (await table_of(bot)).reason == CHANNEL_GONE


async def is_sought_at(bot: Duckboard) -> bool:
    """Return whether the channel was looked for, and the next time is set."""
    due = (await table_of(bot)).due("seek")
    return due is not None and due > bot.clock.now


async def test_what_the_gateway_says_is_gone_is_gone(bot: Duckboard, playground: Playground) -> None:
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    lose(playground, ada.channel)
    await show_again(bot)
    assert await is_status(bot, Status.PAUSED)
    playground.world.delete_channel(ada.channel)
    await in_time(bot, lambda: is_status(bot, Status.STOPPED))
    assert (await table_of(bot)).reason == CHANNEL_GONE


async def test_a_game_in_an_archived_thread_ends_with_its_channel(bot: Duckboard, playground: Playground) -> None:
    """About which Discord says nothing: only that the channel is gone."""
    world, parent = playground.world, playground.world.channel("games")
    ada = playground.be("Ada")
    thread = world.add_thread(parent, "table", ada.person)
    await ada.use(thread, "duckrace start", {})
    await at_rest(bot)
    thread.archived = True
    world.change_channel(thread)
    assert parent.guild
    guild = bot.get_guild(parent.guild.id)
    assert guild
    await until(lambda: guild.get_thread(thread.id) is None)
    lose(playground, thread)
    world.delete_channel(parent)
    await in_time(bot, lambda: is_status(bot, Status.STOPPED))


async def test_a_lobby_stays_open_and_is_shown_when_it_can_be(bot: Duckboard, playground: Playground) -> None:
    (ada,) = await seated(playground)
    await at_rest(bot)
    lose(playground, ada.channel)
    await show_again(bot)
    assert await is_status(bot, Status.LOBBY)
    find(playground, ada.channel)
    await in_time(bot, lambda: is_shown(bot), seconds=SWEEP)
    assert ada.controls("sit")


async def is_shown(bot: Duckboard) -> bool:
    table = await table_of(bot)
    return table.presented == table.version


async def test_who_is_not_known_gets_no_messages(playground: Playground, tmp_path: Path) -> None:
    """Their account is gone, and their direct messages with it. What others are told goes on."""
    async with running(playground, tmp_path) as bot:
        ada, ben = await begun(playground, "Ben")
        await at_rest(bot)
        hand = (await bot.store.posts(1))[f"hand {ben.person.id}"]
        await bot.store.put_posts(1, hand.gone())
        await bot.store.remember_dm(1, ben.person.id, dm_channel_id=None, dm_open=True)
    private = ben.person.dm()
    assert private
    lose(playground, private)
    del playground.world.people[ben.person.id]
    async with running(playground, tmp_path) as bot:
        await show_again(bot)
        await at_rest(bot)
        seat = (await table_of(bot)).seat_of(ben.person.id)
        assert seat
        assert seat.dm_open is False
        assert await is_status(bot, Status.PLAYING)
        assert picks(ada)


async def test_a_server_that_has_invited_the_bot_again_keeps_its_data(playground: Playground, tmp_path: Path) -> None:
    """Even if nobody heard of it for thirty days: Discord is asked first."""
    async with running(playground, tmp_path) as bot:
        ada, _ = await begun(playground, "Ben")
        assert ada.channel.guild
        key = f"gone {ada.channel.guild.id}"
        await bot.store.put_setting(key, (bot.clock.now - KEPT_AFTER - DAYS_OFF).isoformat())
    async with running(playground, tmp_path) as bot:
        await until(lambda: bot.janitor.may_clear_servers)
        assert await bot.store.setting(key) is None
        await bot.janitor._clear_the_old(bot.clock.now)
        assert isinstance(await bot.store.load(1), Table)
        assert await is_status(bot, Status.PLAYING)


async def test_a_server_that_stays_away_is_still_deleted(playground: Playground, tmp_path: Path) -> None:
    async with running(playground, tmp_path) as bot:
        ada, _ = await begun(playground, "Ben")
        world, guild = playground.world, ada.channel.guild
        assert guild
        world.leave(world.bot, guild)
        await in_time(bot, lambda: is_status(bot, Status.STOPPED))
        await bot.store.put_setting(f"gone {guild.id}", (bot.clock.now - KEPT_AFTER - DAYS_OFF).isoformat())
    async with running(playground, tmp_path) as bot:
        await in_time(bot, lambda: is_forgotten(bot), hours=2)


async def is_forgotten(bot: Duckboard) -> bool:
    table = await bot.store.load(1)
    return isinstance(table, Refused) or table.guild_id is None


async def test_whoever_presses_in_the_lost_channel_goes_on_at_once(bot: Duckboard, playground: Playground) -> None:
    """It can't be that lost."""
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    lose(playground, ada.channel)
    await show_again(bot)
    find(playground, ada.channel)
    await pick(ada)
    await in_time(bot, lambda: is_status(bot, Status.PLAYING))
    await at_rest(bot)
    assert await is_status(bot, Status.PLAYING)
