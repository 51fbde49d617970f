"""Where the seed comes from: the secret that is drawn when a table opens, and what the players add."""

import pytest
from sqlmodel import select

from data.store import LONGEST_LUCKY_WORD, Person, Store, Table, Why
from data.store.models import SeatRow, TableRow
from data.store.session import Session
from data.store.statements import Statement, changing, columns
from engine import GAMES
from engine.record import Record
from engine.seeds import lucky, sat, seed_of, started
from engine.words import digest
from tests.support.data.seating import ANNA, BEN, CHANNEL, CLEO, begun, done, game_of, play_on, refused

ADA, BOB = Person(810_000_000_001, "Anna", sat_by=1001), Person(810_000_000_002, "Ben", sat_by=1002)
KEPT = ("secret", "additions", "seed")
ROWS = Statement(select(*columns(TableRow, "id", *KEPT)).order_by(*columns(TableRow, "id")))  # pyright: ignore
WORDS = Statement(select(*columns(SeatRow, "lucky_word", "sat_by")).order_by(*columns(SeatRow, "number")))  # pyright: ignore


async def kept(store: Store, statement: Statement = ROWS) -> list[tuple[object, ...]]:
    async def read(session: Session) -> list[tuple[object, ...]]:
        return [tuple(row) for row in await session.rows(statement)]

    return await store.database.read(read)


async def opened(store: Store, *guests: Person) -> Table:
    table = done(await store.open_lobby("race", ADA, channel_id=CHANNEL, guild_id=1))
    for guest in guests:
        table = done(await store.sit(table.id, guest))
    return table


async def record_of(store: Store, table: Table) -> Record:
    return Record.parse(done(await store.record(table.id)))


async def test_a_lobby_shows_what_the_record_will_keep(store: Store) -> None:
    table = await opened(store)
    first = table.commitment
    assert table.is_shared
    (row,) = await kept(store)
    secret = str(row[1])
    assert (first, row[2:]) == (digest(secret), (None, None))
    done(await store.add_computer(table.id, "normal", "Duckbot", by=ADA.user_id, interaction_id=1005))
    done(await store.sit(table.id, BOB))
    done(await store.choose_lucky_word(table.id, BOB.user_id, "quack"))
    table = done(await store.start(table.id, by=BOB.user_id, interaction_id=1003))
    additions = (sat(0, 1001), sat(2, 1002), lucky(2, "quack"), started(1003))
    assert await kept(store) == [(table.id, secret, "\n".join(additions), seed_of(secret, additions))]
    table = await play_on(store, table, 12)
    sealed = await record_of(store, table)
    assert (sealed.secret, sealed.seed, sealed.additions, sealed.commitment) == (None, None, additions, first)
    table = done(await store.stop(table.id, "enough"))
    record = await record_of(store, table)
    assert (record.secret, record.commitment, table.commitment) == (secret, first, first)
    assert record.replay(GAMES).dump() == game_of(table).dump()
    for person in (ADA, BOB):
        assert str(person.user_id) not in record.text()
        assert person.name not in record.text()
    assert "quack" not in record.text()


@pytest.mark.parametrize("word", ["moo", ""])
async def test_a_lucky_word_can_be_changed_until_the_start(store: Store, word: str) -> None:
    table = await opened(store, BOB)
    done(await store.choose_lucky_word(table.id, BOB.user_id, "quack"))
    table = done(await store.choose_lucky_word(table.id, BOB.user_id, word))
    assert [seat.lucky_word for seat in table.seats] == [None, word or None]
    table = done(await store.start(table.id, interaction_id=1003))
    ours = [lucky(1, word)] if word else []
    assert (await record_of(store, table)).additions == (sat(0, 1001), sat(1, 1002), *ours, started(1003))
    assert refused(await store.choose_lucky_word(table.id, BOB.user_id, "late")).why is Why.BEGUN
    assert await kept(store, WORDS) == [(None, 1001), (word or None, 1002)]


async def test_whatever_is_typed_is_kept_on_one_line(store: Store) -> None:
    table = await opened(store, BOB)
    for typed, word in {
        " a\x00b\n\nc\t ": "ab c",
        "x" * 900: "x" * LONGEST_LUCKY_WORD,
        "\ud800": None,
        "e\u0301": "é",
        "\u0958" * 30: ("\u0915\u093c" * 30)[:LONGEST_LUCKY_WORD],
        "🦆" * 50: "🦆" * LONGEST_LUCKY_WORD,
    }.items():
        table = done(await store.choose_lucky_word(table.id, BOB.user_id, typed))
        assert table.seats[1].lucky_word == word
        assert table == done(await store.load(table.id))
    assert refused(await store.choose_lucky_word(table.id, CLEO.user_id, "quack")).why is Why.NOT_SEATED


