"""What happens in the line, told by events, as tableaux: where everything is from moment to moment.

Places are counted in spaces from the front, and heights in ducks, downwards.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import pi, sin
from typing import NamedTuple

from engine import Event, changed
from engine.gallery import NOBODY, SPACES, Afloat, Position

from ...draw.canvas import Point
from ...words.facts import number

FALL, GLIDE, DIVE, HOP = 2, 3, 2, 4  # frames
ABOVE, BELOW = -0.5, 0.75
BEHIND = len(SPACES) + 0.1  # where the deck is


class Swims(NamedTuple):
    """A card, and where it is."""

    card: Afloat
    x: float
    y: float = 0


class Shot(NamedTuple):
    """A hit, or a miss if there's no duck; `age` counts frames."""

    x: float
    duck: int = NOBODY
    age: int = 0


class Tableau(NamedTuple):
    """Where a duck was shot there's a gap until the line closes up."""

    line: tuple[Swims | None, ...]
    sights: tuple[Point | None, ...]
    shots: tuple[Shot, ...] = ()

    def with_card(self, space: int, card: Swims | None) -> "Tableau":
        return self._replace(line=changed(self.line, space, card))

    def with_sight(self, space: int, at: Point | None) -> "Tableau":
        return self._replace(sights=changed(self.sights, space, at))


def standing(position: Position) -> Tableau:
    line = tuple([Swims(card, space) for space, card in enumerate(position.line)])
    return Tableau(line, tuple([(space, 0) if mark else None for space, mark in enumerate(position.markers)]))


def closed_up(now: Tableau, new: Sequence[Afloat] = ()) -> Iterator[Tableau]:
    """The gaps close, and these come out of the deck."""
    left = [card for card in now.line if card]
    start = (*left, *[Swims(card, BEHIND + place) for place, card in enumerate(new)])
    end = tuple([card._replace(x=space, y=0) for space, card in enumerate(start)])
    if start != end or len(start) != len(now.line):
        yield from glide(Tableau(start, now.sights), Tableau(end, now.sights), GLIDE)


def glide(start: Tableau, end: Tableau, steps: int) -> Iterator[Tableau]:
    """From one to the other, both with the same cards and sights."""
    for step in range(1, steps + 1):
        share = step / steps
        line = [a and b and b._replace(x=mix(a.x, b.x, share), y=mix(a.y, b.y, share)) for a, b in paired(start, end)]
        sights = [
            a and b and (mix(a[0], b[0], share), mix(a[1], b[1], share))
            for a, b in zip(start.sights, end.sights, strict=True)
        ]
        yield Tableau(tuple(line), tuple(sights))


def paired(start: Tableau, end: Tableau) -> Iterator[tuple[Swims | None, Swims | None]]:
    return zip(start.line, end.line, strict=True)


def mix(one: float, other: float, share: float) -> float:
    return one + (other - one) * share


def space_in(event: Event, fact: str = "space") -> int:
    return number(event, fact) - 1


# What an event looks like


def aims(now: Tableau, event: Event) -> Iterator[Tableau]:
    """A sight comes down."""
    at = space_in(event)
    yield from glide(now.with_sight(at, (at, ABOVE)), now.with_sight(at, (at, 0)), FALL)


def bumps(now: Tableau, event: Event) -> Iterator[Tableau]:
    at, to = space_in(event), space_in(event, "to")
    without = now.with_sight(at, None)
    yield from glide(without.with_sight(to, (at, 0)), without.with_sight(to, (to, 0)), GLIDE)


def hits(now: Tableau, event: Event) -> Iterator[Tableau]:
    """Bang! It dives. Who hid under it comes up."""
    at, duck, up = space_in(event), number(event, "duck"), number(event, "up")
    shot = now.line[at]
    assert shot
    if marker := number(event, "marker"):
        now = now.with_sight(marker - 1, None)
    yield now._replace(shots=(Shot(at, duck),))
    alone = Afloat(duck)
    for step in range(1, DIVE + 1):
        diving = now.with_card(at, shot._replace(card=alone, y=BELOW * step / DIVE))
        yield diving._replace(shots=(Shot(at, duck, step),))
    yield now.with_card(at, None if up == NOBODY else Swims(Afloat(up), at))


