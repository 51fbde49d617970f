"""Puzzles: who has solved which, streaks, and what's kept of it."""

from datetime import date, timedelta

import pytest

from data.store import PUZZLE, UNTRIED, Solve, Store, solves, streak_of
from data.store.session import Session
from tests.support.data.seating import ANNA, BEN

TODAY = date(2026, 11, 18)
YESTERDAY = TODAY - timedelta(days=1)
SERVER = 7


async def tried(store: Store, day: date = TODAY, user: int = ANNA.user_id, *, solves: bool) -> Solve:
    return await store.try_puzzle(day, user, "Anna", SERVER, solves=solves)


async def test_tries_are_counted_until_it_is_solved(store: Store) -> None:
    assert await store.solve_of(TODAY, ANNA.user_id) == UNTRIED
    assert (await tried(store, solves=False)).tries == 1
    solved = await tried(store, solves=True)
    assert (solved.tries, solved.solved) == (2, store.clock.now)
    assert await tried(store, solves=False) == await store.solve_of(TODAY, ANNA.user_id) == solved


async def test_who_gives_up_has_not_solved_it(store: Store) -> None:
    await tried(store, solves=False)
    given_up = await store.give_up_puzzle(TODAY, ANNA.user_id, "Anna", SERVER)
    assert given_up == Solve(1, gave_up=True)
    assert await tried(store, solves=True) == given_up
    assert await store.solvers(TODAY, SERVER) == []
    assert await store.streak(ANNA.user_id, TODAY) == 0


async def test_who_gives_up_while_an_answer_is_on_its_way_has_not_solved_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before somebody gave up isn't so any more."""
    await tried(store, solves=False)
    read, stale = solves._solve, [Solve(1)]
    await store.give_up_puzzle(TODAY, ANNA.user_id, "Anna", SERVER)

    async def late(session: Session, day: date, user_id: int) -> Solve | None:
        return stale.pop() if stale else await read(session, day, user_id)

    monkeypatch.setattr(solves, "_solve", late)
    assert await tried(store, solves=True) == Solve(1, gave_up=True)


async def test_whoever_has_solved_it_can_look_at_the_answer(store: Store) -> None:
    solved = await tried(store, solves=True)
    assert await store.give_up_puzzle(TODAY, ANNA.user_id, "Anna", SERVER) == solved


async def test_solvers_are_listed_in_their_server_unless_they_do_not_want_it(store: Store) -> None:
    await tried(store, solves=False)
    await tried(store, solves=True)
    await tried(store, user=BEN.user_id, solves=True)
    assert [each.user_id for each in await store.solvers(TODAY, SERVER)] == [BEN.user_id, ANNA.user_id]
    assert not await store.solvers(TODAY, SERVER + 1)
    await store.rate(BEN.user_id, rated=False)
    assert [each.user_id for each in await store.solvers(TODAY, SERVER)] == [ANNA.user_id]


async def test_a_streak_is_days_in_a_row(store: Store) -> None:
    await tried(store, YESTERDAY, solves=True)
    assert await store.streak(ANNA.user_id, TODAY) == 1
    await tried(store, solves=True)
    assert await store.streak(ANNA.user_id, TODAY) == 2


@pytest.mark.parametrize(("ago", "streak"), [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 3), 2), ((1, 2, 3), 3)])
def test_a_day_missed_ends_it_and_today_still_has_time(ago: tuple[int, ...], streak: int) -> None:
    assert streak_of([TODAY - timedelta(days=days) for days in ago], TODAY) == streak


async def test_servers_that_have_todays_are_not_asked_for_again(store: Store) -> None:
    await store.put_setting(f"{PUZZLE} 7", "70 new")
    await store.put_setting(f"{PUZZLE} 8", f"80 {TODAY}")
    assert await store.puzzles_wanted(TODAY) == [(7, "70 new")]
    assert len(await store.puzzles_wanted(TODAY + timedelta(days=1))) == 2
    await store.drop_puzzle(7)
    assert await store.puzzles_wanted(TODAY) == []


async def test_what_is_kept_is_told_and_deleted(store: Store) -> None:
    await tried(store, solves=True)
    (told,) = (await store.stored_about(ANNA.user_id))["puzzles"]
    assert (told["day"], told["tries"], told["guild_id"]) == (TODAY.isoformat(), 1, str(SERVER))
    await store.forget(ANNA.user_id, "Somebody")
    assert await store.solve_of(TODAY, ANNA.user_id) == UNTRIED
