"""Whatever someone is called, a name changes nothing on a picture of the race but the place it was given."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine import Event, Game, View
from engine.race import Position
from render import Cast
from render.draw.theme import MARGIN, TEXT, WIDE
from render.parts.head import HEAD
from render.parts.pills import pill_width
from render.parts.plates import FOOT, PLATE
from render.race.artist import ARTIST
from render.race.pictures.board import draw_board, frame_of
from render.race.pictures.motion import animate
from render.race.words.headlines import round_name
from render.text.writing import write
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.render.any_names import casts
from tests.support.render.race import TABLES
from tests.support.render.tables import ENGLISH

NOBODY = Cast(("",) * 4)
RACES = [table for table in TABLES if table.seats == 4 and table.options.get("board") in ("tub", "basin")]

Box = tuple[float, float, float, float]


@pytest.mark.parametrize("race", RACES, ids=str)
def test_no_name_breaks_a_board_or_leaves_its_box(race: Subject) -> None:
    check_boards(race, Random(f"boards {race}"), 15)


@pytest.mark.parametrize("race", RACES, ids=str)
def test_no_name_breaks_a_hand(race: Subject) -> None:
    check_hands(race, Random(f"hands {race}"), 6)


@pytest.mark.parametrize("race", RACES, ids=str)
def test_no_name_breaks_a_replay_or_leaves_its_box(race: Subject) -> None:
    check_replays(race, Random(f"replays {race}"), 1)


@pytest.mark.long
@pytest.mark.parametrize("race", RACES, ids=str)
def test_no_name_of_many_breaks_a_picture_or_leaves_its_box(race: Subject) -> None:
    rng = Random(f"pictures {race}")
    check_boards(race, rng, 2000)
    check_hands(race, rng, 500)
    check_replays(race, rng, 50)


def check_boards(race: Subject, rng: Random, count: int) -> None:
    for cast in casts(rng, count):
        view = laws.somewhere_in_a_game(race, rng).view(None)
        ARTIST.board(view, cast, ENGLISH)
        check_only_names_differ(draw_board(view, cast, ENGLISH), draw_board(view, NOBODY, ENGLISH), view)


def check_hands(race: Subject, rng: Random, count: int) -> None:
    for cast in casts(rng, count):
        game = laws.somewhere_in_a_game(race, rng)
        ARTIST.hand(game.view(rng.randrange(game.seated)), cast, ENGLISH)


def check_replays(race: Subject, rng: Random, count: int) -> None:
    for cast in casts(rng, count):
        before, events, after = a_few_moves(race.new(rng), rng)
        assert ARTIST.replay
        ARTIST.replay(before, events, after, cast, ENGLISH)
        named, _ = animate(before, events, after, cast, ENGLISH)
        nameless, _ = animate(before, events, after, NOBODY, ENGLISH)
        for frame, other in zip(named, nameless, strict=True):
            check_only_names_differ(frame, other, before)


def a_few_moves(game: Game[Any], rng: Random) -> tuple[View[Position], list[Event], View[Position]]:
    before, events = game.view(None), list[Event]()
    while game.outcome is None and game.view(None).position.round < 2:
        events += game.play(*laws.STYLES[0](game, rng))
    return before, events, game.view(None)


def check_only_names_differ(named: Image.Image, nameless: Image.Image, view: View[Position]) -> None:
    """Names differ only where they belong: in the tub, on a plate, or in what is asked."""
    frame = frame_of(view.position.board, named.width)
    differs = ImageChops.difference(named.convert("RGB"), nameless.convert("RGB"))
    for box in boxes(view, frame.scale, frame.height):
        ImageDraw.Draw(differs).rectangle(box, 0)
    assert differs.getbbox() is None


def boxes(view: View[Position], scale: float, tall: int) -> Iterator[Box]:
    title = MARGIN + pill_width(round_name(view, ENGLISH), TEXT)
    yield scaled(scale, title, 0, WIDE - MARGIN, HEAD)
    yield 0, HEAD * scale, WIDE * scale, tall - FOOT * scale
    plate = (WIDE - 1.5 * MARGIN) / view.seated
    top = tall / scale - PLATE - 8
    for seat in range(view.seated):
        left = MARGIN + seat * plate
        yield scaled(scale, left + 118, top, left + plate - MARGIN / 2 - 14, top + 64)


def scaled(scale: float, *box: float) -> Box:
    left, top, right, bottom = [each * scale for each in box]
    return left - 1, top, right + 1, bottom


def test_ink_outside_a_name_s_place_is_noticed() -> None:
    view = RACES[0].new(Random(1)).view(None)
    nameless = draw_board(view, NOBODY, ENGLISH)
    stray = nameless.copy()
    write(ImageDraw.Draw(stray), (WIDE - 10, nameless.height - FOOT + 40), "duck", TEXT, "black")
    with pytest.raises(AssertionError):
        check_only_names_differ(stray, nameless, view)
