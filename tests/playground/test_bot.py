"""The test bot does everything our bot needs, over a real socket."""

from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from playground import Impossible, Playground, Somebody, Unanswered, World
from playground.permissions import MANAGE_CHANNELS, MANAGE_MESSAGES, MANAGE_THREADS
from playground.world import Channel, Role
from tests.support.patience import until
from tests.support.playground.bots import logged_in
from tests.support.playground.quackbot import Board, QuackBot, picture, picture_file

JSON = dict[str, Any]


def shown_picture(message: JSON) -> JSON:
    return message["components"][0]["components"][2]["items"][0]["media"]


@pytest.fixture
async def board(bot: QuackBot, ada: Somebody, games: Channel) -> JSON:
    """A board in #games that Ada asked for."""
    assert bot.is_ready()
    message = (await ada.use(games, "board show", {"count": 3})).message
    assert message
    return message


# Slash commands


async def test_a_slash_command_shows_a_board(board: JSON, ben: Somebody, games: Channel) -> None:
    assert ben.sees(games) == [board]
    assert board["flags"] == 1 << 15
    assert board["components"][0]["components"][2]["items"][0]["description"] == "3 quacks"


async def test_a_picture_that_a_component_shows_is_left_out_of_the_attachments(board: JSON) -> None:
    assert board["attachments"] == []
    assert (shown_picture(board)["width"], shown_picture(board)["height"]) == (4, 3)


async def test_pictures_are_served_back(board: JSON, http: aiohttp.ClientSession) -> None:
    async with http.get(shown_picture(board)["url"]) as response:
        assert response.content_type == "image/png"
        assert await response.read() == picture(4)


async def test_a_link_to_a_picture_expires(board: JSON, http: aiohttp.ClientSession, world: World) -> None:
    world.clock.advance(25 * 3600)
    async with http.get(shown_picture(board)["url"]) as response:
        assert response.status == 404


async def test_a_forged_link_shows_nothing(board: JSON, http: aiohttp.ClientSession) -> None:
    async with http.get(shown_picture(board)["url"][:-4] + "beef") as response:
        assert response.status == 404


@pytest.mark.usefixtures("bot")
async def test_all_kinds_of_options_arrive(ada: Somebody, ben: Somebody, games: Channel) -> None:
    answer = await ada.use(games, "board hello", {"to": str(ben.id), "loud": True})
    assert answer.message
    assert answer.message["content"] == "hello Ben!"


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("bored show", {}),
        ("board", {}),
        ("board shout", {}),
        ("board show", {"count": 51}),
        ("board show", {"count": "3"}),
        ("board show", {"number": 3}),
        ("board tune", {}),
        ("board hello", {"to": "12"}),
    ],
)
async def test_a_command_that_is_not_offered_cannot_be_sent(
    ada: Somebody, games: Channel, words: str, options: JSON
) -> None:
    with pytest.raises(Impossible):
        await ada.use(games, words, options)


@pytest.mark.usefixtures("bot")
async def test_autocomplete_suggests(ada: Somebody, games: Channel) -> None:
    choices = await ada.complete(games, "board tune", "name", {"name": "quack"})
    assert [choice["value"] for choice in choices] == ["quack in A", "quack in B"]


@pytest.mark.usefixtures("bot")
async def test_commands_work_in_direct_messages_too(ada: Somebody, world: World) -> None:
    answer = await ada.use(world.dm(ada.person), "board hello")
    assert answer.message
    assert answer.message["content"] == "hello Ada"


async def test_a_guilds_commands_exist_only_there(bot: QuackBot, ada: Somebody, games: Channel, world: World) -> None:
    assert games.guild
    bot.tree.copy_global_to(guild=discord.Object(games.guild.id))
    bot.tree.clear_commands(guild=None)
    await bot.tree.sync()
    (synced,) = await bot.tree.sync(guild=discord.Object(games.guild.id))
    assert (synced.name, [command["name"] for command in ada.commands(games)]) == ("board", ["board"])
    assert ada.commands(world.dm(ada.person)) == []
    assert [command.id for command in await bot.tree.fetch_commands(guild=discord.Object(games.guild.id))] == [
        synced.id
    ]


