"""What the normal player of Duck Pool does where one can say what is right."""

import pytest

from engine import Chance
from engine.players import player_of
from engine.pool import DuckPool
from tests.support.engine.pool import ANN, BEN, table


def says(game: DuckPool, seat: int = ANN) -> str:
    return player_of("pool", "normal")(game.view(seat), Chance("1" * 64))


def test_it_fills_its_own_pool_from_the_hand() -> None:
    assert says(table("9/4 lara albert", "8/4", tokens=(1, 2), hands=["amy", ""])) == "play amy"


def test_it_plays_goldie_before_it_fills_the_pool() -> None:
    assert says(table("9/4 lara albert", "8/4", tokens=(1, 2), hands=["amy goldie", ""])) == "play goldie"


def test_it_sends_the_other_away_and_fills_the_pool_alone() -> None:
    game = table("9/4 lara lara", "8/4", tokens=(1, 1), hands=["amy dingy", ""], deck="albert")
    while game.turn.seat == ANN:
        game.play(ANN, says(game))
    assert len(game.piles[ANN]) == 4
    assert game.piles[BEN] == ()


def test_it_dives_where_it_stands_alone() -> None:
    game = table("9/4 lara lara", "8/4 albert", tokens=(1, 2), marker=2)
    game.play(ANN, "end")
    assert says(game, BEN) == "dive 2"


def test_it_does_not_fill_anothers_pool() -> None:
    game = table("9/4 lara albert", "8/4", tokens=(2, 1), hands=["amy", ""])
    assert says(game) != "play amy"


def test_it_cancels_a_robbery_of_its_own_pile() -> None:
    game = table("9/4", "8/4", hands=["", "ring"], piles=["amy", "sam julie"], deck="lara")
    game.play(ANN, "top")
    assert says(game, BEN) == "cancel"


def test_it_does_not_cancel_its_own_robbery() -> None:
    game = table("9/4", "8/4", hands=["ring", ""], piles=["amy", "sam julie"], deck="lara")
    game.play(ANN, "top")
    assert says(game) == "pass"


def test_it_robs_goldie_first() -> None:
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), piles=["", "sam julie", "goldie"], deck="lara")
    game.play(ANN, "top")
    assert says(game) == "rob 3"


def test_it_rescues_its_own_pool_exactly() -> None:
    game = table("4/1 dingy amy", "9/4", tokens=(1, 2), deck="sam")
    game.play(ANN, "top")
    assert says(game) == "card dingy"


def test_it_places_its_token_away_from_the_others() -> None:
    game = table("4/1", "9/4", "8/4", tokens=(1, 2, 2), deck="albert", left=0)
    game.play(ANN, "top")
    assert says(game) == "to 3"


@pytest.mark.parametrize(
    ("held", "drawn", "thrown"),
    [
        ("ring flamingo amy dingy", "lara", "flamingo"),
        ("ring ring ring ring", "dingy", "ring"),
        ("ring lara amy dingy", "arrrwin", "arrrwin"),
        ("goldie arrrwin lara wilma", "amy", "arrrwin"),
    ],
)
def test_it_keeps_one_float_and_the_best_ducks(held: str, drawn: str, thrown: str) -> None:
    game = table("9/4", "8/4", hands=[held, ""], deck=drawn)
    game.play(ANN, "end")
    assert says(game) == f"discard {thrown}"


def test_julie_takes_goldie_from_anothers_pool() -> None:
    game = table("9/4", "8/4 amy goldie", tokens=(1, 2), deck="julie")
    game.play(ANN, "top")
    assert says(game) == "card goldie"


def test_it_saves_goldie_from_lara() -> None:
    game = table("9/4", "8/4", hands=["", "ring"], piles=["amy amy amy", "goldie"], deck="lara")
    game.play(ANN, "top")
    assert says(game, BEN) == "cancel"


def test_at_a_table_with_orders_a_computer_leaves_them() -> None:  # P31
    given = set[str]()
    for number in range(5):
        game, chance = DuckPool.new(seats=2, options={"cancelling": "orders"}, seed=f"{number:064}"), Chance("6" * 64)
        while game.outcome is None:
            seat = game.unanswered()[0].seat
            word = player_of("pool", "normal")(game.view(seat), chance)
            given |= {word.partition(" ")[2]} if word.startswith("order ") else set()
            game.play(seat, word)
    assert given == {"lara", "dingy"}
