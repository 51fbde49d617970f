"""What is said of Duck Tow: true, and with the numbers that are on the board."""

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import Event
from engine.tow import CONTENT, Claim, Column, Tow, Turn
from engine.tow.row import runs
from engine.values import Frozen
from render.tow import TELLER
from render.tow.words.names import LETTERS
from render.words.letters import letters_besides
from render.words.sentences import capital
from render.words.texts import texts
from tests.support.engine import laws
from tests.support.engine.laws import random_seed
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
    YELLOW_ORANGE,
    card,
    park,
    play,
)
from tests.support.say import listed, say, says

NAMES = ("Ann", "Ben")
T = texts()


def board(game: Any) -> str:
    return TELLER.board(game.view(None), NAMES, T)


def blocks(game: Any) -> list[list[str]]:
    return [text.strip("\n").splitlines() for text in board(game).split("```")[1::2]]


def hand(game: Any, seat: int = ANN) -> list[str]:
    return TELLER.hand(game.view(seat), NAMES, T).splitlines()


def labels(game: Any) -> list[str]:
    (prompt,) = game.prompts()
    return [TELLER.label(game.view(prompt.seat), prompt, word, T) for word in prompt.moves]


def asked(game: Any) -> tuple[str, str]:
    """As everyone is told, and as the seat that is asked is told."""
    public, mine = game.view(None), game.view(game.prompts()[0].seat)
    return TELLER.question(public, public.waiting[0], NAMES, T), TELLER.question(mine, mine.prompts[0], NAMES, T)


def told(game: Any, events: list[Event], seat: int | None = None) -> list[str]:
    return TELLER.news(game.view(seat), events, NAMES, T)


def called(place: str) -> str:
    return say(f"tow-place-{place}")


def colour(name: str) -> str:
    return say(f"tow-colour-{name}")


def duck(colour: str) -> str:
    return say(f"tow-duck-{colour}")


# The board


def test_the_park_is_told_by_a_map_and_a_list() -> None:
    game = park(at=GIFT, ducks={KOI: "yo", BAND: "w"}, other=KOI)
    the_map, tiles, *_ = blocks(game)
    assert the_map == ["1   2   3", "  4   5", "6   7   8"]
    for number, place, rest in (
        (1, "koi-pond", ["YO", "<Q"]),
        (2, "gift-shop", ["-", "<P"]),
        (3, "boat-house", ["-"]),
        (8, "bandstand", ["W"]),
    ):
        assert tiles[number - 1].split() == [str(number), *called(place).split(), *rest]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_that_share_an_edge_lie_side_by_side_on_the_map(seats: int) -> None:
    """A neighbour is four characters away in the same line, or two in the next one."""
    game = Tow.new(seats=seats, seed="5eed" * 16)
    found = {
        int(each[0]): (row, each.start())
        for row, line in enumerate(blocks(game)[0])
        for each in re.finditer(r"\d+", line)
    }
    tiles = CONTENT.layouts[seats].tiles
    assert sorted(found) == list(range(1, len(tiles) + 1))
    for number, (row, at) in found.items():
        near = {
            (row, at - 4),
            (row, at + 4),
            (row - 1, at - 2),
            (row - 1, at + 2),
            (row + 1, at - 2),
            (row + 1, at + 2),
        }
        beside = {found[other + 1] for other in tiles[number - 1].beside}
        assert beside == near & set(found.values())


def test_pawns_have_other_letters_than_ducks_and_choices() -> None:
    ducks = {look.letter for look in CONTENT.colours}
    assert not set(LETTERS) & ducks
    assert not {*letters_besides((*LETTERS, *ducks))} & {*LETTERS, *ducks}


def test_everybody_is_told_with_tow_food_cards_and_points() -> None:
    game = park(tow="yyw", food="ob", hand=(card(KOI, "y"), card(BAND, "w")))
    assert say(
        "tow-player-playing",
        player=say("tow-player", letter="P", who="Ann", tow="`YYW`", food="`OB`", cards=2, points=2),
    ) in board(game)
    assert say("tow-player", letter="Q", who="Ben", tow="–", food="–", cards=0, points=2) in board(game)


