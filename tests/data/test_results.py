"""Results: which games are rated, what a rating comes from, and who is listed."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.store import ALL_GAMES, ALL_TIMES, Person, Store, Table, Tally, Why, season_of
from data.store.rating import Rating, after_game, places_of
from engine import GAMES, Chance, Outcome
from engine.players import EASY, NORMAL, aimless, player_of
from engine.words import digest
from tests.support.clock import StillClock
from tests.support.data.endings import end, ending, finished, log_presses, mark_as_continued, nearly_over
from tests.support.data.seating import ANNA, BEN, CLEO, DORA, done, everything, question, refused

NOBODY: list[bool] = [False, False]


async def rated(store: Store, table: Table) -> list[bool]:
    return [result.rated for result in await store.results(table.id)]


async def ratings(store: Store) -> Mapping[tuple[int, str, str], tuple[float, float, int, int]]:
    """By person, kind and season: mu, sigma, games, wins."""
    rows = (await everything(store))["ratings"]
    return {(row[1], row[2], row[3]): (row[5], row[6], row[8], row[9]) for row in rows}


# The rating itself


def test_players_of_known_strength_end_in_the_right_order() -> None:
    """Computers under other names: what they're worth is known, and only who came in where is told."""
    strength = {"Ada": player_of("gallery", NORMAL), "Ben": player_of("gallery", EASY), "Cleo": aimless}
    believed: dict[str, Rating] = dict.fromkeys(strength, Rating())
    for number, names in enumerate([*permutations(strength)] * 7):
        seed = digest(f"strength {number}")
        game, chance = GAMES["gallery"].new(seats=3, options={}, seed=seed), Chance(seed)
        while game.outcome is None:
            seat = game.unanswered()[0].seat
            game.play(seat, strength[names[seat]](game.view(seat), chance))
        after = after_game([believed[name] for name in names], places_of(game.outcome))
        believed |= zip(names, after, strict=True)
    assert sorted(believed, key=lambda name: -believed[name].standing) == ["Ada", "Ben", "Cleo"]
    assert believed["Ada"].standing - believed["Cleo"].standing > 3 * believed["Ada"].sigma


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [((1,), (5, 3), [2, 1]), ((0, 2), (4, 9, 4), [1, 3, 1]), ((3,), (7, 7, 2, 0), [2, 2, 4, 1])],
)
def test_winners_come_first_then_scores_count_and_equals_share_a_place(
    winners: tuple[int, ...], scores: tuple[int, ...], places: list[int]
) -> None:
    assert places_of(Outcome(winners, scores, "over")) == places


@given(st.lists(st.integers(1, 4), min_size=2, max_size=6), st.integers(0, 2**16))
def test_those_who_share_a_place_and_a_rating_share_what_comes_of_it(places: list[int], seed: int) -> None:
    before = [Rating(25 + (seed + place) % 3, 4.0) for place in places]
    after = after_game(before, places)
    alike = {(place, *rating): new for place, rating, new in zip(places, before, after, strict=True)}
    for place, rating, new in zip(places, before, after, strict=True):
        assert new == pytest.approx(alike[place, *rating])


def test_a_season_is_a_quarter_in_utc() -> None:
    assert season_of(datetime(2026, 12, 31, 23, 59, tzinfo=UTC)) == "2026-4"
    assert season_of(datetime.fromisoformat("2027-01-01T00:30:00+02:00")) == "2026-4"
    assert [season_of(datetime(2027, month, 1, tzinfo=UTC))[-1] for month in range(1, 13)] == [*"111222333444"]


# Which games count


async def test_a_game_among_people_is_rated_in_four_lists(store: Store, clock: StillClock) -> None:
    table = await finished(store, [ANNA, BEN])
    outcome, season = ending().outcome, season_of(clock.now)
    first, second = (ANNA, BEN) if 0 in outcome.winners else (BEN, ANNA)
    kept = await ratings(store)
    lists = [(kind, when) for kind in ("gallery", ALL_GAMES) for when in (season, ALL_TIMES)]
    assert {*kept} == {(person.user_id, *each) for person in (ANNA, BEN) for each in lists}
    for each in lists:
        assert kept[first.user_id, *each][2:] == (1, 1)
        assert kept[second.user_id, *each][2:] == (1, 0)
        assert kept[first.user_id, *each][0] > Rating().mu > kept[second.user_id, *each][0]
    for result in await store.results(table.id):
        assert result.rated
        assert (result.place, result.season) == (1 if result.won else 2, season)
        assert (result.mu, result.sigma) == kept[result.user_id or 0, "gallery", ALL_TIMES][:2]


