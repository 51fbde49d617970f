"""What is said of Duck Pool: true, and with the numbers that are on the board."""

import re
from typing import Any

import pytest

from engine import Event
from engine.pool import CARDS, POOLS, odds
from render.pool import TELLER
from render.words.texts import texts
from tests.engine.pool.position import ANN, BEN, CAT, play, table

NAMES = ("Ann", "Ben", "Cat")
T = texts()


def board(game: Any) -> list[str]:
    return TELLER.board(game.view(None), NAMES, T).splitlines()


def hand(game: Any, seat: int = ANN) -> list[str]:
    return TELLER.hand(game.view(seat), NAMES, T).splitlines()


def prompt(game: Any, seat: int = ANN, *, standing: bool = False) -> Any:
    return next(p for p in game.view(seat).prompts if p.standing == standing)


def labels(game: Any, seat: int = ANN, *, standing: bool = False) -> list[str]:
    asked = prompt(game, seat, standing=standing)
    return [TELLER.label(game.view(seat), asked, word, T) for word in asked.moves]


def asked(game: Any, seat: int = ANN, *, standing: bool = False) -> str:
    return TELLER.question(game.view(seat), prompt(game, seat, standing=standing), NAMES, T)


def asked_of_all(game: Any) -> str:
    view = game.view(None)
    return TELLER.question(view, view.waiting[0], NAMES, T)


def told(game: Any, events: list[Event], seat: int | None = None) -> list[str]:
    return TELLER.news(game.view(seat), events, NAMES, T)


# The board


def test_every_pool_is_told_with_icons_and_who_stands_there() -> None:
    game = table("6/2 sam (amy) ring", "5/1", "-", tokens=(1, 2, 1), marker=2)
    assert board(game)[2:6] == [
        "   pool        ducks floats here",
        " 1 Plunge Pool 2/6   1/2    PR",
        ">2 Splash Pad  0/5   0/1    Q",
        " 3 (no pool)",
    ]
    assert "**1** Sam 2, ~~Amy~~, Ring (1 float)" in board(game)


def test_everybody_is_told_with_cards_and_the_top_of_the_points_pile() -> None:
    game = table("6/2", "5/1", hands=("sam amy", ""), piles=("sam goldie", ""))
    assert "▶ `P` **Ann** · 2 cards · pile of 2, Goldie on top" in board(game)
    assert "`Q` **Ben** · no cards · no points yet" in board(game)


def test_who_passes_for_the_turn_is_told() -> None:
    game = table("6/2", "5/1", hands=("sam", "amy"))
    events = game.play(BEN, "pass turn")
    assert told(game, events) == ["**Ben** passes for the rest of the turn."]
    assert any(line.endswith("· passes this turn") and "Ben" in line for line in board(game))
    assert labels(game, BEN, standing=True) == ["Ask me again"]


def test_turns_without_a_card_are_told_when_the_end_is_near() -> None:
    game = table("6/2", "5/1")
    play(game, "end", "dive 1", "end", "dive 1")
    assert "-# No card played for 2 turns; after 4 the game ends." in board(game)


@pytest.mark.parametrize("pool", [pool.name for pool in POOLS.values()])
def test_every_pool_has_a_name(pool: str) -> None:
    assert T.say(f"pool-name-{pool.replace(' ', '-')}").casefold() == pool


@pytest.mark.parametrize("kind", sorted({card.kind for card in CARDS.values() if card.is_duck}))
def test_every_duck_has_a_name_and_says_what_it_does(kind: str) -> None:
    assert T.say(f"pool-card-{kind}").casefold() == kind
    assert T.say(f"pool-does-{kind}").endswith(".")


# The hand


