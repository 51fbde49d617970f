"""The one place where tests quote our English: a few whole examples of each game, to see that they read well.

Everywhere else a message is asked for by its name. Who rewords a message brings its example along here.
"""

from typing import Any

import pytest

from render.gallery import TELLER as GALLERY
from render.pool import TELLER as POOL
from render.race import TELLER as RACE
from render.race.words import alt
from render.tow import TELLER as TOW
from render.words.people import shown_names
from render.words.sentences import joined, listed
from render.words.texts import texts
from tests.support.engine import gallery as galleries
from tests.support.engine import pool as pools
from tests.support.engine import race as races
from tests.support.engine import tow as parks

ENGLISH = texts()
NAMES = ("Ann", "Ben", "Cat")


def board(teller: Any, game: Any) -> list[str]:
    return teller.board(game.view(None), NAMES, ENGLISH).splitlines()


def test_lists_and_names() -> None:
    assert [listed(ENGLISH, "abc"[:count]) for count in (1, 2, 3)] == ["a", "a and b", "a, b and c"]
    assert listed(ENGLISH, "abc", "or") == "a, b or c"
    assert joined(ENGLISH, "abc", "then") == "a, then b, then c"
    assert shown_names(["Max", "", "max"], "YPV", ENGLISH) == ("Max (Y)", "Player P", "max (V)")


# Duck Race


CARDS = [
    (races.at(5, -1, "n"), 36, "Card 36: ahead, left, right, then face left or right: ends at I7."),
    (
        races.at(5, -1, "n"),
        52,
        "Card 52: 4 ahead, then face ahead: bonks into Ben after 1 step, at J10, facing south.",
    ),
    (races.at(6, -2, "n"), 11, "touches buoy B, ends there and gets to play another card."),
    (races.at(0, 2, "n", races.ALL_BUOYS), 52, "Card 52: 4 ahead, then face ahead: goes down the drain and wins."),
]


@pytest.mark.parametrize(("ducky", "card", "told"), CARDS)
def test_what_a_card_would_do(ducky: Any, card: int, told: str) -> None:
    game = races.race(ducky, races.at(5, -3, "n"), hands=[[card, 2, 3], races.LATER])
    assert told in alt.hand_alt(game.view(0), NAMES, ENGLISH)


def test_a_race() -> None:
    duckies = (races.at(5, -1, "n", "A"), races.at(5, -2, "s", "B"))
    game = races.race(*duckies, hands=[[42, 2, 3], races.LATER])
    assert board(RACE, game)[1] == (
        "- Ann is at J12, facing north, Ben ahead; has buoy R; buoy G is 6 steps away (first south-west), "
        "B 3 away (first north)."
    )
    races.pick(game, 42, 54)
    view = game.view(None)
    assert RACE.question(view, view.waiting[0], NAMES, ENGLISH).startswith("Ann chooses ")


# Duck Gallery


def test_a_gallery() -> None:
    game = galleries.gallery("a w b/c c!b a b", markers="24")
    assert board(GALLERY, game)[2:7] == [
        "space   1  2  3  4  5  6",
        "marker     X     X",
        "duck    Y  ~  B  R  Y  B",
        "hides         R",
        "safe             #",
    ]
    game = galleries.gallery("a w b/c c a b", "3", hand=("shoot", "take-aim", "take-aim"))
    events = galleries.play(game, "play shoot")
    assert GALLERY.news(game.view(None), events, NAMES, ENGLISH)[:2] == [
        "**Ann** played **Shoot**.",
        "**Ann** shot **Ben**’s duck on space 3! **Cat**’s duck came up from under it.",
    ]
    game = galleries.gallery("a w c c a c", ducks="a")
    assert GALLERY.news(game.view(None), game.play(1, "sit out"), NAMES, ENGLISH) == ["**Ben** sits out."]
    assert "`B` **Ben** · blue drop · **out** · 3 cards · sitting out" in board(GALLERY, game)


# Duck Pool


