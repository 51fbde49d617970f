"""Full and overcrowded pools: who gets what, what becomes of pools and tokens."""

import pytest

from engine.pool import POOLS
from tests.support.engine.pool import ANN, BEN, CAT, asked, discards, hand, moves, pile, play, row, table, told


def test_a_full_pool_is_divided_among_those_who_stand_there() -> None:  # P13
    game = table("9/4 lara ring sam", "8/4", tokens=(1, 1), deck="albert")
    play(game, "top")
    assert pile(game, ANN) == "lara"
    assert pile(game, BEN) == "sam"
    assert discards(game) == "ring albert"
    assert asked(game) == [(BEN, "dive")]
    assert hand(game, ANN) == ""


def test_cards_are_dealt_one_by_one_the_oldest_first_clockwise_from_the_filler() -> None:  # P13
    game = table("9/4 sam julie dingy james amy", "8/4", "7/2", tokens=(1, 2, 1), deck="james")
    play(game, "top")
    assert pile(game, ANN) == "sam dingy amy"
    assert pile(game, CAT) == "julie james james"


def test_who_stands_elsewhere_may_fill_the_pool_for_the_next_at_it() -> None:  # P13
    game = table("9/4 sam julie lara", "8/4", "7/2", tokens=(2, 1, 1), deck="amy", hands=["", "", ""])
    play(game, "top")
    assert (pile(game, ANN), pile(game, BEN), pile(game, CAT)) == ("", "sam lara", "julie amy")


def test_dealing_goes_clockwise_past_the_last_seat() -> None:  # P13
    game = table("9/4 sam julie lara", "8/4", "7/2", tokens=(1, 1, 1), deck="amy amy", turn=BEN)
    play(game, "top")
    assert (pile(game, BEN), pile(game, CAT), pile(game, ANN)) == ("sam", "julie", "lara")


def test_tokens_are_placed_clockwise_from_the_fillers_own() -> None:  # P13
    game = table("4/1", "9/4", "8/4", tokens=(1, 1, 1), deck="albert", left=0, turn=CAT)
    whose = list[str | None]()
    play(game, "top")
    while asked(game) == [(CAT, "place")]:
        whose.append(game.prompts()[0].about)
        play(game, "to 2")
    assert whose == ["token 3", "token 1", "token 2"]


def test_fewer_cards_than_players_are_all_discarded() -> None:  # P13
    game = table("4/1", "9/4", "8/4", tokens=(1, 1, 1), deck="albert")
    play(game, "top")
    assert not any(game.piles)
    assert discards(game) == "albert"


def test_a_flipped_card_counts_as_one_when_cards_are_divided() -> None:  # P13 P20
    game = table("8/2 (albert) lara amy", "9/4", tokens=(1, 2), deck="lara")
    play(game, "top")
    assert pile(game, ANN) == "albert lara amy lara"


def test_the_next_pool_takes_its_place_and_the_tokens_stand_on_it() -> None:  # P13
    game = table("4/1", "9/4", tokens=(1, 2), deck="albert", left=2)
    gone, coming = game.circle[0].card, game.pool_deck[0]
    events = play(game, "top")
    assert game.circle[0].card == coming != gone
    assert game.tokens == (0, 1)
    assert "pool" in told(events)
    assert len(game.pool_deck) == 1


def test_without_a_new_pool_the_filler_places_the_tokens() -> None:  # P13
    game = table("4/1", "9/4", "8/4", tokens=(1, 1, 2), deck="albert", left=0)
    play(game, "top")
    assert asked(game) == [(ANN, "place")]
    assert moves(game) == ("to 2", "to 3")
    assert game.prompts()[0].about == "token 1"
    play(game, "to 3")
    assert game.prompts()[0].about == "token 2"
    play(game, "to 2")
    assert game.tokens == (2, 1, 1)
    assert asked(game) == [(BEN, "dive")]
    assert moves(game, BEN) == ("dive 2", "dive 3")


def test_a_full_pool_without_tokens_stays_empty() -> None:  # P13
    game = table("4/1 ring", "9/4", tokens=(2, 2), deck="albert")
    card = game.circle[0].card
    play(game, "top")
    assert game.circle[0].card == card
    assert row(game, 1) == ""
    assert discards(game) == "ring albert"
    assert asked(game) == [(BEN, "dive")]


