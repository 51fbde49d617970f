"""Monospaced text for a phone: columns in a code block, and how long a line of it may be."""

from collections.abc import Iterable, Sequence
from unicodedata import east_asian_width

LONGEST_LINE = 36  # a phone shows no more without wrapping


def block(lines: Iterable[str]) -> str:
    """A code block. Names don't belong in it: their Markdown wouldn't be read there."""
    return "\n".join(["```", *[line.rstrip() for line in lines], "```"])


def columns(rows: Sequence[Sequence[str]], between: int = 1) -> list[str]:
    """Rows of cells, each column as wide as its widest cell."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    return [
        (" " * between)
        .join(text + " " * (width - cells(text)) for text, width in zip(row, widths, strict=True))
        .rstrip()
        for row in rows
    ]


def cells(text: str) -> int:
    """How many it takes up: an ideograph is as wide as two letters."""
    return sum([2 if east_asian_width(char) in ("W", "F") else 1 for char in text])
