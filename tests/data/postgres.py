"""A PostgreSQL of our own for the tests: a cluster in a temporary folder, reached by a socket there."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

OPTIONS = "-c listen_addresses= -c max_connections=60"


def programs() -> Path | None:
    """Where PostgreSQL's programs are, of several versions the newest; packages keep them off the PATH."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    return versions[-1].parent if versions else None


@contextmanager
def cluster(bin_folder: Path, fsync: str = "off") -> Iterator[str]:
    """The address of its databases, up to their name. Tests need no disk; who measures does."""
    folder = Path(mkdtemp(prefix="duckboard-"))
    owner = _owner()
    try:
        if owner:
            shutil.chown(folder, owner)
        _run(owner, bin_folder / "initdb", "-D", folder / "db", "-U", "duck", "-A", "trust", "-E", "UTF8", "--no-sync")
        start = (bin_folder / "pg_ctl", "-D", folder / "db", "-l", folder / "log", "-w")
        _run(owner, *start, "-o", f"{OPTIONS} -c fsync={fsync} -k {folder}", "start")
        try:
            yield f"postgresql+asyncpg://duck@/{{}}?host={folder}"
        finally:
            _run(owner, *start, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def _owner() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    return "postgres" if any(entry.pw_name == "postgres" for entry in pwd.getpwall()) else "nobody"


def _run(owner: str | None, *words: str | Path) -> None:
    done = subprocess.run(
        [str(word) for word in words],
        user=owner,
        group=pwd.getpwnam(owner).pw_gid if owner else None,
        extra_groups=[] if owner else None,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, f"{words[0]}: {done.stderr}"
