"""The movement cards: a number and one or more paths, in a notation as short as the card.

A path is its steps and, after `>`, the final facings: `alr > lr`. Each letter is a turn against the direction so far,
and in front of the `>` one space ahead as well.
"""

from typing import NamedTuple

from ..errors import BadContent
from ..words import quoted

TURNS = {"a": 0, "r": 1, "R": 2, "b": 3, "L": 4, "l": 5}  # sixths of a full turn, clockwise: ahead, right, back, left


class Path(NamedTuple):
    steps: tuple[int, ...]
    facings: tuple[int, ...]  # against the direction of the last step


class Card(NamedTuple):
    number: int
    paths: tuple[Path, ...]


def parse_path(text: str) -> Path:
    steps, arrow, facings = text.partition(" > ")
    right_letters = set(steps + facings) <= TURNS.keys() and len(set(facings)) == len(facings)
    if not arrow or not steps or not facings or not right_letters:
        raise BadContent(
            f"path {quoted(text)}: steps, then ' > ', then different final facings, all of {' '.join(TURNS)}"
        )
    return Path(tuple(TURNS[letter] for letter in steps), tuple(TURNS[letter] for letter in facings))


def mirrored(path: Path) -> Path:
    return Path(tuple(-turn % 6 for turn in path.steps), tuple(-turn % 6 for turn in path.facings))


def same_paths(card: Card, other: Card) -> bool:
    return _shape(card.paths) == _shape(other.paths)


def mirror_images(card: Card, other: Card) -> bool:
    return _shape(card.paths) == _shape(tuple(mirrored(path) for path in other.paths))


def _shape(paths: tuple[Path, ...]) -> frozenset[tuple[tuple[int, ...], frozenset[int]]]:
    return frozenset((path.steps, frozenset(path.facings)) for path in paths)