def test_rows_show_every_card_as_a_column_and_what_formations_use_in_small_letters() -> None:
    game = park(row=(card(KOI, "yo"), card(BOAT, "yo"), card(BAND, "w")))
    ann = game.visitors[ANN]._replace(claims=(Claim(SQUARE - 1, 0, 0),))
    game = replace(game, visitors=(ann, game.visitors[BEN]))
    assert blocks(game)[2] == ["P     Q", "yyY.  .", "ooO.  .", "....  B", "...W  W"]


def test_an_adopted_duck_stands_in_its_column() -> None:
    game = park()
    ann = game.visitors[ANN]._replace(row=(Column(YELLOW_ORANGE, (3,)),))
    game = replace(game, visitors=(ann, game.visitors[BEN]))
    assert [line[0] for line in blocks(game)[2]] == list("PYO.W")


def test_formations_are_drawn_with_number_and_points() -> None:
    drawn = [f"{SQUARE}+2  {CROSS}+3  {BLOCK}+4", "xx   .x.   xxx", "xx   xxx   xxx", "     .x."]
    assert blocks(park(formations=(SQUARE, CROSS, BLOCK)))[3] == drawn
    assert say("tow-formations-none") in board(park(formations=()))


def test_open_cards_are_told_with_their_ducks() -> None:
    game = park(opened=(card(KOI, "yo"), card(BAND, "ybw")))
    assert say(
        "tow-open",
        cards=listed(
            say("tow-card-letters", place=called("koi-pond"), letters="YO"),
            say("tow-card-letters", place=called("bandstand"), letters="YBW"),
        ),
    ) in board(game)


def test_however_long_the_names_every_player_tile_row_and_formation_is_told() -> None:
    for number in range(6):
        rng = Random(f"room {number}")
        game = Tow.new(seats=4, seed=random_seed(rng))
        for _ in range(150):
            text = TELLER.board(game.view(None), ("*" * 30,) * 4, T)
            assert len(re.findall(r"(?m)^(?:▶ )?`[A-Z]` \*\*", text)) == 4
            assert len(text.split("```")) == 9 - 2 * (not game.formations)
            if game.outcome is not None:
                break
            game.play(*laws.randomly(game, rng))


# The hand


def test_a_hand_tells_where_each_card_belongs_and_what_is_missing() -> None:
    game = park(tow="yo", food="b", hand=(card(KOI, "yo"), card(BOAT, "yb"), card(ROSE, "b")))
    assert hand(game)[:5] == [
        say("tow-hand", letter="P", tile=2, called=called("gift-shop")),
        say("tow-hand-tow", tow="`YO`", free=2, food="`B`"),
        say("tow-held-ready", place=called("koi-pond"), tile=1, ducks=listed(colour("yellow"), colour("orange"))),
        say(
            "tow-held",
            place=called("boat-house"),
            tile=3,
            ducks=listed(colour("yellow"), colour("brown")),
            missing=colour("brown"),
        ),
        say("tow-held", place=called("rose-garden"), tile=6, ducks=colour("brown"), missing=colour("brown")),
    ]


# Questions and buttons


def test_actions_are_told_with_tiles_places_and_ducks() -> None:
    game = park(at=KOI, tow="yo", food="y", ducks={KOI: "y", GIFT: "bw"}, hand=(card(KOI, "yo"),), actions=3)
    assert asked(game) == (say("tow-asked-act", who="Ann", actions=3), say("tow-asked-you-act", actions=3))
    assert labels(game) == [
        say("tow-label-move", tile=2, called=called("gift-shop"), letters="BW"),
        say("tow-label-move", tile=4, called=called("adopt"), letters="none"),
        say("tow-label-feed", duck=duck("yellow")),
        say("tow-label-shake"),
        say("tow-label-complete", ducks=listed(colour("yellow"), colour("orange"))),
        say("tow-label-end"),
    ]


def test_the_gift_shop_is_asked_in_words() -> None:
    game = park(at=GIFT, food="yyo", opened=(card(KOI, "y"),))
    assert {say("tow-label-shop-food"), say("tow-label-shop-cards")} <= set(labels(game))
    play(game, "shop cards")
    assert labels(game) == [
        say("tow-label-draw-deck"),
        say("tow-label-draw", place=called("koi-pond"), ducks=colour("yellow")),
    ]
    assert told(game, play(game, f"draw {card(KOI, 'y')}")) == [
        say("tow-news-take", who="Ann", card=say("tow-card", place=called("koi-pond"), ducks=colour("yellow")))
    ]
    assert labels(game)[-1] == say("tow-label-done")


