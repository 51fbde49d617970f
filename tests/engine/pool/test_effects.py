"""The dive effects, with no, one and many targets; and how floats cancel them."""

import pytest

from engine import Chance, IllegalMove
from engine.pool import DuckPool
from engine.record import Said, replay
from engine.values import MOMENT, WHILE
from tests.support.engine.pool import ANN, BEN, CAT, asked, discards, hand, moves, pile, play, row, table, told

# Effects


def test_sam_flips_any_face_up_duck_but_no_float_and_none_twice() -> None:  # P20
    game = table("9/4 (amy) ring", "8/4 lara dingy", "7/2", tokens=(1, 1, 1), deck="sam")
    play(game, "top")
    assert moves(game) == ("from 1", "from 2")
    play(game, "from 2")
    assert moves(game) == ("card lara", "card dingy")
    play(game, "card lara")
    assert row(game, 2) == "(lara) dingy"
    assert game.circle[1].ducks == 1


def test_sam_alone_flips_himself() -> None:  # P20
    game = table("9/4 ring (amy)", "8/4", deck="sam")
    play(game, "top")
    assert row(game, 1) == "ring (amy) (sam)"


def test_a_flipped_card_has_no_icons_and_cannot_be_taken_or_moved() -> None:  # P20 P22 P23
    game = table("9/4 (albert)", "8/4", deck="julie")
    assert game.circle[0].ducks == 0
    play(game, "top")
    assert asked(game) == [(ANN, "act")]
    game = table("9/4 (albert)", "8/4", deck="wilma")
    play(game, "top")
    assert row(game, 2) == "wilma"


def test_what_is_flipped_stays_so_when_julie_takes_another() -> None:  # P20 P22
    game = table("9/4 (amy) lara", "8/4", deck="julie")
    play(game, "top")
    assert row(game, 1) == "(amy) julie"


def test_wilma_passes_by_a_pool_that_is_gone() -> None:  # P23
    game = table("9/4", "-", "7/2", tokens=(1, 1, 3), deck="wilma", left=0)
    play(game, "top")
    assert row(game, 3) == "wilma"


def test_dingy_moves_an_opponents_token_to_another_pool() -> None:  # P21
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 2), deck="dingy")
    play(game, "top")
    assert moves(game) == ("token 2", "token 3")
    play(game, "token 3")
    assert moves(game) == ("to 1", "to 3")
    play(game, "to 3")
    assert game.tokens == (0, 0, 2)


def test_with_two_players_dingy_needs_no_question() -> None:  # P21
    game = table("9/4", "8/4", deck="dingy")
    play(game, "top")
    assert game.tokens == (0, 1)


def test_dingy_moves_nobody_to_a_pool_that_is_gone() -> None:  # P21
    game = table("9/4", "-", "7/2", tokens=(1, 1, 3), deck="dingy", left=0)
    play(game, "top", "token 2")
    assert game.tokens == (0, 2, 2)


def test_julie_takes_a_duck_or_a_float_but_not_herself_or_a_flipped_one() -> None:  # P22
    game = table("9/4 (lara) amy ring", "8/4 (sam)", deck="julie")
    play(game, "top")
    assert moves(game) == ("card amy", "card ring")
    play(game, "card ring")
    assert hand(game, ANN) == "ring"
    assert row(game, 1) == "(lara) amy julie"


def test_julie_takes_another_julie_once_a_turn() -> None:  # P22
    game = table("9/4 julie amy", "8/4 julie", deck="julie")
    placed = game.deck[0]
    play(game, "top", "from 2")
    assert hand(game, ANN) == "julie"
    assert placed in game.circle[0].row
    play(game, "play julie")  # only Amy can be taken, so nobody is asked
    assert hand(game, ANN) == "amy"
    assert row(game, 1) == "julie julie julie"


def test_in_the_next_turn_a_julie_may_take_a_julie_again() -> None:  # P22
    game = table("9/4 julie", "8/4", deck="julie arrrwin julie")
    play(game, "top", "top", "pass", "dive 1")
    assert not game.reunited
    play(game, "top", "pass")
    assert moves(game, BEN) == ("card julie", "card arrrwin")


