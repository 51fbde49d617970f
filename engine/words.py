"""How the engine quotes, lists, numbers and fingerprints text."""

import hashlib
from collections.abc import Iterable, Sequence

from pydantic import ValidationError

LONGEST_PHRASE = 56  # so that it fits into the id of a button
_BETWEEN = ";"  # no word has it


def quoted(text: object) -> str:
    """The text as an error shows it."""
    return f'"{excerpt(text)}"'


def excerpt(text: object, longest: int = 40) -> str:
    """The text on one line, not longer than a person wants to read."""
    plain = str(text)
    shown = plain if len(plain) <= longest else plain[: longest - 1] + "…"
    return "".join(c if c.isprintable() else "�" for c in shown)


def listed(words: Iterable[object]) -> str:
    """`a, b or c`"""
    *most, last = [str(word) for word in words]
    return f"{', '.join(most)} or {last}" if most else last


def meanings(*families: Sequence[str]) -> dict[str, int]:
    """What numbered words mean: the place of each in its family, 36 for `pick 36` in `[pick 0, pick 1, …]`."""
    return {word: number for family in families for number, word in enumerate(family)}


def digest(text: str) -> str:
    """The SHA-256 of the text's UTF-8, in hex: what `printf %s TEXT | sha256sum` prints."""
    return hashlib.sha256(text.encode()).hexdigest()


def first_fault(error: ValidationError) -> str:
    """Of all that is wrong with some data, the first: where it is and what."""
    first = error.errors()[0]
    place = " ".join(map(str, first["loc"]))
    return f"{place}: {first['msg']}" if place else first["msg"]


def phrase(*words: str) -> str:
    """Several words to be said one after the other, in one press."""
    return _BETWEEN.join(words)


def words_in(said: str) -> list[str]:
    """Of a phrase; a word alone is one, too."""
    return said.split(_BETWEEN)
