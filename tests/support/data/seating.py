"""Tables for the tests, and ways to play at them."""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, TypeVar

from sqlmodel import select

from data.store import Person, Played, Refused, Status, Store, Table
from data.store.models import CommitRow, MoveRow, Row, TableRow
from data.store.session import Session
from data.store.statements import Statement, adding, changing, numbered
from data.store.table_rows import Move
from engine import Game, Prompt
from engine.record import Record

ANNA, BEN, CLEO, DORA, EMIL = (
    Person(100 + place, name) for place, name in enumerate(("Anna", "Ben", "Cleo", "Dora", "Emil"))
)
CHANNEL = 7_000_000_000_000_000_001
CLICKS = count(1)

T = TypeVar("T")


class Seeds:
    """The same seeds in every run."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def __call__(self) -> str:
        return f"{next(self._numbers):064x}"


def done(answer: T | Refused) -> T:
    assert not isinstance(answer, Refused), answer
    return answer


def refused(answer: object) -> Refused:
    assert isinstance(answer, Refused), answer
    return answer


async def lobby(store: Store, *guests: Person, kind: str = "race", channel: int = CHANNEL) -> Table:
    table = done(await store.open_lobby(kind, ANNA, channel_id=channel, guild_id=1))
    for guest in guests:
        table = done(await store.sit(table.id, guest))
    return table


async def begun(store: Store, *guests: Person, kind: str = "race", channel: int = CHANNEL) -> Table:
    table = await lobby(store, *(guests or (BEN,)), kind=kind, channel=channel)
    return done(await store.start(table.id))


def game_of(table: Table) -> Game[Any]:
    assert table.game is not None
    return table.game


def question(table: Table, seat: int | None = None) -> Prompt:
    """The first one that nobody, or this seat, has answered yet."""
    prompts = game_of(table).prompts()
    return next(p for p in prompts if p.answer is None and not p.standing and seat in (None, p.seat))


async def say(store: Store, table: Table, word: str | None = None, **other: Any) -> Played | Refused:
    """Answer the first open question of the table as we know it, unless told otherwise."""
    prompt = question(table)
    click: dict[str, Any] = {"prompt": prompt.id, "undos": table.undos, "interaction_id": 10_000 + next(CLICKS)}
    seat = other.pop("seat", prompt.seat)
    return await store.play(table.id, seat, word or prompt.moves[0], **(click | other))


async def play_on(store: Store, table: Table, moves: int, rng: Random | None = None) -> Table:
    """Make so many more moves, unless the game ends first."""
    rng = rng or Random(1)
    for _ in range(moves):
        if game_of(table).outcome is not None:
            break
        table = done(await say(store, table, rng.choice(question(table).moves))).table
    return table


async def played_out(store: Store, table: Table, rng: Random | None = None) -> Table:
    """The table after a whole game. All words but the last are written down at once: that's much quicker."""
    game, rng, said = game_of(table), rng or Random(1), list[Move]()
    while True:
        prompt = next(each for each in game.prompts() if each.is_awaited)
        word, before = rng.choice(prompt.moves), game.copy()
        game.play(prompt.seat, word)
        if game.outcome:
            break
        said.append(Move(table.moves + len(said) + 1, prompt.seat, word, None, store.clock.now))

    async def write(session: Session) -> None:
        rows = [{**each._asdict(), "table_id": table.id} for each in said]
        await session.change(adding(MoveRow, tuple(rows[0]), len(rows)), **numbered(rows))
        new = {"new_snapshot": before.dump(), "new_moves": table.moves + len(said)}
        await session.change(changing(TableRow, ("snapshot", "moves"), ("id",)), **new, this_id=table.id)

    await store.database.write(write)
    over = done(await say(store, replace(table, game=before), word)).table
    assert over.status is Status.OVER
    return over


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """All there is in the database, but for the tokens that every change leaves."""

    async def read(session: Session) -> dict[str, list[tuple[Any, ...]]]:
        tables = [each for each in Row.metadata.tables.items() if each[0] != CommitRow.__tablename__]
        rows = {name: await session.rows(Statement(select(*table.columns))) for name, table in tables}
        return {name: sorted(map(tuple, found), key=repr) for name, found in rows.items()}

    return await store.database.read(read)


async def log_of(store: Store, table_id: int) -> Record:
    return Record.parse(done(await store.record(table_id)))


async def undoable_somewhere(store: Store) -> tuple[Table, Table, int]:
    """A table where a seat can take its last word back, the same table before that word, and the seat."""
    before = await begun(store)
    rng = Random(2)
    for _ in range(300):
        prompt = question(before)
        table = done(await say(store, before, rng.choice(prompt.moves))).table
        if game_of(table).undoable(prompt.seat) and not game_of(before).undoable(prompt.seat):
            return table, before, prompt.seat
        before = table
    raise AssertionError("nothing could be undone")


async def rewrite_snapshot(store: Store, table_id: int, snapshot: str) -> None:
    """As if another program had saved the game."""

    async def work(session: Session) -> None:
        await session.change(changing(TableRow, ("snapshot",), ("id",)), new_snapshot=snapshot, this_id=table_id)

    await store.database.write(work)


async def rewrite_log(store: Store, table_id: int, word: str) -> None:
    """As if everybody had always said this."""

    async def work(session: Session) -> None:
        await session.change(changing(MoveRow, ("word",), ("table_id",)), new_word=word, this_table_id=table_id)

    await store.database.write(work)
