"""A process that plays at one table as fast as it can, and prints every word that was accepted.

python -m tests.support.data.hammer URL TABLE NUMBER HITS    NUMBER: which hammer this is; all use the same interactions

A line has the version, the interaction and the word. Number 0 goes on until it has taken something back: among others
that may never work out.
"""

import asyncio
import sys
from itertools import count
from random import Random

from data.store import Played, Store, Table
from engine.record import Said


async def hammer(url: str, table_id: int, number: int, hits: int) -> None:
    store = await Store.open(url)
    rng, has_undone = Random(number), number > 0
    for interaction in count(1):
        table = await store.load(table_id)
        if not isinstance(table, Table) or table.game is None or table.game.outcome is not None:
            break
        if interaction >= hits and has_undone:
            break
        said, played = await hit(store, table, rng, interaction)
        if isinstance(played, Played):
            has_undone |= said.word == "undo 1"
            print(played.table.version, interaction, *said, flush=True)
    await store.close()


async def hit(store: Store, table: Table, rng: Random, interaction: int) -> tuple[Said, object]:
    """Give any answer to any question; now and then take something back instead."""
    assert table.game is not None
    prompt = rng.choice(table.game.prompts())
    if table.game.undoable(prompt.seat) and rng.random() < 0.3:
        undone = await store.undo(table.id, prompt.seat, undos=table.undos, interaction_id=interaction)
        return Said(prompt.seat, "undo 1"), undone
    said = Said(prompt.seat, rng.choice(prompt.moves))
    played = await store.play(table.id, *said, prompt=prompt.id, undos=table.undos, interaction_id=interaction)
    return said, played


if __name__ == "__main__":
    asyncio.run(hammer(sys.argv[1], *map(int, sys.argv[2:])))
