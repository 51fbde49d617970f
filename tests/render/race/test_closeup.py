"""The close-up of a question: everything that is asked about is on it, large, with the letters of the board."""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, dist, radians, sin
from random import Random

from engine import View
from engine.race import CARDS, DUCKY_OF, OFF_BOARD, THE_DOG, Position
from render import ARTISTS, TELLERS
from render.draw.cast import Cast
from render.draw.theme import WIDE
from render.parts.letters import LEAST
from render.race.pictures.board import box_of, cards_to_choose, draw_board, frame_of
from render.race.pictures.cards import OWN_BELOW
from render.race.pictures.choices import Choice, ahead_of, choices, points_of
from render.race.pictures.closeup import (
    CLOSE_ENOUGH,
    LETTER,
    TALL_WITH_CARDS,
    draw_closeup,
    room_for_water,
    signs,
    to_reach,
    window,
)
from render.race.pictures.tub import Tub
from render.race.words.alt import board_alt, closeup_alt
from render.race.words.movers import cards_to_play_next, place_of
from render.race.words.names import marks_of
from render.race.words.places import way
from tests.support.engine.laws import Subject
from tests.support.engine.race import ASIDE, LATER, at, pick, race
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import ENGLISH, NAMES, moments
from tests.support.say import say

CAST = Cast(NAMES)


def asked_in_public(table: Subject, games: int) -> Iterator[View[Position]]:
    """Views of those who are asked something that everyone may see, while they are."""
    for game, _ in moments(table, Random(f"closeup {table}"), games=games):
        for seat in sorted({prompt.seat for prompt in game.prompts() if not prompt.secret}):
            view = game.view(seat)
            yield replace(view, waiting=tuple([each for each in view.waiting if each.seat == seat and each.moves]))


def size_of(view: View[Position]) -> tuple[int, int]:
    return WIDE, room_for_water(view)


def seen_in(view: View[Position]) -> tuple[Tub, list[Choice]]:
    tub = window(view, *size_of(view))
    return tub, choices(view, tub, LETTER, (0, 0, *size_of(view)))


