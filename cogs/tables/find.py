"""Finding tables: the one in a channel, those someone sits at, and links to them."""

import logging
from collections.abc import Sequence

from data.logs import about_table
from data.store import Refused, Store, Table, Why
from render.words.texts import Texts

from ..pages.common import message_link
from ..pages.refusals import fault, refusal
from .desired import BOARD

log = logging.getLogger(__name__)
MOST_TABLES = 25  # a select holds no more
BROKEN = (Why.UNPLAYABLE, Why.NO_REPLAY)  # nobody at the table can help it


async def tables_of(store: Store, user: int) -> list[Table]:
    """The open tables where this person sits, the most recently used first."""
    return await loaded(store, (await store.tables_of(user))[:MOST_TABLES])


async def table_in(store: Store, channel_id: int | None) -> Table | None:
    table_id = None if channel_id is None else await store.table_at(channel_id)
    return next(iter(await loaded(store, [] if table_id is None else [table_id])), None)


async def loaded(store: Store, table_ids: Sequence[int]) -> list[Table]:
    tables = [await store.load(table_id) for table_id in table_ids]
    return [table for table in tables if not isinstance(table, Refused)]


async def tables_meant(store: Store, user: int, channel_id: int | None) -> list[Table]:
    """Which tables someone means if they don't name one: theirs in this channel, or else all of theirs."""
    here = await table_in(store, channel_id)
    return [here] if here and here.seat_of(user) else await tables_of(store, user)


async def board_link(store: Store, table: Table) -> str | None:
    """A table that was opened a moment ago has no board yet."""
    board = (await store.posts(table.id)).get(BOARD)
    if board is None or board.message_id is None or table.guild_id is None:
        return None
    return message_link(table.guild_id, board.channel_id, board.message_id)


async def why_refused(store: Store, refused: Refused, words: Texts) -> str:
    """For whoever asked; if another table is in the way, or meant, with a link to it."""
    if refused.why in BROKEN:
        with about_table(refused.table_id):
            log.error("table %s: %s", refused.table_id, refused.words)
    if refused.why is Why.UNPLAYABLE:
        return fault(refused, words)
    taken = refused.table_id if refused.why in (Why.OCCUPIED, Why.REMATCHED) else None
    return refusal(refused, words, "" if taken is None else await link_to(store, taken))


async def link_to(store: Store, table_id: int) -> str:
    """To the table's board, or to where it will be."""
    table = await store.load(table_id)
    if isinstance(table, Refused):
        return ""
    return await board_link(store, table) or f"<#{table.channel_id}>"
