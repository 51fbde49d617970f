"""The rules of Duck Tow: setting up, actions, formations, the end of a turn and of the game."""

from collections import Counter
from dataclasses import replace

import pytest

from engine import BadSetup, IllegalMove
from engine.tow import CARDS, CONTENT, Claim, Column, Tow, used
from engine.tow.row import claimable, moved_right
from tests.support.engine.tow import (
    ADOPT,
    ANN,
    BEN,
    BOAT,
    CROSS,
    GIFT,
    KOI,
    SEED,
    SQUARE,
    TEE,
    YELLOW_ORANGE,
    asked,
    card,
    colours,
    columns,
    counts,
    moves,
    new,
    park,
    play,
    row,
    starting,
    text,
    tow,
)

# Setting up


@pytest.mark.parametrize(("seats", "locations", "ducks"), [(2, 4, 6), (3, 6, 7), (4, 8, 8)])
def test_the_park_is_laid_out_for_the_players(seats: int, locations: int, ducks: int) -> None:  # T1 T3
    game = new(seats)
    there = [spot.location for spot in game.spots if spot.location >= 0]
    assert len(set(there)) == len(there) == locations
    everything = [*game.deck, *game.open, *(number for hand in game.hands for number in hand)]
    assert {CARDS[number].location for number in everything} == set(there)
    assert len(everything) == 6 * locations
    assert all(sum(spot.ducks) == 1 for spot in game.spots)
    total = [game.duck_bag[c] + sum(spot.ducks[c] for spot in game.spots) for c in range(4)]
    assert total == [ducks] * 4


def test_locations_are_shuffled() -> None:  # T3
    assert len({tuple(spot.location for spot in Tow.new(seats=4, seed=f"{n:064x}").spots) for n in range(5)}) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_the_first_starting_card_begins(seats: int) -> None:  # T4
    firsts: set[int] = set()
    for number in range(30):
        game = Tow.new(seats=seats, seed=f"{number:064x}")
        first = game.order[0]
        firsts.add(first)
        assert game.visitors[first].row == (Column(starting("A")),)
        dealt = sorted(CONTENT.starting[visitor.row[0].card].name for visitor in game.visitors)
        assert dealt == [each.name for each in CONTENT.starting.values() if seats in each.players]
        assert [game.visitors[seat].at for seat in game.order] == list(CONTENT.layouts[seats].starts)
        assert [sum(game.visitors[seat].food) for seat in game.order] == [2, 3, 4, 4][:seats]
        assert [len(hand) for hand in game.hands] == [4] * seats
        assert len(game.open) == 4
        assert len(game.formations) == seats + 2
        assert game.turn.seat == first
    assert firsts == set(range(seats))


def test_food_is_counted() -> None:  # T1
    game = new(3)
    total = [game.food_bag[c] + sum(visitor.food[c] for visitor in game.visitors) for c in range(4)]
    assert total == [10] * 4


def test_cards_and_formations_are_as_many_as_they_should_be() -> None:  # T1 T2
    assert len(CARDS) == 48
    assert Counter(len(each.ducks) for each in CARDS.values()) == {1: 8, 2: 24, 3: 16}
    assert sorted(formation.value for formation in CONTENT.formations.values()) == [2, 2, 2, 3, 3, 3, 4, 4]
    assert all(len(formation.ducks) == formation.value + 2 for formation in CONTENT.formations.values())


def test_starting_cards_show_two_ducks() -> None:  # T2 T4
    assert {each.name: each.ducks for each in CONTENT.starting.values()} == {
        "A": colours("yw"),
        "B": colours("bw"),
        "C": colours("ob"),
        "D": colours("bw"),
        "E": colours("yo"),
    }


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:  # T3
    with pytest.raises(BadSetup, match=f"tow with {seats} seats: it is for 2 to 4"):
        Tow.new(seats=seats, seed=SEED)


# Actions


