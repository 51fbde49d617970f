"""Bots as processes of their own, and what Linux says they cost: all of their children count, also those that ended."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tests.bench.load.lag import Spread
from tests.support.paths import ROOT

HOUSE = ROOT
PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
KILO = 1024
PATIENCE = 30.0  # seconds for an answer, and for an end
PARENT, OWN, ENDED = 1, slice(11, 13), slice(13, 15)  # fields of `stat`, counted after the name


class Memory(NamedTuple):
    """In bytes. `rss` counts what processes share once for each of them; `pss` divides it among them."""

    rss: int
    pss: int | None  # where Linux tells

    @property
    def judged(self) -> int:
        return self.rss if self.pss is None else self.pss


class Bot:
    """`python -m module …`. What it writes to its log is kept in a file."""

    def __init__(self, module: str, log: Path) -> None:
        self._module, self._log = module, log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, *arguments: str) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                *arguments,
                cwd=HOUSE,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )

    @property
    def pid(self) -> int:
        assert self._process, "it hasn't started yet"
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    def log(self) -> str:
        return self._log.read_text()

    async def lag(self) -> Spread:
        """Since it was last asked."""
        assert self._process
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(b"\n")
        async with asyncio.timeout(PATIENCE):
            return Spread(*json.loads(await self._process.stdout.readline()))

    def cpu(self) -> float:
        """Seconds, of all its processes together."""
        return sum([times(pid) for pid in family(self.pid)])

    def own_cpu(self) -> float:
        """The same without those it has started."""
        return times(self.pid)

    def memory(self) -> Memory:
        members = family(self.pid)
        shares = [pss_of(pid) for pid in members]
        known = [share for share in shares if share is not None]
        return Memory(sum(map(rss_of, members)), sum(known) if len(known) == len(shares) else None)

    def count(self) -> int:
        """How many processes it is."""
        return len(family(self.pid))

    async def stop(self) -> None:
        """Its children end with it, or are ended."""
        if self._process is None:
            return
        members = family(self.pid)
        if self.is_alive:
            self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            for pid in members:
                with suppress(ProcessLookupError):  # it has ended by then
                    os.kill(pid, signal.SIGKILL)
            await self._process.wait()


class Crew:
    """Several bots that count as one."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self._bots = bots

    @property
    def is_alive(self) -> bool:
        return all(bot.is_alive for bot in self._bots)

    def log(self) -> str:
        return "".join([bot.log() for bot in self._bots])

    async def lag(self) -> Spread:
        """Of the one that was latest."""
        return max([await bot.lag() for bot in self._bots], key=lambda spread: spread.p99)

    def cpus(self) -> list[float]:
        """Of each."""
        return [bot.cpu() for bot in self._bots]

    def cpu(self) -> float:
        return sum(self.cpus())

    def own_cpu(self) -> float:
        return sum([bot.own_cpu() for bot in self._bots])

    def memory(self) -> Memory:
        each = [bot.memory() for bot in self._bots]
        known = [memory.pss for memory in each if memory.pss is not None]
        return Memory(sum([memory.rss for memory in each]), sum(known) if len(known) == len(each) else None)

    def count(self) -> int:
        return sum([bot.count() for bot in self._bots])

    async def stop(self) -> None:
        await asyncio.gather(*[bot.stop() for bot in self._bots])


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    return [*descend(pid, all_children())]


def all_children() -> dict[int, list[int]]:
    """List the children of every process that has some."""
    children: dict[int, list[int]] = {}
    for entry in PROC.iterdir():
        if entry.name.isdecimal() and (fields := stat(int(entry.name))):
            children.setdefault(int(fields[PARENT]), []).append(int(entry.name))
    return children


def descend(pid: int, children: dict[int, list[int]]) -> Iterator[int]:
    yield pid
    for child in children.get(pid, []):
        yield from descend(child, children)


def stat(pid: int) -> list[str]:
    """The fields after the name, which may have spaces in it; none if the process is gone."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def times(pid: int) -> float:
    """Seconds of its own, and of its children that have ended."""
    fields = stat(pid)
    return sum(map(int, [*fields[OWN], *fields[ENDED]])) / TICKS


def busy() -> float:
    """Seconds that all cores together have spent on anything at all."""
    user, nice, system, _idle, _waiting, *rest = map(int, (PROC / "stat").read_text().splitlines()[0].split()[1:9])
    return (user + nice + system + sum(rest)) / TICKS


def rss_of(pid: int) -> int:
    try:
        return int((PROC / str(pid) / "statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0


def pss_of(pid: int) -> int | None:
    """None if Linux doesn't tell; nothing if the process has just ended."""
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return None if rss_of(pid) else 0
    return next((int(line.split()[1]) * KILO for line in lines if line.startswith("Pss:")), None)
