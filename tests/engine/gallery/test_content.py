"""What is in the box and how the table is set."""

from collections import Counter
from pathlib import Path

import pytest

from engine import BadSetup
from engine.gallery import CONTENT, WATER, Gallery
from engine.gallery.content import FOLDER, load
from tests.support.engine.faults import refusal
from tests.support.engine.gallery import SEED, new


def test_there_are_54_action_cards() -> None:  # G2
    assert len(CONTENT.cards) == 54
    assert Counter(CONTENT.cards.values()) == {
        "take-aim": 14,
        "shoot": 14,
        "line-forward": 4,
        **dict.fromkeys(("duck-and-cover", "bottoms-up"), 3),
        **dict.fromkeys(("bump-left", "bump-right", "hang-back", "move-ahead", "disorderly-conduckt"), 2),
        **dict.fromkeys(("double-barrel", "quick-shot", "misfire", "two-birds", "duck-shuffle", "fast-forward"), 1),
    }


def test_there_are_six_colours_of_six_ducks_and_five_waters() -> None:  # G1
    assert len(CONTENT.colours) == 6
    assert CONTENT.ducks + 1 == 6
    assert CONTENT.waters == 5
    for column in zip(*CONTENT.colours, strict=True):
        assert len(set(column)) == 6


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("cards.toml", "shoot = 14", "shoot = 13", "counts: these are 53 cards, there must be 54"),
        ("cards.toml", "shoot = 14", "", "counts shoot: missing"),
        ("cards.toml", "shoot = 14", "shoot = 14\nmissile = 1", "counts missile: missing, or no card of this game"),
        ("cards.toml", "shoot = 14", "shoot = 'many'", "counts shoot: Input should be a valid integer"),
        ("cards.toml", "shoot = 14", "shoot = ", "cards.toml: "),
        ("pieces.toml", "waters = 5", "waters = 4", "waters: there is one less than the 6 spaces"),
        ("pieces.toml", "markers = 6", "markers = 5", "markers: there is one for each of the 6 spaces"),
        ("pieces.toml", '"star"', '"leaf"', "colours shape: all must be different"),
        ("pieces.toml", "ducks = 6", "ducks = 1", "ducks: Input should be greater"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(  # G1 G2
    tmp_path: Path, file: str, old: str, new: str, reason: str
) -> None:
    said = refusal(load, FOLDER, tmp_path, file, lambda text: text.replace(old, new, 1))
    assert said.startswith(f"{file}: ")
    assert reason in said


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_five_ducks_among_five_waters_and_three_cards(seats: int) -> None:  # G3
    game = new(seats)
    assert [afloat.ducks for afloat in game.line] == [(afloat.duck,) for afloat in game.line]
    assert len(game.line) == 6
    cards = Counter([*game.ducks, *(afloat.duck for afloat in game.line)])
    assert cards == {WATER: 5, **dict.fromkeys(range(seats), 5)}
    assert [len(hand) for hand in game.hands] == [3] * seats
    assert game.lost == (0,) * seats
    assert not any(game.markers)


@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:  # G3
    with pytest.raises(BadSetup, match=f"gallery with {seats} seats: it is for 2 to 6"):
        Gallery.new(seats=seats, seed=SEED)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_owner_of_the_duck_nearest_the_front_begins_then_clockwise(seats: int) -> None:  # G4
    led_by_water = 0
    for number in range(40):
        game = Gallery.new(seats=seats, seed=f"{number:064x}")
        led_by_water += game.line[0].duck == WATER
        first = next(afloat.duck for afloat in game.line if afloat.duck != WATER)
        assert game.order == tuple((first + place) % seats for place in range(seats))
        assert [prompt.seat for prompt in game.prompts()] == [first]
        assert game.turn == first
    assert led_by_water
