"""What a card would do to the line as it is now: the line afterwards, or, if there's a choice, what can be chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from engine import View, Waiting
from engine.gallery import (
    CHOICES,
    SPACES,
    SPACES_OF,
    Afloat,
    Line,
    Markers,
    Position,
    after_shots,
    bumped,
    covers,
    hidden_under,
    lifted,
    marked,
    moved,
    neighbours,
    unmarked,
)

from ...words.scene import Question
from .names import STEP

UNSEEN = -2  # a card of the duck deck that nobody knows
DISORDER, SHUFFLE, FORWARD = "disorderly-conduckt", "duck-shuffle", "line-forward"
AFTER = "gallery-preview-after"


class Preview(NamedTuple):
    """A line, what is asked about it, and which message says what it is."""

    line: Line
    markers: Markers
    message: str
    asked: Question | None = None
    new: tuple[int, ...] = ()  # where a marker has come


def preview_of(view: View[Position], kind: str) -> Preview:
    """Of a card that can be played. Out of turn, as if the seat's turn began now (G33)."""
    here, seat = view.position, view.seat
    assert seat is not None
    line = here.line if seat == here.turn else lifted(here.line, seat)
    words = CHOICES[kind](line, here.markers, seat)
    if kind == DISORDER:
        return Preview(line, here.markers, "gallery-preview-order")
    after = None if len(words) > 1 else outcome(here._replace(line=line), kind, SPACES_OF[words[0]])
    if after is None:
        asked = Waiting(0, seat, kind, None, tuple(words), answered=False, standing=False, window=0)
        return Preview(line, here.markers, "gallery-preview-choose", asked)
    came = tuple([space for space in SPACES if after[1][space] and not here.markers[space]])
    return Preview(*after, AFTER, new=came)


def preview_of_question(view: View[Position], asked: Question) -> Preview:
    return Preview(view.position.line, view.position.markers, "gallery-preview-choose", asked)


# What a card does


Table = tuple[Line, Markers]


def outcome(here: Position, kind: str, spaces: tuple[int, ...]) -> Table | None:
    """None if something else is asked first."""
    line, markers = here.line, here.markers
    if kind in ("take-aim", "double-barrel"):
        return line, marked(markers, spaces)
    if kind in STEP and kind.startswith("bump"):
        return line, bumped(markers, spaces[0], spaces[0] + STEP[kind])
    if kind in ("shoot", "quick-shot", "two-birds"):
        return filled(here, after_shots(line, spaces)), unmarked(markers, spaces)
    if kind == "misfire":
        return misfired(here, spaces[0])
    if kind == "duck-and-cover":
        found = covers(line, spaces[0])
        return (filled(here, hidden_under(line, spaces[0], found[0])), markers) if len(found) == 1 else None
    return moved_on(here, kind, spaces), markers


def misfired(here: Position, marker: int) -> Table | None:
    found = neighbours(marker)
    if len(found) > 1:
        return None
    gone = (marker,) if here.line[found[0]].can_be_shot else ()
    return filled(here, after_shots(here.line, (found[0],))), unmarked(here.markers, gone)


def moved_on(here: Position, kind: str, spaces: tuple[int, ...]) -> Line:
    line = here.line
    if kind == FORWARD:
        return filled(here, line[1:], line[0].ducks)
    if kind == SHUFFLE:
        return tuple([Afloat(UNSEEN)] * len(SPACES))
    if kind == "bottoms-up":
        at = spaces[0]
        return (*line[:at], line[at]._replace(shelter=here.turn), *line[at + 1 :])
    return moved(line, spaces[0], spaces[0] + STEP[kind] if kind in STEP else 0)


def filled(here: Position, line: Line, under: Sequence[int] = ()) -> Line:
    """From the duck deck, under which these have just gone: what everyone saw going there is known."""
    unseen = [UNSEEN] * (here.ducks_size - len(here.returning))
    deck = [*unseen, *here.returning, *under]
    return (*line, *[Afloat(duck) for duck in deck[: len(SPACES) - len(line)]])
