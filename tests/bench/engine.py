"""The engine's speed, beside python-chess playing random games in the same run.

The machine may be busy with other things, so all contestants take turns in short slices, and the median slice counts.
"""

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import chess

from engine import GAMES, Chance, Game
from engine.players import aimless

SLICES = 15
SECONDS = 0.2  # of each slice


class Floors(NamedTuple):
    """What a game must reach, each per second."""

    game: str
    seats: int
    options: Mapping[str, str]
    moves: int
    games: int | None
    copies: int
    imaginations: int | None = None
    times_chess: float | None = None


RACE = Floors("race", 4, {}, moves=40_000, games=30, copies=150_000, imaginations=15_000, times_chess=3.0)
FLOORS = {
    "race": RACE,
    "race, advanced": RACE._replace(options={"rules": "advanced"}),
    "gallery": Floors("gallery", 4, {}, moves=40_000, games=None, copies=150_000),
    "pool": Floors("pool", 4, {}, moves=40_000, games=None, copies=150_000),
    "tow": Floors("tow", 4, {}, moves=30_000, games=None, copies=150_000),
}


class Row(NamedTuple):
    what: str
    rate: float
    floor: float | None = None

    @property
    def good(self) -> bool:
        return self.floor is None or self.rate >= self.floor


def run(arguments: list[str]) -> bool:
    rows = [row for name in FLOORS if not arguments or FLOORS[name].game in arguments for row in measure(name)]
    print(f"{'':<36} {'measured':>12} {'floor':>12}")
    for what, rate, floor in rows:
        verdict = "" if floor is None else ("ok" if rate >= floor else "TOO SLOW")
        print(f"{what:<36} {shown(rate):>12} {'' if floor is None else shown(floor):>12} {verdict}")
    return all(row.good for row in rows)


def shown(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.2f}"


def measure(name: str) -> list[Row]:
    floors = FLOORS[name]
    kind = GAMES[floors.game]
    player = RandomGames(kind, floors.seats, floors.options)
    moment = player.somewhere(moves=40)
    dump = moment.dump()
    chance = Chance("b" * 64)
    chess_player = RandomChess()
    rates = slices(
        {
            "moves": player.play,
            "chess": chess_player.play,
            "copies": times(1000, moment.copy),
            "imaginations": times(100, lambda: moment.imagine(0, chance)),
            "views": times(100, lambda: moment.view(0)),
            "dumps": times(20, moment.dump),
            "loads": times(20, lambda: kind.load(dump)),
        }
    )
    ratio = median(mine / theirs for mine, theirs in zip(rates["moves"], rates["chess"], strict=True))
    middle = {what: median(row) for what, row in rates.items()}
    return [
        Row(f"{name}: moves/s", middle["moves"], floors.moves),
        Row("python-chess: moves/s", middle["chess"]),
        Row(f"{name}: times python-chess", ratio, floors.times_chess),
        Row(f"{name}: whole games/s", middle["moves"] * player.games / player.moves, floors.games),
        Row(f"{name}: copies/s", middle["copies"], floors.copies),
        Row(f"{name}: imaginations/s", middle["imaginations"], floors.imaginations),
        Row(f"{name}: views/s", middle["views"]),
        Row(f"{name}: dumps/s", middle["dumps"]),
        Row(f"{name}: loads/s", middle["loads"]),
    ]


def slices(contestants: dict[str, Callable[[], int]]) -> dict[str, list[float]]:
    """The rate of each contestant in each slice, all taking turns."""
    rates: dict[str, list[float]] = {what: [] for what in contestants}
    for _ in range(SLICES):
        for what, work in contestants.items():
            done, start = 0, perf_counter()
            while (spent := perf_counter() - start) < SECONDS:
                done += work()
            rates[what].append(done / spent)
    return rates


def times(count: int, work: Callable[[], Any]) -> Callable[[], int]:
    def repeated() -> int:
        for _ in range(count):
            work()
        return count

    return repeated


class RandomGames:
    """Whole games, one after the other, by players who say anything they may."""

    def __init__(self, kind: type[Game[Any]], seats: int, options: Mapping[str, str]) -> None:
        self._kind, self._seats, self._options = kind, seats, options
        self._random = Random(1).random
        self.games = self.moves = 0

    def play(self) -> int:
        """One game to its end; how many moves that was."""
        game, random = self._new(), self._random
        moves = 0
        while game.outcome is None:
            for prompt in game.prompts():
                if prompt.answer is None and not prompt.standing:
                    game.play(prompt.seat, prompt.moves[int(random() * len(prompt.moves))])
                    moves += 1
                    break
        self.games += 1
        self.moves += moves
        return moves

    def somewhere(self, moves: int) -> Game[Any]:
        game, chance = self._new(), Chance("a" * 64)
        for _ in range(moves):
            seat = next(prompt.seat for prompt in game.prompts() if prompt.answer is None and not prompt.standing)
            game.play(seat, aimless(game.view(seat), chance))
        return game

    def _new(self) -> Game[Any]:
        return self._kind.new(seats=self._seats, options=self._options, seed=f"{self.games:064x}")


class RandomChess:
    """The same with python-chess."""

    def __init__(self) -> None:
        self._random = Random(1).random

    def play(self) -> int:
        board, random = chess.Board(), self._random
        moves = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
        return moves
