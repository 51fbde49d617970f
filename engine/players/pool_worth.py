"""What the normal player of Duck Pool thinks that pools, turns and cards are worth."""

from collections.abc import Mapping
from typing import NamedTuple

from ..pool.content import FLOATS, KIND, OF_KIND
from ..pool.odds import overcrowds
from ..pool.pools import ARRRWIN, GOLDIE, Circle, Pool, in_play
from ..pool.table import HAND_LIMIT, Position, points_of
from ..values import Frozen, View

GOLD = 5  # P40
DINGY = "dingy"
RESCUERS = ("sam", "julie", "wilma")  # they can undo their own overcrowding, if the table plays with rescue


class Taste(NamedTuple):
    """What a player thinks that things are worth, in cards for its pile; unless told otherwise, a normal one."""

    rivalry: float = 0.9  # what others' cards cost, shared among the others
    later: float = 0.05  # what cards below a pool are worth while it isn't full
    to_come: float = 0.0  # what an icon that is still missing is worth: the ducks that it leaves room for
    drawn: float = 0.15  # what a card drawn into the hand is worth
    deserted: float = 0.5  # what it costs to dive where nobody stands: it brings the end no nearer
    gold_left: float = 2.0  # what it costs to leave a Goldie to the others
    bonus: Mapping[str, float] = Frozen({"amy": 0.2, "julie": 0.3})  # what these effects are worth anywhere
    in_hand: Mapping[str, float] = Frozen(  # what a duck in the hand is worth
        {
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
    )
    a_float: float = 0.3  # what a float in the hand is worth

    def of_hand(self, hand: tuple[str, ...]) -> float:
        return sum([self.in_hand[kind] for kind in hand])


USUAL = Taste()


class Sight(NamedTuple):
    """What the player looks at."""

    here: Position
    seat: int
    weights: tuple[float, ...]  # what a card for each seat is worth to the player
    taste: Taste
    rescue: bool  # whether effects can undo an overcrowding (P14)


class Stand(NamedTuple):
    """How a turn stands: of the pool the icons missing, ducks to be divided and Goldies; how many tokens a Dingy
    has moved, none or one; and the ducks in the hand."""

    room: int
    ducks: int
    gold: int
    moved: int
    hand: tuple[str, ...]


def sight_of(view: View[Position], seat: int, taste: Taste = USUAL) -> Sight:
    """The more points another has, the more its cards matter."""
    here = view.position
    sizes = [1 + size for size in here.pile_sizes]
    others = sum(sizes) - sizes[seat]
    weights = [-taste.rivalry * size / others for size in sizes]
    weights[seat] = 1.0
    rescue = view.options.get("rescue") != "no"  # version 1 has no option
    return Sight(here, seat, tuple(weights), taste, rescue)


# What pools are worth


class Stake(NamedTuple):
    """Who stands at a pool: how many, and what a card for each of them is worth to the player altogether."""

    players: int
    weight: float
    taste: Taste

    def share(self, ducks: int) -> float:
        """What the player gains when that many ducks are divided."""
        return ducks // self.players * self.weight if self.players else 0.0

    def promise(self, ducks: int, room: int) -> float:
        """The same for a pool that is not full: one more duck will come, and leftovers are not lost yet."""
        if not self.players:
            return 0.0
        return (self.taste.later * (ducks + 1) + self.taste.to_come * room) / self.players * self.weight


def stake_at(sight: Sight, tokens: tuple[int, ...], spot: int) -> Stake:
    there = [seat for seat, token in enumerate(tokens) if token == spot]
    return Stake(len(there), sum([sight.weights[seat] for seat in there]), sight.taste)


class Row(NamedTuple):
    """What lies below a pool, as far as it is worth something."""

    spot: int
    ducks: int
    goldies: int
    room: int


def rows_of(circle: Circle, doomed: int) -> list[Row]:
    """P14: a doomed pool will be emptied, whatever lies below it."""
    return [row_of(spot, circle[spot], lost=spot == doomed) for spot in in_play(circle)]


def row_of(spot: int, pool: Pool, *, lost: bool) -> Row:
    if lost or pool.overcrowded:
        return Row(spot, 0, 0, pool.size.ducks)
    return Row(spot, *divisible(pool), pool.room)


def worth(sight: Sight, rows: list[Row], tokens: tuple[int, ...]) -> float:
    """What the table is worth after the check."""
    total = 0.0
    for spot, ducks, goldies, room in rows:
        stake = stake_at(sight, tokens, spot)
        total += stake.promise(ducks, room) if room else stake.share(ducks) + GOLD * goldies
    return total


def divisible(pool: Pool) -> tuple[int, int]:
    """How many cards would be divided, and how many Goldies the filler would get."""
    ducks = sum([not FLOATS[card] for card in pool.row])
    goldies = sum([KIND[card] == GOLDIE for card in pool.row])
    return ducks - goldies, goldies


# What a turn is worth


class Coming(NamedTuple):
    """Ducks that may come and do the same: how likely, and what they do."""

    chance: float
    icons: int
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
        self.stakes = [stake_at(sight, tokens, spot) for tokens in (here.tokens, moved)]
        self.taste = sight.taste
        self.bonus = {**sight.taste.bonus, "lara": robbery(sight)}
        self.rescuers = RESCUERS if sight.rescue else ()
        self.card = sight.taste.drawn * (HAND_LIMIT - len(here.hand)) / HAND_LIMIT
        self._flows: dict[tuple[int, tuple[str, ...]], Flow] = {}
        pool = here.circle[spot]
        self.empty = pool.size.ducks
        ducks = {kind: chance for kind, chance in coming.items() if OF_KIND[kind].ducks and chance > 0}
        floats = [kind for kind in coming if not OF_KIND[kind].is_duck]
        self.over = sum([coming[kind] for kind in floats if overcrowds(pool, OF_KIND[kind])])
        self.end = coming.get(ARRRWIN, 0.0)
        self.any = self.over + self.end + sum(ducks.values())
        self.bonuses = sum([chance * self.bonus.get(kind, 0.0) for kind, chance in ducks.items()])
        self.ducks = self._alike(ducks)

    def _alike(self, ducks: Mapping[str, float]) -> list[Coming]:
        """Kinds that make no difference to the plan are thought of together: it is asked for all the time."""
        chances: dict[tuple[int, bool, bool], float] = {}
        for kind, chance in ducks.items():
            does = OF_KIND[kind].ducks, kind in self.rescuers, kind == DINGY
            chances[does] = chances.get(does, 0.0) + chance
        return [Coming(chance, *does) for does, chance in chances.items()]

    def best(self, stand: Stand) -> float:
        return max([self.flow(stand), *[self.play(stand, kind) for kind in dict.fromkeys(stand.hand)]])

    def flow(self, stand: Stand) -> float:
        """Draw, stop, or fill the pool from the hand."""
        return self._flow(stand).best(stand.room, stand.ducks, stand.moved)

    def stop(self, stand: Stand) -> float:
        return self._flow(stand).stop(stand.room, stand.ducks, stand.moved)

    def draw(self, stand: Stand) -> float:
        return self._flow(stand).draw(stand.room, stand.ducks, stand.moved)

    def _flow(self, stand: Stand) -> "Flow":
        held = stand.gold, stand.hand
        if held not in self._flows:
            self._flows[held] = Flow(self, *held)
        return self._flows[held]

    def play(self, stand: Stand, kind: str) -> float:
        """A duck from the hand, after which anything may be played."""
        rest = stand._replace(hand=without(stand.hand, kind))
        if kind == GOLDIE:
            return self.best(rest._replace(gold=stand.gold + 1))
        if kind == ARRRWIN:
            return self.stakes[stand.moved].promise(stand.ducks + 1, stand.room) + self.taste.of_hand(rest.hand)
        return self.bonus.get(kind, 0.0) + self._after_icons(rest, kind)

    def _after_icons(self, stand: Stand, kind: str) -> float:
        moved = stand.moved or kind == DINGY
        left = stand.room - OF_KIND[kind].ducks
        if left > 0:
            return self.best(stand._replace(room=left, ducks=stand.ducks + 1, moved=moved))
        if left == 0:
            return self.stakes[moved].share(stand.ducks + 1) + GOLD * stand.gold + self.taste.of_hand(stand.hand)
        saved = (stand.ducks, stand.room) if kind in self.rescuers else (0, self.empty)
        return self.stakes[moved].promise(*saved) + self.taste.of_hand(stand.hand)


class Flow:
    """The part of a plan in which cards come from the deck, so that the hand and the Goldies stay what they are."""

    def __init__(self, plan: Plan, gold: int, hand: tuple[str, ...]) -> None:
        self._plan, self._gold, self._hand = plan, gold, hand
        self._held = plan.taste.of_hand(hand)
        self._end = plan.card - plan.taste.gold_left * gold
        self._known: dict[tuple[int, int, int], float] = {}
        self._fitting: dict[int, list[str]] = {}  # ducks in the hand, by their icons
        for kind in dict.fromkeys(hand):
            self._fitting.setdefault(OF_KIND[kind].ducks, []).append(kind)

    def best(self, room: int, ducks: int, moved: int) -> float:
        known = self._known.get((room, ducks, moved))
        if known is None:
            known = max(self.stop(room, ducks, moved), self.draw(room, ducks, moved))
            for kind in self._fitting.get(room, ()):
                known = max(known, self._plan.play(Stand(room, ducks, self._gold, moved, self._hand), kind))
            self._known[room, ducks, moved] = known
        return known

    def stop(self, room: int, ducks: int, moved: int) -> float:
        return self._plan.stakes[moved].promise(ducks, room) + self._held + self._end

    def draw(self, room: int, ducks: int, moved: int) -> float:
        plan = self._plan
        if not plan.any:
            return self.stop(room, ducks, moved)
        promise = plan.stakes[moved].promise
        total = plan.bonuses + plan.over * (promise(0, plan.empty) + self._held)
        total += plan.end * (promise(ducks + 1, room) + self._held)
        for chance, icons, rescues, moves_token in plan.ducks:
            left = room - icons
            if left > 0:
                total += chance * self.best(left, ducks + 1, moved or moves_token)
                continue
            stake = plan.stakes[moved or moves_token]
            if left == 0:
                total += chance * (stake.share(ducks + 1) + GOLD * self._gold + self._held)
            else:
                saved = stake.promise(ducks, room) if rescues else stake.promise(0, plan.empty)
                total += chance * (saved + self._held)
        return total / plan.any


def without(hand: tuple[str, ...], kind: str) -> tuple[str, ...]:
    place = hand.index(kind)
    return hand[:place] + hand[place + 1 :]


def robbery(sight: Sight) -> float:
    """What Lara is worth."""
    piles = [(seat, pile[-1]) for seat, pile in enumerate(sight.here.piles) if pile and seat != sight.seat]
    return max([-sight.weights[seat] * points_of(top) for seat, top in piles], default=0.0)


def stand_of(sight: Sight, spot: int) -> Stand:
    pool = sight.here.circle[spot]
    ducks, gold = divisible(pool)
    hand = tuple(sorted([KIND[card] for card in sight.here.hand if not FLOATS[card]]))
    return Stand(pool.room, ducks, gold, moved=0, hand=hand)
