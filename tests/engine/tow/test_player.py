"""What the normal player of Duck Tow does where one can say what is right."""

from dataclasses import replace

import pytest

from engine import Chance
from engine.players import player_of
from engine.simulate import play_out
from engine.tow import CARDS, Column, Tow, Visitor
from engine.values import changed
from tests.support.engine.tow import (
    ADOPT,
    ANN,
    BAND,
    BEN,
    BLOCK,
    BOAT,
    CROSS,
    GIFT,
    KOI,
    ROSE,
    SQUARE,
    TEE,
    card,
    colours,
    counts,
    new,
    park,
    play,
    starting,
    tow,
)


def says(game: Tow) -> str:
    return player_of("tow", "normal")(game.view(ANN), Chance("1" * 64))


def test_it_completes_a_card_when_it_can() -> None:
    yo = card(KOI, "yo")
    assert says(park(KOI, tow="yo", hand=(yo,))) == f"complete {yo}"


def test_it_goes_where_a_card_can_be_completed() -> None:
    game = park(GIFT, tow="yo", hand=(card(KOI, "yo"),))
    assert says(game) == f"move {KOI}"


def test_it_feeds_ducks_that_it_needs_and_no_others() -> None:
    game = park(GIFT, food="yw", hand=(card(KOI, "yo"),), ducks={GIFT: "yw"})
    assert says(game) == "feed yellow"
    play(game, "feed yellow")
    assert says(game) == "done"


def test_it_fetches_ducks_on_the_way() -> None:
    game = park(GIFT, food="yo", hand=(card(KOI, "yo"),), ducks={ADOPT: "yo"})
    while game.turn.seat == ANN:
        play(game, says(game))
    assert tow(game) == ""
    assert len(game.visitors[ANN].row) == 2


def test_it_claims_the_most_valuable_formation() -> None:
    game = park(KOI, tow="yo", hand=(card(KOI, "yo"),), row=(card(BOAT, "yo"),), formations=(SQUARE, TEE, BLOCK))
    play(game, f"complete {card(KOI, 'yo')}", "right")
    assert says(game) == f"claim {BLOCK}"


def test_it_lays_a_card_where_it_makes_the_longer_run() -> None:
    """Yellow and orange go on beside the starting card, which shows both."""
    game = park(KOI, tow="yo", hand=(card(KOI, "yo"),), row=(card(KOI, "ow"),), formations=(CROSS,))
    play(game, f"complete {card(KOI, 'yo')}")
    assert says(game) == "left"


def test_it_gets_rid_of_ducks_that_nobody_needs() -> None:
    useless = (card(KOI, "ow"), card(BOAT, "bw"), card(ROSE, "ow"), card(BAND, "bw"))
    assert says(park(ADOPT, tow="yyyy", hand=useless, actions=1)) == "adopt"


def stuck() -> Tow:
    """Both lead four ducks that stand on their cards and have food for the others, but their tows are full."""
    mine = tuple(card(place, ducks) for place, ducks in ((KOI, "yo"), (BOAT, "yb"), (ROSE, "yw"), (BAND, "yo")))
    bens = tuple(card(place, ducks) for place, ducks in ((KOI, "ow"), (BOAT, "bw"), (ROSE, "ow"), (BAND, "bw")))
    game = park(GIFT, tow="yyyy", food="oobw", hand=mine)
    ann, ben = game.visitors
    deck = tuple(number for number in (*game.open, *game.deck) if number not in bens)
    return replace(
        game,
        hands=(tuple(sorted(mine)), tuple(sorted(bens))),
        visitors=(ann, ben._replace(tow=colours("wwww"), food=counts("oobb"))),
        open=deck[:4],
        deck=deck[4:],
    )


def test_two_with_full_tows_do_not_wait_for_each_other_for_ever() -> None:
    game = stuck()
    play_out(game, [player_of("tow", "normal")] * 2, Chance("1" * 64))
    assert game.outcome is not None
    assert game.outcome.reason == "the walk is over"


@pytest.mark.parametrize("at", [GIFT, KOI, ROSE])
def test_with_a_full_tow_and_nothing_to_gain_it_goes_to_let_ducks_go(at: int) -> None:
    game = stuck()
    game = replace(game, visitors=(game.visitors[ANN]._replace(at=at - 1), game.visitors[BEN]))
    while len(tow(game)) == 4:
        assert game.turn.seat == ANN
        play(game, says(game))


def test_with_a_full_tow_it_walks_to_a_card_that_is_too_far_for_one_turn() -> None:
    """From the first tile of the park for four to the last one; the row has room for no duck."""
    game = new(4)
    seat = game.turn.seat
    there = [number for number, each in CARDS.items() if each.location == game.spots[13].location]
    far = max(there, key=lambda number: len(CARDS[number].ducks))
    me = Visitor(0, colours("yobw"), counts(""), (Column(starting("A"), colours("ob")),))
    visitors, hands = changed(game.visitors, seat, me), changed(game.hands, seat, (far,))
    game = replace(game, visitors=visitors, hands=hands)
    while game.turn.actions:
        play(game, player_of("tow", "normal")(game.view(seat), Chance("1" * 64)))
    assert game.visitors[seat].at == 13


def test_on_its_last_turn_it_takes_what_is_sure() -> None:
    hand, row = (card(BOAT, "bw"),), (card(KOI, "ybw"),)
    game = park(ADOPT, tow="bw", food="yo", hand=hand, row=row, actions=1, formations=(CROSS,))
    assert says(replace(game, trigger=BEN)) == "adopt"


def test_it_puts_food_back_that_it_does_not_need() -> None:
    game = park(GIFT, food="ywww", hand=(card(KOI, "y"), card(KOI, "yo"), 1, 2))
    play(game, "end")
    assert says(game) == "return white"
