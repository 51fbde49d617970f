"""Backups from the command line: `python -m data.backup save FILE`, `check FILE`, `restore FILE`, `copy FROM TO`; and
`release`, which lets another bot have the database.
"""

import argparse
import asyncio
import sys
from pathlib import Path

from .settings import BadSetting, beside_the_bot, database_url
from .store.backup import Tallies, check, check_unused, copy, release, restore, save
from .store.errors import StoreError

DONE, REFUSED, STOPPED = 0, 1, 130  # exit codes; argparse has 2 for a command that nobody understands


def main(words: list[str] | None = None) -> int:
    arguments = _parser().parse_args(words)
    try:
        print(COMMANDS[arguments.command](arguments))
    except (BadSetting, StoreError) as error:
        print(error, file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print("stopped: all of it has happened, or nothing", file=sys.stderr)
        return STOPPED
    return DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m data.backup", description="Back up the database, or move it.")
    commands = parser.add_subparsers(dest="command", required=True)
    saving = commands.add_parser("save", help="write everything to a file, while the bot runs or not")
    checking = commands.add_parser("check", help="say whether a file can be restored, and what's in it")
    restoring = commands.add_parser("restore", help="fill the database from a file; stop the bot first")
    copying = commands.add_parser("copy", help="move everything to another database; stop the bot first")
    releasing = commands.add_parser("release", help="let another bot have the database; stop the bot first")
    for each in (saving, checking, restoring):
        each.add_argument("file", type=Path, metavar="FILE")
    for each in (saving, restoring, releasing):
        each.add_argument("--database", metavar="URL", help="default: DATABASE_URL")
    copying.add_argument("source", metavar="FROM", help="an address like DATABASE_URL")
    copying.add_argument("target", metavar="TO")
    for each in (restoring, copying):
        each.add_argument("--replace", action="store_true", help="lose everything that's in the database now")
    for each in (restoring, copying, releasing):
        each.add_argument("--force", action="store_true", help="even if somebody seems to be using it")
    return parser


def _save(arguments: argparse.Namespace) -> str:
    saved = asyncio.run(save(_database(arguments), arguments.file))
    return f"saved to {arguments.file}: {_counted(saved)}"


def _check(arguments: argparse.Namespace) -> str:
    about, found = check(arguments.file)
    made = f"made {about.made:%Y-%m-%d %H:%M} UTC" if about.made else "a database without a seal"
    return f"good: {arguments.file}, {made}, version {about.revision}: {_counted(found)}"


def _restore(arguments: argparse.Namespace) -> str:
    url = _database(arguments)
    _check_unused(arguments, url)
    restored = asyncio.run(restore(arguments.file, url, replace=arguments.replace))
    return f"restored: {_counted(restored)}"


def _copy(arguments: argparse.Namespace) -> str:
    source, target = beside_the_bot(arguments.source), beside_the_bot(arguments.target)
    _check_unused(arguments, source, target)
    copied = asyncio.run(copy(source, target, replace=arguments.replace))
    return f"copied: {_counted(copied)}"


def _release(arguments: argparse.Namespace) -> str:
    url = _database(arguments)
    _check_unused(arguments, url)
    return f"released by {asyncio.run(release(url))}: the next bot that logs in keeps the database"


def _database(arguments: argparse.Namespace) -> str:
    return beside_the_bot(arguments.database) if arguments.database else database_url()


def _check_unused(arguments: argparse.Namespace, *urls: str) -> None:
    if not arguments.force:
        asyncio.run(check_unused(*urls))


def _counted(tallies: Tallies) -> str:
    return ", ".join([f"{name} {tally.rows}" for name, tally in tallies.items() if tally.rows]) or "nothing"


COMMANDS = {"save": _save, "check": _check, "restore": _restore, "copy": _copy, "release": _release}

if __name__ == "__main__":
    sys.exit(main())
