"""A rule about many equal things is one test, and its failure names everything that breaks the rule."""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest


def assert_none(offenders: Iterable[object]) -> None:
    """Fail if there are any, and name them all: of a long list pytest shows only the beginning."""
    __tracebackhide__ = True
    named = [str(each) for each in offenders]
    if named:
        pytest.fail("\n".join([f"{len(named)} break the rule:", *named]))


def for_each(cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make one test of a check with many cases: it tries all, and names those that fail, each with its reason.

    Meant for cases that are alike and quickly tried. What takes long, or deserves a name, is parametrised. A check with
    several parameters gets each case unpacked.
    """

    def decorate(check: Callable[..., None]) -> Callable[[], None]:
        several = len(inspect.signature(check).parameters) > 1

        @wraps(check)
        def test() -> None:
            __tracebackhide__ = True
            tried, failed = 0, list[str]()
            for case in cases:
                tried += 1
                try:
                    check(*case) if several else check(case)
                except AssertionError as reason:
                    failed.append(f"{case}: {reason}")
            assert_none(failed)
            assert tried, "there is nothing to check"

        test.__signature__ = inspect.Signature()  # type: ignore[attr-defined]  # or pytest would look for fixtures
        return test

    return decorate
