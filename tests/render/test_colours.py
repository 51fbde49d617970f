"""Everyone can tell the seats and the pieces of a game apart, and see them on the water, whichever colours they see."""

import tomllib
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from engine.content import CONTENT_FOLDER
from render import CHARACTERS, TELLERS, lineup
from render.draw.ducks import from_above, portrait
from render.draw.theme import COLOURS, WATER, WATER_DEEP
from tests.support.each import assert_none
from tests.support.render.sight import EYES, Rgb, ciede2000, difference
from tests.support.render.tables import ENGLISH

LEAST = 12
GROUNDS = {"water": WATER, "deep water": WATER_DEEP}
GAMES = sorted(folder.name for folder in CONTENT_FOLDER.iterdir() if folder.is_dir())


def looks_of(game: str) -> list[dict[str, str]]:
    """Whatever has a colour in the content of a game: seats, ducks, buoys."""
    files = sorted((CONTENT_FOLDER / game).glob("*.toml"))
    return [look for file in files for look in coloured(tomllib.loads(file.read_text(encoding="utf-8")))]


def coloured(content: Any) -> Iterator[dict[str, str]]:
    if isinstance(content, dict) and "colour" in content:
        yield content
    for inner in content.values() if isinstance(content, dict) else content if isinstance(content, list) else ():
        yield from coloured(inner)


LOOKS = {game: looks for game in GAMES if (looks := looks_of(game))}
NAMES = sorted({look["colour"] for looks in LOOKS.values() for look in looks})
PAIRS = sorted({pair for looks in LOOKS.values() for pair in combinations(sorted(look["colour"] for look in looks), 2)})


def test_there_are_games_with_colours() -> None:
    assert len(LOOKS) > 1
    assert all(len(looks) > 3 for looks in LOOKS.values())


def test_two_colours_of_a_game_are_told_apart() -> None:
    pairs = [(f"{one} and {other}", COLOURS[one], COLOURS[other]) for one, other in PAIRS]
    assert_none(too_alike(pairs))


def test_a_colour_is_seen_on_the_water() -> None:
    pairs = [(f"{name} on {ground}", COLOURS[name], GROUNDS[ground]) for name in NAMES for ground in GROUNDS]
    assert_none(too_alike(pairs))


def too_alike(pairs: list[tuple[str, Rgb, Rgb]]) -> list[str]:
    """The names of the pairs that some eyes hardly tell apart."""
    return [f"{pair}, {eyes}" for pair, one, other in pairs for eyes in EYES if difference(one, other, eyes) < LEAST]


def test_colours_that_are_too_alike_are_found() -> None:
    green, red = (0, 160, 0), (200, 80, 0)
    assert "red and green, deuteranopia" in too_alike([("red and green", red, green)])
    assert "red and green, all colours" not in too_alike([("red and green", red, green)])


@pytest.mark.parametrize("game", LOOKS)
def test_all_is_told_apart_without_colours(game: str) -> None:
    for sign in ("letter", "shape"):
        assert len({look[sign] for look in LOOKS[game]}) == len(LOOKS[game])


# Ducks


@pytest.mark.parametrize("name", NAMES)
def test_a_duck_has_the_colour_that_is_told(name: str) -> None:
    for duck in (portrait(name, "fireman", 200), from_above(name, "fireman", 0, 200)):
        assert COLOURS[name] in colours_in(duck)


@pytest.mark.parametrize("colour", sorted({look.colour for teller in TELLERS.values() for look in teller.looks}))
def test_the_characters_to_choose_from_have_the_colour_of_the_seat(colour: str) -> None:
    picture = lineup(colour, {CHARACTERS[0]: "Max"}, ENGLISH)
    assert COLOURS[colour or "yellow"] in colours_in(Image.open(BytesIO(picture.data)))


def test_a_colour_that_nobody_can_draw_is_an_error() -> None:
    with pytest.raises(KeyError):
        lineup("turquoise", {}, ENGLISH)


def colours_in(picture: Image.Image) -> set[object]:
    return {colour for _, colour in picture.convert("RGB").getcolors(1 << 20) or ()}


# The measure


# Pairs and differences published with the formula by Sharma, Wu and Dalal
PUBLISHED = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "published"), PUBLISHED)
def test_differences_are_measured_as_published(
    one: tuple[float, float, float], other: tuple[float, float, float], published: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(published, abs=1e-4)


def test_somebody_who_sees_no_red_takes_red_for_a_dark_colour() -> None:
    red, green = (255, 0, 0), (0, 160, 0)
    assert difference(red, green, "all colours") > 3 * difference(red, green, "deuteranopia")
