"""What happens when a command fails: whoever used it gets one private sentence, and bugs are logged."""

import logging
from math import ceil

import discord
from discord import app_commands

from data.logs import about_table
from data.store import Unavailable
from render.words.markdown import plain
from render.words.texts import Texts

from . import CommandTree, Interaction
from .clicks.replies import tell, words_for
from .tables.discord_errors import TOO_LATE
from .tables.permissions import NeedsATable

log = logging.getLogger(__name__)

LONGEST_VALUE = 50


class SafeTree(CommandTree):
    """All commands; their errors end here."""

    async def _call(self, interaction: Interaction) -> None:
        """discord.py doesn't answer a request for suggestions if there are none."""
        await super()._call(interaction)  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
        if interaction.type is discord.InteractionType.autocomplete and not interaction.response.is_done():
            await interaction.response.autocomplete([])

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Never raises."""
        try:
            await answer_error(interaction, unwrapped(error))
        except Exception:
            log.exception("channel %s: an error could not be told", interaction.channel_id)


def unwrapped(error: Exception) -> Exception:
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


async def answer_error(interaction: Interaction, error: Exception) -> None:
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.warning("channel %s: a command was answered too late: %s", interaction.channel_id, error)
    elif interaction.type is discord.InteractionType.autocomplete:
        log.warning("channel %s: nothing can be suggested: %s", interaction.channel_id, error)
        await interaction.response.autocomplete([])
    else:
        words = words_for(interaction)
        await tell(interaction, sentence_of(error, words) or await log_and_apologise(interaction, error, words))


def sentence_of(error: Exception, words: Texts) -> str | None:
    """What the person can do about it; None if it's up to us."""
    match error:
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return words.say("error-changed")
        case Unavailable():
            return words.say("out-of-reach")
        case NeedsATable():
            return words.say("error-tables-only")
        case app_commands.NoPrivateMessage():
            return words.say("error-servers-only")
        case app_commands.MissingPermissions():
            return words.say("error-you-may-not", permissions=named(error.missing_permissions))
        case app_commands.BotMissingPermissions():
            return words.say("error-i-may-not", permissions=named(error.missing_permissions))
        case app_commands.CommandOnCooldown():
            return words.say("error-too-fast", seconds=ceil(error.retry_after))
        case app_commands.TransformerError():
            return words.say("error-value", value=plain(str(error.value)[:LONGEST_VALUE]))
        case app_commands.CheckFailure():
            return words.say("error-not-for-you")
        case _:
            return None


def named(permissions: list[str]) -> str:
    """What people see in Discord, where a guild is called a server."""
    return ", ".join(permission.replace("_", " ").replace("guild", "server").title() for permission in permissions)


async def log_and_apologise(interaction: Interaction, error: Exception, words: Texts) -> str:
    name = interaction.command.qualified_name if interaction.command else None
    table_id = await table_id_in(interaction)
    with about_table(table_id):
        log.error("table %s, channel %s: /%s failed", table_id, interaction.channel_id, name, exc_info=error)
    return words.say("something-broke")


async def table_id_in(interaction: Interaction) -> int | None:
    """None also if it's the database that is broken."""
    try:
        return await interaction.client.store.table_at(interaction.channel_id or 0)
    except Exception as error:
        log.warning("channel %s: whether a table stands there is not known: %s", interaction.channel_id, error)
        return None
