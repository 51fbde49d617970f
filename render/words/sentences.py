"""How phrases become text: lists, capitals, and sentences that know how much they matter when room is short."""

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple
from unicodedata import normalize

from .texts import Texts

VOWELS = tuple("aeiou")
LONGEST_ALT = 1024  # Discord allows no longer description of a picture


class Form(NamedTuple):
    """One way to say it. When room is short, the lightest form gives way to a shorter one, or to nothing."""

    weight: int
    text: str


Sentence = tuple[Form, ...]  # the longest form first


def fit(sentences: Sequence[Sentence], most: int, between: str = " ") -> str:
    """The sentences in order, the lightest shortened until everything fits. None is cut off in the middle."""
    left = [list(sentence) for sentence in sentences if sentence]
    while length(text := between.join(forms[0].text for forms in left)) > most:
        lightest = min(range(len(left)), key=lambda place: (left[place][0].weight, -place))
        del left[lightest][0]
        left = [forms for forms in left if forms]
    return text


def length(text: str) -> int:
    """In UTF-16 units, of which an emoji takes two: any other way of counting gives less."""
    return len(text.encode("utf-16-le")) // 2


def listed(texts: Texts, words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`: commas, and `and` or `or` before the last one; `and-did` between things that somebody did."""
    *most, end = words
    return joined(texts, [joined(texts, most, "comma"), end], last) if most else end


def joined(texts: Texts, words: Sequence[str], how: str) -> str:
    """`a; b; c`, all joined the same way: by `comma`, `semicolon`, `then` and so on."""
    return reduce(
        lambda one, other: texts.say(f"list-{how}", one=one, other=other, sound=sound(other)),
        words,
    )


def in_a_row(texts: Texts, sentences: Sequence[str]) -> str:
    """With a space in between, where the language has one."""
    return joined(texts, sentences, "sentences") if sentences else ""


def sound(text: str) -> str:
    """What it begins with, in plain letters, for languages in which *and* sounds different before some of them: in
    Spanish it's *Ada e Inés*, but *Ada y hierba*."""
    letters = "".join([each for each in normalize("NFD", text[:12].casefold()) if each.isalpha()]).lstrip("h")
    return letters[:2] if letters[1:2] in VOWELS else letters[:1]


def capital(text: str) -> str:
    """With a capital first letter, to begin a sentence or to stand on a button."""
    return text[:1].upper() + text[1:]
