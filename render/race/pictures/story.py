"""What happened in a race, read from its events."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine import Event
from engine.race import FACINGS

from ...words.facts import number, numbers, word


class Trail(NamedTuple):
    """A move over the board: who, through which spaces, and which way it bonked."""

    mover: int
    route: tuple[int, ...]
    bonk: int | None = None
    jump: bool = False  # through a ring, or sent away


def latest_round(events: Sequence[Event]) -> Sequence[Event]:
    """Of the current round, or of the one before while nothing has happened yet."""
    starts = [place for place, event in enumerate(events) if event.kind == "round"]
    for start in reversed([0, *starts]):
        part = events[start:]
        if any([event.kind == "swim" for event in part]):
            return part
    return ()


def trails(events: Iterable[Event]) -> list[Trail]:
    """Each swim leaves a new trail; a bonk belongs to the trail before it."""
    found: list[Trail] = []
    stands: dict[int, int] = {}
    for event in events:
        if event.kind == "swim":
            route = numbers(event, "route")
            found.append(Trail(number(event, "ducky"), route))
            stands[number(event, "ducky")] = route[-1]
        elif event.kind == "ring":
            found += jumped(stands, number(event, "ducky"), number(event, "at"))
        elif event.kind == "bonk":
            mark_bonk(found, event)
    return [trail for trail in found if len(trail.route) > 1 or trail.bonk is not None]


def mark_bonk(found: list[Trail], event: Event) -> None:
    """On the trail that leads there; a ducky that bonks at its first step has left none."""
    mover, at, heading = number(event, "ducky"), number(event, "at"), FACINGS.index(word(event, "heading"))
    for place in reversed(range(len(found))):
        if found[place].mover == mover:
            if found[place].route[-1] == at and not found[place].jump:
                found[place] = found[place]._replace(bonk=heading)
                return
            break
    found.append(Trail(mover, (at,), heading))


def jumped(stands: dict[int, int], mover: int, to: int) -> list[Trail]:
    start = stands.get(mover, to)
    stands[mover] = to
    return [Trail(mover, (start, to), jump=True)] if start != to else []
