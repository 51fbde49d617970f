"""What the normal player of Duck Tow does where one can say what is right."""

from dataclasses import replace

from engine import Chance
from engine.players import player_of
from engine.tow import Tow
from tests.engine.tow.position import ADOPT, ANN, BAND, BEN, BOAT, GIFT, KOI, ROSE, card, park, play, tow


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
    game = park(KOI, tow="yo", hand=(card(KOI, "yo"),), formations=(1, 4))
    play(game, f"complete {card(KOI, 'yo')}", "right")
    assert says(game) == "claim 4"


def test_it_lays_a_card_where_it_makes_the_longer_run() -> None:
    """Yellow and orange go on beside the starting card, which shows both."""
    game = park(KOI, tow="yo", hand=(card(KOI, "yo"),), row=(card(KOI, "ow"),), formations=(8,))
    play(game, f"complete {card(KOI, 'yo')}")
    assert says(game) == "left"


def test_it_gets_rid_of_ducks_that_nobody_needs() -> None:
    useless = (card(KOI, "ow"), card(BOAT, "bw"), card(ROSE, "ow"), card(BAND, "bw"))
    assert says(park(ADOPT, tow="yyyy", hand=useless, actions=1)) == "adopt"


def test_on_its_last_turn_it_takes_what_is_sure() -> None:
    hand, row = (card(BOAT, "bw"),), (card(KOI, "ybw"),)
    game = park(ADOPT, tow="bw", food="yo", hand=hand, row=row, actions=1, formations=(8,))
    assert says(replace(game, trigger=BEN)) == "adopt"


def test_it_puts_food_back_that_it_does_not_need() -> None:
    game = park(GIFT, food="ywww", hand=(card(KOI, "y"), card(KOI, "yo"), 1, 2))
    play(game, "end")
    assert says(game) == "return white"