def test_a_pool() -> None:
    game = pools.table("6/2 sam (amy) ring", "5/1", "-", tokens=(1, 2, 1), marker=2)
    assert board(POOL, game)[2:6] == [
        "   pool        ducks floats here",
        " 1 Plunge Pool 2/6   1/2    YR",
        ">2 Splash Pad  0/5   0/1    B",
        " 3 (no pool)",
    ]
    game = pools.table("6/2 ring amy", "5/1", tokens=(1, 1), deck="albert", left=1)
    assert POOL.news(game.view(None), pools.play(game, "top"), NAMES, ENGLISH) == [
        "**Ann** played **Albert 4** from the deck into pool 1.",
        "**Ann filled pool 1!** Discarded: Ring.",
        "**Ann** got Amy as points.",
        "**Ben** got Albert as points.",
        "New in the circle: **1 Puddle** (ducks 4, floats 1).",
    ]


# Duck Tow


def test_a_walk() -> None:
    game = parks.park(at=parks.GIFT, ducks={parks.KOI: "yo", parks.BAND: "w"}, other=parks.KOI)
    _, tiles, *_ = [text.strip("\n").splitlines() for text in "\n".join(board(TOW, game)).split("```")[1::2]]
    assert tiles[:4] == [
        " 1 Koi Pond    YO <Q",
        " 2 Gift Shop   -  <P",
        " 3 Boat House  -",
        " 4 Adoption    -",
    ]
    game = parks.park(at=parks.KOI, tow="yo", hand=(parks.card(parks.KOI, "yo"),), bag="b")
    events = parks.play(game, f"complete {parks.card(parks.KOI, 'yo')}", "left", "pass")
    told = TOW.news(game.view(None), events, NAMES[:2], ENGLISH)
    assert told[0] == "**Ann** completed **Koi Pond (yellow, orange)**!"
    assert "A brown duck waddled out of the bag after **Ann**." in told


def test_what_several_moves_of_a_tow_come_to() -> None:
    koi = parks.card(parks.KOI, "yo")
    game = parks.park(parks.GIFT, tow="yo", hand=(koi,), ducks={parks.BOAT: "w", parks.GIFT: "bw"}, food="bw")
    assert labelled(TOW, game, f"move 1;complete {koi};left") == "Complete YO on 1, left end: +2 points (2 actions)"
    assert labelled(TOW, game, "move 3;feed white") == "Feed W on 3 Boat House (2 actions)"
    assert labelled(TOW, game, "move 4;adopt") == "Adopt a duck on 4 (2 actions)"
    assert labelled(TOW, game, "feed brown;feed white") == "Feed all: brown, white"
    assert labelled(TOW, game, "feed brown;done") == "Feed only brown"
    assert labelled(TOW, game, "move 4;move 6") == "2 steps to 6: Rose Garden"
    assert labelled(TOW, game, "adopt brown white;place white 1") == "Put white on card 1, let brown go"
    assert labelled(TOW, game, "buy brown;buy brown") == "Take 2 brown"
    assert labelled(TOW, game, "return brown;return white;keep") == "Put back brown, white"
    assert labelled(TOW, game, "disperse 2;disperse 4;keep") == "Choose the tiles for me, keep all food"
    assert labelled(TOW, game, "done;disperse 2;disperse 4") == "Done, choose tiles for me"
    assert TOW.warning
    assert (
        TOW.warning(game.view(0), game.prompts()[0], "end", ENGLISH) == "You have 4 actions left. End your turn anyway?"
    )


def labelled(teller: Any, game: Any, phrase: str) -> str:
    (prompt,) = game.prompts()
    return teller.label(game.view(prompt.seat), prompt, phrase, ENGLISH)


# At the table


def test_a_private_hand_that_was_put_away_promises_nothing_that_ends_with_the_game() -> None:
    """Discord lets nobody change it later."""
    told = ENGLISH.say("hand-resting", game="Duck Race")
    assert told.endswith("Press the button to see how things stand, or how it ended.")
