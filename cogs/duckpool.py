"""`/duckpool`: the slash commands of Duck Pool."""

from discord.ext import commands

from .opening import add_start

KIND = "pool"


class DuckPool(commands.GroupCog, group_name="duckpool", group_description="Duck Pool: push your luck in the water"):
    pass


async def setup(bot: commands.Bot) -> None:
    cog = DuckPool()
    add_start(cog, KIND)
    await bot.add_cog(cog)
