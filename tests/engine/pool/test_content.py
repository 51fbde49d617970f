"""What is in the box of Duck Pool and how the table is set."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from engine import BadContent, BadSetup
from engine.pool import CARDS, DuckPool
from engine.pool.content import CONTENT, FOLDER, OF_KIND, RULES_1, RULES_2, load
from tests.support.engine.faults import refusal
from tests.support.engine.pool import SEED, new


def test_there_are_ten_kinds_of_ducks_and_floats_with_one_or_two_icons() -> None:  # P2
    ducks = {kind: card.ducks for kind, card in OF_KIND.items() if card.is_duck}
    floats = {kind: card.floats for kind, card in OF_KIND.items() if not card.is_duck}
    assert len(ducks) == 10
    assert max(ducks, key=ducks.__getitem__) == "albert"
    assert sorted(kind for kind, icons in ducks.items() if not icons) == ["arrrwin", "goldie"]
    assert 1 in ducks.values()
    assert set(floats.values()) == {1, 2}
    assert CONTENT.counts == Counter(card.kind for card in CONTENT.cards.values())
    assert min(CONTENT.counts[kind] for kind in ducks) == CONTENT.counts["goldie"]


def test_there_are_enough_duck_icons() -> None:  # P2
    icons, capacity = [sum(each.ducks for each in box.values()) for box in (CONTENT.cards, CONTENT.pools)]
    assert icons >= 1.5 * capacity


def test_there_are_21_pools_with_names_of_their_own() -> None:  # P1
    assert len(CONTENT.pools) == len({pool.name for pool in CONTENT.pools.values()}) == 21


def test_the_splash_pads_hold_two_floats_as_in_the_rulebook() -> None:  # P1
    (pads,) = [pool for pool in CONTENT.pools.values() if pool.name == "splash pads"]
    assert pads.floats >= 2


def test_a_card_has_the_same_number_in_no_other_version() -> None:
    for one, other in ((RULES_1, RULES_2), (RULES_1, CONTENT), (RULES_2, CONTENT)):
        assert not one.cards.keys() & other.cards.keys()
        assert not one.pools.keys() & other.pools.keys()
    assert {**RULES_1.cards, **RULES_2.cards, **CONTENT.cards} == CARDS
    assert {card.kind: card for card in RULES_1.cards.values()} == {card.kind: card for card in CONTENT.cards.values()}


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("cards.toml", r"sam = .*", "", "ducks sam: missing"),
        ("cards.toml", r"sam = ", "tom = ", "ducks sam: missing"),
        ("cards.toml", r"(wilma = .*)icons = 3", r"\1icons = 4", "ducks wilma: Albert has the most icons"),
        ("cards.toml", r"(arrrwin = .*)icons = 0", r"\1icons = 1", "ducks arrrwin: Arrrwin and Goldie have no icons"),
        ("cards.toml", r"(sam = .*)icons = 2", r"\1icons = 0", "ducks sam: Arrrwin and Goldie have no icons"),
        ("cards.toml", r"goldie = { count = ", "goldie = { count = 4", "ducks goldie: she is the rarest"),
        ("cards.toml", r"albert = { count = \d+", "albert = { count = 4", "less than 1.5 times what the pools hold"),
        ("cards.toml", r"(ring = .*)icons = 1", r"\1icons = 3", "floats ring: a float has one or two icons"),
        ("cards.toml", r"ring = ", "amy = ", "floats amy: a float has one or two icons, and a name of its own"),
        ("pools.toml", r"puddle = .*", "", "pools: there are 21, not 20"),
        ("pools.toml", r"puddle = { ducks = ", "puddle = { ducks = -", "pools puddle ducks: Input should be greater"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(  # P1 P2
    tmp_path: Path, file: str, old: str, new: str, reason: str
) -> None:
    said = refusal(load, FOLDER, tmp_path, file, lambda text: re.sub(old, new, text, count=1))
    assert said.startswith(f"{file}: ")
    assert reason in said


def test_some_duck_must_have_one_icon(tmp_path: Path) -> None:  # P2
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "cards.toml").read_text(encoding="utf-8")
    ducks, floats = text.split("[floats]")
    (tmp_path / "cards.toml").write_text(f"{ducks.replace('icons = 1', 'icons = 2')}[floats]{floats}", encoding="utf-8")
    with pytest.raises(BadContent, match="some duck has one icon"):
        load(tmp_path)


@pytest.mark.parametrize(("seats", "used"), [(seats, seats + 8) for seats in DuckPool.seats])
def test_eight_more_pools_than_players_are_used(seats: int, used: int) -> None:  # P1 P3
    game = new(seats)
    assert len(game.circle) == seats
    assert len(game.circle) + len(game.pool_deck) == used
    assert len(game.box) == 21 - used
    everything = [*(pool.card for pool in game.circle), *game.pool_deck, *game.box]
    assert sorted(everything) == sorted(CONTENT.pools)


def test_the_long_game_uses_all_pools() -> None:  # P1
    game = new(2, length="long")
    assert len(game.circle) + len(game.pool_deck) == 21


@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:  # P1
    with pytest.raises(BadSetup, match=f"pool with {seats} seats: it is for 2 to 6"):
        DuckPool.new(seats=seats, seed=SEED)


def test_all_start_at_the_largest_pool_with_empty_hands() -> None:  # P3
    ties = 0
    for number in range(60):
        game = DuckPool.new(seats=2 + number % 5, seed=f"{number:064x}")
        sizes = [(pool.size.ducks, pool.size.floats) for pool in game.circle]
        assert set(game.tokens) == {sizes.index(max(sizes))}
        ties += [size[0] for size in sizes].count(max(sizes)[0]) > 1
        assert not any(game.hands)
        assert not any(game.piles)
        assert not any(pool.row for pool in game.circle)
    assert ties


def test_anybody_may_begin_then_clockwise() -> None:  # P3
    firsts: set[int] = set()
    for number in range(40):
        game = DuckPool.new(seats=4, seed=f"{number:064x}")
        first = game.order[0]
        assert game.order == tuple((first + place) % 4 for place in range(4))
        assert [prompt.seat for prompt in game.prompts()] == [first]
        firsts.add(first)
    assert firsts == {0, 1, 2, 3}
