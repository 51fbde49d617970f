"""The picture of a race's result: everyone in the right place, and the move that decided it in full."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops

from engine import Outcome, View
from engine.race import Position
from render import CHARACTERS, FACES, Cast
from render.draw.theme import GOLD, WIDE
from render.parts.photo import PHOTO_TALL, PHOTO_WIDE, TALLER
from render.parts.podium import CROWNED, TALL, Rank, draw_podium, steps_of
from render.race.artist import ARTIST
from render.race.pictures.result import close_up, deciding, draw_result, ranks
from render.race.pictures.swimmers import home
from tests.support.engine.laws import Subject
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import ENGLISH, NAMES, played_to_the_end

CAST = Cast(NAMES)


@cache
def finished(table: int) -> View[Position]:
    return played_to_the_end(TABLES[table], Random(f"result {table}")).view(None)


def over(table: Subject) -> View[Position]:
    return finished(TABLES.index(table))


# Places


@every_table
def test_the_winner_stands_highest_and_whoever_has_more_buoys_higher(table: Subject) -> None:
    view = over(table)
    assert view.outcome
    stand = ranks(view, CAST)
    tops = [step.top for step in steps_of(stand)]
    assert tops == sorted(tops)
    assert [rank.seat for rank in stand if rank.won] == [stand[0].seat] == [*view.outcome.winners]
    for one, other in pairwise(stand[1:]):
        scores = view.outcome.scores[one.seat], view.outcome.scores[other.seat]
        assert scores[0] >= scores[1]
        assert (one.place == other.place) == (scores[0] == scores[1])


def rank_of(seat: int, places: list[int]) -> Rank:
    return Rank(seat, places[seat], "pink", "PQRSTU"[seat], CHARACTERS[seat], NAMES[seat], places[seat] == 1)


@pytest.mark.parametrize("places", [[1, 2], [1, 2, 2], [1, 2, 3, 4], [1, 2, 2, 4], [1, 1, 3], [1, 2, 3, 4, 5, 6], [1]])
def test_steps_are_side_by_side_whoever_shares_a_place_equally_high(places: list[int]) -> None:
    steps = steps_of([rank_of(seat, places) for seat in range(len(places))])
    by_left = sorted(steps)
    assert all(one.left + one.wide <= other.left + 0.1 for one, other in pairwise(by_left))
    assert by_left[0].left > 0
    assert by_left[-1].left + by_left[-1].wide < WIDE
    for place, step in zip(places, steps, strict=True):
        assert (step.top == steps[0].top) == (place == 1)
        assert step.height > 40, "there's room for what a game adds"


def test_every_character_can_wear_the_crown() -> None:
    assert CROWNED.keys() == {*CHARACTERS, *FACES.values()}
    for number, character in enumerate(CROWNED):
        winner = rank_of(0, [1])._replace(character=character, colour="pink")
        picture = draw_podium("", [winner], lambda *_: None)
        bare = draw_podium("", [winner._replace(won=False)], lambda *_: None)
        assert picture.size == (WIDE, TALL)
        assert gold_in(picture) > gold_in(bare), f"{number}: {character}"


def gold_in(picture: Image.Image) -> int:
    above = picture.crop((0, 130, WIDE, 480))  # between the banner and the step
    return sum([count for count, colour in above.getcolors(1 << 20) or () if colour == GOLD])


# The photo


@every_table
def test_the_photo_shows_all_of_the_last_move_into_the_drain(table: Subject) -> None:
    view = over(table)
    moves = deciding(view)
    (winner,) = home(view.position)
    assert {move.mover for move in moves} == {winner}
    for size in ((PHOTO_WIDE, PHOTO_TALL), (PHOTO_WIDE, TALLER)):
        tub = close_up(view.position.board, [space for move in moves for space in move.route], size)
        assert moves[-1].route[-1] == tub.board.drain
        for x, y in [tub.at(space) for move in moves for space in move.route]:
            assert 0 < x < size[0]
            assert 0 < y < size[1]


def test_a_view_without_events_has_a_photo_as_well() -> None:
    view = over(TABLES[0])
    bare = replace(view, events=())
    assert deciding(bare) == []
    differs = ImageChops.difference(draw_result(bare, CAST, ENGLISH), draw_result(view, CAST, ENGLISH)).getbbox()
    assert differs
    assert differs[0] > WIDE / 2, "only the photo differs"


# In words


@every_table
def test_the_alt_text_says_who_stands_where_and_what_happened_last(table: Subject) -> None:
    view = over(table)
    assert ARTIST.result is not None
    stand, alt = ranks(view, CAST), ARTIST.result(view, CAST, ENGLISH).alt
    places = [alt.index(f"{rank.name} ({ENGLISH.say(f'character-{rank.character}')})") for rank in stand]
    assert places == sorted(places)
    assert alt.startswith(stand[0].name)
    assert ENGLISH.say("race-result-photo", what="") in alt


@pytest.mark.parametrize(
    ("outcome", "places"),
    [
        (Outcome((0,), (4, 3, 3, 1), "home"), {0: 1, 1: 2, 2: 2, 3: 4}),
        (Outcome((2,), (0, 0, 4, 0), "home"), {2: 1, 0: 2, 1: 2, 3: 2}),
    ],
)
def test_a_tie_shares_its_place(outcome: Outcome, places: dict[int, int]) -> None:
    view = over(next(table for table in TABLES if table.seats == 4))
    assert {rank.seat: rank.place for rank in ranks(replace(view, outcome=outcome), CAST)} == places
