"""The parts that pictures are made of: any game can use them, and they keep to the room they are given."""

from dataclasses import replace
from itertools import combinations
from math import dist
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine import GAMES, Outcome
from render import TELLERS, Cast
from render.draw.theme import COLOURS, FLOOR, GOLD, TALLEST, WIDE, Colour
from render.parts.cards import grid_of
from render.parts.head import HEAD, draw_head
from render.parts.letters import Letter, placed
from render.parts.plates import PlateBox, awaited_seats, draw_plates, foot_of, plate_ground, plates_of
from render.parts.stage import BLINK, FRAME, SHORTEST, Moment, Stage, animation, thinned
from tests.support.render.tables import NAMES

BOX = (0.0, 0.0, 600.0, 400.0)
POINTS = st.tuples(st.floats(0, BOX[2]), st.floats(0, BOX[3]))


# Plates


@pytest.mark.parametrize("kind", GAMES)
def test_every_seat_of_every_game_has_a_plate_with_room_for_what_the_game_adds(kind: str) -> None:
    looks = TELLERS[kind].looks
    colours = [look.colour for look in looks if look.colour]
    for seats in GAMES[kind].seats:
        view = GAMES[kind].new(seats=seats, seed="7" * 64).view(None)
        plates = plates_of(view, Cast(NAMES), [look.letter for look in looks], colours)
        picture, rooms = Image.new("RGB", (WIDE, 800), FLOOR), dict[int, PlateBox]()
        draw_plates(picture, 1, plates, lambda _, room, seat, rooms=rooms: rooms.update({seat: room}))
        assert [*rooms] == [*range(seats)]
        assert {plate.seat for plate in plates if plate.awaited} == awaited_seats(view) != set()
        for room in rooms.values():
            assert picture.height - foot_of(seats) <= room.top
            assert 0 < room.left < room.inner < room.right < WIDE


@pytest.mark.parametrize("colour", COLOURS)
def test_a_plate_that_is_awaited_stands_out(colour: str) -> None:
    plain, awaited = (plate_ground(colour, (300, 140), 140, awaited=each).convert("RGB") for each in (False, True))
    gold = [count for count, paint in awaited.getcolors(1 << 20) or () if paint == GOLD]
    assert gold
    assert plain.tobytes() != awaited.tobytes()


@pytest.mark.parametrize("colour", COLOURS)
def test_a_winner_s_plate_is_golden(colour: str) -> None:
    plain, awaited, won = (
        plate_ground(colour, (300, 140), 140, **each).convert("RGB") for each in ({}, {"awaited": True}, {"won": True})
    )
    assert share_of(GOLD, won) > 0.4 > 3 * share_of(GOLD, awaited) > 0 == share_of(GOLD, plain)


def share_of(paint: Colour, picture: Image.Image) -> float:
    found = [count for count, colour in picture.getcolors(1 << 20) or () if colour == paint]
    return sum(found) / (picture.width * picture.height)


@pytest.mark.parametrize("kind", GAMES)
def test_the_plates_of_winners_stand_out_and_no_others(kind: str) -> None:
    looks = TELLERS[kind].looks
    view = GAMES[kind].new(seats=GAMES[kind].seats[-1], seed="7" * 64).view(None)
    over = replace(view, outcome=Outcome((1, 0), (3,) * view.seated, "because"))
    for seen, winners in ((view, set[int]()), (over, {0, 1})):
        plates = plates_of(seen, Cast(NAMES), [look.letter for look in looks])
        assert {plate.seat for plate in plates if plate.won} == winners


