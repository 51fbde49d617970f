"""What Discord refuses for reasons other than size: too late, twice, forbidden, too often."""

from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from playground import Impossible, Playground, Rates, Somebody, World
from playground.permissions import ATTACH_FILES, READ_HISTORY, SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL
from playground.refusals import Refused
from playground.world import Channel, Interaction, Overwrite, Role
from tests.support.patience import until
from tests.support.playground.bots import Begun
from tests.support.playground.quackbot import QuackBot, picture_file

JSON = dict[str, Any]
Tell = Callable[..., Any]
COMMAND = {"name": "duck", "description": "ducks"}


@pytest.fixture
def tell(playground: Playground, http: aiohttp.ClientSession) -> Tell:
    """A plain request; returns its status and body."""

    async def telling(method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        async with http.request(method, playground.api + path, json=body, headers=headers) as response:
            return response.status, await response.json() if response.content_length else None

    return telling


@pytest.fixture
async def asked(playground: Playground, tell: Tell, begun: Begun, ada: Somebody, games: Channel) -> Interaction:
    """A command from Ada that nobody has answered yet."""
    await tell("PUT", f"/applications/{playground.world.application_id}/commands", [COMMAND])
    return await begun(ada.use(games, "duck"))


def callback(asked: Interaction) -> str:
    return f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"


def webhook(world: World, asked: Interaction) -> str:
    return f"/webhooks/{world.application_id}/{asked.token}"


SAY = {"type": 4, "data": {"content": "quack"}}

NONSENSE = [
    {"type": [4]},
    {"type": 4, "data": "quack"},
    {"type": 4, "data": ["quack"]},
    {"type": 4, "data": {"content": "quack", "flags": "loud"}},
    {"type": 9, "data": 5},
]

# Answers


@pytest.mark.parametrize("nonsense", NONSENSE)
async def test_an_answer_that_makes_no_sense_is_refused(asked: Interaction, tell: Tell, nonsense: JSON) -> None:
    status, refused = await tell("POST", callback(asked), nonsense)
    assert (status, refused["code"]) == (400, 50035)


async def test_a_follow_up_that_makes_no_sense_is_refused(world: World, asked: Interaction, tell: Tell) -> None:
    await tell("POST", callback(asked), SAY)
    status, refused = await tell("POST", webhook(world, asked), {"content": "quack", "flags": "loud"})
    assert (status, refused["code"]) == (400, 50035)
    assert (await tell("GET", f"{webhook(world, asked)}/messages/{'9' * 5000}"))[1]["code"] == 10008


@pytest.mark.parametrize("reference", ["1", [1]])
async def test_a_reference_that_makes_no_sense_is_refused(tell: Tell, games: Channel, reference: Any) -> None:
    body = {"content": "quack", "message_reference": reference}
    assert (await tell("POST", f"/channels/{games.id}/messages", body))[1]["code"] == 50035


async def test_nobody_replies_to_an_ephemeral_message(asked: Interaction, tell: Tell, games: Channel) -> None:
    _, told = await tell("POST", callback(asked), {"type": 4, "data": {"content": "psst", "flags": 64}})
    body = {"content": "quack", "message_reference": {"message_id": told["interaction"]["response_message_id"]}}
    assert (await tell("POST", f"/channels/{games.id}/messages", body))[1]["code"] == 50035


async def test_a_channel_does_not_reveal_ephemeral_messages(
    asked: Interaction, tell: Tell, games: Channel, ada: Somebody
) -> None:
    said = ada.write(games, "hello")
    await tell("POST", callback(asked), {"type": 4, "data": {"content": "psst", "flags": 64}})
    assert (await tell("GET", f"/channels/{games.id}"))[1]["last_message_id"] == said["id"]


async def test_an_endless_id_is_unknown(playground: Playground, tell: Tell, http: aiohttp.ClientSession) -> None:
    assert (await tell("GET", f"/channels/{'9' * 5000}"))[1]["code"] == 10003
    assert (await tell("POST", "/users/@me/channels", {"recipient_id": "9" * 5000}))[1]["code"] == 10013
    async with http.get(f"{playground.world.base}/attachments/1/{'9' * 5000}/duck.png") as response:
        assert response.status == 404


async def test_an_answer_after_three_seconds_is_too_late(world: World, asked: Interaction, tell: Tell) -> None:
    world.clock.advance(3.1)
    status, refused = await tell("POST", callback(asked), SAY)
    assert (status, refused["code"]) == (404, 10062)


async def test_a_second_answer_is_refused(asked: Interaction, tell: Tell) -> None:
    assert (await tell("POST", callback(asked), SAY))[0] == 200
    status, refused = await tell("POST", callback(asked), SAY)
    assert (status, refused["code"]) == (400, 40060)


async def test_a_token_lives_for_a_quarter_of_an_hour(world: World, asked: Interaction, tell: Tell) -> None:
    await tell("POST", callback(asked), SAY)
    world.clock.advance(14 * 60)
    assert (await tell("POST", webhook(world, asked), {"content": "still here"}))[0] == 200
    world.clock.advance(2 * 60)
    for method, path in (("POST", ""), ("PATCH", "/messages/@original"), ("DELETE", "/messages/@original")):
        status, refused = await tell(method, webhook(world, asked) + path, {"content": "too late"})
        assert (status, refused["code"]) == (401, 50027)


async def test_there_are_no_follow_ups_before_the_first_answer(world: World, asked: Interaction, tell: Tell) -> None:
    assert (await tell("POST", webhook(world, asked), {"content": "first"}))[1]["code"] == 10015


async def test_a_foreign_token_opens_nothing(world: World, asked: Interaction, tell: Tell) -> None:
    assert (await tell("POST", f"/interactions/{asked.id}/wrong/callback", SAY))[1]["code"] == 10062
    assert (await tell("POST", f"/webhooks/{world.application_id}/wrong", SAY["data"]))[1]["code"] == 10015


async def test_nothing_can_be_answered_in_a_deleted_channel(
    playground: Playground, world: World, asked: Interaction, tell: Tell, games: Channel
) -> None:
    assert (await tell("POST", callback(asked), {"type": 5}))[0] == 200
    playground.faults.delete_channel(games.id)
    assert (await tell("POST", webhook(world, asked), {"content": "x"}))[1]["code"] == 10003


async def test_an_interaction_takes_only_its_own_kinds_of_answer(asked: Interaction, tell: Tell) -> None:
    for kind in (1, 6, 7, 8, 0):
        status, refused = await tell("POST", callback(asked), {"type": kind, "data": {}})
        assert (status, refused["code"]) == (400, 50035)


async def test_a_form_cannot_answer_a_form(
    bot: QuackBot, playground: Playground, tell: Tell, begun: Begun, ada: Somebody, games: Channel
) -> None:
    shown = await ada.use(games, "board show")
    assert bot.is_ready()
    assert shown.message
    form = await ada.press(shown.message, "do:form")
    playground.gateway.sessions.clear()  # nobody else answers
    asked = await begun(ada.submit(form, {"name": "x", "colour": ["red"]}))
    modal = {"title": "t", "custom_id": "c", "components": [{"type": 10, "content": "x"}]}
    assert (await tell("POST", callback(asked), {"type": 9, "data": modal}))[1]["code"] == 50035
    assert (await tell("POST", callback(asked), {"type": 6}))[0] == 200


async def test_the_original_can_be_read_changed_and_deleted(world: World, asked: Interaction, tell: Tell) -> None:
    await tell("POST", callback(asked), SAY)
    original = f"{webhook(world, asked)}/messages/@original"
    assert (await tell("GET", original))[1]["content"] == "quack"
    assert (await tell("PATCH", original, {"content": "quack quack"}))[1]["content"] == "quack quack"
    _, more = await tell("POST", webhook(world, asked), {"content": "more"})
    assert (await tell("GET", f"{webhook(world, asked)}/messages/{more['id']}"))[1]["content"] == "more"
    assert (await tell("DELETE", original))[0] == 204
    assert (await tell("GET", original))[1]["code"] == 10008


async def test_a_token_does_not_reach_other_messages(
    world: World, asked: Interaction, tell: Tell, games: Channel
) -> None:
    await tell("POST", callback(asked), SAY)
    _, other = await tell("POST", f"/channels/{games.id}/messages", {"content": "other"})
    assert (await tell("PATCH", f"{webhook(world, asked)}/messages/{other['id']}", {"content": "x"}))[1][
        "code"
    ] == 10008


async def test_an_answer_without_response_is_empty(asked: Interaction, tell: Tell) -> None:
    assert await tell("POST", callback(asked).split("?")[0], SAY) == (204, None)


async def test_ephemeral_follow_ups_are_only_for_their_owner(
    world: World, asked: Interaction, tell: Tell, ada: Somebody, ben: Somebody, games: Channel
) -> None:
    await tell("POST", callback(asked), {"type": 5, "data": {"flags": 64}})
    _, first = await tell("POST", webhook(world, asked), {"content": "secret"})  # as private as the thinking was
    _, second = await tell("POST", webhook(world, asked), {"content": "too", "flags": 64})
    assert first["flags"] & 64
    assert second["flags"] & 64
    assert len(ada.sees(games)) == 2
    assert ben.sees(games) == []


async def test_a_public_answer_does_not_point_at_an_ephemeral_message(
    asked: Interaction, tell: Tell, ada: Somebody, games: Channel, begun: Begun
) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "press", "custom_id": "b"}]}
    await tell("POST", callback(asked), {"type": 4, "data": {"content": "psst", "flags": 64, "components": [row]}})
    pressed = await begun(ada.press(ada.sees(games)[0], "b"))
    await tell("POST", callback(pressed), SAY)
    assert "message_reference" not in ada.sees(games)[1]


