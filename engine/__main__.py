"""The engine from the command line: `python -m engine verify FILE`, `python -m engine simulate GAME`."""

import argparse
import re
import secrets
import sys
from pathlib import Path
from typing import TextIO

from . import GAMES, BadSetup, EngineError
from .players import player_of
from .record import Record
from .simulate import simulate, table
from .words import quoted

GOOD, BAD, USAGE, SEALED, STOPPED = 0, 1, 2, 3, 130
BAR = 40


def main() -> int:
    arguments = _parser().parse_args()
    try:
        return _verify(arguments.file) if arguments.command == "verify" else _simulate(arguments)
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
    simulate.add_argument("--player", default="aimless", help="aimless, or a strength such as normal")
    simulate.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    simulate.add_argument("--seed", default=None, help="64 hex digits, to play the same games again")
    return parser


def _at_least_one(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a number of games")
    return int(text)


def _verify(file: Path) -> int:
    try:
        record = Record.parse(file.read_bytes().decode())
        about = f"{record.game}, {record.seats} seats, {len(record.log)} moves"
        if record.seed is None:
            record.begin(GAMES, seed="0" * 64)
            print(f"sealed: {about}; the seed is not known yet")
            return SEALED
        game = record.replay(GAMES)
    except (OSError, UnicodeDecodeError, EngineError) as error:
        print(f"bad: {file}: {error}")
        return BAD
    ending = f"seat {', '.join(map(str, game.outcome.winners))} won: {game.outcome.reason}" if game.outcome else "open"
    print(f"good: {about}; {ending}")
    return GOOD


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
            player=player_of(kind.name, arguments.player),
            progress=ProgressBar(arguments.games, sys.stderr),
        )
    except EngineError as error:
        print(f"simulate: {error}", file=sys.stderr)
        return USAGE
    print(f"{arguments.games} games of {kind.name}, {seats} seats, {arguments.player} players, seed {seed}\n")
    print(table(tally))
    return GOOD


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