@every_table
def test_its_letters_are_those_of_the_board(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        frame = frame_of(view.position.board, WIDE)
        on_board = choices(view, frame.tub, LEAST, box_of(frame))
        assert [each.letter.letter for each in seen_in(view)[1]] == [each.letter.letter for each in on_board]


@every_table
def test_all_choices_are_on_it_and_can_be_read_on_a_phone(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        _, found = seen_in(view)
        for choice in found:
            assert choice.letter.size >= LETTER or view.waiting[0].ask in ("ring", "send")
            assert choice.letter.size >= 0.9 * LEAST
            for x, y in (choice.letter.at, *choice.arrow):
                assert 0 <= x <= size_of(view)[0]
                assert 0 <= y <= size_of(view)[1]


@every_table
def test_whoever_is_asked_about_is_on_it(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        tub, _ = seen_in(view)
        for each in view.waiting:
            space = place_of(view.position, DUCKY_OF[each.about] if each.about else THE_DOG)
            if space != OFF_BOARD:
                assert is_seen(view, tub, space)


@every_table
def test_where_a_ducky_still_has_to_go_is_on_it_or_pointed_to(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        (width, height), (tub, found) = size_of(view), seen_in(view)
        pointed = {sign.space: sign for sign in signs(view, tub, width, height)}
        for start, goal in to_reach(view, tub.board):
            x, y = tub.at(goal)
            assert (0 <= x <= width and 0 <= y <= height) != (goal in pointed), (start, goal)
        for sign in pointed.values():
            assert is_inside(sign.at, width, height)
            assert all(dist(sign.at, each.letter.at) >= each.letter.size / 2 for each in found)
            (x, y), (to_x, to_y) = sign.at, tub.at(sign.space)
            ahead = sin(radians(sign.turn)), -cos(radians(sign.turn))
            assert ahead[0] * (to_x - x) + ahead[1] * (to_y - y) >= 0.99 * dist(sign.at, (to_x, to_y))


def is_inside(at: tuple[float, float], width: int, height: int) -> bool:
    return 0 <= at[0] <= width and 0 <= at[1] <= height


@every_table
def test_goals_that_are_near_are_on_it(table: Subject) -> None:
    """A little farther away, rather than pointing to what is just out of sight."""
    for view in asked_in_public(table, games=6):
        tub, _ = seen_in(view)
        out_of_sight = {sign.space for sign in signs(view, tub, *size_of(view))}
        for start, goal in to_reach(view, tub.board):
            if len(way(tub.board, start, goal)) == 1 and dist(tub.at(start), tub.at(goal)) < 3 * CLOSE_ENOUGH:
                assert goal not in out_of_sight


def test_own_cards_are_below_a_question_that_decides_where_they_begin() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    view = game.view(0)
    assert cards_to_play_next(view) == view.position.hand == (2, 3)
    mine, fewer = draw_closeup(view, CAST, ENGLISH), replace(view, position=view.position._replace(hand=(2,)))
    water = (0, 0, WIDE, TALL_WITH_CARDS - OWN_BELOW)
    assert mine.crop(water).tobytes() == draw_closeup(fewer, CAST, ENGLISH).crop(water).tobytes()
    assert mine.tobytes() != draw_closeup(fewer, CAST, ENGLISH).tobytes()
    alt = closeup_alt(view, NAMES, ENGLISH)
    assert say("race-card-paths", number=2, paths="§").partition("§")[0] in alt
    assert say("race-card", number=3, paths="§").partition("§")[0] in alt


@every_table
def test_own_cards_are_only_for_their_owner(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        own = view.waiting[0].ask in ("path", "face", "ring") and view.waiting[0].about != "dog"
        assert cards_to_play_next(view) == (view.position.hand if own else ())
        assert cards_to_play_next(replace(view, seat=None)) == ()


def is_seen(view: View[Position], tub: Tub, space: int) -> bool:
    (x, y), half = tub.at(space), 0.8 * tub.radius
    width, height = size_of(view)
    return half <= x <= width - half and half <= y <= height - half


def test_where_the_dog_might_walk_is_on_it() -> None:
    looked = 0
    for table in [table for table in TABLES if table.options["rules"] == "advanced"]:
        for view in asked_in_public(table, games=20):
            tub = window(view, *size_of(view))
            for card in cards_to_choose(view):
                looked += 1
                for path in CARDS[card].paths:
                    for x, y in points_of(tub, ahead_of(tub.board, view.position, THE_DOG, path.steps)):
                        assert 0 <= x <= size_of(view)[0]
                        assert 0 <= y <= size_of(view)[1]
    assert looked


@every_table
def test_a_choice_of_rings_shows_the_whole_board(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        if view.waiting[0].ask in ("ring", "send"):
            tub = window(view, *size_of(view))
            assert all(is_seen(view, tub, space) for space in range(len(tub.board.spaces)))


def test_it_is_much_closer_than_the_board() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    view = game.view(0)
    assert window(view, *size_of(view)).radius >= 1.3 * frame_of(view.position.board, WIDE).tub.radius


def test_where_nothing_public_is_asked_it_is_the_board() -> None:
    game = race(at(5, -1, "n"), ASIDE, hands=[[42, 2, 3], LATER])
    for view in (game.view(0), game.view(None)):
        assert draw_closeup(view, CAST, ENGLISH).tobytes() == draw_board(view, CAST, ENGLISH).tobytes()
        assert closeup_alt(view, NAMES, ENGLISH) == board_alt(view, NAMES, ENGLISH)


def test_another_players_question_is_the_board() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    mine, theirs = (draw_closeup(game.view(seat), CAST, ENGLISH) for seat in (0, 1))
    assert mine.size == (WIDE, TALL_WITH_CARDS)
    assert theirs.tobytes() == draw_board(game.view(1), CAST, ENGLISH).tobytes()


@every_table
def test_its_words_tell_the_question_and_every_choice_with_its_letter(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        alt = closeup_alt(view, NAMES, ENGLISH)
        prompt = next(prompt for prompt in view.prompts if not prompt.secret)
        for mark, word in zip(marks_of(prompt.moves), prompt.moves, strict=True):
            assert say("race-option", letter=mark, what="") in alt
            assert mark in TELLERS["race"].label(view, prompt, word, ENGLISH)


def test_its_words_tell_what_each_choice_would_do() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    picture = ARTISTS["race"].show_closeup(game.view(0), CAST, ENGLISH)
    bonk = ENGLISH.say("race-bonks", count=1, what="Ann", place="§", facing="§").partition("§")[0]
    assert bonk in picture.alt
