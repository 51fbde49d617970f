"""Easy, normal and hard: what they may know, what they say, and what a search comes to."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from engine import GAMES, BadSetup, Chance, Event, Game
from engine.players import (
    EASY,
    HARD,
    LEVELS,
    NORMAL,
    SEARCHERS,
    Budget,
    computer_of,
    judgement,
    levels_of,
    thinker_of,
    word_of,
)
from engine.players.advice import OTHER, OTHERS, Reason, mistake, reason, suggestion
from engine.players.race_hard import RACE
from engine.players.search import FEWEST, LOST, WON, Happening, Judged, Judgement, Searcher, Tries, share_of_win
from engine.race import THE_DOG
from engine.simulate import Contest, contested, play_out
from tests.support.engine.laws import Subject, random_seed
from tests.support.engine.race import ASIDE, LATER, advanced, at, race
from tests.support.engine.subjects import SUBJECTS

OURS = [subject for subject in SUBJECTS if subject.kind.name in GAMES]
LEVELLED = [(subject, level) for subject in OURS for level in levels_of(subject.kind.name)]
FEW = Budget(50)  # enough to search where there are a few words


def some_decisions(subject: Subject, rng: Random, games: int) -> Iterator[tuple[Game[Any], int]]:
    """At random moments of games between computers, a seat that is asked something."""
    normal, chance = computer_of(subject.kind.name, NORMAL), Chance(random_seed(rng))
    for _ in range(games):
        game, wait = subject.new(rng), rng.randrange(60)
        while game.outcome is None and wait:
            seat = rng.choice(game.unanswered()).seat
            game.play(seat, word_of(normal, game, seat, chance))
            wait -= 1
        if game.outcome is None:
            yield game, rng.choice(game.unanswered()).seat


def differing(subject: Subject, level: str, rng: Random, games: int) -> int:
    """In how many worlds that a seat can't tell from the real one its computer says something else."""
    computer, count = computer_of(subject.kind.name, level, FEW), 0
    for game, seat in some_decisions(subject, rng, games):
        world, seed = game.imagine(seat, Chance(random_seed(rng))), random_seed(rng)
        words = {word_of(computer, each, seat, Chance(seed)) for each in (game, world)}
        count += len(words) > 1
    return count


@pytest.mark.parametrize(("subject", "level"), LEVELLED, ids=str)
def test_a_computer_decides_by_what_its_seat_can_know(subject: Subject, level: str) -> None:
    assert differing(subject, level, Random(f"{subject} {level}"), games=1) == 0


@pytest.mark.long
@pytest.mark.parametrize(("subject", "level"), LEVELLED, ids=str)
def test_a_computer_decides_by_what_its_seat_can_know_at_many_moments(subject: Subject, level: str) -> None:
    assert differing(subject, level, Random(f"{subject} {level}"), games=100) == 0


