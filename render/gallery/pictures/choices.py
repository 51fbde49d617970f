"""What there is to choose in the line, with the letters of the buttons: spaces, sights, ducks, and where they'd go."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import pi, sin
from typing import NamedTuple

from PIL import Image

from engine import View, Waiting
from engine.gallery import SPACES_OF, WATER, Line, Position, neighbours

from ...draw.canvas import Point, stamp
from ...draw.strokes import draw_stroke
from ...draw.theme import INK, PAPER, WHITE
from ...parts.badges import bonk
from ...parts.letters import Letter, draw_letters
from ...parts.pills import draw_pill
from ...words.scene import Question
from ..words.names import STEP, letter_of, space_of
from .belt import Belt
from .pieces import free_sight

ARC = 12  # pieces of a bent arrow


Arrow = tuple[Point, ...]


class Choice(NamedTuple):
    """A letter and where it stands, arrows if something moves, where a sight would be put, and which spaces are hit."""

    letter: Letter
    arrows: tuple[Arrow, ...] = ()
    free: tuple[Point, ...] = ()
    hits: tuple[int, ...] = ()


def asked_in_the_line(view: View[Position]) -> list[Waiting]:
    return [each for each in view.waiting if each.ask in KINDS and each.moves and each.is_awaited]


def choices(view: View[Position], belt: Belt) -> list[Choice]:
    return [choice for asked in asked_in_the_line(view) for choice in choices_of(asked, belt)]


def choices_of(asked: Question, belt: Belt) -> list[Choice]:
    return [choice_of(asked, word, belt) for word in asked.moves if SPACES_OF[word]]


def choice_of(asked: Question, word: str, belt: Belt) -> Choice:
    return KINDS[asked.ask](belt, asked, SPACES_OF[word], letter_of(asked, word))


Kind = Callable[[Belt, Question, Sequence[int], str], Choice]


def free_spaces(belt: Belt, _: Question, spaces: Sequence[int], letter: str) -> Choice:
    """Between two, if it's two."""
    free = tuple([belt.sight(space) for space in spaces])
    return Choice(Letter(letter, belt.sight(sum(spaces) / len(spaces)), belt.letter), free=free)


def sights(belt: Belt, _: Question, spaces: Sequence[int], letter: str) -> Choice:
    return Choice(Letter(letter, belt.sight(sum(spaces) / len(spaces)), belt.letter), hits=tuple(spaces))


def beside_sights(belt: Belt, _: Question, spaces: Sequence[int], letter: str) -> Choice:
    """From a sight to the cards next to it."""
    at = belt.sight(spaces[0])
    return Choice(Letter(letter, at, belt.letter), tuple([aside(belt, at, side) for side in neighbours(spaces[0])]))


def ducks(belt: Belt, _: Question, spaces: Sequence[int], letter: str) -> Choice:
    return Choice(at_feet(belt, spaces[0], letter))


def targets(belt: Belt, _: Question, spaces: Sequence[int], letter: str) -> Choice:
    return Choice(at_feet(belt, spaces[0], letter), hits=tuple(spaces))


def bumps(belt: Belt, asked: Question, spaces: Sequence[int], letter: str) -> Choice:
    start, end = belt.sight(spaces[0]), belt.sight(spaces[0] + STEP[asked.ask])
    return Choice(Letter(letter, end, belt.letter), ((between(start, end, 0.36), between(start, end, 0.62)),), (end,))


def swaps(belt: Belt, asked: Question, spaces: Sequence[int], letter: str) -> Choice:
    return Choice(at_feet(belt, spaces[0], letter), (over_heads(belt, spaces[0], spaces[0] + STEP[asked.ask]),))


def to_front(belt: Belt, _: Question, spaces: Sequence[int], letter: str) -> Choice:
    return Choice(at_feet(belt, spaces[0], letter), (over_heads(belt, spaces[0], 0),))


def beside_sight(belt: Belt, asked: Question, spaces: Sequence[int], letter: str) -> Choice:
    """From the sight to the card that is hit instead."""
    arrow = aside(belt, belt.sight(space_of(asked)), spaces[0])
    return Choice(at_feet(belt, spaces[0], letter), (arrow,), hits=tuple(spaces))


def under(belt: Belt, asked: Question, spaces: Sequence[int], letter: str) -> Choice:
    return Choice(at_feet(belt, spaces[0], letter), (over_heads(belt, space_of(asked), spaces[0]),))


KINDS: Mapping[str, Kind] = {
    "take-aim": free_spaces,
    "double-barrel": free_spaces,
    "shoot": sights,
    "misfire": beside_sights,
    "two-birds": sights,
    "quick-shot": targets,
    "bottoms-up": ducks,
    "duck-and-cover": ducks,
    "order": ducks,
    "bump-left": bumps,
    "bump-right": bumps,
    "hang-back": swaps,
    "move-ahead": swaps,
    "fast-forward": to_front,
    "neighbour": beside_sight,
    "cover": under,
}


def at_feet(belt: Belt, space: float, letter: str) -> Letter:
    return Letter(letter, belt.foot(space), belt.letter)


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def aside(belt: Belt, sight: Point, space: int) -> Arrow:
    """From a sight toward what swims there."""
    return between(sight, belt.at(space), 0.3), between(sight, belt.at(space), 0.62)


def over_heads(belt: Belt, start: int, end: int) -> Arrow:
    """A bow from one duck to another: the further, the higher."""
    (ax, y), (bx, _) = belt.at(start), belt.at(end)
    top, high = y - 0.42 * belt.duck, (0.14 + 0.1 * abs(end - start)) * belt.duck
    bow = [(ax + (bx - ax) * step / ARC, top - high * sin(pi * step / ARC)) for step in range(1, ARC)]
    return tuple(bow)


def draw_under(picture: Image.Image, belt: Belt, found: Sequence[Choice]) -> None:
    """Where sights would be put, and arrows."""
    for at in dict.fromkeys(place for choice in found for place in choice.free):
        stamp(picture, free_sight(belt.sight_size), at)
    for choice in found:
        for arrow in choice.arrows:
            draw_stroke(picture, list(arrow), 0.07 * belt.duck, WHITE, edge=INK, arrow=True)


def draw_hits(picture: Image.Image, belt: Belt, line: Line, found: Sequence[Choice], miss: str) -> None:
    """On every duck that one of the choices would hit; and where nothing would be, that it's a miss."""
    lettered = {choice.letter.at for choice in found}
    for space in sorted({space for choice in found for space in choice.hits}):
        (x, y), foot = belt.at(space), belt.foot(space)
        if line[space].can_be_shot:
            stamp(picture, bonk(0.2 * belt.duck), (x - 0.36 * belt.duck, y - 0.34 * belt.duck))
        elif line[space].duck == WATER:
            draw_pill(picture, (x, y), miss, belt.small_text, PAPER, INK)
        elif foot not in lettered:
            draw_pill(picture, foot, miss, belt.small_text, PAPER, INK)


def draw_choice_letters(picture: Image.Image, found: Sequence[Choice]) -> None:
    draw_letters(picture, letters_of(found))


def letters_of(found: Sequence[Choice]) -> Iterator[Letter]:
    return (choice.letter for choice in found)