@pytest.mark.parametrize(
    ("more", "to_ada", "to_ben", "to_ben_in_private"),
    [
        ({}, True, True, True),
        ({"contexts": [0]}, True, True, False),
        ({"contexts": [1]}, False, False, True),
        ({"dm_permission": False}, True, True, False),
        ({"default_member_permissions": 0}, True, False, True),
        ({"default_member_permissions": 1 << 4}, True, False, True),  # people who manage channels
        ({"default_member_permissions": 1 << 11}, True, True, True),  # people who may write
    ],
)
async def test_commands_are_offered_to_the_people_they_are_for(
    playground: Playground,
    http: aiohttp.ClientSession,
    ada: Somebody,
    ben: Somebody,
    games: Channel,
    more: JSON,
    to_ada: bool,  # noqa: FBT001, who owns the server
    to_ben: bool,  # noqa: FBT001
    to_ben_in_private: bool,  # noqa: FBT001
) -> None:
    url = f"{playground.api}/applications/{playground.world.application_id}/commands"
    async with http.put(url, json=[{"name": "duck", "description": "ducks"} | more]) as response:
        assert response.status == 200
    private = playground.world.dm(ben.person)
    offered = [bool(ada.commands(games)), bool(ben.commands(games)), bool(ben.commands(private))]
    assert offered == [to_ada, to_ben, to_ben_in_private]


async def test_one_command_is_added_read_and_deleted(playground: Playground, http: aiohttp.ClientSession) -> None:
    url = f"{playground.api}/applications/{playground.world.application_id}/commands"
    form = {"name": "duck", "description": "ducks"}
    async with http.post(url, json=form) as first, http.post(url, json=form | {"description": "x"}) as second:
        assert (first.status, second.status) == (201, 200)
        known = await second.json()
        assert (await first.json())["id"] == known["id"]
    async with http.get(f"{url}/{known['id']}") as read, http.delete(f"{url}/{known['id']}") as deleted:
        assert ((await read.json())["description"], deleted.status) == ("x", 204)


async def test_the_bot_learns_what_language_somebody_speaks(bot: QuackBot, ada: Somebody, games: Channel) -> None:
    spoken: list[tuple[discord.Locale, discord.Locale | None]] = []

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        spoken.append((interaction.locale, interaction.guild_locale))

    bot.add_listener(on_interaction, "on_interaction")
    ada.person.locale = "fr"
    await ada.use(games, "board hello")
    assert spoken == [(discord.Locale.french, discord.Locale.american_english)]


# Buttons, selects, forms


async def test_a_button_redraws_the_board_with_a_new_picture(
    board: JSON, ben: Somebody, games: Channel, http: aiohttp.ClientSession
) -> None:
    answer = await ben.press(board, "quack:3")
    (message,) = ben.sees(games)
    assert answer.kind == 7
    assert shown_picture(message)["width"] == 4
    assert shown_picture(message)["attachment_id"] != shown_picture(board)["attachment_id"]
    async with http.get(shown_picture(board)["url"]) as response:
        assert response.status == 404  # the old picture is gone with the old board


async def test_an_ephemeral_answer_is_seen_only_by_its_owner(
    board: JSON, bot: QuackBot, ada: Somebody, ben: Somebody, games: Channel
) -> None:
    answer = await ben.press(board, "do:whisper")
    assert answer.message
    assert answer.message["content"] == "only for Ben"
    assert len(ada.sees(games)) == 1
    assert [message["content"] for message in ben.sees(games)] == ["", "only for Ben"]
    with pytest.raises(Impossible):
        await ada.press(answer.message, "anything")
    with pytest.raises(discord.NotFound) as refused:  # and the bot reaches it only by its token
        await bot.get_partial_messageable(games.id).fetch_message(int(answer.message["id"]))
    assert refused.value.code == 10008


async def test_the_first_follow_up_takes_the_place_of_thinking(board: JSON, ada: Somebody, games: Channel) -> None:
    answer = await ada.press(board, "do:think")
    assert answer.message
    assert answer.message["flags"] & 128
    await until(lambda: len(ada.sees(games)) == 3)
    thought, then = ada.sees(games)[1:]
    assert (thought["id"], thought["content"], thought["flags"]) == (answer.message["id"], "thought", 0)
    assert then["content"] == "and then"


