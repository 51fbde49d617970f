"""`/ducks privacy` over the wire: what is kept, all of it as a file, and deleting it."""

import asyncio
import json
from pathlib import Path

import pytest

from cogs.bot import Duckboard, Papers
from cogs.pages.privacy import divided, privacy_page
from cogs.settings import NotifyBy
from cogs.tables.presenter import CATCH_UP
from data.store import Refused, Status, Table
from data.store.retention import KEPT_AFTER
from playground import Answer, Playground
from render.words.texts import texts
from tests.support.cogs.commands import private, said, use
from tests.support.cogs.driver import JSON, Company, Player, items_of
from tests.support.cogs.running import running
from tests.support.cogs.seating import at_rest, begun, boards, hands, in_time, later, pick, picks, table_of
from tests.support.data.past import bytes_in, traces
from tests.support.data.writing import until_stored
from tests.support.patience import LONGEST, until
from tests.support.say import say, says

A_PLAYER = say("privacy-a-player")


async def press(player: Player, answer: Answer, what: str) -> Answer:
    """What is behind a button of the page."""
    assert answer.message is not None
    ids = [item.get("custom_id", "") for item in items_of(answer.message["components"])]
    return await player.person.press(answer.message, next(each for each in ids if each.endswith(f":{what}")))


async def deleted(player: Player) -> str:
    page = await use(player.person, player.channel, "ducks privacy")
    sure = await press(player, page, "delete")
    assert says(private(sure), "privacy-sure")
    return said(await press(player, sure, "sure"))


def file_in(playground: Playground) -> JSON:
    """The only one that was sent."""
    sent = [each.data for each in playground.world.attachments.values() if each.filename.endswith(".json")]
    (data,) = sent
    return json.loads(data)


