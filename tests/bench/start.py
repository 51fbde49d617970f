"""How long `python bot.py` takes until the playground's page is served, and until the bot is logged in.

Both are compared with importing the three big libraries that the bot can't do without, taking turns, with bytecode and
a database left from an earlier run. Medians count: the machine may be busy with other things.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlsplit

from data.settings import FOLDER
from tests.bench.rows import Row, show
from tests.support.paths import ROOT

BOT = ROOT / "bot.py"
LIBRARIES = "import discord, sqlmodel, PIL"
ROUNDS = 15
SERVED, READY = "Play at ", "has connected to Gateway"
MOST_PAGE, MOST_READY = 0.5, 1.4  # times the libraries


class Start(NamedTuple):
    page: float
    ready: float


def run(arguments: list[str]) -> bool:
    rounds = next((int(each) for each in arguments if each.isdecimal()), ROUNDS)
    with TemporaryDirectory() as folder:
        libraries(folder)
        started(folder)  # the first run compiles and creates the database
        pairs = [(libraries(folder), started(folder)) for _ in range(rounds)]
    bare = median(each for each, _ in pairs)
    page, ready = median(start.page for _, start in pairs), median(start.ready for _, start in pairs)
    print(f"Bare is python -c '{LIBRARIES}'.")
    return show([Row("page served, s", page, bare, MOST_PAGE), Row("bot logged in, s", ready, bare, MOST_READY)])


def libraries(folder: str) -> float:
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", LIBRARIES], env=settings(folder), cwd=folder, check=True)
    return perf_counter() - begin


def started(folder: str) -> Start:
    begin = perf_counter()
    with lines(folder) as said:
        answers(next(line for line in said if line.startswith(SERVED)).removeprefix(SERVED).strip())
        page = perf_counter() - begin
        next(line for line in said if READY in line)
        return Start(page, perf_counter() - begin)


@contextmanager
def lines(folder: str) -> Iterator[Iterator[str]]:
    """What the program writes."""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    command = [sys.executable, str(BOT)]
    with subprocess.Popen(command, env=settings(folder), cwd=folder, stdout=pipe, stderr=both, text=True) as process:
        assert process.stdout is not None
        try:
            yield iter(process.stdout)
        finally:
            process.kill()


def settings(folder: str) -> dict[str, str]:
    """Nothing from outside except where to keep bytecode."""
    ours = ("DISCORD_", "PLAYGROUND", "SHARD_", "DATABASE_URL", "LOG_LEVEL", "PYTHONDONTWRITEBYTECODE")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return inherited | {"PYTHONPYCACHEPREFIX": f"{folder}/compiled", "PLAYGROUND_PORT": "0", FOLDER: folder}


def answers(address: str) -> None:
    """Fetch the page by hand: on a small machine, importing a client would take time away from the bot."""
    where = urlsplit(address)
    with socket.create_connection((where.hostname, where.port or 80)) as wire:
        wire.sendall(f"GET / HTTP/1.0\r\nHost: {where.netloc}\r\n\r\n".encode())
        answer = b"".join(iter(lambda: wire.recv(65536), b""))
    assert answer.split()[1] == b"200", answer[:200]
