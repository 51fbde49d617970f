"""The bot itself: one client with a store, that takes clicks and shows tables."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands
from discord.ext import commands

from data.store import Clock, Store

from .clicks.clicks import Clicks
from .commands.open_table import FOR_A_THREAD, IN_A_CHANNEL
from .pages.forms import form_id, typed_in
from .pages.items import chosen, pressed_id
from .sync import sync_when_changed
from .tables.presenter import Presenter
from .tables.sweeper import Sweeper
from .tables.timekeeper import Timekeeper
from .tree import SafeTree

EXTENSIONS = (
    "cogs.commands.ducks",
    "cogs.commands.duckrace",
    "cogs.commands.duckgallery",
    "cogs.commands.duckpool",
    "cogs.commands.ducktow",
    "cogs.watch",
)
INVITED = discord.Permissions(**dict.fromkeys((*IN_A_CHANNEL, *FOR_A_THREAD), True))  # asked for with the invitation
SCOPES = ("bot", "applications.commands")
LAST_CLICKS = 1.0  # seconds that clicks have to end when the program does
LAST_WORDS = 2.0  # seconds that Discord has to say goodbye


class Duckboard(commands.AutoShardedBot):
    """The bot: it has a store, takes clicks, and shows tables."""

    def __init__(
        self,
        database_url: str,
        *,
        shard_count: int | None = None,
        shard_ids: Sequence[int] = (),
        clock: Clock | None = None,
        **options: Any,
    ) -> None:
        """`options` are discord.py's."""
        options |= {"shard_ids": list(shard_ids)} if shard_ids else {}
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
            **options,  # pyright: ignore[reportCallIssue]
        )
        self._database_url, self.clock = database_url, clock or Clock()
        self._answering = set[asyncio.Task[Any]]()

    async def setup_hook(self) -> None:
        self.store = await Store.open(self._database_url, clock=self.clock)
        self.presenter = Presenter(self, self.store)
        self.sweeper = Sweeper(self.store, self.presenter)
        self.timekeeper = Timekeeper(self.store, self.presenter)
        self.clicks = Clicks(self.store, self.presenter)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await sync_when_changed(self.tree, self.store)
        self.sweeper.start()
        self.timekeeper.start()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Everything that is pressed and every form comes here, also on messages from before the program started."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.take_click(interaction, form_id(interaction), typed_in(interaction))
        elif interaction.type is discord.InteractionType.component:
            await self.take_click(interaction, pressed_id(interaction), chosen(interaction))

    async def take_click(self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        await self.clicks.take(interaction, custom_id, values)

    @property
    def is_busy(self) -> bool:
        """Whether a click is being answered, or a table being shown."""
        return bool(self._answering) or self.presenter.is_busy

    async def close(self) -> None:
        """Whoever has clicked still gets an answer. What is not shown by then, the next start shows."""
        if self.is_closed():
            return
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST_CLICKS)
        if hasattr(self, "timekeeper"):
            await self.timekeeper.close()
            await self.sweeper.close()
            await self.presenter.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(super().close(), LAST_WORDS)
        if hasattr(self, "store"):
            await self.store.close()


def invitation(application_id: int) -> str:
    return discord.utils.oauth_url(application_id, permissions=INVITED, scopes=SCOPES)


def point_at(api: str, gateway: str) -> None:
    """Another Discord than the real one, for every client that is made from now on."""
    if api:
        discord.http.Route.BASE = api
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