def test_a_turn_has_four_actions_and_ends_by_itself() -> None:  # T9
    game = park(GIFT)
    play(game, "move 4", "move 1", "move 4", "move 2")
    assert asked(game) != (ANN, "act")
    assert game.turn.actions == 0


def test_fewer_actions_are_allowed() -> None:  # T9
    game = park(GIFT, hand=(1, 2, 3, 4))
    play(game, "end")
    assert asked(game) == (BEN, "act")


def test_one_moves_to_a_tile_that_shares_an_edge_also_onto_another_pawn() -> None:  # T10
    game = park(GIFT, other=4)
    assert [word for word in moves(game) if word.startswith("move")] == ["move 1", "move 3", "move 4", "move 5"]
    play(game, "move 4")
    assert game.visitors[ANN].at == game.visitors[BEN].at == 3


def test_turns_go_clockwise() -> None:  # T9
    game = new(3)
    seats: list[int] = []
    while len(seats) < 4:
        seats.append(game.turn.seat)
        while game.turn.seat == seats[-1]:
            play(game, game.prompts()[0].default or "")
    assert seats == [*game.order, game.order[0]]


def test_moves_can_be_taken_back() -> None:  # T10
    game = park(GIFT)
    play(game, "move 4", "move 1")
    assert game.undoable(ANN) == 2


def test_one_feeds_as_many_ducks_as_one_likes_in_one_action() -> None:  # T11
    game = park(GIFT, food="yyo", ducks={GIFT: "yyob"})
    assert {"feed yellow", "feed orange"} <= set(moves(game))
    assert "feed brown" not in moves(game)
    play(game, "feed yellow")
    assert moves(game) == ("feed yellow", "feed orange", "done")
    play(game, "feed orange", "done")
    assert tow(game) == "yo"
    assert text(game.spots[GIFT - 1].ducks) == "yb"
    assert text(game.visitors[ANN].food) == "y"
    assert game.turn.actions == 3


def test_fed_food_goes_back_to_the_bag() -> None:  # T11
    game = park(GIFT, food="y", ducks={GIFT: "y"}, food_bag="o")
    play(game, "feed yellow")
    assert text(game.food_bag) == "yo"


def test_a_full_tow_takes_no_more_ducks() -> None:  # T11
    game = park(GIFT, tow="yob", food="yy", ducks={GIFT: "yy"})
    play(game, "feed yellow")
    assert tow(game) == "yyob"
    assert asked(game) == (ANN, "act")
    assert not [word for word in moves(game) if word.startswith("feed")]


def test_a_shaken_duck_may_be_fed_at_once() -> None:  # T12
    game = park(GIFT, food="y", bag="y")
    play(game, "shake")
    assert asked(game) == (ANN, "shaken")
    assert game.prompts()[0].about == "yellow"
    play(game, "take")
    assert tow(game) == "y"
    assert text(game.duck_bag) == ""


def test_a_shaken_duck_that_is_left_lies_before_one() -> None:  # T12
    game = park(GIFT, food="y", bag="y")
    play(game, "shake", "leave")
    assert text(game.dispersing) == "y"


@pytest.mark.parametrize(("led", "food"), [("yobw", "y"), ("", "o")])
def test_one_may_shake_with_a_full_tow_or_without_food(led: str, food: str) -> None:  # T12
    game = park(GIFT, tow=led, food=food, bag="y")
    play(game, "shake")
    assert asked(game) == (ANN, "act")
    assert text(game.dispersing) == "y"


def test_an_empty_bag_cannot_be_shaken() -> None:  # T12
    assert "shake" not in moves(park(GIFT, bag=""))


# Dropping off


def test_a_card_is_completed_at_its_location_with_its_ducks() -> None:  # T13
    yo = card(KOI, "yo")
    game = park(KOI, tow="yob", hand=(yo, card(KOI, "ow"), card(BOAT, "yo")), bag="w")
    assert [word for word in moves(game) if word.startswith("complete")] == [f"complete {yo}"]
    play(game, f"complete {yo}")
    assert moves(game) == ("left", "right")
    play(game, "left")
    assert row(game) == [yo, YELLOW_ORANGE]
    assert tow(game) == "b"
    assert text(game.dispersing) == "yo"


