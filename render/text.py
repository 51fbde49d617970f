"""Text on pictures: any name in any script, in our own fonts, inside the width it was given."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import Literal, NamedTuple
from unicodedata import category, normalize

from PIL import Image, ImageDraw, ImageFont

from .faces import GAP, GAP_SIGN, MAIN, Face, Weight, faces
from .script import clean, clusters, in_order, is_above, is_below, is_placed, is_tone

ABOVE, BELOW = 1.2, 0.45  # no ink is further from the baseline, in em

Anchor = Literal["la", "ma", "ra", "lm", "mm", "rm", "ls", "ms", "rs", "ld", "md", "rd"]
Colour = str | int | tuple[int, ...]

# Of the main font, in em. The middle is that of its capitals, whatever is written.
_HEIGHT = {"a": 0.974, "m": 0.345, "s": 0.0, "d": -0.236}
_PORTION = {"l": 0.0, "m": 0.5, "r": 1.0}
_ROOM = 3  # pixels around a line's box, for what smoothing adds


class Box(NamedTuple):
    """Where ink is, from the pen's place on the baseline; down is positive."""

    left: float
    top: float
    right: float
    bottom: float

    def moved(self, x: float, y: float) -> "Box":
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def union(self, other: "Box") -> "Box":
        return Box(*map(min, self[:2], other[:2]), *map(max, self[2:], other[2:]))


class Run(NamedTuple):
    """Letters of one font, or a single letter with marks to be placed at it."""

    face: Face
    text: str
    marks: tuple[tuple[Face, str], ...] = ()


class Piece(NamedTuple):
    """Letters and the pen's place for them in a line."""

    face: Face
    text: str
    x: float
    y: float


class Line(NamedTuple):
    """All of a text, its left end at 0."""

    pieces: tuple[Piece, ...]
    width: float


class Stamp(NamedTuple):
    """A line's shape, kept because the same names are written on every picture."""

    shape: Image.Image
    left: int
    top: int

    def press(self, image_draw: ImageDraw.ImageDraw, x: float, y: float, fill: Colour) -> None:
        image_draw.bitmap((round(x) - self.left, round(y) - self.top), self.shape, fill)


def font(size: float, weight: Weight = "semibold") -> ImageFont.FreeTypeFont:
    """The main font, for words of our own that are sure to be in it."""
    return MAIN[weight].sized(size)


def width(text: str, size: float, weight: Weight = "semibold") -> float:
    """How wide a text is written, without an outline."""
    return _laid(text, size, weight).width


@lru_cache(maxsize=1024)
def fitted(text: str, size: float, widest: float, weight: Weight = "semibold") -> str:
    """The text, shortened if it is wider than that; empty if not even one sign fits."""
    if width(text, size, weight) <= widest:
        return text
    letters = clusters(clean(text))
    kept = bisect_left(range(len(letters)), widest, key=lambda kept: width(_shortened(letters, kept), size, weight))
    while kept >= 0 and width(_shortened(letters, kept), size, weight) > widest:  # joined letters may be narrower
        kept -= 1
    return _shortened(letters, kept) if kept >= 0 else ""


def shrunk(text: str, size: float, widest: float, weight: Weight = "semibold") -> tuple[str, float]:
    """The text and a size for it: somewhat smaller before it is shortened."""
    smaller = size if width(text, size, weight) <= widest else 0.82 * size
    return fitted(text, smaller, widest, weight), smaller


def _shortened(letters: list[str], kept: int) -> str:
    return "".join(letters[:kept]).rstrip(" \u200c") + "…"


def write(
    image_draw: ImageDraw.ImageDraw,
    xy: tuple[float, float],
    text: str,
    size: float,
    fill: Colour,
    *,
    anchor: Anchor = "mm",
    weight: Weight = "semibold",
    outline: Colour | None = None,
    outline_width: float = 0,
) -> None:
    """Write a line; its anchor is l, m or r and a (top), m (middle of capitals), s (baseline) or d (bottom)."""
    x = xy[0] - _PORTION[anchor[0]] * width(text, size, weight)
    y = xy[1] + _HEIGHT[anchor[1]] * size
    if outline is not None and outline_width > 0:
        _stamp(text, size, weight, outline_width).press(image_draw, x, y, outline)
    _stamp(text, size, weight, 0).press(image_draw, x, y, fill)


@lru_cache(maxsize=256)
def _stamp(text: str, size: float, weight: Weight, around: float) -> Stamp:
    line = _laid(text, size, weight)
    edge = ceil(around) + _ROOM
    top = ceil(ABOVE * size) + edge
    shape = Image.new("L", (ceil(line.width) + 2 * edge, top + ceil(BELOW * size) + edge))
    for face, letters, x, y in line.pieces:
        stroke = face.bold * size + around
        place = (edge + x, top + y)
        ImageDraw.Draw(shape).text(place, letters, 255, face.sized(size), anchor="ls", stroke_width=stroke)
    return Stamp(shape, edge, top)


