"""A process that has imported everything, and becomes a bot whenever one is wanted: what takes two seconds elsewhere
takes a moment here. A bot is a process like any other, and can be killed like one.

Each line on standard input is a bot's environment and the file for what it writes, as JSON. Each line on standard
output is the number of a process: that was born, or, with its exit code, that has ended.
"""

import gc
import json
import os
import signal
import sys
from importlib import import_module
from typing import NoReturn

import asyncpg  # noqa: F401  whatever a bot imports at all, as early as possible

from tests.support.hasty import hurry
from tests.support.paths import ROOT

READY = 0  # the first line, once everything is imported


def main() -> None:
    commands = (ROOT / "cogs" / "commands").glob("[a-z]*.py")
    for each in ("cogs.bot", "render.studio.jobs", *[f"cogs.commands.{file.stem}" for file in commands]):
        import_module(each)
    gc.freeze()
    say(f"{READY}")
    signal.signal(signal.SIGCHLD, lambda *_: bury())
    for line in sys.stdin:
        wanted = json.loads(line)
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})  # nobody is buried before their birth is announced
        child = os.fork()
        if not child:
            live(wanted["environment"], wanted["log"])
        say(f"{child}")
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})


def bury() -> None:
    while True:
        try:
            child, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not child:
            return
        say(f"{child} {os.waitstatus_to_exitcode(status)}")


def say(line: str) -> None:
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def live(environment: dict[str, str], log: str) -> NoReturn:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    os.environ.clear()
    os.environ.update(environment)
    written, nothing = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (written, 1), (written, 2)):
        os.dup2(source, target)
    code = 1
    try:
        code = hurry()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
