"""Several processes on one PostgreSQL: which of them has a table, and how they hand clicks and tables to each other.

Discord divides its servers among *shards*, and a process has one or more of those. A table belongs to the process that
hears its server. Direct messages are all heard by shard 0, so clicks there are handed over.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import NamedTuple

from sqlmodel import bindparam, col, delete, func, insert, select

from .calls import Hear
from .columns import LONG_AGO
from .models import HandedClickRow, TableRow
from .session import Session
from .statements import Statement, columns, several, several_values
from .transactions import StoreBase, reads, writes

SHARD_BITS = 22  # a server's shard follows from its id without these
CLICK, SHOW = "duckboard_click", "duckboard_show"  # what calls are about
FRESH = timedelta(seconds=0.3)  # after that, a click is left to whoever has heard it: they may be answering it already
STALE = timedelta(minutes=1)  # then nobody can answer a click any more

GUILD_OF = Statement(select(TableRow.guild_id).where(col(TableRow.id) == bindparam("table_id")))
HAND_OVER = Statement(
    insert(HandedClickRow)
    .values({name: bindparam(name) for name in ("interaction_id", "payload", "handed")})
    .returning(func.pg_notify(bindparam("channel"), bindparam("words")))
)
CALL = Statement(select(func.pg_notify(bindparam("channel"), bindparam("words"))))
NO_STALE = Statement(delete(HandedClickRow).where(col(HandedClickRow.handed) < bindparam("before")))


class Shards(NamedTuple):
    """Those that a process has, of how many there are. Without numbers it has all of them."""

    ids: tuple[int, ...] = ()
    total: int = 1

    def of(self, guild_id: int | None) -> int:
        """The shard that hears this server. What belongs to no server is the first one's."""
        return 0 if guild_id is None else (guild_id >> SHARD_BITS) % self.total

    def hears(self, guild_id: int | None) -> bool:
        return not self.ids or self.of(guild_id) in self.ids


class Fleet(StoreBase):
    """What a store knows of other processes. On SQLite they don't hear each other, and find everything by looking."""

    @property
    def can_call(self) -> bool:
        """Whether other processes hear us."""
        return self.database.can_call

    def listen(self, shards: Shards, click: Hear, show: Hear) -> None:
        """From now on hear of clicks that are handed over, and of tables that are to be shown."""
        calls = {CLICK: click, SHOW: show}
        self.database.listen({_channel(what, each, shards.total): calls[what] for each in shards.ids for what in calls})

    @reads
    async def guild_of(self, session: Session, table_id: int) -> int | None:
        """The server of this table. None if there's no such table."""
        return await session.first(GUILD_OF, table_id=table_id)

    @writes
    async def hand_over(
        self, session: Session, interaction_id: int, payload: str, heard: datetime, guild_id: int | None, shards: Shards
    ) -> None:
        """Somebody else is to answer this click: whoever takes it first. Who hears the server is called."""
        row = {"interaction_id": interaction_id, "payload": payload, "handed": heard}
        channel = _channel(CLICK, shards.of(guild_id), shards.total)
        await session.rows(HAND_OVER, **row, channel=channel, words=str(interaction_id))

    @writes
    async def take_over(self, session: Session, interaction_id: int) -> Sequence[str]:
        """This click, if nobody has taken it yet and it has just been heard. From now on it's ours to answer."""
        return await _taken(session, [interaction_id], self.clock.now - FRESH)

    @writes
    async def take_back(self, session: Session, interaction_ids: Sequence[int]) -> Sequence[str]:
        """Those of the clicks that we've handed over that nobody has taken yet."""
        return await _taken(session, interaction_ids, LONG_AGO)

    @writes
    async def call_to_show(self, session: Session, table_id: int, guild_id: int | None, shards: Shards) -> None:
        """Tell the process that hears this server that the table has changed."""
        channel = _channel(SHOW, shards.of(guild_id), shards.total)
        await session.rows(CALL, channel=channel, words=str(table_id))

    @writes
    async def forget_handed(self, session: Session) -> None:
        """Clicks whose processes both have died."""
        await session.change(NO_STALE, before=self.clock.now - STALE)


def _channel(what: str, shard: int, count: int) -> str:
    """On which calls about this shard are heard."""
    return f"{what}_{shard}_{count}"


async def _taken(session: Session, interaction_ids: Sequence[int], since: datetime) -> Sequence[str]:
    values = several_values("interaction_id", interaction_ids)
    return [payload for (payload,) in await session.rows(_taking(len(interaction_ids)), **values, since=since)]


@cache
def _taking(count: int) -> Statement:
    number, payload, handed = columns(HandedClickRow, "interaction_id", "payload", "handed")
    theirs = number.in_(several("interaction_id", number, count))
    return Statement(delete(HandedClickRow).where(theirs, handed >= bindparam("since")).returning(payload))
