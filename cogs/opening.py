"""Opening a table, for every game alike: where it may stand, and what to say if it may not."""

from typing import Any, Protocol

import discord
from discord import app_commands

from data import Person, Refused, Store
from engine import GAMES
from render.texts import texts

from .replies import refusal, tell

MOST_CHOICES = 25
NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True, send_messages_in_threads=True
)
IN_THREADS = discord.Permissions(send_messages_in_threads=True)


class Nudges(Protocol):
    def nudge(self, table: int) -> None: ...


class Host(Protocol):
    """What a command needs of the bot."""

    store: Store
    presenter: Nudges


async def open_table(interaction: discord.Interaction[Any], kind: str, given: dict[str, str | None]) -> None:
    """`/duckrace start` and its sisters."""
    words, bot = texts(interaction.locale.value), host_of(interaction)
    if missing := missing_permissions(interaction):
        await tell(interaction, words.say("start-missing", permissions=", ".join(missing)))
        return
    channel = interaction.channel
    assert channel is not None
    table = await bot.store.open_lobby(
        kind,
        Person(interaction.user.id, interaction.user.display_name),
        channel_id=channel.id,
        guild_id=interaction.guild_id,
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
        options={name: value for name, value in given.items() if value},
        language=(interaction.guild_locale or interaction.locale).value,
    )
    if isinstance(table, Refused):
        await tell(interaction, refusal(table, words))
        return
    await tell(interaction, words.say("start-opened"))
    bot.presenter.nudge(table.id)


def host_of(interaction: discord.Interaction[Any]) -> Host:
    return interaction.client  # pyright: ignore


def missing_permissions(interaction: discord.Interaction[Any]) -> list[str]:
    """What the bot may not do in this channel, though a table needs it."""
    wanted = NEEDED if isinstance(interaction.channel, discord.Thread) else NEEDED & ~IN_THREADS
    lacking = wanted & ~interaction.app_permissions
    return [name.replace("_", " ").title() for name, needed in lacking if needed]


def choices_of(kind: str, option: str) -> list[app_commands.Choice[str]]:
    """What a game's option offers."""
    values = next(each for each in GAMES[kind].options if each.name == option).choices
    return [app_commands.Choice(name=value, value=value) for value in values[:MOST_CHOICES]]