def test_a_hand_tells_what_each_card_does_and_ones_points() -> None:
    game = table("6/2", "5/1", hands=("sam sam flamingo", ""), piles=("amy goldie amy", ""))
    assert hand(game)[:4] == [
        "**Your hand** · you are `P`, at **1 Plunge Pool**",
        "2 × **Sam 2**: flips a duck below any pool: its icons are gone.",
        "**Flamingo (2 floats)**: cancels a duck’s effect, yours or another’s.",
        "Your points: **7** (2 × Amy, Goldie)",
    ]
    assert hand(game, BEN)[1:] == [
        "No cards yet: you draw one whenever you end a turn.",
        "Your points: none yet",
    ]


def test_the_odds_are_told_to_whose_turn_it_is() -> None:
    game = table("6/2 albert", "5/1", hands=("sam", "amy"))
    chance = odds(game.view(ANN).position, 0)
    (line,) = [line for line in hand(game) if "%" in line]
    assert line == (
        f"**1 Plunge Pool**: {100 * chance.fills:.0f} % fills it, {100 * chance.overcrowds:.0f} % is too much"
    )
    assert chance.fills > 0.2  # two icons are missing, and every fourth card has two
    assert not [line for line in hand(game, BEN) if "%" in line]


def test_before_one_dives_the_odds_of_every_pool_are_told() -> None:
    game = table("6/2", "5/1", "-")
    play(game, "end")
    assert len([line for line in hand(game, BEN) if "%" in line]) == 2


# Questions and buttons


def test_the_pool_is_named_with_what_is_missing() -> None:
    game = table("6/2 albert", "5/1", hands=("sam julie", ""))
    assert asked(game) == "Play a card into **1 Plunge Pool** (2 to go), or end your turn?"
    assert labels(game) == ["Play the top card", "Play Sam 2", "Play Julie 2", "End turn, draw a card"]
    assert asked_of_all(game) == "**Ann** plays a card or ends the turn."
    play(game, "end")
    assert labels(game, BEN) == ["1 Plunge Pool (2 to go)", "2 Splash Pad (5 to go)"]


def test_without_cards_to_draw_ending_the_turn_gives_none() -> None:
    game = table("6/2", "5/1", hands=("sam", ""), empty=True)
    assert labels(game) == ["Play Sam 2", "End turn"]


def test_a_window_asks_whoever_holds_a_card_and_tells_who_can_cancel_only_to_them() -> None:
    game = table("6/2", "5/1", tokens=(1, 1, 1), hands=("james", "ring", "amy"), deck="dingy")
    play(game, "top")
    assert asked_of_all(game) == ("**Dingy** is about to take effect. Does anybody cancel it? Ann, Ben and Cat may.")
    assert asked(game, BEN) == "**Dingy** is about to take effect: do you cancel it?"
    assert labels(game, BEN) == ["Let it happen", "Cancel it"]
    assert asked(game, CAT) == "**Dingy** is about to take effect; you have no float to cancel it with."
    game.play(BEN, "pass")
    assert asked(game, BEN).endswith("do you cancel it? Your answer so far: Let it happen.")
    assert told(game, game.play(BEN, "cancel")) == ["**Ben** cancelled Dingy with a Ring."]


def test_effects_ask_for_their_targets_by_number_and_letter() -> None:
    game = table("6/2 amy", "5/1", "8/2", tokens=(1, 1, 2), deck="dingy", piles=("", "sam", "goldie"))
    play(game, "top")
    assert asked(game) == "Dingy moves an opponent’s token: whose?"
    assert labels(game) == ["Q’s token, now at 1", "R’s token, now at 2"]
    play(game, "token 3")
    assert asked(game) == "Dingy moves **Cat**’s token: to which pool?"
    assert labels(game) == ["1 Plunge Pool (3 to go)", "3 Lap Pool (8 to go)"]
    assert told(game, play(game, "to 3")) == ["**Ann** moved **Cat**’s token to pool 3."]


def test_lara_shows_what_can_be_lost() -> None:
    game = table("6/2", "5/1", tokens=(1, 1, 2), deck="lara", piles=("", "sam amy", "goldie"))
    play(game, "top")
    assert labels(game) == ["Q’s Amy", "R’s Goldie"]
    assert told(game, play(game, "rob 2")) == ["**Ann** made **Ben** lose Amy from the points pile. Sam is on top now."]


