"""A share of the processor for a process and all that come from it, as if it had a small machine of its own.

Two cores can't show what two machines do. But if each bot may use a third of a core, one can be compared with two, with
the driver and the database outside. Linux does that by control groups, which not everybody is allowed to make.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000  # microseconds: short, so that nobody is held up for long
EMPTY = 10.0  # seconds for its processes to be gone


class NoShares(Exception):
    """Control groups can't be made here."""


@contextmanager
def share(name: str, cores: float) -> Iterator[Path]:
    """A group whose members together use so many cores at most: `join` it."""
    is_new = (GROUPS / "cgroup.controllers").exists()
    group = (GROUPS if is_new else GROUPS / "cpu") / f"duckboard-{name}"
    quota = round(cores * PERIOD)
    try:
        group.mkdir(exist_ok=True)
        if is_new:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
    except OSError as error:
        raise NoShares(f"this needs control groups, and to be root: {error}") from None
    try:
        yield group
    finally:
        until = monotonic() + EMPTY
        while (group / "cgroup.procs").read_text() and monotonic() < until:
            sleep(0.1)
        group.rmdir()


def join(group: Path, pid: int) -> None:
    (group / "cgroup.procs").write_text(str(pid))
