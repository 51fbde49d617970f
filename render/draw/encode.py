"""From pixels to bytes: every setting of the encoders, and the palettes that pictures are sent with.

Our pictures have few colours, so they are sent with 256 at most: a fifth of the size, and an animation keeps its
colours. A game names the colours of its pieces and its materials, so that a new colour in one game changes no picture
of another. A game whose pictures are crowded can do with few blends: its edges look the same, and weigh less.

A PNG is written by hand, because ISA-L compresses it in a tenth of the time that Pillow takes. Where there's no ISA-L,
and for the few pictures that it leaves too large, Pillow writes it. `docs/benchmarks.md` has the numbers.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from io import BytesIO
from struct import pack
from zlib import crc32

from PIL import Image

from .theme import COLOURS, FLOOR, GOLD, INK, MATERIALS, PAINTS, PAPER, STEP, WATER, WHITE, Colour, mixed, tones

try:
    from isal.isal_zlib import compress
except ImportError:
    compress = None

QUICK_LEVEL = 2  # of ISA-L
PILLOWS_QUICK_LEVEL, THOROUGH_LEVEL = 3, 6
WHERE_CROWDED = (5, THOROUGH_LEVEL)  # tried in turn: most are light enough after two thirds of the time
HEAVY = 116 * 1024  # bytes: above that it pays to compress a picture once more
OWN_COLOURS = 128
SIGNATURE = b"\x89PNG\r\n\x1a\n"
A_BYTE_EACH, IN_PALETTE = 8, 3  # a pixel is eight bits: the number of its colour
ALL = frozenset(COLOURS)
FEW_BLENDS = "few-blends"  # among the names of a game's colours


def png(picture: Image.Image, colours: Collection[str] = ALL) -> bytes:
    levels = WHERE_CROWDED if FEW_BLENDS in colours else (THOROUGH_LEVEL,)
    return encoded(in_palette(picture, colours), levels)


def png_in_its_own_colours(picture: Image.Image) -> bytes:
    """For pictures that belong to no game's set, and are encoded just once."""
    own = picture.convert("RGB").quantize(OWN_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return by_pillow(own, THOROUGH_LEVEL)


def encoded(indexed: Image.Image, levels: Sequence[int] = (THOROUGH_LEVEL,)) -> bytes:
    """A picture in a palette: fast, unless that would make it heavy. Then Pillow tries these levels in turn."""
    quick = by_hand(indexed, compress) if compress else by_pillow(indexed, PILLOWS_QUICK_LEVEL)
    data = quick
    for level in levels:
        if len(data) > HEAVY:
            data = by_pillow(indexed, level)
    return data


def by_pillow(indexed: Image.Image, level: int) -> bytes:
    stream = BytesIO()
    indexed.save(stream, "PNG", compress_level=level)
    return stream.getvalue()


def by_hand(indexed: Image.Image, compress: Callable[[bytes, int], bytes]) -> bytes:
    """Every line begins with a 0: it isn't filtered. In a palette neighbours have nothing to do with each other."""
    wide, tall = indexed.size
    lines = Image.new("L", (wide + 1, tall), 0)
    lines.paste(Image.frombuffer("L", indexed.size, indexed.tobytes()), (1, 0))
    header = pack(">IIBBBBB", wide, tall, A_BYTE_EACH, IN_PALETTE, 0, 0, 0)
    colours = bytes(indexed.getpalette("RGB") or ())
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", compress(lines.tobytes(), QUICK_LEVEL)), (b"IEND", b""))
    return SIGNATURE + b"".join([chunk(name, data) for name, data in parts])


def chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", crc32(data, crc32(name)))


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
    """All paints, and these colours and materials with their tones."""
    image = Image.new("P", (1, 1))
    named = [colour for name, colour in (COLOURS | MATERIALS).items() if name in names]
    colours = [*dict.fromkeys([*PAINTS, *named])]
    mixtures = few_blends(named) if FEW_BLENDS in names else blends(named)
    colours += [each for each in dict.fromkeys(mixtures) if all([apart(each, plain) for plain in colours])]
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


def few_blends(named: Sequence[Colour]) -> Iterable[Colour]:
    """The tones of colours on paper, and a single step between the ink and the commonest grounds."""
    for colour in named:
        yield tones(colour).shade
        for share in (0.25, 0.5, 0.75):
            yield mixed(colour, PAPER, share)
    for ground in (PAPER, WHITE, FLOOR, WATER, GOLD, *named):
        yield mixed(ground, INK, 0.5)
