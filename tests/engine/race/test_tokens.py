"""The advanced game: setting up, two duckies each, and the action tokens."""

import pytest

from engine import IllegalMove
from engine.race import CONTENT, Race
from tests.support.engine.race import (
    ALL_BUOYS,
    COOKIE,
    NO_TOKENS,
    OTHERS,
    REST,
    SEED,
    SPARKY,
    advanced,
    asked,
    at,
    awaited,
    buoys,
    dog_at,
    everybody_picks,
    kinds,
    mover,
    moves,
    new,
    own_moves,
    pick,
    play,
    play_by_default,
    sparky_alone,
    swapped_onto_a_buoy,
    where,
    where_is_the_dog,
)

# Setting up


def test_four_players_get_four_cards_and_lay_one_for_the_placing() -> None:  # R30
    game = new(4, rules="advanced")
    assert game.view(None).position.hand_sizes == (4,) * 4
    assert len(game.duckies) == 4
    assert awaited(game) == [(seat, "order") for seat in range(4)]
    cards = [hand[seat % 2] for seat, hand in enumerate(game.hands)]
    for seat, card in enumerate(cards):
        assert game.order == ()
        game.play(seat, f"order {card}")
    by_number = sorted(range(4), key=lambda seat: -cards[seat])
    assert list(game.order) == by_number
    for seat in by_number:
        assert awaited(game) == [(seat, "ring")]
        play(game, (seat, moves(game, seat)[0]), (seat, "face n"))
    assert sorted(game.discards) == sorted(cards)
    assert game.view(None).position.hand_sizes == (3,) * 4


@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_players_have_two_duckies_and_place_them_twice_round(seats: int) -> None:  # R31
    game = new(seats, rules="advanced")
    assert game.view(None).position.hand_sizes == (5,) * seats
    assert [ducky.seat for ducky in game.duckies] == [seat for seat in range(seats) for _ in range(2)]
    cards = [hand[2] for hand in game.hands]
    for seat, card in enumerate(cards):
        game.play(seat, f"order {card}")
    first = cards.index(max(cards))
    clockwise = [(first + place) % seats for place in range(seats)]
    placed: list[str | None] = []
    for seat in clockwise * 2:
        assert awaited(game) == [(seat, "ring")]
        placed.append(game.unanswered()[0].about)
        play(game, (seat, moves(game, seat)[0]), (seat, "face n"))
    assert placed == [f"ducky {2 * seat + number}" for number in range(2) for seat in clockwise]
    assert (sorted(game.discards), game.in_play) == (sorted(cards), ())
    assert game.view(None).position.hand_sizes == (4,) * seats


def two_duckies() -> Race:
    mine = (at(5, 0, "n"), at(1, 2, "n"))
    return advanced(*mine, at(-3, 0, "n"), at(-4, 3, "n"), hands=[[1, 26, 52, 53], [45, 48, 51, 54]])


def test_a_card_is_laid_for_each_of_the_two_duckies() -> None:  # R31
    game = two_duckies()
    assert [prompt.about for prompt in game.prompts() if prompt.seat == SPARKY and prompt.ask == "pick"] == [
        "ducky 0",
        "ducky 1",
    ]
    game.play(SPARKY, "pick a 52")
    assert "pick b 52" not in moves(game, SPARKY)
    with pytest.raises(IllegalMove, match='"pick b 52": that card is picked already: pick another first'):
        game.play(SPARKY, "pick b 52")
    play(game, (SPARKY, "pick b 26"), (SPARKY, "pick a 53"), (COOKIE, "pick a 54"), (COOKIE, "pick b 51"))
    assert game.laid == (53, 26, 54, 51)
    assert mover(game) == 1


def test_hands_are_refilled_to_four() -> None:  # R31
    game = two_duckies()
    play(game, (SPARKY, "pick a 52"), (SPARKY, "pick b 53"), (COOKIE, "pick a 54"), (COOKIE, "pick b 51"))
    while game.round == 1:
        play_by_default(game)
    assert game.view(None).position.hand_sizes == (4, 4)


