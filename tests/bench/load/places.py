"""Where people play: a channel for each table, ten tables to a server, and games that have begun in the database.

The games are written before the bot starts, and held back as if they were shown already. `Book.release` makes the bot
find them, like tables that were left behind by a crash.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from data.store import Person, Played, Refused, Store, Table
from engine import Chance, Game
from engine.players import player_of
from engine.record import Said
from playground import World
from playground.world import Channel
from playground.world import Person as Member
from tests.support.data.template import place_sqlite

IN_A_SERVER = 10  # tables
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
SEED = "two hundred tables"
TOGETHER = ("pick", "order")  # what all are asked at once: whoever answers asks nobody else anything
STRENGTH = {"race": "normal", "gallery": "normal", "pool": "simple", "tow": "aimless"}  # strong enough, and quick


@dataclass(eq=False)
class Place:
    """A channel with a table, and the people who play there; each has a channel for direct messages."""

    kind: str
    channel: Channel
    people: list[Member]
    private: dict[int, Channel]  # by person
    computers: tuple[str, ...] = ()  # their strengths
    table_id: int = 0
    busy: int = 0  # clicks that aren't answered yet
    pressed: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])  # rematches: message and person
    changed: float = 0.0  # when the bot last changed something in the channel
    quiet_since: float | None = None  # when there was nothing to press


def furnish(
    world: World, kinds: Sequence[str], tables: int, seats: int, computers: tuple[str, ...] = (), shards: int = 1
) -> list[Place]:
    """The games take turns, so that each server has some of all. Shards have as many servers each."""
    numbers = range(-(-tables // IN_A_SERVER))
    guilds = [world.add_guild(f"Pond {number + 1}", shard=(number % shards, shards)) for number in numbers]
    places: list[Place] = []
    for number in range(tables):
        guild = guilds[number // IN_A_SERVER]
        people = [world.add_person(f"{NAMES[seat]} {number + 1}") for seat in range(seats)]
        for person in people:
            world.join(person, guild)
        channel = world.add_channel(guild, f"table-{number + 1}")
        private = {person.id: world.dm(person) for person in people}
        places.append(Place(kinds[number % len(kinds)], channel, people, private, computers))
    return places


async def begin_games(file: Path, places: Iterable[Place], clock: str | None) -> None:
    """A game for each place, with fixed seeds, somewhere between its beginning and its end. Nothing is shown of it."""
    place_sqlite(file)
    rng = Random(SEED)
    store = await Store.open(f"sqlite+aiosqlite:///{file}", seed=lambda: f"{rng.getrandbits(256):064x}")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for place in places:
            table = await begun(store, place, clock)
            place.table_id = table.id
            await advance(store, connection, table, rng)
        connection.execute("BEGIN")
        dms = [(dm.id, person) for place in places for person, dm in place.private.items()]
        connection.executemany("UPDATE seats SET dm_channel_id = ?, dm_open = 1 WHERE user_id = ?", dms)
        connection.execute("UPDATE seats SET last_click = ?", [now()])
        connection.execute("UPDATE games SET presented = version")
        connection.execute("COMMIT")
    await store.close()


async def begun(store: Store, place: Place, clock: str | None) -> Table:
    host, *others = [Person(person.id, person.name) for person in place.people]
    guild, channel = place.channel.guild, place.channel
    table = await store.open_lobby(
        place.kind, host, channel_id=channel.id, guild_id=guild.id if guild else None, clock=clock
    )
    table_id = accepted(table).id
    for person in others:
        accepted(await store.sit(table_id, person))
    for number, strength in enumerate(place.computers):
        accepted(await store.add_computer(table_id, strength, f"Duckbot {number + 1}"))
    return accepted(await store.start(table_id))


async def advance(store: Store, connection: sqlite3.Connection, table: Table, rng: Random) -> None:
    """Computers have played this game up to some moment. All words but the last are put where the store keeps them; the
    last one is played, and what follows from it is then as it would be."""
    assert table.game is not None
    words = played_out(table.game, Chance(f"{rng.getrandbits(256):064x}"))
    *said, last = words[: rng.randrange(1, len(words))]
    game = table.game.copy()
    for word in said:
        game.play(*word)
    rows = [(table.id, number, *word, now()) for number, word in enumerate(said, 1)]
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany("INSERT INTO moves (game_id, number, seat, word, said) VALUES (?, ?, ?, ?, ?)", rows)
    connection.execute("UPDATE games SET snapshot = ?, moves = ? WHERE id = ?", (game.dump(), len(said), table.id))
    connection.execute("UPDATE seats SET last_told = ? WHERE game_id = ?", (game.told, table.id))
    connection.execute("COMMIT")
    prompt = next(each for each in game.prompts() if each.seat == last.seat and last.word in each.moves)
    played = await store.play(table.id, last.seat, last.word, prompt=prompt.id, undos=0)
    assert isinstance(played, Played), played


def played_out(game: Game[Any], chance: Chance) -> list[Said]:
    """What computers would say until the end."""
    game, said, player = game.copy(), list[Said](), player_of(game.name, STRENGTH[game.name])
    while game.outcome is None:
        asked = game.unanswered()[0]
        said.append(Said(asked.seat, player(replace(game.view(asked.seat), prompts=(asked,)), chance)))
        game.play(*said[-1])
    return said


def now() -> str:
    """As SQLite keeps times."""
    return str(datetime.now(UTC).replace(tzinfo=None))


def accepted(table: Table | Refused) -> Table:
    assert isinstance(table, Table), table
    return table


class State(NamedTuple):
    """The newest version of a table, and the newest that is shown."""

    version: int
    presented: int


class Connection(Protocol):
    """What we use of `sqlite3`'s."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Any: ...
    def close(self) -> None: ...