def misses(now: Tableau, event: Event) -> Iterator[Tableau]:
    yield now._replace(shots=(Shot(space_in(event)),))
    marker = number(event, "marker")
    yield now.with_sight(marker - 1, None) if marker else now


def sends_forward(now: Tableau, _: Event) -> Iterator[Tableau]:
    """The front card dives, to go under the deck."""
    front = now.line[0]
    assert front
    for step in range(1, DIVE + 1):
        yield now.with_card(0, front._replace(y=BELOW * step / DIVE))
    yield now.with_card(0, None)


def reshuffles(now: Tableau, _: Event) -> Iterator[Tableau]:
    """They all dive."""
    for step in range(1, DIVE + 1):
        line = [card and card._replace(y=BELOW * step / DIVE) for card in now.line]
        yield now._replace(line=tuple(line))
    yield now._replace(line=())


def moves(now: Tableau, event: Event) -> Iterator[Tableau]:
    """One hops over the others, and those it passes make room."""
    at, to = space_in(event), space_in(event, "to")
    rest = [card for space, card in enumerate(now.line) if space != at]
    order = (*rest[:to], now.line[at], *rest[to:])
    end = [card and card._replace(x=space) for space, card in enumerate(order)]
    start = now._replace(line=order)
    for step, tableau in enumerate(glide(start, now._replace(line=tuple(end)), HOP), 1):
        hopping = tableau.line[to]
        yield tableau.with_card(to, hopping and hopping._replace(y=-0.45 * sin(pi * step / HOP)))


def hides(now: Tableau, event: Event) -> Iterator[Tableau]:
    at, under = space_in(event), space_in(event, "under")
    card, cover = now.line[at], now.line[under]
    assert card
    assert cover
    yield from glide(now, now.with_card(at, card._replace(x=(at + 2 * under) / 3)), FALL)
    yield now.with_card(at, None).with_card(under, cover._replace(card=cover.card._replace(hidden=card.card.duck)))


def protects(now: Tableau, event: Event) -> Iterator[Tableau]:
    """Down with the head, up with the tail."""
    at = space_in(event)
    card = now.line[at]
    assert card
    under = card._replace(card=card.card._replace(shelter=event.seat or 0))
    yield now.with_card(at, card._replace(y=0.3))
    yield now.with_card(at, under._replace(y=0.3))
    yield now.with_card(at, under)


def lifts(now: Tableau, event: Event) -> Iterator[Tableau]:
    """Whatever this player protected comes up again."""
    line = [
        card._replace(card=card.card._replace(shelter=NOBODY)) if card and card.card.shelter == event.seat else card
        for card in now.line
    ]
    if tuple(line) != now.line:
        yield now._replace(line=tuple(line))


Act = Callable[[Tableau, Event], Iterator[Tableau]]
ACTS: Mapping[str, Act] = {
    "aim": aims,
    "bump": bumps,
    "hit": hits,
    "miss": misses,
    "forward": sends_forward,
    "reshuffle": reshuffles,
    "move": moves,
    "hide": hides,
    "protect": protects,
    "lift": lifts,
}
FILL = "fill"


def tableaux(now: Tableau, kind: str, events: Sequence[Event]) -> Iterator[Tableau]:
    """Of events of one kind in a row: all that comes out of the deck comes at once."""
    if kind == FILL:
        yield from closed_up(now, [Afloat(number(event, "duck")) for event in events])
    for event in events if kind in ACTS else ():
        for tableau in ACTS[kind](now, event):
            now = tableau
            yield tableau
