"""The bot itself, and how to invite it."""

import asyncio
import contextlib
import logging
import math
import sys
from collections.abc import Sequence
from time import monotonic
from typing import Any

import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands
from discord.ext import commands

from data.store import Clock, Shards, Store, Unavailable
from render.studio import STUDIO, THOUGHTS

from . import Interaction
from .clicks import Clicks
from .clicks.advice import Advice
from .clicks.context import chosen, form_id, pressed_id, typed_in
from .clicks.history import Replays
from .identify import turn_to_identify
from .observer import NOBODY, Observer
from .pages.privacy import Papers as Papers
from .slash import Translator
from .sync import sync_when_changed
from .tables.neighbours import Neighbours
from .tables.permissions import FOR_A_THREAD, IN_A_CHANNEL
from .tables.presenter import Presenter
from .tables.puzzles import DailyPost, Puzzles
from .tables.routines import Janitor, Sweeper, Timekeeper
from .tree import SafeTree

log = logging.getLogger(__name__)
EXTENSIONS = ("cogs.commands.ducks", "cogs.commands.games", "cogs.watch")
INVITED = discord.Permissions(**dict.fromkeys((*IN_A_CHANNEL, *FOR_A_THREAD), True))  # what the invitation asks for
SCOPES = ("bot", "applications.commands")
INTERACTION = "INTERACTION_CREATE"  # as Discord calls it
CLEARING = "_try_clear_expired_ratelimits"  # as discord.py calls it
CLEAR_EVERY = 10.0  # seconds
LAST_CLICKS = 1.0  # seconds for clicks to finish when the program ends
LAST_WORDS = 2.0  # seconds for Discord to say goodbye


class Duckboard(commands.AutoShardedBot):
    """The client: `store` keeps the tables, `clicks` changes them, `presenter` shows them. `advice` is what was thought
    about for people lately, `replays` are games that they have looked at again, `puzzles` those of the last days."""

    def __init__(
        self,
        database_url: str,
        *,
        owner: str = "",
        shard_count: int | None = None,
        shard_ids: Sequence[int] = (),
        clock: Clock | None = None,
        drawing_processes: int = 0,
        thinking_processes: int = 0,
        keep_games_days: int = 0,
        papers: Papers = Papers(),  # noqa: B008
        observer: Observer = NOBODY,
        **options: Any,
    ) -> None:
        """`options` are discord.py's. The database is the application's that logs in, unless there's another `owner`.
        Without processes that draw or think, threads do. Games are kept for ever, unless there's a number of days after
        which only their results are."""
        options |= {"shard_ids": list(shard_ids)} if shard_ids else {}
        options |= {"http_trace": observer.http_trace} if observer.http_trace else {}
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=SafeTree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            intents=discord.Intents(guilds=True, guild_messages=True),
            help_command=None,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            shard_count=shard_count,
            **options,
        )
        clear_seldom(self.http)
        self.observer = observer
        self._database_url, self._owner, self.clock = database_url, owner, clock or Clock()
        self._drawing_processes, self._thinking_processes = drawing_processes, thinking_processes
        self.own_shards = Shards(tuple(shard_ids), shard_count or 1)
        self._answering = set[asyncio.Task[Any]]()
        self.advice = Advice()
        self.keep_games_days, self.papers = keep_games_days, papers
        self.replays, self.puzzles = Replays(), Puzzles()

    async def setup_hook(self) -> None:
        owner = self._owner or str(self.application_id)
        self.store = await Store.open(self._database_url, owner=owner, clock=self.clock)
        self.store.database.observe = self.observer.observe_database
        STUDIO.open(self._drawing_processes)
        THOUGHTS.open(self._thinking_processes)
        self.presenter = Presenter(self, self.store)
        self.neighbours = self._meet_neighbours()
        self.sweeper = Sweeper(self.store, self.presenter, self.own_shards)
        self.timekeeper = Timekeeper(self.store, self.presenter, self.neighbours, self.observer)
        self.janitor = Janitor(self.store, self.presenter, self.own_shards, self.keep_games_days)
        self.daily_post = DailyPost(self, self.store, self.presenter, self.own_shards, self.puzzles)
        self.clicks = Clicks(self.store, self.presenter)
        await self.tree.set_translator(Translator())
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await sync_when_changed(self.tree, self.store)
        self.neighbours.start()
        self.sweeper.start()
        self.timekeeper.start()
        self.janitor.start()
        self.daily_post.start()

    def _meet_neighbours(self) -> Neighbours:
        """They get to see every interaction before anything is made of it: what's handed over must be as it came."""
        parsers = self._connection.parsers
        neighbours = Neighbours(self.store, self.own_shards, parsers[INTERACTION], self.presenter.nudge)
        parsers[INTERACTION] = neighbours.hear
        return neighbours

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if not self.own_shards.ids:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            limits = await self.fetch_session_start_limits()
            await turn_to_identify(self.store, self.application_id, shard_id or 0, limits.max_concurrency)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every click and every form comes here, even on messages from before the program started. So do commands, but
        those are the tree's."""
        self.observer.received(interaction)
        if interaction.type is discord.InteractionType.modal_submit:
            await self.take_click(interaction, form_id(interaction), typed_in(interaction))
        elif interaction.type is discord.InteractionType.component:
            await self.take_click(interaction, pressed_id(interaction), chosen(interaction))

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """An event couldn't be taken. If that's because the database is out of reach, the store has logged it."""
        error = sys.exc_info()[1]
        if isinstance(error, Unavailable):
            log.debug("%s was missed: %s", event_method, error)
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def take_click(self, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        await self.clicks.take(interaction, custom_id, values)

    @property
    def answering(self) -> int:
        """How many clicks are being answered."""
        return len(self._answering)

    @property
    def is_busy(self) -> bool:
        """Whether a click is being answered or a table is being shown."""
        return bool(self._answering) or self.presenter.is_busy

    async def close(self) -> None:
        """Whoever has clicked still gets an answer. What isn't shown by then, the next start shows."""
        if self.is_closed():
            return
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST_CLICKS)
        if hasattr(self, "timekeeper"):
            await self.neighbours.close()
            await self.timekeeper.close()
            await self.sweeper.close()
            await self.janitor.close()
            await self.daily_post.close()
            await self.presenter.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(super().close(), LAST_WORDS)
        if hasattr(self, "store"):
            await STUDIO.close()
            await THOUGHTS.close()
            await self.store.close()


def clear_seldom(http: discord.http.HTTPClient) -> None:
    """For each new rate limit discord.py looks through all of the last five minutes, in case one can be forgotten. With
    a thousand tables that's a third of our time."""
    clear, next_time = getattr(http, CLEARING), -math.inf

    def seldom() -> None:
        nonlocal next_time
        if monotonic() >= next_time:
            next_time = monotonic() + CLEAR_EVERY
            clear()

    setattr(http, CLEARING, seldom)


def invitation(application_id: int) -> str:
    return discord.utils.oauth_url(application_id, permissions=INVITED, scopes=SCOPES)


def point_at(api: str, gateway: str) -> None:
    """Makes every client from now on use another Discord than the real one."""
    if api:
        discord.http.Route.BASE = api
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
