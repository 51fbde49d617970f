"""Start here: settings, logging, and the bot. Without a token it plays in the playground."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any, Literal, Self

import aiohttp
import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands
from discord.ext import commands
from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from cogs.clicks import Clicks
from cogs.errors import SafeTree
from cogs.forms import form_id, typed_in
from cogs.items import chosen, pressed_id
from cogs.opening import FOR_A_THREAD, IN_A_CHANNEL
from cogs.presenter import Presenter
from cogs.sweeper import Sweeper
from cogs.sync import sync_when_changed
from cogs.timekeeper import Timekeeper
from data import CannotOpen, Clock, Store
from playground import Playground, QuickGame, pond

EXTENSIONS = ("cogs.ducks", "cogs.duckrace", "cogs.duckgallery", "cogs.duckpool", "cogs.ducktow", "cogs.watch")
PLAYGROUND_TOKEN = "playground"
QUICK_GAME = QuickGame(
    "Quick game", "A race of you against three computers.", "duckrace start", ("^d1:computer:",) * 3 + ("^d1:start:",)
)
ENV = Path(".env")
INVITED = discord.Permissions(**dict.fromkeys((*IN_A_CHANNEL, *FOR_A_THREAD), True))  # asked for with the invitation
SCOPES = ("bot", "applications.commands")
LAST_CLICKS = 1.0  # seconds that clicks have to end when the program does
LAST_WORDS = 2.0  # seconds that Discord has to say goodbye
BAD_SETTING, UNREACHABLE = 2, 1  # exit codes
log = logging.getLogger("duckboard")


class BadSetting(Exception):
    """One line for whoever started the program: which setting, and why not."""


class Settings(BaseSettings):
    """From the environment or `.env`."""

    model_config = SettingsConfigDict(env_file=ENV, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    discord_api: str = Field(default="", pattern="^(https?://.+)?$")
    discord_gateway: str = Field(default="", pattern="^(wss?://.+)?$")
    database_url: str = "sqlite+aiosqlite:///duckboard.db"
    playground: Literal["on", "off"] = "on"
    playground_port: int = Field(default=8787, ge=0, le=65535)
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: Annotated[list[int] | None, NoDecode] = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _separate(cls, ids: object) -> object:
        return ids.strip("[] ").split(",") if isinstance(ids, str) else ids

    @field_validator("log_level", "playground", mode="before")
    @classmethod
    def _in_any_case(cls, value: object, info: Any) -> object:
        return getattr(value, "upper" if info.field_name == "log_level" else "lower")()

    @field_validator("discord_token")
    @classmethod
    def _printable(cls, token: SecretStr | None) -> SecretStr | None:
        if token and not (token.get_secret_value().isascii() and token.get_secret_value().isprintable()):
            raise ValueError("it has letters that no token has")
        return token

    @model_validator(mode="after")
    def _together(self) -> Self:
        if self.discord_token is None and self.playground == "off":
            raise ValueError("DISCORD_TOKEN is missing, and PLAYGROUND is off")
        if bool(self.discord_api) != bool(self.discord_gateway):
            raise ValueError("DISCORD_API and DISCORD_GATEWAY belong together: set both or none")
        if self.shard_ids and not all(0 <= each < (self.shard_count or 0) for each in self.shard_ids):
            raise ValueError("SHARD_IDS are numbers from 0 that are smaller than SHARD_COUNT: set both")
        return self


class Duckboard(commands.AutoShardedBot):
    """The bot: it has a store, takes clicks, and shows tables."""

    def __init__(self, settings: Settings, *, clock: Clock | None = None, **options: Any) -> None:
        """`options` are discord.py's."""
        options |= {"shard_ids": settings.shard_ids} if settings.shard_ids else {}
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
            shard_count=settings.shard_count,
            **options,  # pyright: ignore[reportCallIssue]
        )
        self.settings, self.clock = settings, clock or Clock()
        self._answering = set[asyncio.Task[Any]]()

    async def setup_hook(self) -> None:
        self.store = await Store.open(self.settings.database_url, clock=self.clock)
        self.presenter = Presenter(self, self.store)
        self.sweeper = Sweeper(self.store, self.presenter)
        self.timekeeper = Timekeeper(self.store, self.presenter)
        self.clicks = Clicks(self.store, self.presenter)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await sync_when_changed(self.tree, self.store)
        self.sweeper.start()
        self.timekeeper.start()
        if self.settings.discord_token is not None:
            log.info("Invite the bot to a server: %s", invitation(self.application_id or 0))

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