def test_cards_that_cannot_be_completed_are_refused() -> None:  # T13
    game = park(KOI, tow="y", hand=(card(KOI, "ow"),))
    with pytest.raises(IllegalMove, match="its ducks are not in your tow, or it is not for this place"):
        game.play(ANN, f"complete {card(KOI, 'ow')}")
    with pytest.raises(IllegalMove, match="not in your hand"):
        game.play(ANN, f"complete {card(KOI, 'yo')}")


def test_several_cards_in_one_drop_off_draw_one_duck() -> None:  # T13
    one, two = card(KOI, "y"), card(KOI, "ob")
    game = park(KOI, tow="yobb", hand=(one, two), bag="ww", formations=(CROSS,))
    play(game, f"complete {one}", "right")
    assert moves(game) == (f"complete {two}", "done")
    play(game, f"complete {two}", "right")
    assert row(game) == [YELLOW_ORANGE, one, two]
    assert text(game.dispersing) == "yobw"
    assert game.turn.actions == 3
    assert asked(game) == (ANN, "act")


def test_whether_one_could_go_on_is_not_told() -> None:  # T13 T32
    one = card(KOI, "y")
    can = park(KOI, tow="yyo", hand=(one, card(KOI, "yo")), formations=(CROSS,))
    cannot = park(KOI, tow="yyo", hand=(one, card(BOAT, "yo")), formations=(CROSS,))
    for game in (can, cannot):
        play(game, f"complete {one}", "right")
    assert moves(can) == (f"complete {card(KOI, 'yo')}", "done")
    assert moves(cannot) == ("done",)
    assert can.view(BEN).waiting == cannot.view(BEN).waiting


def test_with_an_empty_bag_no_duck_joins() -> None:  # T13
    game = park(KOI, tow="y", hand=(card(KOI, "y"),), bag="", formations=(CROSS,))
    play(game, f"complete {card(KOI, 'y')}", "right")
    assert text(game.dispersing) == "y"


def test_ducks_leave_a_tow_only_by_drop_off_and_adoption() -> None:  # T9
    game = park(GIFT, tow="yob", hand=(1, 2, 3, 4))
    play(game, "end")
    assert tow(game) == "yob"


# Gift shop


def test_the_gift_shop_sells_two_food_of_choice() -> None:  # T14
    game = park(GIFT, food="y", food_bag="obb")
    play(game, "shop food")
    assert moves(game) == ("buy orange", "buy brown")
    play(game, "buy brown")
    assert moves(game) == ("buy orange", "buy brown", "done")
    play(game, "buy brown")
    assert text(game.visitors[ANN].food) == "ybb"
    assert game.turn.actions == 3


def test_one_food_is_enough_and_an_empty_bag_gives_none() -> None:  # T14
    game = park(GIFT, food_bag="o")
    play(game, "shop food", "buy orange")
    assert asked(game) == (ANN, "act")
    assert "shop food" not in moves(game)
    game = park(GIFT)
    play(game, "shop food", "buy orange", "done")
    assert text(game.visitors[ANN].food) == "o"


def test_above_four_food_goes_back() -> None:  # T14
    game = park(GIFT, food="yyyo", food_bag="ww")
    play(game, "shop food", "buy white", "buy white")
    assert moves(game) == ("return yellow", "return orange", "return white")
    play(game, "return yellow", "return yellow")
    assert text(game.visitors[ANN].food) == "yoww"
    assert text(game.food_bag) == "yy"


def test_the_gift_shop_has_open_cards_and_the_deck() -> None:  # T14
    game = park(GIFT, hand=(1, 2, 3))
    face_up, top = game.open, game.deck[0]
    play(game, "shop cards")
    assert moves(game) == ("draw deck", *[f"draw {number}" for number in face_up])
    play(game, f"draw {face_up[1]}", "draw deck")
    assert asked(game) == (ANN, "discard")
    assert set(game.hands[ANN]) == {1, 2, 3, face_up[1], top}
    assert len(game.open) == 3  # refilled only at the end of the turn
    play(game, "discard 2")
    assert game.discards == (2,)
    assert asked(game) == (ANN, "act")


