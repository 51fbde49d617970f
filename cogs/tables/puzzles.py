"""The puzzles of the last days, and how today's is posted where servers want it: once a day, by one process."""

import asyncio
import logging
from datetime import date, datetime, time, timedelta
from uuid import uuid4
from weakref import WeakValueDictionary

import discord

from data.store import PUZZLE, Shards, Store, Unavailable
from engine.puzzles import Puzzle, kind_of, seed_of
from engine.words import digest
from render.studio import THOUGHTS
from render.words.texts import texts

from ..pages.layout import drawn
from ..pages.puzzle import KEPT_DAYS, daily_page
from ..settings import DailyPuzzle, ServerSettings
from .discord_errors import Trouble, trouble_of
from .mail import LONGEST_NONCE
from .presenter import Presenter
from .routines import Routine

log = logging.getLogger(__name__)
LOOK = 20.0  # seconds between two looks for servers that lack today's puzzle, at most
CLAIMED_FOR = 60.0  # seconds after which another process may post it
CLAIM = "until"  # begins the state of a server's setting while somebody is posting


class Puzzles:
    """They're lost when the program ends, and made again just as they were."""

    def __init__(self) -> None:
        self._made = dict[date, Puzzle]()
        self._locks: WeakValueDictionary[date, asyncio.Lock] = WeakValueDictionary()

    async def of(self, day: date) -> Puzzle | None:
        """None if there's no time to make it, or if it goes wrong."""
        lock = self._locks.setdefault(day, asyncio.Lock())
        async with lock:
            if day not in self._made and (puzzle := await THOUGHTS.puzzle(kind_of(day), seed_of(day))):
                self._made[day] = puzzle
                for old in sorted(self._made)[: -KEPT_DAYS - 1]:
                    del self._made[old]
        return self._made.get(day)


class DailyPost(Routine):
    """Posts the puzzle when a day begins in UTC, or as soon after that as the bot is there."""

    what = "posting the puzzle of the day"

    def __init__(
        self, client: discord.Client, store: Store, presenter: Presenter, shards: Shards, puzzles: Puzzles
    ) -> None:
        super().__init__(store, presenter)
        self._client, self._shards, self._puzzles = client, shards, puzzles

    @property
    def _usual_pause(self) -> float:
        return LOOK

    async def _look(self) -> float:
        day = self._store.clock.now.date()
        for guild_id, setting in await self._store.puzzles_wanted(day):
            guild = self._client.get_guild(guild_id) if self._shards.hears(guild_id) else None
            wanted = DailyPuzzle.parse(setting)
            if guild and not guild.unavailable and wanted and not is_claimed(wanted, self._store.clock.now):
                await self._post(guild, wanted, day)
        return min(LOOK, until_tomorrow(self._store.clock.now))

    async def _post(self, guild: discord.Guild, wanted: DailyPuzzle, day: date) -> None:
        """Whoever is the first to write down a claim posts it. After a crash, Discord takes the same nonce for the same
        message."""
        key, until = f"{PUZZLE} {guild.id}", self._store.clock.now.timestamp() + CLAIMED_FOR
        claim = wanted._replace(state=f"{CLAIM} {until} {uuid4().hex}")
        if not await self._store.swap_setting(key, wanted.text, claim.text):
            return
        done = wanted  # if it can't be posted now, it's tried again
        try:
            if await self._send(guild, wanted.channel_id, day):
                done = wanted._replace(state=day.isoformat())
        except Unavailable:
            raise
        except Exception as error:
            trouble = trouble_of(error)
            if trouble is Trouble.FORBIDDEN:
                await self._give_up(guild, error)
            elif trouble is Trouble.CHANNEL_GONE:  # if it was deleted, an event says so
                log.warning("server %s: there's no puzzle today: %s", guild.id, error)
                done = wanted._replace(state=day.isoformat())
            elif trouble is None:  # our own fault: it would go wrong again, and other servers wait for theirs
                log.exception("server %s: there's no puzzle today", guild.id)
                done = wanted._replace(state=day.isoformat())
            else:
                log.info("server %s: the puzzle couldn't be posted yet: %s", guild.id, error)
        finally:
            await self._store.swap_setting(key, claim.text, done.text)

    async def _send(self, guild: discord.Guild, channel_id: int, day: date) -> bool:
        puzzle = await self._puzzles.of(day)
        if puzzle is None:
            return False
        solvers = await self._store.solvers(day - timedelta(days=1), guild.id)
        server = await ServerSettings.load(self._store, guild.id)
        words = texts(server.language or guild.preferred_locale.value)
        page = daily_page(words, day, puzzle, len(solvers))
        nonce = digest(f"{PUZZLE} {guild.id} {day}")[:LONGEST_NONCE]
        await self._presenter.mail.send(channel_id, await drawn(page), nonce)
        return True

    async def _give_up(self, guild: discord.Guild, error: Exception) -> None:
        log.warning("server %s: the puzzle isn't posted any more: %s", guild.id, error)
        await self._store.drop_puzzle(guild.id)


def is_claimed(wanted: DailyPuzzle, now: datetime) -> bool:
    state = wanted.state.split()
    return state[:1] == [CLAIM] and now.timestamp() < float(state[1])


def until_tomorrow(now: datetime) -> float:
    """Seconds."""
    tomorrow = datetime.combine(now.date() + timedelta(days=1), time(), now.tzinfo)
    return (tomorrow - now).total_seconds()
