"""What happens around the tables: talk that pushes a board away, messages, channels and servers that go."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

import discord
from discord.ext import commands

from data.store import Store

from .tables.desired import BOARD, FOLLOWS
from .tables.presenter import Presenter
from .tables.showing import CHANNEL_GONE

SCROLLED = 10  # messages below a board, and it is out of sight


class Home(Protocol):
    store: Store
    presenter: Presenter


class Talk(NamedTuple):
    """So many messages in a row, from this one on."""

    first: int
    messages: int


class Watch(commands.Cog):
    def __init__(self, bot: Home) -> None:
        self.store, self.presenter = bot.store, bot.presenter
        self._talks: dict[int, Talk] = {}  # by channel

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Ten messages cost one look into the database, whether the channel has a table or not."""
        channel = message.channel.id
        talk = self._talks.pop(channel, Talk(message.id, 0))
        talk = talk._replace(messages=talk.messages + 1)
        if talk.messages < SCROLLED:
            self._talks[channel] = talk
        else:
            await self._pushed_away(channel, talk.first)

    async def _pushed_away(self, channel: int, by: int) -> None:
        """The board counts as old, and is posted anew with the next change: not before, as nothing is new on it."""
        table = await self.store.table_at(channel)
        if table:
            await self.store.date_post(table, BOARD, self.store.clock.now - 2 * FOLLOWS, before=by)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        await self._deleted(event.channel_id, {event.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        await self._deleted(event.channel_id, event.message_ids)

    async def _deleted(self, channel: int, messages: Collection[int]) -> None:
        """Whatever of a table was deleted is posted again."""
        table = await self.store.table_at(channel)
        posts = (await self.store.posts(table)).values() if table else ()
        lost = [post.gone() for post in posts if post.message_id in messages]
        if table and lost:
            await self.store.put_posts(table, *lost)
            self.presenter.nudge(table)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._close(await self.store.table_at(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._close(await self.store.table_at(thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for table in await self.store.tables_in(guild.id):
            await self._close(table)

    async def _close(self, table: int | None) -> None:
        if table is not None:
            await self.store.stop(table, CHANNEL_GONE)
            self.presenter.nudge(table)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Watch(bot))  # pyright: ignore[reportArgumentType]
