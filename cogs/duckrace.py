"""`/duckrace`: the slash commands of Duck Race."""

from discord.ext import commands

from .opening import add_start

KIND = "race"


class DuckRace(commands.GroupCog, group_name="duckrace", group_description="Duck Race: race duckies in a bathtub"):
    pass


async def setup(bot: commands.Bot) -> None:
    cog = DuckRace()
    add_start(cog, KIND)
    await bot.add_cog(cog)
