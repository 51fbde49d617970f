"""What is said of Duck Pool: true, and with the numbers that are on the board."""

import re
from typing import Any

import pytest

from engine import Event
from engine.pool import CARDS, POOLS, odds
from render.pool import TELLER
from render.words.texts import texts
from tests.support.each import for_each
from tests.support.engine.pool import ANN, BEN, CAT, play, table
from tests.support.say import listed, pattern_of, say, says

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


def card(kind: str) -> str:
    return say(f"pool-card-{kind}")


def icons(kind: str, count: int) -> str:
    return say("pool-icons", card=card(kind), icons=count)


def called(pool: str) -> str:
    return say(f"pool-name-{pool}")


# The board


def test_every_pool_is_told_with_icons_and_who_stands_there() -> None:
    game = table("6/2 sam (amy) ring", "5/1", "-", tokens=(1, 2, 1), marker=2)
    _, one, two, three = board(game)[2:6]
    assert one.startswith(f" 1 {called('plunge-pool')} ")
    assert one.split()[-3:] == ["2/6", "1/2", "YR"]
    assert two.startswith(f">2 {called('splash-pad')} ")
    assert two.split()[-3:] == ["0/5", "0/1", "B"]
    assert three == f" 3 {say('pool-no-pool')}"
    assert say(
        "pool-below",
        pool=1,
        cards=listed(icons("sam", 2), f"~~{card('amy')}~~", say("pool-float-icons", card=card("ring"), icons=1)),
    ) in board(game)


def test_everybody_is_told_with_cards_and_the_top_of_the_points_pile() -> None:
    game = table("6/2", "5/1", hands=("sam amy", ""), piles=("sam goldie", ""))
    assert say(
        "pool-player-playing", player=say("pool-player", letter="Y", who="Ann", cards=2, pile=2, top=card("goldie"))
    ) in board(game)
    assert say("pool-player", letter="B", who="Ben", cards=0, pile=0, top="") in board(game)


def test_who_passes_for_the_turn_is_told_under_the_first_rules() -> None:
    game = table("6/2", "5/1", hands=("sam", "amy"), rules=1)
    events = game.play(BEN, "pass turn")
    assert told(game, events) == [say("pool-news-skip", who="Ben")]
    assert any(says(line, "pool-player-skipping") and "Ben" in line for line in board(game))
    assert labels(game, BEN, standing=True) == [say("pool-label-ask-again")]


def test_turns_without_a_card_are_told_when_the_end_is_near() -> None:
    game = table("6/2", "5/1")
    play(game, "end", "dive 1", "end", "dive 1")
    assert f"-# {say('pool-idle', idle=2, limit=4)}" in board(game)


@for_each([pool.name for pool in POOLS.values()])
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
        say("pool-hand", letter="Y", pool=1, called=called("plunge-pool")),
        say("pool-held", count=2, card=icons("sam", 2), does=say("pool-does-sam")),
        say(
            "pool-held",
            count=1,
            card=say("pool-float-icons", card=card("flamingo"), icons=2),
            does=say("pool-does-float"),
        ),
        say("pool-pile", points=7, cards=listed(say("pool-several", count=2, card=card("amy")), card("goldie"))),
    ]
    assert hand(game, BEN)[1:] == [
        say("pool-hand-empty"),
        say("pool-pile-empty"),
    ]


def test_the_odds_are_told_to_whose_turn_it_is() -> None:
    game = table("6/2 albert", "5/1", hands=("sam", "amy"))
    chance = odds(game.view(ANN).position, 0)
    fills, over = f"{100 * chance.fills:.0f}", f"{100 * chance.overcrowds:.0f}"
    told_odds = say("pool-odds-line", pool=1, called=called("plunge-pool"), fills=fills, over=over)
    assert odds_told(game, ANN) == [told_odds]
    assert chance.fills > 0.2  # two icons are missing, and every fourth card has two
    assert not odds_told(game, BEN)


def odds_told(game: Any, seat: int) -> list[str]:
    return [line for line in hand(game, seat) if says(line, "pool-odds-line")]


def test_before_one_dives_the_odds_of_every_pool_are_told() -> None:
    game = table("6/2", "5/1", "-")
    play(game, "end")
    assert len(odds_told(game, BEN)) == 2


