"""A bot in which everything happens in one order, so that two runs can be compared request by request: nothing is done
in threads, requests go out one after the other, chance is the same again, and time stands still unless it's moved."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs.bot import Duckboard
from data.store import sqlite, time_limits
from engine import GAMES, Chance
from engine.players import Budget, Judgement, judgement, thinker_of
from playground import Clock, Playground
from render import Picture
from render.studio import STUDIO, Job
from render.studio.orders import Orders
from render.studio.thoughts import Thought
from tests.support.clock import StillClock
from tests.support.patience import LONGEST

ENOUGH = 4  # looks in a row at which nobody does anything
PLAYOUTS = 24  # of a search: few, but always as many
REALLY = {name: getattr(time_limits, name) for name in ("THINKING", "CONSIDERING", "OBVIOUS")}


class SameTime(Clock):
    """What time it is in Discord: the same as for the bot."""

    def __init__(self, clock: StillClock) -> None:
        super().__init__()
        self._still = clock

    def __call__(self) -> float:
        return self._still.now.timestamp() + self.ahead


class NoThread(ThreadPoolExecutor):
    """Does it here, a moment later."""

    waiting = 0  # for all of them

    def submit(self, fn: Callable[..., Any], /, *args: Any, **how: Any) -> Future[Any]:
        doing = Future[Any]()
        doing.set_running_or_notify_cancel()
        NoThread.waiting += 1
        asyncio.get_running_loop().call_soon(self._do, doing, lambda: fn(*args, **how))
        return doing

    def _do(self, doing: Future[Any], work: Callable[[], Any]) -> None:
        NoThread.waiting -= 1
        try:
            doing.set_result(work())
        except BaseException as error:
            doing.set_exception(error)


class Painter:
    """Draws at once. If it only `sketches`, everything that it hasn't drawn yet becomes a sketch of its own."""

    restarts = 0

    def __init__(self) -> None:
        self.sketches = False
        self._drawn: dict[str, Picture] = {}

    async def draw(self, what: str, job: Job) -> Picture:
        if job.digest not in self._drawn:
            if self.sketches:
                return Picture("sketch.png", job.digest.encode(), job.digest)
            self._drawn[job.digest] = job.done()
        return self._drawn[job.digest]

    async def close(self) -> None:
        """There's nothing to end."""


class SameChance:
    """All chance outside of games, from its beginning whenever that's wanted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.again("")
        monkeypatch.setattr(secrets, "token_bytes", lambda nbytes=None: self._bytes.randbytes(nbytes or 32))
        monkeypatch.setattr(time_limits, "CHANCE", self)

    def again(self, seed: str) -> None:
        self._bytes, self._times = Random(f"bytes {seed}"), Random(f"times {seed}")

    def uniform(self, shortest: float, longest: float) -> float:
        return self._times.uniform(shortest, longest)


class Standstill:
    """Begins before the bot does. Computers pause as long as they really do: nobody has to wait for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock, self.painter, self.in_turn = StillClock(), Painter(), asyncio.Lock()
        self.chance = SameChance(monkeypatch)
        for name, seconds in REALLY.items():
            monkeypatch.setattr(time_limits, name, seconds)
        monkeypatch.setattr(sqlite, "ThreadPoolExecutor", NoThread)
        monkeypatch.setattr(Orders, "is_hurried", False)
        monkeypatch.setattr(Thought, "done", thought)
        monkeypatch.setattr(STUDIO, "_new", self._orders)
        asyncio.get_running_loop().set_default_executor(NoThread())
        for client in (HTTPClient, AsyncWebhookAdapter):
            monkeypatch.setattr(client, "request", one_by_one(client.request, self.in_turn))

    def _orders(self, processes: int) -> Orders:
        """However many processes there should be."""
        return Orders([self.painter] * max(1, processes), STUDIO._keep)


def one_by_one(request: Callable[..., Any], in_turn: asyncio.Lock) -> Callable[..., Any]:
    async def waiting(*args: Any, **how: Any) -> Any:
        async with in_turn:
            return await request(*args, **how)

    return waiting


def thought(self: Thought) -> Judgement:
    """The clock doesn't matter."""
    game = GAMES[self.kind].load(self.world)
    thinker = thinker_of(self.kind, Budget(PLAYOUTS))
    return judgement(thinker, game, self.seat, Chance(self.seed), about=self.about, said=self.said)


class Calm:
    """Waits until nothing happens any more unless someone clicks or time passes."""

    def __init__(self, bot: Duckboard, playground: Playground, in_turn: asyncio.Lock) -> None:
        self._in_turn, self._on_the_way = in_turn, 0  # events
        playground.gateway.watchers.append(self._send)
        bot.add_listener(self._hear, "on_socket_event_type")

    def _send(self, *_: object) -> None:
        self._on_the_way += 1

    async def _hear(self, _: str) -> None:
        self._on_the_way -= 1

    async def __call__(self) -> None:
        quiet = 0
        async with asyncio.timeout(LONGEST):
            while quiet < ENOUGH:
                await asyncio.sleep(0)
                quiet = 0 if self._is_busy() else quiet + 1

    def _is_busy(self) -> bool:
        """Somebody has something to do at once, or soon in real time: a hard computer that searches."""
        ready: Sequence[object] = asyncio.get_running_loop()._ready  # pyright: ignore[reportAttributeAccessIssue]
        if ready or self._on_the_way or self._in_turn.locked() or NoThread.waiting:
            return True
        return any([getattr(task.get_coro(), "__qualname__", "") == "sleep" for task in asyncio.all_tasks()])
