"""A hall full of tables: a playground with Discord's rate limits, a bot in its own process, and people who play."""

import asyncio
import json
from collections import Counter, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, time

from playground import Playground, Rates, World
from playground.messages import Post, post
from playground.world import ANSWER_WITHIN, V2
from tests.bench.load.bare_bot import page_of
from tests.bench.load.fast import FastWorldClock
from tests.bench.load.gauge import Click, Gauge
from tests.bench.load.lag import Lag, Spread, spread
from tests.bench.load.people import Crowd
from tests.bench.load.places import SEED, Book, Place, begin_games, furnish, sqlite_book
from tests.bench.load.processes import Bot, Crew, Memory, busy

TOKEN = "bench"
AT_ONCE = 25  # tables that the bot is given to show, until it has shown them: more would only hit the rate limits
SETTLE = 8.0  # seconds for what is left at the end
STUCK = 30.0  # seconds without anything to press at a table
MOST_LOOKS = 50  # tables that are looked at for something to press, each time
WEIGH = 2.0  # seconds between two looks at the memory
PATIENCE = 600.0  # seconds for a login, and for all tables to be shown


@dataclass(frozen=True)
class Look:
    """What was measured while people played."""

    seconds: float
    clicks: list[Click]
    refused: int  # moves that the game didn't accept
    lost: int  # clicks without any answer
    stuck: int  # tables where nothing could be pressed for long
    missed: int  # turns when nobody at any table had anything to press
    requests: int  # beside the answers
    limited: int  # of those, told to wait by a rate limit
    pictures: Counter[str]
    cpu: float  # seconds, all processes of the bot
    own_cpu: float  # of the bot itself
    lag: Spread
    peak: Memory
    processes: int
    driver_share: float  # of a core
    driver_lag: Spread
    others: float  # cores that neither the bot nor the driver was using

    @property
    def rate(self) -> float:
        return len(self.clicks) / self.seconds

    @property
    def answers(self) -> Spread:
        """In milliseconds."""
        return spread([each.answer_ms for each in self.clicks if each.answer_ms is not None])

    @property
    def shown(self) -> Spread:
        """In milliseconds, of clicks that changed something in the channel."""
        return spread([each.shown_ms for each in self.clicks if each.shown_ms is not None])

    @property
    def unshown(self) -> int:
        return sum(not each.settled for each in self.clicks)

    @property
    def deferred(self) -> int:
        return sum(each.is_deferred for each in self.clicks)

    @property
    def kinds(self) -> Counter[int]:
        """How often each type of answer came."""
        return Counter(each.kind for each in self.clicks if each.answered)

    @property
    def cpu_ms(self) -> float:
        """For a click."""
        return 1000 * self.cpu / max(1, len(self.clicks))


