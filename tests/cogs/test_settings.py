"""What a server sets for its tables, and how people stop theirs together."""

from cogs.bot import Duckboard
from cogs.settings import ServerSettings
from data.store import Status
from playground import Playground
from tests.support.cogs.commands import press, private, use
from tests.support.cogs.driver import Player
from tests.support.cogs.seating import begun, table_of
from tests.support.patience import until
from tests.support.say import say, says


async def test_more_than_half_of_those_who_play_stop_a_game(bot: Duckboard, playground: Playground) -> None:
    """Dan hosts nothing, and only watches."""
    ada, ben, cleo = await begun(playground, "Ben", "Cleo")
    page = await use(ben.person, ben.channel, "ducks stop")
    assert says(private(page), "vote-sure")
    assert private(await use(playground.be("Dan"), ben.channel, "ducks stop")) == say("stop-not-you")
    assert says(private(await press(ben.person, page, "vote")), "vote-done")
    await until(lambda: say("play-vote", who="Ben", votes=1, needed=2) in ada.words())
    await cleo.press("vote")
    await until(lambda: say("reason-voted") in ada.words())
    table = await table_of(bot)
    assert (table.status, table.reason) == (Status.STOPPED, "voted")


async def test_a_vote_can_be_taken_back_and_leaves_with_its_voter(bot: Duckboard, playground: Playground) -> None:
    _, ben, cleo = await begun(playground, "Ben", "Cleo")
    await press(ben.person, await use(ben.person, ben.channel, "ducks stop"), "vote")
    await until(lambda: cleo.controls("vote"))
    again = await press(ben.person, await use(ben.person, ben.channel, "ducks stop"), "vote")
    assert says(private(again), "vote-done")  # voting twice is still one vote
    assert says(private(await ben.press("vote")), "vote-back")
    await until(lambda: not cleo.controls("vote"))
    await bot.store.vote(1, cleo.person.id)
    await bot.store.leave(1, cleo.person.id)
    table = await table_of(bot)
    assert (table.status, any(seat.wants_stop for seat in table.seats)) == (Status.PLAYING, False)


async def test_a_server_says_where_and_how_tables_stand(bot: Duckboard, playground: Playground) -> None:
    """Ada owns the server, Ben doesn't."""
    world = playground.world
    ada, ben = (Player(playground, name, world.channel("games")) for name in ("Ada", "Ben"))
    more = world.channel("more-games")
    refused = private(await use(ben.person, ben.channel, "ducks setup", {"tables": 1}))
    assert refused == say("error-you-may-not", permissions="Manage Server")
    assert say("setup-everywhere") in private(await use(ada.person, ada.channel, "ducks setup"))
    wanted = {"channel": str(more.id), "clock": "day", "tables": 1, "thread": True, "votes": False}
    told = private(await use(ada.person, ada.channel, "ducks setup", wanted))
    for each in (
        say("setup-channels", channels=f"<#{more.id}>"),
        say("setup-clock", clock=say("clock-day")),
        say("setup-tables", tables=1),
        say("setup-thread", thread="yes"),
        say("setup-votes", votes="no"),
    ):
        assert each in told
    elsewhere = private(await use(ben.person, ben.channel, "duckrace start"))
    assert elsewhere == say("start-elsewhere", channels=f"<#{more.id}>")
    assert says(private(await use(ben.person, more, "duckrace start")), "start-opened")
    table = await table_of(bot)
    assert (table.clock, table.parent_id) == ("day", more.id)
    too_many = private(await use(ada.person, more, "duckrace start", {"thread": False}))
    assert too_many == say("start-too-many", tables=1)
    told = private(await use(ada.person, ada.channel, "ducks setup", {"channel": str(more.id)}))
    assert say("setup-everywhere") in told


async def test_where_votes_are_off_only_the_host_stops(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    page = await use(ben.person, ben.channel, "ducks stop")
    await use(ada.person, ada.channel, "ducks setup", {"votes": False})
    assert say("refused-not-host") in private(await press(ben.person, page, "vote"))
    assert private(await use(ben.person, ben.channel, "ducks stop")) == say("stop-not-you")
    assert (await table_of(bot)).status is Status.PLAYING


async def test_a_rematch_is_a_table_like_any_other(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    await bot.store.stop(1, "stopped")
    bot.presenter.nudge(1)
    await until(lambda: ben.controls("rematch"))
    more = playground.world.channel("more-games")
    await use(ada.person, ada.channel, "ducks setup", {"channel": str(more.id)})
    assert private(await ben.press("rematch")) == say("start-elsewhere", channels=f"<#{more.id}>")
    assert await bot.store.tables_in((await table_of(bot)).guild_id or 0) == []


async def test_a_channel_that_was_deleted_is_forgotten(bot: Duckboard, playground: Playground) -> None:
    games = playground.world.channel("games")
    ada = Player(playground, "Ada", games)
    assert games.guild
    await ServerSettings(channels=(games.id, 12345)).save(bot.store, games.guild.id)
    told = private(await use(ada.person, games, "ducks setup"))
    assert (f"<#{games.id}>" in told, "12345" in told) == (True, False)
    cleared = private(await use(ada.person, games, "ducks setup", {"channel": str(games.id)}))
    assert say("setup-everywhere") in cleared