def test_own_duckies_bonk_each_other_and_keep_their_own_buoys() -> None:  # R31 R14
    mine = (at(5, 0, "n", "A"), at(5, -2, "n", "BC"))
    game = advanced(*mine, at(-3, 0, "n"), at(-4, 3, "n"), hands=[[20, 26, 52, 53], [45, 48, 51, 54]])
    play(game, (SPARKY, "pick a 20"), (SPARKY, "pick b 52"), (COOKIE, "pick a 54"), (COOKIE, "pick b 51"))
    assert where(game, 0) == (5, -1, "s")
    assert (buoys(game, 0), buoys(game, 1)) == ("A", "BC")


def test_the_owner_of_the_first_ducky_home_wins() -> None:  # R31 R19
    mine = (at(5, 0, "n"), at(0, 2, "n", ALL_BUOYS))
    game = advanced(*mine, at(-3, 0, "n", "AB"), at(-4, 3, "n", "C"), hands=[[20, 26, 52, 53], [45, 48, 51, 54]])
    play(game, (SPARKY, "pick a 52"), (SPARKY, "pick b 26"), (COOKIE, "pick a 54"), (COOKIE, "pick b 51"))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores) == ((SPARKY,), (4, 2))


# Tokens


def test_everybody_starts_with_a_blue_token_and_twelve_lie_face_down() -> None:  # R32 R5
    for seats in (2, 3, 4):
        position = new(seats, rules="advanced").view(None).position
        assert position.blues == (True,) * seats
        assert (position.token_counts, position.supply_size) == ((0,) * seats, 12)
    game = new(4, rules="advanced")
    assert sorted(game.supply) == sorted(t for t, n in CONTENT.tokens.items() for _ in range(n) if t != "draw-3")


def test_the_first_touch_of_a_buoy_draws_a_token_in_secret() -> None:  # R32 R60
    game = sparky_alone([26, 2, 4], ducky=(1, -1, "n"))
    top = game.supply[0]
    events = pick(game, 26, 45, 48, 51)
    (token,) = [event for event in events if event.kind == "token"]
    assert token.only == {"token": top}
    assert token.seen_by(COOKIE).only == {}
    assert game.view(SPARKY).position.tokens == (top,)
    assert game.view(COOKIE).position.tokens == game.view(None).position.tokens == ()
    assert game.view(COOKIE).position.token_counts == (1, 0, 0, 0)


def test_a_token_drawn_in_this_turn_can_be_used_at_once() -> None:  # R32 R34
    game = sparky_alone([20, 2, 4], ducky=(1, -1, "n"))
    game.supply = ("keep-going", *game.supply)
    everybody_picks(game, 20)
    play(game, (SPARKY, "face n"), (SPARKY, "stop"))
    assert "keep-going" in moves(game, SPARKY)


def test_a_buoy_touched_before_draws_nothing_and_an_empty_supply_gives_nothing() -> None:  # R32
    for buoy, supply in [("A", ("spin",)), ("", ())]:
        game = advanced(at(1, -1, "n", buoy), *OTHERS, hands=[[26, 2, 4], *REST])
        game.supply = supply
        events = pick(game, 26, 45, 48, 51)
        assert "token" not in kinds(events)
        assert game.tokens[SPARKY] == ()


def test_a_used_token_is_shown_and_leaves_the_game() -> None:  # R32
    game = sparky_alone([26, 2, 4], "spin", "swap")
    everybody_picks(game, 26)
    events = game.play(SPARKY, "spin")
    assert events[0].facts["token"] == "spin"
    assert game.view(None).position.used == ("spin",)
    assert game.tokens[SPARKY] == ("swap",)
    assert game.supply.count("spin") == 2


# Draw 3


def test_draw_3_comes_in_the_middle_of_anothers_decision() -> None:  # R33
    game = sparky_alone([36, 2, 3], ducky=(5, -1, "n"))
    everybody_picks(game, 36)
    before = next(prompt for prompt in game.prompts() if not prompt.standing)
    assert (before.seat, before.ask) == (SPARKY, "face")
    events = game.play(COOKIE, "draw-3")
    assert kinds(events) == ["use", "draw"]
    assert events[1].seen_by(SPARKY).only == {}
    assert [(prompt.seat, prompt.ask) for prompt in game.prompts()] == [(COOKIE, "discard")]
    with pytest.raises(IllegalMove, match="nothing is asked of seat 0 now"):
        game.play(SPARKY, "face ne")
    for _ in range(3):
        assert awaited(game) == [(COOKIE, "discard")]
        game.play(COOKIE, moves(game, COOKIE)[-1])
    assert next(prompt for prompt in game.prompts() if not prompt.standing) == before
    assert len(game.hands[COOKIE]) == 2
    assert len(game.discards) == 3
    assert game.blues == (True, False, True, True)
    with pytest.raises(IllegalMove):
        game.play(COOKIE, "draw-3")


