"""`/duckrace`: the slash commands of Duck Race."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from .answers import answer, words_for
from .opening import choices_of, open_table
from .reading import board_of, boards_of, rules_of

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
    async def named(self, _: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return matching(typed)

    @app_commands.command(name="rules", description="How Duck Race is played, chapter by chapter")
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, rules_of(words_for(interaction), KIND))

    @app_commands.command(name="boards", description="The boards of Duck Race, with pictures")
    async def boards(self, interaction: discord.Interaction[Any]) -> None:
        await answer(interaction, boards_of(words_for(interaction)))

    @app_commands.command(name="board", description="Draw a board from its name or its code")
    @app_commands.describe(code="The name of a board, or a board code that somebody shared")
    async def board(self, interaction: discord.Interaction[Any], code: app_commands.Range[str, 1, 100]) -> None:
        await answer(interaction, board_of(words_for(interaction), code.strip()))

    @board.autocomplete("code")
    async def codes(self, _: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return matching(typed)


def matching(typed: str) -> list[app_commands.Choice[str]]:
    return [choice for choice in choices_of(KIND, "board") if typed.strip().lower() in choice.value]


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(DuckRace())