async def test_a_select_sends_its_values(board: JSON, ada: Somebody) -> None:
    answer = await ada.select(board, "pick", "red", "blue")
    assert answer.message
    assert answer.message["content"] == "picked red and blue"
    assert answer.message["message_reference"]["message_id"] == board["id"]


@pytest.mark.parametrize("values", [(), ("red", "green", "blue"), ("yellow",)])
async def test_only_what_a_select_offers_can_be_chosen(board: JSON, ada: Somebody, values: tuple[str, ...]) -> None:
    with pytest.raises(Impossible):
        await ada.select(board, "pick", *values)


async def test_a_deferred_board_is_redrawn_later(board: JSON, ada: Somebody, games: Channel) -> None:
    assert (await ada.press(board, "do:later")).kind == 6
    await until(lambda: shown_picture(ada.sees(games)[0])["width"] == 100)


async def test_a_form_is_filled_in(board: JSON, ada: Somebody) -> None:
    form = await ada.press(board, "do:form")
    assert form.modal
    assert form.modal["title"] == "A form"
    answer = await ada.submit(form, {"name": "Ada", "colour": ["blue"], "secret": True})
    assert answer.message
    assert answer.message["content"] == "Ada likes blue True"


@pytest.mark.parametrize(
    "values",
    [
        {"name": "A" * 21, "colour": ["red"]},
        {"name": "", "colour": ["red"]},
        {"name": "Ada", "colour": []},
        {"name": "Ada", "colour": 5},
        {"name": "Ada", "colour": ["green"]},
        {"name": "Ada", "colour": ["red"], "age": "7"},
    ],
)
async def test_a_form_is_only_sent_when_it_is_filled_in_correctly(board: JSON, ada: Somebody, values: JSON) -> None:
    form = await ada.press(board, "do:form")
    with pytest.raises(Impossible):
        await ada.submit(form, values)


async def test_a_click_that_nobody_answers_fails_after_three_seconds(board: JSON, ada: Somebody, world: World) -> None:
    world.listeners.append(lambda happening: world.clock.advance(3) if happening.interaction else None)
    with pytest.raises(Unanswered):
        await ada.press(board, "do:nothing")


async def test_it_also_fails_by_the_computers_own_clock(board: JSON, ada: Somebody, world: World) -> None:
    world.answer_within = 0.05
    with pytest.raises(Unanswered):
        await ada.press(board, "do:nothing")


async def test_an_old_button_works_after_a_restart(playground: Playground, ada: Somebody, games: Channel) -> None:
    async with logged_in(playground, shard_count=1):
        await ada.use(games, "board show", {"count": 8})
    async with logged_in(playground, shard_count=1):
        (old,) = ada.sees(games)
        await ada.press(old, "quack:8")
    assert ada.sees(games)[0]["components"][0]["components"][0]["components"][0]["content"] == "## 9 quacks"


# Direct messages


async def test_a_hand_comes_by_direct_message_and_its_buttons_work(board: JSON, ben: Somebody, ada: Somebody) -> None:
    await ben.press(board, "do:hand")
    dm = ben.dm()
    assert dm
    (hand,) = ben.sees(dm)
    assert shown_picture(hand)["width"] == 7
    await ben.press(hand, "quack:7")
    assert shown_picture(ben.sees(dm)[0])["width"] == 8
    with pytest.raises(Impossible):
        ada.sees(dm)


async def test_closed_direct_messages_are_refused(board: JSON, ben: Somebody) -> None:
    ben.close_dms()
    answer = await ben.press(board, "do:hand")
    assert answer.message
    assert answer.message["content"] == "closed: 50007"


