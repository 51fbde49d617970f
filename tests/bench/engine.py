"""The engine's speed, next to python-chess playing random games in the same run.

The machine may be busy with other things, so only this process's own time counts; all contestants take turns in short
slices, and the median slice counts.
"""

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import chess

from engine import GAMES, Chance, Game
from engine.players import aimless

SLICES = 15
SECONDS = 0.2  # of each slice


class Floors(NamedTuple):
    """What a game must reach, as a multiple of python-chess in the same run: moves, copies and imaginations against its
    moves, whole games against its games."""

    game: str
    seats: int
    options: Mapping[str, str]
    moves: float
    games: float | None = None
    copies: float = 6.0
    imaginations: float | None = None


RACE = Floors("race", 4, {}, moves=3.0, games=0.4, imaginations=0.6)
FLOORS = {
    "race": RACE,
    "race, advanced": RACE._replace(options={"rules": "advanced"}),
    "gallery": Floors("gallery", 4, {}, moves=1.7),
    "pool": Floors("pool", 4, {}, moves=1.7),
    "tow": Floors("tow", 4, {}, moves=1.3),
}


class Row(NamedTuple):
    what: str
    rate: float
    times: float | None = None  # python-chess
    floor: float | None = None

    @property
    def good(self) -> bool:
        return self.times is None or self.floor is None or self.times >= self.floor


def run(arguments: list[str]) -> bool:
    rows = [row for name in FLOORS if not arguments or FLOORS[name].game in arguments for row in measure(name)]
    print(f"{'':<32} {'a second':>10} {'times chess':>12} {'floor':>7}")
    for row in rows:
        verdict = "" if row.floor is None else "ok" if row.good else "TOO SLOW"
        print(f"{row.what:<32} {shown(row.rate):>10} {shown(row.times):>12} {shown(row.floor):>7} {verdict}".rstrip())
    return all(row.good for row in rows)


def shown(number: float | None) -> str:
    if number is None:
        return ""
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"


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
    moves, chess_moves = median(rates["moves"]), median(rates["chess"])
    games, chess_games = moves * player.share, chess_moves * chess_player.share
    return [
        Row("python-chess: moves", chess_moves),
        Row("python-chess: whole games", chess_games),
        against_chess(f"{name}: moves", "moves", rates, floors.moves),
        Row(f"{name}: whole games", games, games / chess_games, floors.games),
        against_chess(f"{name}: copies", "copies", rates, floors.copies),
        against_chess(f"{name}: imaginations", "imaginations", rates, floors.imaginations),
        Row(f"{name}: views", median(rates["views"])),
        Row(f"{name}: dumps", median(rates["dumps"])),
        Row(f"{name}: loads", median(rates["loads"])),
    ]


def against_chess(what: str, mine: str, rates: Mapping[str, list[float]], floor: float | None) -> Row:
    """Slice by slice against python-chess's moves in the same round."""
    ratio = median(each / chess for each, chess in zip(rates[mine], rates["chess"], strict=True))
    return Row(what, median(rates[mine]), ratio, floor)


def slices(contestants: dict[str, Callable[[], int]]) -> dict[str, list[float]]:
    """The rate of each contestant in each slice, all taking turns."""
    rates: dict[str, list[float]] = {what: [] for what in contestants}
    for _ in range(SLICES):
        for what, work in contestants.items():
            done, start = 0, process_time()
            while (spent := process_time() - start) < SECONDS:
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
    """Whole games, one after the other, by players who make any legal move."""

    def __init__(self, kind: type[Game[Any]], seats: int, options: Mapping[str, str]) -> None:
        self._kind, self._seats, self._options = kind, seats, options
        self._random = Random(1).random
        self.games = self.moves = 0

    def play(self) -> int:
        """Play one game to its end; returns how many moves it took."""
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

    @property
    def share(self) -> float:
        """How much of a game one move is."""
        return self.games / self.moves

    def somewhere(self, moves: int) -> Game[Any]:
        game, chance = self._new(), Chance("a" * 64)
        for _ in range(moves):
            seat = game.unanswered()[0].seat
            game.play(seat, aimless(game.view(seat), chance))
        return game

    def _new(self) -> Game[Any]:
        return self._kind.new(seats=self._seats, options=self._options, seed=f"{self.games:064x}")


class RandomChess:
    """The same with python-chess."""

    def __init__(self) -> None:
        self._random = Random(1).random
        self.games = self.moves = 0

    def play(self) -> int:
        board, random = chess.Board(), self._random
        moves = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
        self.games += 1
        self.moves += moves
        return moves

    @property
    def share(self) -> float:
        return self.games / self.moves
