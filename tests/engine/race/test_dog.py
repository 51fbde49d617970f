"""The bird dog: who leads him, where he goes, and whom he chases."""

from random import Random

from engine import Event
from engine.race import Dog, Ducky, Race
from engine.race.swim import OFF_BOARD
from tests.support.engine.race import (
    ALL_BUOYS,
    FACINGS,
    advanced,
    at,
    awaited,
    dog_at,
    kinds,
    mover,
    moves,
    pick,
    play,
    play_by_default,
    where,
    where_is_the_dog,
)

CORNER = (at(-3, 0, "n"), at(-4, 2, "n"), at(-4, 3, "n"), at(-3, 2, "n"))  # far from where the dog walks
REX = 3  # lays 54, so leads the dog while nobody has more buoys than others


def the_dogs_turn(
    *duckies: Ducky, hand: list[int], dog: Dog | None = None, deck: list[int] | None = None, laid: int = 54
) -> Race:
    """Four players; everybody has turned instead of racing, and now Rex leads the dog with these cards in hand."""
    hands = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [*hand, laid]]
    game = advanced(*duckies, hands=hands, dog=dog, control=0 if dog else None, deck=deck, forgiving="yes")
    pick(game, 1, 4, 7, laid)
    play(game, *[(seat, f"turn {FACINGS[ducky.facing]}") for seat, ducky in enumerate(game.duckies)])
    return game


def lead(game: Race, *words: str) -> list[Event]:
    return play(game, *[(REX, word) for word in words])


# Who leads him


def test_he_comes_after_all_duckies_and_before_the_refill() -> None:  # R40
    game = the_dogs_turn(*CORNER, hand=[20, 52])
    assert game.control == REX
    assert mover(game) == -1
    assert [len(hand) for hand in game.hands] == [2, 2, 2, 2]


def test_whoever_has_the_fewest_buoys_leads_and_among_equals_the_highest_card() -> None:  # R40
    for buoys, leader in [(("", "", "", ""), 3), (("", "", "", "A"), 2), (("A", "", "AB", "A"), 1), (("A",) * 4, 3)]:
        duckies = [ducky._replace(buoys=len(mine)) for ducky, mine in zip(CORNER, buoys, strict=True)]
        assert the_dogs_turn(*duckies, hand=[20, 52]).control == leader


def test_the_buoys_of_both_duckies_count_together_and_so_do_their_cards() -> None:  # R40 R31
    for buoys, leader in [(("AB", "", "A", ""), 1), (("A", "", "", "A"), 0), (("A", "B", "C", "A"), 0)]:
        duckies = [ducky._replace(buoys=(1 << len(mine)) - 1) for ducky, mine in zip(CORNER, buoys, strict=True)]
        game = advanced(*duckies, hands=[[1, 54, 20, 21], [52, 53, 30, 31]], forgiving="yes")
        play(game, (0, "pick a 1"), (0, "pick b 54"), (1, "pick a 52"), (1, "pick b 53"))
        play(game, (0, "turn a n"), (0, "turn b n"), (1, "turn a n"), (1, "turn b n"))
        assert game.control == leader


def tied_with_extra(*extra: int, tokens: tuple[str, ...] = ()) -> Race:
    """Everybody has buoy A. Sparky has laid 20, which takes him to a buoy, and holds more cards; Rex has laid 52."""
    duckies = (at(1, -1, "n", "A"), at(-3, 0, "n", "A"), at(-4, 2, "n", "A"), at(-4, 3, "n", "A"))
    hands = [[20, *extra], [21, 22, 23], [24, 25, 28], [52, 50, 51]]
    game = advanced(*duckies, hands=hands, tokens=[tokens, (), (), ()])
    pick(game, 20, 21, 24, 52)
    return game


def until_the_dog(game: Race) -> Race:
    while mover(game) != -1:
        play_by_default(game)
    return game


def test_an_extra_card_on_a_buoy_counts_for_leading() -> None:  # R40 R16
    for extra, leader in [(54, 0), (49, REX)]:
        game = tied_with_extra(extra, 4)
        play(game, (0, "face n"), (0, f"play {extra}"))
        assert until_the_dog(game).control == leader


def test_a_card_of_keep_going_counts_for_leading() -> None:  # R40 R34
    game = tied_with_extra(54, 4, tokens=("keep-going",))
    play(game, (0, "go"), (0, "face n"), (0, "stop"), (0, "keep-going"), (0, "play 54"))
    assert until_the_dog(game).control == 0