class Hall:
    def __init__(self, playground: Playground, bot: Bot | Crew, places: list[Place], book: Book | None) -> None:
        self.playground, self.bot, self.places, self.book = playground, bot, places, book
        self.gauge = Gauge(playground, places, book)
        self.crowd = Crowd(playground, places, SEED)
        self._rng = Random(SEED)
        self._turns = deque(self._rng.sample(places, len(places)))
        self._pressing = set[asyncio.Task[None]]()
        self._lag = Lag()
        self._tasks = [asyncio.create_task(self._lag.watch()), asyncio.create_task(self.gauge.look())]
        self._missed = 0
        self._peak = Memory(0, 0)

    async def close(self) -> None:
        for task in (*self._tasks, *self._pressing):
            task.cancel()
        await self.bot.stop()
        if self.book:
            self.book.close()

    async def show(self, places: Sequence[Place], *, is_still: bool = True) -> None:
        """Lets the bot find these tables, and waits until all of them are shown: with everything there is to show, if
        it `is_still` here, or at least once, where deadlines change them all the time."""
        assert self.book
        waiting, unshown = deque(places), self.book.behind if is_still else self.book.never_shown
        async with asyncio.timeout(PATIENCE):
            while waiting or unshown():
                room = min(AT_ONCE - unshown(), len(waiting))
                if room > 0:
                    self.book.release([waiting.popleft().table_id for _ in range(room)])
                assert self.bot.is_alive, self.bot.log()
                await asyncio.sleep(0.2)

    async def play(self, rate: float, seconds: float) -> Look:
        """So many clicks a second at all tables together, at random times, whether or not the bot keeps up."""
        self.gauge.clear()
        self.crowd.lost.clear()
        self._missed, self._peak = 0, self.bot.memory()
        await self._late()
        self._lag.taken()
        began, cpu, own, everyone = perf_counter(), self.bot.cpu(), process_time(), busy()
        own_cpu = self.bot.own_cpu()
        weighing = asyncio.create_task(self._weigh())
        await self.press(rate, seconds)
        took, cpu, own = perf_counter() - began, self.bot.cpu() - cpu, process_time() - own
        others, own_cpu = max(0.0, busy() - everyone - cpu - own) / took, self.bot.own_cpu() - own_cpu
        lag, driver_lag = await self._late(), self._lag.taken()
        weighing.cancel()
        clicks, requests, limited = [*self.gauge.clicks], self.gauge.requests, self.gauge.limited
        pictures = Counter(self.gauge.pictures)
        await self.gauge.settle(SETTLE)
        moves = [each.interaction_id for each in clicks if each.is_move and each.answered]
        now = perf_counter()
        return Look(
            seconds=took,
            clicks=clicks,
            refused=len(moves) - self.book.taken(moves) if self.book else 0,
            lost=len(self.crowd.lost),
            stuck=sum(now - (place.quiet_since or now) > STUCK for place in self.places),
            missed=self._missed,
            requests=requests,
            limited=limited,
            pictures=pictures,
            cpu=cpu,
            own_cpu=own_cpu,
            lag=lag,
            peak=self._peak,
            processes=self.bot.count(),
            driver_share=own / took,
            driver_lag=driver_lag,
            others=others,
        )

    async def press(self, rate: float, seconds: float) -> None:
        """Every second has its share of clicks, each at any time in it."""
        second, owed = perf_counter(), 0.0
        end = second + seconds
        while second < end:
            owed += rate
            count, owed = divmod(owed, 1)
            for due in sorted([second + self._rng.random() for _ in range(int(count))]):
                await asyncio.sleep(max(0.0, min(due, end) - perf_counter()))
                if due < end:
                    self._press_somewhere()
            second += 1.0
        await asyncio.sleep(max(0.0, end - perf_counter()))

    async def _late(self) -> Spread:
        return await self.bot.lag() if self.book else spread([])

    async def _weigh(self) -> None:
        while True:
            await asyncio.sleep(WEIGH)
            self._peak = max(self._peak, self.bot.memory(), key=lambda memory: memory.judged)

    def _press_somewhere(self) -> None:
        """At the table whose turn it is. If nobody there has anything to press, at the next one."""
        for _ in range(min(MOST_LOOKS, len(self._turns))):
            place = self._turns[0]
            self._turns.rotate(-1)
            press = None if place.busy else self.crowd.choose(place)
            if press:
                place.quiet_since = None
                task = asyncio.create_task(self.crowd.press(place, press))
                self._pressing.add(task)
                task.add_done_callback(self._pressing.discard)
                return
            place.quiet_since = place.quiet_since or perf_counter()
        self._missed += 1


@asynccontextmanager
async def hall_of(
    kinds: Sequence[str],
    tables: int,
    *,
    seats: int = 2,
    computers: tuple[str, ...] = (),
    clock: str | None = None,
    rates: Rates | None = None,
    answer_within: float = ANSWER_WITHIN,
    speed: float = 1.0,
) -> AsyncIterator[Hall]:
    """With the bot logged in, and games that it doesn't show yet. Unless told otherwise, the rate limits and the
    patience are Discord's, and time doesn't fly."""
    began = time()
    world = World(FastWorldClock(began, speed), token=TOKEN)
    world.answer_within = answer_within * speed
    places = furnish(world, kinds, tables, seats, computers)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "duckboard.db"
        await begin_games(file, places, clock)
        async with Playground(world, rates=rates) as playground:
            bot = Bot("tests.bench.load.duckboard", Path(folder) / "bot.log")
            where = (TOKEN, playground.api, playground.gateway_url, f"sqlite+aiosqlite:///{file}")
            await bot.start(*where, "0", "1", str(began), str(speed))
            hall = Hall(playground, bot, places, sqlite_book(file))
            try:
                await logged_in(playground, bot)
                yield hall
            finally:
                await hall.close()


async def logged_in(playground: Playground, bot: Bot | Crew, shards: int = 1) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(playground.gateway.sessions) < shards:
            assert bot.is_alive, bot.log()
            await asyncio.sleep(0.05)


@asynccontextmanager
async def bare_hall(tables: int, *, seats: int = 2, answer_within: float = ANSWER_WITHIN) -> AsyncIterator[Hall]:
    """As many tables with the bare bot, whose hands and boards are there already."""
    world = World(token=TOKEN)
    world.answer_within = answer_within
    places = furnish(world, ["bare"], tables, seats)
    boards: dict[int, tuple[int, int]] = {}
    for number, place in enumerate(places):
        page = {"flags": V2, "components": page_of(number, 0).to_components()}
        boards[number] = place.channel.id, post(world, Post(place.channel, world.bot), page).id
        for private in place.private.values():
            post(world, Post(private, world.bot), page)
    with TemporaryDirectory() as folder:
        async with Playground(world) as playground:
            bot = Bot("tests.bench.load.bare_bot", Path(folder) / "bot.log")
            await bot.start(TOKEN, playground.api, playground.gateway_url, json.dumps(boards))
            hall = Hall(playground, bot, places, None)
            try:
                await logged_in(playground, bot)
                yield hall
            finally:
                await hall.close()