def test_adopting_asks_which_ducks_and_where() -> None:
    game = park(at=ADOPT, tow="bbw")
    play(game, "adopt")
    assert labels(game) == [
        say("tow-label-adopt-two", one=colour("brown"), other=colour("brown")),
        say("tow-label-adopt-two", one=colour("brown"), other=colour("white")),
    ]
    events = play(game, "adopt brown white")
    assert told(game, events) == [
        say("tow-news-untow", who="Ann", ducks=listed(duck("brown"), duck("white"), last="and"))
    ]
    assert asked(game)[1] == say("tow-asked-you-adopted", ducks=listed(duck("brown"), duck("white"), last="or"))
    assert labels(game) == [
        say("tow-label-place", colour=colour("brown"), column="1"),
        say("tow-label-place", colour=colour("white"), column="1"),
        say("tow-label-none"),
    ]
    assert told(game, play(game, "place white 1")) == [
        say("tow-news-aside", who="Ann", ducks=colour("brown")),
        say("tow-news-adopt", who="Ann", duck=duck("white"), column=1),
    ]


def test_claiming_asks_which_formation_and_where() -> None:
    row = (card(KOI, "yo"), card(BOAT, "yo"))
    game = park(at=BAND, tow="w", hand=(card(BAND, "w"),), row=row, formations=(SQUARE, CROSS))
    play(game, f"complete {card(BAND, 'w')}")
    assert asked(game)[0] == say(
        "tow-asked-lay", who="Ann", card=say("tow-card", place=called("bandstand"), ducks=colour("white"))
    )
    play(game, "right")
    assert labels(game) == [
        say("tow-label-claim", formation=str(SQUARE), points=2),
        say("tow-label-pass"),
    ]
    play(game, f"claim {SQUARE}")
    assert asked(game)[1] == say("tow-asked-you-where", formation=str(SQUARE))
    assert labels(game) == [
        say("tow-label-at", column="1", last=2, colour=colour("yellow")),
        say("tow-label-at", column="2", last=3, colour=colour("yellow")),
    ]
    assert told(game, play(game, "at 2 1"))[0] == say("tow-news-claim", who="Ann", formation=SQUARE, points=2)


@pytest.mark.parametrize("place", CONTENT.locations)
def test_every_place_has_a_name(place: str) -> None:
    assert T.say(f"tow-place-{place.replace(' ', '-').casefold()}") == place


@pytest.mark.parametrize("look", CONTENT.colours)
def test_every_colour_and_shape_has_a_name(look: Any) -> None:
    assert all(f"tow-{each}" in T for each in (f"colour-{look.colour}", f"duck-{look.colour}", f"shape-{look.shape}"))


# News


def test_a_card_that_is_completed_is_told_with_what_follows() -> None:
    game = park(at=KOI, tow="yo", hand=(card(KOI, "yo"),), bag="b")
    events = play(game, f"complete {card(KOI, 'yo')}", "left", "pass")
    assert told(game, events)[:3] == [
        say(
            "tow-news-complete",
            who="Ann",
            card=say("tow-card", place=called("koi-pond"), ducks=listed(colour("yellow"), colour("orange"))),
        ),
        say("tow-news-aside", who="Ann", ducks=listed(colour("yellow"), colour("orange"))),
        say(
            "tow-news-lay",
            who="Ann",
            card=say("tow-card", place=called("koi-pond"), ducks=listed(colour("yellow"), colour("orange"))),
            side="left",
        ),
    ]
    assert capital(say("tow-news-waddle", who="Ann", duck=duck("brown"))) in told(game, events)


def test_walking_feeding_and_shaking_are_told() -> None:
    game = park(at=GIFT, food="y", ducks={KOI: "y"}, bag="w")
    assert told(game, play(game, "move 1", "feed yellow", "shake")) == [
        say("tow-news-move", who="Ann", tile=say("tow-tile", tile=1, called=called("koi-pond"))),
        say("tow-news-feed", who="Ann", duck=duck("yellow")),
        say("tow-news-shake", who="Ann", duck=duck("white")),
        say("tow-news-aside", who="Ann", ducks=colour("white")),
    ]