def test_two_cards_above_four_are_both_discarded() -> None:  # T14
    game = park(GIFT, hand=(1, 2, 3, 4))
    play(game, "shop cards", "draw deck", "draw deck", "discard 1")
    assert asked(game) == (ANN, "discard")
    play(game, "discard 2")
    assert len(game.hands[ANN]) == 4
    assert asked(game) == (ANN, "act")


def test_one_card_is_enough_and_open_ones_do_without_the_deck() -> None:  # T14
    game = replace(park(GIFT, hand=(1,), opened=(10, 11)), deck=(), discards=())
    play(game, "shop cards", "draw 10")
    assert moves(game) == ("draw 11", "done")
    play(game, "done")
    assert game.hands[ANN] == (1, 10)


def test_the_gift_shop_is_only_on_its_tile() -> None:  # T14
    assert not {"shop food", "shop cards"} & set(moves(park(KOI)))


# Adopting


def test_one_of_two_ducks_is_put_in_the_row_the_other_lies_before_one() -> None:  # T15
    game = park(ADOPT, tow="bw", row=(card(KOI, "yo"),), formations=(CROSS,))
    play(game, "adopt")
    assert moves(game) == ("place brown 1", "place brown 2", "place white 1", "place white 2", "none")
    play(game, "place brown 1")
    assert game.visitors[ANN].row[0].adopted == (2,)
    assert text(game.dispersing) == "w"
    assert tow(game) == ""


def test_which_two_is_a_choice() -> None:  # T15
    game = park(ADOPT, tow="yybw")
    play(game, "adopt")
    assert moves(game) == (
        "adopt yellow yellow",
        "adopt yellow brown",
        "adopt yellow white",
        "adopt brown white",
    )


def test_adopting_is_legal_when_neither_fits() -> None:  # T15
    game = park(ADOPT, tow="yo")
    play(game, "adopt")
    assert text(game.dispersing) == "yo"
    assert asked(game) == (ANN, "act")


def test_nobody_must_put_a_duck_in_the_row() -> None:  # T15 T16
    game = park(ADOPT, tow="bw", row=(card(KOI, "yo"),), formations=(SQUARE,))
    play(game, "adopt", "none")
    assert text(game.dispersing) == "bw"
    assert asked(game) == (ANN, "act")  # and no formation is offered


@pytest.mark.parametrize(("at", "led"), [(ADOPT, "y"), (GIFT, "yobw")])
def test_adopting_needs_its_tile_and_two_ducks(at: int, led: str) -> None:  # T15
    assert "adopt" not in moves(park(at, tow=led))


# Formations


def test_a_formation_is_claimed_after_a_card_and_its_place_is_chosen() -> None:  # T16
    game = park(KOI, tow="yob", hand=(card(KOI, "yo"),), row=(card(BOAT, "yo"),), formations=(SQUARE, CROSS))
    play(game, f"complete {card(KOI, 'yo')}", "right")
    assert moves(game) == (f"claim {SQUARE}", "pass")
    play(game, f"claim {SQUARE}")
    assert moves(game) == ("at 1 1", "at 2 1")
    play(game, "at 2 1")
    assert game.visitors[ANN].claims == (Claim(SQUARE - 1, 1, 0),)
    assert game.formations == (CROSS - 1,)
    assert asked(game) == (ANN, "act")  # one each time


def test_what_is_passed_up_can_be_claimed_later() -> None:  # T16
    game = park(KOI, tow="yyo", hand=(card(KOI, "yo"), card(KOI, "y")), formations=(SQUARE,))
    play(game, f"complete {card(KOI, 'yo')}", "right", "pass", f"complete {card(KOI, 'y')}", "right")
    assert moves(game) == (f"claim {SQUARE}", "pass")


