"""Several things in one sentence, in the reader's language."""

from collections.abc import Sequence
from functools import reduce

from .texts import Texts


def listed(texts: Texts, things: Sequence[str]) -> str:
    """`a, b and c`; nothing if there is nothing."""
    if len(things) < 2:
        return "".join(things)
    *most, last = things
    return texts.say("list-and", one=enumerated(texts, most), other=last)


def enumerated(texts: Texts, things: Sequence[str]) -> str:
    """`a, b, c`"""
    return reduce(lambda one, other: texts.say("list-comma", one=one, other=other), things) if things else ""
