"""Text on pictures: any name in any script, in our own fonts, within the width it is given."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import Literal, NamedTuple
from unicodedata import category, combining, name, normalize

import uharfbuzz as harfbuzz
from PIL import Image, ImageDraw

from .fonts import GAP, GAP_SIGN, Font, Weight, fonts, unfit
from .shaping import END_OF_ISOLATE, ISOLATE, JOINERS, Glyph, clean, clusters, in_order, shaped

SHRINKS = (1.0, 0.82, 0.74)  # of its size, the largest first; the last one only if nothing has to be cut then
ABOVE, BELOW = 1.2, 0.45  # no ink goes further from the baseline, in em

Anchor = Literal["la", "ma", "ra", "lm", "mm", "rm", "ls", "ms", "rs", "ld", "md", "rd"]
Colour = str | int | tuple[int, ...]

# Of the main font, in em. The middle is that of its capitals, whatever is written.
_HEIGHT = {"a": 0.974, "m": 0.345, "s": 0.0, "d": -0.236}
_PORTION = {"l": 0.0, "m": 0.5, "r": 1.0}
_EDGE = 1  # pixels at both ends of a line, for what smoothing adds
_NOT_LAST = f" {JOINERS}{ISOLATE}"


class Run(NamedTuple):
    """Letters of one font and one script, in reading order."""

    text: str
    font: Font
    leftward: bool
    script: str

    def goes_with(self, other: "Run") -> bool:
        alike = self.font == other.font and self.leftward == other.leftward
        return alike and (self.script == other.script or not self.script or not other.script)

    def followed_by(self, other: "Run") -> "Run":
        """Joined with what stands to its right."""
        if self.font == GAP:
            return self
        text = other.text + self.text if self.leftward else self.text + other.text
        return self._replace(text=text, script=self.script or other.script)


class Line(NamedTuple):
    """A whole text, starting at 0, in em."""

    glyphs: tuple[Glyph, ...]
    width: float
    top: float
    bottom: float


class Stamp(NamedTuple):
    """The shape of a line. It is cached, because every picture has the same names on it."""

    shape: Image.Image
    left: int
    top: int

    def press(self, image_draw: ImageDraw.ImageDraw, x: float, y: float, fill: Colour) -> None:
        image_draw.bitmap((round(x) - self.left, round(y) - self.top), self.shape, fill)


def width(text: str, size: float, weight: Weight = "semibold") -> float:
    """How wide the text will be."""
    return _laid(text, weight).width * size


def appearance(text: str, weight: Weight = "semibold") -> tuple[Glyph, ...]:
    """What can be seen of it: the same for texts that differ only in what no font has."""
    return _laid(text, weight).glyphs


def height(text: str, size: float, weight: Weight = "semibold") -> float:
    """How tall a box must be to hold all the ink of a text written in its middle."""
    line = _laid(text, weight)
    return 2 * max(line.top - _HEIGHT["m"], _HEIGHT["m"] - line.bottom) * size


@lru_cache(maxsize=1024)
def fitted(text: str, size: float, widest: float, weight: Weight = "semibold") -> str:
    """The text, cut if it is too wide; empty if not even one character fits."""
    if width(text, size, weight) <= widest:
        return text
    letters = clusters(clean(text))
    kept = bisect_left(range(len(letters)), widest, key=lambda kept: width(_shortened(letters, kept), size, weight))
    while kept >= 0 and width(_shortened(letters, kept), size, weight) > widest:  # joined letters may be narrower
        kept -= 1
    return _shortened(letters, kept) if kept >= 0 else ""


def shrunk(text: str, size: float, widest: float, weight: Weight = "semibold") -> tuple[str, float]:
    """The text and the size to write it in: it gets a little smaller before it is cut."""
    fits = [share * size for share in SHRINKS if width(text, share * size, weight) <= widest]
    return (text, fits[0]) if fits else (fitted(text, SHRINKS[1] * size, widest, weight), SHRINKS[1] * size)


def _shortened(letters: list[str], kept: int) -> str:
    return "".join(letters[:kept]).rstrip(_NOT_LAST) + "…"


def isolated(name: str) -> str:
    """A name to put into a sentence: whichever way it is read, the sentence keeps its own direction."""
    return ISOLATE + name + END_OF_ISOLATE


def write(
    image_draw: ImageDraw.ImageDraw,
    xy: tuple[float, float],
    text: str,
    size: float,
    fill: Colour,
    *,
    anchor: Anchor = "mm",
    weight: Weight = "semibold",
) -> None:
    """Write a line; its anchor is l, m or r and a (top), m (middle of capitals), s (baseline) or d (bottom)."""
    x = xy[0] - _PORTION[anchor[0]] * width(text, size, weight)
    y = xy[1] + _HEIGHT[anchor[1]] * size
    _stamp(text, size, weight).press(image_draw, x, y, fill)


def write_in_middle(
    sprite: Image.Image, text: str, size: float, fill: Colour, off: tuple[float, float] = (0, 0)
) -> None:
    """Write in the middle of a sprite, or this far off it."""
    write(ImageDraw.Draw(sprite), (sprite.width / 2 + off[0], sprite.height / 2 + off[1]), text, size, fill)


@lru_cache(maxsize=1024)
def _stamp(text: str, size: float, weight: Weight) -> Stamp:
    line = _laid(text, weight)
    above, below = ceil(ABOVE * size), ceil(BELOW * size)
    wide, tall = ceil(line.width * size) + 2 * _EDGE, above + below
    paper = harfbuzz.RasterDraw()
    paper.extents = harfbuzz.RasterExtents(-_EDGE, -below, wide, tall, 0)
    for glyph in line.glyphs:
        scale = glyph.font.unit * size
        paper.transform = (scale, 0, 0, scale, glyph.x * size, glyph.y * size)
        paper.draw_glyph(glyph.font.loaded, glyph.number)
    shape = paper.render()
    rows = ("L", shape.extents.stride, -1)  # from the bottom up
    return Stamp(Image.frombytes("L", (wide, tall), shape.buffer, "raw", *rows), _EDGE, above)


@lru_cache(maxsize=1024)
def _laid(text: str, weight: Weight) -> Line:
    glyphs: list[Glyph] = []
    pen = 0.0
    for run in _runs(text, weight):
        own, length = shaped(run.text, run.font, leftward=run.leftward)
        glyphs += [glyph.moved(pen) for glyph in own]
        pen += length
    left = min([0.0, *[glyph.left for glyph in glyphs]])
    right = max([pen, *[glyph.right for glyph in glyphs]])
    top, bottom = max([0.0, *[glyph.top for glyph in glyphs]]), min([0.0, *[glyph.bottom for glyph in glyphs]])
    return Line(tuple([glyph.moved(-left) for glyph in glyphs]), right - left, min(top, ABOVE), max(bottom, -BELOW))


def _runs(text: str, weight: Weight) -> list[Run]:
    """A line from left to right, each letter in the first font that has it."""
    runs: list[Run] = []
    but = unfit(text)
    for cluster, leftward in in_order(clean(text)):
        run = Run(*_dressed(cluster, weight, but), leftward, _script(cluster))
        if runs and runs[-1].goes_with(run):
            runs[-1] = runs[-1].followed_by(run)
        else:
            runs.append(run)
    return runs


def _script(cluster: str) -> str:
    """The first word of a letter's name; nothing for what belongs to no script."""
    return name(cluster[0], "").partition(" ")[0] if cluster[0].isalpha() else ""


