"""The gateway: several shards and processes, broken lines, and plain as well as compressed ones."""

import asyncio
import json
import threading
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import discord
import discord.gateway
import pytest

from playground import Playground, Somebody, World
from playground.gateway import CONTENT, GUILD_MEMBERS
from playground.world import Channel
from tests.support.patience import until
from tests.support.playground.bots import logged_in
from tests.support.playground.quackbot import QuackBot

JSON = dict[str, Any]


@pytest.fixture
def both(world: World, playground: Playground) -> list[Channel]:
    """A channel in a guild of each of two shards, with Ada in both."""
    assert playground
    ada = next(person for person in world.people.values() if person.name == "Ada")
    guilds = [world.add_guild(f"guild {shard}", owner=ada, shard=(shard, 2)) for shard in (0, 1)]
    return [world.add_channel(guild, "tables") for guild in guilds]


def shards_of(bot: QuackBot, world: World) -> list[int]:
    assert len(bot.guilds) <= len(world.guilds)
    return sorted({guild.shard_id for guild in bot.guilds})


# Shards and processes


async def test_one_process_has_several_shards(
    playground: Playground, world: World, both: list[Channel], ada: Somebody
) -> None:
    async with logged_in(playground, shard_count=2) as bot:
        await until(lambda: len(bot.guilds) == 3)
        assert shards_of(bot, world) == [0, 1]
        for channel in both:
            assert (await ada.use(channel, "board hello")).message


async def test_shards_in_two_processes_share_the_guilds(
    playground: Playground, both: list[Channel], ada: Somebody
) -> None:
    async with AsyncExitStack() as stack:
        bots = [
            await stack.enter_async_context(logged_in(playground, shard_count=2, shard_ids=[shard])) for shard in (0, 1)
        ]
        for bot, channel in zip(bots, both, strict=True):
            await until(lambda bot=bot: bot.guilds)
            assert bot.get_channel(channel.id)
            assert (await ada.use(channel, "board hello")).message  # a second answer would be an error
        assert bots[0].get_channel(both[1].id) is None


async def test_direct_messages_go_to_shard_0_only(playground: Playground, both: list[Channel], ada: Somebody) -> None:
    async with (
        logged_in(playground, shard_count=2, shard_ids=[0]) as zero,
        logged_in(playground, shard_count=2, shard_ids=[1]) as one,
    ):
        board = (await ada.use(both[1], "board show")).message
        assert board
        await ada.press(board, "do:hand")  # asked on shard 1
        dm = ada.dm()
        assert dm
        clicked: list[QuackBot] = []
        for bot in (zero, one):
            bot.add_listener(listener(bot, clicked), "on_interaction")
        await ada.press(ada.sees(dm)[0], "quack:7")
        ada.write(dm, "hello?")
        await until(lambda: any(message.content == "hello?" for message in zero.heard))
        assert clicked == [zero]
        assert not any(message.content == "hello?" for message in one.heard)


def listener(bot: QuackBot, clicked: list[QuackBot]) -> Any:
    async def on_interaction(_: discord.Interaction[Any]) -> None:
        clicked.append(bot)

    return on_interaction


async def test_any_process_edits_any_board(playground: Playground, both: list[Channel], ada: Somebody) -> None:
    async with logged_in(playground, shard_count=2, shard_ids=[0]) as zero:
        sent = await zero.get_partial_messageable(both[1].id).send("from the other shard")
        assert ada.sees(both[1])[0]["id"] == str(sent.id)


async def test_a_client_without_a_count_asks_for_it(playground: Playground) -> None:
    async with logged_in(playground) as bot:
        assert bot.shard_count == 1


async def test_a_client_without_shards_logs_in(playground: Playground) -> None:
    client = discord.Client(intents=discord.Intents(guilds=True))
    running = asyncio.create_task(client.start(playground.world.token))
    await until(lambda: [guild.name for guild in client.guilds] == ["The Pond"])
    await client.close()
    await running


async def test_two_clients_on_one_shard_both_hear_and_one_is_too_late(
    playground: Playground, ada: Somebody, games: Channel
) -> None:
    async with logged_in(playground, shard_count=1) as one, logged_in(playground, shard_count=1) as other:
        failed: list[Exception] = []
        for bot in (one, other):
            bot.tree.on_error = noting(failed)
        assert (await ada.use(games, "board hello")).message
        await until(lambda: failed)
        assert isinstance(failed[0].__cause__, discord.HTTPException)
        assert failed[0].__cause__.code == 40060
        assert len(ada.sees(games)) == 1


def noting(failed: list[Exception]) -> Any:
    async def on_error(_: discord.Interaction[Any], error: Exception) -> None:
        failed.append(error)

    return on_error


# Broken lines


async def test_a_dropped_line_is_resumed_and_nothing_is_lost(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel
) -> None:
    (session,) = playground.gateway.sessions.values()
    assert playground.faults.drop_gateway() == 1
    ada.write(games, "while you were away")
    await until(lambda: bot.resumed == 1, seconds=10)
    await until(lambda: bot.heard)
    assert list(playground.gateway.sessions) == [session.id]
    assert (await ada.use(games, "board hello")).message