def main() -> int:
    try:
        settings = read_settings()
        set_up_logging(settings.log_level)
        asyncio.run(run(settings))
    except BadSetting as error:
        print(error, file=sys.stderr)
        return BAD_SETTING
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        print(f"Discord cannot be reached: {error}", file=sys.stderr)
        return UNREACHABLE
    return 0


# Settings


def read_settings() -> Settings:
    try:
        check_lines(ENV)
        return Settings()
    except ValidationError as error:
        raise BadSetting(first_fault(error)) from None
    except (OSError, UnicodeError) as error:
        raise BadSetting(f"{ENV} cannot be read: {error}") from None


def check_lines(file: Path) -> None:
    """A line that says nothing would be passed over."""
    if not file.is_file():
        return
    with file.open(encoding="utf-8") as lines:
        for line in parse_stream(lines):
            if line.error or (line.key and line.value is None):
                source = line.original.string
                blank = source[: len(source) - len(source.lstrip())].count("\n")
                raise BadSetting(f"{file}, line {line.original.line + blank}: write NAME=value")


def first_fault(error: ValidationError) -> str:
    """In one line, and without the value: it may be a token."""
    fault = error.errors(include_input=False)[0]
    reason = str(fault.get("ctx", {}).get("error") or fault["msg"])
    return f"{str(fault['loc'][0]).upper()}: {reason}" if fault["loc"] else reason


def set_up_logging(level: str) -> None:
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[level])
    least = {"discord": logging.INFO, "discord.http": logging.WARNING, "alembic": logging.WARNING}
    for name, quiet in least.items():
        logging.getLogger(name).setLevel(max(quiet, logging.getLevelNamesMapping()[level]))


# Running


async def run(settings: Settings) -> None:
    """Until the bot ends, or somebody ends it; the playground's page may have it started anew."""
    ended, again = asyncio.Event(), Again()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with somewhere_to_play(settings, again) as token:
        while await live(settings, token, ended, again.wanted):
            await again.wait(ended)


class Again:
    """The wish that the bot ends and is started again after so many seconds."""

    def __init__(self) -> None:
        self.wanted, self._over = asyncio.Event(), asyncio.Event()
        self._seconds = 0.0

    async def wish(self, seconds: float) -> None:
        """Until the pause is over: a second wish in it would end the bot as soon as it comes back."""
        self._seconds = seconds
        self._over.clear()
        self.wanted.set()
        await self._over.wait()

    async def wait(self, ended: asyncio.Event) -> None:
        self.wanted.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), self._seconds)
        self._over.set()


async def live(settings: Settings, token: str, ended: asyncio.Event, again: asyncio.Event) -> bool:
    """One life of the bot; whether there shall be another."""
    if ended.is_set():
        return False
    async with Duckboard(settings) as bot:
        playing = asyncio.create_task(started(bot, token))
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


async def started(bot: Duckboard, token: str) -> None:
    try:
        await bot.start(token)
    except CannotOpen as error:
        raise BadSetting(f"DATABASE_URL: {str(error).removeprefix('DATABASE_URL ')}") from None
    except discord.LoginFailure:
        raise BadSetting("DISCORD_TOKEN: Discord does not know this token") from None


@contextlib.asynccontextmanager
async def somewhere_to_play(settings: Settings, again: Again) -> AsyncIterator[str]:
    """Discord, or with no token the playground; both addresses are set before the client starts."""
    if settings.discord_token is not None:
        point_at(settings.discord_api, settings.discord_gateway)
        yield settings.discord_token.get_secret_value()
        return
    playground = Playground(pond(token=PLAYGROUND_TOKEN), port=settings.playground_port)
    playground.page.restart, playground.page.quick_game = again.wish, QUICK_GAME
    try:
        await playground.start()
    except OSError as error:
        await playground.stop()
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise BadSetting(f"PLAYGROUND_PORT: {settings.playground_port} cannot be used: {reason}") from None
    try:
        log.warning("NO TOKEN: THIS IS THE PLAYGROUND, AND NOT DISCORD: %s", playground.world.base)
        print(f"Play at {playground.world.base}", flush=True)
        point_at(playground.api, playground.gateway_url)
        yield PLAYGROUND_TOKEN
    finally:
        await playground.stop()


def point_at(api: str, gateway: str) -> None:
    if api:
        discord.http.Route.BASE = api
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


if __name__ == "__main__":
    sys.exit(main())
