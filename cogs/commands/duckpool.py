"""`/duckpool`: the slash commands of Duck Pool."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from ..clicks.answers import answer, words_for
from .open_table import add_start
from .reading import rules_of

KIND = "pool"


class DuckPool(commands.GroupCog, group_name="duckpool", group_description="Duck Pool: push your luck in the water"):
    @app_commands.command(name="rules", description="How Duck Pool is played, chapter by chapter")
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, rules_of(words_for(interaction), KIND))


async def setup(bot: commands.Bot) -> None:
    cog = DuckPool()
    add_start(cog, KIND)
    await bot.add_cog(cog)
