"""Start here: settings, logging, and the bot. Without a token it plays in the playground."""

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any, Literal

import discord
import discord.gateway
import discord.http
import yarl
from discord.ext import commands
from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from cogs.clicks import Clicks
from cogs.items import TableButton, TableSelect
from cogs.presenter import Presenter
from data import CannotOpen, Store
from playground import Playground, pond

EXTENSIONS = ("cogs.duckrace", "cogs.duckgallery", "cogs.duckpool", "cogs.ducktow", "cogs.watch")
PLAYGROUND_TOKEN = "playground"
log = logging.getLogger("duckboard")


class Settings(BaseSettings):
    """From the environment or `.env`."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr | None = None
    discord_api: str = ""
    discord_gateway: str = ""
    database_url: str = "sqlite+aiosqlite:///duckboard.db"
    playground: Literal["on", "off"] = "on"
    playground_port: int = Field(default=8787, ge=0, le=65535)
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: list[int] | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"


class Duckboard(commands.AutoShardedBot):
    """The bot: it has a store, takes clicks, and shows tables."""

    def __init__(self, settings: Settings) -> None:
        options: dict[str, Any] = {"shard_ids": settings.shard_ids} if settings.shard_ids else {}
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            help_command=None,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            shard_count=settings.shard_count,
            **options,  # pyright: ignore[reportCallIssue]
        )
        self.settings = settings

    async def setup_hook(self) -> None:
        self.store = await Store.open(self.settings.database_url)
        self.presenter = Presenter(self, self.store)
        self.clicks = Clicks(self.store, self.presenter)
        self.add_dynamic_items(TableButton, TableSelect)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.sync()
        self.presenter.start()

    async def take_click(self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
        await self.clicks.take(interaction, custom_id, values)

    async def close(self) -> None:
        if hasattr(self, "presenter"):
            await self.presenter.close()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()


def main() -> int:
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        print(f"{str(first['loc'][0]).upper()}: {first['msg']}", file=sys.stderr)
        return 2
    if settings.discord_token is None and settings.playground == "off":
        print("DISCORD_TOKEN is missing, and PLAYGROUND is off", file=sys.stderr)
        return 2
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
    try:
        asyncio.run(run(settings))
    except CannotOpen as error:
        print(f"DATABASE_URL: {error}", file=sys.stderr)
        return 2
    return 0


async def run(settings: Settings) -> None:
    async with somewhere_to_play(settings) as token:
        bot = Duckboard(settings)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, lambda: asyncio.ensure_future(bot.close()))
        await bot.start(token)


@contextlib.asynccontextmanager
async def somewhere_to_play(settings: Settings) -> AsyncIterator[str]:
    """Discord, or with no token the playground; both addresses are set before the client starts."""
    if settings.discord_token is not None:
        point_at(settings.discord_api, settings.discord_gateway)
        yield settings.discord_token.get_secret_value()
        return
    async with Playground(pond(token=PLAYGROUND_TOKEN), port=settings.playground_port) as playground:
        log.warning("NO TOKEN: THIS IS THE PLAYGROUND, AND NOT DISCORD")
        point_at(playground.api, playground.gateway_url)
        yield PLAYGROUND_TOKEN


def point_at(api: str, gateway: str) -> None:
    if api:
        discord.http.Route.BASE = api
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


if __name__ == "__main__":
    sys.exit(main())
