"""Setting up, rounds, cards and secrets."""

import pytest

from engine import BadSetup, Chance, Event, IllegalMove
from engine.race import CARDS, Race
from engine.race.swim import OFF_BOARD
from tests.support.engine.race import (
    ASIDE,
    COOKIE,
    LATER,
    SEED,
    SPARKY,
    asked,
    at,
    kinds,
    moves,
    new,
    pick,
    play_by_default,
    race,
    where,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_three_cards_and_shows_a_fourth(seats: int) -> None:  # R10
    game = new(seats)
    position = game.view(None).position
    assert position.hand_sizes == (3,) * seats
    assert len(position.in_play) == seats
    assert len(game.duckies) == seats
    assert position.deck_size == len(CARDS) - 4 * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_the_race_is_for_two_to_four(seats: int) -> None:  # R10
    with pytest.raises(BadSetup, match="it is for 2 to 4"):
        new(seats)


@pytest.mark.parametrize("number", range(8))
def test_the_highest_shown_card_places_first_then_clockwise(number: int) -> None:  # R10
    game = Race.new(seats=4, seed=f"{number:064x}")
    shown = game.in_play
    first = shown.index(max(shown))
    assert game.order == tuple((first + step) % 4 for step in range(4))
    for seat in game.order:
        assert asked(game) == [(seat, "ring")]
        game.play(seat, moves(game, seat)[0])
        assert asked(game) == [(seat, "face")]
        game.play(seat, "face se")
    assert sorted(game.discards) == sorted(shown)
    assert game.in_play == ()


def test_a_ducky_is_placed_on_an_empty_ring_facing_any_side() -> None:  # R10
    game = new(2)
    first, second = game.order
    assert len(moves(game, first)) == 12
    game.play(first, "ring 5")
    assert len(moves(game, first)) == 6
    game.play(first, "face sw")
    assert where(game, first) == (-3, 1, "sw")
    assert "ring 5" not in moves(game, second)
    with pytest.raises(IllegalMove, match='"ring 5": that ring is taken'):
        game.play(second, "ring 5")


def play_a_round(game: Race) -> None:
    """Play on by default until a round is over."""
    while game.round < 2:
        play_by_default(game)


def test_the_beginner_game_has_neither_dog_nor_tokens() -> None:  # R10
    game = new(4)
    play_a_round(game)
    position = game.view(0).position
    assert (position.dog.space, position.control, position.blues) == (OFF_BOARD, None, ())
    assert (position.token_counts, position.supply_size, position.used) == ((0,) * 4, 0, ())


def test_picks_stay_secret_and_changeable_until_the_last_one() -> None:  # R11 R60
    game = race(at(5, -1, "n"), ASIDE, at(3, 1, "n"), hands=[[20, 2, 3], LATER, [30, 31, 32]])
    assert game.play(SPARKY, "pick 20") == []
    game.play(COOKIE, "pick 54")
    game.play(SPARKY, "pick 3")
    assert [waiting.answered for waiting in game.view(2).waiting] == [True, True, False]
    assert [prompt.answer for prompt in game.view(SPARKY).prompts] == ["pick 3"]
    assert all(waiting.moves == () for waiting in game.view(2).waiting)
    events = game.play(2, "pick 31")
    revealed = {event.seat: event.facts["card"] for event in events if event.kind == "reveal"}
    assert revealed == {SPARKY: 3, COOKIE: 54, 2: 31}
    with pytest.raises(IllegalMove):
        game.play(SPARKY, "pick 20")


def test_duckies_move_from_the_lowest_number_to_the_highest() -> None:  # R11
    game = race(at(5, -1, "n"), ASIDE, at(3, 1, "s"), at(1, 2, "n"), hands=[[52], [54], [7], [53]])
    events = pick(game, 52, 54, 7, 53)
    while game.round == 1:
        (prompt,) = game.prompts()
        events += game.play(prompt.seat, prompt.default or "")
    assert [event.seat for event in events if event.kind == "swim"] == [2, 0, 3, 1]


def test_after_the_round_everybody_refills_to_three_in_secret() -> None:  # R11 R60
    game = race(at(5, 0, "n"), ASIDE, hands=[[52, 2, 4], LATER])
    events = pick(game, 52, 54)
    assert [len(hand) for hand in game.hands] == [3, 3]
    draws = [event for event in events if event.kind == "draw"]
    assert [(event.seat, event.facts["count"]) for event in draws] == [(0, 1), (1, 1)]
    assert not draws[SPARKY].seen_by(COOKIE).only
    assert draws[SPARKY].seen_by(SPARKY).only == {"cards": (1,)}


def test_extra_cards_are_refilled_too() -> None:  # R11 R16
    game = race(at(1, -1, "n"), ASIDE, hands=[[20, 10, 4], LATER])
    pick(game, 20, 54)
    game.play(SPARKY, "face n")
    game.play(SPARKY, "play 10")
    game.play(SPARKY, "face n")
    assert game.round == 2
    assert len(game.hands[SPARKY]) == 3


def test_a_card_is_discarded_when_its_movement_is_over() -> None:  # R20
    game = race(at(5, -1, "n"), ASIDE, hands=[[36, 2, 3], LATER])
    pick(game, 36, 54)
    assert (game.in_play, game.discards) == ((36, 54), ())
    game.play(SPARKY, "face ne")
    assert (game.in_play, game.discards) == ((), (36, 54))


def test_a_card_that_teleports_is_discarded_after_the_facing() -> None:  # R17 R20
    game = race(at(3, 1, "n"), ASIDE, hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    game.play(SPARKY, "ring 12")
    assert 52 in game.in_play
    game.play(SPARKY, "face n")
    assert 52 in game.discards


def cards_of(event: Event) -> tuple[int | str, ...]:
    cards = event.only["cards"]
    assert isinstance(cards, tuple)
    return cards


def test_an_empty_deck_is_made_anew_from_the_discards_only() -> None:  # R20
    game = race(at(5, -1, "n"), ASIDE, hands=[[20, 2, 4], LATER], deck=[9])
    old_discards = set(game.discards)
    in_order = [card for card in game.discards if card > 30]
    pick(game, 20, 54)
    events = game.play(SPARKY, "face n")
    assert "shuffle" in kinds(events)
    drawn = [card for event in events if event.kind == "draw" for card in cards_of(event)]
    assert drawn[0] == 9
    assert set(drawn[1:]) <= old_discards | {20, 54}
    assert game.discards == ()
    assert [card for card in game.deck if card in in_order] != in_order
    assert sorted([*game.deck, *game.hands[0], *game.hands[1]]) == sorted(CARDS)


def test_cards_laid_and_not_yet_carried_out_stay_out_of_a_new_deck() -> None:  # R20
    game = race(at(1, -1, "n"), ASIDE, hands=[[20], LATER], deck=[])
    pick(game, 20, 51)
    events = game.play(SPARKY, "face n")
    assert "shuffle" in kinds(events)
    assert not {51, 53, 54} & {*game.deck}
    assert 20 in {*game.deck, *game.in_play, *game.discards}


def test_nothing_is_laid_before_the_reveal() -> None:  # R11 R60
    game = race(at(5, 0, "n"), ASIDE, hands=[[52, 2, 4], LATER])
    pick(game, 52, 54)
    assert game.round == 2
    assert game.view(None).position.laid == (0, 0)


def test_a_seat_sees_its_own_hand_and_of_the_others_only_the_size() -> None:  # R60
    game = race(at(5, -1, "n"), ASIDE, hands=[[36, 2, 3], LATER])
    assert game.view(SPARKY).position.hand == (2, 3, 36)
    assert game.view(COOKIE).position.hand == (51, 53, 54)
    assert game.view(None).position.hand == ()
    assert game.view(None).position.hand_sizes == (3, 3)
    assert game.view(None).prompts == ()


def test_everything_else_is_open() -> None:  # R60
    game = race(at(5, -1, "n", "A"), ASIDE, hands=[[36, 2, 3], LATER], deck=[9, 10])
    position = game.view(None).position
    assert position.duckies == game.duckies
    assert position.discards == game.discards
    assert position.deck_size == 2
    pick(game, 36, 54)
    assert game.view(None).position.laid == (36, 54)


def test_what_others_hold_and_the_order_of_the_deck_are_dealt_anew_in_an_imagination() -> None:  # R60
    game = race(at(5, -1, "n"), ASIDE, hands=[[36, 2, 3], LATER])
    world = game.imagine(SPARKY, Chance(SEED))
    assert world.hands[SPARKY] == game.hands[SPARKY]
    assert world.hands[COOKIE] != game.hands[COOKIE]
    assert world.deck != game.deck
    assert world.seed != game.seed
