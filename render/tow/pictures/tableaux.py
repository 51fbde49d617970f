"""What happens in the park, told by events, as tableaux: who and what is where from moment to moment."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine import Event, changed
from engine.tow import CARDS, Claim, Column, Position, Visitor, less, more, moved_right

from ...words.facts import number, numbers, word

WALK, SHORT = 4, 3  # frames
LEAVING = 0.12  # of the way
NOBODY = -1

DUCK, FOOD, CARD, FORMATION = "duck", "food", "card", "formation"
TILE, WALKER, BAG, FOOD_BAG, ASIDE, PLATE, SIDE = "tile", "walker", "bag", "food-bag", "aside", "plate", "side"

Place = tuple[str, int]  # of the picture: which kind, and the tile, seat or colour


class Flying(NamedTuple):
    """Something on its way."""

    what: str
    which: int
    start: Place
    end: Place
    share: float = 0


class Walking(NamedTuple):
    """A player on the way from a tile to the one they're on."""

    seat: int
    start: int
    share: float


class Tableau(NamedTuple):
    """How it stands, the ducks that a player has just let out of the tow or the bag, and what is on its way."""

    here: Position
    held: tuple[int, ...] = ()
    flying: tuple[Flying, ...] = ()
    walking: Walking | None = None

    @property
    def seat(self) -> int:
        return self.here.turn.seat

    def of(self, event: Event) -> Visitor:
        return self.here.visitors[event.seat or 0]

    def with_visitor(self, seat: int, visitor: Visitor) -> "Tableau":
        return self._replace(here=self.here._replace(visitors=changed(self.here.visitors, seat, visitor)))

    def with_ducks(self, tile: int, ducks: tuple[int, ...]) -> "Tableau":
        spot = self.here.spots[tile]._replace(ducks=ducks)
        return self._replace(here=self.here._replace(spots=changed(self.here.spots, tile, spot)))

    def without_held(self, colour: int) -> "Tableau":
        held = list(self.held)
        if colour in held:
            held.remove(colour)
        return self._replace(held=tuple(held))


def carried(now: Tableau, thing: Flying, then: Tableau) -> Iterator[Tableau]:
    """Over a short way, step by step."""
    for step in range(1, SHORT):
        yield now._replace(flying=(thing._replace(share=step / SHORT),))
    yield then


def sent(now: Tableau, thing: Flying, then: Tableau) -> Iterator[Tableau]:
    """Across the picture: it's seen when it leaves, and when it comes. On its whole way it would be heavy."""
    yield now._replace(flying=(thing._replace(share=LEAVING),))
    yield now
    yield now._replace(flying=(thing._replace(share=1 - LEAVING),))
    yield then


# What an event looks like


def begins_turn(now: Tableau, event: Event) -> Iterator[Tableau]:
    turn = now.here.turn._replace(seat=event.seat or 0, number=number(event, "number"))
    yield now._replace(here=now.here._replace(turn=turn))


def moves(now: Tableau, event: Event) -> Iterator[Tableau]:
    seat, visitor, to = event.seat or 0, now.of(event), number(event, "to") - 1
    then = now.with_visitor(seat, visitor._replace(at=to))
    for step in range(1, WALK):
        yield then._replace(walking=Walking(seat, visitor.at, step / WALK))
    yield then


def feeds(now: Tableau, event: Event) -> Iterator[Tableau]:
    """From the tile or out of the bag, into the tow; the food is gone."""
    seat, visitor, colour = event.seat or 0, now.of(event), number(event, "colour")
    from_tile = word(event, "source") == "tile"
    start = (TILE, visitor.at) if from_tile else (WALKER, seat)
    without = now.without_held(colour)
    if from_tile:
        without = now.with_ducks(visitor.at, less(now.here.spots[visitor.at].ducks, colour))
    fed = visitor._replace(tow=tuple(sorted((*visitor.tow, colour))), food=less(visitor.food, colour))
    then = returned(without.with_visitor(seat, fed), colour)
    yield from carried(without, Flying(DUCK, colour, start, (WALKER, seat)), then)


def returned(now: Tableau, colour: int) -> Tableau:
    return now._replace(here=now.here._replace(food_bag=more(now.here.food_bag, colour)))


def comes_out(now: Tableau, event: Event) -> Iterator[Tableau]:
    """A duck comes out of the bag."""
    colour = number(event, "colour")
    bag = now._replace(here=now.here._replace(duck_bag=less(now.here.duck_bag, colour)))
    flight = Flying(DUCK, colour, (BAG, colour), (WALKER, event.seat or 0))
    yield from sent(bag, flight, bag._replace(held=(*bag.held, colour)))


def goes_aside(now: Tableau, event: Event) -> Iterator[Tableau]:
    colour, without = number(event, "colour"), now.without_held(number(event, "colour"))
    then = without._replace(here=without.here._replace(dispersing=more(without.here.dispersing, colour)))
    yield from sent(without, Flying(DUCK, colour, (WALKER, event.seat or 0), (ASIDE, 0)), then)