def test_of_two_who_draw_3_at_once_the_first_goes_first() -> None:  # R33
    game = sparky_alone([36, 2, 3])
    game.play(COOKIE, "draw-3")
    with pytest.raises(IllegalMove):
        game.play(2, "draw-3")
    for _ in range(3):
        game.play(COOKIE, moves(game, COOKIE)[0])
    game.play(2, "draw-3")
    assert awaited(game) == [(2, "discard")]


def test_new_and_old_cards_may_be_discarded_but_not_the_one_picked() -> None:  # R33
    game = sparky_alone([36, 2, 3], deck=[10, 11, 12, 13])
    game.play(SPARKY, "pick 3")
    game.play(SPARKY, "draw-3")
    assert moves(game, SPARKY) == tuple(f"discard {card}" for card in (2, 10, 11, 12, 36))
    play(game, (SPARKY, "discard 36"), (SPARKY, "discard 11"), (SPARKY, "discard 2"))
    assert game.hands[SPARKY] == (3, 10, 12)
    assert next(p.answer for p in game.prompts() if (p.seat, p.ask) == (SPARKY, "pick")) == "pick 3"


def test_the_blue_token_stands_ready_whatever_is_asked_but_nobody_waits_for_it() -> None:  # R33
    game = new(4, rules="advanced")
    standing = [prompt for prompt in game.prompts() if prompt.standing]
    assert [(prompt.seat, prompt.moves) for prompt in standing] == [(seat, ("draw-3",)) for seat in range(4)]
    assert not any(prompt.standing for prompt in new(4, rules="beginner").prompts())


# Keep going


def test_keep_going_plays_one_more_card_also_after_a_bonk() -> None:  # R34
    game = sparky_alone([26, 20, 4], "keep-going", ducky=(1, -4, "n"))
    everybody_picks(game, 26)
    game.play(SPARKY, "go")
    assert where(game, SPARKY) == (1, -4, "s")
    assert own_moves(game) == ["done", "keep-going"]
    game.play(SPARKY, "keep-going")
    assert own_moves(game) == ["play 4", "play 20"]
    game.play(SPARKY, "play 20")
    assert where(game, SPARKY)[:2] == (1, -2)


def test_keep_going_comes_also_after_a_teleport_and_with_an_empty_hand_from_the_deck() -> None:  # R34
    game = sparky_alone([26], "keep-going", ducky=(3, 1, "n"), deck=[20, 21])
    everybody_picks(game, 26)
    play(game, (SPARKY, "go"), (SPARKY, "ring 12"), (SPARKY, "face n"))
    events = game.play(SPARKY, "keep-going")
    (extra,) = [event for event in events if event.kind == "extra"]
    assert (extra.facts["card"], extra.facts["source"]) == (20, "deck")


def test_keep_going_comes_also_after_a_paddle() -> None:  # R34 R35
    game = sparky_alone([26, 20, 4], "keep-going", "paddle", ducky=(5, 0, "n"))
    everybody_picks(game, 26)
    play(game, (SPARKY, "go"), (SPARKY, "face nw"), (SPARKY, "paddle"), (SPARKY, "face nw"))
    assert own_moves(game) == ["done", "keep-going"]


def test_a_card_kept_going_with_that_ends_on_a_buoy_brings_another() -> None:  # R34 R16
    duckies = (at(1, -1, "s"), at(1, 0, "n"), *OTHERS[1:])
    game = advanced(*duckies, hands=[[26, 20, 4], *REST], tokens=[["keep-going", "spin"], *NO_TOKENS])
    everybody_picks(game, 26)
    play(game, (SPARKY, "go"), (SPARKY, "keep-going"), (SPARKY, "play 20"), (SPARKY, "go"), (SPARKY, "face n"))
    assert where(game, SPARKY) == (1, -3, "n")
    assert awaited(game) == [(SPARKY, "extra")]


