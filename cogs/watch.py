"""What happens around the tables: chatter pushes a board out of sight; messages, channels and servers are deleted."""

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

import discord
from discord.ext import commands

from data.store import CHANNEL_GONE, PUZZLE

from .settings import SERVER, DailyPuzzle
from .tables.desired import BOARD, FOLLOWS

if TYPE_CHECKING:
    from .bot import Duckboard

SCROLLED = 10  # messages below a board put it out of sight


class Talk(NamedTuple):
    """So many messages in a row, starting with this one."""

    first: int
    messages: int


class Watch(commands.Cog):
    def __init__(self, bot: "Duckboard") -> None:
        self._bot, self._store, self._presenter = bot, bot.store, bot.presenter
        self._talks: dict[int, Talk] = {}  # by channel

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Ten messages cost one database query, whether or not the channel has a table."""
        channel_id = message.channel.id
        talk = self._talks.pop(channel_id, Talk(message.id, 0))
        talk = talk._replace(messages=talk.messages + 1)
        if talk.messages < SCROLLED:
            self._talks[channel_id] = talk
        else:
            await self._push_away(channel_id, talk.first)

    async def _push_away(self, channel_id: int, by: int) -> None:
        """The board now counts as old, so the next change posts it again. Until then nothing is new on it."""
        table_id = await self._store.table_at(channel_id)
        if table_id:
            await self._store.backdate_post(table_id, BOARD, self._store.clock.now - 2 * FOLLOWS, before=by)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        await self._restore(event.channel_id, {event.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        await self._restore(event.channel_id, event.message_ids)

    async def _restore(self, channel_id: int, deleted: Collection[int]) -> None:
        """Posts a table's deleted messages again."""
        table_id = await self._store.table_at(channel_id)
        posts = (await self._store.posts(table_id)).values() if table_id else ()
        lost = [post.gone() for post in posts if post.message_id in deleted]
        if table_id and lost:
            await self._store.put_posts(table_id, *lost)
            self._presenter.nudge(table_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """With all its threads, also those that Discord has long archived."""
        await self._channel_gone(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._channel_gone(thread.guild_id, thread.thread_id)

    async def _channel_gone(self, guild_id: int, channel_id: int) -> None:
        for table_id in await self._store.tables_around(channel_id):
            await self._close(table_id)
        puzzle = await DailyPuzzle.load(self._store, guild_id)
        if puzzle and puzzle.channel_id == channel_id:
            await self._store.drop_puzzle(guild_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Not if it's just out of reach for a while: that's another event."""
        await self._store.server_gone(guild.id)
        for table_id in await self._store.tables_in(guild.id):
            await self._close(table_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._store.server_back(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """After an outage, or just another name for joining. When we start, all of them come, and `on_ready` asks once
        for all."""
        if self._bot.is_ready():
            await self._store.server_back(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """We may have been removed or invited while we were away. Other processes have other servers."""
        here = {guild.id for guild in self._bot.guilds}
        known = await self._store.known_servers(SERVER, PUZZLE)
        missing = [each for each in {*known} - here if self._bot.own_shards.hears(each)]
        await self._store.servers_here(here, missing)
        self._bot.janitor.may_clear_servers = True

    async def _close(self, table_id: int) -> None:
        await self._store.stop(table_id, CHANNEL_GONE)
        self._presenter.nudge(table_id)


async def setup(bot: "Duckboard") -> None:
    await bot.add_cog(Watch(bot))
