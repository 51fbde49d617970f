"""Where the cards below a pool swim: in lanes, the oldest first, each as wide as the places it takes up.

After them come the free places. A duck without icons takes up none, but needs some room to be seen.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.pool import CARDS, Pool

LETTER, BESIDE, BRACKETS = 14, 16, 16  # pixels of a picture 1200 wide: a letter of a name, and around it
MOST_LANES, FEWEST = 4, 4  # lanes, and places in one
TALL_FOR_WIDE = 1.4  # how tall a lane may be for the width of a place
LEAST_UNIT = 20


class Swimmer(NamedTuple):
    """A card, or a free place if there's none; `x` is where it begins in its lane."""

    card: int
    icons: int
    lane: int
    x: float
    wide: float
    is_flipped: bool = False


class Lanes(NamedTuple):
    """How everything lies in a basin, in pixels of a picture 1200 wide."""

    unit: float  # how wide a place is
    tall: float  # how tall a lane is
    number: int
    swimmers: tuple[Swimmer, ...]


@lru_cache(maxsize=256)
def lanes_of(pool: Pool, wide: float, tall: float) -> Lanes:
    """In as many lanes as make the ducks largest."""
    tries = [(count, unit_for(pool, wide, tall, count)) for count in range(1, MOST_LANES + 1)]
    count, unit = max(tries, key=lambda each: min(tall / each[0], TALL_FOR_WIDE * each[1]))
    return Lanes(unit, min(tall / count, TALL_FOR_WIDE * unit), count, in_lanes(pool, unit, wide))


def unit_for(pool: Pool, wide: float, tall: float, count: int) -> float:
    """How wide a place can be if there are so many lanes."""
    unit = min(tall / count, wide / FEWEST)
    while unit > LEAST_UNIT and lanes_needed(pool, unit, wide) > count:
        unit -= 1
    return unit


def lanes_needed(pool: Pool, unit: float, wide: float) -> int:
    return 1 + max([each.lane for each in in_lanes(pool, unit, wide)], default=0)


def in_lanes(pool: Pool, unit: float, wide: float) -> tuple[Swimmer, ...]:
    """One after the other, like words in lines."""
    found, lane, x = list[Swimmer](), 0, 0.0
    for each in (*swimming(pool, unit), *[Swimmer(0, 1, 0, 0, unit)] * max(0, pool.room)):
        if x + each.wide > wide + 0.01 and x:
            lane, x = lane + 1, 0.0
        found.append(each._replace(lane=lane, x=x))
        x += each.wide
    return tuple(found)


def swimming(pool: Pool, unit: float) -> list[Swimmer]:
    """The ducks; floats have a place of their own. A duck has room for its name, however few icons it has."""
    return [
        Swimmer(
            card,
            icons,
            0,
            0,
            max(icons * unit, room_for_name(card) + BRACKETS * (card in pool.flipped)),
            card in pool.flipped,
        )
        for card in pool.row
        if CARDS[card].is_duck
        for icons in [0 if card in pool.flipped else CARDS[card].ducks]
    ]


def room_for_name(card: int) -> float:
    """The ducks have the same names in all languages."""
    return LETTER * len(CARDS[card].kind) + BESIDE


def floating(row: Sequence[int]) -> list[int]:
    return [card for card in row if not CARDS[card].is_duck]
