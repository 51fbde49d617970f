"""What the hard and the easy player of Duck Pool do: the hard one's judgement of a table, and that it knows nothing it
shouldn't; and that the easy one stands between aimless and normal."""

import pytest

from engine import Chance
from engine.players import Budget, judgement, player_of, word_of
from engine.players.levels import Thinker
from engine.players.pool_hard import POOL, WEIGHTS, features, keen, worth
from engine.players.search import FEWEST
from engine.pool import DuckPool
from engine.simulate import contest, play_out
from tests.support.engine.pool import ANN, BEN, table

CHANCE = "1" * 64
FEW = Budget(48)


def thought(game: DuckPool, seat: int = ANN) -> str:
    return word_of(Thinker(POOL, FEW), game, seat, Chance(CHANCE))


def test_every_feature_has_a_weight() -> None:
    hands = ["sam dingy julie wilma", "james amy lara albert"], ["arrrwin goldie ring", "flamingo"]
    found = {name for hand in hands for seat in (ANN, BEN) for name in features(table("9/4", "8/4", hands=hand), seat)}
    assert found == WEIGHTS.keys()


def test_a_table_is_worth_its_points_pools_hand_and_floats() -> None:
    game = table("9/4 dingy", "8/4", tokens=(1, 2), hands=["dingy ring", ""], piles=["amy", ""])
    parts = worth(game, ANN)
    assert list(parts) == ["points", "pools", "hand", "floats"]
    assert all(part > 0 for part in parts.values())


def test_a_lead_is_worth_more_when_few_pools_are_left() -> None:
    early, late = [table("9/4", "8/4", piles=["amy amy amy", ""], left=left) for left in (8, 0)]
    assert worth(late, ANN)["points"] > worth(early, ANN)["points"]


def test_the_pool_of_a_finished_game_may_be_gone() -> None:
    game = table("4/1", "9/4", deck="albert", left=0)
    game.play(ANN, "top")
    assert game.outcome is not None
    assert worth(game, ANN)["pools"] <= 0


def test_it_fills_its_own_pool_from_the_hand() -> None:
    assert thought(table("9/4 lara albert", "8/4", tokens=(1, 2), hands=["amy", ""])) == "play amy"


def test_it_cancels_a_robbery_of_goldie() -> None:
    game = table("9/4", "8/4", hands=["", "ring"], piles=["amy", "sam goldie"], deck="lara")
    game.play(ANN, "top")
    assert thought(game, BEN) == "cancel"


def test_it_does_not_ask_for_more_time() -> None:
    game = table("9/4", "8/4", hands=["", "ring"], piles=["amy", "sam"], deck="lara")
    game.play(ANN, "top")
    tried = judgement(Thinker(POOL, FEW), game, BEN, Chance(CHANCE)).tried
    assert {each.word for each in tried} == {"pass", "cancel"}


def test_the_same_chance_gives_the_same_judgement_and_leaves_the_game_alone() -> None:
    game = table("9/4 lara", "8/4 albert", tokens=(1, 2), hands=["amy dingy", "sam"])
    before = game.dump()
    first, second = [judgement(Thinker(POOL, FEW), game, ANN, Chance(CHANCE)) for _ in range(2)]
    assert first == second
    assert game.dump() == before


def test_it_does_not_know_what_others_hold_and_what_comes() -> None:
    hands = ["amy dingy", "sam"], ["amy dingy", "albert"]
    words = [
        judgement(Thinker(POOL, FEW), table("9/4 lara", "8/4", tokens=(1, 2), hands=each), ANN, Chance(CHANCE))
        for each in hands
    ]
    assert words[0] == words[1]


@pytest.mark.parametrize("rules", [1, 2, 3])
def test_it_plays_whole_games_of_all_versions(rules: int) -> None:
    game = DuckPool.under(rules).new(seats=3, seed="4" * 64)
    hard = Thinker(POOL, Budget(2 * FEWEST))  # too little for more than two words
    play_out(game, [hard, keen, keen], Chance(CHANCE))
    assert game.outcome is not None


def test_a_keen_player_flips_the_largest_duck_of_its_own_pool() -> None:
    game = table("9/4 dingy albert", "8/4", tokens=(1, 2), deck="sam")
    game.play(ANN, "top")
    assert keen(game.view(ANN), Chance(CHANCE)) == "card albert"
    assert player_of("pool", "normal")(game.view(ANN), Chance(CHANCE)) == "card dingy"


@pytest.mark.parametrize("games", [pytest.param(30, id=""), pytest.param(200, marks=pytest.mark.long)])
def test_a_keen_player_wins_more_than_a_normal_one(games: int) -> None:
    wins = contest(DuckPool, players=[keen, player_of("pool", "normal")], games=games, seed="3" * 64)
    assert wins[0] > games / 2


FEWER, MORE = 20, 40  # games: with so few, an easy player may lose all of them to a normal one


@pytest.mark.parametrize(
    ("other", "games", "least", "most"),
    [
        ("aimless", FEWER, 18, 20),
        ("normal", MORE, 4, 18),
        pytest.param("aimless", MORE, 36, 40, marks=pytest.mark.long),
    ],
)
def test_an_easy_player_stands_between_aimless_and_normal(other: str, games: int, least: int, most: int) -> None:
    players = [player_of("pool", "easy"), player_of("pool", other)]
    wins = contest(DuckPool, players=players, games=games, seed="2" * 64)
    assert least <= wins[0] <= most
