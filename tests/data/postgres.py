"""A PostgreSQL of our own for the tests: a cluster in a temporary folder, with a socket there."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any

OPTIONS = ("-c", "listen_addresses=", "-c", "max_connections=60")
# Stops the server and clears up when its input ends, even if the tests were killed.
KEEPER = 'cd "$0"; "$@" >log 2>&1 & cat >/dev/null; kill -QUIT $!; wait; cd /; rm -rf "$0"'
STARTING = 30.0  # seconds


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, in the newest version there is; packages keep them off the PATH."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    return versions[-1].parent if versions else None


@contextmanager
def cluster(bin_folder: Path, fsync: str = "off") -> Iterator[str]:
    """The address of its databases, up to their name. Tests don't need `fsync`; benchmarks do."""
    folder = Path(mkdtemp(prefix="duckboard-"))
    become = _not_root()
    if user := become.get("user"):
        shutil.chown(folder, user)
    initdb = (bin_folder / "initdb", "-D", folder / "db", "-U", "duck", "-A", "trust", "-E", "UTF8", "--no-sync")
    subprocess.run(initdb, cwd="/", stdout=subprocess.DEVNULL, check=True, timeout=60, **become)
    server = (bin_folder / "postgres", "-D", folder / "db", *OPTIONS, "-c", f"fsync={fsync}", "-k", folder)
    keeper = ("sh", "-c", KEEPER, folder, *server)
    with subprocess.Popen(keeper, cwd="/", stdin=subprocess.PIPE, start_new_session=True, **become):
        _wait_for(bin_folder / "pg_isready", folder)
        yield f"postgresql+asyncpg://duck@/{{}}?host={folder}"


def _wait_for(pg_isready: Path, folder: Path) -> None:
    until = monotonic() + STARTING
    while subprocess.run((pg_isready, "-q", "-h", folder), timeout=STARTING).returncode:
        assert monotonic() < until, f"PostgreSQL does not start: {(folder / 'log').read_text()}"
        sleep(0.05)


def _not_root() -> dict[str, Any]:
    """PostgreSQL doesn't run as root: for `subprocess`, who it runs as instead."""
    if os.geteuid() != 0:
        return {}
    user = "postgres" if any(entry.pw_name == "postgres" for entry in pwd.getpwall()) else "nobody"
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
