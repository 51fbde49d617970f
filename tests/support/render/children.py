"""The processes that this one has started."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def children() -> Iterator[int]:
    for task in Path("/proc/self/task").iterdir():
        with suppress(OSError):
            yield from map(int, (task / "children").read_text().split())
