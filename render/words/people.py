"""What people are called in Discord's Markdown: their own names, taken for nothing else."""

from collections.abc import Sequence

from ..text.names import shown_names
from .markdown import plain
from .texts import Texts

SEAT_LETTERS = "PQRSTU"  # of seats whose looks are no content; choices have A, B, C
NO_NAMES: Sequence[str] = ()  # where there is no room for them: on buttons


def people(names: Sequence[str], letters: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The names of all seats, to be put into a sentence."""
    return tuple(plain(name) for name in shown_names(names, letters, texts))
