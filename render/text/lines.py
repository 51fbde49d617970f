"""Monospaced text for a phone: columns in a code block, and how long a line of it may be."""

from collections.abc import Iterable, Sequence

LONGEST_LINE = 36  # a phone shows no more without wrapping


def block(lines: Iterable[str]) -> str:
    """A code block. Names don't belong in it: their Markdown wouldn't be read there."""
    return "\n".join(["```", *[line.rstrip() for line in lines], "```"])


def columns(rows: Sequence[Sequence[str]], between: int = 1) -> list[str]:
    """Rows of cells, each column as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        (" " * between).join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