def test_an_adopted_duck_completes_a_formation() -> None:  # T15 T16
    game = park(ADOPT, tow="oo", row=(card(KOI, "y"),), formations=(SQUARE, CROSS))
    play(game, "adopt", "place orange 2", f"claim {SQUARE}")
    assert game.visitors[ANN].claims == (Claim(SQUARE - 1, 0, 0),)


def test_no_duck_is_used_by_two_formations_but_areas_may_overlap() -> None:  # T16
    square, tee = SQUARE - 1, TEE - 1
    assert used((Claim(tee, 1, 2),)) == {(1, 2), (2, 2), (3, 2), (2, 3)}
    assert claimable(columns("yo", "yo", "y"), (), square) == claimable(columns("yo", "yo", "y"), (), tee) == [(0, 0)]
    assert claimable(columns("yo", "yo", "y"), (Claim(square, 0, 0),), tee) == []
    assert claimable(columns("yo", "yob", "yob", "ob"), (Claim(tee, 0, 0),), square) == [(2, 1)]  # below its right arm


def test_patterns_slide_but_never_turn_or_reach_outside() -> None:  # T2 T16
    assert claimable(columns("y", "yo", "y"), (), TEE - 1) == [(0, 0)]
    assert claimable(columns("ob", "obw", "ob"), (), TEE - 1) == [(0, 1), (0, 2)]
    assert claimable(columns("o", "yo", "o"), (), TEE - 1) == []  # upside down
    assert claimable(columns("o", "yob", "o"), (), CROSS - 1) == [(0, 0)]
    assert claimable(columns("y", "yob", "y"), (), CROSS - 1) == []  # it would reach above the cards
    assert claimable(columns("yo"), (), SQUARE - 1) == []


def test_all_claimed_formations_move_with_their_cards() -> None:  # T16
    assert moved_right((Claim(8, 0, 0), Claim(9, 2, 1))) == (Claim(8, 1, 0), Claim(9, 3, 1))


def test_two_ducks_adopted_on_one_card_both_show() -> None:  # T15 T16
    assert Column(card(KOI, "y"), (1, 2)).ducks == (0, 1, 2)


def test_a_formation_may_lie_at_either_end_of_a_long_row() -> None:  # T16
    assert claimable(columns("yo", "yo", "b", "w", "yo", "yo"), (), SQUARE - 1) == [(0, 0), (4, 0)]


def test_a_formation_is_offered_after_the_fourth_action_too() -> None:  # T16
    game = park(KOI, tow="yo", hand=(card(KOI, "yo"),), formations=(SQUARE,), actions=1)
    play(game, f"complete {card(KOI, 'yo')}", "right")
    assert asked(game) == (ANN, "formation")


def test_a_claimed_formation_stays_with_its_cards() -> None:  # T16
    game = park(KOI, tow="yoob", hand=(card(KOI, "yo"), card(KOI, "ob")), formations=(SQUARE, CROSS))
    play(game, f"complete {card(KOI, 'yo')}", "right", f"claim {SQUARE}", f"complete {card(KOI, 'ob')}", "left")
    assert game.visitors[ANN].claims == (Claim(SQUARE - 1, 1, 0),)


# The end of a turn


def test_ducks_are_dispersed_to_the_emptiest_tiles_without_a_pawn() -> None:  # T20
    game = park(GIFT, hand=(1, 2, 3, 4), ducks={1: "y", 3: "y", 4: "yy", 6: "y", 8: "yy"})
    game = replace(game, dispersing=counts("ow"))
    play(game, "end")
    assert sum(game.spots[4].ducks) == 1  # the only empty one; pawns stand on 2 and 7
    assert moves(game) == ("disperse 1", "disperse 3", "disperse 5", "disperse 6")
    play(game, "disperse 3")
    assert sum(game.spots[2].ducks) == 2
    assert text(game.dispersing) == ""
    assert {text(game.spots[4].ducks), text(game.spots[2].ducks).replace("y", "")} == {"o", "w"}


