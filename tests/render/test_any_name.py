"""Whatever someone is called, no line breaks, and no ink leaves the box it was given."""

from math import ceil
from random import Random

import pytest
from PIL import Image, ImageDraw

from render.text.writing import ABOVE, BELOW, _laid, height, isolated, shrunk, width, write
from tests.support.render.any_names import BREAKS_A_BOARD, any_names, scripts

SIZE, ROOM = 33, 180.0  # of a name on a plate
SHARDS = 100

Box = tuple[float, float, float, float]


def test_no_name_of_any_script_breaks_a_line_or_leaves_its_box() -> None:
    check_lines(Random("names"), 1_500)


@pytest.mark.long
@pytest.mark.parametrize("shard", range(SHARDS))
def test_no_name_of_a_million_breaks_a_line_or_leaves_its_box(shard: int) -> None:
    check_lines(Random(f"names {shard}"), 1_000_000 // SHARDS)


def check_lines(rng: Random, count: int) -> None:
    for number, name in enumerate((BREAKS_A_BOARD, *any_names(rng, count))):
        words, size = shrunk(name, SIZE, ROOM)
        assert width(words, size) <= ROOM
        check_inside(words, size)
        if number % 8 == 0:
            check_inside(f"{isolated(name)} wins 3!", rng.choice((9, 17.3, 60)))


def check_inside(text: str, size: float) -> None:
    assert all(glyph.left >= 0 and glyph.right <= width(text, 1) for glyph in _laid(text, "semibold").glyphs), "cut off"
    left, top, right, bottom = ink(text, size)
    wide, tall, middle = width(text, size), height(text, size), 0.345 * size
    assert -wide / 2 - 1.5 <= left, ascii(text)
    assert right <= wide / 2 + 1.5, ascii(text)
    assert max(-ABOVE * size + middle, -tall / 2) - 1.5 <= top, ascii(text)
    assert bottom <= min(BELOW * size + middle, tall / 2) + 1.5, ascii(text)


def ink(text: str, size: float) -> Box:
    """Where a text leaves ink, from its middle."""
    across, along = ceil(2.5 * size), ceil(0.5 * width(text, size) + size)
    paper = Image.new("L", (2 * along, 2 * across))
    write(ImageDraw.Draw(paper), (along, across), text, size, 255)
    left, top, right, bottom = paper.getbbox() or (along, across, along, across)
    return left - along, top - across, right - along, bottom - across


def test_there_are_names_of_every_script() -> None:
    assert len(scripts()) > 150
    assert len({*any_names(Random(1), 1000)}) > 950
