"""A playground for each test, with the test bot in it; all its traffic is checked against Discord's description."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any

import aiohttp
import discord.gateway
import discord.http
import pytest
import yarl

from playground import GENEROUS, Playground, Rates, Somebody, World, example_world
from playground.world import Channel, Interaction
from tests.support.patience import until
from tests.support.playground.bots import Begun, Witness, assert_told_as_it_is, logged_in
from tests.support.playground.quackbot import QuackBot


@pytest.fixture(autouse=True)
def no_errors_in_the_server(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """To the client, an exception in a route would just be another 500."""
    yield
    logged = [record.getMessage() for when in ("setup", "call") for record in caplog.get_records(when)]
    assert not [message for message in logged if "Error handling request" in message]


@pytest.fixture
def ada(playground: Playground) -> Somebody:
    return playground.be("Ada")


@pytest.fixture
def ben(playground: Playground) -> Somebody:
    return playground.be("Ben")


@pytest.fixture
def games(world: World) -> Channel:
    return world.channel("games")


@pytest.fixture
async def begun(world: World) -> AsyncIterator[Begun]:
    """Let a person do something that asks the bot, without waiting for the answer."""
    doing: list[asyncio.Task[Any]] = []

    async def begin(act: Coroutine[Any, Any, Any]) -> Interaction:
        before = len(world.interactions)
        doing.append(asyncio.create_task(act))
        await until(lambda: len(world.interactions) > before or doing[-1].done())
        return list(world.interactions.values())[-1]

    yield begin
    for task in doing:
        task.cancel()
    await asyncio.gather(*doing, return_exceptions=True)


@pytest.fixture
async def http(playground: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    """Plain requests, for things discord.py wouldn't send or would retry by itself."""
    headers = {"Authorization": f"Bot {playground.world.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        yield session


@pytest.fixture
def world() -> World:
    return example_world()


@pytest.fixture
def rates() -> Rates:
    """Most tests aren't about rate limits; those that are have their own."""
    return GENEROUS


@pytest.fixture
async def playground(world: World, rates: Rates, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    witness = Witness()
    async with Playground(world, rates=rates) as playground:
        witness.watch(playground)
        monkeypatch.setattr(discord.http.Route, "BASE", playground.api)
        gateway = yarl.URL(playground.gateway_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield playground
    assert witness.faults == []
    assert_told_as_it_is(world)


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[QuackBot]:
    async with logged_in(playground, shard_count=1) as bot:
        yield bot
