"""What happens when a command fails: whoever used it gets one private sentence, and bugs are logged."""

import logging
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

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
SUBCOMMANDS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)
TEXT, WHOLE, TRUTH, NUMBER = (
    discord.AppCommandOptionType.string.value,
    discord.AppCommandOptionType.integer.value,
    discord.AppCommandOptionType.boolean.value,
    discord.AppCommandOptionType.number.value,
)

JSON = Mapping[str, Any]
RESOLVED: Mapping[object, str] = {
    discord.AppCommandOptionType.user.value: "users",
    discord.AppCommandOptionType.channel.value: "channels",
    discord.AppCommandOptionType.role.value: "roles",
    discord.AppCommandOptionType.attachment.value: "attachments",
}  # where Discord tells more about what such a value is the id of


class SafeTree(CommandTree):
    """All commands; their errors end here."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Discord may know another version's commands: then what it sends isn't what ours take."""
        command, data = interaction.command, data_of(interaction)
        if isinstance(command, app_commands.Command) and not all(
            [fits(command, each, data) for each in given_in(data)]
        ):
            raise app_commands.CommandSignatureMismatch(command)
        return True

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


# What came with a command


def data_of(interaction: Interaction) -> JSON:
    return {**(interaction.data or {})}


def given_in(data: JSON) -> Sequence[JSON]:
    """The options of the sub-command that is meant."""
    options: Sequence[JSON] = data.get("options") or ()
    while options and options[0].get("type") in SUBCOMMANDS:
        options = options[0].get("options") or ()
    return options


def fits(command: app_commands.Command[Any, ..., Any], option: JSON, data: JSON) -> bool:
    """Whether the command takes such a value. One that's still being typed is known where we make suggestions. One that
    the command doesn't have is left out."""
    known, kind, value = command.get_parameter(str(option.get("name"))), option.get("type"), option.get("value")
    if option.get("focused") and not (known and known.autocomplete):
        return False
    return (known is None or known.type.value == kind) and is_of(kind, value) and is_resolved(kind, value, data)


def is_resolved(kind: object, value: object, data: JSON) -> bool:
    """Whether Discord says whose id it is, if it's one."""
    resolved: JSON = data.get("resolved") or {}
    return kind not in RESOLVED or value in (resolved.get(RESOLVED[kind]) or ())


def is_of(kind: object, value: object) -> bool:
    """Whether it's the kind of value that it says it is."""
    match value:
        case bool():
            return kind == TRUTH
        case int():
            return kind in (WHOLE, NUMBER)
        case float():
            return kind == NUMBER
        case str():
            return kind == TEXT or kind in RESOLVED
        case _:
            return False


# What went wrong


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