def sqlite_book(file: Path) -> "Book":
    return Book(sqlite3.connect(file, isolation_level=None, timeout=30.0))


class Book:
    """The bot's database, read from outside."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def close(self) -> None:
        self._connection.close()

    def computers_times(self, since: int) -> list[float]:
        """How many seconds after they were asked computers began to play, in all words from this one on."""
        rows = self._connection.execute(
            "SELECT m.game_id, m.seat, m.word, m.said, s.computer FROM moves m "
            "JOIN seats s ON s.game_id = m.game_id AND s.number = m.seat "
            "WHERE m.rowid > ? ORDER BY m.game_id, m.number",
            [since],
        )
        times: list[float] = []
        before: dict[int, tuple[datetime, int]] = {}  # when somebody last spoke, and who
        opened: dict[int, datetime] = {}  # when that last was no answer to what all are asked at once
        for table, seat, word, said, computer in rows:
            now, is_together = datetime.fromisoformat(said), word.startswith(TOGETHER)
            if computer and table in opened and before[table][1] != seat:
                times.append((now - (opened[table] if is_together else before[table][0])).total_seconds())
            before[table] = now, seat
            if not is_together:
                opened[table] = now
        return times

    def words(self) -> int:
        """The number of the last one."""
        return self._connection.execute("SELECT coalesce(max(rowid), 0) FROM moves").fetchone()[0]

    def release(self, tables: Sequence[int]) -> None:
        """From now on the bot finds them, and shows them."""
        marks = ", ".join("?" * len(tables))
        self._connection.execute(f"UPDATE games SET presented = 0 WHERE id IN ({marks})", tables)

    def behind(self) -> int:
        """How many tables have something that isn't shown."""
        return self._connection.execute("SELECT count(*) FROM games WHERE presented < version").fetchone()[0]

    def never_shown(self) -> int:
        """How many tables were released, and not shown since."""
        return self._connection.execute("SELECT count(*) FROM games WHERE presented = 0").fetchone()[0]

    def states(self, tables: Sequence[int]) -> dict[int, State]:
        marks = ", ".join("?" * len(tables))
        rows = self._connection.execute(f"SELECT id, version, presented FROM games WHERE id IN ({marks})", tables)
        return {number: State(version, presented) for number, version, presented in rows}

    def taken(self, interactions: Iterable[int]) -> int:
        """How many of these clicks were moves that the game has accepted."""
        moves = {row[0] for row in self._connection.execute("SELECT interaction_id FROM moves")}
        return len(moves.intersection(interactions))

    def overdue(self, now: datetime) -> list[float]:
        """How many seconds ago each deadline was due that is still there."""
        rows = self._connection.execute("SELECT due FROM deadlines WHERE due < ?", [str(now.replace(tzinfo=None))])
        return [(now - datetime.fromisoformat(due).replace(tzinfo=UTC)).total_seconds() for (due,) in rows]

    def finished(self) -> int:
        return self._connection.execute("SELECT count(*) FROM games WHERE status = 'over'").fetchone()[0]