async def test_whoever_leaves_takes_what_they_would_have_added_with_them(store: Store) -> None:
    table = await opened(store, BOB, CLEO._replace(sat_by=1004))
    done(await store.choose_lucky_word(table.id, BOB.user_id, "quack"))
    done(await store.leave_lobby(table.id, BOB.user_id))
    done(await store.sit(table.id, BOB._replace(sat_by=1007)))
    table = done(await store.start(table.id, interaction_id=1008))
    assert (await record_of(store, table)).additions == (sat(0, 1001), sat(1, 1004), sat(2, 1007), started(1008))


async def test_a_computer_that_takes_over_does_not_keep_the_lucky_word(store: Store) -> None:
    table = await opened(store, BOB)
    done(await store.choose_lucky_word(table.id, BOB.user_id, "quack"))
    table = done(await store.start(table.id, interaction_id=1003))
    additions = (await record_of(store, table)).additions
    left = done(await store.leave(table.id, BOB.user_id))
    assert [word for word, _ in await kept(store, WORDS)] == [None, None]
    assert (game_of(left).seed, (await record_of(store, left)).additions) == (game_of(table).seed, additions)


async def test_whoever_takes_the_last_seat_has_started_the_game(store: Store) -> None:
    table = done(await store.open_lobby("race", ADA, channel_id=CHANNEL, guild_id=1))
    done(await store.change(table.id, auto_start=True, by=ADA.user_id))
    for number, guest in enumerate((BEN, CLEO), 1):
        done(await store.sit(table.id, guest._replace(sat_by=1001 + number)))
    table = done(await store.add_computer(table.id, "normal", "Duckbot", interaction_id=1009))
    assert table.status.begun
    people = [sat(number, 1001 + number) for number in range(3)]
    assert (await record_of(store, table)).additions == (*people, started(1009))


async def test_a_rematch_has_a_secret_of_its_own(store: Store) -> None:
    old = await opened(store, BOB)
    old = done(await store.start(old.id, interaction_id=1003))
    done(await store.stop(old.id, "enough"))
    again = done(await store.rematch(old.id, BOB.user_id, interaction_id=1010))
    assert again.commitment not in (None, old.commitment)
    promised = again.commitment
    again = done(await store.rematch(old.id, ADA.user_id, interaction_id=1011))
    assert again.status.begun
    record = await record_of(store, again)
    assert (record.commitment, record.additions) == (promised, (sat(0, 1010), sat(1, 1011), started(1011)))


async def test_with_the_same_secret_any_one_click_makes_another_game(store: Store) -> None:
    """The owner knows the secret. It's no use: the last number comes from Discord."""
    store.seed = lambda: "5e" * 32
    seeds = set[str]()
    for place, (one, other, start) in enumerate([(1, 2, 3), (9, 2, 3), (1, 9, 3), (1, 2, 9)]):
        host, guest = ANNA._replace(sat_by=one), BEN._replace(sat_by=other)
        table = done(await store.open_lobby("race", host, channel_id=CHANNEL + place, guild_id=1))
        assert table.commitment == digest("5e" * 32)
        done(await store.sit(table.id, guest))
        seeds.add(game_of(done(await store.start(table.id, interaction_id=start))).seed)
    assert len(seeds) == 4


async def test_what_began_without_a_secret_goes_on_without_one(store: Store) -> None:
    """A game, and a lobby, that an older version has left."""
    game = await begun(store)
    table = done(await store.open_lobby("race", ADA, channel_id=9, guild_id=1))
    await without_secrets(store)
    game = await play_on(store, done(await store.load(game.id)), 10)
    assert (game.is_shared, game.commitment) == (False, digest(game_of(game).seed))
    game = done(await store.stop(game.id, "enough"))
    record = await record_of(store, game)
    assert (record.version, record.replay(GAMES).dump()) == (1, game_of(game).dump())
    assert refused(await store.choose_lucky_word(table.id, ADA.user_id, "quack")).why is Why.STALE
    done(await store.sit(table.id, BOB))
    table = done(await store.start(table.id, interaction_id=1003))
    assert (table.is_shared, (await record_of(store, table)).version) == (False, 1)


async def without_secrets(store: Store) -> None:
    async def work(session: Session) -> None:
        for number in (1, 2):
            nothing = {"new_secret": None, "new_additions": None, "this_id": number}
            await session.change(changing(TableRow, ("secret", "additions"), ("id",)), **nothing)

    await store.database.write(work)
