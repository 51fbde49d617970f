"""What the bot may take with many tables, and how a look at it is printed and judged."""

import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render import ARTISTS
from tests.bench.load.hall import Look
from tests.bench.load.lag import Spread
from tests.bench.load.processes import Memory

MEGA = 1024 * 1024
ANSWER = Spread(0, 30.0, 150.0, 1000.0)  # ms: the usual, the slowest of a hundred, the slowest
SHOWN_P99 = 2000.0  # ms
LAG_P99 = 20.0  # ms
CPU_DRAWN, CPU_UNDRAWN = 30.0, 15.0  # ms for a click
TIMES_DRAWING, TIMES_BARE = 1.5, 4.0
MEMORY = 360  # MB, under load
DRIVER_SHARE, DRIVER_LAG = 0.7, 15.0  # of a core, and ms for the slowest of a hundred: more than that spoils a look


class Limit(NamedTuple):
    """A number, and how much it may be. Without `most` it's just for information."""

    what: str
    measured: float
    most: float | None = None
    note: str = ""
    least: float | None = None

    @property
    def good(self) -> bool:
        return (self.most is None or self.measured <= self.most) and (self.least is None or self.measured >= self.least)


class Yardstick(NamedTuple):
    """What is measured beside us, in the same run: the bare bot, and the cost of each picture in seconds."""

    bare: Look
    costs: dict[str, float]

    def drawing(self, look: Look) -> float:
        """Milliseconds for a click, for the pictures that were really sent."""
        spent = sum([count * self.costs.get(name, 0.0) for name, count in look.pictures.items()])
        return 1000 * spent / max(1, len(look.clicks))

    def most(self, look: Look) -> float:
        return TIMES_DRAWING * self.drawing(look) + TIMES_BARE * self.bare.cpu_ms


def show(title: str, limits: Sequence[Limit]) -> bool:
    """Print them; returns whether all are good."""
    print(f"\n{title:<52} {'measured':>10} {'limit':>9}")
    for limit in limits:
        verdict = "" if limit.most is None and limit.least is None else "ok" if limit.good else "MISSED"
        bound = "" if limit.most is None else written(limit.most)
        bound = bound if limit.least is None else f"{written(limit.least)}+"
        print(f"{limit.what:<52} {written(limit.measured):>10} {bound:>9} {verdict:<7} {limit.note}".rstrip())
    return all(limit.good for limit in limits)


def written(number: float) -> str:
    return f"{number:.0f}" if number == round(number) else f"{number:.{1 if abs(number) >= 10 else 2}f}"


def limits_of(kinds: Sequence[str], look: Look, yardstick: Yardstick | None) -> list[Limit]:
    return [*times_of(look), *costs_of(kinds, look, yardstick), *health_of(look)]


def times_of(look: Look) -> Iterator[Limit]:
    answers, shown = look.answers, look.shown
    kinds = ", ".join([f"{count} of type {kind}" for kind, count in sorted(look.kinds.items())])
    yield Limit("clicks a second", look.rate)
    yield Limit("answered, ms: p50", answers.p50, ANSWER.p50, kinds)
    yield Limit("  p99", answers.p99, ANSWER.p99)
    yield Limit("  worst", answers.worst, ANSWER.worst)
    yield Limit("shown, ms: p50", shown.p50, note=f"{shown.number} of {len(look.clicks)} clicks changed the channel")
    yield Limit("  p99", shown.p99, SHOWN_P99)
    yield Limit("  worst", shown.worst)
    yield Limit("lag of the event loop, ms: p50", look.lag.p50)
    yield Limit("  p99", look.lag.p99, LAG_P99)
    yield Limit("  worst", look.lag.worst)


def costs_of(kinds: Sequence[str], look: Look, yardstick: Yardstick | None) -> Iterator[Limit]:
    """A mixture of drawn games and others has no limit in milliseconds, but the ratio holds for it, too."""
    count = max(1, len(look.clicks))
    pictures = ", ".join([f"{name} {sent / count:.2f}" for name, sent in sorted(look.pictures.items())])
    drawn = {kind in ARTISTS for kind in kinds}
    most = None if len(drawn) > 1 else CPU_DRAWN if drawn == {True} else CPU_UNDRAWN
    yield Limit("requests a click, beside the answer", look.requests / count, note=f"{look.limited} limited")
    yield Limit("pictures a click", look.pictures.total() / count, note=pictures)
    yield Limit("CPU a click, ms, all processes", look.cpu_ms, most, f"{look.processes} processes")
    yield Limit("  the bot without those who draw", 1000 * look.own_cpu / count)
    if yardstick:
        drawing, bare = yardstick.drawing(look), yardstick.bare.cpu_ms
        note = f"{TIMES_DRAWING} × {drawing:.1f} for drawing + {TIMES_BARE:.0f} × {bare:.1f} for a bare bot"
        yield Limit("  the same, against what it must cost, ms", look.cpu_ms, yardstick.most(look), note)
    yield memory_limit("memory, MB, most", look.peak)


def memory_limit(what: str, memory: Memory) -> Limit:
    note = f"{'RSS' if memory.pss is None else 'PSS'}; RSS {memory.rss / MEGA:.0f}"
    return Limit(what, memory.judged / MEGA, MEMORY, note)


def health_of(look: Look) -> Iterator[Limit]:
    yield Limit("answers deferred because they were slow", look.deferred, 0)
    yield Limit("clicks without an answer", look.lost, 0)
    yield Limit("clicks never shown", look.unshown, 0)
    yield Limit("tables where nothing could be pressed", look.stuck, 0)
    yield Limit("moves refused, %", 100 * look.refused / max(1, len(look.clicks)))


def warn(look: Look) -> None:
    """If it wasn't only the bot that was measured."""
    share, late = 100 * look.driver_share, look.driver_lag
    others = f"everything else on this machine {look.others:.2f} cores (of {os.cpu_count()})"
    print(f"the driver: {share:.0f} % of a core, {late.p99:.1f} ms late (p99), {late.worst:.0f} at worst; {others}")
    if look.driver_share > DRIVER_SHARE or late.p99 > DRIVER_LAG:
        print("WARNING: the driver was busy or late itself. The bot's times are better than they look here.")
    if look.missed:
        print(f"WARNING: {look.missed} times there was nothing to press at any table, so there were fewer clicks.")
