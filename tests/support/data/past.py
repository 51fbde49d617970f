"""A person with a past in every table of the database, and the traces she leaves."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from data.store import Person, Post, Result, Store, Table, Token
from data.store.models import RatingRow, ResultRow, Row, SeatRow, TableRow
from data.store.session import Session
from data.store.statements import Statement, adding, changing, numbered
from tests.support.clock import StillClock
from tests.support.data.seating import ANNA, BEN, CHANNEL, begun, done, everything, play_on

ZOE = Person(884_422_116_655_443_322, "Zoë Quaxx")
PRIVATE = 884_400_000_000_000_777  # the channel of direct messages with her
TOKEN, WORD, CALLED = "a-secret-token", "zoesluckyword", "a player"
HERS = (ZOE.user_id, ZOE.name, PRIVATE, WORD, TOKEN)
FINISHED, RUNNING, WAITING, KEPT, LEFT, OLD = range(6)
THEN = datetime(2026, 1, 1, tzinfo=UTC)


async def change(store: Store, statement: Statement, **values: object) -> None:
    async def work(session: Session) -> None:
        await session.change(statement, **values)

    await store.database.write(work)


async def rich_past(store: Store, clock: StillClock) -> list[int]:
    """All that somebody can leave behind, at the tables above. Some of it is older than a day."""
    old = await finished(store, ZOE, channel=CHANNEL + OLD)
    await store.put_posts(old.id, post(f"hand {ZOE.user_id}"), post(f"past hand {ZOE.user_id} 1"))
    await change(store, changing(TableRow, ("host_id",), ("id",)), new_host_id=ZOE.user_id, this_id=old.id)
    clock.forward(days=1)
    over = await finished(store, ZOE, BEN, channel=CHANNEL + FINISHED)
    running = await play_on(store, await begun(store, ZOE, BEN, channel=CHANNEL + RUNNING), 6)
    waiting = done(await store.open_lobby("race", ZOE, channel_id=CHANNEL + WAITING, guild_id=1))
    done(await store.sit(waiting.id, BEN))
    kept = done(await store.open_lobby("race", ANNA, channel_id=CHANNEL + KEPT, guild_id=1, invited=[ZOE]))
    left = await begun(store, ZOE, BEN, channel=CHANNEL + LEFT)
    left = done(await store.leave(left.id, ZOE.user_id))
    await plant_results(store, left)
    for table in (over, running, waiting):
        await play_privately(store, table, clock)
    await store.put_setting(f"manner {ZOE.user_id}", "dm")
    await store.put_setting(f"manner {BEN.user_id}", "ping")
    for person in (ZOE, BEN):
        await change(store, adding(RatingRow, tuple(rating(person))), **numbered([rating(person)]))
        await store.try_puzzle(THEN.date(), person.user_id, person.name, 1, solves=True)
    return [over.id, running.id, waiting.id, kept.id, left.id, old.id]


async def finished(store: Store, *guests: Person, channel: int) -> Table:
    """As if it had been played to its end, which would take a while."""
    table = await play_on(store, await begun(store, *guests, channel=channel), 8)
    table = done(await store.stop(table.id, "stopped"))
    await plant_results(store, table)
    return table


async def plant_results(store: Store, table: Table) -> None:
    for seat in table.seats:
        who = (seat.user_id, seat.computer, seat.name)
        row = Result(
            table.id, seat.number, "race", 1, *who, seat.number, won=True, reason="home", finished=THEN
        )._asdict()
        await change(store, adding(ResultRow, tuple(row)), **numbered([row]))


async def play_privately(store: Store, table: Table, clock: StillClock) -> None:
    await store.remember_dm(table.id, ZOE.user_id, dm_channel_id=PRIVATE, dm_open=True)
    slots = [f"hand {ZOE.user_id}", f"call {ZOE.user_id}", f"remind {ZOE.user_id}", f"past hand {ZOE.user_id} 3"]
    await store.put_posts(table.id, *[post(slot) for slot in slots])
    token = Token(TOKEN, clock.now + timedelta(minutes=10))
    await store.put_private(table.id, post(f"private {ZOE.user_id}", table.id, token))
    lucky = changing(SeatRow, ("lucky_word",), ("table_id", "user_id"))
    await change(store, lucky, new_lucky_word=WORD, this_table_id=table.id, this_user_id=ZOE.user_id)


def post(slot: str, message_id: int | None = 5, token: Token | None = None) -> Post:
    return Post(slot, PRIVATE, message_id, 1, "digest", 1, 0, 0, THEN, token)


def rating(person: Person) -> dict[str, Any]:
    numbers = {"mu": 25.0, "sigma": 8.0, "standing": 1.0, "games": 1, "won": 1, "played": THEN}
    return {"guild_id": 1, "user_id": person.user_id, "kind": "race", "season": "", "name": person.name, **numbers}


async def traces(store: Store, *what: object) -> set[str]:
    """Every column of every table in the whole database where any of this is. The tables are those of the metadata, so
    that one that's added some day is searched, too."""
    found = set[str]()
    for name, rows in (await everything(store)).items():
        columns = [column.name for column in Row.metadata.tables[name].columns]
        cells = [cell for row in rows for cell in zip(columns, row, strict=True)]
        found |= {f"{name}.{column}" for column, value in cells if any(str(each) in str(value) for each in what)}
    return found


def bytes_in(url: str, *what: object) -> list[object]:
    """What of this is in the files of a SQLite database: texts, and ids as SQLite writes them."""
    file = Path(str(make_url(url).database))
    stored = b"".join([path.read_bytes() for path in file.parent.glob(f"{file.name}*")])
    return [each for each in what if any(form in stored for form in forms(each))]


def forms(value: object) -> list[bytes]:
    return [str(value).encode(), *([value.to_bytes(8, "big")] if isinstance(value, int) else [])]
