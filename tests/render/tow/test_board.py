"""The pictures of Duck Tow: every place can be told from the others, and every choice is where it's looked for."""

from itertools import combinations
from math import hypot
from random import Random

import pytest

from engine.tow import CONTENT
from render import TELLERS, Cast
from render.draw.encode import palette
from render.draw.theme import COLOURS as PAINTS
from render.draw.theme import SMALL
from render.parts.letters import LEAST
from render.tow.artist import ARTIST
from render.tow.pictures import closeup, hand, plates
from render.tow.pictures.board import draw_board, formations_asked, park_of, tiles_asked
from render.tow.pictures.closeup import CLOSEUPS, MOST, outlooks
from render.tow.pictures.palette import COLOURS
from render.tow.pictures.park import EDGE, PARK_TALL, PARK_WIDE, in_tow, shape_of
from render.tow.pictures.pieces import duck, food
from render.tow.pictures.places import ADOPTION, DRAWN, GIFT_SHOP, tile
from render.tow.words.names import SEAT_COLOURS, location_slug
from render.words.scene import slug
from tests.support.engine.laws import Subject
from tests.support.engine.tow import ANN, BAND, BOAT, GIFT, KOI, SQUARE, TEE, asked, card, columns, park, play
from tests.support.render.tables import ENGLISH, NAMES, moments, moments_of_a_game
from tests.support.render.tow import every_table

CAST = Cast(NAMES)


# The park


@pytest.mark.parametrize("seats", CONTENT.layouts)
def test_all_tiles_are_in_the_park_and_side_by_side(seats: int) -> None:
    wide, tall, middles = shape_of(seats)
    assert len(middles) == len(CONTENT.layouts[seats].tiles)
    for x, y in middles:
        assert EDGE - 0.01 <= x - wide / 2 <= x + wide / 2 <= PARK_WIDE - EDGE + 0.01
        assert EDGE - 0.01 <= y - tall / 2 <= y + tall / 2 <= PARK_TALL - EDGE + 0.01
    for one, other in combinations(range(len(middles)), 2):
        far = hypot(*[a - b for a, b in zip(middles[one], middles[other], strict=True)])
        assert (far < 1.2 * wide) == (other in CONTENT.layouts[seats].tiles[one].beside)


@pytest.mark.parametrize("together", range(1, 5))
def test_who_shares_a_tile_stands_apart(together: int) -> None:
    walkers = [in_tow(park_of(4), 5, place, together)[0] for place in range(together)]
    assert len({walker.at for walker in walkers}) == together


def test_every_place_has_a_drawing_of_its_own() -> None:
    locations = {location_slug(number) for number in range(len(CONTENT.locations))}
    assert DRAWN.keys() == {*locations, GIFT_SHOP, ADOPTION}
    assert len({tile(place, 180, 208).tobytes() for place in DRAWN}) == len(DRAWN)


def test_ducks_and_food_are_told_apart() -> None:
    kinds = range(len(CONTENT.colours))
    assert len({sprite(kind, 60).tobytes() for sprite in (duck, food) for kind in kinds}) == 2 * len(kinds)


def test_no_player_has_the_colour_of_a_duck() -> None:
    assert not {*SEAT_COLOURS} & {look.colour for look in CONTENT.colours}
    assert {*SEAT_COLOURS} <= PAINTS.keys()
    assert [look.colour for look in TELLERS["tow"].looks] == [*SEAT_COLOURS]


# What is asked


@every_table
def test_the_tiles_that_can_be_walked_to_are_marked(table: Subject) -> None:
    tried = set[str]()
    for game in moments_of_a_game(table, Random(f"tiles {table}")):
        verbs = {"act": "move", "disperse": "disperse"}
        for prompt in game.unanswered():
            words = [word.split() for word in prompt.moves]
            tiles = {int(rest[0]) - 1 for verb, *rest in words if verb == verbs.get(prompt.ask)}
            assert {*tiles_asked(game.view(None))} == tiles
            tried.add(prompt.ask)
    assert {"act", "disperse"} <= tried


