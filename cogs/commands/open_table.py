"""Opening a table, for every game alike: what can be chosen, where it may stand, and what to say if it may not."""

from collections.abc import Awaitable, Callable, Mapping
from inspect import Parameter, Signature
from typing import Any, NamedTuple, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from data.store import Person, Refused, Store, Why
from engine import GAMES, EngineError, Option
from render.text.names import shortened
from render.words.sentences import listed
from render.words.texts import Texts, texts

from ..clicks.replies import patient, refusal, tell
from ..clocks import CLOCKS, LIVE
from ..pages.common import LONGEST_TYPED, value_name
from ..servers import Server, server_of
from ..tables.find import why_refused

MOST_CHOICES = 25
LONGEST_CHOICE = 100
LONGEST_THREAD = 100

# What a table needs, by the names that our messages have: discord.py has several for some, and lists an older one
IN_A_CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
FOR_A_THREAD = (*IN_A_THREAD, "create_public_threads")

Interaction = discord.Interaction[Any]
Given = dict[str, Any]
YES_OR_NO: Any = bool | None


class Nudges(Protocol):
    def nudge(self, table: int) -> Awaitable[None]: ...


class SpeaksUp(Protocol):
    async def mention_closed_dms(self, interaction: Interaction, number: int, words: Texts) -> None: ...


class Host(Protocol):
    """What a command needs of the bot."""

    store: Store
    presenter: Nudges
    clicks: SpeaksUp


class Spot(NamedTuple):
    """Where a table stands; in a thread, `parent` is the channel it belongs to."""

    channel: int
    parent: int | None = None


# The command


def add_start(cog: commands.GroupCog, kind: str) -> None:
    """`start` is made from what the game says of itself, so it does not stand in the class of the cog."""
    group = cog.app_command
    assert isinstance(group, app_commands.Group)
    group.add_command(start_command(kind))


def start_command(kind: str) -> app_commands.Command[Any, ..., None]:
    """`/duckrace start` and its sisters: it takes the options of its game, a clock, and whether to open a thread."""
    words = texts()
    about = words.say("start-about", game=words.say(f"game-{kind}"))
    command = app_commands.Command(name="start", description=about, callback=_callback(kind, words))
    for option in GAMES[kind].options:
        if option.free:
            command.autocomplete(option.name)(_completion(kind, option))
    return command


def _callback(kind: str, words: Texts) -> Callable[..., Any]:
    """discord.py reads from a function's signature what a command takes."""

    async def start(interaction: Interaction, **given: Any) -> None:
        await open_table(interaction, kind, given)

    choices = {option.name: choices_of(option, words) for option in GAMES[kind].options if not option.free}
    choices["clock"] = [app_commands.Choice(name=words.say(f"clock-{clock}"), value=clock) for clock in CLOCKS]
    abouts = {option.name: words.say(f"option-{option.name}-about") for option in GAMES[kind].options}
    abouts |= {"clock": words.say("clock-about"), "thread": words.say("start-thread-about")}
    typed: Any = app_commands.Range[str, 0, LONGEST_TYPED]
    types: Given = {option.name: typed if option.free else str for option in GAMES[kind].options}
    start.__signature__ = _signature({**types, "clock": str, "thread": YES_OR_NO})  # pyright: ignore[reportFunctionMemberAccess]
    return app_commands.choices(**choices)(app_commands.describe(**abouts)(start))


def _signature(types: Mapping[str, Any]) -> Signature:
    taken = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    for name, kind in types.items():
        default = None if kind is YES_OR_NO else ""
        taken.append(Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind, default=default))
    return Signature(taken)


def _completion(kind: str, option: Option) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return completions(kind, option, typed, texts(interaction.locale.value))

    return complete


def completions(kind: str, option: Option, typed: str, words: Texts) -> list[app_commands.Choice[str]]:
    """What is offered by name, or else what was typed, if it can be played."""
    typed = typed.strip()
    found = [choice for choice in choices_of(option, words) if typed.casefold() in choice.name.casefold()]
    if not found and len(typed) <= LONGEST_CHOICE and objection(kind, {option.name: typed}) is None:
        return [app_commands.Choice(name=typed, value=typed)]
    return found


def choices_of(option: Option, words: Texts) -> list[app_commands.Choice[str]]:
    values = option.choices[:MOST_CHOICES]
    return [app_commands.Choice(name=value_name(option, value, words), value=value) for value in values]


# Opening


async def open_table(interaction: Interaction, kind: str, given: Given) -> None:
    with patient(interaction):
        await _open_table(interaction, kind, given)


