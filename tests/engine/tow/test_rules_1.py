"""What games of Duck Tow that began under rules version 1 are still played by."""

import pytest

from engine import BadSetup
from engine.tow import CONTENT, FORMATIONS, Column, Tow, TowRules1
from engine.tow.content import RULES_1
from tests.support.engine.tow import SEED, colours, play


def old(seats: int) -> Tow:
    return Tow.under(1).new(seats=seats, seed=SEED)


@pytest.mark.parametrize("seats", Tow.seats)
def test_the_old_cards_are_in_the_box(seats: int) -> None:
    game = old(seats)
    assert isinstance(game, TowRules1)
    assert game.content() == RULES_1.digest != CONTENT.digest
    assert game.visitors[game.order[0]].row == (Column(-1),)
    assert Column(-1).ducks == colours("yo")
    assert set(game.formations) <= set(range(8))
    assert all(len(FORMATIONS[number].ducks) == FORMATIONS[number].value + 1 for number in game.formations)


def test_nobody_had_a_choice_of_the_ending() -> None:
    with pytest.raises(BadSetup, match="tow has no option"):
        Tow.under(1).new(seats=2, options={"ending": "equal"}, seed=SEED)


@pytest.mark.parametrize("by", range(3))
def test_everyone_but_the_trigger_has_one_more_turn(by: int) -> None:
    game = old(3)
    while game.turn.seat != game.order[by]:
        play(game, game.prompts()[0].default or "")
    game.trigger = game.turn.seat
    while game.outcome is None:
        play(game, game.prompts()[0].default or "")
    assert game.turn.number == by + 3


def test_without_success_it_just_goes_on() -> None:
    game = old(2)
    while game.turn.number < 50:
        play(game, game.prompts()[0].default or "")
    assert game.outcome is None
    assert game.view(None).position.quiet == 0
    assert '"success"' not in game.dump()
    assert Tow.load(game.dump()) == game


def test_a_card_completed_leaves_a_game_as_it_was_saved() -> None:
    """The turn of the last success came with version 2: saved and loaded, nothing is lost."""
    game = old(2)
    game._succeed()  # pyright: ignore[reportPrivateUsage]
    assert Tow.load(game.dump()) == game