@pytest.mark.parametrize("kind", GAMES)
def test_no_two_plates_show_the_same_name(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    monkeypatch.setattr("render.parts.plates.write", lambda _, __, text, *___, **____: said.append(text))
    looks, seats = TELLERS[kind].looks, GAMES[kind].seats[-1]
    view = GAMES[kind].new(seats=seats, seed="7" * 64).view(None)
    names = [f"Alexandra the {ending}" for ending in ("Great", "Grey", "Grand", "Gray", "Green", "Good")]
    plates = plates_of(view, Cast(names), [look.letter for look in looks])
    draw_plates(Image.new("RGB", (WIDE, 800), FLOOR), 1, plates, lambda *_: None)
    assert len(said) == len({*said}) == seats


# The head


def test_however_long_a_headline_is_it_stays_in_the_head() -> None:
    picture = Image.new("RGB", (WIDE, 300), FLOOR)
    draw_head(picture, 1, "Round 3", "W" * 300)
    below = picture.crop((0, HEAD, WIDE, 300))
    assert below.getcolors() == [(below.width * below.height, FLOOR)]
    assert picture.crop((WIDE - 20, 0, WIDE, 300)).getcolors() == [(20 * 300, FLOOR)]


# Letters


@given(st.lists(POINTS, max_size=8), st.floats(20, 60))
def test_letters_stay_in_their_box_and_off_each_other(points: list[tuple[float, float]], size: float) -> None:
    letters = placed([Letter("A", point, size) for point in points], BOX)
    for letter in letters:
        assert all(size / 2 - 0.1 <= at <= most - size / 2 + 0.1 for at, most in zip(letter.at, BOX[2:], strict=True))
    for one, other in combinations(letters, 2):
        assert dist(one.at, other.at) >= size - 0.1


def test_a_letter_with_room_around_it_stays_where_it_is() -> None:
    letters = [Letter("A", (100, 100), 40), Letter("B", (300, 200), 40)]
    assert placed(letters, BOX) == letters


# Cards


@pytest.mark.parametrize("cards", range(13))
def test_however_many_cards_all_lie_on_the_picture(cards: int) -> None:
    grid = grid_of(cards, foot=110)
    (wide, tall), corners = grid.size, [grid.corner(place) for place in range(cards)]
    assert grid.height <= TALLEST
    for left, top in corners:
        assert 0 <= left <= left + wide <= WIDE
        assert HEAD <= top <= top + tall <= grid.height - 110
    for (ax, ay), (bx, by) in combinations(corners, 2):
        assert abs(ax - bx) >= wide or abs(ay - by) >= tall


# The stage


def test_an_animation_shows_each_moment_and_ends_as_the_still_picture() -> None:
    """Poses are numbers here, and the scenery is a colour."""
    seen = list[tuple[str, dict[int, int]]]()
    still = Image.new("RGB", (9, 9))

    def see(ground: Image.Image, poses: object) -> Image.Image:
        assert isinstance(poses, dict)
        seen.append((str(ground.info["colour"]), dict(poses)))
        return ground

    def painted(colour: str) -> Image.Image:
        ground = Image.new("RGB", (9, 9), COLOURS[colour])
        ground.info["colour"] = colour
        return ground

    stage = Stage[int, str]("red", {0: 1}, painted, see, lambda: still)
    moments = [Moment(1, 5), Moment(0, None, "blue"), Moment(0, None, "green"), Moment(0, 2), Moment(1, None)]
    frames, times = animation(stage, [*moments, Moment(0, None, "pink")])
    assert [*frames][-1] is still
    posed = [("red", {0: 1}), ("red", {0: 1, 1: 5}), ("green", {0: 1, 1: 5}), ("green", {0: 2, 1: 5})]
    assert seen == [*posed, ("green", {0: 2})]
    assert times[:-1] == [FRAME, FRAME, BLINK, FRAME, FRAME]
    assert sum(times) >= SHORTEST


def test_of_too_many_moments_everybodys_last_is_kept() -> None:
    rng = Random(5)
    moments = [Moment[int, str](rng.randrange(3), pose) for pose in range(1, 500)]
    kept = thinned(moments, 40)
    assert len(kept) <= 40
    assert kept == [moment for moment in moments if moment in kept]
    assert {moment.actor: moment for moment in kept} == {moment.actor: moment for moment in moments}
