"""Names where there isn't room for all of them: each is cut, and yet no two people are written alike."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from .shaping import ISOLATES, JOINERS, clean, clusters
from .writing import SHRINKS, appearance, fitted, shrunk, width

LEAST_HEAD, LEAST_TAIL = 2, 3  # letters before and after a cut in the middle
DOTS = "…"
_NOT_AT_A_CUT = f" {DOTS}{JOINERS}{''.join(ISOLATES)}"


class Place(NamedTuple):
    """Where a name has to go: the letter of its seat, how large it's written if there's room, and how much there is.

    Whoever has the same letter is the same person.
    """

    name: str
    letter: str
    size: float
    widest: float
    may_shrink: bool = True

    @property
    def size_when_cut(self) -> float:
        return self.size * (SHRINKS[1] if self.may_shrink else 1)


class Written(NamedTuple):
    """A text, and the size to write it in."""

    text: str
    size: float


@lru_cache(maxsize=2048)
def told_apart(places: tuple[Place, ...]) -> tuple[Written, ...]:
    """What is written in each place. Those who would look alike are all cut in the next best way, until they don't."""
    ways = [(way for way in ways_to_write(place) if appearance(way.text)) for place in places]
    written = [next(way) for way in ways]
    while alike := alike_in(places, written):
        for number in alike:
            written[number] = next(ways[number], written[number])  # the last way is the letter, which nobody shares
    return tuple(written)


def alike_in(places: Sequence[Place], written: Sequence[Written]) -> set[int]:
    """The numbers of places where different people look the same."""
    looks = [appearance(text.casefold()) for text, _ in written]
    pairs = combinations(range(len(places)), 2)
    found = [(a, b) for a, b in pairs if places[a].letter != places[b].letter and looks[a] == looks[b]]
    return {number for pair in found for number in pair}


def ways_to_write(place: Place) -> Iterator[Written]:
    """The best first: whole or cut at the end, cut in the middle, with the letter of the seat, or only that."""
    name, letter, size, widest, may_shrink = place
    first = Written(*(shrunk(name, size, widest) if may_shrink else (fitted(name, size, widest), size)))
    yield first
    if first.text != name:
        yield from cut_in_the_middle(place)
    yield from as_wide_as_fits(place, clusters(clean(name)), f" ({letter})", least=1)
    yield Written(letter, min(size, 0.98 * widest / width(letter, 1)))


def cut_in_the_middle(place: Place) -> Iterator[Written]:
    """With the last word, or else with more and more of the end."""
    letters = clusters(clean(place.name))
    last_word = len(clusters(clean(place.name).rpartition(" ")[2]))
    for tail in dict.fromkeys([max(last_word, LEAST_TAIL), *range(LEAST_TAIL, len(letters) - LEAST_HEAD)]):
        end = "".join(letters[-tail:]).lstrip(_NOT_AT_A_CUT)
        yield from as_wide_as_fits(place, letters[:-tail], end, least=LEAST_HEAD)


def as_wide_as_fits(place: Place, head: Sequence[str], tail: str, *, least: int) -> Iterator[Written]:
    """As much of the head as there's room for before the tail, if it's enough to know them by."""
    size = place.size_when_cut
    for kept in range(len(head), least - 1, -1):
        cut = "" if kept == len(head) else DOTS
        text = "".join(head[:kept]).rstrip(_NOT_AT_A_CUT if cut else "") + cut + tail
        if width(text, size) <= place.widest:
            yield Written(text, size)
            return
