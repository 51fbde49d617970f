"""The playground's speed: logging in, answering a slash command, and many people clicking at once.

Server and people are in this process, the bot is in a process of its own. The machine may be busy with other things, so
everything is done several times, and the median counts.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import discord.gateway
import discord.http
import yarl

from playground import GENEROUS, Playground, Somebody, pond
from playground.world import Channel
from tests.playground.quackbot import QuackBot

LOGINS = 7
COMMANDS = 200
PEOPLE = 50
SLICES = 7
SECONDS = 1.0  # of each slice


class Row(NamedTuple):
    what: str
    measured: float
    limit: float | None = None
    more_is_better: bool = False

    @property
    def good(self) -> bool:
        if self.limit is None:
            return True
        return self.measured >= self.limit if self.more_is_better else self.measured <= self.limit


def run(arguments: list[str]) -> bool:
    if arguments:
        print("wire takes no arguments", file=sys.stderr)
        return False
    return show(asyncio.run(measure()))


def show(rows: list[Row]) -> bool:
    """Whether all are good."""
    print(f"{'':<52} {'measured':>10} {'limit':>10}")
    for row in rows:
        verdict = "" if row.limit is None else f"{row.limit:>10.1f} {'ok' if row.good else 'TOO SLOW'}"
        print(f"{row.what:<52} {row.measured:>10.1f} {verdict}".rstrip())
    return all(row.good for row in rows)


async def measure() -> list[Row]:
    logins = [await login() for _ in range(LOGINS)]
    async with served() as (playground, games):
        commands = await command_times(playground.be("Ada"), games)
        clicks = await clicking(playground, games)
    return [
        Row("start and login, ms", 1000 * median(logins), 500),
        Row("slash command answered with a message, ms", 1000 * median(commands), 15),
        Row("the same, slowest of a hundred, ms", 1000 * sorted(commands)[len(commands) * 99 // 100]),
        Row(f"clicks answered for {PEOPLE} people, per second", median(clicks.rates), 300, more_is_better=True),
        Row("a click's share of this process, ms", 1000 * median(clicks.costs)),
    ]


async def login() -> float:
    """From nothing to a bot that is ready, in one process: how long importing takes is Python's affair."""
    start = perf_counter()
    async with Playground(pond(), rates=GENEROUS) as playground:
        point_at(playground.api, playground.gateway_url)
        bot = QuackBot(shard_count=1)
        running = asyncio.create_task(bot.start(playground.world.token))
        while not bot.is_ready():
            await asyncio.sleep(0.001)
        spent = perf_counter() - start
        await bot.close()
        await running
    return spent


@asynccontextmanager
async def served() -> AsyncIterator[tuple[Playground, Channel]]:
    """A playground with the bot in another process, and fifty people."""
    world = pond()
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


async def command_times(ada: Somebody, games: Channel) -> list[float]:
    times: list[float] = []
    for _ in range(COMMANDS):
        start = perf_counter()
        await ada.use(games, "board hello")
        times.append(perf_counter() - start)
    return times


class Clicks(NamedTuple):
    rates: list[float]  # a second, in each slice
    costs: list[float]  # seconds of this process's own time for one


async def clicking(playground: Playground, games: Channel) -> Clicks:
    """Each person has a board of their own, and clicks again as soon as it is redrawn, with a new picture."""
    clickers = [Clicker(playground.be(f"P{number}"), games) for number in range(PEOPLE)]
    for clicker in clickers:
        await clicker.begin()
    clicks = Clicks([], [])
    for _ in range(SLICES):
        before, start, own = sum(clicker.count for clicker in clickers), perf_counter(), process_time()
        await asyncio.gather(*(clicker.click_until(start + SECONDS) for clicker in clickers))
        count = sum(clicker.count for clicker in clickers) - before
        clicks.rates.append(count / (perf_counter() - start))
        clicks.costs.append((process_time() - own) / count)
    return clicks


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