def goes_back(now: Tableau, event: Event) -> Iterator[Tableau]:
    """From aside to a tile."""
    colour, tile = number(event, "colour"), number(event, "tile") - 1
    without = now._replace(here=now.here._replace(dispersing=less(now.here.dispersing, colour)))
    then = without.with_ducks(tile, more(without.here.spots[tile].ducks, colour))
    yield from sent(without, Flying(DUCK, colour, (ASIDE, 0), (TILE, tile)), then)


def completes(now: Tableau, event: Event) -> Iterator[Tableau]:
    """Its ducks leave the tow, and the card is seen."""
    card = number(event, "card")
    yield let_out(now, event, CARDS[card].ducks)._replace(flying=(resting(card, event),))


def resting(card: int, event: Event) -> Flying:
    return Flying(CARD, card, (WALKER, event.seat or 0), (WALKER, event.seat or 0))


def lays(now: Tableau, event: Event) -> Iterator[Tableau]:
    """The card goes to the plate, and into the row."""
    seat, visitor, card = event.seat or 0, now.of(event), number(event, "card")
    if word(event, "side") == "left":
        longer = visitor._replace(row=(Column(card), *visitor.row), claims=moved_right(visitor.claims))
    else:
        longer = visitor._replace(row=(*visitor.row, Column(card)))
    yield from sent(now, Flying(CARD, card, (WALKER, seat), (PLATE, seat)), now.with_visitor(seat, longer))


def lets_out(now: Tableau, event: Event) -> Iterator[Tableau]:
    yield let_out(now, event, numbers(event, "colours"))


def let_out(now: Tableau, event: Event, colours: tuple[int, ...]) -> Tableau:
    tow = list(now.of(event).tow)
    for colour in colours:
        tow.remove(colour)
    without = now.with_visitor(event.seat or 0, now.of(event)._replace(tow=tuple(tow)))
    return without._replace(held=(*now.held, *colours))


def adopts(now: Tableau, event: Event) -> Iterator[Tableau]:
    """The duck goes to the plate, and into the row."""
    seat, visitor = event.seat or 0, now.of(event)
    colour, column = number(event, "colour"), number(event, "column") - 1
    card, already = visitor.row[column]
    row = changed(visitor.row, column, Column(card, (*already, colour)))
    without = now.without_held(colour)
    then = without.with_visitor(seat, visitor._replace(row=row))
    yield from sent(without, Flying(DUCK, colour, (WALKER, seat), (PLATE, seat)), then)


def claims(now: Tableau, event: Event) -> Iterator[Tableau]:
    seat, visitor, formation = event.seat or 0, now.of(event), number(event, "formation")
    claim = Claim(formation, number(event, "column") - 1, number(event, "row") - 1)
    then = now.with_visitor(seat, visitor._replace(claims=(*visitor.claims, claim)))
    left = tuple([other for other in then.here.formations if other != formation])
    then = then._replace(here=then.here._replace(formations=left))
    yield from sent(now, Flying(FORMATION, formation, (SIDE, 0), (PLATE, seat)), then)


def buys(now: Tableau, event: Event) -> Iterator[Tableau]:
    seat, visitor, colour = event.seat or 0, now.of(event), number(event, "colour")
    bag = now._replace(here=now.here._replace(food_bag=less(now.here.food_bag, colour)))
    then = bag.with_visitor(seat, visitor._replace(food=more(visitor.food, colour)))
    yield from sent(bag, Flying(FOOD, colour, (FOOD_BAG, colour), (PLATE, seat)), then)


def puts_back(now: Tableau, event: Event) -> Iterator[Tableau]:
    visitor, colour = now.of(event), number(event, "colour")
    yield returned(now.with_visitor(event.seat or 0, visitor._replace(food=less(visitor.food, colour))), colour)


def draws_food(now: Tableau, event: Event) -> Iterator[Tableau]:
    visitor, here = now.of(event), now.here
    food, bag = visitor.food, here.food_bag
    for colour in numbers(event, "colours"):
        food, bag = more(food, colour), less(bag, colour)
    yield now._replace(here=here._replace(food_bag=bag)).with_visitor(event.seat or 0, visitor._replace(food=food))


Act = Callable[[Tableau, Event], Iterator[Tableau]]
ACTS: Mapping[str, Act] = {
    "turn": begins_turn,
    "move": moves,
    "feed": feeds,
    "shake": comes_out,
    "waddle": comes_out,
    "aside": goes_aside,
    "disperse": goes_back,
    "complete": completes,
    "lay": lays,
    "untow": lets_out,
    "adopt": adopts,
    "claim": claims,
    "buy": buys,
    "return": puts_back,
    "food": draws_food,
}
STIRRING = frozenset(ACTS) - {"turn", "return", "food"}  # after which something has moved
ON_PLATES = frozenset({"feed", "lay", "adopt", "claim", "buy", "return", "food", "untow"})


def tableaux(now: Tableau, event: Event) -> Iterator[Tableau]:
    if event.kind in ACTS:
        yield from ACTS[event.kind](now, event)
