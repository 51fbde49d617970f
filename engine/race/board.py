"""Hexes, tiles and boards: rosettes of seven spaces laid side by side (R2), and what makes a board playable (R3).

Spaces lie flat side up, so that a ducky can face north. Axial coordinates (q, r): q grows to the south-east, r to the
south. Inside a tile, place 0 is the centre and places 1 to 6 go round it clockwise from the north.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from ..errors import BadContent, BadSetup
from ..words import digest, quoted

Hex = tuple[int, int]

FACINGS = ("n", "ne", "se", "s", "sw", "nw")  # clockwise
AHEAD: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
ACROSS, DOWN = (2, 1), (-1, 3)  # R2: from a tile's centre to those of two neighbours; the other four follow
NEIGHBOURS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # of a place in the packing
EDGE = -1
GRADES = ("beginner", "moderate", "advanced")
BUOYS = 3
ALL_BUOYS = 2**BUOYS - 1


class Tile(NamedTuple):
    """A rosette. `drain` and `buoy` lie in its centre and are the same on both sides; the rings differ (R2)."""

    name: str
    drain: bool = False
    buoy: int | None = None
    rings: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


class Placed(NamedTuple):
    """A tile on the board: `4a2 1,-1` is tile 4, side a, turned by two sixths, one across and one up."""

    tile: str
    side: int
    turned: int
    at: Hex

    @classmethod
    def parse(cls, text: str) -> "Placed":
        match = re.fullmatch(r"([0-9])([ab])([0-5]) (-?[0-9]{1,2}),(-?[0-9]{1,2})", text)
        if not match:
            raise BadContent(f"tile {quoted(text)}: write it like 4a2 1,-1 (tile, side, turn, place)")
        tile, side, turned, across, down = match.groups()
        return cls(tile, "ab".index(side), int(turned), (int(across), int(down)))

    def spaces(self) -> list[Hex]:
        """The seven spaces by their place in the tile, so that a turned tile's north lies elsewhere."""
        across, down = self.at
        q, r = across * ACROSS[0] + down * DOWN[0], across * ACROSS[1] + down * DOWN[1]
        ring = [AHEAD[(place + self.turned) % 6] for place in range(6)]
        return [(q, r), *((q + dq, r + dr) for dq, dr in ring)]


@dataclass(frozen=True)
class Board:
    """A board ready to play on. Spaces are numbered in reading order, and so are the rings, from 1."""

    name: str
    spaces: tuple[Hex, ...]
    ahead: tuple[tuple[int, ...], ...]  # of each space, the neighbour in each facing, or EDGE
    drain: int
    buoys: tuple[int, ...]
    rings: tuple[int, ...]
    buoy_bits: tuple[int, ...]  # of each space: the buoy's bit, or 0
    is_ring: tuple[bool, ...]
    digest: str

    def at(self, q: int, r: int) -> int:
        return self.spaces.index((q, r))

    def ring_number(self, space: int) -> int:
        return self.rings.index(space) + 1


def lay(name: str, tiles: Mapping[str, Tile], placed: Sequence[Placed]) -> Board:
    """The board these tiles make; one that breaks R3 is refused with the reason."""
    _check_packing(name, tiles, placed)
    on: dict[Hex, tuple[Tile, Placed, int]] = {
        space: (tiles[each.tile], each, place) for each in placed for place, space in enumerate(each.spaces())
    }
    spaces = tuple(sorted(on, key=lambda space: (2 * space[1] + space[0], space[0])))
    number = {space: index for index, space in enumerate(spaces)}
    drains = [number[space] for space, (tile, _, place) in on.items() if tile.drain and place == 0]
    buoys = {tile.buoy: number[space] for space, (tile, _, place) in on.items() if tile.buoy is not None and place == 0}
    rings = sorted(number[space] for space, (tile, each, place) in on.items() if place in tile.rings[each.side])
    ahead = tuple(tuple(number.get((q + dq, r + dr), EDGE) for dq, dr in AHEAD) for q, r in spaces)
    if len(drains) != 1:
        raise BadSetup("board-unplayable", f"board {name} has no drain: lay the tile with the drain")
    if len(buoys) != BUOYS:
        sentence = f"board {name} has {len(buoys)} of the three buoys: lay all three tiles with a buoy"
        raise BadSetup("board-unplayable", sentence)
    return Board(
        name=name,
        spaces=spaces,
        ahead=ahead,
        drain=drains[0],
        buoys=tuple(buoys[buoy] for buoy in range(BUOYS)),
        rings=tuple(rings),
        buoy_bits=tuple(sum(2**buoy for buoy in range(BUOYS) if buoys[buoy] == s) for s in range(len(spaces))),
        is_ring=tuple(space in rings for space in range(len(spaces))),
        digest=digest(repr((spaces, drains, sorted(buoys.items()), rings))),
    )


def check_rings(board: Board, duckies: int) -> None:
    """R3: two rings more than duckies."""
    if len(board.rings) < duckies + 2:
        sentence = f"board {board.name} has {len(board.rings)} rings: {duckies} duckies need {duckies + 2}"
        raise BadSetup("board-rings", sentence, rings=len(board.rings), duckies=duckies, needed=duckies + 2)


def _check_packing(name: str, tiles: Mapping[str, Tile], placed: Sequence[Placed]) -> None:
    for each in placed:
        if each.tile not in tiles:
            raise BadSetup("board-unplayable", f"board {name}: there is no tile {quoted(each.tile)}")
    for one, other in pairwise(sorted(each.tile for each in placed)):
        if one == other:
            raise BadSetup("board-unplayable", f"board {name} uses tile {one} twice: there is one of each")
    for one, other in pairwise(sorted(each.at for each in placed)):
        if one == other:
            sentence = f"board {name} has two tiles at {one[0]},{one[1]}: tiles do not overlap"
            raise BadSetup("board-unplayable", sentence)
    if not _connected([each.at for each in placed]):
        raise BadSetup("board-unplayable", f"board {name} is in pieces: all its spaces must be connected")


def grade_of(places: Collection[Hex]) -> str:
    """R3: a choke point is a tile without which the board falls apart. None: open; one or two: moderate."""
    chokes = sum(not _connected(set(places) - {place}) for place in places)
    return GRADES[0 if chokes == 0 else 1 if chokes <= 2 else 2]


def _connected(places: Collection[Hex]) -> bool:
    seen: set[Hex] = set()
    frontier = list(places)[:1]
    while frontier:
        across, down = frontier.pop()
        seen.add((across, down))
        frontier += {(across + da, down + dd) for da, dd in NEIGHBOURS} & set(places) - seen
    return len(seen) == len(places)