def test_no_keep_going_after_being_sent_away_by_the_dog() -> None:  # R34 R46
    game = sparky_alone([26, 20, 4], "keep-going", dog=dog_at(5, -2, "n"), control=2)
    everybody_picks(game, 26)
    play(game, (SPARKY, "go"), (2, "ring 12"), (SPARKY, "face n"))
    assert awaited(game) == [(1, "path")]


# Paddle


def test_a_paddle_before_the_card_is_a_step_and_a_facing() -> None:  # R35
    game = sparky_alone([26, 20, 4], "paddle")
    everybody_picks(game, 26)
    game.play(SPARKY, "paddle")
    assert own_moves(game) == ["face n", "face ne", "face nw"]
    game.play(SPARKY, "face n")
    assert where(game, SPARKY)[:2] == (5, -4)
    assert awaited(game) == [(SPARKY, "face")]


def test_a_paddle_that_bonks_leaves_the_card_to_be_played_from_there() -> None:  # R35 R14
    game = sparky_alone([26, 20, 4], "paddle", ducky=(1, -4, "n"))
    everybody_picks(game, 26)
    game.play(SPARKY, "paddle")
    assert where(game, SPARKY)[:2] == (1, -1)


def test_a_paddle_that_teleports_leaves_the_card_to_be_played_from_there() -> None:  # R35 R17
    game = sparky_alone([26, 20, 4], "paddle", ducky=(3, 0, "n"))
    everybody_picks(game, 26)
    play(game, (SPARKY, "paddle"), (SPARKY, "ring 12"), (SPARKY, "face s"))
    assert where(game, SPARKY) == (2, 2, "n")  # the card bonked into the edge behind the ring
    assert awaited(game) == [(1, "path")]


def test_a_paddle_onto_a_buoy_before_the_card_takes_it_but_brings_no_card() -> None:  # R35 R15
    game = sparky_alone([26, 20, 4], "paddle", ducky=(1, -2, "n"))
    everybody_picks(game, 26)
    play(game, (SPARKY, "paddle"), (SPARKY, "face n"))
    assert buoys(game, SPARKY) == "A"
    assert awaited(game) == [(SPARKY, "before")]


def test_a_paddle_onto_a_buoy_after_the_card_brings_a_card() -> None:  # R35 R16
    duckies = (at(1, -2, "s"), at(1, -1, "n"), *OTHERS[1:])
    game = advanced(*duckies, hands=[[26, 20, 4], *REST], tokens=[["paddle"], *NO_TOKENS])
    everybody_picks(game, 26)
    play(game, (SPARKY, "go"), (SPARKY, "paddle"), (SPARKY, "face n"))
    assert where(game, SPARKY) == (1, -3, "n")
    assert awaited(game) == [(SPARKY, "extra")]


def test_a_paddle_into_the_dog_ends_the_turn_and_the_card_is_discarded() -> None:  # R35 R46
    game = sparky_alone([26, 20, 4], "paddle", dog=dog_at(5, -1, "n"), control=2)
    everybody_picks(game, 26)
    play(game, (SPARKY, "paddle"), (2, "ring 12"), (SPARKY, "face n"))
    assert awaited(game) == [(1, "path")]
    assert 26 in game.discards
    assert where(game, SPARKY) == (2, 2, "n")


def test_a_paddle_can_win() -> None:  # R35 R19
    game = advanced(at(0, 1, "n", ALL_BUOYS), *OTHERS, hands=[[26, 2, 4], *REST], tokens=[["paddle"], *NO_TOKENS])
    everybody_picks(game, 26)
    game.play(SPARKY, "paddle")
    assert game.outcome is not None
    assert game.outcome.winners == (SPARKY,)


# Spin and swap


def test_a_spin_faces_any_way_just_before_the_card() -> None:  # R36
    game = sparky_alone([26, 20, 4], "spin", ducky=(5, -4, "n"))
    everybody_picks(game, 26)
    game.play(SPARKY, "spin")
    assert len(own_moves(game)) == 6
    game.play(SPARKY, "face s")
    assert where(game, SPARKY)[:2] == (5, -1)


