"""What isn't kept for ever: the data of servers that have removed the bot, and how old games were played."""

from datetime import timedelta

import pytest

from cogs.settings import SERVER
from data.store import PUZZLE, Status, Store, Table, Why, retention
from data.store.models import RatingRow
from data.store.retention import BATCH, KEPT_AFTER
from data.store.statements import adding, numbered
from tests.support.clock import StillClock
from tests.support.data.past import ZOE, change, finished, rating, traces
from tests.support.data.seating import ANNA, BEN, CHANNEL, begun, done, everything, lobby, play_on, refused

HERE, ELSEWHERE = 1, 7_000_000_000_000_000_009  # servers
A_MOMENT = timedelta(seconds=1)


async def two_servers(store: Store) -> tuple[Table, Table]:
    """Everything that's kept of one, and a table of another that is newer."""
    table = await finished(store, ZOE, BEN, channel=CHANNEL)
    left = await begun(store, ZOE, BEN, channel=CHANNEL + 1)
    done(await store.leave(left.id, ZOE.user_id))
    done(await store.stop(left.id, "stopped"))
    await store.put_setting(f"{SERVER} {HERE}", "{}")
    await store.put_setting(f"{SERVER} {ELSEWHERE}", "{}")
    await change(store, adding(RatingRow, tuple(rating(BEN))), **numbered([rating(BEN)]))
    other = done(await store.open_lobby("race", ANNA, channel_id=CHANNEL + 2, guild_id=ELSEWHERE))
    return table, other


async def test_the_data_of_a_server_goes_thirty_days_after_it_removed_the_bot(store: Store, clock: StillClock) -> None:
    _, other = await two_servers(store)
    await store.server_gone(HERE)
    clock.forward(days=3)
    await store.server_gone(HERE)  # said twice: it still began three days ago
    clock.now += KEPT_AFTER - timedelta(days=3) - A_MOMENT
    assert await store.clear_gone_servers() == 0
    before = await everything(store)
    clock.now += A_MOMENT
    assert await store.clear_gone_servers() == 1
    after = await everything(store)
    assert [row[0] for row in after["games"]] == [other.id]
    assert after["ratings"] == after["results"] == after["moves"] == []
    assert after["settings"] == [("scrub", "due"), (f"{SERVER} {ELSEWHERE}", "{}")]
    assert await traces(store, ZOE.user_id, ZOE.name, BEN.name) == set()
    assert before["games"][-1] == after["games"][-1]
    assert await store.clear_gone_servers() == 0


async def test_a_server_that_comes_back_in_time_finds_everything(store: Store, clock: StillClock) -> None:
    await two_servers(store)
    before = await everything(store)
    await store.server_gone(HERE)
    clock.now += KEPT_AFTER - A_MOMENT
    await store.server_back(HERE)
    clock.forward(days=300)
    assert await store.clear_gone_servers() == 0
    assert await everything(store) == before


async def test_one_that_comes_back_while_its_data_is_being_deleted_keeps_the_rest(
    store: Store, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "BATCH", 1)
    await two_servers(store)
    await store.server_gone(HERE)
    clock.now += KEPT_AFTER
    clear, done_with = store._clear_server, list[int]()

    async def cleared(guild_id: int, tables: list[int], **how: bool) -> None:
        await clear(guild_id, tables, **how)
        done_with.extend(tables)
        await store.server_back(guild_id)

    monkeypatch.setattr(store, "_clear_server", cleared)
    await store.clear_gone_servers()
    assert done_with == [1, 2]
    assert [row[0] for row in (await everything(store))["games"]] == [2, 3]
    assert len((await everything(store))["ratings"]) == 1


async def test_what_happened_while_we_were_away_is_noticed(store: Store, clock: StillClock) -> None:
    await two_servers(store)
    assert {*await store.known_servers(SERVER)} == {HERE, ELSEWHERE}
    await store.put_setting(f"{PUZZLE} 77", "770 new")
    assert {*await store.known_servers(SERVER, PUZZLE)} == {HERE, ELSEWHERE, 77}
    await store.server_gone(HERE)
    clock.forward(days=20)
    await store.servers_here([HERE], [ELSEWHERE])
    clock.forward(days=20)
    assert await store.clear_gone_servers() == 0
    clock.forward(days=20)
    assert await store.clear_gone_servers() == 1
    assert {*await store.known_servers(SERVER)} == {HERE}


