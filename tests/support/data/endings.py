"""Games that are one word from their end, so that a test of results needn't play them."""

from collections.abc import Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any, NamedTuple

from data.store import Person, Store, Table
from data.store.models import MoveRow, TableRow
from data.store.session import Session
from data.store.statements import adding, changing, numbered
from engine import GAMES, Game, Outcome
from engine.record import Said
from tests.support.data.seating import CLICKS, done, rewrite_snapshot

CHANNELS = count(1)
LOGGED = ("table_id", "number", "seat", "word", "interaction_id", "said")


class Ending(NamedTuple):
    """A game, the word that ends it, and how."""

    snapshot: str
    said: Said
    prompt: int
    outcome: Outcome


@cache
def ending(kind: str = "gallery", seats: int = 2, seed: int = 1) -> Ending:
    game: Game[Any] = GAMES[kind].new(seats=seats, options={}, seed=f"{seed:064x}")
    rng = Random(seed)
    while True:
        prompt = game.unanswered()[0]
        snapshot, said = game.dump(), Said(prompt.seat, rng.choice(prompt.moves))
        game.play(*said)
        if game.outcome is not None:
            return Ending(snapshot, said, prompt.id, game.outcome)


async def nearly_over(
    store: Store,
    people: Sequence[Person],
    computers: int = 0,
    kind: str = "gallery",
    seed: int = 1,
    guild_id: int | None = 1,
) -> Table:
    """A table whose game ends with its next word. Nothing has been said in it as far as its log knows."""
    host, *guests = people
    table = done(await store.open_lobby(kind, host, channel_id=next(CHANNELS), guild_id=guild_id))
    for guest in guests:
        done(await store.sit(table.id, guest))
    for number in range(computers):
        done(await store.add_computer(table.id, "normal", f"Duckbot {number}"))
    done(await store.start(table.id))
    await rewrite_snapshot(store, table.id, ending(kind, len(people) + computers, seed).snapshot)
    return done(await store.load(table.id))


async def end(store: Store, table: Table, seed: int = 1, *, by_person: bool = True) -> Table:
    last = ending(table.kind, len(table.seats), seed)
    click = 10_000 + next(CLICKS) if by_person else None
    played = await store.play(table.id, *last.said, prompt=last.prompt, undos=0, interaction_id=click)
    return done(played).table


async def finished(store: Store, people: Sequence[Person], **how: Any) -> Table:
    return await end(store, await nearly_over(store, people, **how), how.get("seed", 1))


async def log_presses(store: Store, table: Table, seat: int, own: int, replaced: int, words: int = 1) -> None:
    """So many presses of a seat, some by its person and some for them, of so many words each."""
    now = store.clock.now

    async def work(session: Session) -> None:
        for press in range(own + replaced):
            said = now.replace(second=seat, microsecond=press)
            for word in range(words):
                click = 10_000 + next(CLICKS) if press < own and not word else None
                values = (table.id, next(CLICKS), seat, "pass", click, said)
                row: dict[str, object] = dict(zip(LOGGED, values, strict=True))
                await session.change(adding(MoveRow, LOGGED), **numbered([row]))

    await store.database.write(work)


async def mark_as_continued(store: Store, table: Table) -> None:
    async def work(session: Session) -> None:
        change = changing(TableRow, ("continued_from",), ("id",))
        await session.change(change, new_continued_from=table.id, this_id=table.id)

    await store.database.write(work)


async def shown(store: Store, table: Table) -> None:
    """As if its messages had been sent."""
    await store.lease(table.id, "test", 30)
    await store.mark_presented(table.id, "test", table.version)
