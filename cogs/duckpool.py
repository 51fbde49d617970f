"""`/duckpool`: the slash commands of Duck Pool."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from .answers import answer, words_for
from .opening import choices_of, open_table
from .reading import rules_of

KIND = "pool"


class DuckPool(commands.GroupCog, group_name="duckpool", group_description="Duck Pool: push your luck in the water"):
    @app_commands.command(name="start", description="Open a table for Duck Pool in this channel")
    @app_commands.describe(
        length="A short game or a long one",
        cancelling="Ask everybody who holds a float each time, or let them leave orders",
    )
    @app_commands.choices(length=choices_of(KIND, "length"), cancelling=choices_of(KIND, "cancelling"))
    @app_commands.guild_only()
    async def start(
        self, interaction: discord.Interaction[Any], length: str | None = None, cancelling: str | None = None
    ) -> None:
        await open_table(interaction, KIND, {"length": length, "cancelling": cancelling})

    @app_commands.command(name="rules", description="How Duck Pool is played, chapter by chapter")
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, rules_of(words_for(interaction), KIND))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(DuckPool())
