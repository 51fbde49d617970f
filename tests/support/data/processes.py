"""What processes that write to one database were told, held against what it holds."""

from typing import NamedTuple

from data.store import Store
from engine import GAMES
from engine.record import Said
from tests.support.data.seating import done, everything, game_of, log_of


class Acknowledged(NamedTuple):
    version: int
    interaction: int
    said: Said


async def check(store: Store, table_id: int, begun_at: int, words: list[Acknowledged], *, unheard: int) -> None:
    """Every acknowledged word is in the log once, where its version says; the log leads to the snapshot."""
    table = done(await store.load(table_id))
    log = (await log_of(store, table_id)).log
    assert len(log) == table.moves == table.version - begun_at
    assert len({word.version for word in words}) == len({word.interaction for word in words}) == len(words)
    assert [log[word.version - begun_at - 1] for word in words] == [word.said for word in words]
    assert len(log) - len(words) <= unheard
    interactions = [row[4] for row in (await everything(store))["moves"] if row[0] == table_id]
    assert len(set(interactions)) == len(interactions) == len(log)
    if table.status.open:
        done(await store.stop(table_id, "enough"))
    assert (await log_of(store, table_id)).replay(GAMES).dump() == game_of(table).dump()
