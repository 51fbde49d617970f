"""How balanced the games are between equal computer players, as tables for docs/balance.md.

uv run python -m tests.bench balance                 5,000 games of every set-up: hours, most of them for Duck Pool
uv run python -m tests.bench balance gallery 200     only one game, fewer times, for a first look: too few to judge
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool
from statistics import fmean, median
from typing import Any, NamedTuple

from engine import GAMES, Chance, Event, Game
from engine.gallery import Gallery
from engine.players import player_of
from engine.pool import DuckPool
from engine.race import BOARDS, CONTENT, Race
from engine.simulate import interval, play_out
from engine.tow import Tow
from engine.words import digest

GAMES_EACH = 5000


@dataclass
class Setup:
    game: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return ", ".join([*self.options.values(), f"{self.seats} seats"])

    @property
    def seed(self) -> str:
        """All chance in these games follows from the set-up alone (the race's form is older than the others')."""
        return digest(str(self) if self.game == "race" else f"{self.game}, {self}")


@dataclass
class Filling:
    """How many of the turns with a played card filled a pool (P2). Other games have no such turns."""

    turns: int = 0
    filled: int = 0
    _now: set[str] = field(default_factory=set[str])

    def watch(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == "turn":
                self.end_turn()
            self._now.add(event.kind)

    def end_turn(self) -> None:
        self.turns += "place" in self._now
        self.filled += {"place", "full"} <= self._now
        self._now.clear()

    @property
    def share(self) -> float:
        return self.filled / max(1, self.turns)


@dataclass
class Result:
    setup: Setup
    games: int = 0
    lengths: list[int] = field(default_factory=list[int])
    decisions: list[int] = field(default_factory=list[int])
    wins: list[float] = field(default_factory=list[float])
    scores: list[int] = field(default_factory=list[int])
    endings: Counter[str] = field(default_factory=Counter[str])
    filling: Filling = field(default_factory=lambda: Filling())
    _trigger: str = ""  # T30: what has triggered the end

    def watch(self, events: list[Event]) -> None:
        self.filling.watch(events)
        for event in events:
            if event.kind == "trigger":
                self._trigger = str(event.facts["reason"])

    def add(self, game: Game[Any], length: int, decisions: int) -> None:
        assert game.outcome is not None
        self.games += 1
        self.lengths.append(length)
        self.decisions.append(decisions)
        self.scores += game.outcome.scores
        self.endings[self._trigger or game.outcome.reason] += 1
        self._trigger = ""
        for winner in game.outcome.winners:
            self.wins[game.order.index(winner)] += 1 / len(game.outcome.winners)

    @property
    def worst(self) -> float:
        """How far the luckiest or unluckiest place is from its fair share, in points."""
        return max(abs(100 * (wins / self.games - 1 / self.setup.seats)) for wins in self.wins)

    def ended(self, reason: str) -> float:
        """The share of games that ended like this."""
        return self.endings[reason] / self.games

    def within(self, share: float) -> int:
        """The length that this share of games doesn't exceed."""
        return sorted(self.lengths)[int(self.games * share)]


class Bars(NamedTuple):
    """What is measured about a game, and what must hold."""

    setups: list[Setup]
    length: Callable[[Any], int]
    unit: str
    good: Callable[[Result], bool]


def race_good(result: Result) -> bool:
    """99 of 100 games end within 60 rounds, and on open boards the median beginner game takes 7 to 16."""
    beginner = result.setup.options["rules"] == "beginner"
    open_board = CONTENT.boards[result.setup.options["board"]].grade == "beginner"
    fits = 7 <= median(result.lengths) <= 16 or not (beginner and open_board)
    return result.within(0.99) <= 60 and fits and result.worst <= 3


def gallery_good(result: Result) -> bool:
    """No place is more than 5 points from fair; 99 of 100 games end within 300 turns."""
    return result.within(0.99) <= 300 and result.worst <= 5


def pool_good(result: Result) -> bool:
    """P2: no place is more than 3 points from fair; 6 to 12 turns a player; 35 to 60 of 100 turns fill a pool."""
    turns = fmean(result.lengths) / result.setup.seats
    return result.worst <= 3 and 6 <= turns <= 12 and 0.35 <= result.filling.share <= 0.6


def tow_good(result: Result) -> bool:
    """With the rulebook's ending: no place is more than 6 points from fair; full rows and the last formation both end
    at least 20 of 100 games, want of success hardly any; scores are 15 to 20, or up to 23 with two, whose rows are the
    longest. Equal turns are an option that's only measured: they favour those who begin with more food."""
    if result.setup.options["ending"] != "book":
        return True
    least = min(result.ended("cards"), result.ended("formations"))
    most = 23 if result.setup.seats == 2 else 20
    fair = result.worst <= 6 and 15 <= fmean(result.scores) <= most
    return fair and least >= 0.2 and result.ended("nobody gets anywhere") <= 0.002