def test_julie_without_a_target_does_nothing_and_nobody_is_asked() -> None:  # P12 P22 P30
    game = table("9/4", "8/4", hands=["", "ring"], deck="julie")
    play(game, "top")
    assert asked(game) == [(ANN, "act")]


def test_of_several_of_a_kind_the_newest_is_taken() -> None:  # P22
    game = table("9/4 amy lara amy", "8/4", deck="julie")
    newest = game.circle[0].row[2]
    play(game, "top", "card amy")
    assert game.hands[ANN] == (newest,)


def test_wilma_moves_a_duck_to_a_pool_that_has_room() -> None:  # P23
    game = table("9/4 goldie arrrwin", "4/1 dingy", "5/1 lara", tokens=(1, 1, 1), deck="wilma")
    play(game, "top", "from 1")
    assert moves(game) == ("card goldie", "card arrrwin", "card wilma")
    play(game, "card goldie")
    assert moves(game) == ("to 2", "to 3")
    play(game, "to 3")
    assert row(game, 3) == "lara goldie"


def test_wilma_never_overcrowds_a_pool() -> None:  # P23
    game = table("9/4 albert", "4/1 dingy", "5/1 lara", tokens=(1, 1, 1), deck="wilma")
    play(game, "top")
    assert moves(game) == ("from 1", "from 2", "from 3")
    play(game, "from 1")  # Albert fits nowhere, Wilma only below pool 2, which is full then
    assert row(game, 1) == "albert"
    assert discards(game) == "dingy wilma"


def test_wilma_without_room_anywhere_does_nothing() -> None:  # P12 P23
    game = table("9/4 albert", "4/1 dingy dingy", hands=["", "ring"], deck="wilma")
    play(game, "top", "pass")
    assert (row(game, 1), row(game, 2)) == ("albert wilma dingy", "dingy")  # the only way
    game = table("9/4 albert lara", "4/1 amy", hands=["", "ring"], deck="wilma")
    play(game, "top")  # nobody fits anywhere: no window, and no rescue
    assert (row(game, 1), row(game, 2)) == ("", "amy")
    assert asked(game) == [(BEN, "dive")]


def test_the_effect_of_a_duck_that_wilma_moves_does_not_happen() -> None:  # P23
    game = table("9/4 lara", "8/4", deck="wilma", piles=["", "amy"])
    play(game, "top", "card lara")
    assert pile(game, BEN) == "amy"


def test_james_moves_the_marker_to_another_pool() -> None:  # P24
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), deck="james albert")
    play(game, "top")
    assert moves(game) == ("to 2", "to 3")
    play(game, "to 3", "top")
    assert (row(game, 1), row(game, 3)) == ("james", "albert")


def test_james_leaves_the_pool_of_the_marker_wherever_the_token_stands() -> None:  # P24
    game = table("9/4", "8/4", tokens=(2, 2), deck="james")
    play(game, "top")
    assert game.marker == 1


def test_amy_draws_from_discards_that_are_shuffled_first() -> None:  # P16 P25
    game = table("4/1 wilma", "9/4", deck="albert amy", empty=True)
    play(game, "top", "dive 2", "top")
    assert len(game.hands[BEN]) == 1


def test_amys_card_may_be_one_too_many() -> None:  # P17 P25
    game = table("9/4", "8/4", hands=["lara lara lara lara", ""], deck="amy")
    play(game, "top", "pass")
    assert asked(game) == [(ANN, "discard")]


def test_amy_draws_a_card() -> None:  # P25
    game = table("9/4", "8/4", deck="amy lara")
    play(game, "top")
    assert hand(game, ANN) == "lara"


def test_amy_without_cards_to_draw_does_nothing() -> None:  # P12 P25
    game = table("9/4", "8/4", hands=["", "lara"], deck="amy", empty=True)
    play(game, "top")
    assert asked(game) == [(ANN, "act")]


def test_lara_discards_the_top_of_an_opponents_pile() -> None:  # P26
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), deck="lara", piles=["amy", "sam julie", "dingy"])
    play(game, "top")
    assert moves(game) == ("rob 2", "rob 3")
    play(game, "rob 2")
    assert (pile(game, BEN), discards(game)) == ("sam", "julie")


