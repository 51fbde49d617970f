"""A server that is lost in the middle of a transaction: everything is done once, and nobody waits for long."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url
from sqlmodel import select

from data.store import CannotOpen, Store, Unavailable, Why, connections
from data.store.addresses import Server, checked_url, servers_in, target_of
from data.store.models import CommitRow
from data.store.session import Session
from data.store.statements import Statement
from tests.support.clock import StillClock
from tests.support.data.endings import end, nearly_over
from tests.support.data.failover import GOES_ON
from tests.support.data.proxy import AFTER, BEFORE, LATE, Proxy, proxy_to
from tests.support.data.seating import ANNA, BEN, CLEO, Seeds, begun, done, everything, lobby, refused, say
from tests.support.data.template import MIGRATED, copy_of
from tests.support.patience import LONGEST

TOKENS = Statement(select(CommitRow.id, CommitRow.attempt))


@pytest.fixture
async def direct(migrated_postgres: str) -> AsyncIterator[str]:
    """The address without anything in between."""
    async with copy_of(MIGRATED, migrated_postgres) as url:
        yield url


@pytest.fixture
async def wires(direct: str) -> AsyncIterator[tuple[Proxy, Proxy]]:
    """Two ways to the same database, as if to a primary and to the standby that takes its place."""
    folder = Path(str(make_url(direct).query["host"]))
    async with proxy_to(folder) as one, proxy_to(folder) as other:
        yield one, other


@pytest.fixture
def wire(wires: tuple[Proxy, Proxy]) -> Proxy:
    wires[1].is_shut = True
    return wires[0]


@pytest.fixture
async def store(direct: str, wires: tuple[Proxy, Proxy]) -> AsyncIterator[Store]:
    hosts = ",".join([f"127.0.0.1:{wire.port}" for wire in wires])
    url = f"postgresql://duck@{hosts}/{make_url(direct).database}?ssl=disable"
    opened = await Store.open(url, clock=StillClock(), seed=Seeds())
    yield opened
    await opened.close()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes seconds takes less."""
    monkeypatch.setattr(connections, "ANSWERING", 0.3)
    monkeypatch.setattr(connections, "CONNECTING", 0.3)
    monkeypatch.setattr("data.store.postgres.OUTAGE", 0.5)


# The answer to a COMMIT is lost


async def sits_down(store: Store) -> Any:
    return done(await store.sit(1, BEN))


async def adds_a_computer(store: Store) -> Any:
    return done(await store.add_computer(1, "normal", "Quackers"))


async def starts(store: Store) -> Any:
    return done(await store.start(1))


async def switches_a_vote(store: Store) -> Any:
    return done(await store.vote(1, ANNA.user_id))


async def plays(store: Store) -> Any:
    return done(await say(store, done(await store.load(1)), interaction_id=77)).table


CHANGES = [adds_a_computer, sits_down, starts, plays, switches_a_vote]


@pytest.mark.parametrize("cut", [AFTER, BEFORE])
async def test_a_change_whose_answer_is_lost_is_made_once_and_told_as_it_was_made(
    cut: str, store: Store, wire: Proxy
) -> None:
    """Of those that would do something else if they were repeated."""
    table = await lobby(store)
    version = table.version
    for number, change in enumerate(CHANGES, 1):
        wire.cuts = [cut]
        table = await change(store)
        assert not wire.cuts
        assert table.version == version + number, change.__name__
        assert done(await store.load(1)) == table
    assert [seat.name for seat in table.seats][::2] == ["Anna", "Ben"]
    assert (table.moves, [seat.wants_stop for seat in table.seats if seat.name == "Anna"]) == (1, [True])
    assert refused(await say(store, table, interaction_id=77)).why is Why.DUPLICATE


async def test_whoever_claims_or_leases_something_gets_it_though_the_answer_is_lost(store: Store, wire: Proxy) -> None:
    table = await begun(store)
    assert isinstance(store.clock, StillClock)
    store.clock.forward((max(each.due for each in table.deadlines) - store.clock.now).total_seconds())
    wire.cuts = [AFTER]
    assert await store.claim_due(20.0)
    assert not await store.claim_due(20.0)
    wire.cuts = [AFTER]
    assert await store.swap_setting("key", None, "mine")
    wire.cuts = [AFTER]
    assert await store.take_up(table.id, "me", 6.0)
    wire.cuts = [AFTER]
    assert (await store.mark_presented(table.id, "me", table.version)).is_newest