RACES = [
    Setup("race", seats, {"rules": rules, "board": board})
    for rules in ("beginner", "advanced")
    for board in BOARDS
    for seats in Race.seats
]
TOWS = [Setup("tow", seats, {"ending": ending}) for ending in ("book", "equal") for seats in Tow.seats]
TOW_ENDINGS = {
    "cards": "a full row",
    "formations": "the last formation",
    "ducks": "the last duck of a colour",
    "nobody gets anywhere": "want of success",
}
BARS = {
    "race": Bars(RACES, lambda game: game.round, "rounds", race_good),
    "gallery": Bars(
        [Setup("gallery", seats, {}) for seats in Gallery.seats], lambda game: game.turns, "turns", gallery_good
    ),
    "pool": Bars(
        [Setup("pool", seats, {}) for seats in DuckPool.seats], lambda game: game.turn.number, "turns", pool_good
    ),
    "tow": Bars(TOWS, lambda game: game.turn.number, "turns", tow_good),
}


def run(arguments: list[str]) -> bool:
    wanted = [name for name in BARS if name in arguments] or list(BARS)
    games = next((int(argument) for argument in arguments if argument.isdecimal()), GAMES_EACH)
    return all([report(name, games) for name in wanted])


def report(name: str, games: int) -> bool:
    bars = BARS[name]
    with Pool() as pool:
        results = pool.starmap(measure, [(setup, games) for setup in bars.setups], chunksize=1)
    print(f"## Duck {name.title()}, normal players, {games:,} games of every set-up\n")
    print("\n".join(places(results, bars.unit)), end="\n\n")
    if name == "tow":
        print("\n".join(scores(results)), end="\n\n")
        print("\n".join(endings(results)), end="\n\n")
    if any(result.filling.filled for result in results):
        print("\n".join(fillings(results)), end="\n\n")
    return all([bars.good(result) for result in results])


def measure(setup: Setup, games: int) -> Result:
    player = player_of(setup.game, "normal")
    chance = Chance(setup.seed)
    result = Result(setup, wins=[0.0] * setup.seats)
    for _ in range(games):
        game = GAMES[setup.game].new(seats=setup.seats, options=setup.options, seed=chance.seed())
        decisions = play_out(game, [player] * setup.seats, chance, result.watch)
        result.filling.end_turn()
        result.add(game, BARS[setup.game].length(game), decisions)
    return result


def places(results: list[Result], unit: str) -> Iterator[str]:
    options = list(results[0].setup.options)
    columns = [*options, "seats", f"{unit}: median, 9 in 10, 99 in 100", "decisions: median, a player's"]
    yield f"| {' | '.join([*columns, 'wins by place in turn order', 'furthest from fair'])} |"
    yield "|---" * (len(columns) + 2) + "|"
    for result in results:
        setup, games = result.setup, result.games
        shares = " · ".join(f"{wins / games:.1%}" for wins in result.wins)
        low, high = interval(result.wins[0], games)
        cells = [
            *setup.options.values(),
            str(setup.seats),
            f"{median(result.lengths):.0f}, {result.within(0.9)}, {result.within(0.99)}",
            f"{median(result.decisions):.0f}, {median(result.decisions) / setup.seats:.0f}",
            f"{shares} (± {50 * (high - low):.1f})",
            f"{result.worst:.1f}",
        ]
        yield f"| {' | '.join(cells)} |"


def scores(results: list[Result]) -> Iterator[str]:
    yield "| ending | seats | score: mean | 8 in 10 scores |"
    yield "|---|---|---|---|"
    for result in results:
        ordered = sorted(result.scores)
        low, high = ordered[len(ordered) // 10], ordered[len(ordered) * 9 // 10]
        yield f"| {result.setup.options['ending']} | {result.setup.seats} | {fmean(ordered):.1f} | {low} to {high} |"


def endings(results: list[Result]) -> Iterator[str]:
    yield f"| ending | seats | {' | '.join(TOW_ENDINGS.values())} |"
    yield "|---" * (2 + len(TOW_ENDINGS)) + "|"
    for result in results:
        shares = [f"{result.ended(reason):.1%}" for reason in TOW_ENDINGS]
        yield f"| {result.setup.options['ending']} | {result.setup.seats} | {' | '.join(shares)} |"


def fillings(results: list[Result]) -> Iterator[str]:
    yield "| seats | turns a player, mean | turns with a card played that filled a pool |"
    yield "|---|---|---|"
    for result in results:
        turns = fmean(result.lengths) / result.setup.seats
        yield f"| {result.setup.seats} | {turns:.1f} | {result.filling.share:.0%} |"
