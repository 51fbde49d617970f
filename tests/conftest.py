"""How all tests run: property tests by the same examples every day, and by new ones in the long run."""

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