# Questions and buttons


def test_the_pool_is_named_with_what_is_missing() -> None:
    game = table("6/2 albert", "5/1", hands=("sam julie", ""))
    assert asked(game) == say("pool-asked-you-act", pool=1, called=called("plunge-pool"), room=2)
    assert labels(game) == [
        say("pool-label-top"),
        say("pool-label-play", card=icons("sam", 2)),
        say("pool-label-play", card=icons("julie", 2)),
        say("pool-label-end"),
    ]
    assert asked_of_all(game) == say("pool-asked-act", who="Ann")
    play(game, "end")
    assert labels(game, BEN) == [
        say("pool-label-dive", pool=1, called=called("plunge-pool"), room=2),
        say("pool-label-dive", pool=2, called=called("splash-pad"), room=5),
    ]


def test_without_cards_to_draw_ending_the_turn_gives_none() -> None:
    game = table("6/2", "5/1", hands=("sam", ""), empty=True)
    assert labels(game) == [say("pool-label-play", card=icons("sam", 2)), say("pool-label-end-without")]


def test_a_window_asks_whoever_holds_a_card_and_tells_who_can_cancel_only_to_them() -> None:
    game = table("6/2", "5/1", tokens=(1, 1, 1), hands=("james", "ring", "amy"), deck="dingy")
    play(game, "top")
    does, yours = say("pool-about-to", duck="dingy", mover="Ann"), say("pool-about-to-yours", duck="dingy")
    assert asked_of_all(game) == say("pool-asked-window", does=does)
    assert asked(game, ANN) == say("pool-asked-you-window-without", does=yours)
    assert asked(game, BEN) == say("pool-asked-you-window", does=does)
    assert labels(game, BEN) == [say(f"pool-label-{each}") for each in ("pass", "cancel", "hold-on")]
    assert asked(game, CAT) == say("pool-asked-you-window-without", does=does)
    game.play(BEN, "pass")
    assert says(asked(game, BEN), "pool-answered", answer=say("pool-label-pass"))
    assert told(game, game.play(BEN, "cancel")) == [
        say("pool-news-cancel", who="Ben", card=card("ring"), duck=card("dingy"))
    ]


def test_hold_on_is_told_with_its_name() -> None:
    game = table("6/2", "5/1", hands=("james", "amy"), deck="dingy")
    play(game, "top")
    assert told(game, game.play(BEN, "hold on")) == [say("pool-news-hold", who="Ben")]


def test_a_pool_that_will_be_emptied_is_told_before_it_is() -> None:
    game = table("4/1 wilma", "9/4", deck="sam")
    assert say("pool-doomed", pool=1) not in board(game)
    play(game, "top")
    assert say("pool-doomed", pool=1) in board(game)


def test_effects_ask_for_their_targets_by_number_and_letter() -> None:
    game = table("6/2 amy", "5/1", "8/2", tokens=(1, 1, 2), deck="dingy", piles=("", "sam", "goldie"))
    play(game, "top")
    assert asked(game) == say("pool-asked-you-opponent")
    assert labels(game) == [say("pool-label-token", letter="B", pool=1), say("pool-label-token", letter="R", pool=2)]
    play(game, "token 3")
    assert asked(game) == say("pool-asked-you-new-pool", whom="Cat")
    assert labels(game) == [
        say("pool-label-to", pool=1, called=called("plunge-pool"), room=3),
        say("pool-label-to", pool=3, called=called("lap-pool"), room=8),
    ]
    assert told(game, play(game, "to 3")) == [say("pool-news-token", who="Ann", whom="Cat", pool=3)]


def test_lara_shows_what_can_be_lost() -> None:
    game = table("6/2", "5/1", tokens=(1, 1, 2), deck="lara", piles=("", "sam amy", "goldie"))
    play(game, "top")
    assert labels(game) == [
        say("pool-label-rob", letter="B", card=card("amy")),
        say("pool-label-rob", letter="R", card=card("goldie")),
    ]
    assert told(game, play(game, "rob 2")) == [
        " ".join(
            [
                say("pool-news-rob", who="Ann", whom="Ben", card=card("amy")),
                say("pool-news-rob-up", card=card("sam")),
            ]
        )
    ]