def test_a_spin_comes_also_before_an_extra_card() -> None:  # R36 R16
    game = sparky_alone([20, 26, 4], "spin", ducky=(1, -1, "n"))
    everybody_picks(game, 20)
    play(game, (SPARKY, "go"), (SPARKY, "face n"), (SPARKY, "play 26"))
    assert awaited(game) == [(SPARKY, "before")]
    play(game, (SPARKY, "spin"), (SPARKY, "face s"), (SPARKY, "go"))
    assert where(game, SPARKY)[:2] == (1, 0)


def test_a_swap_trades_space_and_facing_with_the_dog() -> None:  # R37
    game = sparky_alone([26, 20, 4], "swap", "spin", dog=dog_at(1, -2, "se"), control=2)
    everybody_picks(game, 26)
    events = game.play(SPARKY, "swap")
    assert where(game, SPARKY) == (1, -2, "se")
    assert where_is_the_dog(game) == (5, 0, "n")
    assert kinds(events) == ["use", "swap"]
    assert awaited(game) == [(SPARKY, "before")]


def test_a_swap_onto_a_buoy_touches_it_but_brings_no_card() -> None:  # R37 R32 R16
    game, events = swapped_onto_a_buoy()
    assert kinds(events) == ["use", "swap", "buoy", "token"]
    assert (where(game, SPARKY), buoys(game, SPARKY)) == ((1, -3, "se"), "A")
    assert len(game.tokens[SPARKY]) == 2
    assert awaited(game) == [(SPARKY, "before")]
    while mover(game) == SPARKY:
        assert (SPARKY, "extra") not in awaited(game)
        play_by_default(game)


def test_a_swap_onto_a_buoy_touched_before_brings_nothing() -> None:  # R37 R32
    dog, tokens = dog_at(1, -3, "s"), [["swap", "spin"], *NO_TOKENS]
    game = advanced(at(5, 0, "n", "AB"), *OTHERS, hands=[[26, 20, 4], *REST], tokens=tokens, dog=dog, control=2)
    everybody_picks(game, 26)
    assert kinds(game.play(SPARKY, "swap")) == ["use", "swap"]
    assert (buoys(game, SPARKY), game.tokens[SPARKY]) == ("AB", ("spin",))


def test_the_third_buoy_can_be_touched_by_a_swap() -> None:  # R37 R19
    dog, tokens = dog_at(1, -3, "s"), [["swap", "spin"], *NO_TOKENS]
    game = advanced(at(5, 0, "n", "BC"), *OTHERS, hands=[[37, 20, 4], *REST], tokens=tokens, dog=dog, control=2)
    everybody_picks(game, 37)
    play(game, (SPARKY, "swap"), (SPARKY, "go"))
    assert game.outcome is not None
    assert game.outcome.winners == (SPARKY,)


def test_a_swap_onto_a_ring_does_not_teleport() -> None:  # R37 R17
    game = sparky_alone([26, 20, 4], "swap", "spin", dog=dog_at(3, -1, "s"), control=2)
    everybody_picks(game, 26)
    game.play(SPARKY, "swap")
    assert where(game, SPARKY) == (3, -1, "s")
    assert awaited(game) == [(SPARKY, "before")]


@pytest.mark.parametrize("place", [None, (0, 0, "n")])
def test_no_swap_with_a_dog_off_the_board_or_on_the_drain(place: tuple[int, int, str] | None) -> None:  # R37
    game = sparky_alone([26, 20, 4], "swap", dog=dog_at(*place) if place else None, control=2)
    everybody_picks(game, 26)
    assert awaited(game) == [(SPARKY, "before")]
    assert own_moves(game) == ["go"]


# Asking tells nothing


@pytest.mark.parametrize("token", ["keep-going", "paddle", "spin", "swap"])
def test_who_holds_a_drawn_token_is_asked_before_and_after_whatever_it_is(token: str) -> None:  # R38
    game = sparky_alone([26, 2, 4], token)
    everybody_picks(game, 26)
    before = [(w.seat, w.ask, w.moves) for w in game.view(COOKIE).waiting if not w.standing]
    assert before == [(SPARKY, "before", ())]
    play(game, (SPARKY, "go"), (SPARKY, "face ne"))
    after = [(w.seat, w.ask, w.moves) for w in game.view(COOKIE).waiting if not w.standing]
    assert after == [(SPARKY, "after", ())]
    game.play(SPARKY, "done")
    assert awaited(game) == [(1, "path")]


