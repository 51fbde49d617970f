"""The weights that are fitted are those that make what happened likely."""

from math import exp
from random import Random

import pytest

from engine import GAMES, Chance
from tests.bench.fit import FITS, Moment, fitted, loss, moments_of, solved

TRUE = {"ducks": 0.8, "marked": -1.5}


def moment(rng: Random) -> Moment:
    """Of three seats, one wins: each as likely as its features are worth."""
    seats = [{"ducks": float(rng.randrange(1, 6)), "marked": float(rng.randrange(2))} for _ in range(3)]
    odds = [exp(sum(TRUE[name] * value for name, value in seat.items())) for seat in seats]
    winner = rng.choices(range(3), odds)[0]
    return Moment(seats, [float(seat == winner) for seat in range(3)])


def test_the_weights_that_made_the_winners_are_found() -> None:
    rng = Random("fit")
    moments = [moment(rng) for _ in range(3000)]
    weights = fitted(moments)
    assert weights == pytest.approx(TRUE, abs=0.15)
    assert loss(moments, weights) < loss(moments, {}) - 0.1


def test_linear_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


@pytest.mark.parametrize("name", FITS)
def test_every_moment_has_someone_who_wins(name: str) -> None:
    chance = Chance("7" * 64)
    moments = list(moments_of(GAMES[name].new(seats=4, seed=chance.seed()), FITS[name], chance))
    assert moments
    for each in moments:
        assert sum(each.won) == pytest.approx(1)
        assert len(each.seats) == len(each.won) > 1