def test_wilma_asks_from_where_what_and_whereto() -> None:
    game = table("8/2 amy", "5/1 sam", "6/2", deck="wilma")
    play(game, "top")
    assert asked(game) == say("pool-asked-you-from", duck="wilma")
    assert labels(game) == [
        say("pool-label-from", pool=1, called=called("lap-pool")),
        say("pool-label-from", pool=2, called=called("splash-pad")),
    ]
    play(game, "from 1")
    assert asked(game) == say("pool-asked-you-which", duck="wilma", pool="1")
    assert labels(game) == [icons("amy", 2), icons("wilma", 3)]
    play(game, "card amy")
    assert asked(game) == say("pool-asked-you-haven", card=card("amy"), pool="1")
    assert asked_of_all(game) == say("pool-asked-haven", who="Ann", card=card("amy"), pool="1")
    assert told(game, play(game, "to 3")) == [say("pool-news-carry", who="Ann", card=card("amy"), pool=1, to=3)]


def test_orders_are_told_only_to_who_gave_them() -> None:
    game = table("6/2", "5/1", hands=("sam", "ring"), cancelling="orders")
    game.play(BEN, "order lara")
    assert say("pool-orders", ducks=card("lara")) in hand(game, BEN)
    assert say("pool-orders-none") in hand(game, ANN)
    assert say("pool-label-lift", card=card("lara")) in labels(game, BEN, standing=True)
    assert say("pool-label-order", card=card("sam")) in labels(game, BEN, standing=True)


# News


def test_a_full_pool_tells_who_gets_what_and_what_is_lost() -> None:
    game = table("6/2 ring amy", "5/1", tokens=(1, 1), deck="albert", left=1)
    assert told(game, play(game, "top")) == [
        say("pool-news-place", who="Ann", card=icons("albert", 4), source="deck", pool=1),
        f"{say('pool-news-full', who='Ann', pool=1)} {say('pool-news-full-lost', cards=card('ring'))}",
        say("pool-news-points", who="Ann", cards=card("amy")),
        say("pool-news-points", who="Ben", cards=card("albert")),
        say("pool-news-pool", pools=say("pool-news-laid", pool=1, called=called("puddle"), ducks=4, floats=1)),
    ]


def test_an_overcrowded_pool_is_told() -> None:
    game = table("5/1 amy", "6/2", deck="albert")
    assert told(game, play(game, "top"))[1] == (say("pool-news-overcrowded", who="Ann", pool=1))


def test_only_who_draws_hears_what() -> None:
    game = table("6/2", "5/1", deck="goldie")
    events = play(game, "end")
    assert told(game, events, ANN) == [say("pool-news-end", who="Ann"), say("pool-news-drawn", cards=card("goldie"))]
    assert told(game, events, BEN) == [say("pool-news-end", who="Ann")]
    game = table("6/2", "5/1", deck="amy goldie")
    assert told(game, play(game, "top"))[1:] == [
        say("pool-news-effect", card=card("amy")),
        say("pool-news-draw", who="Ann", count=1),
    ]


def test_the_beginning_is_told_in_two_sentences() -> None:
    view = table("6/2", "5/1").view(None)
    lines = TELLER.news(view, view.events, NAMES, T)
    assert len(lines) == 2
    assert re.fullmatch(pattern_of("pool-news-pool"), lines[0])
    assert re.fullmatch(pattern_of("pool-news-start"), lines[1])


# The end


def test_the_result_names_scores_in_order_and_why_it_ended() -> None:
    game = table("6/2 amy", "5/1", tokens=(1, 2), deck="albert", left=0, piles=("", "goldie amy"))
    play(game, "top")
    assert TELLER.result(game.view(None), NAMES, T).splitlines() == [
        f"{say('pool-won', count=1, who='Ben')} {say('pool-ended-one-pool-left')}",
        say("pool-score", place=1, who="Ben", points=6, goldies=1),
        say("pool-score", place=2, who="Ann", points=2, goldies=0),
    ]


@pytest.mark.parametrize("reason", ["one pool left", "no pool left", "no cards left", "nobody plays any more"])
def test_every_end_has_its_words(reason: str) -> None:
    assert f"pool-ended-{reason.replace(' ', '-')}" in T
