"""The covers in the repository are those that the code draws, small enough for a page."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import GAMES
from render.covers import COVERS, FOLDER
from render.draw.encode import png_in_its_own_colours
from render.draw.scenery import TALL, WIDE

MOST = 60 * 1024  # bytes
AKIN = 2.0  # out of 255: other versions of the libraries may round differently


def test_every_game_has_a_cover() -> None:
    assert COVERS.keys() == GAMES.keys() == {file.stem for file in FOLDER.iterdir()}


@pytest.mark.parametrize("kind", COVERS)
def test_a_cover_is_what_the_code_draws(kind: str) -> None:
    data = (FOLDER / f"{kind}.png").read_bytes()
    kept, drawn = Image.open(BytesIO(data)), Image.open(BytesIO(png_in_its_own_colours(COVERS[kind]())))
    assert kept.size == drawn.size == (WIDE, TALL)
    assert len(data) <= MOST
    difference = ImageStat.Stat(ImageChops.difference(kept.convert("RGB"), drawn.convert("RGB")))
    assert max(difference.mean) < AKIN, "draw them again: uv run python -m render.covers"
