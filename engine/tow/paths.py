"""How far it is from tile to tile in the park, and which way to go (T10)."""

from functools import cache

from .content import CONTENT


@cache
def distances(seats: int) -> tuple[tuple[int, ...], ...]:
    """From each tile to each other, in steps."""
    tiles = CONTENT.layouts[seats].tiles
    return tuple([steps_from(start, [tile.beside for tile in tiles]) for start in range(len(tiles))])


def steps_from(start: int, beside: list[tuple[int, ...]]) -> tuple[int, ...]:
    steps = {start: 0}
    edge = [start]
    for at in edge:  # grows while it is walked through
        for other in beside[at]:
            if other not in steps:
                steps[other] = steps[at] + 1
                edge.append(other)
    return tuple([steps[tile] for tile in range(len(beside))])


def next_step(seats: int, start: int, end: int) -> int:
    """The tile beside the first from which it is nearest to the other."""
    return min(CONTENT.layouts[seats].tiles[start].beside, key=lambda tile: distances(seats)[tile][end])


@cache
def path(seats: int, start: int, end: int) -> tuple[int, ...]:
    """A shortest way, without the tile it starts from."""
    if start == end:
        return ()
    step = next_step(seats, start, end)
    return (step, *path(seats, step, end))
