"""The pictures of Duck Gallery: every choice has its letter where it's looked for, and all can be read on a phone."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine import Waiting
from engine.gallery import CONTENT, KEEP, SPACES_OF
from render import Cast
from render.draw.encode import palette
from render.draw.theme import SMALL
from render.gallery.artist import ARTIST
from render.gallery.pictures import hand, stall
from render.gallery.pictures.belt import looks_of
from render.gallery.pictures.board import draw_board, stall_of
from render.gallery.pictures.cards import DRAWINGS, drawing
from render.gallery.pictures.choices import KINDS, asked_in_the_line, choices
from render.gallery.pictures.palette import COLOURS
from render.gallery.pictures.plates import duck_mark
from render.parts.letters import LEAST, clear
from tests.support.engine.gallery import ANN, gallery, play
from tests.support.engine.laws import Subject
from tests.support.render.gallery import every_table
from tests.support.render.tables import ENGLISH, NAMES, moments

CAST = Cast(NAMES)
BELT = stall_of(ENGLISH).belt


@every_table
def test_every_choice_has_a_letter_of_its_own_on_the_board(table: Subject) -> None:
    seen = set[str]()
    for game, _ in moments(table, Random(f"letters {table}"), games=12):
        view = game.view(None)
        for asked in asked_in_the_line(view):
            seen.add(asked.ask)
            found = [choice.letter for choice in choices(view, BELT)]
            assert len({letter.letter for letter in found}) == len([word for word in asked.moves if word != KEEP])
            assert all(clear(one, other) for one, other in combinations(found, 2))
            assert all(letter.size >= LEAST for letter in found)
    assert len(seen) > 4
    assert seen <= KINDS.keys()


def test_a_question_about_nothing_in_the_line_has_no_letters() -> None:
    game = gallery("a w c c a c", ducks="a")  # Ben is out, and may sit out
    assert [each.ask for each in game.view(None).waiting] == ["card", "sitting"]
    assert choices(game.view(None), BELT) == []


@pytest.mark.parametrize("ask", KINDS)
def test_a_letter_is_close_to_its_space(ask: str) -> None:
    words = [word for word, spaces in SPACES_OF.items() if len(spaces) == 1 and spaces[0] in (2, 3)][:2]
    waiting = Waiting(1, 0, ask, "space 3", tuple(words), answered=False, standing=False, window=0)
    game = gallery("a w b c a b")
    view = game.view(None)
    for choice, word in zip(choices(replace(view, waiting=(waiting,)), BELT), words, strict=True):
        assert abs(choice.letter.at[0] - BELT.at(SPACES_OF[word][0])[0]) <= BELT.step


@pytest.mark.parametrize("kind", DRAWINGS)
def test_no_two_cards_look_alike(kind: str) -> None:
    own = looks_of(CAST)[ANN]
    others = [drawing(other, own, 300).tobytes() for other in DRAWINGS if other != kind]
    assert drawing(kind, own, 300).tobytes() not in others


def test_every_card_of_the_box_is_drawn() -> None:
    assert DRAWINGS.keys() == {*CONTENT.cards.values()}


def test_all_words_can_be_read_on_a_phone() -> None:
    assert min(hand.NAME, hand.DOES, hand.CAPTION, stall.NUMBER) >= SMALL
    assert BELT.letter >= LEAST


def test_a_palette_has_room_for_all_colours() -> None:
    colours = palette(COLOURS).getpalette("RGB") or []
    assert len(colours) <= 3 * 256


def test_a_duck_that_was_shot_looks_different_from_one_that_is_left() -> None:
    one, other = (duck_mark((18, 48, 111), 40, left=left) for left in (True, False))
    assert one.tobytes() != other.tobytes()


def test_what_lies_in_the_line_is_seen() -> None:
    """A marker, a hidden duck and Bottoms Up each change the picture."""
    lines = [("a b c a b c", ""), ("a b c a b c", "2"), ("a b/c a b c a", ""), ("a!b b c a b c", "")]
    pictures = {draw_board(gallery(line, marks).view(None), CAST, ENGLISH).tobytes() for line, marks in lines}
    assert len(pictures) == len(lines)


def test_who_is_asked_about_the_line_gets_a_closeup_and_others_the_board() -> None:
    game = gallery("a w b c a b", "34", hand=("shoot", "take-aim", "take-aim"))
    assert ARTIST.closeup
    assert ARTIST.closeup(game.view(ANN), CAST, ENGLISH).data == ARTIST.board(game.view(ANN), CAST, ENGLISH).data
    play(game, "play shoot")
    closeup, board = ARTIST.closeup(game.view(ANN), CAST, ENGLISH), ARTIST.board(game.view(ANN), CAST, ENGLISH)
    assert closeup.data != board.data
    assert ENGLISH.say("gallery-asked-you-shoot") in closeup.alt