@lru_cache(maxsize=1024)
def _laid(text: str, size: float, weight: Weight) -> Line:
    pieces: list[Piece] = []
    pen, ink = 0.0, Box(0, 0, 0, 0)
    for run in _runs(text, weight):
        for piece, box in _placed(run, pen, size):
            pieces.append(piece)
            ink = ink.union(box)
        pen += run.face.sized(size).getlength(run.text) + 2 * run.face.bold * size
    moved = tuple(piece._replace(x=piece.x - ink.left) for piece in pieces)
    return Line(moved, max(pen, ink.right) - ink.left)


def _placed(run: Run, pen: float, size: float) -> Iterator[tuple[Piece, Box]]:
    """A run's letters, then its marks over and under them."""
    letters = Piece(run.face, run.text, pen + run.face.bold * size, -run.face.lift * size)
    if not run.marks:
        yield letters, _reach(letters, size)
        return
    ink = _ink(run.face, run.text, size).moved(letters.x, letters.y)
    yield letters, ink
    for face, mark in run.marks:
        own = _ink(face, mark, size)
        x = letters.x + run.face.sized(size).getlength(run.text) if is_tone(mark) else _centred(own, ink)
        y = _raised(mark, own, ink, size)
        ink = ink.union(own.moved(x, y))
        yield Piece(face, mark, x, y), ink


def _reach(piece: Piece, size: float) -> Box:
    """A cheap box around letters: their ink, and perhaps some more."""
    box = piece.face.sized(size).getbbox(piece.text, anchor="ls", stroke_width=piece.face.bold * size)
    return Box(*box).moved(piece.x, piece.y)


@lru_cache(maxsize=1024)
def _ink(face: Face, text: str, size: float) -> Box:
    """Exactly where ink is: Pillow's own boxes include the pen's place."""
    em = 2 * round(size) + 2
    paper = Image.new("L", (em * (len(text) + 1), 2 * em))
    ImageDraw.Draw(paper).text((em, em), text, 255, face.sized(size), anchor="ls", stroke_width=face.bold * size)
    return Box(*(paper.getbbox() or (em, em, em, em))).moved(-em, -em)


def _centred(mark: Box, letter: Box) -> float:
    return (letter.left + letter.right - mark.left - mark.right) / 2


def _raised(mark: str, own: Box, letter: Box, size: float) -> float:
    """How far down a mark goes, so that it is clear of its letter and does not leave the line."""
    gap = 0.04 * size
    y = 0.0
    if is_above(mark):
        y = min(0.0, letter.top - gap - own.bottom)
    elif is_below(mark):
        y = max(0.0, letter.bottom + gap - own.top)
    return min(max(y, -ABOVE * size - own.top), BELOW * size - own.bottom)


@lru_cache(maxsize=1024)
def _runs(text: str, weight: Weight) -> tuple[Run, ...]:
    """A line from left to right, each letter in the first font that has it."""
    runs: list[Run] = []
    for cluster in in_order(clean(text)):
        run = _dressed(cluster, weight)
        if not runs or run.face != runs[-1].face or run.marks or runs[-1].marks:
            runs.append(run)
        elif run.face != GAP:
            runs[-1] = Run(run.face, runs[-1].text + run.text)
    return tuple(runs)


@lru_cache(maxsize=4096)
def _dressed(cluster: str, weight: Weight) -> Run:
    """A letter with its marks, composed or decomposed, in one font if there is one that has them all."""
    if category(cluster[0]) == "Co":
        return Run(GAP, GAP_SIGN)
    for spellings in (cluster, normalize("NFD", cluster)), (normalize("NFKD", cluster),):
        for face in faces(weight):
            if known := next(filter(face.has, spellings), None):
                return _with_marks(face, known)
    return _patched(cluster, weight)


def _with_marks(face: Face, spelling: str) -> Run:
    marks = tuple((face, char) for char in spelling if is_placed(char))
    letters = "".join(char for char in spelling if not is_placed(char))
    if letters == "i" and face.has("ı") and any(is_above(mark) for _, mark in marks):
        letters = "ı"
    return Run(face, letters, marks)


def _patched(cluster: str, weight: Weight) -> Run:
    """A letter with those of its marks that any font has; or the sign for a letter that none has."""
    if len(cluster) == 1:
        return Run(GAP, GAP_SIGN)
    letter = _dressed(cluster[0], weight)
    if letter.face == GAP:
        return letter
    marks = [_dressed(mark, weight) for mark in cluster[1:] if is_placed(mark)]
    return letter._replace(marks=letter.marks + tuple(mark for run in marks for mark in run.marks))