def test_which_duck_goes_is_chance() -> None:  # T20
    seen: set[str] = set()
    for drawn in range(12):
        game = replace(park(GIFT, hand=(1, 2, 3, 4)), dispersing=counts("ow"), drawn=8 * drawn)
        play(game, "end", "disperse 1")
        seen.add(text(game.spots[0].ducks))
    assert seen == {"o", "w"}


def test_food_may_be_put_back_then_one_draws_to_four() -> None:  # T21
    game = park(GIFT, food="yo", hand=(1, 2, 3, 4), food_bag="w" * 10)
    play(game, "end")
    assert moves(game) == ("return yellow", "return orange", "keep")
    play(game, "return yellow", "keep")
    assert text(game.visitors[ANN].food) == "owww"


def test_who_keeps_three_draws_one() -> None:  # T21
    game = park(GIFT, food="yoo", hand=(1, 2, 3, 4), food_bag="w")
    play(game, "end", "keep")
    assert text(game.visitors[ANN].food) == "yoow"


def test_ducks_are_dispersed_before_food_is_drawn() -> None:  # T20 T21
    game = replace(park(GIFT, food="y", hand=(1, 2, 3, 4)), dispersing=counts("o"))
    play(game, "end")
    assert asked(game) == (ANN, "disperse")
    play(game, "disperse 1")
    assert asked(game) == (ANN, "return")


def test_open_cards_are_refilled_from_the_discards() -> None:  # T22 T23
    game = replace(park(GIFT, hand=(1, 2, 3, 4), opened=(10, 11)), deck=(), discards=(20, 21))
    play(game, "end")
    assert sorted(game.open) == [10, 11, 20, 21]


def test_formations_in_play_are_chosen_by_chance() -> None:  # T4
    assert len({Tow.new(seats=2, seed=f"{n:064x}").formations for n in range(8)}) > 3


def test_without_food_one_just_draws() -> None:  # T21
    game = park(GIFT, hand=(1, 2, 3, 4), food_bag="ww")
    play(game, "end")
    assert text(game.visitors[ANN].food) == "ww"


def test_one_draws_to_four_cards_then_the_open_ones_are_refilled() -> None:  # T22
    game = park(GIFT, hand=(1, 2))
    first, second = game.open[:2]
    play(game, "end")
    assert asked(game) == (ANN, "draw")
    play(game, f"draw {first}")
    assert f"draw {first}" not in moves(game)
    assert len(game.open) == 3
    play(game, f"draw {second}")
    assert game.hands[ANN] == tuple(sorted((1, 2, first, second)))
    assert len(game.open) == 4
    assert asked(game) == (BEN, "act")


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:  # T23
    game = replace(park(GIFT, hand=(1, 2, 3)), deck=(), discards=(20, 21))
    play(game, "end", "draw deck")
    assert len(game.hands[ANN]) == 4
    assert game.discards == ()


def test_without_cards_hands_and_open_cards_stay_short() -> None:  # T23
    game = replace(park(GIFT, hand=(1, 2, 3), opened=(10, 11)), deck=(), discards=())
    play(game, "end")
    assert moves(game) == ("draw 10", "draw 11")
    play(game, "draw 10")
    assert game.open == (11,)
    game = replace(park(GIFT, hand=(1, 2, 3), opened=()), deck=(), discards=())
    play(game, "end")
    assert asked(game) == (BEN, "act")


# What is known


def test_only_hands_and_the_decks_order_are_secret() -> None:  # T32
    game = park(GIFT, hand=(1, 2, 3), tow="yo", food="bw")
    ann, ben = game.view(ANN).position, game.view(BEN).position
    assert ann.hand == (1, 2, 3)
    assert ben.hand == ()
    assert ben.hand_sizes == (3, 0)
    assert ben._replace(hand=ann.hand) == ann
    assert game.view(BEN).waiting[0].moves == ()