async def test_the_next_season_begins_with_newcomers_and_all_times_go_on(store: Store, clock: StillClock) -> None:
    await finished(store, [ANNA, BEN])
    first = season_of(clock.now)
    clock.forward(days=100)
    await finished(store, [ANNA, BEN], kind="race")
    kept = await ratings(store)
    season = season_of(clock.now)
    assert season != first
    games = {each: kept[ANNA.user_id, *each][2] for each in [(ALL_GAMES, first), (ALL_GAMES, season), (ALL_GAMES, "")]}
    assert [*games.values()] == [1, 1, 2]
    assert kept[ANNA.user_id, "race", ALL_TIMES] == kept[ANNA.user_id, "race", season]


async def test_outside_a_server_nothing_is_rated(store: Store) -> None:
    assert await rated(store, await finished(store, [ANNA, BEN], guild_id=None)) == NOBODY


async def test_with_a_computer_at_the_table_nobody_is_rated(store: Store) -> None:
    table = await finished(store, [ANNA, BEN], computers=1)
    assert await rated(store, table) == [False] * 3
    assert await ratings(store) == {}
    stats = await store.stats(1, ANNA.user_id)
    assert [each[:3] for each in stats.tallies] == [("gallery", True, 1)]


async def test_after_a_hint_nobody_is_rated(store: Store) -> None:
    table = await nearly_over(store, [ANNA, BEN])
    asked = question(table)
    user = table.seats[asked.seat].user_id or 0
    done(await store.help(table.id, user, prompt=asked.id, undos=0))
    assert await rated(store, await end(store, table)) == NOBODY


async def test_a_game_that_is_played_on_is_not_rated(store: Store) -> None:
    table = await nearly_over(store, [ANNA, BEN])
    await mark_as_continued(store, table)
    assert await rated(store, await end(store, table)) == NOBODY


@pytest.mark.parametrize(("own", "replaced", "words", "counts"), [(3, 3, 1, True), (3, 4, 1, False), (3, 3, 4, True)])
async def test_nobody_is_replaced_for_more_than_half_of_the_game(
    store: Store, own: int, replaced: int, words: int, *, counts: bool
) -> None:
    """A phrase is one press, however many words it has."""
    table = await nearly_over(store, [ANNA, BEN])
    last = ending().said.seat
    await log_presses(store, table, 1 - last, own, replaced, words)
    assert await rated(store, await end(store, table)) == [counts, counts]


async def test_the_last_word_counts_as_well(store: Store) -> None:
    table = await nearly_over(store, [ANNA, BEN])
    await log_presses(store, table, ending().said.seat, 3, 3)
    assert await rated(store, await end(store, table, by_person=False)) == NOBODY


@pytest.mark.parametrize(("own", "replaced", "counts"), [(3, 2, True), (3, 3, False), (0, 0, False)])
async def test_when_someone_has_left_the_others_are_rated_if_it_was_late(
    store: Store, own: int, replaced: int, *, counts: bool
) -> None:
    table = await nearly_over(store, [ANNA, BEN, CLEO])
    gone = table.seats[(ending(seats=3).said.seat + 1) % 3]
    await log_presses(store, table, gone.number, own, replaced)
    done(await store.leave(table.id, gone.user_id or 0))
    over = await end(store, done(await store.load(table.id)))
    assert await rated(store, over) == [counts and seat.number != gone.number for seat in table.seats]
    assert len(await ratings(store)) == (8 if counts else 0)


async def test_a_finished_game_is_finished_once(store: Store) -> None:
    table = await finished(store, [ANNA, BEN])
    before = await everything(store)
    last = ending()
    again = await store.play(table.id, *last.said, prompt=last.prompt, undos=0, interaction_id=1)
    assert refused(again).why is Why.CLOSED
    assert refused(await store.undo(table.id, last.said.seat, undos=0)).why is Why.CLOSED
    assert await everything(store) == before


# Who doesn't want it


async def test_whoever_opts_out_is_neither_rated_nor_listed_and_begins_again_later(store: Store) -> None:
    for _ in range(3):
        await finished(store, [ANNA, BEN, CLEO])
    await store.rate(BEN.user_id, rated=False)
    assert {key[0] for key in await ratings(store)} == {ANNA.user_id, CLEO.user_id}
    assert {each.user_id for each in (await store.leaderboard(1)).best} == {ANNA.user_id, CLEO.user_id}
    assert not (await store.stats(1, BEN.user_id)).is_rated
    assert (await store.stats(1, BEN.user_id)).curve == ()
    assert [each.user_id for each in (await store.stats(1, ANNA.user_id)).rivals] == [CLEO.user_id]
    table = await finished(store, [ANNA, BEN, CLEO])
    assert await rated(store, table) == [True, False, True]
    assert await rated(store, await finished(store, [ANNA, BEN])) == NOBODY, "one alone can't be rated"
    await store.rate(BEN.user_id, rated=True)
    await store.rate(BEN.user_id, rated=True)
    await finished(store, [ANNA, BEN, CLEO])
    assert (await ratings(store))[BEN.user_id, ALL_GAMES, ALL_TIMES][2] == 1


