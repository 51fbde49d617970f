"""A PostgreSQL of our own for the tests: servers in temporary folders, with a socket in each."""

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any

import pytest

OPTIONS = ("-c", "listen_addresses=", "-c", "max_connections=60", "-c", "dynamic_shared_memory_type=mmap")
# Stops the server and clears up when its input ends, even if the tests were killed.
KEEPER = 'cd "$0"; "$@" >log 2>&1 & cat >/dev/null; kill -QUIT $! 2>/dev/null; wait; cd /; rm -rf "$0"'
STARTING = 30.0  # seconds
STANDING_STILL = ("T", "Z")  # what Linux says of a process that was stopped, or has ended and is still listed


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, in the newest version there is; packages keep them off the PATH."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    return versions[-1].parent if versions else None


def needed_programs() -> Path:
    """Without them a test is skipped, but not where `CI` is set."""
    found = programs()
    missing = "PostgreSQL is not installed (apt-get install postgresql): its half of the tests cannot run"
    if found is None:
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    return found


class Server:
    """One PostgreSQL, in a folder that vanishes with it."""

    def __init__(self, bin_folder: Path, *options: str) -> None:
        self._bin, self._options = bin_folder, options
        self._become = _not_root()
        self._keeper: subprocess.Popen[Any] | None = None
        self.folder = Path()

    @property
    def data(self) -> Path:
        return self.folder / "db"

    @property
    def address(self) -> str:
        """Of its databases, up to their name."""
        return f"postgresql+asyncpg://duck@/{{}}?host={self.folder}"

    def create(self) -> None:
        self._make_folder()
        self.run("initdb", "-D", self.data, "-U", "duck", "-A", "trust", "-E", "UTF8", "--no-sync")

    def copy(self, primary: "Server") -> None:
        """Be its standby, once it's started. A standby waits for none itself, nor will it after its promotion."""
        self._make_folder()
        from_there = ("-h", primary.folder, "-U", "duck", "-D", self.data)
        self.run("pg_basebackup", *from_there, "-R", "-c", "fast", "-X", "stream", "--no-sync")
        with (self.data / "postgresql.auto.conf").open("a") as settings:
            settings.write("synchronous_standby_names = ''\n")

    def start(self) -> None:
        server = (self._bin / "postgres", "-D", self.data, *OPTIONS, *self._options, "-k", self.folder)
        keeper = ("sh", "-c", KEEPER, self.folder, *server)
        self._keeper = subprocess.Popen(keeper, cwd="/", stdin=subprocess.PIPE, start_new_session=True, **self._become)
        until = monotonic() + STARTING
        while subprocess.run((self._bin / "pg_isready", "-q", "-h", self.folder), timeout=STARTING).returncode:
            assert monotonic() < until, f"PostgreSQL does not start: {(self.folder / 'log').read_text()}"
            sleep(0.05)

    def promote(self) -> None:
        """Doesn't wait until it's done."""
        self.run("pg_ctl", "promote", "-D", self.data, "--no-wait")

    def kill(self) -> None:
        """Kill all its processes, as if the machine had died."""
        memory = (self.data / "postmaster.pid").read_text().split()[-2]
        for process in self._freeze():
            os.kill(process, signal.SIGKILL)
        self.stop()
        subprocess.run(("ipcrm", "-m", memory), check=True)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Let all its processes stand still."""
        processes = self._freeze()
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def _freeze(self) -> list[int]:
        """Let all its processes stand still and return them, the first one last.

        As long as the first one stands still, the others stay: it starts no more of them, and one that ends is listed
        until the first one has asked how. So it stops before they are listed, and is killed or goes on after them.
        """
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        _stop(first)
        processes = [*_children_of(first), first]
        for process in processes:
            _stop(process)
        return processes

    def stop(self) -> None:
        """The folder is gone, too."""
        if self._keeper:
            self._keeper.communicate()
            self._keeper = None

    def run(self, program: str, *arguments: str | Path) -> None:
        command = (self._bin / program, *arguments)
        subprocess.run(command, cwd="/", stdout=subprocess.DEVNULL, check=True, timeout=60, **self._become)

    def _make_folder(self) -> None:
        self.folder = Path(mkdtemp(prefix="duckboard-")) if self.folder == Path() else self.folder
        self.folder.mkdir(mode=0o700, exist_ok=True)
        if user := self._become.get("user"):
            shutil.chown(self.folder, user)


@contextmanager
def cluster(bin_folder: Path, fsync: str = "off") -> Iterator[str]:
    """The address of its databases, up to their name. Tests don't need `fsync`; benchmarks do."""
    server = Server(bin_folder, "-c", f"fsync={fsync}")
    server.create()
    try:
        server.start()
        yield server.address
    finally:
        server.stop()


def _stop(process: int) -> None:
    """Let it stand still, and return when it does: another core may be running it."""
    os.kill(process, signal.SIGSTOP)
    until = monotonic() + STARTING
    while Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in STANDING_STILL:
        assert monotonic() < until, f"process {process} doesn't stop"
        sleep(0.001)


def _children_of(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task/{process}/children")
    return [int(number) for number in children.read_text().split()]


def _not_root() -> dict[str, Any]:
    """PostgreSQL doesn't run as root: for `subprocess`, who it runs as instead."""
    if os.geteuid() != 0:
        return {}
    user = "postgres" if any(entry.pw_name == "postgres" for entry in pwd.getpwall()) else "nobody"
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