def test_the_highest_of_several_extra_cards_counts() -> None:  # R40 R16
    game = tied_with_extra(54, 4, tokens=("keep-going",))
    play(game, (0, "go"), (0, "face n"), (0, "play 54"))
    while (0, "after") not in awaited(game):
        play_by_default(game)
    play(game, (0, "keep-going"), (0, "play 4"))
    assert until_the_dog(game).control == 0


def test_whoever_leads_has_the_fewest_buoys_and_of_those_played_the_highest_card() -> None:  # R40 R31 R50
    """In every round, going by what was told since it began; and often enough it was an extra card that decided."""
    rng, by_extra = Random(40), 0
    for number in range(24):
        options = {"rules": "advanced", "forgiving": ("no", "yes")[number % 2]}
        game, told = Race.new(seats=2 + number % 3, options=options, seed=f"{number:064x}"), list[Event]()
        game.tokens = (("keep-going",) * 20,) * game.seated
        while game.outcome is None and game.round < 20:
            prompt = rng.choice(game.unanswered())
            events = game.play(prompt.seat, rng.choice(prompt.moves))
            told = [*told, *events] if "round" not in kinds(events) else []
            if "control" in kinds(events):
                assert game.control == leader(game, told, "reveal", "extra")
                by_extra += game.control != leader(game, told, "reveal")
    assert by_extra > 10


def leader(game: Race, told: list[Event], *counted: str) -> int:
    """Who should lead the dog, if the cards of these events count."""
    cards = [(event.seat, int(str(event.facts["card"]))) for event in told if event.kind in counted]
    highest = [max(card for owner, card in cards if owner == seat) for seat in range(game.seated)]
    touched = [sum(d.buoys.bit_count() for d in game.duckies if d.seat == seat) for seat in range(game.seated)]
    return min(range(game.seated), key=lambda seat: (touched[seat], -highest[seat]))


def test_the_control_token_stays_until_the_next_assignment() -> None:  # R40
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(5, 0, "n"))
    lead(game, "play 52")
    assert game.round == 2
    assert game.view(None).position.control == REX


# His cards


def test_off_the_board_he_is_put_on_the_drain_facing_as_the_leader_likes() -> None:  # R41
    game = the_dogs_turn(*CORNER, hand=[20, 52])
    assert where_is_the_dog(game)[:2] == (0, 0)
    assert awaited(game) == [(REX, "face")]
    lead(game, "face se")
    assert where_is_the_dog(game) == (0, 0, "se")
    assert awaited(game) == [(REX, "lead")]


def test_on_the_board_he_starts_where_he_is() -> None:  # R41
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(5, 0, "n"))
    assert awaited(game) == [(REX, "lead")]


def test_a_card_from_the_hand_is_replaced_after_he_has_moved() -> None:  # R42
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(5, 0, "n"), deck=[10, 11, 12, 13, 14])
    assert moves(game, REX) == ("play 20", "play 52", "deck", "draw-3")
    lead(game, "play 20")
    assert game.hands[REX] == (52,)
    events = lead(game, "face ne")
    assert where_is_the_dog(game) == (5, -2, "ne")
    assert next((event.seat, event.only["cards"]) for event in events if event.kind == "draw") == (REX, (10,))
    assert 20 in game.discards


def test_or_two_cards_from_the_deck_are_both_played_in_the_order_of_choice() -> None:  # R42
    game = the_dogs_turn(*CORNER, hand=[20, 49], dog=dog_at(5, 0, "n"), deck=[52, 26, 12, 13, 14, 15])
    (event,) = [event for event in lead(game, "deck") if event.kind == "lead"]
    assert (event.facts["cards"], event.reveals) == ((52, 26), True)
    assert game.view(0).waiting[0].moves == ("first 52", "first 26")
    lead(game, "first 26", "face ne")
    assert where_is_the_dog(game) == (7, -5, "sw")  # three ahead, then north-east until the edge
    assert {26, 52} <= set(game.discards)
    assert game.round == 2


def test_with_an_empty_hand_it_is_the_deck() -> None:  # R42
    game = the_dogs_turn(*CORNER, hand=[], dog=dog_at(5, 0, "n"), deck=[52, 26, 12, 13, 14, 15, 16])
    assert awaited(game) == [(REX, "which")]


def test_the_leader_chooses_path_and_final_facing() -> None:  # R42
    game = the_dogs_turn(*CORNER, hand=[42, 51], dog=dog_at(5, -1, "n"))
    lead(game, "play 51")
    assert awaited(game) == [(REX, "path")]
    lead(game, "path 2")
    assert awaited(game) == [(REX, "face")]


