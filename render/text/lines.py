"""How a table is set in Discord's Markdown for a phone: columns in a block, small print, and all of it short enough."""

from collections.abc import Iterable, Sequence

from ..teller import LONGEST_TABLE
from ..words.sentences import Form, Sentence, fit

LONGEST_LINE = 36  # of a block: a phone shows no more without breaking it
ALWAYS, SMALL_PRINT, LEGEND = 9, 2, 1  # how much a part matters


def page(parts: Iterable[Sentence]) -> str:
    """One part below the other; what matters least is left out if there is too much."""
    return fit(list(parts), LONGEST_TABLE, "\n")


def part(text: str, weight: int = ALWAYS) -> Sentence:
    return (Form(weight, text),) if text else ()


def small(text: str, weight: int = SMALL_PRINT) -> Sentence:
    return part(f"-# {text}", weight) if text else ()


def block(lines: Iterable[str]) -> str:
    """Every sign as wide as the others. Names do not belong here: they would need their Markdown."""
    return "\n".join(["```", *[line.rstrip() for line in lines], "```"])


def columns(rows: Sequence[Sequence[str]], between: int = 1) -> list[str]:
    """Cells below each other, each column as wide as its widest."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        (" " * between).join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