async def test_a_late_answer_is_an_error_in_discord_py(
    bot: QuackBot, world: World, begun: Begun, ada: Somebody, games: Channel
) -> None:
    errors: list[Exception] = []

    async def on_error(_: Any, error: Exception) -> None:
        errors.append(error)

    bot.tree.on_error = on_error
    world.listeners.append(lambda each: world.clock.advance(4) if each.kind == "interaction begun" else None)
    await begun(ada.use(games, "board doze", {"seconds": 0}))
    await until(lambda: errors)
    assert isinstance(errors[0].__cause__, discord.NotFound)
    assert errors[0].__cause__.code == 10062


# Permissions


def forbid(world: World, channel: Channel, permission: int) -> None:
    assert channel.guild
    world.overwrite(channel, Overwrite(channel.guild.id, 0, deny=permission))


@pytest.mark.parametrize(("forbidden", "code"), [(VIEW_CHANNEL, 50001), (SEND_MESSAGES, 50013), (ATTACH_FILES, 50013)])
async def test_a_bot_is_not_allowed_everything_everywhere(
    bot: QuackBot, world: World, games: Channel, forbidden: int, code: int
) -> None:
    forbid(world, games, forbidden)
    with pytest.raises(discord.Forbidden) as refused:
        await bot.get_partial_messageable(games.id).send(file=picture_file(2))
    assert refused.value.code == code