def test_goldie_goes_to_the_filler_wherever_the_filler_stands_under_the_share() -> None:  # P13 P28
    game = table("4/1 goldie", "9/4", tokens=(2, 1), deck="albert")
    play(game, "top")
    assert (pile(game, ANN), pile(game, BEN)) == ("goldie", "albert")
    game = table("4/1 goldie", "9/4", tokens=(1, 2), deck="albert")
    play(game, "top")
    assert pile(game, ANN) == "goldie albert"


def test_goldie_goes_to_the_filler_even_if_nobody_stands_there() -> None:  # P13
    game = table("4/1 goldie", "9/4", tokens=(2, 2), deck="albert")
    play(game, "top")
    assert pile(game, ANN) == "goldie"
    assert discards(game) == "albert"


def test_two_goldies_both_go_to_the_filler() -> None:  # P13
    game = table("4/1 goldie goldie", "9/4", tokens=(1, 1), deck="albert")
    play(game, "top")
    assert pile(game, ANN) == "goldie goldie"
    assert pile(game, BEN) == ""


def test_a_flipped_goldie_goes_to_the_filler_like_any_other() -> None:  # P13 P20
    game = table("4/1 (goldie)", "9/4", tokens=(2, 1), deck="albert", left=0)
    play(game, "top")
    assert (pile(game, ANN), pile(game, BEN)) == ("goldie", "albert")
    assert game.outcome is not None
    assert game.outcome.scores == (5, 1)


def test_goldie_is_not_counted_when_the_ducks_are_divided() -> None:  # P13
    game = table("6/2 goldie amy", "9/4", tokens=(1, 1), deck="albert")
    play(game, "top")
    assert (pile(game, ANN), pile(game, BEN)) == ("goldie amy", "albert")


def test_an_overcrowded_pool_loses_all_its_cards() -> None:  # P14
    game = table("4/1 ring wilma goldie", "9/4", deck="albert")
    card = game.circle[0].card
    play(game, "top")
    assert row(game, 1) == ""
    assert game.circle[0].card == card
    assert discards(game) == "ring wilma goldie albert"
    assert not any(game.piles)
    assert hand(game, ANN) == ""
    assert asked(game) == [(BEN, "dive")]


def test_an_overcrowding_float_spills_a_pool_that_is_one_short() -> None:  # P14 P15
    game = table("4/1 wilma ring", "9/4", deck="ring")
    play(game, "top")
    assert row(game, 1) == ""


def test_a_pool_that_was_overcrowded_is_lost_whatever_sam_flips() -> None:  # P14 P20
    game = table("4/1 wilma", "9/4", deck="sam")
    play(game, "top")
    assert game.view(None).position.doomed == 0
    events = play(game, "card sam")
    assert "overcrowded" in told(events)
    assert (row(game, 1), discards(game)) == ("", "wilma sam")
    assert asked(game) == [(BEN, "dive")]


def test_julie_saves_a_card_from_an_overcrowded_pool() -> None:  # P14 P22
    game = table("4/1 dingy amy", "9/4", tokens=(1, 2), deck="julie")
    play(game, "top", "card dingy")
    assert (hand(game, ANN), discards(game), pile(game, ANN)) == ("dingy", "amy julie", "")
    assert asked(game) == [(BEN, "dive")]


def test_wilma_carries_a_duck_away_from_an_overcrowded_pool() -> None:  # P14 P23
    game = table("4/1 amy", "9/4", deck="wilma")
    play(game, "top", "card wilma")
    assert (row(game, 1), row(game, 2), discards(game)) == ("", "wilma", "amy")
    assert asked(game) == [(BEN, "dive")]


def test_another_pool_is_not_doomed() -> None:  # P14
    game = table("4/1 wilma", "9/4 sam", deck="amy")
    assert game.view(None).position.doomed == -1
    play(game, "top")
    assert (row(game, 1), row(game, 2)) == ("", "sam")
    assert game.view(None).position.doomed == -1


# With the option, an effect may save an overcrowded pool


def test_sam_rescues_a_pool_by_flipping_himself() -> None:  # P14 P20
    game = table("4/1 wilma", "9/4", deck="sam", rescue="yes")
    play(game, "top")
    assert moves(game) == ("card wilma", "card sam")
    play(game, "card sam")
    assert row(game, 1) == "wilma (sam)"
    assert asked(game) == [(ANN, "act")]


def test_julie_rescues_a_pool_and_may_fill_it_exactly() -> None:  # P14 P22
    game = table("4/1 dingy amy", "9/4", tokens=(1, 2), deck="julie", rescue="yes")
    play(game, "top", "card dingy")
    assert pile(game, ANN) == "amy julie"
    assert hand(game, ANN) == "dingy"


