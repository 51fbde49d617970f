"""What was different in Duck Pool under rules version 1. That it goes on is shown by `tests/cogs/test_before.py`."""

import pytest

from engine import IllegalMove
from engine.pool import DuckPool
from engine.values import WHILE
from tests.support.engine.pool import ANN, BEN, CAT, asked, hand, moves, pile, play, row, table


def old(*pools: str, **given: object) -> DuckPool:
    return table(*pools, rules=1, **given)  # type: ignore[arg-type]


def test_sam_rescues_a_pool_by_flipping_himself() -> None:
    game = old("4/1 wilma", "9/4", deck="sam")
    play(game, "top", "card sam")
    assert row(game, 1) == "wilma (sam)"
    assert asked(game) == [(ANN, "act")]


def test_julie_never_takes_a_julie() -> None:
    game = old("9/4 julie amy ring", "8/4 julie", deck="julie")
    play(game, "top")
    assert moves(game) == ("card amy", "card ring")


def test_a_flipped_goldie_is_divided_like_any_other() -> None:
    game = old("4/1 (goldie)", "9/4", tokens=(2, 1), deck="albert", left=0)
    play(game, "top")
    assert (pile(game, ANN), pile(game, BEN)) == ("", "goldie albert")


def test_a_window_has_to_be_passed() -> None:
    game = old("9/4", "8/4", hands=["amy", "ring"], deck="dingy")
    play(game, "top")
    assert (moves(game, ANN), moves(game, BEN)) == (("pass",), ("pass", "cancel"))
    assert {prompt.window for prompt in game.unanswered()} == {WHILE}
    play(game, "cancel")
    assert hand(game, BEN) == ""


def test_one_may_pass_openly_for_the_turn_and_take_it_back() -> None:
    game = old("9/4", "8/4", hands=["", "ring"], deck="dingy dingy james")
    game.play(BEN, "pass turn")
    assert game.view(ANN).position.passing == (BEN,)
    with pytest.raises(IllegalMove, match="you pass for this turn: say ask again first"):
        game.play(BEN, "cancel")
    play(game, "top")
    assert asked(game) == [(ANN, "act")]
    game.play(BEN, "ask again")
    play(game, "top")
    assert asked(game) == [(BEN, "window")]
    game.play(BEN, "pass turn")
    assert asked(game) == [(ANN, "act")]
    play(game, "end")
    assert game.view(ANN).position.passing == ()


def test_passing_for_the_turn_in_a_window_counts_as_a_pass() -> None:
    game = old("9/4", "8/4", "7/2", tokens=(1, 1, 1), hands=["", "ring", "amy"], deck="dingy")
    play(game, "top")
    game.play(BEN, "pass turn")
    assert asked(game) == [(CAT, "window")]
    game.play(BEN, "ask again")
    assert asked(game) == [(BEN, "window"), (CAT, "window")]