def test_a_computer_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking about the real game instead of imagined ones makes a difference, and so would be noticed."""
    (race,) = [subject for subject in OURS if str(subject).startswith("race-4-beginner")][:1]
    honest = Game.imagine

    def peek(game: Game[Any], _: int, chance: Chance) -> Game[Any]:
        world = game.copy()
        world.seed = chance.seed()
        return world

    def differing_when_peeking() -> int:
        computer, count, rng = computer_of("race", HARD, Budget(40)), 0, Random(5)
        for game, seat in some_decisions(race, rng, 12):
            world, seed = honest(game, seat, Chance(random_seed(rng))), random_seed(rng)
            count += len({word_of(computer, each, seat, Chance(seed)) for each in (game, world)}) > 1
        return count

    assert differing_when_peeking() == 0
    monkeypatch.setattr(Game, "imagine", peek)
    assert differing_when_peeking() > 0


@pytest.mark.parametrize("game", SEARCHERS)
def test_a_game_with_a_search_has_all_levels(game: str) -> None:
    for level in LEVELS:
        play_out(
            kind := GAMES[game].new(seats=2, seed="4" * 64), [computer_of(game, level, Budget(1))] * 2, Chance("5" * 64)
        )
        assert kind.outcome is not None
    with pytest.raises(BadSetup):
        computer_of(game, "unbeatable")


def test_our_games_have_hard_players() -> None:
    assert {"race", "gallery", "pool", "tow"} <= set(SEARCHERS)


def test_a_game_without_a_search_has_no_thinker() -> None:
    assert levels_of("crumbs") == (EASY, NORMAL)
    with pytest.raises(BadSetup):
        thinker_of("crumbs")


# How a search decides


def found(**gains: float) -> Judgement:
    tried = [
        Judged(word, 0.25 + gain, gain, 0.01, FEWEST, {"way": gain, "tokens": 0.0}, 0.0, {})
        for word, gain in gains.items()
    ]
    return Judgement(max(gains, key=gains.__getitem__), "usual", tuple(tried))


def test_without_time_a_hard_player_says_what_a_normal_one_would() -> None:
    race = GAMES["race"].new(seats=4, seed="2" * 64)
    seat = race.unanswered()[0].seat
    normal = word_of(computer_of("race", NORMAL), race, seat, Chance("1" * 64))
    for budget in (Budget(1), Budget(1000, lambda: True)):
        judged = judgement(thinker_of("race", budget), race, seat, Chance("1" * 64))
        assert judged.word == judged.usual == normal


@pytest.mark.parametrize("game", SEARCHERS)
def test_a_search_is_repeatable_and_says_what_is_offered(game: str) -> None:
    rng = Random(game)
    (subject,) = [each for each in OURS if each.kind.name == game][:1]
    for start, seat in some_decisions(subject, rng, 4):
        one, other = [judgement(thinker_of(game, FEW), start, seat, Chance("3" * 64)) for _ in range(2)]
        assert one == other
        assert any(one.word in prompt.moves for prompt in start.prompts() if prompt.seat == seat)


@pytest.mark.parametrize("game", [name for name, how in SEARCHERS.items() if isinstance(how, Searcher)])
def test_all_seats_together_win_one_game(game: str) -> None:
    rng, how = Random(game), SEARCHERS[game]
    assert isinstance(how, Searcher)
    (subject,) = [each for each in OURS if each.kind.name == game][-1:]
    for start, _ in some_decisions(subject, rng, 4):
        worths = [sum(how.worth(start, seat).values()) for seat in range(start.seated)]
        shares = [share_of_win(start, worths, seat, how.warmth) for seat in range(start.seated)]
        assert sum(shares) == pytest.approx(1.0)
        assert all(share > 0 for share in shares)


@pytest.mark.parametrize("game", SEARCHERS)
def test_a_search_gives_no_reasons_but_its_own(game: str) -> None:
    rng, reasons = Random(game), set[str]()
    (subject,) = [each for each in OURS if each.kind.name == game][:1]
    for start, seat in some_decisions(subject, rng, 8):
        tried = judgement(thinker_of(game, FEW), start, seat, Chance("3" * 64)).tried
        reasons |= {name for each in tried for name in each.own}
        reasons |= {happening.what for each in tried for happening in each.happened}
    assert reasons
    assert reasons <= set(SEARCHERS[game].reasons)


def test_what_was_said_is_judged_as_long_as_what_is_usual() -> None:
    (subject,) = [each for each in OURS if str(each).startswith("race-4-beginner")][:1]
    compared = 0
    for game, seat in some_decisions(subject, Random(1), 8):
        for said in game.view(seat).unanswered[0].moves:
            judged = judgement(thinker_of("race", FEW), game, seat, Chance("1" * 64), said=said)
            one, other = judged.of(said), judged.of(judged.usual)
            if one and other:
                compared += 1
                assert one.playouts == other.playouts
    assert compared


def test_a_suggestion_names_what_makes_the_difference() -> None:
    assert suggestion(found(good=0.2, usual=0.0)) == ("good", Reason("way"))
    assert suggestion(Judgement("only", "only")) == ("only", None)
    ahead, behind = found(good=0.0, usual=0.0).tried
    assert reason(ahead._replace(others=-2.0), behind) == Reason("others")


def test_what_players_can_see_is_a_better_reason_than_what_they_cant() -> None:
    good, usual = found(good=0.2, usual=0.0).tried
    buoy, bonk, hardly = Happening("buoy", 1.0, "R"), Happening("bonk", -1.0), Happening("buoy", 1.0, "Y")
    touches, bonks = good._replace(happened={buoy: 0.9, hardly: 0.2}), usual._replace(happened={bonk: 0.8})
    assert reason(touches, usual) == Reason("buoy", 0.9, "R")
    assert reason(good, bonks) == Reason("bonk", 0.8)
    assert reason(touches, bonks) == Reason("buoy", 0.9, "R")
    assert reason(touches, usual._replace(happened={buoy: 0.8})) == Reason("way"), "it makes little difference"
    assert reason(bonks, good).what != "bonk", "something bad is no reason for it"


def test_what_any_other_word_avoids_is_no_reason() -> None:
    """Without the suggested card they'd stop, say, rather than play one that bonks."""
    bonk, judged = Happening("bonk", -1.0), found(good=0.3, bonks=0.1, stop=0.05)
    good, bonks, stop = judged.tried
    bonks = bonks._replace(happened={bonk: 1.0})
    assert suggestion(judged._replace(tried=(good, bonks, stop))).why == Reason("way")
    also = stop._replace(happened={bonk: 0.6}, playouts=2)  # dropped early on, but it can be said
    assert suggestion(judged._replace(tried=(good, bonks, also))).why == Reason("bonk", 0.6)