async def test_a_click_while_the_line_is_down_is_answered_after_resuming(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel
) -> None:
    board = (await ada.use(games, "board show")).message
    assert board
    playground.faults.drop_gateway()
    assert (await ada.press(board, "quack:1")).kind == 7
    assert bot.resumed == 1


async def test_a_client_reconnects_when_asked_to(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel
) -> None:
    assert playground.faults.reconnect() == 1
    await until(lambda: bot.resumed == 1, seconds=10)
    assert (await ada.use(games, "board hello")).message


async def test_an_invalid_session_starts_over(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel
) -> None:
    (old,) = playground.gateway.sessions
    playground.faults.invalidate()
    await until(lambda: playground.gateway.sessions and old not in playground.gateway.sessions, seconds=10)
    assert bot.resumed == 0
    assert (await ada.use(games, "board hello")).message


async def test_a_client_that_says_goodbye_ends_its_session(playground: Playground) -> None:
    async with logged_in(playground, shard_count=1):
        assert len(playground.gateway.sessions) == 1
    await until(lambda: not playground.gateway.sessions)


async def test_intents_that_were_not_granted_are_refused(playground: Playground) -> None:
    bot = discord.Client(intents=discord.Intents(guilds=True, message_content=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await bot.start(playground.world.token)
    await bot.close()


# A line of our own


class Line:
    """The simplest possible gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj() if compressed else None

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def next(self) -> JSON:
        message = await self.socket.receive(timeout=5)
        if self._inflate and message.type is aiohttp.WSMsgType.BINARY:
            assert message.data.endswith(b"\x00\x00\xff\xff")
            return json.loads(self._inflate.decompress(message.data))
        assert message.type is aiohttp.WSMsgType.TEXT, message
        return json.loads(message.data)

    async def until(self, event: str) -> JSON:
        while (payload := await self.next())["t"] != event:
            pass
        return payload

    async def closed(self) -> int:
        while not self.socket.closed:
            await self.socket.receive(timeout=5)
        return self.socket.close_code or 0


@asynccontextmanager
async def line_to(playground: Playground, query: str = "?v=10&encoding=json") -> AsyncIterator[Line]:
    async with aiohttp.ClientSession() as http, http.ws_connect(playground.gateway_url + query) as socket:
        yield Line(socket, compressed="zlib" in query)


def identity(**more: Any) -> JSON:
    return {"token": "playground", "intents": 1 | 1 << 9, "properties": {}} | more


@pytest.mark.parametrize("query", ["?v=10&encoding=json", "?v=10&encoding=json&compress=zlib-stream"])
async def test_plain_and_compressed_lines_say_the_same(playground: Playground, query: str) -> None:
    async with line_to(playground, query) as line:
        assert (await line.next())["op"] == 10
        await line.send(1, None)
        assert (await line.next())["op"] == 11
        await line.send(2, identity())
        ready, guild = await line.next(), await line.next()
        assert (ready["t"], ready["s"], guild["t"], guild["s"]) == ("READY", 1, "GUILD_CREATE", 2)
        assert guild["d"]["name"] == "The Pond"


async def test_a_session_is_resumed_with_what_was_missed(playground: Playground, ada: Somebody, games: Channel) -> None:
    async with line_to(playground) as line:
        await line.send(2, identity())
        session = (await line.until("READY"))["d"]["session_id"]
        playground.gateway.drop()
    ada.write(games, "one")
    ada.write(games, "two")
    async with line_to(playground) as line:
        await line.send(6, {"token": "playground", "session_id": session, "seq": 3})
        missed = await line.until("MESSAGE_CREATE")
        assert (missed["s"], (await line.next())["t"]) == (4, "RESUMED")


@pytest.mark.parametrize("resume", [{"session_id": "unknown", "seq": 1}, {"session_id": None, "seq": 99}])
async def test_a_session_that_cannot_be_resumed_is_invalid(playground: Playground, resume: JSON) -> None:
    async with line_to(playground) as line:
        await line.send(2, identity())
        session = (await line.until("READY"))["d"]["session_id"]
    async with line_to(playground) as line:
        await line.next()
        await line.send(6, {"token": "playground", "session_id": session} | {k: v for k, v in resume.items() if v})
        assert await line.next() == {"op": 9, "s": None, "t": None, "d": False}


@pytest.mark.parametrize(("waits", "seq"), [(301, 2), (0, 99)], ids=["too late", "from the future"])
async def test_a_session_is_not_resumed(playground: Playground, waits: float, seq: int) -> None:
    async with line_to(playground) as line:
        await line.send(2, identity())
        session = (await line.until("READY"))["d"]["session_id"]
        playground.gateway.drop()
    await until(lambda: not playground.gateway.lines)
    assert session in playground.gateway.sessions
    playground.world.clock.advance(waits)
    async with line_to(playground) as line:
        await line.next()
        await line.send(6, {"token": "playground", "session_id": session, "seq": seq})
        assert await line.next() == {"op": 9, "s": None, "t": None, "d": False}


CLOSES: dict[str, tuple[int, list[tuple[int, Any]]]] = {
    "an unknown opcode": (4001, [(99, None)]),
    "something before identifying": (4003, [(3, {})]),
    "a wrong token": (4004, [(2, identity(token="wrong"))]),
    "a wrong token for resuming": (4004, [(6, {"token": "wrong", "session_id": "x", "seq": 1})]),
    "identifying twice": (4005, [(2, identity()), (2, identity())]),
    "too many words": (4008, [(1, None)] * 121),
    "a shard that cannot be": (4010, [(2, identity(shard=[2, 2]))]),
    "a shard that is nonsense": (4010, [(2, identity(shard="x"))]),
    "no identity": (4002, [(2, None)]),
    "no intents": (4013, [(2, {"token": "playground"})]),
    "intents that do not exist": (4013, [(2, identity(intents=1 << 40))]),
    "members without permission": (4014, [(2, identity(intents=GUILD_MEMBERS))]),
    "contents without permission": (4014, [(2, identity(intents=CONTENT))]),
}


@pytest.mark.parametrize(("code", "said"), CLOSES.values(), ids=CLOSES)
async def test_the_gateway_hangs_up_with_a_reason(
    playground: Playground, code: int, said: list[tuple[int, Any]]
) -> None:
    async with line_to(playground) as line:
        for op, data in said:
            await line.send(op, data)
        assert await line.closed() == code


async def test_nonsense_and_other_versions_are_not_understood(playground: Playground) -> None:
    async with line_to(playground) as line:
        await line.socket.send_str("quack")
        assert await line.closed() == 4002
    async with line_to(playground) as line:
        await line.socket.send_bytes(b"quack")
        assert await line.closed() == 4002
    async with line_to(playground, "?v=9") as line:
        assert await line.closed() == 4012


async def test_the_gateway_hangs_up_on_a_client_without_heartbeats(world: World) -> None:
    async with Playground(world, heartbeat=20) as playground, line_to(playground) as line:
        assert await line.closed() == 4009


class LateThread(discord.gateway.KeepAliveHandler):
    """On a busy machine, this thread gets its turn only some time after the heartbeat was sent."""

    acknowledged = 0

    @property
    def _last_send(self) -> float:
        return self._sent

    @_last_send.setter
    def _last_send(self, moment: float) -> None:  # pyright: ignore[reportIncompatibleVariableOverride]
        if threading.current_thread() is self:
            time.sleep(0.03)
        self._sent = moment

    def ack(self) -> None:
        super().ack()
        LateThread.acknowledged += 1


async def test_a_heartbeat_is_not_acknowledged_before_the_client_has_noted_it(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise discord.py counts from the previous heartbeat and complains that it can't keep up."""
    monkeypatch.setattr(discord.gateway, "KeepAliveHandler", LateThread)
    monkeypatch.setattr(LateThread, "acknowledged", 0)
    playground.gateway.heartbeat = 500
    async with logged_in(playground, shard_count=1) as bot:
        await until(lambda: LateThread.acknowledged == 3)  # the first is sent with the greeting
        assert bot.latency < 0.5


async def test_a_bot_with_the_intents_reads_messages_and_sees_who_joins(world: World) -> None:
    async with Playground(world, intents=CONTENT | GUILD_MEMBERS) as playground, line_to(playground) as line:
        await line.send(2, identity(intents=1 | 1 << 9 | CONTENT | GUILD_MEMBERS))
        await line.until("GUILD_CREATE")
        guild = next(iter(world.guilds.values()))
        eve = world.add_person("Eve")
        world.join(eve, guild)
        assert (await line.until("GUILD_MEMBER_ADD"))["d"]["user"]["username"] == "eve"
        playground.be("Eve").write(next(iter(guild.channels)), "hello")
        assert (await line.until("MESSAGE_CREATE"))["d"]["content"] == "hello"
        world.leave(eve, guild)
        await line.until("GUILD_MEMBER_REMOVE")


async def test_changes_to_channels_are_reported(playground: Playground, world: World, games: Channel) -> None:
    async with line_to(playground) as line:
        await line.send(2, identity())
        await line.until("GUILD_CREATE")
        assert games.guild
        made = world.add_channel(games.guild, "new")
        thread = world.add_thread(made, "talk", world.bot)
        world.change_channel(thread)
        world.delete_channel(made)
        events = [(await line.next())["t"] for _ in range(5)]
        assert events == ["CHANNEL_CREATE", "THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "CHANNEL_DELETE"]


async def test_ephemeral_messages_are_not_reported_to_anyone(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel
) -> None:
    board = (await ada.use(games, "board show")).message
    assert board
    told: list[str] = []
    playground.gateway.watchers.append(lambda event, _: told.append(event))
    await ada.press(board, "do:whisper")
    assert told == ["INTERACTION_CREATE"]
    assert bot.is_ready()
