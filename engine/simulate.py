"""Many games between computer players, counted: how long they take, who wins, how they end."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, median
from typing import Any, NamedTuple

from . import GAMES
from .chance import Chance
from .game import Game
from .players import Computer, aimless, computer_of, word_of
from .values import Event, Frozen

MOST_JOBS = 61  # Windows doesn't wait for more processes
NOTHING_CHOSEN: Mapping[str, str] = Frozen()


@dataclass
class Tally:
    """How the games went so far. A shared win counts its share for each winner."""

    seats: int
    lengths: list[int] = field(default_factory=list[int])
    wins_by_place: list[float] = field(default_factory=list[float])
    endings: Counter[str] = field(default_factory=Counter[str])

    def __post_init__(self) -> None:
        self.wins_by_place = [0.0] * self.seats

    def add(self, game: Game[Any], length: int) -> None:
        assert game.outcome is not None
        self.lengths.append(length)
        self.endings[game.outcome.reason] += 1
        for winner in game.outcome.winners:
            self.wins_by_place[game.order.index(winner)] += 1 / len(game.outcome.winners)


def simulate(
    kind: type[Game[Any]],
    *,
    games: int,
    seats: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    player: Computer = aimless,
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play that many games, all of them following from the one seed."""
    chance = Chance(seed)
    tally = Tally(seats)
    for played in range(games):
        progress(played)
        game = kind.new(seats=seats, options=options, seed=chance.seed())
        tally.add(game, play_out(game, [player] * seats, chance))
    progress(games)
    return tally


def contest(
    kind: type[Game[Any]],
    *,
    players: Sequence[Computer],
    games: int,
    seed: str,
    options: Mapping[str, str] | None = None,
) -> list[float]:
    """How many games each of the players wins, moving one seat on after each. A shared win counts its share."""
    chance = Chance(seed)
    wins = [0.0] * len(players)
    for number in range(games):
        game = kind.new(seats=len(players), options=options, seed=chance.seed())
        shift = number % len(players)
        play_out(game, [*players[shift:], *players[:shift]], chance)
        assert game.outcome is not None
        for winner in game.outcome.winners:
            wins[(winner + shift) % len(players)] += 1 / len(game.outcome.winners)
    return wins


class Contest(NamedTuple):
    """Who plays what: the first of the players against the others. They are named by their strengths."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str] = NOTHING_CHOSEN

    def check(self) -> None:
        kind = GAMES[self.game]
        for name in self.players:
            computer_of(self.game, name)
        kind.new(seats=len(self.players), options=self.options, seed="0" * 64)

    def share(self, number: int, seed: str) -> float:
        """How much of this game the first player wins. It moves one seat on after each."""
        chance, shift = Chance(seed), number % len(self.players)
        game = GAMES[self.game].new(seats=len(self.players), options=self.options, seed=chance.seed())
        players = [computer_of(self.game, name) for name in self.players]
        play_out(game, [*players[-shift:], *players[:-shift]] if shift else players, chance)
        assert game.outcome is not None
        return 1 / len(game.outcome.winners) if shift in game.outcome.winners else 0.0


def contested(
    contest: Contest, games: int, seed: str, jobs: int = 1, progress: Callable[[int], None] = lambda _: None
) -> float:
    """How many games the first player wins. Every game has a seed of its own, whoever plays it."""
    chance, won = Chance(seed), 0.0
    seeds = [(contest, number, chance.seed()) for number in range(games)]
    with ExitStack() as stack:
        shares = map(_share, seeds)
        if jobs > 1:  # started anew everywhere, not only where processes can't be copied
            pool = ProcessPoolExecutor(min(jobs, MOST_JOBS), get_context("spawn"))
            shares = stack.enter_context(pool).map(_share, seeds)
        for played, share in enumerate(shares, 1):
            won += share
            progress(played)
    return won


def _share(job: tuple[Contest, int, str]) -> float:
    contest, number, seed = job
    return contest.share(number, seed)


def play_out(
    game: Game[Any],
    players: Sequence[Computer],
    chance: Chance,
    watch: Callable[[list[Event]], None] = lambda _: None,
) -> int:
    """Play to the end, each seat by its player. Returns how many moves that took."""
    moves = 0
    while game.outcome is None:
        seat = game.unanswered()[0].seat
        watch(game.play(seat, word_of(players[seat], game, seat, chance)))
        moves += 1
    return moves


def table(tally: Tally) -> str:
    """The tally as a table for people to read."""
    lengths, games = sorted(tally.lengths), len(tally.lengths)
    nine_in_ten = lengths[games * 9 // 10]
    lines = [
        "moves a game   least  median    mean  9 in 10    most",
        f"{lengths[0]:>20} {median(lengths):>7.0f} {fmean(lengths):>7.1f} {nine_in_ten:>8} {lengths[-1]:>7}",
        "",
        "place in turn order   wins  share   fair   95 % interval",
    ]
    for place, wins in enumerate(tally.wins_by_place, 1):
        low, high = interval(wins, games)
        lines.append(f"{place:>19} {wins:>6.0f} {wins / games:>6.1%} {1 / tally.seats:>6.1%}   {low:.1%} to {high:.1%}")
    width = max(20, *[len(reason) for reason in tally.endings])
    lines += ["", f"{'ending':<{width}}  games  share"]
    lines += [f"{reason:<{width}} {count:>6} {count / games:>6.1%}" for reason, count in tally.endings.most_common()]
    return "\n".join(lines)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    z, share = 1.96, wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return centre - spread, centre + spread
