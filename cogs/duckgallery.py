"""`/duckgallery`: the slash commands of Duck Gallery."""

from discord.ext import commands

from .opening import add_start

KIND = "gallery"


class DuckGallery(commands.GroupCog, group_name="duckgallery", group_description="Duck Gallery: ducks in a line"):
    pass


async def setup(bot: commands.Bot) -> None:
    cog = DuckGallery()
    add_start(cog, KIND)
    await bot.add_cog(cog)
