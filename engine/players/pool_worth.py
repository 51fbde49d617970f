"""What the normal player of Duck Pool thinks that pools, turns and cards are worth."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from ..pool.content import FLOATS, KIND, OF_KIND
from ..pool.odds import overcrowds
from ..pool.pools import ARRRWIN, GOLDIE, Circle, Pool, in_play
from ..pool.table import HAND_LIMIT, Position, points_of
from ..values import View

RIVALRY = 0.9  # what others' cards cost, shared among the others
LATER = 0.05  # what cards below a pool are worth while it isn't full
DRAWN = 0.15  # what a card drawn into the hand is worth
DESERTED = 0.5  # what it costs to dive where nobody stands: it brings the end no nearer
GOLD_LEFT = 2.0  # what it costs to leave a Goldie to the others
BONUS = {"amy": 0.2, "julie": 0.3}  # what these effects are worth anywhere
IN_HAND = {  # what a duck in the hand is worth
    "dingy": 0.6,
    "goldie": 0.8,
    "lara": 0.3,
    "sam": 0.25,
    "julie": 0.25,
    "james": 0.25,
    "amy": 0.2,
    "wilma": 0.15,
    "albert": 0.1,
    "arrrwin": 0.05,
}
GOLD = 5  # P40
FLOAT = 0.3  # what a float in the hand is worth
RESCUERS = ("sam", "julie", "wilma")  # they can undo their own overcrowding, if the table plays with rescue


class Sight(NamedTuple):
    """What the player looks at."""

    here: Position
    seat: int
    weights: tuple[float, ...]  # what a card for each seat is worth to the player
    rescue: bool  # whether effects can undo an overcrowding (P14)


class Stand(NamedTuple):
    """How a turn stands: of the pool the icons missing, ducks to be divided and Goldies; whether a Dingy has moved a
    token; and the ducks in the hand."""

    room: int
    ducks: int
    gold: int
    moved: bool
    hand: tuple[str, ...]


def sight_of(view: View[Position], seat: int) -> Sight:
    """The more points another has, the more its cards matter."""
    here = view.position
    sizes = [1 + size for size in here.pile_sizes]
    others = sum(sizes) - sizes[seat]
    weights = [-RIVALRY * size / others for size in sizes]
    weights[seat] = 1.0
    return Sight(here, seat, tuple(weights), rescue=view.options.get("rescue") != "no")  # version 1 has no option


# What pools are worth


class Stake(NamedTuple):
    """Who stands at a pool: how many, and what a card for each of them is worth to the player altogether."""

    players: int
    weight: float

    def share(self, ducks: int) -> float:
        """What the player gains when that many ducks are divided."""
        return ducks // self.players * self.weight if self.players else 0.0

    def promise(self, ducks: int) -> float:
        """The same for a pool that is not full: one more duck will come, and leftovers are not lost yet."""
        return LATER * (ducks + 1) / self.players * self.weight if self.players else 0.0


def stake_at(sight: Sight, tokens: tuple[int, ...], spot: int) -> Stake:
    there = [seat for seat, token in enumerate(tokens) if token == spot]
    return Stake(len(there), sum([sight.weights[seat] for seat in there]))


class Row(NamedTuple):
    """What lies below a pool, as far as it is worth something."""

    spot: int
    ducks: int
    goldies: int
    full: bool


def rows_of(circle: Circle, doomed: int) -> list[Row]:
    """P14: a doomed pool will be emptied, whatever lies below it."""
    return [row_of(spot, circle[spot], lost=spot == doomed) for spot in in_play(circle)]


def row_of(spot: int, pool: Pool, *, lost: bool) -> Row:
    if lost or pool.overcrowded:
        return Row(spot, 0, 0, full=False)
    return Row(spot, *divisible(pool), full=pool.full)


def worth(sight: Sight, rows: list[Row], tokens: tuple[int, ...]) -> float:
    """What the table is worth after the check."""
    total = 0.0
    for spot, ducks, goldies, full in rows:
        stake = stake_at(sight, tokens, spot)
        total += stake.share(ducks) + GOLD * goldies if full else stake.promise(ducks)
    return total


def divisible(pool: Pool) -> tuple[int, int]:
    """How many cards would be divided, and how many Goldies the filler would get."""
    ducks = sum([not FLOATS[card] for card in pool.row])
    goldies = sum([KIND[card] == GOLDIE for card in pool.row])
    return ducks - goldies, goldies


# What a turn is worth


class Coming(NamedTuple):
    """A kind of duck that may come: how likely, and what it does."""

    chance: float
    icons: int
    bonus: float
    rescues: bool
    moves_token: bool


class Plan:
    """What a turn at one pool is worth, if at every moment the best is done: draw, play from the hand, or stop.

    Every kind that may come is counted. One Dingy is thought of, used as well as can be; of the other effects only what
    they are worth on the whole. After a card from the deck, the hand is thought of only to fill the pool. What changes
    nothing, a Goldie or a float that the pool bears, is left out: another card comes after it.
    """

    def __init__(self, sight: Sight, spot: int, coming: Mapping[str, float], moved: tuple[int, ...]) -> None:
        here = sight.here
        self._stakes = [stake_at(sight, tokens, spot) for tokens in (here.tokens, moved)]
        self._bonus = {**BONUS, "lara": robbery(sight)}
        self._rescuers = RESCUERS if sight.rescue else ()
        self._card = DRAWN * (HAND_LIMIT - len(here.hand)) / HAND_LIMIT
        self._known: dict[Stand, float] = {}
        pool = here.circle[spot]
        self._ducks = [
            self._duck(kind, chance) for kind, chance in coming.items() if OF_KIND[kind].ducks and chance > 0
        ]
        floats = [kind for kind in coming if not OF_KIND[kind].is_duck]
        self._over = sum([coming[kind] for kind in floats if overcrowds(pool, OF_KIND[kind])])
        self._end = coming.get(ARRRWIN, 0.0)
        self._any = self._over + self._end + sum([duck.chance for duck in self._ducks])

    def _duck(self, kind: str, chance: float) -> Coming:
        return Coming(chance, OF_KIND[kind].ducks, self._bonus.get(kind, 0.0), kind in self._rescuers, kind == "dingy")

    def best(self, stand: Stand) -> float:
        return max([self.flow(stand), *[self.play(stand, kind) for kind in dict.fromkeys(stand.hand)]])

    def flow(self, stand: Stand) -> float:
        """Draw, stop, or fill the pool from the hand."""
        known = self._known.get(stand)
        if known is None:
            fitting = [kind for kind in dict.fromkeys(stand.hand) if OF_KIND[kind].ducks == stand.room]
            known = max([self.stop(stand), self.draw(stand), *[self.play(stand, kind) for kind in fitting]])
            self._known[stand] = known
        return known

    def stop(self, stand: Stand) -> float:
        return self._left(stand, stand.ducks) + self._card - GOLD_LEFT * stand.gold

    def draw(self, stand: Stand) -> float:
        if not self._any:
            return self.stop(stand)
        total = self._over * self._left(stand, 0) + self._end * self._left(stand, stand.ducks + 1)
        for duck in self._ducks:
            total += duck.chance * (duck.bonus + self._after_icons(stand, duck, self.flow))
        return total / self._any

    def play(self, stand: Stand, kind: str) -> float:
        """A duck from the hand, after which anything may be played."""
        place = stand.hand.index(kind)
        rest = stand._replace(hand=stand.hand[:place] + stand.hand[place + 1 :])
        if kind == GOLDIE:
            return self.best(rest._replace(gold=stand.gold + 1))
        if kind == ARRRWIN:
            return self._left(rest, stand.ducks + 1)
        duck = self._duck(kind, 1.0)
        return duck.bonus + self._after_icons(rest, duck, self.best)

    def _after_icons(self, stand: Stand, duck: Coming, go_on: Callable[[Stand], float]) -> float:
        room, ducks, gold, moved, hand = stand
        moved = moved or duck.moves_token
        left = room - duck.icons
        if left > 0:
            return go_on(Stand(left, ducks + 1, gold, moved, hand))
        if left == 0:
            return self._stakes[moved].share(ducks + 1) + GOLD * gold + in_hand(hand)
        return self._stakes[moved].promise(ducks if duck.rescues else 0) + in_hand(hand)

    def _left(self, stand: Stand, ducks: int) -> float:
        """What it is worth to leave the pool with that many ducks."""
        return self._stakes[stand.moved].promise(ducks) + in_hand(stand.hand)


def robbery(sight: Sight) -> float:
    """What Lara is worth."""
    piles = [(seat, pile[-1]) for seat, pile in enumerate(sight.here.piles) if pile and seat != sight.seat]
    return max([-sight.weights[seat] * points_of(top) for seat, top in piles], default=0.0)


@cache
def in_hand(hand: tuple[str, ...]) -> float:
    return sum([IN_HAND[kind] for kind in hand])


def stand_of(sight: Sight, spot: int) -> Stand:
    pool = sight.here.circle[spot]
    ducks, gold = divisible(pool)
    hand = tuple(sorted([KIND[card] for card in sight.here.hand if not FLOATS[card]]))
    return Stand(pool.room, ducks, gold, moved=False, hand=hand)