async def test_a_game_that_ends_is_rated_once(store: Store, wire: Proxy) -> None:
    table = await nearly_over(store, [ANNA, BEN])
    wire.cuts = [AFTER]
    await end(store, table)
    rows = await everything(store)
    assert len(rows["results"]) == 2
    assert {row[8] for row in rows["ratings"]} == {1}  # games


async def test_answers_can_be_lost_again_and_again(store: Store, wire: Proxy) -> None:
    table = await lobby(store)
    wire.cuts = [BEFORE, BEFORE, AFTER, AFTER]
    assert len(done(await store.add_computer(table.id, "normal", "Quackers")).seats) == 2
    assert not wire.cuts
    assert len(done(await store.load(table.id)).seats) == 2


@pytest.mark.parametrize("waits", [0.0, 0.05])
async def test_a_commit_that_comes_too_late_is_not_made_any_more(store: Store, wire: Proxy, waits: float) -> None:
    """It was on its way when the connection was lost. While it's not known what became of it, its transaction goes on
    at the server, and holds what it has locked."""
    table = await lobby(store)
    wire.cuts = [LATE]
    sitting = asyncio.create_task(store.sit(table.id, BEN))
    while not wire.late:
        await asyncio.sleep(0.001)
    await asyncio.sleep(waits)
    wire.late[0]()
    assert len(done(await sitting).seats) == 2
    after = done(await store.load(table.id))
    assert (len(after.seats), after.version) == (2, table.version + 1)


# Tokens


async def test_what_changes_nothing_leaves_no_token(store: Store) -> None:
    table = await lobby(store)
    before = await tokens(store)
    assert len(before) == 1
    assert refused(await store.start(table.id)).why is Why.SEATS
    assert not await store.claim_due(20.0)
    await store.load(table.id)
    assert await tokens(store) == before


async def test_old_tokens_are_cleared_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.store.doubts.EVERY", 3)
    monkeypatch.setattr("data.store.doubts.KEPT", -10)
    for number in range(10):
        await store.put_setting("key", str(number))
    assert len(await tokens(store)) <= 3


async def tokens(store: Store) -> list[Any]:
    async def read(session: Session) -> list[Any]:
        return sorted(map(tuple, await session.rows(TOKENS)))

    return await store.database.read(read)


# The server is gone


async def test_connections_that_are_cut_are_replaced_and_all_clicks_count(store: Store, wire: Proxy) -> None:
    table = await lobby(store)
    people = [BEN, CLEO]
    for person in people:
        cutting = asyncio.get_running_loop().call_later(0.002, wire.cut_all)
        done(await store.sit(table.id, person))
        cutting.cancel()
    assert len(done(await store.load(table.id)).seats) == 1 + len(people)


async def test_a_server_that_says_goodbye_is_looked_for_again(store: Store, direct: str) -> None:
    table = await lobby(store)
    other = await asyncpg.connect(direct.replace("+asyncpg", ""))
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    await other.execute(f"SELECT pg_terminate_backend(pid) {others}")
    assert len(done(await store.sit(table.id, BEN)).seats) == 2
    await other.close()


