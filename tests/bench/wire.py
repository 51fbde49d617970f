"""The playground's speed: logging in, answering a slash command, and many people clicking at once.

The server and the people are in this process, the bot is in its own. They take turns with a bare aiohttp server in
another process that gets as much data and does nothing. Everything is done several times, and the median counts.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import aiohttp
import discord.gateway
import discord.http
import yarl

from playground import GENEROUS, Playground, Somebody, example_world
from playground.world import Channel
from tests.bench.bare import Bare, served_apart
from tests.bench.bare import served as here
from tests.bench.rows import Row, show
from tests.support.playground.quackbot import QuackBot

LOGINS = 7
COMMANDS = 200
PEOPLE = 50
SLICES = 7
SECONDS = 1.0  # of each slice
AS_MUCH = b"{" + b" " * 3000 + b"}"  # what a redrawn board weighs
MOST_LOGIN, MOST_COMMAND, MOST_CLICK = 30.0, 6.0, 30.0  # times the bare thing


def run(arguments: list[str]) -> bool:
    if arguments:
        print("wire takes no arguments", file=sys.stderr)
        return False
    return show(asyncio.run(measure()))


async def measure() -> list[Row]:
    logins, lines = [await login() for _ in range(LOGINS)], [await bare_line() for _ in range(LOGINS)]
    async with served() as (playground, games), served_apart() as bare, aiohttp.ClientSession() as client:
        pairs = [
            (await command(playground.be("Ada"), games), await bare_request(client, bare)) for _ in range(COMMANDS)
        ]
        commands, requests = [[1000 * each for each in times] for times in zip(*pairs, strict=True)]
        clicks = await clicking(playground, games, client, bare)
    return [
        Row("start and login, ms", 1000 * median(logins), 1000 * median(lines), MOST_LOGIN),
        Row("slash command answered with a message, ms", median(commands), median(requests), MOST_COMMAND),
        Row("the same, slowest of a hundred, ms", slowest(commands), slowest(requests)),
        Row(f"a click, {PEOPLE} people at once, ms", median(clicks.each), median(clicks.bare), MOST_CLICK),
        Row("a click's share of this process, ms", median(clicks.costs)),
    ]


def slowest(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100]


async def login() -> float:
    """From nothing to a bot that has been greeted, in one process; `tests.bench start` measures imports."""
    start = perf_counter()
    async with Playground(example_world(), rates=GENEROUS) as playground:
        point_at(playground.api, playground.gateway_url)
        bot = QuackBot(shard_count=1)
        running = asyncio.create_task(bot.start(playground.world.token))
        while not playground.gateway.sessions:
            await asyncio.sleep(0.001)
        spent = perf_counter() - start
        await bot.close()
        await running
    return spent


async def bare_line() -> float:
    """From nothing to a request and a websocket."""
    start = perf_counter()
    async with here(Bare()) as address, aiohttp.ClientSession() as client:
        await bare_request(client, address)
        async with client.ws_connect(f"{address}/line"):
            return perf_counter() - start


async def bare_request(client: aiohttp.ClientSession, address: str) -> float:
    start = perf_counter()
    async with client.post(address, data=AS_MUCH) as answer:
        await answer.json()
    return perf_counter() - start


@asynccontextmanager
async def served() -> AsyncIterator[tuple[Playground, Channel]]:
    """A playground with the bot in another process, and fifty people."""
    world = example_world()
    games = world.channel("games")
    assert games.guild
    for number in range(PEOPLE):
        world.join(world.add_person(f"P{number}"), games.guild)
    async with Playground(world, rates=GENEROUS) as playground:
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.wire", playground.api, playground.gateway_url, env={**os.environ}
        )
        try:
            while not playground.gateway.sessions or not world.commands:
                await asyncio.sleep(0.01)
            yield playground, games
        finally:
            bot.terminate()
            await bot.wait()


async def command(ada: Somebody, games: Channel) -> float:
    start = perf_counter()
    await ada.use(games, "board hello")
    return perf_counter() - start


class Clicks(NamedTuple):
    """In milliseconds, for each slice."""

    each: list[float]  # from one click to the next
    bare: list[float]  # the same for bare requests
    costs: list[float]  # of this process's own time for a click


async def clicking(playground: Playground, games: Channel, client: aiohttp.ClientSession, bare: str) -> Clicks:
    """Each person has their own board, and clicks again as soon as it's redrawn with a new picture."""
    clickers = [Clicker(playground.be(f"P{number}"), games) for number in range(PEOPLE)]
    for clicker in clickers:
        await clicker.begin()
    clicks = Clicks([], [], [])
    for _ in range(SLICES):
        before, start, own = sum(clicker.count for clicker in clickers), perf_counter(), process_time()
        await asyncio.gather(*(clicker.click_until(start + SECONDS) for clicker in clickers))
        count = sum(clicker.count for clicker in clickers) - before
        clicks.each.append(1000 * (perf_counter() - start) / count)
        clicks.costs.append(1000 * (process_time() - own) / count)
        clicks.bare.append(await bare_slice(client, bare))
    return clicks


async def bare_slice(client: aiohttp.ClientSession, address: str) -> float:
    """Milliseconds from one answer to the next, with as many people asking."""
    start = perf_counter()

    async def ask() -> int:
        count = 0
        while perf_counter() < start + SECONDS:
            await bare_request(client, address)
            count += 1
        return count

    count = sum(await asyncio.gather(*(ask() for _ in range(PEOPLE))))
    return 1000 * (perf_counter() - start) / count


class Clicker:
    def __init__(self, one: Somebody, games: Channel) -> None:
        self.one, self.games = one, games
        self.count = 0
        self.board: dict[str, Any] = {}

    async def begin(self) -> None:
        self.board = (await self.one.use(self.games, "board show", {"count": 0})).message or {}

    async def click_until(self, end: float) -> None:
        while perf_counter() < end:
            await self.one.press(self.board, f"quack:{self.count}")
            self.count += 1


def point_at(api: str, gateway: str) -> None:
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


def be_the_bot(api: str, gateway: str) -> None:
    point_at(api, gateway)
    QuackBot(shard_count=1).run("playground", log_handler=None)


if __name__ == "__main__":
    be_the_bot(*sys.argv[1:])
