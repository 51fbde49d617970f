"""The line of cards on its six spaces, and the words for them. Space 1 is the front; here it is number 0."""

from typing import NamedTuple

from ..values import changed

SPACES = range(6)
FRONT, LAST = SPACES[0], SPACES[-1]
WATER = -1  # where a card names a duck
NOBODY = -1  # where it names who hides, or who protects

AIM = [f"aim {space + 1}" for space in SPACES]
SHOOT = [f"shoot {space + 1}" for space in SPACES]
AIM_TWO = [f"aim {space + 1} {space + 2}" for space in SPACES[:-1]]
SHOOT_TWO = [f"shoot {space + 1} {space + 2}" for space in SPACES[:-1]]
MARKER = [f"marker {space + 1}" for space in SPACES]
BUMP = [f"bump {space + 1}" for space in SPACES]
MOVE = [f"move {space + 1}" for space in SPACES]
HIDE = [f"hide {space + 1}" for space in SPACES]
UNDER = [f"under {space + 1}" for space in SPACES]
PROTECT = [f"protect {space + 1}" for space in SPACES]
PUT = [f"put {space + 1}" for space in SPACES]
ABOUT = [f"space {space + 1}" for space in SPACES]  # what a prompt is about
KEEP, GO = "keep", "go"  # the rest as it is; a card that leaves nothing to choose
_SINGLE = (AIM, SHOOT, MARKER, BUMP, MOVE, HIDE, UNDER, PROTECT, PUT)
SPACES_OF: dict[str, tuple[int, ...]] = {
    **{word: (at,) for words in _SINGLE for at, word in enumerate(words)},
    **{word: (at, at + 1) for words in (AIM_TWO, SHOOT_TWO) for at, word in enumerate(words)},
    KEEP: (),
    GO: (),
}


class Afloat(NamedTuple):
    """A card in the line: whose duck it is, or water; who hides under it; who laid Bottoms Up on it."""

    duck: int
    hidden: int = NOBODY
    shelter: int = NOBODY

    @property
    def can_be_shot(self) -> bool:
        """G22, G33"""
        return self.duck != WATER and self.shelter == NOBODY

    @property
    def can_cover(self) -> bool:
        """G32: only one duck can hide under another."""
        return self.duck != WATER and self.hidden == NOBODY

    @property
    def can_hide(self) -> bool:
        """G32"""
        return self.duck != WATER and self.hidden == NOBODY and self.shelter == NOBODY

    @property
    def ducks(self) -> tuple[int, ...]:
        """The single cards: the cover, then who hides under it."""
        return (self.duck,) if self.hidden == NOBODY else (self.duck, self.hidden)


Line = tuple[Afloat, ...]
Markers = tuple[bool, ...]


def neighbours(at: int) -> list[int]:
    """At the ends of the line there is only one."""
    return [other for other in (at - 1, at + 1) if other in SPACES]


def moved(line: Line, at: int, to: int) -> Line:
    """G28–G30: one card goes there, and those it passes make room."""
    rest = line[:at] + line[at + 1 :]
    return (*rest[:to], line[at], *rest[to:])


def hidden_under(line: Line, at: int, cover: int) -> Line:
    """G32: the gap is closed, so the line is a card short."""
    paired = changed(line, cover, line[cover]._replace(hidden=line[at].duck))
    return paired[:at] + paired[at + 1 :]


def after_shots(line: Line, spaces: tuple[int, ...]) -> Line:
    """G11, G25: all at the same moment. G32: a duck that hid under one that is shot comes up, and stays where it is."""
    left = [uncovered(card) if at in spaces and card.can_be_shot else card for at, card in enumerate(line)]
    return tuple([card for card in left if card is not None])


def uncovered(card: Afloat) -> Afloat | None:
    return None if card.hidden == NOBODY else Afloat(card.hidden)


def ducks_hit(line: Line, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """G22–G25: whose ducks are shot there; water and Bottoms Up are not."""
    return tuple([line[at].duck for at in spaces if line[at].can_be_shot])


def lifted(line: Line, seat: int) -> Line:
    """G33: without the Bottoms Up that this player laid."""
    return tuple([card._replace(shelter=NOBODY) if card.shelter == seat else card for card in line])


def marked(markers: Markers, spaces: tuple[int, ...]) -> Markers:
    return tuple([mark or at in spaces for at, mark in enumerate(markers)])


def unmarked(markers: Markers, spaces: tuple[int, ...]) -> Markers:
    return tuple([mark and at not in spaces for at, mark in enumerate(markers)])


def bumped(markers: Markers, at: int, to: int) -> Markers:
    return tuple([space == to or (mark and space != at) for space, mark in enumerate(markers)])