def test_wilma_rescues_a_pool_by_leaving_it() -> None:  # P14 P23
    game = table("4/1 amy", "9/4", deck="wilma", rescue="yes")
    play(game, "top")
    assert moves(game) == ("card amy", "card wilma")
    play(game, "card wilma")
    assert (row(game, 1), row(game, 2)) == ("amy", "wilma")
    assert asked(game) == [(ANN, "act")]


def test_a_rescue_that_is_cancelled_is_none() -> None:  # P14 P30
    game = table("4/1 wilma", "9/4", hands=["", "ring"], deck="sam", rescue="yes")
    play(game, "top", "cancel")
    assert row(game, 1) == ""
    assert discards(game) == "ring wilma sam"


def test_wilma_may_fill_another_pool_for_whose_turn_it_is() -> None:  # P14 P23
    game = table("9/4 amy goldie", "4/1 goldie amy", tokens=(1, 2), deck="wilma", marker=1)
    play(game, "top", "from 1", "card amy")
    assert pile(game, ANN) == "goldie"
    assert pile(game, BEN) == "amy amy"
    assert row(game, 1) == "goldie wilma"
    assert asked(game) == [(BEN, "dive")]


def test_one_check_may_spill_one_pool_and_fill_another() -> None:  # P18
    game = table("4/1 amy dingy", "4/2 lara", tokens=(2, 1), deck="wilma", left=2)
    events = play(game, "top")  # Wilma can only move Dingy: pool 1 has 5 of 4, pool 2 has 4 of 4
    assert [event.kind for event in events if event.kind in ("overcrowded", "full")] == ["overcrowded", "full"]
    assert pile(game, ANN) == "lara dingy"
    assert row(game, 1) == row(game, 2) == ""
    assert asked(game) == [(BEN, "dive")]


@pytest.mark.parametrize("marker", [1, 2])
def test_of_two_full_pools_the_one_placed_at_comes_first(marker: int) -> None:  # P18
    pools = ["4/1 dingy amy", "5/1 lara"]
    game = table(
        *(pools if marker == 1 else pools[::-1]), tokens=(1, 2), deck="wilma", marker=marker, left=2, rescue="yes"
    )
    first, second = game.pool_deck
    play(game, "top", "card amy")
    assert game.circle[marker - 1].card == first
    assert game.circle[2 - marker].card == second
    assert {pile(game, ANN), pile(game, BEN)} == {"dingy wilma", "lara amy"}


def test_with_the_last_pools_filled_together_nobody_is_asked_where_to_go() -> None:  # P18 P40
    game = table("7/2 albert albert", "4/1", tokens=(1, 2), deck="wilma", left=0, rescue="yes")
    play(game, "top", "card albert")
    # 7 of 7 and 4 of 4
    assert game.outcome is not None
    assert game.outcome.reason == "no pool left"
    assert game.outcome.scores == (2, 1)


def test_new_pools_are_laid_before_homeless_tokens_are_placed() -> None:  # P18
    game = table("7/2 albert albert", "4/1", "9/4", tokens=(2, 1, 2), deck="wilma", left=1, rescue="yes")
    coming = game.pool_deck[0]
    play(game, "top", "card albert", "to 2")
    # pool 1, where the card was placed, gets the last new pool; pool 2 has gone
    assert game.circle[0].card == coming
    assert game.circle[1].card == 0
    assert asked(game) == [(ANN, "place")]
    assert moves(game) == ("to 1", "to 3")
    assert game.prompts()[0].about == "token 1"


@pytest.mark.parametrize(("below", "points"), [("wilma", "wilma james"), ("albert", "")])
def test_james_who_ends_the_turn_leaves_the_marker_and_nobody_is_asked(below: str, points: str) -> None:  # P24 P30
    game = table(f"4/1 {below}", "9/4", "8/4", tokens=(1, 2, 2), hands=["ring", "", ""], deck="james")
    play(game, "top")
    assert game.marker == 0
    assert pile(game, ANN) == points
    assert asked(game) == [(BEN, "dive")]


@pytest.mark.parametrize("size", ["4/1", "9/4"])
def test_pools_are_found_by_their_size(size: str) -> None:
    game = table(size, "8/4")
    ducks, floats = map(int, size.split("/"))
    assert POOLS[game.circle[0].card][1:] == (ducks, floats)