async def test_others_messages_and_channels_need_more_permissions(tell: Tell, ada: Somebody, games: Channel) -> None:
    said = ada.write(games, "mine")
    path = f"/channels/{games.id}/messages/{said['id']}"
    assert (await tell("PATCH", path, {"content": "yours"}))[1]["code"] == 50005
    assert (await tell("DELETE", path))[1]["code"] == 50013
    assert (await tell("DELETE", f"/channels/{games.id}"))[1]["code"] == 50013
    assert (await tell("PATCH", f"/channels/{games.id}", {"name": "x"}))[1]["code"] == 50013


async def test_interactions_are_answered_even_where_the_bot_may_not_write(
    bot: QuackBot, world: World, ada: Somebody, games: Channel
) -> None:
    assert bot.is_ready()
    forbid(world, games, SEND_MESSAGES)
    assert (await ada.use(games, "board hello")).message


async def test_the_bot_learns_what_it_is_allowed_to_do(bot: QuackBot, world: World, games: Channel) -> None:
    channel = bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.permissions_for(channel.guild.me).send_messages
    forbid(world, games, SEND_MESSAGES)
    await until(lambda: not channel.permissions_for(channel.guild.me).send_messages)
    mine = Overwrite(world.bot.id, 1, allow=SEND_MESSAGES)  # a member's own overwrite comes last
    world.overwrite(games, mine)
    await channel.send("still")


# Threads


async def test_a_private_thread_is_for_its_own_people(
    tell: Tell, world: World, games: Channel, ada: Somebody, ben: Somebody
) -> None:
    _, thread = await tell("POST", f"/channels/{games.id}/threads", {"name": "private"})
    with pytest.raises(Impossible):
        ben.sees(thread["id"])
    await tell("PUT", f"/channels/{thread['id']}/thread-members/{ben.id}")
    ben.write(thread["id"], "here I am")
    hidden = world.add_thread(games, "hidden", ben.person, kind=12)
    assert (await tell("GET", f"/channels/{hidden.id}"))[1]["code"] == 50001
    assert ada.sees(hidden) == []  # the server's owner sees everything


