"""What happens in the park, told by events, as poses: who is in the air, and where it splashes.

An event may change the park as well. What it changes elsewhere, like the decks, is seen only in the end: a change in
two corners of the picture would be as heavy as all of it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from engine import Event, changed
from engine.pool import CARDS, Pool, Position

from ...draw.canvas import Point
from ...parts.plates import PlateBox
from ...parts.stage import Moment, points_between
from ...words.facts import number, numbers, word
from .park import Park

FLIGHT, THROWN = 3, 2  # frames
IN_THE_AIR = -1  # where a token stands then
THE_SHOW = 0  # the only actor
DUCK, TOKEN, CARD = 96, 60, 64  # how large things in the air are, on a picture 1200 wide
SPLASH, BURST, STAR = 130, 190, 110
ON_PLATE = (60, 66)


class Flying(NamedTuple):
    """Something in the air: a kind of card, `card`, `splash`, `burst`, `star`, or the `token` of a seat."""

    what: str
    at: Point
    seat: int = 0


Pose = tuple[Flying, ...]
NOTHING: Pose = ()
Shown = Moment[Pose, Position]


class Show(NamedTuple):
    """The park as it is, and where everything lies."""

    here: Position
    park: Park
    plates: Sequence[PlateBox]

    def plate(self, seat: int) -> Point:
        return self.plates[seat].at(*ON_PLATE)

    def middle(self, spot: int) -> Point:
        return self.park.cell(spot).middle

    def place(self, spot: int, pool: Pool, card: int) -> Point:
        """Where a card is in a pool."""
        cell = self.park.cell(spot)
        lanes = cell.lanes(pool)
        found = [each for each in lanes.swimmers if each.card == card]
        return cell.middle_of(lanes, found[0]) if found else cell.at(cell.wide - 40, cell.tall - 24)


def acts(show: Show, event: Event) -> tuple[Position, list[Shown]]:
    """How it stands after an event, and what is seen of it."""
    if event.kind not in ACTS:
        return show.here, []
    here, moments = ACTS[event.kind](show, event)
    return here, [*moments]


Act = tuple[Position, Iterator[Shown]]


def posed(*flying: Flying) -> Shown:
    return Moment(THE_SHOW, flying)


def scene(here: Position) -> Shown:
    return Moment(THE_SHOW, None, here)


def flight(what: str, start: Point, end: Point, steps: int = FLIGHT) -> Iterator[Shown]:
    for at in points_between(start, end, steps):
        yield posed(Flying(what, at))


def spot_in(event: Event, fact: str = "pool") -> int:
    return number(event, fact) - 1


def with_pool(here: Position, spot: int, pool: Pool) -> Position:
    return here._replace(circle=changed(here.circle, spot, pool))


# What an event looks like


def places(show: Show, event: Event) -> Act:
    card, spot = number(event, "card"), spot_in(event)
    pool = show.here.circle[spot].with_card(card)
    here = with_pool(show.here, spot, pool)
    start = show.park.deck if word(event, "source") == "deck" else show.plate(event.seat or 0)
    return here, lands(card, start, show.place(spot, pool, card), here)


def lands(card: int, start: Point, end: Point, here: Position) -> Iterator[Shown]:
    yield from flight(CARDS[card].kind, start, end)
    yield scene(here)
    yield posed(Flying("splash", end))
    yield posed()


def marks(show: Show, event: Event) -> Act:
    here = show.here._replace(marker=spot_in(event, "to"))
    return here, iter((scene(here), posed()))


def flips(show: Show, event: Event) -> Act:
    spot, card = spot_in(event), number(event, "card")
    at = show.place(spot, show.here.circle[spot], card)
    here = with_pool(show.here, spot, show.here.circle[spot].with_flipped(card))
    return here, iter((posed(Flying("splash", at)), scene(here), posed()))


def takes(show: Show, event: Event) -> Act:
    spot, card = spot_in(event), number(event, "card")
    start = show.place(spot, show.here.circle[spot], card)
    here = with_pool(show.here, spot, show.here.circle[spot].without(card))

    def moments() -> Iterator[Shown]:
        yield scene(here)
        yield from flight(CARDS[card].kind, start, show.plate(event.seat or 0))
        yield posed()

    return here, moments()


def carries(show: Show, event: Event) -> Act:
    spot, to, card = spot_in(event), spot_in(event, "to"), number(event, "card")
    start = show.place(spot, show.here.circle[spot], card)
    without = with_pool(show.here, spot, show.here.circle[spot].without(card))
    pool = without.circle[to].with_card(card)
    here = with_pool(without, to, pool)

    def moments() -> Iterator[Shown]:
        yield scene(without)
        yield from lands(card, start, show.place(to, pool, card), here)

    return here, moments()


def moves_token(show: Show, event: Event) -> Act:
    seat, to = event.seat or 0, spot_in(event, "to")
    here = show.here._replace(tokens=changed(show.here.tokens, seat, to))
    if event.facts["by"] is None:  # P3: they begin there
        return here, iter((scene(here), posed()))
    start, end = [foot_of(show, spot) for spot in (show.here.tokens[seat], to)]
    away = show.here._replace(tokens=changed(show.here.tokens, seat, IN_THE_AIR))

    def moments() -> Iterator[Shown]:
        yield scene(away)
        for at in points_between(start, end, FLIGHT):
            yield posed(Flying("token", at, seat))
        yield scene(here)
        yield posed()

    return here, moments()


def foot_of(show: Show, spot: int) -> Point:
    """Where tokens stand."""
    cell = show.park.cell(spot)
    return cell.at(60, cell.tall - 26)


def cancels(show: Show, event: Event) -> Act:
    """A float, thrown at the duck."""
    duck, seat = number(event, "duck"), event.seat or 0
    spot = next((spot for spot, pool in enumerate(show.here.circle) if duck in pool.row), 0)
    at = show.place(spot, show.here.circle[spot], duck)

    def moments() -> Iterator[Shown]:
        yield from flight(CARDS[number(event, "card")].kind, show.plate(seat), at)
        yield posed(Flying("bonk", at))
        yield posed()

    return show.here, moments()


def robs(show: Show, event: Event) -> Act:
    victim, up, size = number(event, "victim"), number(event, "up"), show.here.pile_sizes
    here = show.here._replace(
        piles=changed(show.here.piles, victim, (up,) if up else ()),
        pile_sizes=changed(size, victim, max(0, size[victim] - 1)),
    )

    def moments() -> Iterator[Shown]:
        yield scene(here)
        yield from flight(CARDS[number(event, "card")].kind, show.plate(victim), show.park.discards)
        yield posed()

    return here, moments()


def fills(show: Show, event: Event) -> Act:
    spot = spot_in(event)
    at = show.middle(spot)
    here = with_pool(show.here, spot, Pool(show.here.circle[spot].card))
    return here, iter((posed(Flying("star", at)), posed(Flying("star", at)), scene(here), posed(Flying("star", at))))


def scores(show: Show, event: Event) -> Act:
    """Ducks fly to their owner, one behind the other."""
    seat, cards = event.seat or 0, numbers(event, "cards")
    start = full_pool(show)
    here = show.here._replace(
        piles=changed(show.here.piles, seat, cards[-1:]),
        pile_sizes=changed(show.here.pile_sizes, seat, show.here.pile_sizes[seat] + len(cards)),
    )

    def moments() -> Iterator[Shown]:
        path = [start, *points_between(start, show.plate(seat), FLIGHT)]
        for step in range(1, FLIGHT + 1):
            yield posed(*[Flying(CARDS[card].kind, beside(path[step], place)) for place, card in enumerate(cards[-3:])])
        yield scene(here)
        yield posed()

    return here, moments()


def full_pool(show: Show) -> Point:
    """Where ducks are shared out: at the marker, or in the middle of the park."""
    return show.middle(show.here.marker)


def beside(at: Point, place: int) -> Point:
    return at[0] + (place % 3 - 1) * 44, at[1] - 12 * (place % 2)


def overcrowds(show: Show, event: Event) -> Act:
    """Everybody out!"""
    spot = spot_in(event)
    pool, at = show.here.circle[spot], show.middle(spot)
    here = with_pool(show.here, spot, Pool(pool.card))

    def moments() -> Iterator[Shown]:
        yield posed(Flying("burst", at))
        yield scene(here)
        for far in range(1, THROWN + 1):
            yield posed(Flying("burst", at), *[thrown(at, card, place, far) for place, card in enumerate(pool.row[:5])])
        yield posed()

    return here, moments()


def thrown(at: Point, card: int, place: int, far: int) -> Flying:
    turn = 2 * pi * place / 5 - pi / 2
    return Flying(CARDS[card].kind, (at[0] + 55 * far * cos(turn), at[1] + 34 * far * sin(turn)))


def lays(show: Show, event: Event) -> Act:
    spot = spot_in(event)
    here = with_pool(show.here, spot, Pool(number(event, "laid")))
    return here, iter((scene(here), posed(Flying("splash", show.middle(spot))), posed()))


def vanishes(show: Show, event: Event) -> Act:
    here = with_pool(show.here, spot_in(event), Pool())
    return here, iter((scene(here), posed()))


def draws(show: Show, event: Event) -> Act:
    return show.here, iter((*flight("card", show.park.deck, show.plate(event.seat or 0)), posed()))


def discards(show: Show, event: Event) -> Act:
    kind = CARDS[number(event, "card")].kind
    return show.here, iter((*flight(kind, show.plate(event.seat or 0), show.park.discards), posed()))


ACTS: Mapping[str, Callable[[Show, Event], Act]] = {
    "place": places,
    "marker": marks,
    "flip": flips,
    "take": takes,
    "carry": carries,
    "token": moves_token,
    "cancel": cancels,
    "rob": robs,
    "full": fills,
    "points": scores,
    "overcrowded": overcrowds,
    "pool": lays,
    "gone": vanishes,
    "draw": draws,
    "discard": discards,
}
