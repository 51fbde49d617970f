"""`/duckrace`: the slash commands of Duck Race."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from .opening import choices_of, open_table

KIND = "race"


class DuckRace(commands.GroupCog, group_name="duckrace", group_description="Duck Race: race duckies in a bathtub"):
    @app_commands.command(name="start", description="Open a table for Duck Race in this channel")
    @app_commands.describe(
        rules="The beginner's game, or with two duckies, action tokens and the bird dog",
        board="A board by its name, or a board code",
        forgiving="Everybody may turn instead of moving, after the cards are shown",
    )
    @app_commands.choices(rules=choices_of(KIND, "rules"), forgiving=choices_of(KIND, "forgiving"))
    @app_commands.guild_only()
    async def start(
        self,
        interaction: discord.Interaction[Any],
        rules: str | None = None,
        board: str | None = None,
        forgiving: str | None = None,
    ) -> None:
        await open_table(interaction, KIND, {"rules": rules, "board": board, "forgiving": forgiving})

    @start.autocomplete("board")
    async def boards(self, _: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [choice for choice in choices_of(KIND, "board") if typed.strip().lower() in choice.value]


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(DuckRace())
