"""A game from its beginning to its end."""

from data import Store

from .seating import begun, done, log_of, question, say


async def test_a_word_is_kept_with_everything_that_follows_from_it(store: Store) -> None:
    table = await begun(store)
    played = done(await say(store, table))
    assert played.table.version == table.version + 1
    assert played.table.moves == 1
    assert played.table == done(await store.load(table.id))
    assert (await log_of(store, table.id)).log == ((question(table).seat, question(table).moves[0]),)
