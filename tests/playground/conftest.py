"""A playground for each test, with the test bot in it; all its traffic is checked against Discord's description."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord.gateway
import discord.http
import pytest
import yarl

from playground import GENEROUS, Exchange, Playground, Rates, Somebody, World, example_world
from playground.world import Channel, Interaction
from tests.patience import LONGEST
from tests.playground import description
from tests.playground.quackbot import QuackBot

Begun = Callable[[Coroutine[Any, Any, Any]], Awaitable[Interaction]]


async def until(true: Callable[[], Any], seconds: float = LONGEST) -> None:
    """Wait for something to happen by itself."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.002)


class Witness:
    """Listens to all traffic and notes what isn't as described."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.exchanges = self.events = 0

    def watch(self, playground: Playground) -> None:
        if description.find() is None:
            return  # test_description.py reports it, and fails in CI
        playground.watchers.append(self._exchange)
        playground.gateway.watchers.append(self._event)

    def _exchange(self, exchange: Exchange) -> None:
        self.exchanges += 1
        self.faults += description.in_exchange(exchange)

    def _event(self, event: str, data: dict[str, Any]) -> None:
        self.events += 1
        self.faults += description.in_event(event, data)


@pytest.fixture(autouse=True)
def no_errors_in_the_server(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """To the client, an exception in a route would just be another 500."""
    yield
    logged = [record.getMessage() for when in ("setup", "call") for record in caplog.get_records(when)]
    assert not [message for message in logged if "Error handling request" in message]


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


@asynccontextmanager
async def logged_in(playground: Playground, **settings: Any) -> AsyncIterator[QuackBot]:
    bot = QuackBot(**settings)
    running = asyncio.create_task(bot.start(playground.world.token))
    try:
        waiting = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED, timeout=5)
        if running.done():
            running.result()
        assert bot.is_ready()
        yield bot
    finally:
        await bot.close()
        await asyncio.wait([running], timeout=5)


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[QuackBot]:
    async with logged_in(playground, shard_count=1) as bot:
        yield bot


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
