"""A turn of Duck Tow takes few presses, over some games; `python -m tests.bench presses` looks at more."""

from statistics import fmean, median

import pytest

from engine.tow import Tow
from tests.bench.presses import KINDS, NEVER, alike, measure


@pytest.mark.long
@pytest.mark.parametrize("seats", Tow.seats)
def test_a_typical_turn_of_four_actions_takes_at_most_six_presses(seats: int) -> None:
    count, most = measure("tow", seats, games=2), KINDS["tow"].most
    assert most == 6
    assert median(count.presses) <= most
    assert fmean(count.presses) <= most
    assert max(count.presses) < NEVER, "a person wants to say something that isn't offered"
    assert fmean(count.presses) < 0.7 * fmean(count.words)


def test_words_that_come_to_the_same_are_alike() -> None:
    assert alike(["move 3", "move 7"], ["move 4", "move 7"])
    assert not alike(["move 7", "move 3"], ["move 3", "move 7"])
    assert alike(["return white", "return yellow", "keep"], ["return yellow", "return white", "keep"])
    assert not alike(["feed yellow"], ["feed yellow", "feed white"])
    assert alike(["disperse 3", "disperse 4"], ["disperse 1", "disperse 2"])
