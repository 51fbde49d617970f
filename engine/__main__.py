"""The engine from the command line: `python -m engine verify FILE`, `simulate GAME`, `strength GAME PLAYERS`, `advise
FILE`."""

import argparse
import re
import secrets
import sys
from pathlib import Path
from typing import Any, TextIO

from . import GAMES, BadSetup, Chance, EngineError, Frozen, Game
from .players import Budget, Judgement, computer_of, thinker_of
from .players.advice import cost_of, judged, suggestion
from .record import Record, Said, decisions
from .simulate import Contest, contested, interval, simulate, table
from .verdict import verdict_on
from .words import digest, quoted

GOOD, BAD, USAGE, SEALED, STOPPED = 0, 1, 2, 3, 130
BAR = 40


def main() -> int:
    arguments = _parser().parse_args()
    try:
        return COMMANDS[arguments.command](arguments)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return STOPPED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Check and try the games' rules.")
    commands = parser.add_subparsers(dest="command", required=True)
    verify = commands.add_parser("verify", help="replay a record: exit 0 good, 1 bad, 3 sealed")
    verify.add_argument("file", type=Path)
    simulate = commands.add_parser("simulate", help="play many games and count")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=_at_least_one, default=1000)
    simulate.add_argument("--seats", type=int, help="default: as many as can play")
    simulate.add_argument("--player", default="aimless", help="aimless, easy, normal or hard")
    _add_chance(simulate)
    strength = commands.add_parser("strength", help="one player against others: how often it wins")
    strength.add_argument("game")
    strength.add_argument("players", nargs="+", help="one for each seat, such as: hard normal normal normal")
    strength.add_argument("--games", type=_at_least_one, default=200)
    strength.add_argument("--jobs", type=_at_least_one, default=1, help="games played at the same time")
    _add_chance(strength)
    advise = commands.add_parser("advise", help="what a hard player would have done at each decision of a record")
    advise.add_argument("file", type=Path)
    advise.add_argument("--seat", type=int, help="only this seat's decisions")
    advise.add_argument("--playouts", type=_at_least_one, help="how long to think about each")
    return parser


def _add_chance(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default=None, help="64 hex digits, to play the same games again")


def _at_least_one(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a number of games")
    return int(text)


def _verify(arguments: argparse.Namespace) -> int:
    file: Path = arguments.file
    try:
        verdict = verdict_on(file.read_bytes(), GAMES)
    except OSError as error:
        print(f"bad: {file}: {error}")
        return BAD
    if verdict.record is None:
        print(f"bad: {file}: {verdict.error}")
        return BAD
    about = f"{verdict.record.game}, {verdict.record.seats} seats, {len(verdict.record.log)} moves"
    if verdict.game is None:
        print(f"sealed: {about}; {_chance(verdict.record)}; the seed is not known yet")
        return SEALED
    print(f"good: {about}; {_chance(verdict.record)}; {_ending(verdict.game)}")
    return GOOD


def _chance(record: Record) -> str:
    """Who had a say in the seed. Whether these are the right numbers, only those who were there can tell."""
    if record.additions is None:
        return f"seed with the SHA-256 {record.commitment}"
    return f"secret with the SHA-256 {record.commitment}, and {len(record.additions)} additions by the players"


def _ending(game: Game[Any]) -> str:
    return f"seat {', '.join(map(str, game.outcome.winners))} won: {game.outcome.reason}" if game.outcome else "open"


def _simulate(arguments: argparse.Namespace) -> int:
    seed = secrets.token_hex(32) if arguments.seed is None else arguments.seed
    try:
        kind = GAMES[arguments.game]
        seats = arguments.seats if arguments.seats is not None else kind.seats[-1]
        tally = simulate(
            kind,
            games=arguments.games,
            seats=seats,
            seed=seed,
            options=_options(arguments.option),
            player=computer_of(kind.name, arguments.player),
            progress=ProgressBar(arguments.games, sys.stderr),
        )
    except EngineError as error:
        print(f"simulate: {error}", file=sys.stderr)
        return USAGE
    print(f"{arguments.games} games of {kind.name}, {seats} seats, {arguments.player} players, seed {seed}\n")
    print(table(tally))
    return GOOD


def _strength(arguments: argparse.Namespace) -> int:
    """Each game has a seed of its own, so that the result doesn't depend on how many are played at the same time."""
    seed, games = secrets.token_hex(32) if arguments.seed is None else arguments.seed, arguments.games
    try:
        setting = Contest(arguments.game, tuple(arguments.players), Frozen(_options(arguments.option)))
        setting.check()
        wins = contested(setting, games, seed, arguments.jobs, ProgressBar(games, sys.stderr))
    except EngineError as error:
        print(f"strength: {error}", file=sys.stderr)
        return USAGE
    low, high = interval(wins, games)
    first, *others = arguments.players
    print(f"{games} games of {arguments.game}: {first} against {', '.join(others)}; seed {seed}")
    print(f"{first} wins {wins / games:.1%} (95 % interval {low:.1%} to {high:.1%}), ", end="")
    print(f"{wins / games * len(arguments.players):.2f} times its fair share")
    return GOOD


def _advise(arguments: argparse.Namespace) -> int:
    try:
        record = Record.parse(arguments.file.read_bytes().decode())
        record.replay(GAMES)
        playouts = arguments.playouts
        thinker = thinker_of(record.game, Budget(playouts) if playouts else None)
        start = record.begin(GAMES, record.seed or "")
        said = [each for each in decisions(start, record.log) if arguments.seat in (None, each[1].seat)]
    except (OSError, UnicodeDecodeError, EngineError) as error:
        print(f"advise: {arguments.file}: {error}", file=sys.stderr)
        return BAD
    bar, chance = ProgressBar(len(said), sys.stderr), Chance(digest(record.text()))
    for number, (game, word) in enumerate(said, 1):
        bar(number)
        _print_advice(number, word, judged(thinker, game, word, chance))
    return GOOD


def _print_advice(number: int, said: Said, judgement: Judgement) -> None:
    tried = judgement.of(said.word)
    if tried is None or len(judgement.tried) < 2:
        return  # there was nothing to decide, or nothing that is worth a search
    suggested = suggestion(judgement)
    cost = f"costs {cost_of(judgement, said.word):.1%} of a win" if suggested.word != said.word else "agrees"
    why = f" ({suggested.why.what})" if suggested.why else ""
    print(f"{number:>4}  seat {said.seat}  {said.word:<16} hard: {suggested.word:<16} {cost}{why}")


def _options(texts: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup("impossible", f"--option {quoted(text)}: write it as NAME=VALUE")
        if name in options:
            raise BadSetup("impossible", f"--option {quoted(text)}: {name} was given already")
        options[name] = value
    return options


COMMANDS = {"verify": _verify, "simulate": _simulate, "strength": _strength, "advise": _advise}


class ProgressBar:
    """A bar on a terminal, redrawn when it grows."""

    def __init__(self, games: int, out: TextIO) -> None:
        self._games = games
        self._out = out
        self._drawn = -1

    def __call__(self, played: int) -> None:
        full = BAR * played // self._games
        if full == self._drawn or not self._out.isatty():
            return
        self._drawn = full
        end = "\n" if played == self._games else ""
        bar = f"[{'#' * full}{'.' * (BAR - full)}] {played}/{self._games}"
        print(f"\r{bar}", end=end, file=self._out, flush=True)


if __name__ == "__main__":
    sys.exit(main())