def test_a_lead_from_the_hand_does_not_tell_the_rest_of_it() -> None:  # R42 R60
    game = the_dogs_turn(*CORNER, hand=[42, 51], dog=dog_at(5, 0, "n"))
    assert [w.moves for w in game.view(0).waiting if w.ask == "lead"] == [()]


# Where he goes


def test_the_edge_bonks_him_and_ends_that_card() -> None:  # R43
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(1, -3, "n"))
    events = lead(game, "play 52")
    assert where_is_the_dog(game) == (1, -4, "s")
    assert "bonk" in kinds(events)


def test_a_second_card_is_played_after_a_bonk() -> None:  # R43
    game = the_dogs_turn(*CORNER, hand=[20, 49], dog=dog_at(1, -4, "n"), deck=[52, 53, 12, 13, 14, 15])
    lead(game, "deck", "first 52")
    assert where_is_the_dog(game)[:2] != (1, -4)
    assert {52, 53} <= set(game.discards)


def test_he_goes_through_duckies_each_is_put_on_a_ring_and_faced_by_its_owner() -> None:  # R43
    duckies = (at(5, -1, "s"), at(5, -3, "s"), CORNER[2], CORNER[3])
    game = the_dogs_turn(*duckies, hand=[20, 52], dog=dog_at(5, 0, "n"))
    lead(game, "play 52")
    assert where_is_the_dog(game)[:2] == (5, -1)
    assert awaited(game) == [(REX, "send")]
    assert game.unanswered()[0].about == "ducky 0"
    lead(game, "ring 12")
    assert awaited(game) == [(0, "face")]
    assert len([move for move in moves(game, 0) if move.startswith("face")]) == 6
    game.play(0, "face sw")
    assert where(game, 0) == (2, 2, "sw")
    assert where_is_the_dog(game)[:2] == (5, -3)
    assert awaited(game) == [(REX, "send")]
    assert "ring 12" not in moves(game, REX)
    play(game, (REX, "ring 11"), (1, "face n"))
    assert where_is_the_dog(game) == (5, -4, "n")


def test_he_chases_the_leaders_own_ducky_too() -> None:  # R43
    duckies = (*CORNER[:3], at(5, -1, "s"))
    game = the_dogs_turn(*duckies, hand=[20, 52], dog=dog_at(5, 0, "n"))
    lead(game, "play 52", "ring 12", "face n")
    assert where(game, REX) == (2, 2, "n")
    assert where_is_the_dog(game) == (5, -4, "n")


def test_a_ducky_chased_on_his_last_step_goes_before_he_chooses_his_facing() -> None:  # R43
    game = the_dogs_turn(at(5, -2, "s"), *CORNER[1:], hand=[20, 52], dog=dog_at(5, 0, "n"))
    play(game, (REX, "play 20"), (REX, "ring 12"), (0, "face n"))
    assert awaited(game) == [(REX, "face")]
    assert where_is_the_dog(game)[:2] == (5, -2)


def test_into_a_ring_ends_that_card_and_he_goes_to_any_empty_ring() -> None:  # R44
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(3, 1, "n"))
    lead(game, "play 52")
    assert where_is_the_dog(game)[:2] == (3, -1)
    assert awaited(game) == [(REX, "ring")]
    assert {"ring 7", "ring 12"} <= set(moves(game, REX))
    lead(game, "ring 7", "face se")
    assert where_is_the_dog(game) == (3, -1, "se")
    assert 52 in game.discards


def test_a_ducky_on_that_ring_is_first_put_on_another() -> None:  # R44
    game = the_dogs_turn(at(3, -1, "s"), *CORNER[1:], hand=[20, 52], dog=dog_at(3, 1, "n"))
    lead(game, "play 52")
    assert awaited(game) == [(REX, "send")]
    assert "ring 7" not in moves(game, REX)
    play(game, (REX, "ring 12"), (0, "face n"))
    assert awaited(game) == [(REX, "ring")]
    assert "ring 12" not in moves(game, REX)
    lead(game, "ring 7", "face n")
    assert (where(game, 0), where_is_the_dog(game)) == ((2, 2, "n"), (3, -1, "n"))


def test_a_second_card_is_played_after_a_ring() -> None:  # R44
    game = the_dogs_turn(*CORNER, hand=[20, 49], dog=dog_at(3, 1, "n"), deck=[52, 53, 12, 13, 14, 15])
    lead(game, "deck", "first 52", "ring 12", "face s")
    assert {52, 53} <= set(game.discards)
    assert where_is_the_dog(game) == (2, 2, "n")  # bonked at once into the edge behind the ring


