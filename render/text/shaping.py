"""How a line of any script is set: what is left out, what belongs together, and what goes where.

HarfBuzz joins and places the letters of a run, python-bidi knows which way a line is read, regex what a letter is.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple
from unicodedata import bidirectional, category, combining, decomposition, normalize

import uharfbuzz as harfbuzz

from .fonts import Font

MOST_LETTERS = 240  # of a line: no picture has room for more
MOST_MARKS = 3  # on a letter

JOINERS = "\u200c\u200d"
ISOLATES = ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"

_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")  # besides what the categories tell
_SPACES = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2800")
_KEPT = frozenset((*JOINERS, *ISOLATES))
_IDLE_JOINERS = re.compile(f"(?<=[{JOINERS}])[{JOINERS}]+|[{JOINERS}]+(?=[ {END_OF_ISOLATE}]|$)")


class Glyph(NamedTuple):
    """A shape of a font, where its pen stands, and where its ink is: in em, from the baseline; up is positive."""

    font: Font
    number: int
    x: float
    y: float
    left: float
    right: float
    top: float
    bottom: float

    def moved(self, x: float) -> "Glyph":
        return self._replace(x=self.x + x, left=self.left + x, right=self.right + x)


# What is left out


def clean(text: str) -> str:
    """The text without anything that is invisible or would climb out of its line."""
    visible = normalize("NFC", "".join(map(_visible, text)))
    return _IDLE_JOINERS.sub("", "".join(map(_tidied, clusters(visible)[:MOST_LETTERS])))


@lru_cache(maxsize=4096)
def _visible(char: str) -> str:
    kind = category(char)
    if kind in ("Zs", "Zl", "Zp") or char in _SPACES:
        return " "
    if char in _KEPT:
        return char
    if kind in ("Cc", "Cf", "Cs") or char in _INVISIBLE or _is_variation(char):
        return ""
    return normalize("NFKC", char) if _is_costume(char) else char


def _is_variation(char: str) -> bool:
    return char in "\u180b\u180c\u180d\u180f" or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_costume(char: str) -> bool:
    """Mathematical and wide letters, and Arabic letters that come already joined."""
    return (
        decomposition(char).startswith(("<font>", "<wide>"))
        or "\ufb50" <= char <= "\ufdff"
        or "\ufe70" <= char <= "\ufefc"
    )


@lru_cache(maxsize=4096)
def _tidied(cluster: str) -> str:
    """A letter with a few marks, one in each place; nothing if there are only marks or joiners."""
    if cluster[0] == " ":
        return " "
    if cluster[0] in JOINERS or _is_mark(cluster[0]):
        return ""
    kept, taken = "", set[int | str]()
    for char in cluster:
        if not _is_mark(char):
            kept += char
            taken = taken if char in JOINERS else {*map(_place, normalize("NFD", char)[1:])}
        elif _place(char) not in taken and len(taken) < MOST_MARKS:
            kept += char
            taken.add(_place(char))
    return kept


def _place(mark: str) -> int | str:
    """Where it goes: our fonts can't put two marks in the same place. In some scripts each mark has its own."""
    return combining(mark) or mark


def _is_mark(char: str) -> bool:
    return category(char) in ("Mn", "Me")


# What belongs together


def clusters(text: str) -> list[str]:
    """What a reader sees as single letters: each with its marks, and joined consonants kept together."""
    if max(text, default="") < _FIRST_MARK:
        return list(text)
    from regex import findall  # slow to import, and not needed until a picture is drawn

    return findall(_CLUSTER, text)


_FIRST_MARK = "\u0300"
# Where a consonant of Hindi and its kin has lost its vowel, it is joined to the next one.
_CLUSTER = r"\X(?:(?<=[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d][\u200c\u200d]*)(?=\p{L})\X)*"


# Which way it is read


def in_order(text: str) -> list[tuple[str, bool]]:
    """The clusters of a clean text from left to right, and whether each is read from right to left."""
    letters = clusters(text)
    if not any([bidirectional(letter[0]) in ("R", "AL", "AN") for letter in letters]):
        return [(letter, False) for letter in letters if letter not in ISOLATES]
    from bidi import get_display

    return list(_parsed(get_display("".join(map(_tagged, letters, _TAGS))), letters))


# Invisible marks. One behind each letter goes wherever the letter goes: before it, where it is read leftward.
_TAGS = "".join([chr(0xE0100 + number) for number in range(MOST_LETTERS)])
_UNTAGGED = ("WS", "CS", "ES", "FSI", "PDI")  # a tag would change what these do, and they all look the same


def _tagged(letter: str, tag: str) -> str:
    return letter[0] if bidirectional(letter[0]) in _UNTAGGED else letter[0] + tag


def _parsed(shown: str, letters: list[str]) -> Iterator[tuple[str, bool]]:
    chars = iter(shown)
    for char in chars:
        if char in _TAGS:
            next(chars)
            yield letters[_TAGS.index(char)], True
        elif bidirectional(char) not in _UNTAGGED:
            yield letters[_TAGS.index(next(chars))], False
        elif char not in ISOLATES:
            yield char, False


# How it is written


def shaped(text: str, font: Font, *, leftward: bool) -> tuple[list[Glyph], float]:
    """The glyphs for letters of one script and one font, from left to right, and how wide they are, in em."""
    buffer = harfbuzz.Buffer()
    buffer.add_str(text)
    buffer.direction = "rtl" if leftward else "ltr"
    buffer.language = "en"  # otherwise it would be the machine's
    buffer.flags = harfbuzz.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE
    buffer.guess_segment_properties()
    harfbuzz.shape(font.loaded, buffer)
    glyphs: list[Glyph] = []
    pen, unit = 0, font.unit
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        glyphs.append(_glyph(font, info.codepoint, pen + place.x_offset, place.y_offset))
        pen += place.x_advance
    return glyphs, pen * unit


def _glyph(font: Font, number: int, x: float, y: float) -> Glyph:
    unit, lift = font.unit, font.lift
    ink = font.loaded.get_glyph_extents(number) or _NO_INK
    left, top = x + ink.x_bearing, y + ink.y_bearing
    sides = left * unit, (left + ink.width) * unit, top * unit + lift, (top + ink.height) * unit + lift
    return Glyph(font, number, x * unit, y * unit + lift, *sides)


_NO_INK = harfbuzz.GlyphExtents(0, 0, 0, 0)
