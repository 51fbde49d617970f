"""The fonts in `data/fonts`, which characters each of them has, and how they are made to fit each other."""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from struct import unpack_from
from typing import Literal, NamedTuple

from PIL import ImageFont

FONTS = Path(__file__).parents[1] / "data" / "fonts"

Weight = Literal["medium", "semibold"]


class Face(NamedTuple):
    """A font file; scale, bold and lift (in em) bring its letters to the size, weight and height of the main font's."""

    file: str
    scale: float = 1
    bold: float = 0
    lift: float = 0

    def has(self, text: str) -> bool:
        return _covered(self.file).issuperset(map(ord, text))

    def sized(self, size: float) -> ImageFont.FreeTypeFont:
        return _loaded(self.file, size * self.scale)


MAIN: dict[Weight, Face] = {"medium": Face("Fredoka-Medium.ttf"), "semibold": Face("Fredoka-SemiBold.ttf")}
OTHERS = (
    Face("DejaVuSansCondensed-Bold.ttf", scale=0.94),
    Face("NotoSansThai-Bold.ttf", scale=0.98),
    Face("NotoSansDevanagari-Bold.ttf", scale=0.98),
    Face("DroidSansFallback.ttf", scale=0.98, bold=0.018, lift=-0.01),
)
GAP = Face("DejaVuSansCondensed-Bold.ttf", scale=0.7, bold=0.04, lift=0.17)
GAP_SIGN = "\u200a◆\u200a"  # stands for what no font has; the bold outline rounds its corners


def faces(weight: Weight) -> tuple[Face, ...]:
    """The fonts in the order in which they are asked for a character."""
    return (MAIN[weight], *OTHERS)


@lru_cache(maxsize=256)
def _loaded(file: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / file, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _covered(file: str) -> frozenset[int]:
    """The code points a font has a glyph for, from its `cmap` table, which Pillow does not show."""
    font = (FONTS / file).read_bytes()
    start = _table(font, b"cmap")
    (count,) = unpack_from(">H", font, start + 2)
    offsets = [start + unpack_from(">HHI", font, start + 4 + 8 * number)[2] for number in range(count)]
    formats: dict[int, int] = {unpack_from(">H", font, offset)[0]: offset for offset in offsets}
    return frozenset(_ranges(font, formats[12]) if 12 in formats else _segments(font, formats[4]))


def _table(font: bytes, wanted: bytes) -> int:
    (count,) = unpack_from(">H", font, 4)
    tables: dict[bytes, int] = {}
    for number in range(count):
        tag, _, offset, _ = unpack_from(">4sIII", font, 12 + 16 * number)
        tables[tag] = offset
    return tables[wanted]


def _ranges(font: bytes, at: int) -> Iterator[int]:
    """Format 12: ranges of characters whose glyphs follow each other."""
    (count,) = unpack_from(">I", font, at + 12)
    for number in range(count):
        first, last, _ = unpack_from(">III", font, at + 16 + 12 * number)
        yield from range(first, last + 1)


def _segments(font: bytes, at: int) -> Iterator[int]:
    """Format 4: segments of characters; a segment may have holes, which are glyph 0."""
    count: int = unpack_from(">H", font, at + 6)[0] // 2
    ends, starts, deltas, offsets = (
        unpack_from(f">{count}H", font, at + place + 2 * count * column)
        for column, place in enumerate((14, 16, 16, 16))
    )
    for number, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            place = at + 16 + 6 * count + 2 * number + offsets[number] + 2 * (code - first)
            glyph: int = unpack_from(">H", font, place)[0] if offsets[number] else code + deltas[number]
            if glyph % 0x10000:
                yield code
