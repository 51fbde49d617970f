"""What the hard gallery player knows, and what it sees that a normal one doesn't."""

import pytest

from engine import Chance
from engine.gallery import CARDS, Gallery
from engine.players import Budget, computer_of, judgement, player_of
from engine.players.gallery_hard import GALLERY, WEIGHTS, features, some_turns, worth
from engine.players.levels import Thinker
from tests.support.engine.gallery import ANN, BEN, IDLE, gallery, new, play

FEW = "w w w b c"  # a duck deck in which Ann has none


def total(game: Gallery, seat: int = ANN) -> float:
    return sum(worth(game, seat).values())


def hard(game: Gallery, playouts: int = 240) -> str:
    thinker = computer_of("gallery", "hard", Budget(playouts))
    assert isinstance(thinker, Thinker)
    return judgement(thinker, game, ANN, Chance("1" * 64)).word


def test_a_duck_is_safest_in_the_deck_and_worst_off_under_a_marker() -> None:
    in_deck = total(gallery("b b c c w w", ducks="a b c w w w"))
    hidden = total(gallery("b b c/a c w w", ducks="b c w w w"))
    in_line = total(gallery("b b a c w w", ducks="b c w w w"))
    marked = total(gallery("b b a c w w", "3", ducks="b c w w w"))
    assert min(in_deck, hidden) > in_line > marked


def test_a_marker_is_worse_when_the_others_come_first() -> None:
    game = gallery("b w w a w c", "14", ducks="w w a b c")
    assert worth(game, ANN)["marked"] > worth(game, BEN)["marked"]


def test_a_marker_matters_most_over_the_last_duck() -> None:
    def harm(ducks: str) -> float:
        return total(gallery("b b a c w w", ducks=ducks)) - total(gallery("b b a c w w", "3", ducks=ducks))

    assert harm(FEW) > 2 * harm(f"a a {FEW}")


def test_more_ducks_are_better_and_none_is_the_end() -> None:
    worths = [total(gallery("b b a c w w", ducks=f"{'a ' * more}{FEW}")) for more in range(4)]
    assert worths == sorted(worths)
    assert total(gallery("b b w c w w", ducks=FEW)) < worths[0] - 3


def test_what_it_knows_has_names() -> None:
    game = gallery("b b a c w w", "3", hand=["shoot", "shoot", "take-aim"])
    assert worth(game, ANN).keys() == {"ducks", "turn", "cards", "line", "marked"}
    assert features(game, ANN)["cards shoot"] == 2


@pytest.mark.parametrize("seats", Gallery.seats)
def test_it_has_weights_for_every_number_of_players(seats: int) -> None:
    game = new(seats)
    for seat in range(seats):
        assert features(game, seat).keys() <= WEIGHTS.keys()
    assert {f"cards {kind}" for kind in CARDS.values()} <= WEIGHTS.keys()


def test_it_looks_ahead_until_its_own_next_turn() -> None:
    game = gallery("a b c w w w", "1", hand=["take-aim", "shoot", "shoot"])
    is_far_enough = some_turns(game, ANN)
    for word in ("play take-aim", "aim 2", "play take-aim", "aim 3", "play take-aim"):
        play(game, word)
        assert not is_far_enough(game)
    play(game, "aim 4")
    assert game.turn == ANN
    assert is_far_enough(game)


def test_without_ducks_it_does_not_search() -> None:
    game = gallery("b c w w w w", "12", hand=["shoot", "take-aim", "line-forward"], ducks="b b b w")
    judged = judgement(Thinker(GALLERY, Budget(240)), game, ANN, Chance("1" * 64))
    assert judged.tried == ()


@pytest.mark.parametrize(
    ("row", "card"),
    [("b w a c w c", "duck-and-cover"), ("a w b c w c", "line-forward")],
)
def test_it_brings_its_last_duck_to_safety_before_anyone_aims_at_it(row: str, card: str) -> None:
    game = gallery(row, hand=[card, "take-aim", "take-aim"], ducks=FEW)
    assert player_of("gallery", "normal")(game.view(ANN), Chance("1" * 64)) == "play take-aim"
    assert hard(game) == f"play {card}"


def test_it_wins_when_it_can() -> None:
    game = gallery("b a a w w w", "1", hand=["shoot", "bottoms-up", "take-aim"], others=[IDLE], ducks="w")
    assert hard(game) == "play shoot"


def test_it_does_not_let_another_win() -> None:
    game = gallery("a b w w w w", "1", hand=["shoot", "line-forward", "take-aim"], others=[IDLE], ducks="w")
    assert hard(game) != "play shoot"
