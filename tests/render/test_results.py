"""Pictures of results: whatever there is to show, it fits, and can be told apart without colours."""

from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engine import GAMES
from render import CHARACTERS
from render.artist import Picture
from render.draw.theme import TALLEST, WIDE
from render.results import Dot, Rank, Ranks, Rival, Sheet, Wins, ranks_picture, ranks_told, stats_picture, stats_told
from render.results.curve import LOOKS, MOST_LINES, curve_drawn, grid_of, spread
from render.results.told import season_name
from render.words.sentences import LONGEST_ALT, length
from render.words.texts import texts
from tests.support.say import say, says

NAMES = (
    "Ada",
    "محمد بن عبد الله",
    "さくらさくらさくら花子",
    "A name that has forty letters, really 40",
    "Ben",
    "\u200b",
)
KINDS = tuple(GAMES)


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def ranks(count: int, own: int = 1, place: int = 0) -> Ranks:
    listed = [Rank(n, NAMES[n % len(NAMES)], 1500 - n, 40, 9, own=n == own) for n in range(1, count + 1)]
    return Ranks("race", "2026-4", 4000, (*listed, *([Rank(place, "Zoe", 700, 1, 0, own=True)] if place else [])))


def sheet(games: int, kinds: int = 4, rivals: int = 5) -> Sheet:
    rng = Random(games)
    curve = tuple([Dot(KINDS[rng.randrange(kinds)], rng.randint(600, 2400)) for _ in range(games)])
    wins = tuple([Wins(kind, games, games // 3) for kind in KINDS[:kinds]])
    met = tuple([Rival(NAMES[n], n * games, 7) for n in range(rivals)])
    rank = Rank(3, "Ada", 1234, games, 2)
    return Sheet("Ada", "2026-4", rank, 12, wins, Wins("", 9, 4), "pirate", curve, is_whole=games < 60, rivals=met)


@pytest.mark.parametrize("count", [1, 2, 3, 10])
def test_a_leaderboard_is_as_tall_as_it_has_lines_and_never_too_tall(count: int) -> None:
    drawn, more = pixels(ranks_picture(ranks(count), texts())), pixels(ranks_picture(ranks(count, place=117), texts()))
    assert drawn.width == more.width == WIDE
    assert drawn.height < more.height <= TALLEST


def test_every_line_of_a_leaderboard_is_told() -> None:
    board = ranks(10, place=117)
    for told in (ranks_picture(board, texts()).alt, ranks_told(board, texts())):
        facts = {"games": 40, "won": 9}
        assert all(says(told, "ranks-line", place=str(n), points=str(1500 - n), **facts) for n in range(1, 11))
        assert says(told, "ranks-line", place="117", name="Zoe", games=1, won=0)
    assert say("name-missing", letter="5") in ranks_told(board, texts())  # whose name nobody can see


def test_whoever_looks_at_a_leaderboard_sees_where_they_are() -> None:
    assert pixels(ranks_picture(ranks(3, own=1), texts())) != pixels(ranks_picture(ranks(3, own=2), texts()))


@pytest.mark.parametrize("games", [0, 1, 3, 60])
@pytest.mark.parametrize(("kinds", "rivals"), [(1, 0), (4, 5)])
def test_statistics_fit_whatever_there_is(games: int, kinds: int, rivals: int) -> None:
    picture = stats_picture(sheet(games, kinds, rivals), texts())
    assert pixels(picture).width == WIDE
    assert pixels(picture).height <= TALLEST
    assert length(picture.alt) <= LONGEST_ALT


def test_all_of_the_statistics_are_told() -> None:
    mine = sheet(3, 2, 2)
    told = stats_told(mine, texts())
    assert says(told, "stats-rated", points="1234", place="3", people="12")
    assert says(told, "stats-ducky-told", ducky=say("character-pirate"))
    assert says(told, "stats-computers-told", games=9, won=4)
    assert says(told, "stats-rival-told", name=NAMES[1], ahead=3, behind=7)
    assert say("stats-unrated") in stats_told(mine._replace(rank=None), texts())
    without = stats_told(mine._replace(favourite=None, with_computers=None, curve=()), texts())
    assert len(without.splitlines()) < len(told.splitlines())


@pytest.mark.parametrize("character", [*CHARACTERS, None])
def test_any_ducky_can_be_the_favourite(character: str | None) -> None:
    plain = pixels(stats_picture(sheet(0)._replace(favourite=None), texts()))
    assert (pixels(stats_picture(sheet(0)._replace(favourite=character), texts())) != plain) == (character is not None)


def test_every_game_has_a_line_with_a_sign_of_its_own() -> None:
    assert {*LOOKS} == {*GAMES}
    assert len({look.sign for look in LOOKS.values()}) == len({look.colour for look in LOOKS.values()}) == len(GAMES)


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.integers(-500, 9000)), min_size=1, max_size=8), st.booleans())
@settings(max_examples=15)
def test_any_curve_can_be_drawn(dots: list[tuple[str, int]], is_whole: bool) -> None:  # noqa: FBT001
    assert curve_drawn([Dot(*each) for each in dots], texts(), (900, 300), is_whole=is_whole).size == (900, 300)


@given(st.integers(-5000, 9000), st.integers(0, 9000))
def test_a_grid_holds_all_points_with_a_few_lines(lowest: int, more: int) -> None:
    step, low, high = grid_of(lowest, lowest + more)
    assert low <= lowest <= lowest + more <= high
    assert (high - low) % step == 0
    assert 1 <= (high - low) // step <= MOST_LINES


@given(st.lists(st.floats(0, 300), min_size=1, max_size=4).map(sorted))
def test_names_at_the_end_of_lines_are_apart_and_inside(heights: list[float]) -> None:
    found = spread(heights, 300)
    assert all(after - before >= 35.9 for before, after in pairwise(found))
    assert all(0 <= each <= 300 for each in found)


def test_every_season_has_its_months() -> None:
    names = [season_name(f"2026-{quarter}", texts()) for quarter in (1, 2, 3, 4)]
    assert len({*names}) == 4
    assert all("2026" in name for name in names)
