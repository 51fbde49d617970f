"""What the bot needs where a table stands, and who may do what: open a table here, stop it, or vote to stop it."""

from collections.abc import Iterable
from typing import NamedTuple

import discord
from discord import app_commands

from data.store import Store, Table
from render.words.sentences import joined, listed
from render.words.texts import Texts

from .. import Interaction
from ..settings import ServerSettings

# What a table needs, by the names our messages use: discord.py has several for some, and lists an older one
IN_A_CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
FOR_A_THREAD = (*IN_A_THREAD, "create_public_threads")


class NeedsATable(app_commands.NoPrivateMessage):
    """A command about a channel's table was used where no table can be."""


class Spot(NamedTuple):
    """Where a table stands. For a thread, `parent_id` is the channel it belongs to."""

    channel_id: int
    parent_id: int | None = None


def spot_of(interaction: Interaction) -> Spot:
    channel = interaction.channel
    assert channel is not None
    return Spot(channel.id, channel.parent_id if isinstance(channel, discord.Thread) else None)


# Opening a table


def missing_permissions(interaction: Interaction, *, own_thread: bool) -> list[str]:
    """What a table needs here and the bot isn't allowed to do."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = FOR_A_THREAD if own_thread else IN_A_THREAD if in_thread else IN_A_CHANNEL
    return not_allowed(interaction.app_permissions, needed)


def not_allowed(permissions: discord.Permissions, needed: Iterable[str]) -> list[str]:
    return [name for name in needed if not getattr(permissions, name)]


def what_is_missing(interaction: Interaction, words: Texts, message: str, *, own_thread: bool = False) -> str | None:
    """Which permissions those are, in this message; None if it's all there."""
    missing = missing_permissions(interaction, own_thread=own_thread)
    return words.say(message, permissions=named(words, missing)) if missing else None


def missing_elsewhere(channel: discord.TextChannel, words: Texts, message: str) -> str | None:
    """The same for posting in another channel than the one where somebody asks for it."""
    missing = not_allowed(channel.permissions_for(channel.guild.me), IN_A_CHANNEL)
    return words.say(message, channel=channel.mention, permissions=named(words, missing)) if missing else None


def named(words: Texts, permissions: Iterable[str]) -> str:
    return joined(words, [words.say(f"permission-{name.replace('_', '-')}") for name in permissions], "comma")


async def why_not_here(store: Store, guild_id: int | None, spot: Spot, words: Texts) -> str | None:
    """Which of the server's settings forbids a table here, in one sentence; None if it's allowed."""
    server = await ServerSettings.load(store, guild_id)
    if server.channels and not {spot.channel_id, spot.parent_id} & {*server.channels}:
        channels = [f"<#{channel_id}>" for channel_id in server.channels]
        return words.say("start-elsewhere", channels=listed(words, channels, "or"))
    if server.tables and len(await store.tables_in(guild_id or 0)) >= server.tables:
        return words.say("start-too-many", tables=server.tables)
    return None


# Stopping it: the host alone, a server manager alone, or a majority of the players by vote


def may_stop(interaction: Interaction, table: Table) -> bool:
    """The table's id may be forged: managing one server gives no power over another's tables."""
    manages = interaction.permissions.manage_guild and interaction.guild_id is not None
    return table.host_id == interaction.user.id or (manages and table.guild_id == interaction.guild_id)


async def may_vote(interaction: Interaction, table: Table) -> bool:
    """Players may, unless the server leaves it to hosts."""
    plays = table.status.begun and table.seat_of(interaction.user.id) is not None
    return plays and (await ServerSettings.load(interaction.client.store, table.guild_id)).votes
