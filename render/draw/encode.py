"""From pixels to bytes: every setting of the encoders, and the palettes that pictures are sent with.

Our pictures have few colours, so they are sent with 256 at most: a fifth of the size, and an animation keeps its
colours. A game names the colours of its pieces, so that a new colour in one game changes no picture of another.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from io import BytesIO

from PIL import Image

from .theme import COLOURS, FLOOR, INK, PAINTS, PAPER, STEP, WATER, WHITE, Colour, mixed, tones

PNG_LEVEL = 6
OWN_COLOURS = 128
ALL = frozenset(COLOURS)


def png(picture: Image.Image, colours: Collection[str] = ALL) -> bytes:
    stream = BytesIO()
    in_palette(picture, colours).save(stream, "PNG", compress_level=PNG_LEVEL)
    return stream.getvalue()


def png_in_its_own_colours(picture: Image.Image) -> bytes:
    """For pictures that belong to no game's set."""
    stream = BytesIO()
    own = picture.convert("RGB").quantize(OWN_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    own.save(stream, "PNG", compress_level=PNG_LEVEL)
    return stream.getvalue()


def gif(frames: Iterable[Image.Image], milliseconds: Sequence[int], colours: Collection[str] = ALL) -> bytes:
    """Plays once."""
    stream = BytesIO()
    first, *rest = [in_palette(frame, colours) for frame in frames]
    options = {"duration": list(milliseconds), "optimize": False, "disposal": 1}
    first.save(stream, "GIF", save_all=True, append_images=rest, **options)
    return stream.getvalue()


def in_palette(picture: Image.Image, colours: Collection[str] = ALL) -> Image.Image:
    return picture.quantize(palette=palette(frozenset(colours)), dither=Image.Dither.NONE)


@cache
def palette(names: frozenset[str]) -> Image.Image:
    """All paints, and these colours with their tones."""
    image = Image.new("P", (1, 1))
    named = [colour for name, colour in COLOURS.items() if name in names]
    colours = [*dict.fromkeys([*PAINTS, *named])]
    colours += [each for each in dict.fromkeys(blends(named)) if all([apart(each, plain) for plain in colours])]
    image.putpalette([value for colour in colours for value in colour])
    return image


def apart(one: Colour, other: Colour) -> bool:
    """Pillow looks colours up in steps of four: one that is too close would be taken for the other."""
    return max([abs(a - b) for a, b in zip(one, other, strict=True)]) > 7


def blends(named: Sequence[Colour]) -> Iterable[Colour]:
    """The tones of colours, and what smooth edges make of two of them."""
    for colour in named:
        yield from tones(colour)
    yield mixed(STEP, PAPER, 0.62)
    for colour in [*named, *PAINTS]:
        yield mixed(colour, INK, 0.33)
        yield mixed(colour, INK, 0.67)
    for ground in (WATER, PAPER, FLOOR, WHITE):
        for share in (0.17, 0.5, 0.83):
            yield mixed(ground, INK, share)
    for share in (0.15, 0.3, 0.55, 0.7, 0.85):
        yield mixed(WATER, WHITE, share)
    for colour in named:
        for share in (0.25, 0.5, 0.75):
            yield mixed(colour, PAPER, share)
        yield mixed(colour, WATER, 0.5)