def test_lara_with_one_victim_needs_no_question_and_with_none_does_nothing() -> None:  # P12 P26
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), deck="lara", piles=["amy", "", "dingy"])
    play(game, "top")
    assert pile(game, CAT) == ""
    game = table("9/4", "8/4", hands=["", "ring"], deck="lara", piles=["amy", ""])
    play(game, "top")
    assert asked(game) == [(ANN, "act")]
    assert pile(game, ANN) == "amy"


def test_arrrwin_ends_the_turn_without_a_card() -> None:  # P27
    game = table("9/4", "8/4", deck="arrrwin")
    play(game, "top")
    assert asked(game) == [(BEN, "dive")]
    assert hand(game, ANN) == ""
    assert row(game, 1) == "arrrwin"


def test_an_effect_that_nobody_could_cancel_is_told_as_well() -> None:  # P12
    assert "effect" in told(play(table("9/4", "8/4", deck="arrrwin"), "top"))


def test_arrrwin_cancelled_lets_the_turn_go_on() -> None:  # P27 P30
    game = table("9/4", "8/4", hands=["ring", ""], deck="arrrwin")
    play(game, "top", "cancel")
    assert asked(game) == [(ANN, "act")]


@pytest.mark.parametrize("kind", ["albert", "goldie"])
def test_albert_and_goldie_have_no_effect_to_cancel(kind: str) -> None:  # P28 P30
    game = table("9/4", "8/4", hands=["ring", "ring"], deck=kind)
    play(game, "top")
    assert asked(game) == [(ANN, "act")]


# The window


def test_all_who_hold_a_card_are_asked_also_whose_turn_it_is() -> None:  # P30
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), hands=["amy", "", "ring"], deck="dingy")
    play(game, "top")
    assert asked(game) == [(ANN, "window"), (CAT, "window")]
    assert moves(game, ANN) == ("pass", "hold on")
    assert moves(game, CAT) == ("pass", "cancel", "hold on")
    with pytest.raises(IllegalMove, match="you have no float to cancel with"):
        game.play(ANN, "cancel")


def test_without_a_card_in_any_hand_there_is_no_window() -> None:  # P30
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), deck="dingy")
    play(game, "top")
    assert asked(game) == [(ANN, "opponent")]


def test_the_window_does_not_tell_who_has_a_float() -> None:  # P30 P41
    with_float = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), hands=["amy", "", "ring"], deck="dingy")
    without = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), hands=["amy", "", "lara"], deck="dingy")
    for game in (with_float, without):
        play(game, "top")
    assert with_float.view(BEN).waiting == without.view(BEN).waiting
    for game in (with_float, without):
        game.play(CAT, "pass")
    assert with_float.view(BEN).waiting == without.view(BEN).waiting
    assert not any(waiting.answered for waiting in with_float.view(BEN).waiting)


def test_the_target_is_chosen_only_when_all_have_passed() -> None:  # P12 P30
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), hands=["amy", "", "ring"], deck="dingy")
    play(game, "top")
    game.play(CAT, "pass")
    assert (ANN, "window") in asked(game)
    game.play(ANN, "pass")
    assert asked(game) == [(ANN, "opponent")]


def test_one_cancel_closes_the_window_and_the_duck_stays() -> None:  # P30
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), hands=["ring", "ring", "ring"], deck="dingy")
    play(game, "top")
    events = game.play(CAT, "cancel")
    assert "cancel" in told(events)
    assert row(game, 1) == "dingy"
    assert (hand(game, ANN), hand(game, BEN), hand(game, CAT)) == ("ring", "ring", "")
    assert discards(game) == "ring"
    assert game.tokens == (0, 0, 0)
    assert asked(game) == [(ANN, "act")]


def test_a_cancel_that_comes_too_late_changes_nothing() -> None:  # P30
    game = table("9/4", "8/4", "7/2", tokens=(1, 1, 1), hands=["ring", "ring", "ring"], deck="dingy")
    play(game, "top")
    game.play(CAT, "cancel")
    before = game.dump()
    with pytest.raises(IllegalMove, match="there is nothing to cancel now"):
        game.play(ANN, "cancel")
    assert game.dump() == before