def hinted_in(game: Game[Any], seat: int = 0) -> Reason | None:
    return suggestion(judgement(thinker_of(game.name), game, seat, Chance("1" * 64))).why


def test_a_card_that_wins_the_race_says_so_whatever_else_would_win_it() -> None:
    game = race(at(0, 2, "n", "ABC"), ASIDE, hands=[[20, 27, 52], LATER])
    assert hinted_in(game) == Reason("won", 1.0)
    game.play(0, "pick 27")
    assert hinted_in(game.reopened(0)) == Reason("won", 1.0), "whoever could only change their mind"
    game.play(1, "pick 54")
    assert game.unanswered()[0].ask == "path"
    assert hinted_in(game) == Reason("won", 1.0), "both paths do"


def test_a_card_that_reaches_the_last_buoy_says_so_whatever_else_reaches_it() -> None:
    game, buoy = race(at(1, -1, "n", "BC"), ASIDE, hands=[[20, 26, 52], LATER]), Happening("buoy", 1.0, "R")
    judged = judgement(thinker_of("race"), game, 0, Chance("1" * 64))
    assert [each.brought.get(buoy) for each in judged.tried] == [1.0, 1.0, 1.0]
    assert suggestion(judged).why == Reason("buoy", 1.0, "R")


@pytest.mark.parametrize(("buoys", "way"), [("", "way"), ("A", "way"), ("BC", "way-last"), ("ABC", "way-drain")])
def test_a_way_is_called_by_what_is_left_of_it(buoys: str, way: str) -> None:
    game = race(at(-3, 1, "n", buoys), ASIDE, hands=[[2, 3, 4], LATER])
    judged = judgement(thinker_of("race", FEW), game, 0, Chance("1" * 64))
    assert judged.tried
    assert {name for each in judged.tried for name in each.own} == {way, "tokens"}