async def test_a_locked_thread_stays_shut(tell: Tell, games: Channel, world: World, ada: Somebody) -> None:
    thread = world.add_thread(games, "shut", ada.person)
    path = f"/channels/{thread.id}"
    thread.locked = True
    assert (await tell("POST", f"{path}/messages", {"content": "x"}))[1]["code"] == 160005
    thread.archived = True
    assert (await tell("POST", f"{path}/messages", {"content": "x"}))[1]["code"] == 50083
    assert (await tell("PATCH", path, {"archived": False}))[1]["code"] == 50013
    assert (await tell("PUT", f"{path}/thread-members/@me"))[1]["code"] == 50083


async def test_a_persons_own_overwrite_outweighs_a_roles(world: World, ben: Somebody, games: Channel) -> None:
    assert games.guild
    role = Role(world.new_id(), "ducks", 0)
    games.guild.roles[role.id] = role
    games.guild.members[ben.id].roles.append(role.id)
    world.overwrite(games, Overwrite(role.id, 0, deny=VIEW_CHANNEL))
    assert games not in ben.channels()
    world.overwrite(games, Overwrite(ben.id, 1, allow=VIEW_CHANNEL))
    assert games in ben.channels()


async def test_without_the_permission_history_is_empty(world: World, tell: Tell, ada: Somebody, games: Channel) -> None:
    ada.write(games, "long ago")
    world.overwrite(games, Overwrite(world.bot.id, 1, deny=READ_HISTORY))
    assert await tell("GET", f"/channels/{games.id}/messages") == (200, [])


async def test_the_bot_hears_nothing_from_channels_it_cannot_see(
    bot: QuackBot, world: World, ada: Somebody, games: Channel
) -> None:
    world.overwrite(games, Overwrite(world.bot.id, 1, deny=VIEW_CHANNEL))
    ada.write(games, "in secret")
    ada.write(world.channel("general"), "aloud")
    await until(lambda: bot.heard)
    assert [message.channel.id for message in bot.heard] == [world.channel("general").id]


async def test_only_a_message_that_is_really_sent_reopens_a_thread(
    tell: Tell, games: Channel, world: World, ada: Somebody
) -> None:
    thread = world.add_thread(games, "talk", world.bot)
    thread.archived = True
    assert (await tell("POST", f"/channels/{thread.id}/messages", {"content": "x" * 2001}))[0] == 400
    with pytest.raises(Refused):
        ada.write(thread, "x" * 2001)
    assert thread.archived
    await tell("POST", f"/channels/{thread.id}/messages", {"content": "quack"})
    assert not thread.archived


async def test_threads_have_their_own_permissions(tell: Tell, games: Channel, world: World, ada: Somebody) -> None:
    thread = world.add_thread(games, "quiet", ada.person)
    forbid(world, games, SEND_IN_THREADS)
    assert (await tell("POST", f"/channels/{thread.id}/messages", {"content": "x"}))[1]["code"] == 50013
    assert (await tell("PATCH", f"/channels/{thread.id}", {"locked": True}))[1]["code"] == 50013


async def test_a_message_starts_only_one_thread(tell: Tell, games: Channel) -> None:
    _, said = await tell("POST", f"/channels/{games.id}/messages", {"content": "start"})
    path = f"/channels/{games.id}/messages/{said['id']}/threads"
    assert (await tell("POST", path, {"name": "one"}))[0] == 201
    assert (await tell("POST", path, {"name": "two"}))[1]["code"] == 160004


async def test_there_are_no_threads_in_threads_or_direct_messages(
    tell: Tell, games: Channel, world: World, ada: Somebody
) -> None:
    thread, dm = world.add_thread(games, "quiet", ada.person), world.dm(ada.person)
    assert (await tell("POST", f"/channels/{thread.id}/threads", {"name": "x"}))[1]["code"] == 50024
    assert (await tell("POST", f"/channels/{dm.id}/threads", {"name": "x"}))[1]["code"] == 50003
    assert (await tell("GET", f"/channels/{games.id}/thread-members"))[1]["code"] == 50024


# What doesn't exist


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/users/12", 10013),
        ("GET", "/guilds/12", 10004),
        ("GET", "/channels/12", 10003),
        ("GET", "/channels/twelve", 10003),
        ("GET", "/channels/{games}/messages/12", 10008),
        ("GET", "/guilds/{guild}/members/12", 10007),
        ("GET", "/applications/12/commands", 10002),
        ("GET", "/applications/{application}/commands/12", 10063),
        ("POST", "/users/@me/channels", 10013),
    ],
)
async def test_what_does_not_exist_is_unknown(
    tell: Tell, games: Channel, world: World, method: str, path: str, code: int
) -> None:
    assert games.guild
    ids = {"games": games.id, "guild": games.guild.id, "application": world.application_id}
    status, refused = await tell(method, path.format(**ids))
    assert (status, refused["code"]) == (404, code)


