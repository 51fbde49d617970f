"""What goes over a real wire, through real processes and browsers, gets a second try on a busy machine, and says so."""

import pytest

ROOMS = ("tests/cogs/", "tests/browser/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(ROOMS):
            item.add_marker(pytest.mark.flaky(reruns=1))
