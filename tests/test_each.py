"""A loop over many cases tries them all, and names those that fail."""

import pytest
from _pytest.outcomes import Failed

from tests.support.each import assert_none, for_each


def test_nothing_is_said_where_all_keep_the_rule() -> None:
    assert_none([])
    for_each([1, 2])(lambda case: None)()  # noqa: ARG005


def test_every_offender_is_named_however_many_there_are() -> None:
    with pytest.raises(Failed) as failed:
        assert_none(f"module {number}" for number in range(200))
    assert str(failed.value).splitlines() == ["200 break the rule:", *[f"module {number}" for number in range(200)]]


def test_cases_are_tried_after_one_has_failed_and_each_that_fails_has_its_reason() -> None:
    @for_each(range(1, 6))
    def test_it_is_odd(number: int) -> None:
        assert number % 2, f"{number} has a half"

    with pytest.raises(Failed, match=r"^2 break the rule:\n2: 2 has a half\n.*\n4: 4 has a half"):
        test_it_is_odd()


def test_a_check_of_several_parameters_gets_them_one_by_one() -> None:
    seen = list[int]()

    @for_each([(1, 2), (3, 4)])
    def test_sum(one: int, other: int) -> None:
        seen.append(one + other)

    test_sum()
    assert seen == [3, 7]


def test_a_loop_over_nothing_fails() -> None:
    with pytest.raises(AssertionError, match="nothing to check"):
        for_each([])(lambda case: None)()  # noqa: ARG005


def test_an_error_that_is_no_failed_check_is_not_swallowed() -> None:
    @for_each([0])
    def test_division(number: int) -> None:
        assert 1 / number

    with pytest.raises(ZeroDivisionError):
        test_division()
