"""How all tests run: by the same chance every day, and by a new one in the long run."""

import os
import secrets
from collections import defaultdict
from random import Random

import pytest
from _pytest.mark.expression import Expression
from hypothesis import HealthCheck, settings

EVERY_DAY, IN_THE_LONG_RUN = "every day", "in the long run"
# Neither how busy the machine is nor what was tried before decides whether a test passes.
settings.register_profile(
    EVERY_DAY, derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    IN_THE_LONG_RUN, settings.get_profile(EVERY_DAY), derandomize=False, max_examples=2000, print_blob=True
)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile(IN_THE_LONG_RUN if is_long(config) else EVERY_DAY)
    set_up_processes(config)


def set_up_processes(config: pytest.Config) -> None:
    """Whatever is started from here, a worker or a bot, has sets in the same order, and need not compile all again."""
    if not is_long(config):
        os.environ.setdefault("PYTHONHASHSEED", "0")
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(config.rootpath / ".pytest_cache" / "compiled")


def is_long(config: pytest.Config) -> bool:
    """Whether `-m` asks for long tests."""
    return Expression.compile(config.option.markexpr).evaluate(lambda name, /, **_: name == "long")


@pytest.hookimpl(tryfirst=True)  # before pytest itself chooses by `-m`
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A property test is a long test, too, when these are asked for."""
    if is_long(config):
        for item in items:
            if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
                item.add_marker(pytest.mark.long)


@pytest.fixture(autouse=True)
def the_same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds of games and of computers; a stream for each length, as nobody knows when a session wants its name."""
    if is_long(request.config):
        return
    streams: dict[int, Random] = defaultdict(lambda: Random("every day"))

    def token_bytes(length: int) -> bytes:
        return streams[length].randbytes(length)

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