def test_words_that_are_refused_say_why() -> None:  # P30
    game = table("9/4", "8/4", hands=["ring", "ring"], empty=True)
    with pytest.raises(IllegalMove, match="there is no card left to draw"):
        game.play(ANN, "top")
    with pytest.raises(IllegalMove, match="it is not your turn"):
        ordered().play(BEN, "top")
    with pytest.raises(IllegalMove, match="there is no window at this table: leave an order"):
        ordered().play(BEN, "cancel")


def test_the_float_with_the_fewest_icons_is_used() -> None:  # P30
    game = table("9/4", "8/4", hands=["", "flamingo ring flamingo"], deck="dingy")
    play(game, "top", "cancel")
    assert hand(game, BEN) == "flamingo flamingo"


def test_a_window_is_open_for_a_moment_and_nobody_has_to_press_anything() -> None:  # P30
    game = table("9/4", "8/4", hands=["amy", "ring"], deck="dingy")
    play(game, "top")
    assert {(prompt.window, prompt.default) for prompt in game.prompts()} == {(MOMENT, "pass")}


def test_who_holds_a_card_may_say_hold_on_and_gets_a_longer_window() -> None:  # P30
    game = table("9/4", "8/4", hands=["amy", "lara"], deck="dingy")
    play(game, "top")
    (first,) = {prompt.id for prompt in game.prompts()}
    events = game.play(BEN, "hold on")  # a bluff
    assert told(events) == ["hold"]
    assert asked(game) == [(ANN, "window"), (BEN, "window")]
    assert {prompt.window for prompt in game.prompts()} == {WHILE}
    assert first not in {prompt.id for prompt in game.prompts()}
    assert row(game, 1) == "dingy"


def test_whoever_has_passed_before_somebody_holds_on_is_asked_again() -> None:  # P30
    game = table("9/4", "8/4", hands=["ring", "lara"], deck="dingy")
    play(game, "top")
    game.play(ANN, "pass")
    game.play(BEN, "hold on")
    assert all(prompt.answer is None for prompt in game.prompts())
    game.play(ANN, "cancel")
    assert game.tokens == (0, 0)


def test_hold_on_is_said_once_a_turn() -> None:  # P30
    game = table("9/4", "8/4", hands=["amy", "lara"], deck="dingy dingy dingy")
    play(game, "top")
    game.play(BEN, "hold on")
    assert moves(game, BEN) == ("pass",)
    assert moves(game, ANN) == ("pass", "hold on")
    with pytest.raises(IllegalMove, match="once a turn you can say hold on"):
        game.play(BEN, "hold on")
    say(game, (ANN, "pass"), (BEN, "pass"), (ANN, "top"))
    assert moves(game, BEN) == ("pass",)
    say(game, (ANN, "pass"), (BEN, "pass"), (ANN, "end"), (BEN, "dive 1"), (BEN, "top"))
    assert moves(game, BEN) == ("pass", "hold on")


def say(game: DuckPool, *said: tuple[int, str]) -> None:
    for seat, word in said:
        game.play(seat, word)


def test_everyone_sees_who_has_said_hold_on() -> None:  # P30 P41
    game = table("9/4", "8/4", hands=["amy", "lara"], deck="dingy")
    play(game, "top")
    game.play(BEN, "hold on")
    assert game.view(None).position.held == (False, True)


# Orders


def ordered(**more: object) -> DuckPool:
    given = {"hands": ["", "ring", "ring"], "deck": "lara dingy", "piles": ["", "amy", "amy"], **more}
    return table("9/4", "8/4", "7/2", tokens=(1, 1, 1), cancelling="orders", **given)  # type: ignore[arg-type]


def test_an_order_cancels_the_next_duck_of_its_kind_and_lapses() -> None:  # P31
    game = ordered(deck="dingy lara")
    game.play(BEN, "order lara")
    play(game, "top", "token 2", "to 2", "top")
    assert (pile(game, BEN), pile(game, CAT)) == ("amy", "amy")
    assert hand(game, BEN) == ""
    assert game.orders[BEN] == ()
    assert asked(game) == [(ANN, "act")]


