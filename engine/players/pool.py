"""The players of Duck Pool. The normal one counts the cards it cannot see, and weighs whom a full pool serves.

The simple one stays at its own pool and draws as long as a fixed number of icons is missing. The best such number is
one: it never stops. Both judge effects alike.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from ..chance import Chance
from ..pool.content import FLOATS, KIND, OF_KIND
from ..pool.game import CANCEL, END, NUMBER, PASS, TOP
from ..pool.odds import chances, overcrowds
from ..pool.pools import ARRRWIN, GOLDIE, Circle, Pool, havens, in_play, kinds_below, newest
from ..pool.table import HAND_LIMIT, Position, points_of
from ..values import Prompt, View, changed

RIVALRY = 0.9  # what others' cards cost, shared among the others
LATER = 0.05  # what cards below a pool are worth that is not full yet
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
RESCUERS = ("sam", "julie", "wilma")  # they can undo their own overcrowding


class Sight(NamedTuple):
    """What the player looks at."""

    here: Position
    seat: int
    weights: tuple[float, ...]  # what a card for each seat is worth to the player


class Stand(NamedTuple):
    """How a turn stands: of the pool the icons missing, ducks to be divided and Goldies; whether a Dingy has moved a
    token; and the ducks in the hand."""

    room: int
    ducks: int
    gold: int
    moved: bool
    hand: tuple[str, ...]


def normal(view: View[Position], _: Chance) -> str:
    return answer(view, choose_pool, choose_act)


def with_threshold(missing: int) -> Callable[[View[Position], Chance], str]:
    """A player that draws as long as that many icons are missing."""
    return lambda view, _: answer(view, stay, threshold(missing))


simple = with_threshold(1)  # the best of them: to stop earlier wins less


def answer(view: View[Position], dive: Callable[[Sight, Prompt], str], act: Callable[[Sight, Prompt], str]) -> str:
    prompt = view.unanswered[0]
    sight = sight_of(view.position, prompt.seat)
    match prompt.ask:
        case "dive":
            return dive(sight, prompt)
        case "act":
            return act(sight, prompt)
        case _:
            return ANSWERS[prompt.ask](sight, prompt)


def sight_of(here: Position, seat: int) -> Sight:
    """The more points another has, the more its cards matter."""
    sizes = [1 + size for size in here.pile_sizes]
    others = sum(sizes) - sizes[seat]
    weights = [-RIVALRY * size / others for size in sizes]
    weights[seat] = 1.0
    return Sight(here, seat, tuple(weights))


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


def rows_of(circle: Circle) -> list[Row]:
    return [row_of(spot, circle[spot]) for spot in in_play(circle)]


def row_of(spot: int, pool: Pool) -> Row:
    return Row(spot, 0, 0, full=False) if pool.overcrowded else Row(spot, *divisible(pool), full=pool.full)


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
    goldies = sum([KIND[card] == GOLDIE for card in pool.face_up])
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
        return Coming(chance, OF_KIND[kind].ducks, self._bonus.get(kind, 0.0), kind in RESCUERS, kind == "dingy")

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


# Turns


def stay(_: Sight, prompt: Prompt) -> str:
    return prompt.default or prompt.moves[0]


def choose_pool(sight: Sight, prompt: Prompt) -> str:
    """The pool at which a turn promises most, compared with leaving it alone."""
    coming, moved = chances(sight.here), best_tokens(sight)

    def gain(word: str) -> float:
        spot = NUMBER[word]
        plan, stand = Plan(sight, spot, coming, moved), stand_of(sight, spot)
        idle = 0.0 if spot in sight.here.tokens else DESERTED
        return plan.best(stand) - plan.stop(stand) - idle

    return max(prompt.moves, key=gain)


def choose_act(sight: Sight, prompt: Prompt) -> str:
    """Draw, play a duck from the hand, or end, whatever is worth most."""
    spot = sight.here.marker
    plan, stand = Plan(sight, spot, chances(sight.here), best_tokens(sight)), stand_of(sight, spot)
    values = {END: plan.stop(stand)}
    if TOP in prompt.moves:
        values[TOP] = plan.draw(stand)
    for kind in dict.fromkeys(stand.hand):
        values[f"play {kind}"] = plan.play(stand, kind)
    return max(values, key=values.__getitem__)


def best_tokens(sight: Sight) -> tuple[int, ...]:
    """Where the tokens would stand after the best use of a Dingy."""
    others = [seat for seat in range(len(sight.here.tokens)) if seat != sight.seat]
    moved = [tokens for other in others for tokens in moves_of(sight, other)]
    rows = rows_of(sight.here.circle)
    return max(moved, key=lambda tokens: worth(sight, rows, tokens))


def threshold(missing: int) -> Callable[[Sight, Prompt], str]:
    """Fill the pool from the hand if that goes; else draw as long as that many icons are missing."""

    def act(sight: Sight, prompt: Prompt) -> str:
        room = sight.here.circle[sight.here.marker].room
        ducks = [KIND[card] for card in sight.here.hand if not FLOATS[card]]
        fitting = [f"play {kind}" for kind in ducks if OF_KIND[kind].ducks == room]
        if fitting:
            return fitting[0]
        return TOP if room >= missing and TOP in prompt.moves else END

    return act


# Effects


def choose_from(sight: Sight, prompt: Prompt) -> str:
    """Sam, Julie and Wilma: where the best card to work on lies."""
    kind = prompt.about or ""
    return max(prompt.moves, key=lambda word: max(works(sight, kind, NUMBER[word]).values()))


def choose_which(sight: Sight, prompt: Prompt) -> str:
    kind, place = (prompt.about or "").split()
    values = works(sight, kind, int(place) - 1)
    return max(prompt.moves, key=lambda word: values[word.partition(" ")[2]])


def choose_haven(sight: Sight, prompt: Prompt) -> str:
    _, place, wanted = (prompt.about or "").split()
    spot = int(place) - 1
    card = newest("wilma", sight.here.circle, spot, wanted)
    return max(prompt.moves, key=lambda word: worth_after(sight, carried(sight, spot, card, NUMBER[word])))


def works(sight: Sight, kind: str, spot: int) -> dict[str, float]:
    """What the table is worth after the duck has worked on each kind of card below this pool."""
    circle = sight.here.circle
    return {
        wanted: value_of_work(sight, kind, spot, newest(kind, circle, spot, wanted))
        for wanted in kinds_below(kind, circle, spot)
    }


def value_of_work(sight: Sight, kind: str, spot: int, card: int) -> float:
    circle = sight.here.circle
    match kind:
        case "sam":
            return worth_after(sight, changed(circle, spot, circle[spot].with_flipped(card)))
        case "julie":
            taken = worth_after(sight, changed(circle, spot, circle[spot].without(card)))
            return taken + IN_HAND.get(KIND[card], FLOAT)
        case _:
            return max([worth_after(sight, carried(sight, spot, card, to)) for to in havens(circle, spot, card)])


def carried(sight: Sight, spot: int, card: int, to: int) -> Circle:
    circle = sight.here.circle
    left = changed(circle, spot, circle[spot].without(card))
    return changed(left, to, circle[to].with_card(card))


def worth_after(sight: Sight, circle: Circle) -> float:
    return worth(sight, rows_of(circle), sight.here.tokens)


def choose_opponent(sight: Sight, prompt: Prompt) -> str:
    rows = rows_of(sight.here.circle)

    def value(word: str) -> float:
        return max([worth(sight, rows, tokens) for tokens in moves_of(sight, NUMBER[word])])

    return max(prompt.moves, key=value)


def moves_of(sight: Sight, opponent: int) -> list[tuple[int, ...]]:
    """Where the tokens would stand if this one moved."""
    tokens = sight.here.tokens
    spots = [spot for spot in in_play(sight.here.circle) if spot != tokens[opponent]]
    return [changed(tokens, opponent, spot) for spot in spots]


def choose_home(sight: Sight, prompt: Prompt) -> str:
    """A pool for a token: one's own where most is promised, another's where least is."""
    _, _, token = (prompt.about or "").rpartition("token ")
    seat, tokens, rows = int(token) - 1, sight.here.tokens, rows_of(sight.here.circle)

    def value(word: str) -> float:
        return worth(sight, rows, changed(tokens, seat, NUMBER[word]))

    return max(prompt.moves, key=value)


def choose_victim(sight: Sight, prompt: Prompt) -> str:
    """A Goldie on top first, then who has most."""

    def loss(word: str) -> tuple[int, int]:
        seat = NUMBER[word]
        return points_of(sight.here.piles[seat][-1]), sight.here.pile_sizes[seat]

    return max(prompt.moves, key=loss)


# The hand


def choose_discard(sight: Sight, _: Prompt) -> str:
    """A second float before anything, then the duck that is worth least in the hand."""
    floats = [card for card in sight.here.hand if FLOATS[card]]
    ducks = [KIND[card] for card in sight.here.hand if not FLOATS[card]]
    if len(floats) > 1 or not ducks:
        return f"discard {KIND[max(floats, key=FLOATS.__getitem__)]}"
    return f"discard {min(ducks, key=IN_HAND.__getitem__)}"


def choose_window(sight: Sight, prompt: Prompt) -> str:
    return CANCEL if CANCEL in prompt.moves and harmful(sight, prompt.about or "") else PASS


def harmful(sight: Sight, kind: str) -> bool:
    """Whether a float is well spent on this effect."""
    here, mine = sight.here, sight.here.turn.seat == sight.seat
    match kind:
        case "lara":
            pile = here.piles[sight.seat]
            golden = bool(pile) and KIND[pile[-1]] == GOLDIE
            return not mine and (golden or len(pile) == max(here.pile_sizes))
        case "dingy":
            return not mine and here.tokens[sight.seat] == here.marker and here.circle[here.marker].room <= 4
        case "sam" | "julie" | "wilma":
            spot = here.marker
            saved = here.circle[spot].overcrowded
            return not mine and saved and stake_at(sight, here.tokens, spot).weight < 0
        case "arrrwin":
            return mine and len([card for card in here.hand if FLOATS[card]]) > 1
        case _:
            return False


ANSWERS: Mapping[str, Callable[[Sight, Prompt], str]] = {
    "from": choose_from,
    "which": choose_which,
    "haven": choose_haven,
    "opponent": choose_opponent,
    "new pool": choose_home,
    "marker": choose_pool,
    "victim": choose_victim,
    "place": choose_home,
    "discard": choose_discard,
    "window": choose_window,
}