@lru_cache(maxsize=4096)
def _dressed(cluster: str, weight: Weight, but: Font | None = None) -> tuple[str, Font]:
    """A letter, composed or decomposed, in the first font that has all of it; or else the sign for a gap."""
    if category(cluster[0]) == "Co":
        return GAP_SIGN, GAP
    for spellings in _spellings(cluster):
        for font in fonts(weight, but):
            if known := next((spelling for spelling in spellings if _is_in(font, spelling)), None):
                return _lowered(known, font), font
    return _patched(cluster, weight) if len(cluster) > 1 else (GAP_SIGN, GAP)


def _spellings(cluster: str) -> Iterator[tuple[str, ...]]:
    """First those that look the same, then what can stand in for it."""
    apart, plain = normalize("NFD", cluster), normalize("NFKD", cluster)
    yield (cluster,) if apart == cluster else (cluster, apart)
    if plain != apart:
        yield (plain,)


def _is_in(font: Font, spelling: str) -> bool:
    return font.has(spelling.translate(_NO_JOINERS)) and not _is_stacked(spelling)


_NO_JOINERS = dict.fromkeys(map(ord, JOINERS))


def _is_stacked(spelling: str) -> bool:
    """Whether two marks want the same place. That only looks right in a glyph that has both."""
    places = [combining(char) for char in spelling if combining(char)]
    return len(set(places)) < len(places)


def _patched(cluster: str, weight: Weight) -> tuple[str, Font]:
    """A letter with as many of its marks as its font has; or else the sign for a gap."""
    for font in fonts(weight):
        if font.has(cluster[0]):
            marks = [char for char in cluster[1:] if category(char)[0] == "M" and font.has(char)]
            return _lowered(cluster[0] + "".join(marks), font), font
    return GAP_SIGN, GAP


def _lowered(letter: str, font: Font) -> str:
    """The letter, without its last marks until it fits the line."""
    while category(letter[-1]) in ("Mn", "Me") and not _fits(letter, font):
        letter = letter[:-1]
    return letter


def _fits(letter: str, font: Font) -> bool:
    glyphs, _ = shaped(letter, font, leftward=False)
    return all([glyph.top <= ABOVE and glyph.bottom >= -BELOW for glyph in glyphs])
