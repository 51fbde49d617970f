"""What the normal race player does where one can say what is right."""

from engine import Chance, View
from engine.players import player_of
from engine.race import Position, Race
from tests.support.engine.race import ALL_BUOYS, ASIDE, LATER, SPARKY, advanced, at, dog_at, pick, race


def says(game: Race, seat: int = SPARKY) -> str:
    view: View[Position] = game.view(seat)
    return player_of("race", "normal")(view, Chance("1" * 64))


def test_it_goes_home_when_it_can() -> None:
    assert says(race(at(0, 2, "n", ALL_BUOYS), ASIDE, hands=[[1, 10, 52], LATER])) == "pick 52"


def test_it_finishes_on_a_buoy_rather_than_passing_over_it() -> None:
    assert says(race(at(1, -1, "n"), ASIDE, hands=[[20, 26, 52], LATER])) == "pick 20"


def test_it_keeps_out_of_the_way_of_a_ducky_in_front() -> None:
    game = race(at(5, -1, "n", "AB"), at(5, -2, "n"), hands=[[26, 52, 2], LATER])
    assert says(game) == "pick 2"


def test_it_chooses_the_path_and_the_facing_that_lead_on() -> None:
    game = race(at(1, -4, "s", "BC"), ASIDE, hands=[[45, 2, 3], LATER])
    pick(game, 45, 51)
    assert says(game) == "path 2"


def test_with_two_duckies_it_does_not_want_one_card_twice() -> None:
    mine = (at(0, 2, "n", ALL_BUOYS), at(1, -1, "n"))
    game = advanced(*mine, at(-3, 0, "n"), at(-4, 3, "n"), hands=[[20, 52, 10, 3], [45, 48, 51, 54]])
    first = says(game)
    game.play(SPARKY, first)
    second = says(game)
    assert {first, second} == {"pick a 52", "pick b 20"}


def test_it_uses_a_token_to_win() -> None:
    others = (at(-3, 0, "n"), at(-4, 2, "n"), at(-4, 3, "n"))
    hands = [[26, 10, 3], [45, 46, 47], [48, 49, 50], [51, 53, 54]]
    game = advanced(at(0, 2, "s", ALL_BUOYS), *others, hands=hands, tokens=[["spin"], [], [], []])
    pick(game, 26, 45, 48, 51)
    assert says(game) == "spin"
    game.play(SPARKY, "spin")
    assert says(game) == "face n"


def test_it_leads_the_dog_at_others() -> None:
    duckies = (at(5, -2, "n", "A"), at(-3, 0, "n", "A"), at(-4, 2, "n", "A"), at(-4, 3, "n"))
    hands = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [52, 10, 54]]
    game = advanced(*duckies, hands=hands, dog=dog_at(5, 0, "n"), control=0, forgiving="yes")
    pick(game, 1, 4, 7, 54)
    for seat in range(4):
        game.play(seat, "turn n")
    assert says(game, 3) == "play 52"


def test_it_swaps_onto_a_buoy_it_has_not_touched() -> None:
    others, dog = (at(-3, 0, "n"), at(-4, 2, "n"), at(-4, 3, "n")), dog_at(1, -3, "n")
    hands = [[2, 10, 3], [46, 47, 49], [48, 45, 50], [51, 53, 54]]
    for touched, said in [("BC", "swap"), ("AB", "go")]:
        ducky = at(1, -1, "n", touched)
        game = advanced(ducky, *others, hands=hands, tokens=[["swap"], [], [], []], dog=dog, control=2)
        pick(game, 2, 46, 48, 51)
        assert says(game) == said


def test_it_plays_a_card_drawn_into_its_empty_hand_only_if_that_leads_on() -> None:
    for top, said in [(30, "stop"), (2, "play 2")]:
        game = race(at(1, -1, "n"), ASIDE, hands=[[20], LATER], deck=[top, 11, 12, 13, 14, 15])
        pick(game, 20, 51)
        game.play(SPARKY, "face n")
        assert says(game) == said


def test_it_paddles_home_and_onto_its_last_buoy() -> None:
    others = (at(-3, 0, "n"), at(-4, 2, "n"), at(-4, 3, "n"))
    for ducky in (at(0, 1, "n", ALL_BUOYS), at(1, -2, "n", "BC")):
        hands = [[10, 2, 4], [45, 46, 47], [48, 49, 50], [51, 53, 54]]
        game = advanced(ducky, *others, hands=hands, tokens=[["paddle"], [], [], []])
        pick(game, 10, 45, 48, 51)
        assert says(game) == "paddle"


def test_it_remembers_a_spin_through_an_interruption() -> None:
    others = (at(-3, 0, "n"), at(-4, 2, "n"), at(-4, 3, "n"))
    hands = [[3, 2, 4], [45, 46, 47], [48, 49, 50], [51, 53, 54]]
    game = advanced(at(0, 2, "s", ALL_BUOYS), *others, hands=hands, tokens=[["spin"], [], [], []])
    pick(game, 3, 45, 48, 51)
    game.play(SPARKY, "spin")
    before = says(game)
    game.play(1, "draw-3")
    for _ in range(3):
        game.play(1, says(game, 1))
    assert says(game) == before