async def test_someone_who_left_all_guilds_gets_no_direct_message(bot: QuackBot, ben: Somebody, games: Channel) -> None:
    assert games.guild
    ben.leave(games.guild)
    user = await bot.fetch_user(ben.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("are you there?")
    assert refused.value.code == 50278


# Messages


async def test_a_message_lives_from_sending_to_deleting(bot: QuackBot, ada: Somebody, games: Channel) -> None:
    channel = bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    async with channel.typing():
        sent = await channel.send("one", file=discord.File(__file__, "notes.txt"))
    assert [attachment.filename for attachment in sent.attachments] == ["notes.txt"]
    await sent.edit(content="two", attachments=[])
    assert ada.sees(games)[0]["content"] == "two"
    assert ada.sees(games)[0]["attachments"] == []
    await sent.reply("three", embed=discord.Embed(title="a title").add_field(name="a", value="b"))
    assert [message.content async for message in channel.history()] == ["three", "two"]
    assert [message.content async for message in channel.history(oldest_first=True)] == ["two", "three"]
    await sent.delete()
    assert [message["content"] for message in ada.sees(games)] == ["three"]
    with pytest.raises(discord.NotFound) as refused:
        await channel.fetch_message(sent.id)
    assert refused.value.code == 10008


async def test_people_are_pinged_when_mentioned_unless_the_bot_says_otherwise(
    bot: QuackBot, ada: Somebody, ben: Somebody, games: Channel
) -> None:
    channel = bot.get_partial_messageable(games.id)
    words = f"<@{ada.id}> and <@!{ben.id}>"

    async def called(allowed: discord.AllowedMentions | None) -> list[int]:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay(words)))
        shown = await channel.send(view=view, allowed_mentions=allowed or discord.utils.MISSING)
        said = await channel.send(words, allowed_mentions=allowed or discord.utils.MISSING)
        assert shown.raw_mentions == []  # there is no content
        assert [one.id for one in shown.mentions] == [one.id for one in said.mentions]
        return [one.id for one in shown.mentions]

    assert await called(None) == [ada.id, ben.id]
    assert await called(discord.AllowedMentions.none()) == []
    assert await called(discord.AllowedMentions(users=[discord.Object(ben.id)])) == [ben.id]
    assert await called(discord.AllowedMentions(users=True)) == [ada.id, ben.id]


async def test_a_board_is_edited_without_any_cache(bot: QuackBot, board: JSON, ada: Somebody, games: Channel) -> None:
    message = bot.get_partial_messageable(games.id).get_partial_message(int(board["id"]))
    await message.edit(view=Board(30), attachments=[picture_file(30)])
    assert shown_picture(ada.sees(games)[0])["width"] == 30


async def test_a_picture_must_be_uploaded_again_with_its_gallery(
    bot: QuackBot, board: JSON, ada: Somebody, games: Channel
) -> None:
    message = await bot.get_partial_messageable(games.id).fetch_message(int(board["id"]))
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(view=Board(30), attachments=message.attachments)
    assert refused.value.code == 50035
    assert ada.sees(games) == [board]  # and nothing has changed


