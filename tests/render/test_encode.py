"""The encoders: few colours, each as it is in the theme, and a game's palette is its own."""

from io import BytesIO
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.draw import encode
from render.draw.encode import FEW_BLENDS, HEAVY, WHERE_CROWDED, blends, by_pillow, encoded, in_palette, palette, png
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


def noise(wide: int, tall: int, seed: int, colours: int = 256) -> Image.Image:
    """What compresses badly."""
    indexed = Image.frombytes(
        "P", (wide, tall), bytes([each % colours for each in Random(seed).randbytes(wide * tall)])
    )
    indexed.putpalette(Random(seed).randbytes(3 * 256))
    return indexed


def check_pixels(indexed: Image.Image) -> None:
    sent = Image.open(BytesIO(encoded(indexed)))
    assert sent.mode == "P"
    assert sent.size == indexed.size
    assert sent.convert("RGB").tobytes() == indexed.convert("RGB").tobytes()


@given(st.integers(1, 70), st.integers(1, 70), st.integers(1, 256), st.integers(0, 9))
def test_every_pixel_is_sent_as_it_is(wide: int, tall: int, colours: int, seed: int) -> None:
    check_pixels(noise(wide, tall, seed, colours))


@pytest.mark.parametrize("tall", [100, 1000])
def test_where_there_is_no_isal_pillow_writes_the_same_pixels(tall: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encode, "compress", None)
    check_pixels(noise(300, tall, 1))


def test_a_heavy_picture_is_compressed_more_thoroughly() -> None:
    """Noise of few colours: what is quick leaves more of it than what takes its time."""
    light, heavy = noise(900, 200, 1, 3), noise(900, 900, 1, 3)
    assert len(encoded(light)) <= HEAVY < len(encoded(heavy))
    assert encoded(heavy) == encode.by_pillow(heavy, encode.THOROUGH_LEVEL)
    assert encoded(light) != encode.by_pillow(light, encode.THOROUGH_LEVEL)
    check_pixels(heavy)


def test_a_crowded_game_tries_a_quicker_level_first() -> None:
    heavy = noise(900, 620, 1, 3)
    assert len(by_pillow(heavy, WHERE_CROWDED[0])) > HEAVY
    assert encoded(heavy, WHERE_CROWDED) == by_pillow(heavy, WHERE_CROWDED[-1])
    light = Image.new("P", (900, 900))
    assert encoded(light, WHERE_CROWDED) == encoded(light)


def test_few_blends_are_fewer_and_keep_every_colour() -> None:
    names = frozenset({"yellow", "brown"})
    usual, few = (len(palette(each).getpalette("RGB") or ()) for each in (names, names | {FEW_BLENDS}))
    assert few < usual
    picture = Image.new("RGB", (2, 1))
    picture.putdata([COLOURS["yellow"], COLOURS["brown"]])
    assert in_palette(picture, names | {FEW_BLENDS}).convert("RGB").tobytes() == picture.tobytes()
