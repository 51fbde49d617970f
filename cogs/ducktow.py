"""`/ducktow`: the slash commands of Duck Tow."""

from discord.ext import commands

from .opening import add_start

KIND = "tow"


class DuckTow(commands.GroupCog, group_name="ducktow", group_description="Duck Tow: lead ducks through a park"):
    pass


async def setup(bot: commands.Bot) -> None:
    cog = DuckTow()
    add_start(cog, KIND)
    await bot.add_cog(cog)
