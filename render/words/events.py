"""News in sentences: what belongs together is told together, and what isn't worth telling is left out."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TypeVar

from engine import Event

from .scene import Scene

P = TypeVar("P")
TellOne = Callable[[Scene[P], Event], str]
TellRun = Callable[[Scene[P], Sequence[Event]], str]


def sentences_of(
    scene: Scene[P],
    events: Sequence[Event],
    tell: TellOne[P],
    runs: Mapping[str, TellRun[P]],
    run_of: Callable[[Event], str] = lambda event: event.kind,
) -> list[str]:
    """Consecutive events of the same run share a sentence; each of the others gets its own, or none."""
    told: list[str] = []
    for run, group in [(run, list(group)) for run, group in groupby(events, key=run_of)]:
        told += [runs[run](scene, group)] if run in runs else [tell(scene, event) for event in group]
    return [sentence for sentence in told if sentence]
