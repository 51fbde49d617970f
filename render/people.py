"""What people are called in Discord's Markdown: their own names, taken for nothing else."""

import string
from collections.abc import Sequence

from .names import shown_names

SEAT_LETTERS = "PQRSTU"  # of seats whose looks are no content; choices have A, B, C
NO_NAMES: Sequence[str] = ()  # where there is no room for them: on buttons
NO_MENTION = "\u200b"  # after an @, so that Discord does not find whom to call


def people(names: Sequence[str], letters: Sequence[str]) -> tuple[str, ...]:
    """The names of all seats, to be put into a sentence."""
    return tuple(escaped(name) for name in shown_names(names, letters))


def escaped(name: str) -> str:
    """Discord takes any sign after a backslash for itself. Mentions it looks for first, backslash or not."""
    signs = [f"\\{sign}" if sign in string.punctuation else sign for sign in name]
    return "".join(signs).replace("@", f"@{NO_MENTION}")
