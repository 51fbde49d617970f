"""Start here: logging, and the bot. Without a token it plays in the playground. Settings are in `data/settings.py`.

Only what the playground's page needs is imported here. The bot itself, with Discord and the database, takes several
times as long to import, so that happens once the page is already being served.
"""

import asyncio
import contextlib
import gc
import logging
import os
import re
import sys
from collections.abc import AsyncIterator, Callable, Generator, Mapping
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from aiohttp import ClientError, ClientSession, ClientTimeout

from data.ending import end_by_signal, end_with_input
from data.logs import FORMATS, Lines, passwords_in, set_up_logging
from data.settings import BadSetting, Settings, read_settings
from playground import Front, FrontGame, Playground, QuickGame, World, WorldFile, example_world

if TYPE_CHECKING:
    from cogs.bot import Duckboard
    from cogs.metrics import MetricsServer
    from cogs.observer import Observer

PLAYGROUND_TOKEN = "playground"
QUICK_GAME = QuickGame(
    "Quick game",
    "A short race against one computer.",
    "duckrace start",
    ("^d1:computer:[0-9a-z]+:easy$", "^d1:start:"),
)
LESSON = QuickGame("Learn to play", "Short lessons, one thing at a time.", "ducks learn")
LESSONS = {kind: replace(LESSON, presses=(f"^d1:learn:0:{kind} 0$",)) for kind in ("race", "gallery", "pool", "tow")}
COVERS = Path(__file__).parent / "data" / "covers"
SQLITE_FILE = re.compile(r"sqlite(?:\+aiosqlite)?:///([^?]+)")
BAD_SETTING, UNREACHABLE = 2, 1  # exit codes
DISCORD, UNAUTHORIZED = "https://discord.com/api/v10", 401
SUPERVISED = "DUCKBOARD_SUPERVISED"  # in the environment of processes that end with the one that has started them
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds before a process that has ended is started again
LONG_LIFE = 60.0  # seconds: after that, the end of a process counts as its first
LAST_WORDS = 10.0  # seconds for a process to end
ASKING = ClientTimeout(total=10.0)  # seconds for Discord to say how many shards it wants
log = logging.getLogger("duckboard")


class Unreachable(Exception):
    """One line for whoever started the program: Discord or the database can't be reached."""


def main() -> int:
    try:
        settings = read_settings()
        set_up_logging(settings.log_level, formatter_of(settings))
        with asyncio.Runner(loop_factory=event_loop) as runner:
            runner.run(run(settings))
    except BadSetting as error:
        print(error, file=sys.stderr)
        return BAD_SETTING
    except GivenUp:
        return BAD_SETTING
    except Unreachable as error:
        print(error, file=sys.stderr)
        return UNREACHABLE
    return 0


def formatter_of(settings: Settings) -> Lines:
    return FORMATS[settings.log_format]([settings.discord_token or "", *passwords_in(settings.database_url)])


def event_loop() -> asyncio.AbstractEventLoop:
    """The quicker one, unless this is Windows: a click needs a tenth less CPU time. There, asyncio's own can start
    processes, too."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


# Running


class Somewhere(NamedTuple):
    """Where to log in. Empty addresses mean the real Discord."""

    token: str
    api: str
    gateway: str


async def run(settings: Settings) -> None:
    """Runs until the bot ends or someone ends it; the playground's page can have it restarted."""
    ended, imported, again = asyncio.Event(), asyncio.Event(), Again()
    end_by_signal(ended)
    if SUPERVISED in os.environ:
        end_with_input(ended)
    async with somewhere_to_play(settings, again, imported) as where:
        if settings.processes == 1 or settings.discord_token is None:
            await asyncio.to_thread(import_the_bot)  # in a thread, so that the page answers in the meantime
        imported.set()
        living = live if settings.processes == 1 else supervise
        while await living(settings, where, ended, again.wanted):
            await again.wait(ended)


def import_the_bot() -> None:
    """Nearly everything an import creates stays for good, so the garbage collector never looks at it, now or later."""
    gc.disable()
    try:
        import_module("cogs.bot")
    finally:
        gc.freeze()
        gc.enable()


class Again:
    """The wish to end the bot and start it again after so many seconds."""

    def __init__(self) -> None:
        self.wanted, self._over = asyncio.Event(), asyncio.Event()
        self._seconds = 0.0

    async def wish(self, seconds: float) -> None:
        """Returns when the pause is over: a second wish before that would end the bot as soon as it's back."""
        self._seconds = seconds
        self._over.clear()
        self.wanted.set()
        await self._over.wait()

    async def wait(self, ended: asyncio.Event) -> None:
        self.wanted.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), self._seconds)
        self._over.set()


