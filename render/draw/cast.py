"""Who plays: everyone's name, and the character of their ducky. No two people ever look the same; computers look like
their level."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..text.names import Names
from .faces import FACES
from .hats import FROM_ABOVE

OF_COMPUTERS = tuple(FACES.values())
CHARACTERS = tuple([name for name in FROM_ABOVE if name not in OF_COMPUTERS])  # what people can choose from


class Cast(NamedTuple):
    """Names and chosen characters, seat by seat. Whoever hasn't chosen one is given one. Computers have their `FACES`:
    any number of them can look the same, because letters and colours tell seats apart."""

    names: Names
    chosen: Sequence[str | None] = ()

    def character(self, seat: int) -> str:
        return worn(tuple(self.chosen))[seat]

    def called(self, names: Names) -> "Cast":
        return self._replace(names=names)


@lru_cache(maxsize=256)
def worn(chosen: tuple[str | None, ...]) -> tuple[str, ...]:
    """What each seat wears: a computer its face; a person what they chose, if that exists and no earlier seat chose it,
    or else one that is left."""
    kept = {name: seat for seat, name in reversed([*enumerate(chosen)]) if name in CHARACTERS}
    looks = {seat: name for name, seat in kept.items()}
    looks |= {seat: name for seat, name in enumerate(chosen) if name in OF_COMPUTERS}
    for seat, own in enumerate(CHARACTERS):
        if seat not in looks:
            free = [name for name in CHARACTERS if name not in looks.values()]
            looks[seat] = own if own in free else free[0]
    return tuple([looks[seat] for seat in range(len(CHARACTERS))])
