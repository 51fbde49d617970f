"""`/duckrace`: the slash commands of Duck Race."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from engine import GAMES

from ..clicks.answers import answer, words_for
from ..pages.common import LONGEST_TYPED
from .open_table import add_start, completions
from .reading import board_of, boards_of, rules_of

KIND = "race"
BOARD = next(option for option in GAMES[KIND].options if option.name == "board")


class DuckRace(commands.GroupCog, group_name="duckrace", group_description="Duck Race: race duckies in a bathtub"):
    @app_commands.command(name="rules", description="How Duck Race is played, chapter by chapter")
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, rules_of(words_for(interaction), KIND))

    @app_commands.command(name="boards", description="The boards of Duck Race, with pictures")
    async def boards(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, boards_of(words_for(interaction)))

    @app_commands.command(name="board", description="Draw a board from its name or its code")
    @app_commands.describe(code="The name of a board, or a board code that somebody shared")
    async def board(
        self, interaction: discord.Interaction[Any], code: app_commands.Range[str, 1, LONGEST_TYPED]
    ) -> None:
        await answer(interaction, board_of(words_for(interaction), code.strip()))

    @board.autocomplete("code")
    async def codes(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return completions(KIND, BOARD, typed, words_for(interaction))


async def setup(bot: commands.Bot) -> None:
    cog = DuckRace()
    add_start(cog, KIND)
    await bot.add_cog(cog)