async def live(settings: Settings, where: Somewhere, ended: asyncio.Event, again: asyncio.Event) -> bool:
    """One life of the bot; returns whether it gets another."""
    from cogs.bot import Duckboard, Papers, point_at

    if ended.is_set():
        return False
    point_at(where.api, where.gateway)
    shards = {"shard_count": settings.shard_count, "shard_ids": settings.shard_ids}
    processes = {"drawing_processes": settings.drawing_processes, "thinking_processes": settings.thinking_processes}
    kept = {"keep_games_days": settings.keep_games_days, "papers": Papers(settings.privacy_url, settings.terms_url)}
    observer = observer_for(settings)
    how = {**shards, **processes, **kept, "observer": observer}
    async with Duckboard(settings.database_url, **how) as bot, watched(bot, observer, settings):
        playing = asyncio.create_task(started(bot, where.token))
        signals = [asyncio.create_task(ended.wait()), asyncio.create_task(again.wait())]
        await asyncio.wait([playing, *signals], return_when=asyncio.FIRST_COMPLETED)
        for each in signals:
            each.cancel()
        if not playing.done():
            await bot.close()
            playing.cancel()
            await asyncio.wait([playing])
        elif error := playing.exception():
            raise error
    return again.is_set()


def observer_for(settings: Settings) -> "Observer":
    """Who is told what happens: usually nobody, since counting takes another import, and some time."""
    from cogs.observer import NOBODY

    if settings.metrics_port is None:
        return NOBODY
    from cogs.metrics import Happenings

    return Happenings()


@contextlib.asynccontextmanager
async def watched(bot: "Duckboard", observer: "Observer", settings: Settings) -> AsyncIterator[None]:
    """For as long as the bot lives, METRICS_PORT says how it's doing."""
    if settings.metrics_port is None:
        yield
        return
    from cogs.metrics import Happenings, MetricsServer

    assert isinstance(observer, Happenings)
    server = MetricsServer(bot, observer, settings.metrics_host, settings.metrics_port)
    try:
        await listen(server, settings)
        yield
    finally:
        await server.close()


async def listen(server: "MetricsServer", settings: Settings) -> None:
    host, port = settings.metrics_host, settings.metrics_port
    try:
        await server.start()
    except OSError as error:
        raise BadSetting(f"METRICS_PORT: {host}:{port} cannot be used: {reason_of(error)}") from None
    log.info("Metrics are at http://%s:%s/metrics", host, server.port)


async def started(bot: "Duckboard", token: str) -> None:
    from discord import DiscordException, LoginFailure

    from cogs.bot import invitation
    from data.store import CannotOpen, Unavailable

    try:
        await bot.login(token)
        if token != PLAYGROUND_TOKEN:
            log.info("Invite the bot to a server: %s", invitation(bot.application_id or 0))
        await bot.connect()
    except Unavailable as error:
        raise Unreachable(f"The database cannot be reached: {error}") from None
    except CannotOpen as error:
        raise BadSetting(f"DATABASE_URL: {str(error).removeprefix('DATABASE_URL ')}") from None
    except LoginFailure:
        raise BadSetting("DISCORD_TOKEN: Discord rejected this token") from None
    except (DiscordException, ClientError, OSError) as error:
        raise Unreachable(f"Discord cannot be reached: {error}") from None


# Several processes


class GivenUp(Exception):
    """A process has said what is wrong, and starting it again won't help."""


async def supervise(settings: Settings, where: Somewhere, ended: asyncio.Event, again: asyncio.Event) -> bool:
    """So many bots in processes of their own, until they're no longer wanted; returns whether they're wanted again."""
    total = settings.shard_count or max(settings.processes, await recommended_shards(where))
    keeping = [
        asyncio.create_task(keep_alive(number, settings_of(settings, where, number, total)))
        for number in range(settings.processes)
    ]
    signals = [asyncio.create_task(each.wait()) for each in (ended, again)]
    try:
        await asyncio.wait([*keeping, *signals], return_when=asyncio.FIRST_COMPLETED)
        failed = [error for task in keeping if task.done() and (error := task.exception())]
    finally:
        for task in (*keeping, *signals):
            task.cancel()
        await asyncio.wait([*keeping, *signals])
    if failed:
        raise failed[0]
    return again.is_set()


async def recommended_shards(where: Somewhere) -> int:
    """What Discord thinks is right for this bot."""
    headers, address = {"Authorization": f"Bot {where.token}"}, f"{where.api or DISCORD}/gateway/bot"
    try:
        async with ClientSession(headers=headers, timeout=ASKING) as http, http.get(address) as answer:
            if answer.status == UNAUTHORIZED:
                raise BadSetting("DISCORD_TOKEN: Discord rejected this token")
            answer.raise_for_status()
            return (await answer.json())["shards"]
    except (ClientError, OSError) as error:
        raise Unreachable(f"Discord cannot be reached: {error or 'no answer'}") from None


