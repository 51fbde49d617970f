"""Names of all kinds: from any script in Unicode, from several, or from anything at all."""

from collections.abc import Iterator
from functools import cache
from random import Random
from unicodedata import name

from render import Cast

BREAKS_A_BOARD = "\u064b\u200c\u0620"  # it once did: a mark and a joiner with no letter before them
BETWEEN = " .-'_()[]12%٣🦆…\u200c\u200d\u2068\u2069\u202e\u0301\u0327\u064b\u094d\u0e48\ufe0f\u20e3\U0001f3fd"
LONGEST = 24
MOST_SEATS = 6


@cache
def scripts() -> list[str]:
    """The characters of each script; the first word of their names tells which it is."""
    found: dict[str, list[str]] = {}
    for char in map(chr, range(0x20, 0x110000)):
        if called := name(char, ""):
            found.setdefault(called.partition(" ")[0].partition("-")[0], []).append(char)
    return ["".join(chars) for chars in found.values() if len(chars) >= 20]


def any_names(rng: Random, count: int) -> Iterator[str]:
    for _ in range(count):
        kind = rng.random()
        length = rng.randint(1, LONGEST)
        yield of_anything(rng, length) if kind < 0.1 else of_scripts(rng, length, 1 if kind < 0.6 else 2)


def of_scripts(rng: Random, length: int, count: int) -> str:
    letters = rng.choices(scripts(), k=count)
    return "".join(rng.choice(BETWEEN if rng.random() < 0.15 else rng.choice(letters)) for _ in range(length))


def of_anything(rng: Random, length: int) -> str:
    """Also half characters, and what isn't a character at all."""
    return "".join(chr(rng.randrange(0x110000)) for _ in range(length))


def casts(rng: Random, count: int) -> Iterator[Cast]:
    for number in range(count):
        first, *others = any_names(rng, MOST_SEATS)
        yield Cast((first if number else BREAKS_A_BOARD, *others))
