"""Races that began before version 2 of the rules go on as they began. `tests/cogs/test_before.py` plays whole ones."""

from engine.race import Race, RaceRules1
from tests.support.engine.race import (
    ASIDE,
    LATER,
    SPARKY,
    advanced,
    at,
    buoys,
    kinds,
    mover,
    pick,
    play,
    play_by_default,
    race,
    run_out_on_a_buoy,
    swapped_onto_a_buoy,
    where,
)

OTHERS = (at(-3, 0, "n", "A"), at(-4, 2, "n", "A"), at(-4, 3, "n", "A"))


def test_both_versions_are_played() -> None:
    assert Race.versions == {1: RaceRules1, 2: Race}


def test_a_card_drawn_for_an_empty_hand_had_to_be_played() -> None:
    game, events = run_out_on_a_buoy(RaceRules1)
    (extra,) = [event for event in events if event.kind == "extra"]
    assert (extra.facts["card"], extra.facts["source"], extra.reveals) == (10, "deck", True)
    assert where(game, SPARKY)[:2] == (1, -2)


def test_a_card_from_the_hand_was_optional_then_too() -> None:
    game = race(at(1, -1, "n"), ASIDE, hands=[[20, 4], LATER], kind=RaceRules1)
    pick(game, 20, 51)
    game.play(SPARKY, "face n")
    assert game.unanswered()[0].moves == ("play 4", "stop")


def test_an_extra_card_did_not_count_for_leading() -> None:
    hands = [[20, 54, 4], [21, 22, 23], [24, 25, 28], [52, 53, 51]]
    game = advanced(at(1, -1, "n", "A"), *OTHERS, hands=hands, kind=RaceRules1)
    pick(game, 20, 21, 24, 52)
    play(game, (SPARKY, "face n"), (SPARKY, "play 54"))
    assert game.laid == (20, 21, 24, 52)
    while mover(game) != -1:
        play_by_default(game)
    assert game.control == 3


def test_a_swap_onto_a_buoy_did_not_touch_it() -> None:
    game, events = swapped_onto_a_buoy(RaceRules1)
    assert kinds(events) == ["use", "swap"]
    assert (where(game, SPARKY), buoys(game, SPARKY)) == ((1, -3, "se"), "")