async def test_a_wrong_token_is_refused(playground: Playground, tell: Tell) -> None:
    assert await tell("GET", "/users/@me", Authorization="Bot wrong") == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )
    async with QuackBot(shard_count=1) as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")
    assert playground.gateway.sessions == {}


# Rate limits


class TestRates:
    @pytest.fixture
    def rates(self) -> Rates:
        return Rates()

    async def test_a_channel_accepts_five_messages_in_five_seconds(
        self, tell: Tell, games: Channel, world: World
    ) -> None:
        path = f"/channels/{games.id}/messages"
        for _ in range(5):
            assert (await tell("POST", path, {"content": "x"}))[0] == 200
        status, refused = await tell("POST", path, {"content": "x"})
        assert (status, refused["global"]) == (429, False)
        assert 0 < refused["retry_after"] <= 5
        world.clock.advance(5)
        assert (await tell("POST", path, {"content": "x"}))[0] == 200

    async def test_edits_are_counted_separately(self, tell: Tell, games: Channel) -> None:
        _, said = await tell("POST", f"/channels/{games.id}/messages", {"content": "x"})
        path = f"/channels/{games.id}/messages/{said['id']}"
        answers = [await tell("PATCH", path, {"content": str(number)}) for number in range(6)]
        assert [status for status, _ in answers] == [200] * 5 + [429]

    async def test_messages_over_an_hour_old_can_be_edited_three_times_in_six_seconds(
        self, tell: Tell, games: Channel, world: World
    ) -> None:
        _, said = await tell("POST", f"/channels/{games.id}/messages", {"content": "x"})
        path = f"/channels/{games.id}/messages/{said['id']}"
        world.clock.advance(3601)
        answers = [await tell("PATCH", path, {"content": str(number)}) for number in range(4)]
        assert [status for status, _ in answers] == [200] * 3 + [429]
        assert answers[3][1]["code"] == 30046
        world.clock.advance(6)
        assert (await tell("PATCH", path, {"content": "again"}))[0] == 200

    async def test_all_routes_together_accept_fifty_requests_a_second(
        self, playground: Playground, http: aiohttp.ClientSession
    ) -> None:
        paths = ["/users/@me", "/gateway"]
        for number in range(50):
            async with http.get(playground.api + paths[number % 2]) as response:
                assert response.status == 200
        async with http.get(playground.api + "/users/@me/guilds") as response:
            assert response.status == 429
            assert response.headers["X-RateLimit-Global"] == "true"
            assert (await response.json())["global"] is True

    async def test_headers_say_how_many_are_left(
        self, playground: Playground, http: aiohttp.ClientSession, games: Channel
    ) -> None:
        async with http.post(f"{playground.api}/channels/{games.id}/messages", json={"content": "x"}) as response:
            assert response.headers["X-RateLimit-Limit"] == "5"
            assert response.headers["X-RateLimit-Remaining"] == "4"
            assert 4 < float(response.headers["X-RateLimit-Reset-After"]) <= 5
            assert response.headers["X-RateLimit-Bucket"]

    async def test_interactions_do_not_count_towards_the_global_limit(
        self, bot: QuackBot, ada: Somebody, games: Channel, world: World
    ) -> None:
        assert bot.is_ready()
        board = (await ada.use(games, "board show", {"count": 0})).message
        assert board
        for count in range(60):
            await ada.press(board, f"quack:{count}")
        assert len(world.interactions) == 61

    async def test_follow_ups_have_their_own_limit(self, asked: Interaction, world: World, tell: Tell) -> None:
        await tell("POST", callback(asked), SAY)
        answers = [await tell("POST", webhook(world, asked), {"content": "x"}) for _ in range(6)]
        assert [status for status, _ in answers] == [200] * 5 + [429]

    async def test_discord_py_waits_and_sends_again(
        self, bot: QuackBot, playground: Playground, games: Channel
    ) -> None:
        playground.faults.limit("POST .*/messages", seconds=0.05)
        assert (await bot.get_partial_messageable(games.id).send("x")).content == "x"
