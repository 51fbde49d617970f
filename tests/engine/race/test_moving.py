"""Moving a ducky: paths and facings, bonks, buoys, rings and the drain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import IllegalMove
from engine.race import CARDS, CONTENT, FACINGS, Ducky, swim
from engine.race.board import Placed, lay
from tests.support.engine.race import (
    ALL_BUOYS,
    ASIDE,
    BOARD,
    COOKIE,
    LATER,
    NEAR_BUOYS,
    SPARKY,
    asked,
    at,
    buoys,
    kinds,
    mover,
    moves,
    pick,
    play,
    play_by_default,
    race,
    run_out_on_a_buoy,
    where,
)


def test_sparky_goes_round_cookie_with_card_36() -> None:  # R12 R13
    game = race(at(5, -1, "n"), at(5, -3, "n"), hands=[[36, 2, 3], LATER])
    pick(game, 36, 54)
    assert moves(game, SPARKY) == ("face ne", "face nw")
    game.play(SPARKY, "face ne")
    assert where(game, SPARKY) == (4, -3, "ne")


def test_sparky_goes_round_cookie_with_card_42_and_chooses_the_path() -> None:  # R12
    game = race(at(5, -1, "n"), at(5, -3, "n"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    assert moves(game, SPARKY) == ("path 1", "path 2")
    game.play(SPARKY, "path 2")
    assert where(game, SPARKY) == (6, -3, "n")


def test_sparky_bonks_into_cookie_with_card_52() -> None:  # R13 R14
    game = race(at(5, 0, "n"), at(5, -3, "n"), hands=[[52, 2, 3], LATER])
    events = pick(game, 52, 54)
    assert where(game, SPARKY) == (5, -2, "s")
    assert "bonk" in kinds(events)


def test_a_path_that_bonks_may_be_chosen() -> None:  # R12
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    game.play(SPARKY, "path 2")
    assert where(game, SPARKY) == (5, -2, "sw")


def test_a_single_facing_is_not_asked_for() -> None:  # R12
    game = race(at(5, 0, "n"), ASIDE, hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    assert (SPARKY, "face") not in asked(game)


spaces = st.integers(0, len(BOARD.spaces) - 1)


@given(
    space=spaces,
    other=spaces,
    facing=st.integers(0, 5),
    bits=st.integers(0, 7),
    card=st.sampled_from(sorted(CARDS)),
    data=st.data(),
)
def test_every_step_is_taken_unless_something_ends_the_move(  # R13 R14 R17 R19
    space: int, other: int, facing: int, bits: int, card: int, data: st.DataObject
) -> None:
    path = data.draw(st.sampled_from(CARDS[card].paths))
    ducky = Ducky(0, space, facing, bits)
    move = swim(BOARD, ducky, path.steps, [other])
    entered = move.route[1:]
    assert other not in entered
    assert all(BOARD.drain != step and not BOARD.is_ring[step] for step in entered[:-1])
    match move.end:
        case "done":
            assert len(entered) == len(path.steps)
            assert not entered or entered[-1] != BOARD.drain
        case "ring":
            assert BOARD.is_ring[entered[-1]]
        case "home":
            assert entered[-1] == BOARD.drain
            assert move.buoys == 7
        case "bonk":
            beyond = BOARD.ahead[move.route[-1]][move.heading]
            assert beyond in (-1, other, BOARD.drain)
            assert len(entered) < len(path.steps)


def test_a_long_path_is_swum_to_its_end() -> None:  # R13
    paths = [path.steps for card in CARDS.values() for path in card.paths if len(path.steps) > 3]
    places = [(space, facing) for space in range(len(BOARD.spaces)) for facing in range(6)]
    swum = [(steps, swim(BOARD, Ducky(0, *place, 0), steps, [])) for steps in paths for place in places]
    whole = [(steps, move) for steps, move in swum if move.end == "done"]
    assert whole
    assert all(len(move.route) == len(steps) + 1 for steps, move in whole)


def test_the_edge_bonks_also_on_the_first_step_and_no_facing_is_chosen() -> None:  # R14
    game = race(at(1, -4, "n"), ASIDE, hands=[[20, 2, 4], LATER])
    pick(game, 20, 51)
    assert where(game, SPARKY) == (1, -4, "s")
    assert (SPARKY, "face") not in asked(game)


def test_a_gap_bonks_like_the_edge() -> None:  # R14
    around = ["0a0 1,0", "1a0 0,1", "2a0 -1,1", "3a0 -1,0", "4a0 0,-1", "5a0 1,-1"]
    board = lay("hole", CONTENT.tiles, [Placed.parse(text) for text in around])
    shore = board.at(0, -2)
    move = swim(board, Ducky(0, shore, FACINGS.index("s")), (0,), [])
    assert (move.end, move.route) == ("bonk", (shore,))


def test_the_drain_bonks_without_three_buoys() -> None:  # R14 R19
    game = race(at(0, 2, "n", "AB"), ASIDE, hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    assert where(game, SPARKY) == (0, 1, "s")
    assert game.outcome is None


def test_a_buoy_passed_over_is_touched_also_if_the_move_bonks_later() -> None:  # R15 R16
    game = race(at(1, -1, "n"), ASIDE, hands=[[52, 2, 3], LATER])
    events = pick(game, 52, 54)
    assert where(game, SPARKY) == (1, -4, "s")
    assert buoys(game, SPARKY) == "A"
    assert [event.facts["buoy"] for event in events if event.kind == "buoy"] == [0]


def test_a_buoy_touched_on_the_way_counts_also_if_the_move_teleports() -> None:  # R15 R17
    game = race(at(7, -5, "sw"), ASIDE, hands=[[34, 2, 3], LATER])
    pick(game, 34, 51)
    assert asked(game) == [(SPARKY, "ring")]
    assert buoys(game, SPARKY) == "C"


def test_a_buoy_is_touched_only_once_and_in_any_order() -> None:  # R15
    game = race(at(1, -1, "n", "CA"), ASIDE, hands=[[52, 2, 3], LATER])
    events = pick(game, 52, 54)
    assert buoys(game, SPARKY) == "AC"
    assert "buoy" not in kinds(events)


def test_every_ducky_gets_its_own_token_of_the_same_buoy() -> None:  # R6 R15
    others = [at(-3, 0, "n", "A"), at(5, 0, "n", "A"), at(3, 1, "n", "A")]
    game = race(at(1, -1, "n"), *others, hands=[[26, 2, 4], LATER, [45, 46, 47], [48, 49, 50]])
    pick(game, 26, 51, 45, 48)
    assert [buoys(game, ducky) for ducky in range(4)] == ["A"] * 4


def test_finishing_on_a_buoy_lets_play_another_card_again_and_again() -> None:  # R16
    game = race(at(1, -1, "n"), ASIDE, hands=[[20, 10, 4], LATER])
    pick(game, 20, 51)
    game.play(SPARKY, "face n")
    assert where(game, SPARKY) == (1, -3, "n")
    assert moves(game, SPARKY) == ("play 4", "play 10", "stop")
    events = game.play(SPARKY, "play 10")
    assert [event.facts["card"] for event in events if event.kind == "extra"] == [10]
    assert where(game, SPARKY)[:2] == (1, -2)


def test_an_extra_card_that_ends_on_a_buoy_brings_another_one() -> None:  # R16
    duckies = [at(q, r, "se", layout=NEAR_BUOYS) for q, r in [(0, 1), (0, -1)]]
    game = race(*duckies, hands=[[20, 27, 45], LATER], layout=NEAR_BUOYS)
    pick(game, 20, 51)
    game.play(SPARKY, "face se")
    game.play(SPARKY, "play 27")
    game.play(SPARKY, "path 2")
    assert (where(game, SPARKY)[:2], buoys(game, SPARKY)) == ((4, 2), "AB")
    assert moves(game, SPARKY) == ("play 45", "stop")


def test_an_extra_card_is_optional() -> None:  # R16
    game = race(at(1, -1, "n"), ASIDE, hands=[[20, 10, 4], LATER])
    pick(game, 20, 51)
    game.play(SPARKY, "face n")
    game.play(SPARKY, "stop")
    assert where(game, SPARKY) == (1, -3, "n")
    assert game.hands[SPARKY] == (4, 10)
    assert mover(game) == COOKIE


def test_an_extra_card_comes_also_on_a_buoy_that_was_touched_before() -> None:  # R16
    game = race(at(1, -1, "n", "A"), ASIDE, hands=[[20, 10, 4], LATER])
    pick(game, 20, 51)
    game.play(SPARKY, "face n")
    assert asked(game) == [(SPARKY, "extra")]


def test_into_an_empty_hand_the_top_card_is_drawn_in_secret_and_can_be_played() -> None:  # R16 R60
    game, events = run_out_on_a_buoy()
    (draw,) = [event for event in events if event.kind == "draw"]
    assert (draw.only, draw.seen_by(COOKIE).only, draw.reveals) == ({"cards": (10,)}, {}, True)
    assert game.view(SPARKY).position.hand == (10,)
    assert game.view(COOKIE).position.hand_sizes == (1, 2)
    assert game.view(COOKIE).waiting[0].moves == ()
    assert moves(game, SPARKY) == ("play 10", "stop")
    game.play(SPARKY, "play 10")
    assert where(game, SPARKY)[:2] == (1, -2)
    assert game.hands[SPARKY] == ()


def test_a_card_drawn_into_an_empty_hand_can_be_kept_and_counts_for_the_refill() -> None:  # R16 R11
    game, _ = run_out_on_a_buoy()
    game.play(SPARKY, "stop")
    assert (where(game, SPARKY), game.hands[SPARKY]) == ((1, -3, "n"), (10,))
    while game.round == 1:
        play_by_default(game)
    assert game.hands[SPARKY] == (10, 11, 12)


def test_nothing_is_drawn_while_there_are_cards_in_the_hand() -> None:  # R16
    game = race(at(1, -1, "n"), ASIDE, hands=[[20, 4], LATER], deck=[10, 11, 12, 13, 14, 15])
    pick(game, 20, 51)
    assert "draw" not in kinds(game.play(SPARKY, "face n"))
    assert moves(game, SPARKY) == ("play 4", "stop")


def test_a_hand_that_runs_out_on_every_buoy_is_filled_every_time() -> None:  # R16
    duckies = [at(q, r, "se", layout=NEAR_BUOYS) for q, r in [(0, 1), (0, -1)]]
    game = race(*duckies, hands=[[20], LATER], deck=[27, 45, 12, 13, 14], layout=NEAR_BUOYS)
    pick(game, 20, 51)
    play(game, (SPARKY, "face se"), (SPARKY, "play 27"), (SPARKY, "path 2"))
    assert buoys(game, SPARKY) == "AB"
    assert moves(game, SPARKY) == ("play 45", "stop")


def test_a_ducky_that_bonks_on_a_buoy_keeps_the_token_but_gets_no_card() -> None:  # R14 R15 R16
    game = race(at(1, -1, "n"), at(1, -4, "n"), hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    assert where(game, SPARKY) == (1, -3, "s")
    assert buoys(game, SPARKY) == "A"
    assert (SPARKY, "extra") not in asked(game)


def test_the_number_of_an_extra_card_says_nothing_about_who_moves_when() -> None:  # R16 R11
    game = race(at(1, -1, "n"), ASIDE, hands=[[20, 50, 4], LATER])
    pick(game, 20, 51)
    game.play(SPARKY, "face n")
    game.play(SPARKY, "play 50")
    assert game.laid == (20, 51)


def test_moving_into_a_ring_ends_the_move_and_the_owner_goes_to_any_empty_ring() -> None:  # R17
    game = race(at(3, 1, "n"), at(-2, -2, "n"), hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    assert where(game, SPARKY)[:2] == (3, -1)
    empty = [f"ring {number}" for number in range(1, 13) if number != 2]
    assert list(moves(game, SPARKY)) == empty
    game.play(SPARKY, "ring 12")
    assert len(moves(game, SPARKY)) == 6
    game.play(SPARKY, "face sw")
    assert where(game, SPARKY) == (2, 2, "sw")


def test_the_ring_just_entered_may_be_chosen_and_is_the_default() -> None:  # R17
    game = race(at(3, 1, "n"), ASIDE, hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    (prompt,) = game.prompts()
    assert prompt.default == "ring 7"
    game.play(SPARKY, "ring 7")
    game.play(SPARKY, "face n")
    assert where(game, SPARKY) == (3, -1, "n")


def test_leaving_a_ring_or_being_put_on_one_does_not_teleport() -> None:  # R17
    game = race(at(3, -1, "n"), ASIDE, hands=[[26, 2, 4], LATER])
    pick(game, 26, 51)
    assert asked(game) == [(SPARKY, "face")]
    assert where(game, SPARKY)[:2] == (3, -4)


def test_a_ring_with_a_ducky_on_it_is_bonked() -> None:  # R18
    game = race(at(3, 1, "n"), at(3, -1, "n"), hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    assert where(game, SPARKY) == (3, 0, "s")
    assert (SPARKY, "ring") not in asked(game)


def test_the_drain_wins_also_in_the_middle_of_a_path_and_ends_the_game_at_once() -> None:  # R19
    game = race(at(0, 2, "n", ALL_BUOYS), at(-3, 0, "n", "A"), hands=[[52, 2, 3], LATER])
    events = pick(game, 52, 54)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores) == ((SPARKY,), (4, 1))
    assert kinds(events)[-1] == "home"
    assert game.prompts() == ()
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play(COOKIE, "face n")


def test_the_third_buoy_may_be_touched_in_the_same_move() -> None:  # R15 R19
    game = race(at(1, -4, "s", "BC"), ASIDE, hands=[[45, 2, 3], LATER])
    pick(game, 45, 51)
    game.play(SPARKY, "path 2")
    assert game.outcome is not None
    assert game.outcome.winners == (SPARKY,)
