"""The close-up of a question: everything that is asked about is on it, large, with the letters of the board."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine import View
from engine.race import CARDS, DUCKY_OF, OFF_BOARD, THE_DOG, Position
from render import ARTISTS, TELLERS
from render.draw.cast import Cast
from render.draw.theme import WIDE
from render.parts.head import HEAD
from render.parts.letters import LEAST
from render.race.pictures.board import box_of, cards_to_choose, draw_board, frame_of
from render.race.pictures.choices import Choice, ahead_of, choices, points_of
from render.race.pictures.closeup import LETTER, TALL, draw_closeup, window
from render.race.pictures.tub import Tub
from render.race.words.alt import board_alt, closeup_alt
from render.race.words.movers import place_of
from render.race.words.names import marks_of
from tests.engine.laws import Subject
from tests.engine.race.position import ASIDE, LATER, at, pick, race
from tests.render.race.tables import TABLES, every_table
from tests.render.tables import ENGLISH, NAMES, moments
from tests.say import say

CAST = Cast(NAMES)
SIZE = (WIDE, TALL - HEAD)


def asked_in_public(table: Subject, games: int) -> Iterator[View[Position]]:
    """Views of those who are asked something that everyone may see, while they are."""
    for game, _ in moments(table, Random(f"closeup {table}"), games=games):
        for seat in sorted({prompt.seat for prompt in game.prompts() if not prompt.secret}):
            view = game.view(seat)
            yield replace(view, waiting=tuple([each for each in view.waiting if each.seat == seat and each.moves]))


def seen_in(view: View[Position]) -> tuple[Tub, list[Choice]]:
    tub = window(view, *SIZE)
    return tub, choices(view, tub, LETTER, (0, 0, *SIZE))


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
                assert 0 <= x <= SIZE[0]
                assert 0 <= y <= SIZE[1]


@every_table
def test_whoever_is_asked_about_is_on_it(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        tub, _ = seen_in(view)
        for each in view.waiting:
            space = place_of(view.position, DUCKY_OF[each.about] if each.about else THE_DOG)
            if space != OFF_BOARD:
                assert is_seen(tub, space)


def is_seen(tub: Tub, space: int) -> bool:
    (x, y), half = tub.at(space), 0.8 * tub.radius
    return half <= x <= SIZE[0] - half and half <= y <= SIZE[1] - half


def test_where_the_dog_might_walk_is_on_it() -> None:
    looked = 0
    for table in [table for table in TABLES if table.options["rules"] == "advanced"]:
        for view in asked_in_public(table, games=20):
            tub = window(view, *SIZE)
            for card in cards_to_choose(view):
                looked += 1
                for path in CARDS[card].paths:
                    for x, y in points_of(tub, ahead_of(tub.board, view.position, THE_DOG, path.steps)):
                        assert 0 <= x <= SIZE[0]
                        assert 0 <= y <= SIZE[1]
    assert looked


@every_table
def test_a_choice_of_rings_shows_the_whole_board(table: Subject) -> None:
    for view in asked_in_public(table, games=6):
        if view.waiting[0].ask in ("ring", "send"):
            tub = window(view, *SIZE)
            assert all(is_seen(tub, space) for space in range(len(tub.board.spaces)))


def test_it_is_much_closer_than_the_board() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    view = game.view(0)
    assert window(view, *SIZE).radius >= 1.5 * frame_of(view.position.board, WIDE).tub.radius


def test_where_nothing_public_is_asked_it_is_the_board() -> None:
    game = race(at(5, -1, "n"), ASIDE, hands=[[42, 2, 3], LATER])
    for view in (game.view(0), game.view(None)):
        assert draw_closeup(view, CAST, ENGLISH).tobytes() == draw_board(view, CAST, ENGLISH).tobytes()
        assert closeup_alt(view, NAMES, ENGLISH) == board_alt(view, NAMES, ENGLISH)


def test_another_players_question_is_the_board() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    mine, theirs = (draw_closeup(game.view(seat), CAST, ENGLISH) for seat in (0, 1))
    assert mine.size == (WIDE, TALL)
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