def test_the_formations_that_can_be_claimed_are_marked() -> None:
    game = park(at=KOI, tow="yo", hand=(card(KOI, "yo"),), formations=(SQUARE, TEE))
    play(game, f"complete {card(KOI, 'yo')}", "right")
    assert asked(game) == (ANN, "formation")
    assert formations_asked(game.view(None)) == [SQUARE - 1]
    assert formations_asked(park().view(None)) == []


def test_a_tow_is_held_against_the_open_cards_on_the_board() -> None:
    """A tick for each duck that's there: the same table, but another tow."""
    cards = (card(KOI, "yo"), card(BOAT, "bw"))
    seen = {draw_board(park(tow=tow, opened=cards).view(None), CAST, ENGLISH).tobytes() for tow in ("", "y", "yo", "b")}
    assert len(seen) == 4


def test_whatever_changes_is_seen() -> None:
    games = [
        park(),
        park(actions=2),
        park(at=KOI),
        park(food="y"),
        park(ducks={BAND: "w"}),
        park(row=(card(KOI, "yo"),)),
        park(bag="y"),
        park(food_bag="y"),
        park(formations=(SQUARE,)),
        park(other=GIFT),
    ]
    assert len({draw_board(game.view(None), CAST, ENGLISH).tobytes() for game in games}) == len(games)


# Close-ups


@every_table
def test_who_is_asked_in_public_gets_a_closeup_of_what_it_is_about(table: Subject) -> None:
    assert ARTIST.closeup
    for game, _ in moments(table, Random(f"closeups {table}"), games=3, steps=3):
        for prompt in game.unanswered():
            view = game.view(prompt.seat)
            closeup_of, board = ARTIST.closeup(view, CAST, ENGLISH), ARTIST.board(view, CAST, ENGLISH)
            assert (closeup_of.data == board.data) == prompt.secret


@every_table
def test_a_closeup_shows_the_row_after_each_choice(table: Subject) -> None:
    tried = set[str]()
    for game in moments_of_a_game(table, Random(f"outlooks {table}")):
        for prompt in game.unanswered():
            if CLOSEUPS.get(slug(prompt.ask)) is closeup.rows_to_choose:
                shown = outlooks(game.view(prompt.seat), prompt, ENGLISH)
                words = [word for word in prompt.moves if word != "pass"]
                assert [each.caption for each in shown] == [
                    TELLERS["tow"].label(game.view(prompt.seat), prompt, word, ENGLISH) for word in words[:MOST]
                ]
                tried.add(prompt.ask)
    assert "lay" in tried


def test_five_cards_in_a_hand_can_be_seen() -> None:
    """T14: before some are discarded."""
    game = park(at=GIFT, hand=tuple(card(KOI, ducks) for ducks in ("y", "yo", "ob", "ow")))
    play(game, "shop cards", "draw deck", "draw deck")
    assert asked(game) == (ANN, "discard")
    assert ARTIST.hand(game.view(ANN), CAST, ENGLISH).data


def test_a_long_row_fits() -> None:
    game = park(
        row=tuple(each.card for each in columns(*["yo", "ob", "bw", "yw", "yob", "obw", "yow", "ybw", "y", "o"]))
    )
    for draw in (ARTIST.board, ARTIST.hand):
        assert draw(game.view(ANN), CAST, ENGLISH).data


# What can be read


def test_all_words_can_be_read_on_a_phone() -> None:
    assert min(hand.NAME, hand.SMALL, closeup.CAPTION, plates.POINTS, plates.CARDS, plates.LABEL) >= SMALL
    assert LEAST <= 41 * 1.24  # the number of a tile that can be chosen


def test_a_palette_has_room_for_all_colours() -> None:
    colours = palette(COLOURS).getpalette("RGB") or []
    assert len(colours) <= 3 * 256
