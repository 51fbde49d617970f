"""Chance follows from its seed alone, and favours nobody."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadSetup, Chance

SEED = "00112233445566778899aabbccddeeff" * 2
seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)


def words(seed: str) -> list[int]:
    """The first words of a seed's stream, worked out as the module's text says."""
    blocks = [sha256(bytes.fromhex(seed) + number.to_bytes(8, "big")).digest() for number in range(40)]
    return [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)]


def test_the_stream_is_the_one_described() -> None:
    chance = Chance(SEED)
    assert [chance.below(2**32) for _ in range(20)] == words(SEED)[:20]


def test_a_shuffle_stays_the_same_for_ever() -> None:
    assert Chance(SEED).shuffled(range(10)) == [8, 7, 2, 3, 4, 1, 6, 9, 0, 5]


@given(seed=seeds, cards=st.lists(st.integers(), max_size=60))
def test_a_shuffle_is_fisher_and_yates_from_the_end(seed: str, cards: list[int]) -> None:
    stream, expected = iter(words(seed)), list(cards)
    for last in range(len(cards) - 1, 0, -1):
        fair = 2**32 // (last + 1) * (last + 1)
        other = next(word for word in stream if word < fair) % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert Chance(seed).shuffled(cards) == expected


@given(seed=seeds, before=st.integers(0, 50))
def test_seed_and_counter_are_the_whole_state(seed: str, before: int) -> None:
    chance = Chance(seed)
    for _ in range(before):
        chance.below(6)
    assert Chance(seed, chance.drawn).shuffled(range(30)) == chance.shuffled(range(30))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7])
def test_numbers_below_are_in_range_and_even(n: int) -> None:
    chance = Chance(SEED)
    counts = Counter(chance.below(n) for _ in range(6000))
    assert set(counts) == set(range(n))
    assert all(abs(count - 6000 / n) < 5 * (6000 / n) ** 0.5 for count in counts.values())


def test_words_that_would_favour_small_numbers_are_skipped() -> None:
    n = 2**31 + 1  # nearly half of all words are too high for a fair share
    chance = Chance(SEED)
    assert [chance.below(n) for _ in range(8)] == [word for word in words(SEED) if word < n][:8]


@given(seed=seeds, before=st.integers(0, 20))
def test_a_new_seed_is_a_seed_and_the_stream_goes_on_behind_it(seed: str, before: int) -> None:
    chance = Chance(seed, before)
    new = chance.seed()
    assert Chance(new)
    assert new == "".join(f"{word:08x}" for word in words(seed)[chance.drawn - 8 : chance.drawn])
    assert chance.drawn >= before + 8


@pytest.mark.parametrize("seed", ["", "12", "g" * 64, "A" * 64, "0" * 63, "0" * 65, "0" * 64 + "\n"])
def test_what_is_not_a_seed_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="a seed is 64 hex digits"):
        Chance(seed)