def test_on_a_buoy_he_just_stands() -> None:  # R45
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(1, -1, "n"))
    events = lead(game, "play 20", "face n")
    assert where_is_the_dog(game) == (1, -3, "n")
    assert "buoy" not in kinds(events)
    assert game.round == 2


def test_into_the_drain_he_leaves_the_board_and_comes_back_next_round() -> None:  # R45 R41
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(0, 2, "n"))
    events = lead(game, "play 52")
    assert game.dog.space == OFF_BOARD
    assert "leave" in kinds(events)
    assert 52 in game.discards
    assert game.round == 2


def test_when_he_has_left_a_second_card_is_discarded_unused() -> None:  # R45
    game = the_dogs_turn(*CORNER, hand=[20, 49], dog=dog_at(0, 2, "n"), deck=[52, 53, 12, 13, 14, 15])
    events = lead(game, "deck", "first 52")
    assert game.dog.space == OFF_BOARD
    assert {52, 53} <= set(game.discards)
    assert [event.facts["card"] for event in events if event.kind == "swim"] == [52]


def test_standing_on_the_drain_after_being_put_there_is_not_moving_in() -> None:  # R45 R41
    game = the_dogs_turn(*CORNER, hand=[20, 52])
    lead(game, "face s", "play 52")
    assert where_is_the_dog(game)[:2] == (0, 3)


# Running into him


def rush(ducky: Ducky, dog: Dog, card: int = 52, *, control: int = 2) -> Race:
    hands = [[card, 2, 3], [4, 5, 6], [7, 8, 9], [51, 53, 54]]
    game = advanced(ducky, *CORNER[1:], hands=hands, dog=dog, control=control)
    pick(game, card, 4, 7, 54)
    while (control, "send") not in awaited(game) and mover(game) != -1 and game.outcome is None:
        play_by_default(game)
    return game


def test_a_ducky_that_steps_into_him_is_sent_away_by_the_holder_of_the_control_token() -> None:  # R46
    game = rush(at(5, 0, "n"), dog_at(5, -2, "n"))
    assert awaited(game) == [(2, "send")]
    game.play(2, "ring 12")
    assert awaited(game) == [(0, "face")]
    game.play(0, "face se")
    assert where(game, 0) == (2, 2, "se")
    assert where_is_the_dog(game) == (5, -2, "n")


def test_being_sent_away_ends_the_turn_at_once() -> None:  # R46
    game = rush(at(5, 0, "n"), dog_at(5, -2, "n"))
    play(game, (2, "ring 12"), (0, "face se"))
    assert mover(game) != 0
    assert 52 in game.discards


def test_he_goes_before_a_ring_and_before_a_bonk() -> None:  # R46 R17 R18
    game = rush(at(3, 1, "n"), dog_at(3, -1, "n"))
    assert awaited(game) == [(2, "send")]
    assert "ring 7" not in moves(game, 2)


def test_he_goes_before_the_drain_with_three_buoys_or_without() -> None:  # R46 R19 R14
    for buoys in (ALL_BUOYS, "A"):
        game = rush(at(0, 2, "n", buoys), dog_at(0, 0, "n"))
        assert game.outcome is None
        assert awaited(game) == [(2, "send")]


def test_on_a_buoy_he_keeps_it_from_being_touched() -> None:  # R46 R15
    game = rush(at(1, -1, "n"), dog_at(1, -3, "n"))
    assert awaited(game) == [(2, "send")]
    assert game.duckies[0].buoys == 0


def test_his_space_is_not_empty() -> None:  # R47
    game = rush(at(5, 0, "n"), dog_at(5, -2, "n"))
    assert len([move for move in moves(game, 2) if move.startswith("ring")]) == 12
    hands = [[52, 2, 3], [4, 5, 6], [7, 8, 9], [51, 53, 54]]
    game = advanced(at(3, 1, "n"), *CORNER[1:], hands=hands, dog=dog_at(2, 2, "n"), control=2)
    pick(game, 52, 4, 7, 54)
    while (0, "ring") not in awaited(game):
        play_by_default(game)
    assert "ring 12" not in moves(game, 0)
    assert "ring 11" in moves(game, 0)


# The fine print