def test_what_another_ducky_of_the_seat_does_is_no_reason_for_a_word_about_this_one() -> None:
    """With one card left, whatever is said about the first, the second one touches the buoy."""
    one, other = at(-3, 0, "n"), at(1, -1, "n", "BC")
    game = advanced(one, other, at(5, 0, "n"), at(3, 1, "n"), hands=[[20, 21, 52], [45, 46, 47]])
    of_one, of_other = [
        judgement(thinker_of("race", FEW), game, 0, Chance("1" * 64), about=f"ducky {number}") for number in (0, 1)
    ]
    buoy = Happening("buoy", 1.0, "R")
    assert any([each.happened.get(buoy, 0) > 0.5 for each in of_one.tried])
    assert not any([each.brought.get(buoy) for each in of_one.tried])
    assert any([each.brought.get(buoy) == 1.0 for each in of_other.tried])


def test_what_a_word_surely_brings_comes_after_a_clear_difference_and_before_what_nobody_sees() -> None:
    buoy, home = Happening("buoy", 1.0, "R"), Happening("home", 2.0)
    judged = found(good=0.2, usual=0.0)
    good, usual = [each._replace(happened={buoy: 1.0}, brought={buoy: 1.0}) for each in judged.tried]
    same = judged._replace(tried=(good, usual))
    assert suggestion(same).why == Reason("buoy", 1.0, "R")
    as_good = same._replace(tried=(good._replace(gain=0.0), usual))
    assert suggestion(as_good).why == Reason("buoy", 1.0, "R"), "also where nothing is better"
    assert suggestion(same._replace(tried=(good,))).why == Reason("buoy", 1.0, "R"), "or nothing else was tried"
    clear = good._replace(happened={buoy: 1.0, home: 0.5})
    assert suggestion(same._replace(tried=(clear, usual))).why == Reason("home", 0.5)
    unsure = good._replace(brought={buoy: 0.8})
    assert suggestion(same._replace(tried=(unsure, usual))).why == Reason("way")
    bad = Happening("bonk", -0.6)
    bonks = [each._replace(happened={bad: 1.0}, brought={bad: 1.0}) for each in judged.tried]
    assert suggestion(judged._replace(tried=tuple(bonks))).why == Reason("way"), "something bad is no reason for it"


def test_that_it_is_harder_for_the_others_is_said_only_if_it_is_much_harder_and_wins_nothing() -> None:
    ahead, behind = found(good=0.0, usual=0.0).tried
    assert reason(ahead._replace(others=-2.0), behind) == Reason(OTHERS)
    assert reason(ahead._replace(others=-0.1), behind) == Reason(OTHER)
    may_win = {WON: 0.3}
    assert reason(ahead._replace(others=-2.0, happened=may_win), behind._replace(happened=may_win)) == Reason(OTHER)
    lost = {LOST: 0.9}
    assert reason(ahead._replace(others=-2.0, happened=lost), behind._replace(happened=lost)) == Reason(OTHERS)


def test_where_a_ducky_can_stop_nobody_is_told_that_it_would_bonk() -> None:
    hinted = 0
    for game, seat in while_a_ducky_can_stop(Random(5), games=12):
        judged = judgement(thinker_of("race", FEW), game, seat, Chance("1" * 64))
        why = suggestion(judged).why
        assert why is None or why.what != "bonk"
        hinted += why is not None
        for each in judged.tried:
            often = {happening.what: much for happening, much in each.happened.items()}
            assert often.get("bonk", 0) <= 1, "once in a playout"
            assert each.word != "stop" or "bonk" not in often, "next round isn't what it's about"
    assert hinted


def while_a_ducky_can_stop(rng: Random, games: int) -> Iterator[tuple[Game[Any], int]]:
    """On a buoy, with cards left."""
    normal, chance = computer_of("race", NORMAL), Chance(random_seed(rng))
    for _ in range(games):
        game = GAMES["race"].new(seats=2, seed=random_seed(rng))
        while game.outcome is None:
            asked = game.unanswered()[0]
            if asked.ask == "extra" and len(asked.moves) > 2:
                yield game, asked.seat
            game.play(asked.seat, word_of(normal, game, asked.seat, chance))


