"""A turn: diving, drawing, ending; the hand; the end of the game."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Chance, IllegalMove
from engine.pool import DuckPool, odds
from engine.pool.content import FLOATS
from engine.pool.odds import chances
from tests.support.engine.pool import ANN, BEN, asked, discards, hand, kinds, moves, new, pile, play, row, table, told


def test_the_marker_goes_on_any_pool_or_stays() -> None:  # P10
    game = new(3)
    first = game.order[0]
    assert moves(game, first) == ("dive 1", "dive 2", "dive 3")
    play(game, "dive 3")
    assert game.marker == 2
    assert asked(game) == [(first, "act")]
    assert game.undoable(first) == 1


def test_one_may_draw_play_from_the_hand_or_end() -> None:  # P11 P15
    game = table("9/4", "4/1", hands=["amy amy ring", ""], deck="albert")
    assert moves(game) == ("top", "play amy", "end")
    play(game, "top")
    assert row(game, 1) == "albert"
    assert asked(game) == [(ANN, "act")]
    play(game, "play amy", "pass")
    assert row(game, 1) == "albert amy"


def test_who_ends_the_turn_draws_a_card_also_without_having_played() -> None:  # P11
    game = table("9/4", "4/1", deck="wilma")
    play(game, "end")
    assert hand(game, ANN) == "wilma"
    assert asked(game) == [(BEN, "dive")]


def test_cards_go_below_the_marked_pool() -> None:  # P11
    game = table("9/4", "8/4", tokens=(1, 1), marker=2, deck="albert")
    play(game, "top")
    assert (row(game, 1), row(game, 2)) == ("", "albert")


def test_a_float_in_the_hand_cannot_be_played() -> None:  # P15
    game = table("9/4", "4/1", hands=["ring", ""])
    assert moves(game) == ("top", "end")
    with pytest.raises(IllegalMove, match="a float can only cancel"):
        game.play(ANN, "play ring")
    with pytest.raises(IllegalMove, match="not in your hand"):
        game.play(ANN, "play amy")


def test_a_float_from_the_deck_lies_below_the_pool_without_effect() -> None:  # P15
    game = table("9/4", "4/1", deck="flamingo ring ring flamingo")
    play(game, "top", "top")
    assert asked(game) == [(ANN, "act")]
    play(game, "top")
    assert row(game, 1) == "flamingo ring ring"  # just as many: nothing happens
    play(game, "top")
    assert row(game, 1) == ""
    assert discards(game) == "flamingo ring ring flamingo"
    assert hand(game, ANN) == ""
    assert asked(game) == [(BEN, "dive")]


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:  # P16
    game = table("4/1 wilma", "9/4", deck="albert", empty=True)
    play(game, "top")  # 7 of 4: overcrowded
    assert discards(game) == "wilma albert"
    play(game, "dive 2", "top")
    assert len(game.deck) + len(game.discards) == 1


def test_without_deck_and_discards_only_the_hand_is_left() -> None:  # P16
    game = table("9/4", "4/1", hands=["amy", ""], empty=True)
    assert moves(game) == ("play amy", "end")
    play(game, "end")
    assert hand(game, ANN) == "amy"


def test_who_gets_a_fifth_card_discards_one_at_once() -> None:  # P17
    game = table("9/4", "4/1", hands=["amy lara wilma ring", ""], deck="albert")
    play(game, "end")
    assert asked(game) == [(ANN, "discard")]
    assert set(moves(game)) == {"discard amy", "discard lara", "discard wilma", "discard ring", "discard albert"}
    play(game, "discard ring")
    assert discards(game) == "ring"
    assert len(game.hands[ANN]) == 4
    assert asked(game) == [(BEN, "dive")]


def test_a_fifth_card_in_the_middle_of_a_turn_is_discarded_before_anything_else() -> None:  # P17 P22
    game = table("9/4 dingy", "4/1", hands=["lara lara lara lara", ""], deck="julie")
    play(game, "top", "pass")
    assert asked(game) == [(ANN, "discard")]
    play(game, "discard dingy")
    assert asked(game) == [(ANN, "act")]


def test_four_cards_are_not_too_many() -> None:  # P17
    game = table("9/4", "4/1", hands=["amy lara wilma", ""])
    play(game, "end")
    assert asked(game) == [(BEN, "dive")]


# The end


def test_the_game_ends_when_no_pool_is_left_but_one() -> None:  # P40
    game = table("4/1", "9/4", tokens=(1, 2), deck="albert", piles=["amy amy", "goldie"], left=0)
    play(game, "top")
    assert game.outcome is not None
    assert game.outcome.winners == (BEN,)
    assert game.outcome.scores == (3, 5)
    assert game.prompts() == ()


def test_with_new_pools_left_the_game_goes_on() -> None:  # P40
    game = table("4/1", "9/4", tokens=(1, 1), deck="albert", left=1)
    play(game, "top")
    assert game.outcome is None


def test_with_two_pools_left_the_game_goes_on() -> None:  # P40
    game = table("4/1", "9/4", "8/2", tokens=(1, 2, 2), deck="albert", left=0)
    play(game, "top")
    assert game.outcome is None


def test_hands_count_nothing_and_equal_points_share_the_win() -> None:  # P40
    game = table("4/1", "9/4", tokens=(1, 2), deck="albert", hands=["goldie", ""], piles=["", "amy"], left=0)
    play(game, "top")
    assert game.outcome is not None
    assert game.outcome.winners == (ANN, BEN)
    assert game.outcome.scores == (1, 1)


def test_twice_round_without_a_card_played_ends_the_game() -> None:  # P42
    game = table("9/4", "8/4", tokens=(1, 1, 1), piles=["amy", "", ""])
    play(game, "end")
    for _ in range(4):
        play(game, "dive 1", "end")
    assert game.outcome is None
    play(game, "dive 1", "end")
    assert game.outcome is not None
    assert game.outcome.winners == (ANN,)


def test_a_card_played_in_between_starts_the_count_anew() -> None:  # P42
    game = table("9/4", "8/4", tokens=(1, 1), deck="ring ring albert")
    play(game, "end", "dive 1", "end", "dive 1", "top", "end", "dive 1", "end", "dive 1", "end", "dive 1", "end")
    assert game.outcome is None


def test_without_cards_and_without_ducks_in_any_hand_the_game_is_over() -> None:  # P42
    game = table("9/4", "8/4", hands=["", "ring"], deck="albert", piles=["", "amy"], empty=True)
    play(game, "top")
    assert game.outcome is not None
    assert game.outcome.winners == (BEN,)
    game = table("9/4", "8/4", hands=["", "amy"], deck="albert", empty=True)
    play(game, "top")
    assert game.outcome is None


def test_a_duck_from_the_hand_is_a_card_played() -> None:  # P42
    game = table("9/4", "8/4", hands=["albert", ""], tokens=(1, 1))
    play(game, "play albert", "end")
    assert game.idle == 0


def test_who_cannot_draw_is_not_asked_to_go_on_when_nobody_has_a_duck() -> None:  # P42
    game = table("9/4", "8/4", hands=["amy", ""], deck="", empty=True, piles=["", "sam"])
    play(game, "play amy")
    assert game.outcome is not None
    game = table("4/1 wilma", "9/4", hands=["", ""], deck="arrrwin", empty=True, piles=["", "sam"])
    play(game, "top")
    assert game.outcome is not None
    assert game.outcome.reason == "no cards left"


def test_who_ends_the_turn_draws_from_discards_that_are_shuffled_first() -> None:  # P16
    game = table("4/1 wilma", "9/4", deck="albert", empty=True)
    play(game, "top", "dive 2", "end")
    assert len(game.hands[BEN]) == 1


def test_the_harmless_answers_stay_at_home_and_end_the_turn() -> None:  # P10 P11
    game = table("9/4", "8/4", tokens=(1, 2))
    assert game.prompts()[0].default == "end"
    play(game, "end")
    assert game.prompts()[0].default == "dive 2"


def test_a_duck_whose_effect_is_settled_dives_no_more() -> None:  # P12
    game = table("9/4", "8/4", hands=["", "ring"], deck="dingy")
    play(game, "top")
    assert kinds([game.view(None).position.turn.diving]) == "dingy"
    play(game, "cancel")
    assert game.view(None).position.turn.diving == 0


# What is known


def test_hands_and_piles_below_the_top_are_secret() -> None:  # P41
    game = table("9/4 (amy) lara", "8/4", hands=["amy ring", "julie"], piles=["sam goldie", "dingy lara wilma"])
    ann, ben, spectator = (game.view(seat).position for seat in (ANN, BEN, None))
    assert kinds(ann.hand) == "amy ring"
    assert spectator.hand == ()
    assert [kinds(seen) for seen in ann.piles] == ["sam goldie", "wilma"]
    assert [kinds(seen) for seen in ben.piles] == ["goldie", "dingy lara wilma"]
    assert [kinds(seen) for seen in spectator.piles] == ["goldie", "wilma"]
    for seen in (ann, ben, spectator):
        assert seen.pile_sizes == (2, 3)
        assert seen.hand_sizes == (2, 1)
        assert seen.circle == game.circle
        assert seen.deck_size == len(game.deck)


def test_in_the_end_all_piles_are_open() -> None:  # P40 P41
    game = table("4/1", "9/4", tokens=(1, 2), deck="albert", piles=["amy amy", "goldie lara"], left=0)
    events = play(game, "top")
    assert told(events).count("score") == 2
    assert [kinds(seen) for seen in game.view(None).position.piles] == ["amy amy albert", "goldie lara"]


@pytest.mark.parametrize("seat", [None, ANN, BEN])
def test_imagining_never_puts_a_float_into_a_pile(seat: int | None) -> None:  # P41
    game = table("9/4 lara", "8/4", hands=["amy ring", "julie"], piles=["sam goldie", "dingy lara wilma"])
    chance, changed = Chance("7" * 64), 0
    for _ in range(50):
        world = game.imagine(seat, chance)
        assert not any(FLOATS[card] for cards in world.piles for card in cards)
        assert [cards[-1] for cards in world.piles] == [cards[-1] for cards in game.piles]
        changed += world.piles != game.piles
    assert changed


# Odds


def test_odds_follow_from_the_open_cards() -> None:
    game = table("4/1", "9/4", deck="albert albert sam ring", empty=True)
    everything_else = replaced_by_discards(game)
    assert odds(everything_else.view(ANN).position, 0) == pytest.approx((2 / 4, 0, 2 / 4))
    flooded = replaced_by_discards(table("4/1 ring", "9/4", deck="albert wilma sam flamingo", empty=True))
    assert odds(flooded.view(ANN).position, 0) == pytest.approx((1 / 4, 1 / 4, 2 / 4))


def replaced_by_discards(game: DuckPool) -> DuckPool:
    """The same, with all cards that are nowhere lying open in the discards, so that the rest can be counted."""
    there = {*game.deck, *(card for at in game.circle for card in at.row), *(c for held in game.hands for c in held)}
    return replace(game, discards=tuple(card for card in game.contents.cards if card not in there))


def test_odds_of_a_deck_that_must_be_made_anew_are_those_of_the_discards() -> None:  # P16
    game = table("4/1", "9/4", deck="albert lara lara lara", empty=True)
    game = replace(game, deck=(), discards=game.deck)
    assert odds(game.view(ANN).position, 0) == pytest.approx((1 / 4, 0, 3 / 4))


@given(st.integers(0, 2**32), st.integers(2, 6))
def test_odds_add_up_and_need_no_secret(number: int, seats: int) -> None:  # P41
    game, rng = DuckPool.new(seats=seats, seed=f"{number:064x}"), Random(number)
    for _ in range(rng.randrange(150)):
        if game.outcome is not None:
            return
        prompt = rng.choice(game.unanswered())
        game.play(prompt.seat, rng.choice(prompt.moves))
    here = game.view(0).position
    if here.deck_size:
        assert sum(chances(here).values()) == pytest.approx(1)
        assert min(chances(here).values()) >= 0


def test_a_points_pile_keeps_its_order() -> None:  # P41
    game = table("4/1 sam", "9/4", tokens=(1, 2), deck="amy", piles=["lara dingy", ""])
    play(game, "top")
    assert pile(game, ANN) == "lara dingy sam amy"
