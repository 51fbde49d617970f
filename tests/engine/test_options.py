"""Options on their own: which of them apply, what they are set to, and what is refused."""

import pytest

from engine import GAMES, BadSetup, Option, applicable_options, option_called, unhurried_options
from engine.options import checked_options

OPTIONS = (
    Option("pond", ("small", "large"), "small", free=True),
    Option("length", ("short", "long"), "short", unhurried="long"),
    Option("quacks", ("1", "2"), "1", when=("length", "long")),
)


def test_what_applies_is_set_to_what_is_wanted_or_its_default_and_the_rest_is_left_out() -> None:
    assert applicable_options(OPTIONS, {}) == {"pond": "small", "length": "short"}
    assert applicable_options(OPTIONS, {"length": "long"}) == {"pond": "small", "length": "long", "quacks": "1"}
    assert applicable_options(OPTIONS, {"length": "short", "quacks": "2"}) == {"pond": "small", "length": "short"}


def test_only_a_free_option_takes_other_texts_than_its_choices() -> None:
    assert checked_options("toy", OPTIONS, {"pond": "behind the mill"})["pond"] == "behind the mill"
    with pytest.raises(BadSetup, match='option length "endless": choose short or long'):
        checked_options("toy", OPTIONS, {"length": "endless"})


@pytest.mark.parametrize("value", [1, None, ["long"]])
def test_an_option_is_set_to_a_text_and_nothing_else(value: object) -> None:
    assert [option.takes(value) for option in OPTIONS] == [False, False, False]


def test_what_does_not_apply_is_refused_where_options_are_checked() -> None:
    with pytest.raises(BadSetup, match="option quacks goes only with length long"):
        checked_options("toy", OPTIONS, {"quacks": "2"})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match='toy has no option "pond": it has none'):
        checked_options("toy", (), {"pond": "small"})


def test_where_a_decision_may_take_hours_some_options_are_decided() -> None:
    assert unhurried_options(OPTIONS, {"pond": "large", "length": "short"}) == {"pond": "large", "length": "long"}


def test_options_are_tried_out_on_a_game_that_nobody_plays() -> None:
    assert GAMES["race"].tried_options({"board": " TUB "}) == {"rules": "beginner", "board": "tub", "forgiving": "no"}
    with pytest.raises(BadSetup, match='board "pond": choose tub'):
        GAMES["race"].tried_options({"board": "pond"})


def test_an_option_is_found_by_its_name() -> None:
    assert option_called(OPTIONS, "quacks") == OPTIONS[2]
    assert option_called(OPTIONS, "dogs") is None


@pytest.mark.parametrize("name", GAMES)
def test_an_option_stands_after_the_one_it_depends_on(name: str) -> None:
    """Otherwise it would never apply."""
    seen: list[str] = []
    for option in GAMES[name].options:
        assert option.when is None or option.when[0] in seen
        seen.append(option.name)
