"""`/duckgallery`: the slash commands of Duck Gallery."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from .opening import open_table

KIND = "gallery"


class DuckGallery(commands.GroupCog, group_name="duckgallery", group_description="Duck Gallery: ducks in a line"):
    @app_commands.command(name="start", description="Open a table for Duck Gallery in this channel")
    @app_commands.guild_only()
    async def start(self, interaction: discord.Interaction[Any]) -> None:
        await open_table(interaction, KIND, {})


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(DuckGallery())