def test_who_holds_only_the_blue_token_is_not_asked() -> None:  # R38
    game = sparky_alone([26, 2, 4])
    everybody_picks(game, 26)
    assert awaited(game) == [(SPARKY, "face")]
    game.play(SPARKY, "face ne")
    assert awaited(game) == [(1, "path")]


def test_several_tokens_may_be_used_in_a_turn_in_any_order() -> None:  # R38
    game = sparky_alone([26, 2, 4], "paddle", "spin", "paddle", ducky=(5, -2, "n"))
    everybody_picks(game, 26)
    play(game, (SPARKY, "spin"), (SPARKY, "face n"), (SPARKY, "paddle"), (SPARKY, "face n"))
    assert where(game, SPARKY) == (5, -3, "n")
    game.play(SPARKY, "go")
    game = sparky_alone([26, 2, 4], "paddle", "spin", "paddle", ducky=(5, -2, "n"))
    everybody_picks(game, 26)
    play(game, (SPARKY, "paddle"), (SPARKY, "face n"), (SPARKY, "spin"), (SPARKY, "face s"), (SPARKY, "go"))
    play(game, (SPARKY, "face sw"))
    assert where(game, SPARKY) == (5, 0, "sw")
    assert own_moves(game) == ["done", "paddle"]


# Forgiving


def test_after_the_reveal_everybody_may_turn_instead_of_racing() -> None:  # R50
    game = sparky_alone([52, 2, 4], forgiving="yes")
    everybody_picks(game, 52)
    assert awaited(game) == [(seat, "forgive") for seat in range(4)]
    assert own_moves(game) == [
        "race", "turn n", "turn ne", "turn se", "turn s", "turn sw", "turn nw",
    ]  # fmt: skip
    play(game, (SPARKY, "turn se"), (1, "race"), (2, "turn s"))
    assert where(game, SPARKY) == (5, 0, "n")
    game.play(3, "race")
    assert where(game, SPARKY) == (5, 0, "se")
    assert where(game, 2)[2] == "s"
    assert {52, 48} <= set(game.discards)
    assert awaited(game) == [(1, "path")]


def test_a_card_given_up_still_counts_for_the_dog() -> None:  # R50 R40
    game = sparky_alone([52, 2, 4], forgiving="yes")
    pick(game, 52, 45, 48, 51)
    play(game, (SPARKY, "turn n"), (1, "turn n"), (2, "turn n"), (3, "turn n"))
    assert game.control == SPARKY


def test_each_of_two_cards_is_decided_on_its_own() -> None:  # R50 R31
    mine = (at(5, 0, "n"), at(1, 2, "n"))
    hands = [[26, 52, 53, 20], [45, 48, 51, 54]]
    game = advanced(*mine, at(-3, 0, "n"), at(-4, 3, "n"), hands=hands, forgiving="yes")
    play(game, (SPARKY, "pick a 52"), (SPARKY, "pick b 26"), (COOKIE, "pick a 54"), (COOKIE, "pick b 51"))
    play(game, (SPARKY, "turn a se"), (SPARKY, "race b"), (COOKIE, "race a"), (COOKIE, "turn b s"))
    assert where(game, 0) == (5, 0, "se")
    assert mover(game) == 1


def test_of_the_tokens_only_draw_3_goes_with_forgiving() -> None:  # R50
    game = sparky_alone([52, 2, 4], "spin", forgiving="yes")
    everybody_picks(game, 52)
    assert {"draw-3", "race"} <= set(moves(game, SPARKY))
    assert "spin" not in moves(game, SPARKY)
    play(game, (SPARKY, "turn n"), (1, "race"), (2, "race"), (3, "race"))
    assert (SPARKY, "before") not in awaited(game)


def test_nobody_is_forgiven_in_the_ordinary_game() -> None:  # R50
    game = sparky_alone([52, 2, 4])
    everybody_picks(game, 52)
    assert "forgive" not in [ask for _, ask in asked(game)]
    assert Race.new(seats=2, seed=SEED).chosen["forgiving"] == "no"
