"""Several things in one sentence, in the reader's language."""

from collections.abc import Sequence
from functools import reduce

from .texts import Texts


def listed(texts: Texts, things: Sequence[str]) -> str:
    """`a, b and c`; nothing if there is nothing."""
    return _joined(texts, things, "list-and")


def either(texts: Texts, things: Sequence[str]) -> str:
    """`a, b or c`"""
    return _joined(texts, things, "list-or")


def enumerated(texts: Texts, things: Sequence[str]) -> str:
    """`a, b, c`"""
    return reduce(lambda one, other: texts.say("list-comma", one=one, other=other), things) if things else ""


def _joined(texts: Texts, things: Sequence[str], last: str) -> str:
    if len(things) < 2:
        return "".join(things)
    return texts.say(last, one=enumerated(texts, things[:-1]), other=things[-1])
