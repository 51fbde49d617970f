"""The fonts in `data/fonts`: which characters each of them has, and how they are made to match."""

import re
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import uharfbuzz as harfbuzz

FONTS = Path(__file__).parents[2] / "data" / "fonts"

IDEOGRAPHS = re.compile("[\u3400-\u9fff\uf900-\ufaff]+")

Weight = Literal["medium", "semibold"]


class Font(NamedTuple):
    """A file; scale, bold and lift (in em) bring its letters to the size, weight and height of the main font's."""

    file: str
    scale: float = 1
    bold: float = 0
    lift: float = 0

    def has(self, text: str) -> bool:
        loaded = self.loaded
        return all([loaded.get_nominal_glyph(ord(char)) is not None for char in text])

    @property
    def loaded(self) -> harfbuzz.Font:
        return _loaded(self)

    @property
    def unit(self) -> float:
        """A unit of the file's own, in em."""
        return self.scale / self.loaded.face.upem


MAIN: dict[Weight, Font] = {"medium": Font("Fredoka-Medium.ttf"), "semibold": Font("Fredoka-SemiBold.ttf")}
JAPANESE = Font("MPLUSRounded1c-Bold.ttf", scale=0.98)
OTHERS = (
    Font("DejaVuSansCondensed-Bold.ttf", scale=0.94),
    Font("NotoSansThai-Bold.ttf", scale=0.98),
    Font("NotoSansDevanagari-Bold.ttf", scale=0.98),
    Font("NotoSansBengali-Bold.ttf", scale=0.98),
    Font("NotoSansTamil-Bold.ttf", scale=0.9),
    Font("NotoSansTelugu-Bold.ttf", scale=0.9),
    JAPANESE,
    Font("DroidSansFallback.ttf", scale=0.98, bold=0.036, lift=-0.01),
)
GAP = Font("DejaVuSansCondensed-Bold.ttf", scale=0.7, bold=0.08, lift=0.13)
GAP_SIGN = "\u200a◆\u200a"  # drawn for a letter that no font has


def fonts(weight: Weight, but: Font | None = None) -> tuple[Font, ...]:
    """In the order in which they are tried for a letter."""
    return tuple([font for font in (MAIN[weight], *OTHERS) if font != but])


@cache
def _loaded(font: Font) -> harfbuzz.Font:
    loaded = harfbuzz.Font(harfbuzz.Face(harfbuzz.Blob.from_file_path(str(FONTS / font.file))))
    loaded.synthetic_bold = (font.bold, font.bold, True)
    return loaded


def unfit(text: str) -> Font | None:
    """The font that has some of its ideographs and not all: a Chinese name isn't written half in Japanese shapes."""
    ideographs = IDEOGRAPHS.findall(text)
    return JAPANESE if ideographs and not JAPANESE.has("".join(ideographs)) else None
