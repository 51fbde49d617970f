"""`/ducks`: what serves all games alike. Most of it works in direct messages with the bot, too."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from data import Refused

from .answers import Answer, answer, words_for
from .faces.description import description_pages
from .faces.guide import about_page, help_page
from .faces.tables import leave_page, place_of, stop_page, tables_page, which_page
from .hands import hands_page, names_of
from .opening import host_of
from .replies import Interaction
from .stopping import may_stop
from .whereabouts import address_of, meant, table_in, tables_of


def in_a_server(interaction: Interaction) -> bool:
    """Discord knows this only of whole groups of commands."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    return True


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class Ducks(commands.GroupCog, group_name="ducks", group_description="Help, your hand, and your tables"):
    @app_commands.command(name="help", description="How to play, in two minutes")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, guide(interaction))

    @app_commands.command(name="hand", description="Look at your hand, where only you see it")
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, hand(interaction))

    @app_commands.command(name="table", description="Find the tables where you sit, and the one in this channel")
    async def table(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, tables(interaction))

    @app_commands.command(name="leave", description="Leave your table; in a game, a computer takes your seat")
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, leave(interaction))

    @app_commands.command(name="stop", description="Stop the table here: for its host, or with Manage Server")
    @app_commands.check(in_a_server)
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, stop(interaction))

    @app_commands.command(name="describe", description="The table in this channel in words, for who sees no pictures")
    @app_commands.check(in_a_server)
    async def describe(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, describe(interaction))

    @app_commands.command(name="about", description="What this bot is, and how it is doing")
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, about(interaction))


async def guide(interaction: Interaction) -> Answer:
    return help_page(words_for(interaction))


async def hand(interaction: Interaction) -> Answer:
    page = await hands_page(host_of(interaction).store, interaction)
    return page or words_for(interaction).say("hand-none")


async def tables(interaction: Interaction) -> Answer:
    store, words, user = host_of(interaction).store, words_for(interaction), interaction.user.id
    mine, here = await tables_of(store, user), await table_in(store, interaction.channel_id)
    if not mine and here is None:
        return words.say("tables-none")
    shown = [*mine, *([here] if here else [])]
    links = {table.id: link for table in shown if (link := await address_of(store, table))}
    return tables_page(words, user, mine, here, links)


async def leave(interaction: Interaction) -> Answer:
    """From a lobby one just goes; from a game not by a slip."""
    host, words, user = host_of(interaction), words_for(interaction), interaction.user.id
    found = await meant(host.store, user, interaction.channel_id)
    if not found:
        return words.say("leave-none")
    if len(found) > 1:
        return which_page(words, found, names_of(interaction, found))
    if found[0].status.begun:
        return leave_page(words, found[0])
    table = await host.store.leave(found[0].id, user)
    if isinstance(table, Refused):
        return table
    host.presenter.nudge(table.id)
    return words.say("leave-done", **place_of(words, table))


async def stop(interaction: Interaction) -> Answer:
    words = words_for(interaction)
    table = await table_in(host_of(interaction).store, interaction.channel_id)
    if table is None:
        return words.say("stop-none")
    return stop_page(words, table) if may_stop(interaction, table) else words.say("stop-not-you")


async def describe(interaction: Interaction) -> Answer:
    words = words_for(interaction)
    table = await table_in(host_of(interaction).store, interaction.channel_id)
    if table is None:
        return words.say("describe-none")
    return description_pages(words, table, interaction.user.id) if table.game else words.say("describe-lobby")


async def about(interaction: Interaction) -> Answer:
    count = await host_of(interaction).store.count_open()
    return about_page(words_for(interaction), tables=count, ping=interaction.client.latency)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Ducks())
