"""Text that must not get too long: sentences that know how much they matter, and shorter ways to say the same."""

from collections.abc import Sequence
from typing import NamedTuple

LONGEST_ALT = 1024  # Discord takes no longer description of a picture


class Form(NamedTuple):
    """One way to say it. When room is needed, the lightest form gives way to the next shorter one, or to nothing."""

    weight: int
    text: str


Sentence = tuple[Form, ...]  # the longest form first


def fit(sentences: Sequence[Sentence], most: int, between: str = " ") -> str:
    """The sentences in their order, the lightest shortened until all is short enough. None is cut in its middle."""
    left = [list(sentence) for sentence in sentences if sentence]
    while length(text := between.join(forms[0].text for forms in left)) > most:
        lightest = min(range(len(left)), key=lambda place: (left[place][0].weight, -place))
        del left[lightest][0]
        left = [forms for forms in left if forms]
    return text


def length(text: str) -> int:
    """In UTF-16 units, of which an emoji takes two: so whoever counts otherwise counts less."""
    return len(text.encode("utf-16-le")) // 2