def settings_of(settings: Settings, where: Somewhere, number: int, total: int) -> dict[str, str]:
    """The environment of one of the processes: ours, with its share of the shards and a port of its own."""
    return os.environ | {
        "DISCORD_TOKEN": where.token,
        "DISCORD_API": where.api,
        "DISCORD_GATEWAY": where.gateway,
        "SHARD_COUNT": str(total),
        "SHARD_IDS": ",".join(map(str, range(number, total, settings.processes))),
        "PROCESSES": "1",
        SUPERVISED: "1",
        "METRICS_PORT": str(settings.metrics_port + number) if settings.metrics_port else "",
    }


async def keep_alive(number: int, environment: Mapping[str, str]) -> None:
    """Starts a process again when it ends, unless we end it. One that keeps ending is started less and less often."""
    pause = FIRST_PAUSE
    while True:
        began = asyncio.get_running_loop().time()
        code = await lived(environment)
        if code == BAD_SETTING:
            raise GivenUp
        if asyncio.get_running_loop().time() - began > LONG_LIFE:
            pause = FIRST_PAUSE
        log.error("process %s has ended with code %s; it's started again in %g s", number, code, pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def lived(environment: Mapping[str, str]) -> int:
    """Run a process and return how it has ended. Its input ends when we end, however that happens, and then it ends,
    too. That's also how it's told to: a signal would kill it on Windows."""
    program = (sys.executable, *sys.orig_argv[1:])
    process = await asyncio.create_subprocess_exec(*program, env=environment, stdin=asyncio.subprocess.PIPE)
    try:
        return await process.wait()
    except asyncio.CancelledError:
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), LAST_WORDS)
        raise
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@contextlib.asynccontextmanager
async def somewhere_to_play(settings: Settings, again: Again, imported: asyncio.Event) -> AsyncIterator[Somewhere]:
    """Discord, or the playground if there is no token."""
    if settings.discord_token is not None:
        yield Somewhere(settings.discord_token, settings.discord_api, settings.discord_gateway)
        return
    with kept_world(settings) as (world, save):
        playground = Playground(world, port=settings.playground_port, save=save)
        playground.page.restart = again.wish
        playground.page.quick_game, playground.page.lesson, playground.page.lessons = QUICK_GAME, LESSON, LESSONS
        playground.page.front.make = partial(front, imported)
        try:
            await start(playground)
            log.warning("NO TOKEN: THIS IS THE PLAYGROUND, NOT DISCORD: %s", playground.world.base)
            print(f"Play at {playground.world.base}", flush=True)
            yield Somewhere(PLAYGROUND_TOKEN, playground.api, playground.gateway_url)
        finally:
            await playground.stop()


async def front(imported: asyncio.Event, language: str) -> Front:
    """What the playground's first page says about us. It takes what the bot has imported, so it comes a bit later."""
    await imported.wait()
    return await asyncio.to_thread(made_front, language)


def made_front(language: str = "") -> Front:
    """The games that are drawn come first."""
    from engine import GAMES
    from render import ARTISTS
    from render.words.texts import texts

    say = texts(language).say
    games = [
        FrontGame(
            say(f"game-{kind}"),
            say(f"front-{kind}"),
            say(
                "front-players" if kind in ARTISTS else "front-players-undrawn",
                least=game.seats[0],
                most=game.seats[-1],
            ),
            COVERS / f"{kind}.png",
            say(f"front-cover-{kind}"),
            kind,
        )
        for kind, game in sorted(GAMES.items(), key=lambda each: each[0] not in ARTISTS)
    ]
    return Front(say("front-name"), say("front-line"), tuple(games), say("front-learn"))


async def start(playground: Playground) -> None:
    try:
        await playground.start()
    except OSError as error:
        raise BadSetting(f"PLAYGROUND_PORT: {playground.port} cannot be used: {reason_of(error)}") from None


def reason_of(error: OSError) -> str:
    """Return what this system calls the error. On Windows `os.strerror` knows nothing of sockets, but asyncio does."""
    if error.errno and error.errno > 0 and not os.strerror(error.errno).startswith("Unknown error"):
        return os.strerror(error.errno)
    return str(error.strerror or error)


@contextlib.contextmanager
def kept_world(settings: Settings) -> Generator[tuple[World, Callable[[], None]]]:
    """The world as it was when the program ended, and how to save it. Without its database it would only be a heap of
    old messages, whose buttons could even be about new tables: then it starts again, too."""
    database = SQLITE_FILE.match(settings.database_url)
    file = WorldFile(Path(f"{database[1]}.world" if database else "playground.world"))
    is_alone = database is not None and not Path(database[1]).exists()
    world = file.open(partial(example_world, token=PLAYGROUND_TOKEN), fresh=settings.playground_fresh or is_alone)
    try:
        yield world, file.save
    finally:
        file.close()


if __name__ == "__main__":
    sys.exit(main())
