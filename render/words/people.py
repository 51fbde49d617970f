"""What the people at a table are called: never empty, and never two of them alike."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ..text.names import Names, shortened
from .markdown import plain
from .texts import Texts

SEAT_LETTERS = "PQRSTU"  # for games whose seats have no looks of their own
NO_NAMES: Names = ()  # where there is no room for them: on buttons
KEPT = 1024  # tables whose people are remembered: every sentence about one asks for them again


def people(names: Names, letters: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The name of each seat for a sentence in Discord's Markdown, where a name must not format anything."""
    return _people(tuple(names), tuple(letters), texts)


def shown_names(names: Names, letters: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The name to show for each seat. The seat's letter stands in for a missing name, and tells namesakes apart."""
    return _shown_names(tuple(names), tuple(letters), texts)


@lru_cache(maxsize=KEPT)
def _people(names: Names, letters: Sequence[str], texts: Texts) -> tuple[str, ...]:
    return tuple(plain(name) for name in shown_names(names, letters, texts))


@lru_cache(maxsize=KEPT)
def _shown_names(names: Names, letters: Sequence[str], texts: Texts) -> tuple[str, ...]:
    given = [*map(shortened, names[: len(letters)]), *[""] * (len(letters) - len(names))]
    known = [name or texts.say("name-missing", letter=letter) for name, letter in zip(given, letters, strict=True)]
    bearers = Counter(name.casefold() for name in known)
    return tuple(
        name if bearers[name.casefold()] == 1 else texts.say("name-namesake", name=name, letter=letter)
        for name, letter in zip(known, letters, strict=True)
    )
