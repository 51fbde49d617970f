"""Custom ids may be forged: ours are read as they were written, and anything else is no click."""

from hypothesis import given
from hypothesis import strategies as st

from cogs.pages.ids import LONGEST_ID, Answer, Click, parse_answer, parse_click
from engine import LONGEST_WORD

WORDS = st.from_regex(r"[a-z0-9][a-z0-9 ,-]{0,39}", fullmatch=True)


@given(st.integers(0, 36**8 - 1), st.integers(0, 10**9 - 1), st.integers(0, 10**9 - 1), WORDS)
def test_a_word_comes_back_as_it_was_sent(table: int, prompt: int, undos: int, word: str) -> None:
    answer = Answer(prompt, undos, word)
    click = Click("say", table, answer.rest)
    assert len(click.custom_id) <= LONGEST_ID
    assert parse_click(click.custom_id) == parse_click(click.select_id) == parse_click(click.form_id) == click
    assert parse_answer(click.rest) == answer


def test_the_longest_word_fits() -> None:
    longest = Answer(10**9 - 1, 10**9 - 1, "x" * LONGEST_WORD)
    assert len(Click("choose", 36**8 - 1, longest.rest).custom_id) <= LONGEST_ID


@given(st.text())
def test_anything_may_come_and_nothing_breaks(text: str) -> None:
    click, answer = parse_click(text), parse_answer(text)
    assert click is None or parse_click(click.custom_id) == click
    assert answer is None or parse_answer(answer.rest) == answer


@given(st.from_regex(r"[dsm]1:[a-z]{1,12}:[0-9a-z]{1,8}(:[ -~]{0,76})?", fullmatch=True))
def test_what_looks_like_a_click_means_the_same_when_sent_again(text: str) -> None:
    click = parse_click(text)
    assert click is not None
    assert parse_click(click.custom_id) == click