async def test_somebody_gets_their_data_as_a_file(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    await pick(ben)
    await NotifyBy.DM.save(bot.store, ben.person.id)
    page = await use(ben.person, ben.channel, "ducks privacy")
    assert say("privacy-page", days=0) in private(page)
    sent = await press(ben, page, "send")
    assert private(sent) == say("privacy-file", part=1, parts=1)
    stored = file_in(playground)
    assert stored == await bot.store.stored_about(ben.person.id)
    assert stored["games"][0]["words"][-1]["word"].startswith("pick")
    text = json.dumps(stored)
    assert (str(ada.person.id) in text, "Ada" in text, "token" in text) == (False, False, False)


@pytest.mark.usefixtures("bot")
async def test_the_page_opens_in_direct_messages_too(playground: Playground) -> None:
    dan = playground.be("Dan")
    page = await use(dan, dan.open_dm(), "ducks privacy")
    dan_here = Player(playground, "Dan", dan.open_dm())
    assert says(said(await press(dan_here, page, "send")), "privacy-nothing")
    back = await press(dan_here, await press(dan_here, page, "delete"), "keep")
    assert say("privacy-page", days=0) in said(back)


async def test_who_is_deleted_is_gone_and_the_game_goes_on(
    bot: Duckboard, playground: Playground, tmp_path: Path
) -> None:
    """The first press only asks. The others play on, against a computer."""
    ada, ben, cleo = await begun(playground, "Ben", "Cleo")
    await ben.press("hand")
    await at_rest(bot)
    page = await use(ben.person, ben.channel, "ducks privacy")
    await press(ben, page, "delete")
    assert (await table_of(bot)).seats[1].user_id == ben.person.id
    assert await deleted(ben) == say("privacy-deleted")
    table = await table_of(bot)
    assert (table.seats[1].user_id, table.seats[1].computer, table.seats[1].name) == (None, "normal", A_PLAYER)
    for player in (ada, cleo):
        await pick(player)
    await until(lambda: A_PLAYER in ada.words())
    while (await table_of(bot)).moves < table.moves + 4:  # the computer's, too
        await until(lambda: ada.controls("say", "choose") or cleo.controls("say", "choose"))
        for player in (ada, cleo):
            for control in player.controls("say", "choose")[-1:]:
                await player.use(control)
    await at_rest(bot)
    await until(lambda: hands(ben) == [])
    await in_time(bot, lambda: is_scrubbed(bot), minutes=2)
    assert await traces(bot.store, ben.person.id, "Ben") == set()
    assert bytes_in(f"sqlite:///{tmp_path / 'duckboard.db'}", ben.person.id, "Ben") == []
    assert says(said(await press(ben, await use(ben.person, ben.channel, "ducks privacy"), "send")), "privacy-nothing")


async def test_a_sentence_that_came_beside_a_hand_stays_when_its_reader_is_deleted(
    bot: Duckboard, playground: Playground
) -> None:
    """On a slow day a click comes too late, while its message is being changed. The sentence is said apart then, and
    nothing is kept about it: it's no hand that anybody waits for."""
    _, ben = await begun(playground, "Ben")
    await at_rest(bot)
    async with bot.presenter.mail.alone_with(hands(ben)[0]):
        await bot.store.stop(1, "stopped")
        assert private(await ben.use(picks(ben)[0])) == say("refused-closed")
    assert (len(ben.in_private()), len(hands(ben))) == (2, 1)
    await deleted(ben)
    await until(lambda: hands(ben) == [])
    assert len(ben.in_private()) == 1


async def is_scrubbed(bot: Duckboard) -> bool:
    return not await bot.store.is_to_be_scrubbed()


async def test_a_result_that_was_just_posted_loses_the_name(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    await bot.store.stop(1, "stopped")
    bot.presenter.nudge(1)
    await until(lambda: ada.controls("rematch"))
    await at_rest(bot)
    posts = len(ada.in_channel())
    await deleted(ben)
    await until(lambda: A_PLAYER in ada.words() and "Ben" not in ada.words())
    assert len(ada.in_channel()) == posts
    assert (await table_of(bot)).status is Status.STOPPED


async def test_a_forged_button_changes_nothing(bot: Duckboard, playground: Playground) -> None:
    _, ben = await begun(playground, "Ben")
    page = await use(ben.person, ben.channel, "ducks privacy")
    assert page.message
    message = playground.world.channels[ben.channel.id].messages[int(page.message["id"])]
    for item in items_of(message.components):
        if item.get("custom_id", "").endswith(":delete"):
            item["custom_id"] = "d1:privacy:1:everybody"
    answer = await ben.person.press(int(page.message["id"]), "d1:privacy:1:everybody")
    assert say("refused-stale") in said(answer)
    assert (await table_of(bot)).seats[1].user_id == ben.person.id


# Servers that remove the bot, and old games


async def test_a_server_that_removed_the_bot_is_deleted_after_thirty_days(
    bot: Duckboard, playground: Playground
) -> None:
    ada, _ = await begun(playground, "Ben")
    world, guild = playground.world, ada.channel.guild
    assert guild
    world.leave(world.bot, guild)
    await gone(bot, guild.id, is_gone=True)
    world.join(world.bot, guild)
    await gone(bot, guild.id, is_gone=False)
    assert (await table_of(bot)).status is Status.STOPPED
    world.leave(world.bot, guild)
    await gone(bot, guild.id, is_gone=True)
    later(bot, seconds=KEPT_AFTER.total_seconds())

    async def is_deleted() -> bool:
        return not await traces(bot.store, "Ada", "Ben", guild.id)

    await in_time(bot, is_deleted, hours=2)


async def gone(bot: Duckboard, guild_id: int, *, is_gone: bool) -> None:
    async def is_noted() -> bool:
        return (await bot.store.setting(f"gone {guild_id}") is not None) == is_gone

    await until_stored(bot.store, is_noted)


async def test_a_server_that_removed_the_bot_while_it_was_away_is_noticed(
    playground: Playground, tmp_path: Path
) -> None:
    async with running(playground, tmp_path) as bot:
        guild = playground.world.channel("games").guild
        assert guild
        await bot.store.put_setting("server 4711", "{}")
        await bot.store.server_gone(guild.id)
    async with running(playground, tmp_path) as bot:
        await gone(bot, 4711, is_gone=True)
        await gone(bot, guild.id, is_gone=False)


async def test_of_an_old_game_only_the_result_is_left(bot: Duckboard, playground: Playground) -> None:
    """Its message stays as it is, and what is behind its buttons says why there's nothing."""
    company = Company(playground, bot.store, playground.world.channel("games"), ("Ada", "Ben"), "old")
    await company.sit_down("duckrace")
    await company.play(4)
    await bot.store.stop(1, "stopped")
    bot.presenter.nudge(1)
    ada = company.host
    await until(lambda: ada.controls("rematch"))
    await nothing_follows(bot)
    before = ada.in_channel()
    await use(ada.person, playground.world.channel("more-games"), "duckrace start")
    bot.janitor._keep_games_days = 3
    later(bot, days=4)
    await in_time(bot, lambda: is_cleared(bot), hours=1)
    bot.presenter.nudge(1)
    for verb in ("fair", "log", "analysis"):
        answer = await ada.press(verb)
        assert say("refused-cleared") in said(answer), verb
        ada.dismiss(answer)
    await at_rest(bot)
    assert [message["id"] for message in ada.in_channel()] == [message["id"] for message in before]
    table = await bot.store.load(1)
    assert isinstance(table, Table)
    assert table.is_cleared


async def nothing_follows(bot: Duckboard) -> None:
    """A picture takes the place of what has moved, and what was left out comes later: not days later."""
    await at_rest(bot)
    async with asyncio.timeout(LONGEST):
        while bot.presenter._playing or bot.presenter._behind:
            later(bot, seconds=CATCH_UP)
            await at_rest(bot)


async def is_cleared(bot: Duckboard) -> bool:
    return isinstance(await bot.store.record(1), Refused)


async def test_a_result_that_is_being_shown_stays_when_its_game_is_cleared(
    bot: Duckboard, playground: Playground
) -> None:
    """Nobody can be clearing and showing it: the messages would be written down, and then seem to be nobody's."""
    ada, _ = await begun(playground, "Ben")
    await use(ada.person, playground.world.channel("more-games"), "duckrace start")
    await at_rest(bot)
    hand = ada.in_private()
    async with bot.presenter.mail.alone_with(boards(ada)[0]):  # so that it's being shown as long as we like
        await bot.store.stop(1, "stopped")
        shown = bot.presenter.nudge(1)
        await until(lambda: ada.in_private() != hand)
        assert await bot.store.clear_old_games(bot.clock.now) == 0
    await shown
    assert await bot.store.clear_old_games(bot.clock.now) == 1
    await bot.presenter.nudge(1)
    assert ada.controls("rematch")


# The page and the file


def test_the_page_says_how_long_and_links_what_there_is() -> None:
    words = texts()
    plain, linked = (str(privacy_page(words, papers, 0)) for papers in (Papers(), Papers("https://p.ex", "")))
    assert ("https" in plain, "https://p.ex" in linked) == (False, True)
    assert len({str(privacy_page(words, Papers(), days)) for days in (0, 1, 2)}) == 3


def test_too_much_for_one_file_is_several() -> None:
    stored = {"user_id": "1", "settings": {"manner 1": "dm"}, "games": [{"words": "x" * 50}] * 10}
    parts = [json.loads(text) for text in divided(stored, 300)]
    assert [game for part in parts for game in part["games"]] == stored["games"]
    assert len(parts) > 2
    assert [part.get("settings") for part in parts] == [stored["settings"], *[None] * (len(parts) - 1)]
    assert all(len(text.encode()) <= 300 for text in divided(stored, 300))
    assert [json.loads(text) for text in divided({**stored, "games": []})] == [{**stored, "games": []}]