@pytest.mark.parametrize(
    ("game", "event", "noticed"),
    [
        ("race", Event(1, "buoy", 0, {"ducky": 0, "buoy": 1, "at": 9}), "buoy"),
        ("race", Event(1, "bonk", 0, {"ducky": 0, "at": 9, "heading": "n"}), "bonk"),
        ("race", Event(1, "bonk", 0, {"ducky": THE_DOG, "at": 9, "heading": "n"}), None),
        ("race", Event(1, "bonk", 1, {"ducky": 1, "at": 9, "heading": "n"}), None),
        ("race", Event(1, "chase", 0, {"ducky": 0}), "dog"),
        ("gallery", Event(1, "hit", 1, {"space": 1, "marker": 1, "duck": 0, "up": -1}), "shot"),
        ("gallery", Event(1, "hit", 0, {"space": 1, "marker": 1, "duck": 1, "up": -1}), "hit"),
        ("gallery", Event(1, "hit", 1, {"space": 1, "marker": 1, "duck": 2, "up": -1}), None),
        ("gallery", Event(1, "out", 1, {}), "out"),
        ("gallery", Event(1, "out", 0, {}), None),
        ("pool", Event(1, "points", 0, {"cards": (1,)}), "scored"),
        ("pool", Event(1, "points", 1, {"cards": (1,)}), "they-scored"),
        ("pool", Event(1, "rob", 1, {"victim": 0, "card": 1, "up": 0}), "robbed"),
        ("pool", Event(1, "rob", 0, {"victim": 1, "card": 1, "up": 0}), "robs"),
        ("pool", Event(1, "rob", 2, {"victim": 1, "card": 1, "up": 0}), None),
    ],
)
def test_what_an_event_means_to_the_first_seat(game: str, event: Event, noticed: str | None) -> None:
    how = SEARCHERS[game]
    assert isinstance(how, Searcher)
    found = how.noticed(event, 0)
    assert (found[0].what if found else None) == noticed
    assert noticed is None or noticed in how.reasons


def test_a_word_that_was_dropped_is_not_chosen() -> None:
    """With few tries it may have been lucky."""
    race = GAMES["race"].new(seats=2, seed="2" * 64)
    tries = Tries(RACE, 0, ["usual", "kept", "dropped"], partial(race.imagine, 0), Chance("1" * 64))
    shares = {"usual": [0.2] * 40, "kept": [0.3] * 40, "dropped": [0.9] * 20}
    for word, each in shares.items():
        tries._shares[word].extend(each)
    assert tries.judgement("usual").word == "kept"


def test_a_mistake_is_clearly_worse() -> None:
    worse = mistake(found(good=0.2, usual=0.0), "usual")
    assert worse is not None
    assert (worse.better, worse.why) == ("good", Reason("way"))
    assert worse.cost == pytest.approx(0.2)
    assert mistake(found(good=0.01, usual=0.0), "usual") is None
    assert mistake(found(good=0.2, usual=0.0), "good") is None
    assert mistake(Judgement("only", "only"), "only") is None


# Contests


def test_a_contest_comes_to_the_same_however_many_play_at_a_time() -> None:
    contest = Contest("race", (NORMAL, EASY))
    alone, together = [contested(contest, 6, "a" * 64, jobs) for jobs in (1, 2)]
    assert alone == together


def test_one_game_at_a_time_needs_no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some machines have no memory that processes share, such as containers without /dev/shm."""
    monkeypatch.setattr("engine.simulate.ProcessPoolExecutor", lambda *_: 1 / 0)
    assert contested(Contest("race", (NORMAL, EASY)), 1, "a" * 64) in (0.0, 1.0)


def test_a_contest_that_cannot_be_is_refused() -> None:
    for contest in (Contest("chess", (NORMAL, EASY)), Contest("race", (NORMAL,)), Contest("race", (NORMAL, "best"))):
        with pytest.raises(BadSetup):
            contest.check()
