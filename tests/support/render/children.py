"""The processes that this one has started."""

import os
from pathlib import Path


def children() -> list[int]:
    """Ask every process who its parent is. Linux has lists of children as well, one for each thread: they leave some
    out while another one ends, or while the thread does that has started them."""
    return [pid for pid in map(int, filter(str.isdecimal, os.listdir("/proc"))) if parent_of(pid) == os.getpid()]


def parent_of(pid: int) -> int | None:
    """None if it has ended in the meantime."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None