def test_without_a_float_an_order_waits() -> None:  # P31
    game = ordered(hands=["", "amy", ""])
    game.play(BEN, "order lara")
    play(game, "top", "rob 2")
    assert pile(game, BEN) == ""
    assert game.orders[BEN] == ("lara",)


def test_several_orders_stand_side_by_side() -> None:  # P31
    game = ordered(hands=["", "ring ring", ""])
    game.play(BEN, "order lara")
    game.play(BEN, "order dingy")
    play(game, "top")
    assert game.orders[BEN] == ("dingy",)
    play(game, "top")
    assert game.tokens == (0, 0, 0)
    assert game.orders[BEN] == ()


def test_orders_go_clockwise_from_whose_turn_it_is() -> None:  # P31
    game = ordered(hands=["ring", "", "ring"], turn=BEN, piles=["amy", "amy", "amy"])
    for seat in (ANN, CAT):
        game.play(seat, "order lara")
    play(game, "top")
    assert (hand(game, ANN), hand(game, CAT)) == ("ring", "")


def test_an_order_can_be_taken_back() -> None:  # P31
    game = ordered()
    game.play(BEN, "order lara")
    assert "lift lara" in [word for prompt in game.prompts() if prompt.seat == BEN for word in prompt.moves]
    game.play(BEN, "lift lara")
    play(game, "top")
    assert asked(game) == [(ANN, "victim")]


def test_of_several_orders_the_first_clockwise_counts_and_ones_own_last() -> None:  # P30 P31
    game = ordered(hands=["ring", "ring", "ring"])
    for seat in (ANN, CAT, BEN):
        game.play(seat, "order lara")
    play(game, "top")
    assert (hand(game, ANN), hand(game, BEN), hand(game, CAT)) == ("ring", "", "ring")
    game = ordered(hands=["ring", "", "ring"])
    for seat in (ANN, CAT):
        game.play(seat, "order lara")
    play(game, "top")
    assert (hand(game, ANN), hand(game, CAT)) == ("ring", "")


def test_there_is_no_window_at_a_table_with_orders() -> None:  # P31
    game = ordered()
    play(game, "top")
    assert asked(game) == [(ANN, "victim")]


def test_only_who_holds_cards_can_leave_orders() -> None:  # P31
    game = ordered()
    assert [prompt.seat for prompt in game.prompts() if prompt.standing] == [BEN, CAT]


def test_orders_are_seen_by_nobody_else() -> None:  # P31 P41
    game = ordered()
    quiet = game.copy()
    assert game.play(BEN, "order lara") == []
    for seat in (None, ANN, CAT):
        assert game.view(seat) == quiet.view(seat)
    assert game.view(BEN).position.orders == ("lara",)


def test_an_order_does_not_end_anothers_undo_and_survives_it() -> None:  # P31
    start = ordered()
    log = [Said(ANN, "end"), Said(BEN, "dive 2"), Said(CAT, "order lara")]
    game = replay(start, log)
    assert game.undoable(BEN) == 1
    back = replay(start, [*log, Said(BEN, "undo 1")])
    assert back.orders[CAT] == ("lara",)
    assert asked(back) == [(BEN, "dive")]


def test_ones_own_order_leaves_ones_undo_alone() -> None:  # P31
    start = ordered()
    log = [Said(ANN, "end"), Said(BEN, "dive 2"), Said(BEN, "order lara")]
    assert replay(start, log).undoable(BEN) == 1
    back = replay(start, [*log, Said(BEN, "undo 1")])
    assert back.orders[BEN] == ("lara",)
    assert asked(back) == [(BEN, "dive")]


def test_imagined_worlds_do_not_know_the_others_orders() -> None:  # P31 P41
    game = ordered()
    game.play(BEN, "order lara")
    chance = Chance("3" * 64)
    worlds = [game.imagine(CAT, chance) for _ in range(60)]
    assert len({world.orders[BEN] for world in worlds}) > 4
    assert all(game.imagine(BEN, chance).orders[BEN] == ("lara",) for _ in range(20))
