"""How all tests run: with the same chance every day, and a new one in long runs."""

import gc
import os
import secrets
import shutil
import subprocess
import tempfile
from collections import defaultdict
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest
from _pytest.mark.expression import Expression
from hypothesis import HealthCheck, settings

from data.settings import FOLDER
from tests.support.patience import WatchfulLoop

EVERY_DAY, IN_THE_LONG_RUN = "every day", "in the long run"
# Whether a test passes never depends on how busy the machine is or on what was tried before.
settings.register_profile(
    EVERY_DAY,
    max_examples=50,  # the same ones every day: more only in the long run, where they are new
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    IN_THE_LONG_RUN, settings.get_profile(EVERY_DAY), derandomize=False, max_examples=2000, print_blob=True
)
BROWSER_TESTS = Path(__file__).parent / "browser"
OUTSIDE = frozenset({"playground", "discord_here", "browser", "postgres"})  # fixtures: a wire, a browser, a database
LONG_MARKS = ("long", "soak")
MEMORY, ROOM = Path("/dev/shm"), 2 * 2**30  # bytes: far more than a run needs


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--by-folder", action="store_true", help="show how long each folder's tests take")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile(IN_THE_LONG_RUN if is_long(config) else EVERY_DAY)
    set_up_files()
    set_up_processes(config)


def set_up_files() -> None:
    """In memory, where there's room: a database on a disk waits for it at every commit, and nobody pulls the plug. The
    `.env` and the database beside `bot.py`, which may be real ones, are never looked at."""
    os.environ[FOLDER] = os.devnull
    if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def set_up_processes(config: pytest.Config) -> None:
    """Every process started from here, a worker or a bot, orders sets the same way and shares compiled modules."""
    if not is_long(config):
        os.environ.setdefault("PYTHONHASHSEED", "0")
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(config.rootpath / ".pytest_cache" / "compiled")


def is_long(config: pytest.Config) -> bool:
    """Return whether `-m` asks for tests that are not run every day."""
    return asks_for_long(config.option.markexpr)


@cache
def asks_for_long(markexpr: str) -> bool:
    return Expression.compile(markexpr).evaluate(lambda name, /, **_: name in LONG_MARKS)


@pytest.hookimpl(tryfirst=True)  # before pytest itself selects by `-m`
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """When long tests are asked for, property tests count as long too; tests that stay in this process are quick. Those
    that take long come first, so that no worker is left with one of them in the end."""
    for item in items:
        if is_long(config) and getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker(pytest.mark.long)
        if is_quick(item):
            item.add_marker(pytest.mark.quick)
    items.sort(key=lambda item: (item.get_closest_marker("quick") is not None, not starts_processes(item)))


def pytest_collection_finish() -> None:
    """All that's there by now stays for good, so the garbage collector never looks at it, and comes more seldom."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what drives a browser where that isn't installed; `CI` has to have everything."""
    return True if collection_path == BROWSER_TESTS and not can_drive_a_browser() else None


def can_drive_a_browser() -> bool:
    return find_spec("playwright") is not None or "CI" in os.environ


def starts_processes(item: pytest.Item) -> bool:
    """A browser is one as well, and all of its tests follow each other."""
    return item.get_closest_marker("processes") is not None or "browser" in getattr(item, "fixturenames", [])


def is_quick(item: pytest.Item) -> bool:
    fixtures: list[str] = getattr(item, "fixturenames", [])
    callspec = getattr(item, "callspec", None)
    outside = OUTSIDE.intersection(fixtures) or "postgres" in (callspec.params.values() if callspec else ())
    return not outside and not any(map(item.get_closest_marker, (*LONG_MARKS, "mutants", "processes")))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not can_drive_a_browser():
        how = "`uv sync --all-groups` and `apt-get install chromium`"
        terminalreporter.write_line(f"SKIPPED tests/browser: the page in a browser: {how} for these tests")
    if config.getoption("by_folder"):
        show_by_folder(terminalreporter)


def show_by_folder(terminalreporter: pytest.TerminalReporter) -> None:
    tests: dict[str, int] = defaultdict(int)
    seconds: dict[str, float] = defaultdict(float)
    for report in (each for found in terminalreporter.stats.values() for each in found):
        if not isinstance(report, pytest.TestReport):
            continue
        folder = "/".join(report.nodeid.split("::")[0].split("/")[:2])
        tests[folder] += report.when == "call"
        seconds[folder] += report.duration
    terminalreporter.write_line("\n| | tests | seconds |\n|---|---|---|")
    for folder, taken in sorted(seconds.items(), key=lambda each: -each[1]):
        terminalreporter.write_line(f"| `{folder}` | {tests[folder]:,} | {taken:.0f} |")
    terminalreporter.write_line(f"| all | {sum(tests.values()):,} | {sum(seconds.values()):.0f} |")


@pytest.fixture(scope="session")
def _asyncio_loop_factory() -> type[WatchfulLoop]:
    """The loop in which pytest-asyncio runs everything. Its hook for this would make fixtures of a session again for
    every test."""
    return WatchfulLoop


@pytest.fixture(autouse=True)
def the_same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds for games and computers; one stream per length, since nobody knows when a session asks for its name."""
    if is_long(request.config):
        return
    streams: dict[int, Random] = defaultdict(lambda: Random("every day"))

    def token_bytes(nbytes: int | None = None) -> bytes:
        length = nbytes or secrets.DEFAULT_ENTROPY
        return streams[length].randbytes(length)

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)


@pytest.fixture(autouse=True)
def quick_tests_start_no_process(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise AssertionError("a test that starts processes isn't quick: mark it with pytest.mark.processes")

    if request.node.get_closest_marker("quick"):
        monkeypatch.setattr(subprocess.Popen, "__init__", refuse)