async def test_a_game_that_ends_while_someone_opts_out_does_not_list_them(store: Store) -> None:
    """As if the two had happened at the same time: the rating is written, and the wish is known."""
    await finished(store, [ANNA, BEN])
    await store.put_setting(f"unrated {BEN.user_id}", "yes")
    board = await store.leaderboard(1, user_id=BEN.user_id)
    assert ([each.user_id for each in board.best], board.own) == ([ANNA.user_id], None)


# What is shown


async def test_a_leaderboard_has_the_best_and_whoever_asks(store: Store) -> None:
    people = [Person(200 + number, f"P{number}") for number in range(12)]
    for one, other in zip(people[::2], people[1::2], strict=True):
        await finished(store, [one, other])
    board = await store.leaderboard(1, "gallery")
    assert (board.people, len(board.best), board.own) == (12, 10, None)
    assert [each.place for each in board.best] == [*range(1, 11)]
    assert [each.standing for each in board.best] == sorted([each.standing for each in board.best], reverse=True)
    for user in {each.user_id for each in people} - {each.user_id for each in board.best}:
        own = (await store.leaderboard(1, "gallery", user_id=user)).own
        assert own is not None
        assert own.place in (11, 12)
        assert (await store.stats(1, user)).place == (await store.leaderboard(1, user_id=user)).own
    assert (await store.leaderboard(2)).best == (await store.leaderboard(1, "race")).best == ()


async def test_statistics_tell_games_wins_duckies_and_rivals(store: Store) -> None:
    await finished(store, [ANNA._replace(character="pirate"), BEN])
    await finished(store, [ANNA._replace(character="pirate"), BEN, CLEO])
    await finished(store, [ANNA._replace(character="chef"), DORA], kind="race")
    await finished(store, [ANNA], computers=1)
    await finished(store, [ANNA, BEN], guild_id=2)
    stats = await store.stats(1, ANNA.user_id)
    wins = [0 in ending(seats=2).outcome.winners, 0 in ending(seats=3).outcome.winners]
    assert stats.tallies == (
        Tally("gallery", with_computers=False, games=2, won=sum(wins)),
        Tally("gallery", with_computers=True, games=1, won=int(wins[0])),
        Tally("race", with_computers=False, games=1, won=int(0 in ending("race").outcome.winners)),
    )
    assert stats.favourite == "pirate"
    assert [each.kind for each in stats.curve] == ["gallery", "gallery", "race"]
    today = {each.kind: each.standing for each in stats.standings}
    assert today | dict(stats.curve) == today, "a curve ends with the rating of today"
    assert {each.kind: each.games for each in stats.standings} == {"all": 3, "gallery": 2, "race": 1}
    assert [(each.user_id, each.name, each.games) for each in stats.rivals] == [
        (BEN.user_id, "Ben", 2),
        (CLEO.user_id, "Cleo", 1),
        (DORA.user_id, "Dora", 1),
    ]
    ahead = [(places[0] < places[1]) for places in (places_of(ending(seats=seats).outcome) for seats in (2, 3))]
    behind = [(places[0] > places[1]) for places in (places_of(ending(seats=seats).outcome) for seats in (2, 3))]
    assert (stats.rivals[0].ahead, stats.rivals[0].behind) == (sum(ahead), sum(behind))
    assert (await store.stats(1, 4711)).tallies == ()


# At once


async def test_games_of_one_person_that_end_at_once_all_count(url: str) -> None:
    """Two processes, each with a store of its own."""
    stores = [await Store.open(url, clock=StillClock()) for _ in range(2)]
    tables = [await nearly_over(stores[0], [ANNA, other]) for other in (BEN, CLEO, DORA) * 4]
    await asyncio.gather(*[end(stores[number % 2], table) for number, table in enumerate(tables)])
    kept = await ratings(stores[0])
    assert kept[ANNA.user_id, ALL_GAMES, ALL_TIMES][2] == len(tables)
    assert [kept[other.user_id, "gallery", ALL_TIMES][2] for other in (BEN, CLEO, DORA)] == [4] * 3
    curve = [point.standing for point in (await stores[1].stats(1, ANNA.user_id)).curve]
    assert len({*curve}) == len(tables), "each game was rated after another one"
    for store in stores:
        await store.close()
