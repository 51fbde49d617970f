"""Who plays: everyone's name, and the character of their ducky. No two ever look the same."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..text.names import Names
from .hats import FROM_ABOVE

CHARACTERS = tuple(FROM_ABOVE)


class Cast(NamedTuple):
    """Names and chosen characters, seat by seat. Whoever hasn't chosen one is given one."""

    names: Names
    chosen: Sequence[str | None] = ()

    def character(self, seat: int) -> str:
        return worn(tuple(self.chosen))[seat]

    def called(self, names: Names) -> "Cast":
        return self._replace(names=names)


@lru_cache(maxsize=256)
def worn(chosen: tuple[str | None, ...]) -> tuple[str, ...]:
    """What each seat wears: what it chose, if that exists and no earlier seat chose it; or else one that is left."""
    kept = {name: seat for seat, name in reversed([*enumerate(chosen)]) if name in CHARACTERS}
    looks = {seat: name for name, seat in kept.items()}
    for seat, own in enumerate(CHARACTERS):
        if seat not in looks:
            free = [name for name in CHARACTERS if name not in looks.values()]
            looks[seat] = own if own in free else free[0]
    return tuple([looks[seat] for seat in range(len(CHARACTERS))])