def test_wilma_asks_from_where_what_and_whereto() -> None:
    game = table("8/2 amy", "5/1 sam", "6/2", deck="wilma")
    play(game, "top")
    assert asked(game) == "Wilma moves a duck: from which pool?"
    assert labels(game) == ["From 1 Lap Pool", "From 2 Splash Pad"]
    play(game, "from 1")
    assert asked(game) == "Wilma moves a duck from pool 1: which one?"
    assert labels(game) == ["Amy 2", "Wilma 3"]
    play(game, "card amy")
    assert asked(game) == "Wilma moves Amy from pool 1: to which one?"
    assert asked_of_all(game) == "**Ann** moves Amy from pool 1 with Wilma: to which pool?"
    assert told(game, play(game, "to 3")) == ["**Ann** moved Amy from pool 1 to pool 3."]


def test_orders_are_told_only_to_who_gave_them() -> None:
    game = table("6/2", "5/1", hands=("sam", "ring"), cancelling="orders")
    game.play(BEN, "order lara")
    assert "You have ordered to cancel: Lara" in hand(game, BEN)
    assert "You have left no orders to cancel." in hand(game, ANN)
    assert "Don’t cancel Lara" in labels(game, BEN, standing=True)
    assert "Cancel the next Sam" in labels(game, BEN, standing=True)


# News


def test_a_full_pool_tells_who_gets_what_and_what_is_lost() -> None:
    game = table("6/2 ring amy", "5/1", tokens=(1, 1), deck="albert", left=1)
    assert told(game, play(game, "top")) == [
        "**Ann** played **Albert 4** from the deck into pool 1.",
        "**Ann filled pool 1!** Discarded: Ring.",
        "**Ann** got Amy as points.",
        "**Ben** got Albert as points.",
        "New in the circle: **1 Puddle** (ducks 4, floats 1).",
    ]


def test_an_overcrowded_pool_is_told() -> None:
    game = table("5/1 amy", "6/2", deck="albert")
    assert told(game, play(game, "top"))[1] == (
        "**Pool 1 is overcrowded!** All its cards are lost, and **Ann**’s turn is over."
    )


def test_only_who_draws_hears_what() -> None:
    game = table("6/2", "5/1", deck="goldie")
    events = play(game, "end")
    assert told(game, events, ANN) == ["**Ann** ended the turn.", "You drew Goldie."]
    assert told(game, events, BEN) == ["**Ann** ended the turn."]
    game = table("6/2", "5/1", deck="amy goldie")
    assert told(game, play(game, "top"))[1:] == ["Nobody cancelled Amy.", "**Ann** drew a card."]


def test_the_beginning_is_told_in_two_sentences() -> None:
    view = table("6/2", "5/1").view(None)
    lines = TELLER.news(view, view.events, NAMES, T)
    assert len(lines) == 2
    assert re.fullmatch(r"New in the circle: \*\*1 .* and \*\*2 .*\.", lines[0])
    assert re.fullmatch(r"All tokens start at pool \d\.", lines[1])


# The end


def test_the_result_names_scores_in_order_and_why_it_ended() -> None:
    game = table("6/2 amy", "5/1", tokens=(1, 2), deck="albert", left=0, piles=("", "goldie amy"))
    play(game, "top")
    assert TELLER.result(game.view(None), NAMES, T).splitlines() == [
        "**Ben has won!** Only one pool was left.",
        "**1** · Ben: **6** points, with a Goldie",
        "**2** · Ann: **2** points",
    ]


@pytest.mark.parametrize("reason", ["one pool left", "no pool left", "no cards left", "nobody plays any more"])
def test_every_end_has_its_words(reason: str) -> None:
    assert f"pool-ended-{reason.replace(' ', '-')}" in T