def test_both_duckies_count_together_by_tokens_not_by_which_buoys() -> None:  # R40 R31
    for buoys, laid, leader in [
        (("A", "B", "AB", ""), (1, 52, 53, 54), 1),  # two each, so the highest card
        (("C", "", "AB", ""), (1, 52, 53, 54), 0),  # one buoy against two
        (("", "", "", ""), (54, 1, 52, 53), 0),  # the higher of two cards
    ]:
        duckies = [ducky._replace(buoys=bits(mine)) for ducky, mine in zip(CORNER, buoys, strict=True)]
        hands = [[*laid[:2], 20, 21], [*laid[2:], 30, 31]]
        game = advanced(*duckies, hands=hands, forgiving="yes")
        play(game, *[(n // 2, f"pick {'ab'[n % 2]} {card}") for n, card in enumerate(laid)])
        play(game, *[(n // 2, f"turn {'ab'[n % 2]} n") for n in range(4)])
        assert game.control == leader
        assert game.laid == laid


def bits(buoys: str) -> int:
    return sum(1 << "ABC".index(buoy) for buoy in buoys)


def test_he_moves_every_round_and_comes_back_on_the_drain_after_leaving() -> None:  # R40 R41 R45
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(0, 2, "n"))
    lead(game, "play 52")
    assert game.dog.space == OFF_BOARD
    events: list[Event] = []
    while game.round < 4 and game.outcome is None:
        events += play_by_default(game)
    assert kinds(events).count("control") == 2
    assert kinds(events).count("enter") >= 1


def test_a_leader_whose_dog_has_left_still_draws_a_replacement() -> None:  # R42 R45
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(0, 2, "n"), deck=[10, 11, 12, 13, 14])
    draws = [(event.seat, event.only["cards"]) for event in lead(game, "play 52") if event.kind == "draw"]
    assert draws[0] == (REX, (10,))


def test_after_a_chase_he_goes_on_along_the_path_that_was_chosen() -> None:  # R43 R42
    game = the_dogs_turn(at(5, -2, "s"), *CORNER[1:], hand=[42, 51], dog=dog_at(5, -1, "n"))
    play(game, (REX, "play 51"), (REX, "path 2"), (REX, "ring 12"), (0, "face n"))
    assert where_is_the_dog(game)[:2] == (6, -5)


def test_the_leaders_own_ducky_on_a_ring_is_chased_too() -> None:  # R44
    game = the_dogs_turn(*CORNER[:3], at(3, -1, "s"), hand=[20, 52], dog=dog_at(3, 1, "n"))
    lead(game, "play 52")
    assert awaited(game) == [(REX, "send")]


def test_he_may_go_to_every_empty_ring_and_face_every_way() -> None:  # R41 R44
    game = the_dogs_turn(*CORNER, hand=[20, 52], dog=dog_at(3, 1, "n"))
    lead(game, "play 52")
    assert [move for move in moves(game, REX) if move.startswith("ring")] == [f"ring {n}" for n in range(1, 13)]
    lead(game, "ring 1")
    assert len([move for move in moves(game, REX) if move.startswith("face")]) == 6
    game = the_dogs_turn(*CORNER, hand=[20, 52])
    assert len([move for move in moves(game, REX) if move.startswith("face")]) == 6


def test_a_chased_ducky_keeps_its_buoys() -> None:  # R43
    game = the_dogs_turn(
        at(5, -1, "s", "AB"), *[c._replace(buoys=3) for c in CORNER[1:]], hand=[20, 52], dog=dog_at(5, 0, "n")
    )
    play(game, (REX, "play 52"), (REX, "ring 12"), (0, "face n"))
    assert game.duckies[0].buoys == bits("AB")


def test_a_ducky_sent_away_keeps_its_buoys_and_those_of_this_move() -> None:  # R46 R15
    game = rush(at(1, -1, "n", "B"), dog_at(1, -4, "s"))
    assert awaited(game) == [(2, "send")]
    assert game.duckies[0].buoys == bits("AB")
    play(game, (2, "ring 12"))
    assert len([move for move in moves(game, 0) if move.startswith("face")]) == 6
    game.play(0, "face n")
    assert game.duckies[0].buoys == bits("AB")


def test_he_is_run_into_on_any_step() -> None:  # R46
    for step in range(1, 5):
        assert awaited(rush(at(5, 0, "n"), dog_at(5, -step, "n"))) == [(2, "send")]


def test_a_ducky_sent_away_from_a_ring_goes_to_another_one() -> None:  # R46 R47
    game = rush(at(3, -1, "n"), dog_at(3, -2, "n"))
    assert awaited(game) == [(2, "send")]
    assert "ring 7" not in moves(game, 2)
