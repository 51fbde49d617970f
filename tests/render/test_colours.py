"""Everybody can tell the seats and the buoys apart, and see them on the water, whichever colours they see."""

from itertools import combinations

import pytest

from engine.race import CONTENT
from render.draw.theme import COLOURS, WATER, WATER_DEEP
from tests.render.sight import EYES, ciede2000, difference

LEAST = 12
PIECES = [look.colour for look in (*CONTENT.colours, *CONTENT.buoys)]
PAIRS = [(one, other, COLOURS[one], COLOURS[other]) for one, other in combinations(PIECES, 2)]
ON_WATER = [
    (piece, name, COLOURS[piece], water) for piece in PIECES for name, water in (("water", WATER), ("deep", WATER_DEEP))
]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other", "colour", "ground"), PAIRS + ON_WATER)
def test_colours_are_told_apart(
    one: str, other: str, colour: tuple[int, int, int], ground: tuple[int, int, int], eyes: str
) -> None:
    assert difference(colour, ground, eyes) >= LEAST, (one, other)


def test_seats_and_buoys_are_told_apart_without_colours() -> None:
    looks = (*CONTENT.colours, *CONTENT.buoys)
    assert len({look.letter for look in looks}) == len({look.shape for look in looks}) == len(looks)


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