class Exhibit(ui.LayoutView):
    """Everything that can show a file."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Section("a duck", accessory=ui.Thumbnail("attachment://board.png", description="a board")))
        self.add_item(ui.File("attachment://notes.txt"))
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem("https://example.org/duck.png")))


async def test_files_are_shown_in_every_way_and_stay_when_their_layout_is_sent_back(
    bot: QuackBot, ada: Somebody, games: Channel
) -> None:
    channel = bot.get_partial_messageable(games.id)
    sent = await channel.send(view=Exhibit(), files=[picture_file(9), discord.File(__file__, "notes.txt")])
    assert sent.attachments == []
    section, file, gallery = ada.sees(games)[0]["components"]
    assert (section["accessory"]["media"]["width"], file["name"]) == (9, "notes.txt")
    assert gallery["items"][0]["media"]["url"] == "https://example.org/duck.png"
    await sent.edit(view=ui.LayoutView.from_message(sent, timeout=None))  # with the URLs that came back
    assert ada.sees(games)[0]["components"] == [section, file, gallery]


async def test_history_is_read_in_pages(bot: QuackBot, games: Channel) -> None:
    channel = bot.get_partial_messageable(games.id)
    sent = [await channel.send(str(number)) for number in range(6)]
    after = [message.content async for message in channel.history(after=sent[2])]
    around = [message.content async for message in channel.history(around=sent[2], limit=3)]
    before = [message.content async for message in channel.history(before=sent[2], limit=1)]
    assert (after, around, before) == (["3", "4", "5"], ["3", "2", "1"], ["1"])
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.logs_from(games.id, 101)
    assert refused.value.code == 50035


async def test_the_same_nonce_is_the_same_message(bot: QuackBot, ada: Somebody, games: Channel, world: World) -> None:
    channel = bot.get_partial_messageable(games.id)
    first, again = await channel.send("once", nonce="game 7"), await channel.send("twice", nonce="game 7")
    assert first.id == again.id
    world.clock.advance(3600)
    await channel.send("later", nonce="game 7")
    assert [message["content"] for message in ada.sees(games)] == ["once", "later"]


async def test_the_bot_hears_about_messages_but_not_what_they_say(bot: QuackBot, ada: Somebody, games: Channel) -> None:
    ada.write(games, "hello everybody")
    ada.write(games, f"hello <@{bot.application_id}>")
    await until(lambda: len(bot.heard) == 2)
    assert [message.content for message in bot.heard] == ["", f"hello <@{bot.application_id}>"]


async def test_the_bot_reads_its_direct_messages(bot: QuackBot, ada: Somebody, world: World) -> None:
    ada.write(world.dm(ada.person), "just for you")
    await until(lambda: bot.heard)
    assert bot.heard[0].content == "just for you"


# Guilds, people, threads


async def test_guilds_channels_and_people_can_be_fetched(bot: QuackBot, ada: Somebody, games: Channel) -> None:
    assert games.guild
    guild = await bot.fetch_guild(games.guild.id)
    member = await guild.fetch_member(ada.id)
    channel = await bot.fetch_channel(games.id)
    assert (guild.name, member.display_name, str(channel)) == ("The Pond", "Ada", "games")
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone"]
    assert len(await guild.fetch_channels()) == 3
    assert [guild.name async for guild in bot.fetch_guilds()] == ["The Pond"]
    with pytest.raises(discord.NotFound):
        await bot.fetch_user(12)


async def test_a_thread_is_created_written_in_closed_and_reopened(bot: QuackBot, ada: Somebody, games: Channel) -> None:
    channel = bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    start = await channel.send("a game begins")
    thread = await start.create_thread(name="game 1")
    assert thread.id == start.id
    said = await thread.send("move one")
    await thread.add_user(discord.Object(ada.id))
    assert len(await thread.fetch_members()) == 2
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await said.edit(content="move two")
    assert refused.value.code == 50083
    await thread.send("move three")  # writing reopens it
    assert [message["content"] for message in ada.sees(thread.id)] == ["move one", "move three"]
    await said.edit(content="move two")


async def test_threads_without_a_message_and_their_list(bot: QuackBot, games: Channel) -> None:
    channel = bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="private")
    public = await channel.create_thread(name="public", type=discord.ChannelType.public_thread)
    assert (thread.type, public.type) == (discord.ChannelType.private_thread, discord.ChannelType.public_thread)
    assert {thread.id for thread in await channel.guild.active_threads()} == {thread.id, public.id}
    await until(lambda: bot.get_channel(public.id))
    await public.leave()


async def test_a_bot_that_manages_the_server_changes_its_channels(
    bot: QuackBot, world: World, ada: Somebody, games: Channel
) -> None:
    assert games.guild
    role = Role(world.new_id(), "managers", MANAGE_CHANNELS | MANAGE_THREADS | MANAGE_MESSAGES)
    games.guild.roles[role.id] = role
    games.guild.members[world.bot.id].roles.append(role.id)
    channel = await bot.fetch_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="talk", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True, locked=True, name="talked")
    await thread.send("one more")  # thread managers may write in locked ones
    assert (world.channels[thread.id].name, world.channels[thread.id].locked) == ("talked", True)
    with pytest.raises(Impossible):
        ada.write(thread.id, "me too")
    await thread.remove_user(discord.Object(world.bot.id))
    await thread.delete()
    await bot.get_partial_messageable(games.id).get_partial_message(int(ada.write(games, "oops")["id"])).delete()
    await channel.edit(name="tables", topic="where we play")
    assert (games.name, games.topic, ada.sees(games)) == ("tables", "where we play", [])
    await channel.delete()
    assert games.id not in world.channels


async def test_the_bot_leaves_a_guild(bot: QuackBot, games: Channel) -> None:
    assert games.guild
    guild = bot.get_guild(games.guild.id)
    assert guild
    await guild.leave()
    await until(lambda: not bot.guilds)
    with pytest.raises(discord.NotFound) as refused:
        await bot.fetch_guild(guild.id)
    assert refused.value.code == 10004


async def test_a_missing_route_is_not_found_and_named_in_the_log(
    bot: QuackBot, games: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    channel = bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound):
        await channel.create_webhook(name="hook")
    assert f"POST /api/v10/channels/{games.id}/webhooks" in caplog.text
