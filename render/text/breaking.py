"""Where a line may be broken: between words, and in Japanese, which has no spaces, between phrases."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from .writing import fitted, width

SHRINKS = (1.0, 0.86, 0.74)  # of its size, the largest first
LINE = 1.18  # from one line to the next, in letters
GONE = "…"

HIRAGANA, IDEOGRAPHS = "\u3041-\u309f", "\u30a0-\u30ff\u3400-\u9fff"
CLOSING, OPENING = "、。，．！？：；」』）】〉》…・", "「『（【〈《"
# A phrase ends with its little words, which are in hiragana: カードを / 選んで、 / あひるを / 動かします。
PHRASE = re.compile(
    rf"[{OPENING}]*[^{HIRAGANA}{CLOSING}{OPENING}]*[{HIRAGANA}ー]*(?:[」』）】]+[{HIRAGANA}]*)?[{CLOSING}]*"
)
JAPANESE = re.compile(f"[{HIRAGANA}{IDEOGRAPHS}]")
SPACES = re.compile("[ \n\t]+")  # others hold together what stands beside them
LETTER = re.compile(rf"[{OPENING}]*.[{CLOSING}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]*")


def wrapped(text: str, size: float, widest: float) -> list[str]:
    """The text in lines. A word that is too wide by itself is cut."""
    lines = [""]
    for glue, word in pieces(text):
        for between, part in parts_of(glue, word, size, widest):
            longer = (lines[-1] + between + part).strip()
            if width(longer, size) <= widest:
                lines[-1] = longer
            else:
                lines.append(fitted(part, size, widest))
    return [line for line in lines if line]


class Block(NamedTuple):
    """Lines, the size of their letters, and how far each is below the one before."""

    lines: list[str]
    size: float
    step: float


def in_block(text: str, size: float, widest: float, tall: float) -> Block:
    """The text in lines whose middles aren't further apart than `tall`. It gets smaller before it's cut."""
    tries = [_block(text, share * size, widest, tall) for share in SHRINKS]
    return next((each for each in tries if not any([GONE in line for line in each.lines])), tries[-1])


def _block(text: str, size: float, widest: float, tall: float) -> Block:
    lines, step = wrapped(text, size, widest), LINE * size
    most = 1 + int(tall / step)
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), size, widest)]
    return Block(lines, size, step)


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """What stays together, and what stands before it if it's on the same line: a space, or nothing."""
    for word in filter(None, SPACES.split(text)):
        glue = " "
        for phrase in filter(None, PHRASE.findall(word)):
            yield glue, phrase
            glue = ""


def parts_of(glue: str, phrase: str, size: float, widest: float) -> Iterator[tuple[str, str]]:
    """A Japanese phrase that is too wide for a line may be broken after any letter."""
    if width(phrase, size) <= widest or not JAPANESE.search(phrase):
        yield glue, phrase
        return
    for letter in LETTER.findall(phrase):
        yield glue, letter
        glue = ""
