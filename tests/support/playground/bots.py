"""The bot written for tests, logged in to a playground, and a witness of all that goes over the wire."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from playground import Exchange, Playground, wire
from playground.world import Interaction, World
from tests.support.playground import description
from tests.support.playground.quackbot import QuackBot

Begun = Callable[[Coroutine[Any, Any, Any]], Awaitable[Interaction]]


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


def assert_told_as_it_is(world: World) -> None:
    """Check the JSON that is kept for each message. It would be wrong if a change went unnoticed, or if whoever got it
    has changed it."""
    messages = [message for channel in world.channels.values() for message in channel.messages.values()]
    for message in messages:
        before, kept = wire.make_message(world, message), wire.message(world, message)
        assert kept == before or kept == wire.make_message(world, message)  # links change when an hour begins


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