async def _open_table(interaction: Interaction, kind: str, given: Given) -> None:
    """A table in this channel or in a thread of its own, or one private sentence why not."""
    words, bot = texts(interaction.locale.value), host_of(interaction)
    server = await server_of(bot.store, interaction.guild_id)
    clock = given.pop("clock", "") or server.clock
    own_thread = wants_thread(interaction, server, given.pop("thread", None))
    options = {name: value_of(kind, name, value, words) for name, value in given.items() if value}
    reason = why_not(interaction, kind, options, words, own_thread=own_thread)
    if reason := reason or await why_not_here(bot.store, interaction.guild_id, spot_of(interaction), words):
        await tell(interaction, reason)
        return
    spot = await thread_for(interaction, kind, words) if own_thread else spot_of(interaction)
    if isinstance(spot, str):
        await tell(interaction, spot)
        return
    table = await bot.store.open_lobby(
        kind,
        Person(interaction.user.id, interaction.user.display_name),
        channel_id=spot.channel,
        guild_id=interaction.guild_id,
        parent_id=spot.parent,
        options=options,
        language=(interaction.guild_locale or interaction.locale).value,
        clock=clock if clock in CLOCKS else LIVE,
    )
    if isinstance(table, Refused):
        await tell(interaction, await why_refused(bot.store, table, words))
        return
    shown = bot.presenter.nudge(table.id)
    await tell(interaction, words.say("start-opened", link=f"<#{spot.channel}>"))
    await shown
    await bot.clicks.mention_closed_dms(interaction, table.id, words)


def host_of(interaction: Interaction) -> Host:
    return interaction.client  # pyright: ignore


def value_of(kind: str, name: str, typed: str, words: Texts) -> str:
    """Who types a choice as it is called, instead of picking it, means that choice."""
    option = next(option for option in GAMES[kind].options if option.name == name)
    meant = {value_name(option, value, words).casefold(): value for value in option.choices}
    return meant.get(typed.strip().casefold(), typed.strip())


def wants_thread(interaction: Interaction, server: Server, given: bool | None) -> bool:  # noqa: FBT001
    """Who says nothing gets what is usual in this server; in a thread the table is in a thread already."""
    return server.thread and isinstance(interaction.channel, discord.TextChannel) if given is None else given


# Why not


async def why_not_here(store: Store, guild: int | None, spot: Spot, words: Texts) -> str | None:
    """What the people who manage this server have against it."""
    server = await server_of(store, guild)
    if server.channels and not {spot.channel, spot.parent} & {*server.channels}:
        channels = [f"<#{channel}>" for channel in server.channels]
        return words.say("start-elsewhere", channels=listed(words, channels, "or"))
    if server.tables and len(await store.tables_in(guild or 0)) >= server.tables:
        return words.say("start-too-many", tables=server.tables)
    return None


def why_not(
    interaction: Interaction, kind: str, options: dict[str, str], words: Texts, *, own_thread: bool
) -> str | None:
    if interaction.guild_id is None or interaction.channel is None:
        return words.say("start-no-server")
    if own_thread and not isinstance(interaction.channel, discord.TextChannel):
        return words.say("start-no-thread")
    if missing := missing_permissions(interaction, own_thread=own_thread):
        named = [words.say(f"permission-{name.replace('_', '-')}") for name in missing]
        return words.say("start-missing", permissions=", ".join(named))
    fault = objection(kind, options)
    return refusal(Refused(Why.OPTIONS, fault), words) if fault else None


def missing_permissions(interaction: Interaction, *, own_thread: bool) -> list[str]:
    """What the bot may not do in this channel, though a table needs it."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    wanted = FOR_A_THREAD if own_thread else IN_A_THREAD if in_thread else IN_A_CHANNEL
    return [name for name in wanted if not getattr(interaction.app_permissions, name)]


def objection(kind: str, options: dict[str, str]) -> str | None:
    """What the game has against these options."""
    try:
        GAMES[kind].tried_options(options)
    except EngineError as error:
        return str(error)
    return None


# Where


def spot_of(interaction: Interaction) -> Spot:
    channel = interaction.channel
    assert channel is not None
    return Spot(channel.id, channel.parent_id if isinstance(channel, discord.Thread) else None)


async def thread_for(interaction: Interaction, kind: str, words: Texts) -> Spot | str:
    """A new thread, or why there is none."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    host = shortened(interaction.user.display_name) or interaction.user.name
    name = words.say("start-thread-name", game=words.say(f"game-{kind}"), host=host)[:LONGEST_THREAD]
    public = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        thread = await channel.create_thread(name=name, type=public)
    except discord.HTTPException as error:
        return words.say("start-thread-failed", reason=error.text or str(error.status))
    return Spot(thread.id, channel.id)
