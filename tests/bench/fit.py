"""Weights for what a table is worth to a seat, fitted to games of normal players.

uv run python -m tests.bench fit gallery            1,500 games of every number of seats; of Duck Pool only of two
uv run python -m tests.bench fit gallery 100        fewer, for a first look

At the beginning of turns, every seat that can still win has its features. The weights are those that make the seats
that did win as likely as they can: a conditional logit. A seat's chance is e to its worth, compared to the others'.
It prints what belongs into the game's `worth.toml`.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, log
from typing import Any, NamedTuple

from engine import GAMES, Chance, Game
from engine.players import gallery_hard, player_of, pool_hard
from engine.players.fitted import Features

GAMES_EACH = 1500
RIDGE = 10.0  # how firmly a weight stays near 0; with few games, what was just luck would weigh too much
STEPS = 5  # of Newton's method: it has come to rest by then

Vector = dict[str, float]


class Fit(NamedTuple):
    """How a game's features are found: at which question (of so many, at one: those of a game are much alike), in games
    of how many seats, and of which seats."""

    ask: str
    every: int
    features: Callable[[Game[Any], int], Features]
    seats: Sequence[int]
    is_out: Callable[[Game[Any], int], bool] = lambda _, __: False


FITS: Mapping[str, Fit] = {
    "gallery": Fit("card", 5, gallery_hard.features, GAMES["gallery"].seats, gallery_hard.is_out),
    "pool": Fit("dive", 1, pool_hard.features, (2,)),
}


class Moment(NamedTuple):
    """The features of those who could still win, and the share of the win that each got."""

    seats: Sequence[Features]
    won: Sequence[float]


def run(arguments: list[str]) -> bool:
    games = next((int(argument) for argument in arguments if argument.isdecimal()), GAMES_EACH)
    for name in [name for name in FITS if name in arguments] or list(FITS):
        moments = list(watch(name, games))
        weights = fitted(moments)
        print(f"# What a table of {name} is worth to a seat, made by: python -m tests.bench fit {name} {games}")
        print(f"# {len(moments):,} moments, log loss {loss(moments, weights):.3f}, as a guess {loss(moments, {}):.3f}.")
        print("\n[weights]")
        for feature in sorted(weights):
            print(f'"{feature}" = {weights[feature]:.3f}')
    return True


def watch(name: str, games: int) -> Iterator[Moment]:
    """Moments of so many games with each number of seats."""
    chance = Chance("f17" + "0" * 61)
    for seats in FITS[name].seats:
        for _ in range(games):
            yield from moments_of(GAMES[name].new(seats=seats, seed=chance.seed()), FITS[name], chance)


def moments_of(game: Game[Any], fit: Fit, chance: Chance) -> Iterator[Moment]:
    normal = player_of(game.name, "normal")
    seen: list[dict[int, Features]] = []
    while game.outcome is None:
        prompt = game.unanswered()[0]
        if prompt.ask == fit.ask and not chance.below(fit.every):
            seats = [seat for seat in range(game.seated) if not fit.is_out(game, seat)]
            seen.append({seat: fit.features(game, seat) for seat in seats})
        game.play(prompt.seat, normal(game.view(prompt.seat), chance))
    winners = game.outcome.winners
    for features in seen:
        yield Moment(list(features.values()), [(seat in winners) / len(winners) for seat in features])


# Newton's method, with features as dicts: most of them are nothing


def fitted(moments: Sequence[Moment]) -> Vector:
    names = sorted({name for moment in moments for features in moment.seats for name in features})
    weights: Vector = dict.fromkeys(names, 0.0)
    for _ in range(STEPS):
        slope, bend = derivatives(moments, weights)
        rows = [[bend[one][other] for other in names] for one in names]
        for name, change in zip(names, solved(rows, [slope[name] for name in names]), strict=True):
            weights[name] -= change
    return weights


def derivatives(moments: Sequence[Moment], weights: Vector) -> tuple[Vector, dict[str, Vector]]:
    """Of the log loss, and of how firmly the weights stay near 0."""
    slope: Vector = {name: RIDGE * weight for name, weight in weights.items()}
    bend: dict[str, Vector] = {name: defaultdict(float, {name: RIDGE}) for name in weights}
    for moment in moments:
        mean: Vector = defaultdict(float)
        for features, won, chance in zip(moment.seats, moment.won, chances(moment, weights), strict=True):
            for name, value in features.items():
                slope[name] += (chance - won) * value
                mean[name] += chance * value
            add_product(bend, features, chance)
        add_product(bend, mean, -1.0)
    return slope, bend


def add_product(bend: dict[str, Vector], vector: Mapping[str, float], times: float) -> None:
    items = list(vector.items())
    for one, value in items:
        row, scaled = bend[one], times * value
        for other, also in items:
            row[other] += scaled * also


def chances(moment: Moment, weights: Vector) -> list[float]:
    odds = [exp(sum([weights.get(name, 0.0) * value for name, value in seat.items()])) for seat in moment.seats]
    total = sum(odds)
    return [each / total for each in odds]


def loss(moments: Sequence[Moment], weights: Vector) -> float:
    total = 0.0
    for moment in moments:
        total -= sum([won * log(chance) for won, chance in zip(moment.won, chances(moment, weights), strict=True)])
    return total / len(moments)


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The linear equations, by elimination. A ridge makes every one of them solvable without swapping."""
    size = len(rows)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place in range(size):
        pivot = table[place]
        for other in range(place + 1, size):
            times = table[other][place] / pivot[place]
            table[other] = [value - times * above for value, above in zip(table[other], pivot, strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum([table[place][other] * found[other] for other in range(place + 1, size)])
        found[place] = (table[place][size] - known) / table[place][place]
    return found