async def test_no_number_of_a_table_is_used_again(store: Store, clock: StillClock) -> None:
    """Its buttons may still be somewhere in Discord."""
    tables = [await lobby(store, BEN, channel=CHANNEL + place) for place in range(2)]
    for table in tables:
        done(await store.stop(table.id, "stopped"))
    await store.server_gone(HERE)
    clock.now += KEPT_AFTER
    await store.clear_gone_servers()
    assert await traces(store, ANNA.name, BEN.name, str(CHANNEL)) == set()
    assert (await lobby(store, channel=CHANNEL)).id > tables[-1].id


# Old games


async def test_after_a_while_only_the_result_of_a_game_is_kept(store: Store, clock: StillClock) -> None:
    table = await finished(store, ZOE, BEN, channel=CHANNEL)
    results, record = await store.results(table.id), await store.record(table.id)
    empty = await lobby(store, BEN, channel=CHANNEL + 1)
    done(await store.stop(empty.id, "stopped"))
    clock.forward(days=10)
    running = await play_on(store, await begun(store, channel=CHANNEL + 2), 3)
    assert await store.clear_old_games(clock.now - timedelta(days=10)) == 0
    assert await store.record(table.id) == record
    assert await store.clear_old_games(clock.now - timedelta(days=10) + A_MOMENT) == 2
    assert await store.results(table.id) == results
    cleared = done(await store.load(table.id))
    assert (cleared.game, cleared.is_cleared, cleared.presented) == (None, True, cleared.version)
    assert [seat.user_id for seat in cleared.seats] == [seat.user_id for seat in table.seats]
    assert [seat.last_click for seat in cleared.seats] == [None] * 3
    assert refused(await store.record(table.id)).why is Why.CLEARED
    assert refused(await store.load(empty.id)).why is Why.UNKNOWN
    rows = await everything(store)
    assert {row[0] for row in rows["moves"]} == {running.id}
    assert await store.clear_old_games(clock.now + A_MOMENT) == 0


async def test_a_game_that_is_not_over_is_kept_however_old(store: Store, clock: StillClock) -> None:
    table = await play_on(store, await begun(store), 3)
    await lobby(store, channel=CHANNEL + 1)
    clock.forward(days=1000)
    assert await store.clear_old_games(clock.now) == 0
    assert done(await store.load(table.id)).game


async def test_many_games_are_cleared_in_small_batches(
    store: Store, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)
    for place in range(5):
        done(await store.stop((await begun(store, channel=CHANNEL + place)).id, "stopped"))
    await lobby(store, channel=CHANNEL + 5)
    clear, sizes = store._clear_games, list[int]()

    async def cleared(some: list[tuple[int, bool]]) -> int:
        sizes.append(len(some))
        return await clear(some)

    monkeypatch.setattr(store, "_clear_games", cleared)
    clock.forward(days=1)
    assert await store.clear_old_games(clock.now) == 5
    assert sizes == [2, 2, 1]
    assert BATCH > 2
    assert done(await store.load(1)).status is Status.STOPPED


async def test_a_game_that_is_being_shown_is_cleared_next_time(store: Store, clock: StillClock) -> None:
    """Or whoever shows it would write down messages of a game that's gone, and clear them away."""
    game = await finished(store, ZOE, BEN, channel=CHANNEL)
    empty = await lobby(store, BEN, channel=CHANNEL + 1)
    done(await store.stop(empty.id, "stopped"))
    await lobby(store, channel=CHANNEL + 2)
    clock.forward(days=1)
    for table in (game, empty):
        assert await store.take_up(table.id, "somebody", 6)
    before = await everything(store)
    assert await store.clear_old_games(clock.now) == 0
    assert await everything(store) == before
    await store.release(game.id, "somebody")
    assert await store.clear_old_games(clock.now) == 1
    clock.forward(seconds=6)  # they have crashed
    assert await store.clear_old_games(clock.now) == 1
    assert refused(await store.load(empty.id)).why is Why.UNKNOWN


async def test_a_closed_table_that_never_began_says_so(store: Store) -> None:
    table = await lobby(store, BEN)
    done(await store.stop(table.id, "stopped"))
    assert refused(await store.record(table.id)).why is Why.NOT_BEGUN
    assert not done(await store.load(table.id)).is_cleared
