"""How much better one computer player is than others, as a table for docs/balance.md.

uv run python -m tests.bench strength            every contest: hours on two cores, most of it for the hard players
uv run python -m tests.bench strength gallery 200     only one game, fewer times, for a first look
"""

import os
from collections.abc import Mapping
from typing import NamedTuple

from engine import GAMES, Frozen
from engine.players import EASY, HARD, NORMAL, Player, player_of
from engine.players.pool import with_threshold
from engine.simulate import Contest, contest, contested, interval

GAMES_EACH, GAMES_OF_HARD = 2000, 300
ADVANCED = Frozen({"rules": "advanced"})
NONE: Mapping[str, str] = Frozen()


class Trial(NamedTuple):
    """One player against others of one kind: how many times its fair share of wins it must reach, or stay below."""

    game: str
    player: str
    others: str
    seats: int
    least: float | None = None
    most: float | None = None
    options: Mapping[str, str] = NONE
    games: int = GAMES_EACH

    @property
    def bound(self) -> str:
        return f"≥ {self.least}" if self.least is not None else f"≤ {self.most}"

    def is_good(self, won: float, games: int) -> bool:
        low, high = [end * self.seats for end in interval(won, games)]
        return (self.least is None or low >= self.least) and (self.most is None or high <= self.most)


LEVELS = [
    Trial("race", EASY, NORMAL, 4, most=0.8),
    Trial("race", EASY, NORMAL, 4, most=0.8, options=ADVANCED),
    Trial("race", HARD, NORMAL, 4, least=1.8, games=GAMES_OF_HARD),
    Trial("race", HARD, NORMAL, 4, least=1.8, options=ADVANCED, games=GAMES_OF_HARD),
    Trial("gallery", EASY, NORMAL, 4, most=0.8),
    Trial("gallery", HARD, NORMAL, 4, least=1.2, games=GAMES_OF_HARD),
    Trial("pool", EASY, NORMAL, 2, most=0.8),
    Trial("pool", HARD, NORMAL, 2, least=1.16, games=GAMES_OF_HARD),
    Trial("tow", EASY, NORMAL, 4, most=0.8, games=1000),
    Trial("tow", HARD, NORMAL, 4, least=1.3, games=GAMES_OF_HARD),
]
YARDSTICKS = [
    *[Trial("race", NORMAL, "aimless", seats, least) for seats, least in ((2, 1.6), (3, 2.0), (4, 2.0))],
    Trial("gallery", NORMAL, "aimless", 2, 1.6),
    *[Trial("gallery", NORMAL, "aimless", seats, 2.0) for seats in (3, 4, 5, 6)],
    *[Trial("pool", NORMAL, f"threshold {missing}", 2, 1.1) for missing in (1, 2, 3, 4)],
    Trial("pool", "threshold 1", "threshold 2", 2, 0.95),  # these two play equally well
    *[Trial("pool", "threshold 1", f"threshold {missing}", 2, 1.0) for missing in (3, 4)],
    Trial("pool", NORMAL, "aimless", 2, 1.6),
    Trial("pool", NORMAL, "aimless", 4, 2.0),
    Trial("tow", NORMAL, "aimless", 2, 1.6, games=300),
    Trial("tow", NORMAL, "aimless", 4, 2.0, games=300),
]


def run(arguments: list[str]) -> bool:
    most = next((int(argument) for argument in arguments if argument.isdecimal()), GAMES_EACH)
    trials = [*LEVELS, *YARDSTICKS]
    wanted = [each for each in trials if each.game in arguments] or trials
    print("| game | player | against | seats | games | wins | 95 % interval | times fair | must be |")
    print("|---|---|---|---|---|---|---|---|---|")
    return all([measured(each, min(most, each.games)) for each in wanted])


def measured(each: Trial, games: int) -> bool:
    won = wins_of(each, games)
    low, high = interval(won, games)
    rules = f" {each.options['rules']}" if each.options else ""
    print(
        f"| {each.game}{rules} | {each.player} | {each.seats - 1} {each.others} | {each.seats} | {games:,} "
        f"| {won / games:.1%} | {low:.1%} to {high:.1%} | {won / games * each.seats:.2f} | {each.bound} |",
        flush=True,
    )
    return each.is_good(won, games)


def wins_of(each: Trial, games: int) -> float:
    """A threshold isn't a level, so such games are played one after the other."""
    seed = f"{each.seats:064x}"
    if "threshold" in f"{each.player} {each.others}":
        players = [player(each.player), *[player(each.others)] * (each.seats - 1)]
        return contest(GAMES[each.game], players=players, games=games, seed=seed)[0]
    names = (each.player, *[each.others] * (each.seats - 1))
    return contested(Contest(each.game, names, each.options), games, seed, jobs=os.cpu_count() or 1)


def player(name: str) -> Player:
    """One of Duck Pool's own players, or one with a fixed threshold."""
    _, _, missing = name.partition("threshold ")
    return with_threshold(int(missing)) if missing else player_of("pool", name)
