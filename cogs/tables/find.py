"""Where somebody sits, and what a command finds in its channel."""

from collections.abc import Sequence

from data.store import Refused, Status, Store, Table, Why
from render.words.texts import Texts

from ..clicks.replies import refusal
from ..pages.links import message_link
from .desired import BOARD

MOST_TABLES = 25  # a select holds no more


async def tables_of(store: Store, user: int) -> list[Table]:
    """The open tables where this person sits, the last touched first."""
    return await loaded(store, (await store.tables_of(user))[:MOST_TABLES])


async def table_in(store: Store, channel: int | None) -> Table | None:
    number = None if channel is None else await store.table_at(channel)
    return next(iter(await loaded(store, [] if number is None else [number])), None)


async def loaded(store: Store, numbers: Sequence[int]) -> list[Table]:
    tables = [await store.load(number) for number in numbers]
    return [table for table in tables if not isinstance(table, Refused)]


async def meant(store: Store, user: int, channel: int | None) -> list[Table]:
    """What somebody means who names no table: the one in this channel, or else all where they sit."""
    here = await table_in(store, channel)
    return [here] if here and here.seat_of(user) else await tables_of(store, user)


async def address_of(store: Store, table: Table) -> str | None:
    """Of the board; a table that was opened a moment ago has none yet."""
    board = (await store.posts(table.id)).get(BOARD)
    if board is None or board.message_id is None or table.guild_id is None:
        return None
    return message_link(table.guild_id, board.channel_id, board.message_id)


async def why_refused(store: Store, refused: Refused, words: Texts) -> str:
    """In one sentence; if another table is in the way, with the way to it."""
    taken = refused.table_id if refused.why is Why.OCCUPIED else None
    return refusal(refused, words, "" if taken is None else await link_to(store, taken))


async def link_to(store: Store, number: int) -> str:
    """To the table's message, or where it will be."""
    table = await store.load(number)
    if isinstance(table, Refused):
        return ""
    return await address_of(store, table) or f"<#{table.channel_id}>"


def is_awaited(table: Table, user: int) -> bool:
    seat, game = table.seat_of(user), table.game
    if seat is None or game is None or table.status != Status.PLAYING:
        return False
    return any(each.seat == seat.number for each in game.unanswered())
