"""What is in the box of Duck Tow."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from engine.tow import CARDS, CONTENT
from engine.tow.content import FOLDER, FORMATIONS, RULES_1, STARTING, load
from tests.support.engine.faults import refusal

SQUARE = r'\["xx", "xx"\]'


def test_there_are_48_location_cards_six_of_each_location() -> None:
    assert Counter(card.location for card in CARDS.values()) == dict.fromkeys(range(8), 6)
    assert "Koi Pond" in CONTENT.locations


def test_the_ducks_on_location_cards_are_counted() -> None:
    ducks = Counter(card.ducks for card in CARDS.values())
    assert all(ducks[(row,)] == 2 for row in range(4))
    assert all(ducks[pair] == 4 for pair in combinations(range(4), 2))
    assert all(ducks[triple] == 4 for triple in combinations(range(4), 3))
    assert Counter(row for card in CARDS.values() for row in card.ducks) == dict.fromkeys(range(4), 26)


def test_formations_are_worth_two_to_four_and_all_different() -> None:
    for box, more in ((CONTENT, 2), (RULES_1, 1)):
        formations = box.formations.values()
        assert sorted(formation.value for formation in formations) == [2, 2, 2, 3, 3, 3, 4, 4]
        assert len({formation.ducks for formation in formations}) == 8
        assert all(len(formation.ducks) == formation.value + more for formation in formations)


def test_every_version_has_numbers_of_its_own_but_the_same_location_cards_and_parks() -> None:
    """So whatever looks up a card, a formation or a tile does without the version."""
    assert not CONTENT.starting.keys() & RULES_1.starting.keys()
    assert not CONTENT.formations.keys() & RULES_1.formations.keys()
    assert CONTENT.starting | RULES_1.starting == STARTING
    assert CONTENT.formations | RULES_1.formations == FORMATIONS
    assert (CONTENT.cards, CONTENT.locations) == (RULES_1.cards, RULES_1.locations)
    for seats, layout in CONTENT.layouts.items():
        assert layout.tiles == RULES_1.layouts[seats].tiles
    assert CONTENT.digest != RULES_1.digest


@pytest.mark.parametrize(("players", "locations", "special"), [(2, 4, 4), (3, 6, 4), (4, 8, 6)])
def test_parks_have_locations_gift_shops_and_adopt_tiles(players: int, locations: int, special: int) -> None:
    layout = CONTENT.layouts[players]
    assert Counter(tile.kind for tile in layout.tiles) == {"L": locations, "G": special // 2, "A": special // 2}
    assert len(set(layout.starts)) == players
    for number, tile in enumerate(layout.tiles):
        assert number not in tile.beside
        assert all(number in layout.tiles[other].beside for other in tile.beside)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_cards_fit_the_number_of_players(players: int) -> None:
    assert sum(players in card.players for card in CONTENT.starting.values()) == players


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("cards.toml", r'"Windmill" = .*', "", "locations: there are 8, not 7"),
        ("cards.toml", r'\["y", "yo", "ob", "ow"', '["y", "yo", "yo", "ow"', "Koi Pond: its cards are all different"),
        ("cards.toml", r'\["y", "yo", "ob", "ow"', '["y", "yo", "ob"', "Koi Pond: one card with one duck"),
        ("cards.toml", r'\["y", "yo", "ob", "ow"', '["y", "yo", "ob", "wo"', "each once, from top to bottom"),
        (
            "cards.toml",
            r'\["y", "yo", "ob", "ow"',
            '["o", "yo", "ob", "ow"',
            "Koi Pond: every colour",
        ),
        (
            "cards.toml",
            r'"Koi Pond" = .*',
            '"Koi Pond" = ["y", "yb", "yw", "ow", "yob", "obw"]',
            "yo stands 3 times, not 4",
        ),
        ("cards.toml", r"B = .*", "", "starting: with 2 players there are 2"),
        ("cards.toml", r'ducks = "yw"', 'ducks = "y"', "starting A: a starting card shows two ducks"),
        ("formations.toml", r"value = 2", "value = 3", "formations: they are worth 2, 2, 2, 3, 3, 3, 4, 4"),
        ("formations.toml", SQUARE, '["xx", "x."]', "formation 1: one worth 2 has 4 ducks"),
        ("formations.toml", SQUARE, '["xxx", ".x."]', "formations: all are different"),
        ("formations.toml", SQUARE, '["xxxx"]', "it has 2 to 4 columns and 2 to 4 rows"),
        ("formations.toml", SQUARE, '["x.", "..", "x."]', "no row or column is empty"),
        ("formations.toml", SQUARE, '["x.", ".x", "x."]', "its ducks are side by side"),
        ("formations.toml", SQUARE, '["xy", "x."]', "of x and dots"),
        ("layouts.toml", r'tiles = "AA"', 'tiles = "AG"', "2: there must be 4 L, 2 G and 2 A"),
        ("layouts.toml", r"first = 0, tiles = \"AA\"", 'first = 9, tiles = "AA"', "2: the park falls apart"),
        ("layouts.toml", r'starts = \["1,0", "0,2"\]', 'starts = ["1,0", "1,0"]', "2: starts: a tile of its own"),
        ("layouts.toml", r"\[2\]", "[5]", "5: there are layouts for 2, 3 and 4 players"),
        ("pieces.toml", r'"acorn"', '"leaf"', "colours shape: all must be different"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    said = refusal(load, FOLDER, tmp_path, file, lambda text: re.sub(old, new, text, count=1))
    assert said.startswith(f"{file}: ")
    assert reason in said
