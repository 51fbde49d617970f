"""`/ducktow`: the slash commands of Duck Tow."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from ..clicks.answers import answer, words_for
from .open_table import add_start
from .reading import rules_of

KIND = "tow"


class DuckTow(commands.GroupCog, group_name="ducktow", group_description="Duck Tow: lead ducks through a park"):
    @app_commands.command(name="rules", description="How Duck Tow is played, chapter by chapter")
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, rules_of(words_for(interaction), KIND))


async def setup(bot: commands.Bot) -> None:
    cog = DuckTow()
    add_start(cog, KIND)
    await bot.add_cog(cog)
