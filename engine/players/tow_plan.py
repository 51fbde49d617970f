"""Plans for a turn of Duck Tow: what comes of it to go from tile to tile, feed ducks, complete cards, shop and adopt.

They are sharper than the normal player's: they know which formation a card will claim, that several cards can be
completed at once, and which ducks are fed already. They also see what a row may become.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from ..tow.content import ADOPT, CARDS, COLOURS, CONTENT, GIFT_SHOP
from ..tow.paths import distances
from ..tow.table import FOOD, NOBODY, TOW, Counts, Position, Spot
from ..tow.words import COMPLETE, FEED, SHOP_FOOD, TWO_DUCKS
from .tow import A_CARD, IN_TOW, NEARER, WITH_FOOD
from .tow_line import Line, line_of

CLOSE = 1e-9  # sums in another order are not another worth


class Me(NamedTuple):
    """What a player has, and may have after some errands."""

    at: int
    tow: tuple[int, ...]
    food: Counts
    hand: tuple[int, ...]
    line: Line
    fed: int  # the tiles where ducks were fed, as bits


class Park(NamedTuple):
    """What a plan needs to know of the table."""

    seats: int
    spots: tuple[Spot, ...]
    food_bag: Counts
    open: tuple[int, ...]
    is_last: bool  # there is no other turn


class Promise(NamedTuple):
    ducks: float
    food: float
    way: float


class Errand(NamedTuple):
    """Go to a tile, say this there, and be like that."""

    tile: int
    word: str
    after: Me


Plan = tuple[float, Errand | None]


def me_of(here: Position, seat: int) -> Me:
    visitor = here.visitors[seat]
    line = line_of(visitor.row, visitor.claims, here.formations)
    return Me(visitor.at, visitor.tow, visitor.food, here.hand, line, 0)


def park_of(here: Position) -> Park:
    return Park(len(here.visitors), here.spots, here.food_bag, here.open, here.trigger != NOBODY)


class Planner:
    """All plans from one table; whatever is reached twice is looked at once."""

    def __init__(self, park: Park) -> None:
        self.park = park
        self.distances = distances(park.seats)
        self.kinds = [tile.kind for tile in CONTENT.layouts[park.seats].tiles]
        self.tile_of = {spot.location: tile for tile, spot in enumerate(park.spots)}
        self._best: dict[tuple[Me, int], Plan] = {}

    def best(self, me: Me, actions: int) -> Plan:
        """The most that can come of the actions that are left, and the first errand on the way there."""
        key = (me, actions)
        found = self._best.get(key)
        if found is None:
            found = self._best[key] = self._look(me, actions)
        return found

    def _look(self, me: Me, actions: int) -> Plan:
        plan: Plan = (self.worth(me), None)
        steps = self.distances[me.at]
        for errand in self.errands(me, actions):
            value = self.best(errand.after, actions - 1 - steps[errand.tile])[0]
            if value > plan[0] + CLOSE:
                plan = (value, errand)
        return plan

    def ends(self, me: Me, actions: int) -> dict[Me, Errand | None]:
        """All that can be come to with these actions, and the first errand on the way to each."""
        found: dict[Me, Errand | None] = {}
        seen: set[tuple[Me, int]] = set()
        todo: list[tuple[Me, int, Errand | None]] = [(me, actions, None)]
        for me, left, first in todo:  # grows while it is walked through
            if (me, left) in seen:
                continue
            seen.add((me, left))
            found.setdefault(me, first)
            steps = self.distances[me.at]
            todo += [(each.after, left - 1 - steps[each.tile], first or each) for each in self.errands(me, left)]
        return found

    def last(self, me: Me, actions: int) -> Me:
        """Where the best plan leads."""
        while (errand := self.best(me, actions)[1]) is not None:
            me, actions = errand.after, actions - 1 - self.distances[me.at][errand.tile]
        return me

    # What a table is worth

    def worth(self, me: Me) -> float:
        if self.park.is_last:
            return me.line.score
        values = sorted([sum(self.promise(me, card)) for card in me.hand], reverse=True)
        return me.line.worth + A_CARD * len(me.line.row) + sum([value / place for place, value in enumerate(values, 1)])

    def parts(self, me: Me) -> dict[str, float]:
        """The same, by what makes it worth that."""
        if self.park.is_last:
            return {"score": me.line.score}
        promises = sorted([self.promise(me, card) for card in me.hand], key=sum, reverse=True)
        ducks, food, way = [
            sum([each[part] / place for place, each in enumerate(promises, 1)]) for part in range(len(Promise._fields))
        ]
        cards = A_CARD * len(me.line.row)
        row = me.line.worth - me.line.score
        return {"score": me.line.score, "cards": cards, "row": row, "ducks": ducks, "food": food, "way": way}

    def promise(self, me: Me, card: int) -> Promise:
        """What a card in the hand promises: by ducks in the tow, by food for the others, and by how far it is."""
        ducks = CARDS[card].ducks
        inside = fed = 0
        for colour in ducks:
            if colour in me.tow:
                inside += 1
            elif me.food[colour]:
                fed += 1
        gain = (A_CARD + me.line.laid(card)[1].worth - me.line.worth) / len(ducks)
        away = self.distances[me.at][self.tile_of[CARDS[card].location]]
        return Promise(IN_TOW * inside * gain, WITH_FOOD * fed * gain, -NEARER * away)

    # Errands

    def errands(self, me: Me, actions: int) -> Iterator[Errand]:
        steps = self.distances[me.at]
        for tile, kind in enumerate(self.kinds):
            if steps[tile] >= actions:
                continue
            there = me if tile == me.at else me._replace(at=tile)
            yield from self.feedings(there)
            yield from self.completions(there)
            if kind == GIFT_SHOP:
                yield from self.shopping(there)
            elif kind == ADOPT and len(me.tow) > 1:
                yield from self.adoptions(there)

    def feedings(self, me: Me) -> Iterator[Errand]:
        if me.fed >> me.at & 1 or len(me.tow) >= TOW:
            return
        ducks = self.park.spots[me.at].ducks
        need = wanted(me.hand, me.line, me.tow)
        can = [colour for c in range(COLOURS) for colour in [c] * min(ducks[c], me.food[c], need[c])]
        if can:
            took = can[: TOW - len(me.tow)]
            food = tuple([have - took.count(colour) for colour, have in enumerate(me.food)])
            after = me._replace(tow=tuple(sorted((*me.tow, *took))), food=food, fed=me.fed | 1 << me.at)
            yield Errand(me.at, FEED[took[0]], after)

    def completions(self, me: Me) -> Iterator[Errand]:
        """One card or several."""
        location = self.park.spots[me.at].location
        for card in me.hand:
            if CARDS[card].location == location and all([colour in me.tow for colour in CARDS[card].ducks]):
                after = completed(me, card)
                yield Errand(me.at, COMPLETE[card], after)
                for more in self.completions(after):
                    yield Errand(me.at, COMPLETE[card], more.after)

    def shopping(self, me: Me) -> Iterator[Errand]:
        need = wanted(me.hand, me.line, me.tow)
        bag = self.park.food_bag
        useful = [colour for colour in range(COLOURS) if need[colour] > me.food[colour] and bag[colour]]
        for pair in combinations_with_replacement(useful, 2):
            if pair[0] == pair[1] and need[pair[0]] < me.food[pair[0]] + 2:
                continue
            yield Errand(me.at, SHOP_FOOD, me._replace(food=with_food(me.food, pair, need)))
        if len(useful) == 1:
            yield Errand(me.at, SHOP_FOOD, me._replace(food=with_food(me.food, (useful[0],), need)))

    def adoptions(self, me: Me) -> Iterator[Errand]:
        uses = {colour: sum([colour in CARDS[card].ducks for card in me.hand]) for colour in set(me.tow)}
        for colour in set(me.tow):
            rest = list(me.tow)
            rest.remove(colour)
            rest.remove(min(rest, key=lambda c: (uses[c] - rest.count(c), c)))
            for _, line in me.line.adopted(colour):
                if line.worth > me.line.worth:
                    yield Errand(me.at, TWO_DUCKS, me._replace(tow=tuple(rest), line=line))
        if len(me.tow) == TOW:
            rest = sorted(me.tow, key=lambda c: uses[c])
            yield Errand(me.at, TWO_DUCKS, me._replace(tow=tuple(sorted(rest[2:]))))


def completed(me: Me, card: int) -> Me:
    tow = list(me.tow)
    for colour in CARDS[card].ducks:
        tow.remove(colour)
    hand = tuple([other for other in me.hand if other != card])
    return me._replace(tow=tuple(tow), hand=hand, line=me.line.laid(card)[1])


def with_food(food: Counts, bought: tuple[int, ...], need: Counts) -> Counts:
    """What is of no use goes back."""
    have = [count + bought.count(colour) for colour, count in enumerate(food)]
    while sum(have) > FOOD:
        have[max(range(COLOURS), key=lambda c: (have[c] > 0, have[c] - need[c]))] -= 1
    return tuple(have)


@lru_cache(maxsize=20_000)
def wanted(hand: tuple[int, ...], line: Line, tow: tuple[int, ...]) -> Counts:
    """How many ducks of each colour the best cards in the hand could use, those in the tow left out."""
    best = sorted(hand, key=lambda card: line.laid(card)[1].worth, reverse=True)[:3]
    need = Counter([colour for card in best for colour in CARDS[card].ducks])
    return tuple([max(0, need[colour] - tow.count(colour)) for colour in range(COLOURS)])
