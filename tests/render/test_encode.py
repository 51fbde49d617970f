"""The encoders: few colours, each as it is in the theme, and a game's palette is its own."""

from io import BytesIO

import pytest
from PIL import Image

from render.draw.encode import blends, in_palette, palette, png
from render.draw.theme import COLOURS, PAINTS


def test_the_palette_has_room_for_all_colours() -> None:
    assert len({*PAINTS, *COLOURS.values(), *blends(list(COLOURS.values()))}) <= 256


def test_every_colour_of_the_theme_is_sent_as_it_is() -> None:
    colours = [*PAINTS, *COLOURS.values()]
    picture = Image.new("RGB", (len(colours), 1))
    picture.putdata(colours)
    assert [in_palette(picture).convert("RGB").getpixel((x, 0)) for x in range(len(colours))] == colours


def test_a_picture_is_sent_with_a_palette() -> None:
    sent = Image.open(BytesIO(png(Image.new("RGB", (20, 20), COLOURS["yellow"]))))
    assert sent.mode == "P"
    assert sent.convert("RGB").getpixel((3, 3)) == COLOURS["yellow"]


def test_a_new_colour_changes_no_palette_of_a_game_that_does_not_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = palette(frozenset({"yellow", "blue"})).getpalette()
    monkeypatch.setitem(COLOURS, "turquoise", (20, 200, 180))
    palette.cache_clear()
    assert palette(frozenset({"yellow", "blue"})).getpalette() == before
    assert palette(frozenset({"yellow", "blue", "turquoise"})).getpalette() != before
    palette.cache_clear()
