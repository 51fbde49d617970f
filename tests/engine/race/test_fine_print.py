"""The awkward corners of the advanced game: two duckies with tokens, tokens round extra cards, Draw 3 everywhere."""

from random import Random

import pytest

from engine import Event
from engine.race import Race
from tests.support.engine.race import (
    COOKIE,
    NEAR_BUOYS,
    NO_TOKENS,
    OTHERS,
    REST,
    SPARKY,
    advanced,
    at,
    awaited,
    dog_at,
    everybody_picks,
    mover,
    moves,
    new,
    own_moves,
    pick,
    play,
    play_by_default,
    sparky_alone,
    where,
)

# Two duckies


def two_each(**more: object) -> Race:
    mine = (at(5, 0, "n"), at(1, 2, "n"))
    hands = [[20, 26, 52, 53], [45, 48, 51, 54]]
    return advanced(*mine, at(-3, 0, "n"), at(-4, 3, "n"), hands=hands, **more)  # type: ignore[arg-type]


def lay(game: Race, *cards: int) -> list[Event]:
    return play(game, *[(n // 2, f"pick {'ab'[n % 2]} {card}") for n, card in enumerate(cards)])


def test_a_token_may_be_used_for_either_ducky() -> None:  # R31 R38
    game = two_each(tokens=[["spin"], []])
    lay(game, 20, 26, 54, 51)
    asked: list[tuple[str, str | None]] = []
    while mover(game) in (0, 1):
        prompt = game.unanswered()[0]
        asked.append((prompt.ask, prompt.about))
        play_by_default(game)
    assert [who for who in asked if who[0] in ("before", "after")] == [
        ("before", "ducky 0"), ("after", "ducky 0"), ("before", "ducky 1"), ("after", "ducky 1"),
    ]  # fmt: skip


def test_all_duckies_move_by_number_whoever_they_belong_to() -> None:  # R31 R11
    game = two_each()
    events = lay(game, 52, 20, 45, 51)
    while mover(game) != -1:
        events += play_by_default(game)
    swims = [event.facts["ducky"] for event in events if event.kind == "swim"]
    assert list(dict.fromkeys(swims)) == [1, 2, 3, 0]


def test_each_duckys_first_touch_draws_a_token_whoever_touched_before() -> None:  # R32 R31
    mine = (at(5, 0, "n", "A"), at(1, -1, "n"))
    game = advanced(*mine, at(-3, 0, "n", "A"), at(-4, 3, "n", "A"), hands=[[20, 26, 52, 53], [45, 48, 51, 54]])
    lay(game, 52, 26, 54, 51)
    assert game.tokens[SPARKY] != ()


def test_three_players_have_six_duckies_and_six_tokens_of_a_buoy() -> None:  # R31 R6
    spots = [(5, 0), (-3, 0), (-4, 2), (-4, 3), (3, 1)]
    hands = [[26, 2, 4, 10], [45, 46, 47, 48], [49, 50, 51, 52]]
    game = advanced(at(1, -1, "n"), *[at(q, r, "n", "A") for q, r in spots], hands=hands)
    lay(game, 26, 10, 45, 46, 49, 50)
    while mover(game) != 0:
        play_by_default(game)
    assert [ducky.buoys for ducky in game.duckies] == [1] * 6


def test_neither_of_two_picked_cards_can_be_discarded() -> None:  # R33 R31
    game = two_each(deck=[1, 2, 3, 4, 5])
    play(game, (SPARKY, "pick a 52"), (SPARKY, "pick b 26"), (SPARKY, "draw-3"))
    assert moves(game, SPARKY) == tuple(f"discard {card}" for card in (1, 2, 3, 20, 53))


def test_a_card_given_up_counts_for_the_dog_also_with_two_duckies() -> None:  # R50 R40 R31
    game = two_each(forgiving="yes")
    lay(game, 52, 26, 54, 51)
    play(game, (0, "turn a n"), (0, "turn b n"), (1, "turn a n"), (1, "turn b n"))
    assert (game.control, game.laid) == (COOKIE, (52, 26, 54, 51))


# Buoys and tokens


def test_two_buoys_in_one_move_draw_two_tokens_in_the_order_they_were_touched() -> None:  # R15 R32
    for start, card, path, order in [((1, 1, "se"), 45, "path 2", [0, 1]), ((4, 3, "n"), 46, None, [1, 0])]:
        others = [at(q, r, "n", layout=NEAR_BUOYS) for q, r in [(0, -1), (-1, 0), (-1, 1)]]
        hands = [[card, 2, 4], [47, 49, 50], [48, 53, 54], [51, 52, 44]]
        game = advanced(at(*start, layout=NEAR_BUOYS), *others, hands=hands, layout=NEAR_BUOYS)
        events = pick(game, card, 47, 48, 51)
        events += game.play(SPARKY, path) if path else []
        assert [event.facts["buoy"] for event in events if event.kind == "buoy"] == order
        assert len(game.tokens[SPARKY]) == 2


def test_the_supply_is_shuffled() -> None:  # R32
    supplies = {Race.new(seats=4, options={"rules": "advanced"}, seed=f"{n:064x}").supply for n in range(5)}
    assert len(supplies) == 5


# Draw 3


@pytest.mark.parametrize("seat", range(4))
def test_anybody_may_draw_3_and_it_shows(seat: int) -> None:  # R33 R32
    game = sparky_alone([26, 2, 4])
    game.play(seat, "draw-3")
    assert game.blues == tuple(other != seat for other in range(4))
    assert game.view(None).position.used == ("draw-3",)


def test_a_card_laid_for_the_placing_cannot_be_discarded() -> None:  # R33 R30
    game = new(4, rules="advanced")
    laid, *rest = game.hands[SPARKY]
    play(game, (SPARKY, f"order {laid}"), (SPARKY, "draw-3"))
    assert f"discard {laid}" not in moves(game, SPARKY)
    assert f"discard {rest[0]}" in moves(game, SPARKY)


def test_the_blue_tokens_stand_ready_at_every_question() -> None:  # R33
    rng = Random(5)
    seen: set[str] = set()
    for number in range(12):
        options = {"rules": "advanced", "forgiving": ("no", "yes")[number % 2]}
        game = Race.new(seats=(2, 4)[number % 2], options=options, seed=f"{number:064x}")
        while game.outcome is None and game.round < 60:
            prompts = game.prompts()
            seen.add(prompts[0].ask)
            assert sum(prompt.standing for prompt in prompts) == game.seated
            prompt = rng.choice(game.unanswered())
            game.play(prompt.seat, rng.choice(prompt.moves))
    assert seen == Race.questions - {"discard"}


# Tokens round the card


def test_just_these_tokens_may_be_used_before_and_after_a_card() -> None:  # R34 R35 R36 R37
    game = sparky_alone([26, 2, 4], "keep-going", "paddle", "spin", "swap", dog=dog_at(4, -6, "s"), control=2)
    everybody_picks(game, 26)
    assert own_moves(game) == ["go", "paddle", "spin", "swap"]
    play(game, (SPARKY, "go"), (SPARKY, "face nw"))
    assert own_moves(game) == ["done", "keep-going", "paddle"]


def test_and_the_same_before_and_after_an_extra_card() -> None:  # R34 R35 R37 R16
    tokens = ("keep-going", "paddle", "swap")
    game = sparky_alone([20, 26, 4], *tokens, ducky=(1, -1, "n"), dog=dog_at(1, 2, "s"), control=2)
    game.supply = ("swap", *game.supply)
    everybody_picks(game, 20)
    play(game, (SPARKY, "go"), (SPARKY, "face n"), (SPARKY, "play 26"))
    assert own_moves(game) == ["go", "paddle", "swap"]
    game.play(SPARKY, "go")
    assert own_moves(game) == ["done", "keep-going", "paddle"]


def test_a_paddle_onto_a_buoy_before_the_card_brings_no_card_later_either() -> None:  # R35
    game = sparky_alone([26, 20, 4], "paddle", ducky=(1, -2, "n"))
    everybody_picks(game, 26)
    play(game, (SPARKY, "paddle"), (SPARKY, "face n"))
    while mover(game) == SPARKY:
        assert (SPARKY, "extra") not in awaited(game)
        play_by_default(game)


def after_a_bonk(ducky: tuple[int, int, str], wall: tuple[int, int], *tokens: str, **more: object) -> Race:
    """Sparky has bonked into Cookie, turned round, and may use tokens."""
    duckies = (at(*ducky), at(*wall, "n"), *OTHERS[1:])
    game = advanced(*duckies, hands=[[26, 20, 4], *REST], tokens=[list(tokens), *NO_TOKENS], **more)  # type: ignore[arg-type]
    everybody_picks(game, 26)
    game.play(SPARKY, "go")
    return game


def test_a_paddle_after_the_card_teleports_from_a_ring() -> None:  # R35 R17
    game = after_a_bonk((3, 0, "s"), (3, 1), "paddle")
    game.play(SPARKY, "paddle")
    assert awaited(game) == [(SPARKY, "ring")]


def test_a_paddle_after_the_card_into_the_dog_ends_the_turn() -> None:  # R35 R46
    game = after_a_bonk((5, -1, "s"), (5, 0), "paddle", "keep-going", dog=dog_at(5, -2, "n"), control=2)
    play(game, (SPARKY, "paddle"), (2, "ring 12"), (SPARKY, "face n"))
    assert where(game, SPARKY) == (2, 2, "n")
    assert awaited(game) == [(1, "path")]


def test_a_paddle_before_the_card_into_the_dog_ends_the_turn_also_with_another_token() -> None:  # R35 R46
    game = sparky_alone([26, 20, 4], "paddle", "spin", dog=dog_at(5, -1, "n"), control=2)
    everybody_picks(game, 26)
    play(game, (SPARKY, "paddle"), (2, "ring 12"), (SPARKY, "face n"))
    assert awaited(game) == [(1, "path")]


def test_a_paddle_that_bonks_on_a_buoy_brings_no_card() -> None:  # R35 R16
    duckies = (at(1, -3, "n", "A"), at(1, -4, "n"), at(1, -2, "n"), OTHERS[2])
    game = advanced(*duckies, hands=[[26, 20, 4], *REST], tokens=[["paddle", "spin"], *NO_TOKENS])
    everybody_picks(game, 26)
    play(game, (SPARKY, "go"), (SPARKY, "paddle"))
    assert where(game, SPARKY) == (1, -3, "n")
    assert awaited(game) == [(SPARKY, "after")]


# Forgiving


def test_the_beginner_game_can_be_forgiving_too() -> None:  # R50
    game = new(2, forgiving="yes")
    while (SPARKY, "forgive") not in awaited(game):
        play_by_default(game)
    assert awaited(game) == [(SPARKY, "forgive"), (COOKIE, "forgive")]


def test_everybody_may_race_on_also_with_all_buoys() -> None:  # R50
    game = sparky_alone([26, 2, 4], forgiving="yes")
    game.duckies = tuple(ducky._replace(buoys=7) for ducky in game.duckies)
    everybody_picks(game, 26)
    assert awaited(game) == [(seat, "forgive") for seat in range(4)]
    events = play(game, *[(seat, "race") for seat in range(4)])
    while mover(game) != -1 and game.outcome is None:
        events += play_by_default(game)
    assert {event.facts["ducky"] for event in events if event.kind == "swim"} == {0, 1, 2, 3}