@pytest.mark.long
async def test_a_primary_that_has_become_a_standby_is_left(
    store: Store, direct: str, wires: tuple[Proxy, Proxy]
) -> None:
    """As it says itself, when we want to change something."""
    table, database = await lobby(store), make_url(direct).database
    other = await asyncpg.connect(direct.replace("+asyncpg", ""))
    await other.execute(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
    for wire in wires:
        wire.cut_all()
    sitting = asyncio.create_task(store.sit(table.id, BEN))
    await asyncio.sleep(0.3)
    assert not sitting.done()
    await other.execute("SET default_transaction_read_only = off")
    await other.execute(f"ALTER DATABASE {database} SET default_transaction_read_only = off")
    assert len(done(await sitting).seats) == 2
    await other.close()


@pytest.mark.long
async def test_a_server_that_takes_no_changes_is_complained_about_once(
    store: Store,
    direct: str,
    wires: tuple[Proxy, Proxy],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It's waited for only shortly, but as long as ever for what it says."""
    monkeypatch.setattr("data.store.postgres.OUTAGE", 0.5)
    table = await lobby(store)
    other = await asyncpg.connect(direct.replace("+asyncpg", ""))
    await other.execute(f"ALTER DATABASE {make_url(direct).database} SET default_transaction_read_only = on")
    await other.close()
    for wire in wires:
        wire.cut_all()
    for person in (BEN, CLEO):
        with pytest.raises(Unavailable, match="read-only"):
            await store.sit(table.id, person)
    assert caplog.text.count("the database takes no changes") == 1


@pytest.mark.long
async def test_a_server_that_is_silent_is_left_for_another(
    store: Store, wires: tuple[Proxy, Proxy], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "ANSWERING", 1.0)
    monkeypatch.setattr("data.store.postgres.OUTAGE", LONGEST)
    await leave_the_silent(store, wires)


@pytest.mark.long
async def test_a_server_that_is_silent_is_left_in_time(store: Store, wires: tuple[Proxy, Proxy]) -> None:
    assert await leave_the_silent(store, wires) < GOES_ON


async def leave_the_silent(store: Store, wires: tuple[Proxy, Proxy]) -> float:
    """How many seconds it took."""
    table, took = await lobby(store), list[float]()
    for wire, other in (wires, wires[::-1]):
        other.is_silent, wire.is_silent = False, True
        began = monotonic()
        sat = await asyncio.gather(store.sit(table.id, BEN), store.load(table.id), store.put_setting("key", "value"))
        took.append(monotonic() - began)
        assert len(done(sat[0]).seats) == 2
        done(await store.leave(table.id, BEN.user_id))
    return max(took)


@pytest.mark.long
@pytest.mark.usefixtures("soon")
async def test_when_no_server_is_found_it_says_so_once_and_goes_on_when_there_is_one(
    store: Store, wires: tuple[Proxy, Proxy], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(store)
    shut(wires, is_shut=True)
    with caplog.at_level(logging.INFO):
        sitting = [store.sit(table.id, BEN), store.sit(table.id, CLEO), *[store.load(table.id) for _ in range(40)]]
        answers = await asyncio.gather(*sitting, return_exceptions=True)
        assert {type(answer) for answer in answers} == {Unavailable}
        assert "can't be reached" in str(answers[0])
        monkeypatch.setattr("data.store.postgres.OUTAGE", LONGEST)
        shut(wires, is_shut=False)
        assert len(done(await store.sit(table.id, BEN)).seats) == 2
    said = [record.getMessage() for record in caplog.records if record.name.startswith("data")]
    assert [each.split(":")[0].split(" after")[0] for each in said] == [
        "the database can't be reached",
        "the database is back",
    ]


@pytest.mark.long
async def test_whoever_waits_is_served_when_a_server_is_there_again(store: Store, wires: tuple[Proxy, Proxy]) -> None:
    table = await lobby(store)
    shut(wires, is_shut=True)
    clicks = [asyncio.create_task(store.sit(table.id, person)) for person in (BEN, CLEO)]
    await asyncio.sleep(0.3)
    shut(wires, is_shut=False)
    async with asyncio.timeout(LONGEST):
        assert max([len(done(each).seats) for each in await asyncio.gather(*clicks)]) == 3


@pytest.mark.long
async def test_a_store_that_is_opened_during_a_promotion_waits_for_it(direct: str, wires: tuple[Proxy, Proxy]) -> None:
    shut(wires, is_shut=True)
    hosts = ",".join([f"127.0.0.1:{wire.port}" for wire in wires])
    opening = asyncio.create_task(Store.open(f"postgresql://duck@{hosts}/{make_url(direct).database}?ssl=disable"))
    await asyncio.sleep(0.3)
    assert not opening.done()
    shut(wires, is_shut=False)
    await (await opening).close()


def shut(wires: tuple[Proxy, Proxy], *, is_shut: bool) -> None:
    for wire in wires:
        wire.is_shut = is_shut
        if is_shut:
            wire.cut_all()


async def test_idle_connections_to_a_lost_server_are_dropped_at_once(store: Store, wire: Proxy) -> None:
    await asyncio.gather(*[store.count_open() for _ in range(5)])
    pool = store.database._transactions._connections  # pyright: ignore
    idle = [*pool._idle]
    assert len(idle) > 1
    wire.cuts = [AFTER]
    await store.put_setting("key", "value")
    assert all(connection.is_closed for connection in idle)


async def test_a_process_that_stands_still_in_a_transaction_holds_nobody_up(direct: str) -> None:
    connection = await connections.connect(checked_url(direct))
    (timeout,) = (await connection.fetch("SHOW idle_in_transaction_session_timeout"))[0]
    assert timeout == "5s"
    await connection.close()


async def test_the_system_notices_when_the_other_side_is_gone_without_a_word(direct: str, wire: Proxy) -> None:
    url = f"postgresql://duck@127.0.0.1:{wire.port}/{make_url(direct).database}?ssl=disable"
    connection: Any = await connections.connect(checked_url(url))
    over = connection._transport.get_extra_info("socket")
    assert over.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
    assert over.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 5000
    await connection.close()


# Where it is


@pytest.mark.parametrize("form", ["{0}/{2}?ssl=disable", "/{2}?host={0}&ssl=disable", "{0},{1}/{2}?ssl=disable"])
async def test_a_store_is_opened_however_its_servers_are_named(
    form: str, direct: str, wires: tuple[Proxy, Proxy]
) -> None:
    hosts = [f"127.0.0.1:{wire.port}" for wire in wires]
    store = await Store.open(f"postgresql+asyncpg://duck:quack@{form.format(*hosts, make_url(direct).database)}")
    assert len((await lobby(store, BEN)).seats) == 2
    await store.close()


@pytest.mark.parametrize(
    ("url", "servers"),
    [
        ("postgresql://duck:p,w@/ducks", [Server(None, None)]),
        ("postgresql://duck@one/ducks", [Server("one", None)]),
        ("postgresql://duck@one:1/ducks", [Server("one", 1)]),
        ("postgresql://duck@/ducks?host=/run/pg", [Server("/run/pg", None)]),
        ("postgresql://duck:p,w@one:1,two:2/ducks", [Server("one", 1), Server("two", 2)]),
        ("postgresql://one,two/ducks", [Server("one", None), Server("two", None)]),
        ("postgresql://duck@[::1]:1,[::2]/ducks", [Server("::1", 1), Server("::2", None)]),
        ("postgresql://duck@/ducks?host=one:1,two:2", [Server("one", 1), Server("two", 2)]),
        ("postgresql://duck@/ducks?host=one:1&host=two:2", [Server("one", 1), Server("two", 2)]),
        ("postgresql://duck@/ducks?host=one,two&port=1,2", [Server("one", 1), Server("two", 2)]),
        ("postgresql://duck@/ducks?host=one,two&port=1", [Server("one", 1), Server("two", 1)]),
        ("postgresql://duck@/ducks?host=/run/one,/run/two", [Server("/run/one", None), Server("/run/two", None)]),
    ],
)
def test_an_address_may_name_several_servers(url: str, servers: list[Server]) -> None:
    where = checked_url(url)
    assert [*servers_in(where)] == servers
    assert target_of(where) == ("any" if len(servers) == 1 else "primary")
    assert where.database == "ducks"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://duck:quack@one:x/ducks", "is no address"),
        ("postgresql://duck:quack@one:x,two/ducks", 'the port "x"'),
        ("postgresql://duck:quack@one:99999,two/ducks", 'the port "99999"'),
        ("postgresql://duck:quack@one,,two/ducks", 'the host ""'),
        ("postgresql://duck:quack@one,two/ducks?host=three", "names hosts twice"),
        ("postgresql://duck:quack@/ducks?host=one,two&port=1,2,3", "2 hosts and 3 ports"),
        ("postgresql://duck:quack@/ducks?host=one:1,two:2&port=1,2", "two ports for"),
        ("postgresql://duck:quack@one,two/ducks?target_session_attrs=standby", "target_session_attrs=standby"),
        ("postgresql://duck:quack@one,two/ducks?target_session_attrs=any", "it must be primary"),
        ("postgresql:/duck:quack@one/ducks", "is no address"),
        ("postgresql://duck:very@quack@one/ducks", "more than one @"),
        ("postgresql://duck:very@quack@one,two/ducks", "more than one @"),
    ],
)
def test_an_address_that_cannot_be_is_one_sentence(url: str, reason: str) -> None:
    with pytest.raises(CannotOpen) as caught:
        checked_url(url)
    assert reason in str(caught.value)
    assert "quack" not in str(caught.value)


@pytest.mark.parametrize("form", ["duck:quack@127.0.0.1:1/ducks", "duck@127.0.0.1:1/ducks?password=quack"])
async def test_no_password_is_told_wherever_it_stands(form: str) -> None:
    with pytest.raises(Unavailable) as caught:
        await Store.open(f"postgresql://{form}")
    assert "127.0.0.1:1/ducks" in str(caught.value)
    assert "quack" not in str(caught.value)