def test_only_who_draws_from_the_deck_hears_what() -> None:
    game = park(at=GIFT, opened=())
    play(game, "shop cards")
    drawn = CONTENT.cards[game.deck[0]]
    events = play(game, "draw deck")
    assert told(game, events, BEN) == [say("tow-news-draw", who="Ann", count=1)]
    (line,) = told(game, events, ANN)
    place = called(CONTENT.locations[drawn.location].replace(" ", "-").casefold())
    assert says(line, "tow-news-drawn")
    assert place in line


def test_the_beginning_is_told_with_places_food_and_formations() -> None:
    view = Tow.new(seats=2, seed="5eed" * 16).view(None)
    lines = TELLER.news(view, view.events, NAMES, T)
    assert len([line for line in lines if says(line, "tow-news-start")]) == 2
    assert len([line for line in lines if says(line, "tow-news-food")]) == 2
    assert says(lines[-1], "tow-news-formations")


@pytest.mark.parametrize("ending", ["book", "equal"])
@pytest.mark.parametrize("reason", ["cards", "formations", "ducks"])
def test_what_brings_on_the_end_is_told(reason: str, ending: str) -> None:
    game = replace(park(), trigger=ANN, chosen=Frozen({"ending": ending}))
    (line,) = told(game, [Event(1, "trigger", ANN, {"reason": reason})])
    assert line == say("tow-news-trigger", who="Ann", reason=reason, ending=ending)
    assert say("tow-trigger", who="Ann", ending=ending) in board(game)


def test_a_game_of_rules_version_1_is_told_as_it_is_played() -> None:
    game = replace(Tow.under(1).new(seats=2, seed="5eed" * 16), trigger=ANN)
    assert say("tow-trigger", who="Ann", ending="book") in board(game)


@pytest.mark.parametrize(("number", "who"), [(10, None), (11, "Ben"), (12, "Ann")])
def test_the_last_round_without_success_is_announced(number: int, who: str | None) -> None:
    """With two players the game ends with the twelfth turn."""
    game = replace(park(), turn=Turn(ANN, number, 3))
    lines = [line for line in board(game).splitlines() if says(line, "tow-quiet")]
    assert lines == ([say("tow-quiet", turns=number - 1, who=who)] if who else [])
    assert not says(board(replace(game, success=5)), "tow-quiet")


# The end


def finished(scores: tuple[int, int], *rows: tuple[int, ...], reason: str = "the walk is over") -> Tow:
    game = park()
    visitors = tuple(
        visitor._replace(row=tuple(Column(number) for number in row))
        for visitor, row in zip(game.visitors, rows, strict=True)
    )
    game = replace(game, visitors=visitors, trigger=BEN)
    game._end_game(reason)  # pyright: ignore[reportPrivateUsage]
    assert game.outcome is not None
    assert game.outcome.scores == scores
    return game


def test_the_result_tells_where_the_points_come_from() -> None:
    game = finished((4, 3), (card(KOI, "yo"), card(BOAT, "yb")), (card(KOI, "ybw"),))
    assert sum(runs(game.visitors[ANN].row)) == 4
    assert TELLER.result(game.view(None), NAMES, T).splitlines() == [
        f"{say('tow-won', count=1, who='Ann')} {say('tow-ended-the-walk-is-over', trigger='Ben')}",
        say("tow-score", place=1, who="Ann", points=4, runs=4, lengths="Y2 O1 B1 W0", formations=0),
        say("tow-score", place=2, who="Ben", points=3, runs=3, lengths="Y1 O0 B1 W1", formations=0),
    ]


def test_the_result_tells_that_nobody_got_anywhere() -> None:
    game = finished((4, 3), (card(KOI, "yo"), card(BOAT, "yb")), (card(KOI, "ybw"),), reason="nobody gets anywhere")
    told = TELLER.result(replace(game, trigger=-1).view(None), NAMES, T).splitlines()
    assert told[0] == f"{say('tow-won', count=1, who='Ann')} {say('tow-ended-nobody-gets-anywhere', rounds=6)}"


def test_a_tie_that_runs_decide_is_explained() -> None:
    game = finished((3, 3), (card(KOI, "y"), card(BOAT, "yo")), (card(KOI, "ybw"),))
    assert TELLER.result(game.view(None), NAMES, T).endswith(f"\n{say('tow-tie')}")
