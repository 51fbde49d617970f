"""How Duck Pool is searched: until the turn is over, then who has points, a good pool and good cards.

What all that is worth was not thought up but counted: who won a thousand games between normal players, by how the table
looked at the beginning of each turn. The weights say that the normal player thinks too little of its hand, and that
small ducks are good below its own pool and large ones below the others': so the one that the search starts from values
things otherwise.
"""

from collections.abc import Callable, Sequence
from typing import Any, cast

from ..game import Game
from ..pool.content import FLOATS, FOLDER, KIND
from ..pool.game import HOLD
from ..pool.pools import GOLDIE, in_play
from ..pool.table import Table, points_of
from ..values import Event, Frozen, View
from .fitted import Features, parts, weights_in
from .pool import with_taste
from .pool_worth import Taste, divisible
from .search import LOST, WON, Happening, Parts, Searcher

KEEN = Taste(  # from the same weights, a point being about 0.22; the first two are less, by contests
    later=0.2,
    to_come=0.08,
    drawn=0.5,
    bonus=Frozen({"amy": 0.5, "julie": 0.5}),
    in_hand=Frozen(
        {
            "goldie": 2.4,
            "dingy": 1.0,
            "lara": 0.7,
            "james": 0.7,
            "amy": 0.6,
            "julie": 0.4,
            "sam": 0.25,
            "arrrwin": 0.1,
            "wilma": 0.05,
            "albert": 0.0,
        }
    ),
    a_float=1.2,
)
keen = with_taste(KEEN)

TURNS = 1  # that are played out: two cost twice as much and gave no better words
WEIGHTS = weights_in(FOLDER)
SCORED, THEY_SCORED = Happening("scored", 1.0), Happening("they-scored", -0.7)  # for every point, as all of these
ROBBED = Happening("robbed", -1.0)


def features(game: Game[Any], seat: int) -> Features:
    """What the weights are for."""
    pool = cast(Table, game)
    return {**_of_points(pool, seat), **_of_pools(pool, seat), **_of_hand(pool, seat)}


def _of_points(pool: Table, seat: int) -> Features:
    """A lead is worth more the fewer pools are still to be filled."""
    points = float(sum([points_of(card) for card in pool.piles[seat]]))
    left = len(pool.pool_deck) + len(in_play(pool.circle)) - 1
    on_top = bool(pool.piles[seat]) and KIND[pool.piles[seat][-1]] == GOLDIE
    return {"points": points, "points late": points / max(1, left), "points gold on top": float(on_top)}


def _of_pools(pool: Table, seat: int) -> Features:
    """When the own turn comes, and the share of the own pool: the ducks below it, and the room for more of them."""
    mine = pool.circle[pool.tokens[seat]]
    there = pool.tokens.count(pool.tokens[seat])
    ducks, _ = divisible(mine)
    wait = (seat - pool.turn.seat) % pool.seated / pool.seated
    room = mine.room / there if mine.card else 0.0
    return {"pools wait": wait, "pools ducks": ducks / there, "pools room": room}


def _of_hand(pool: Table, seat: int) -> Features:
    counts: dict[str, float] = {}
    for card in pool.hands[seat]:
        name = "floats" if FLOATS[card] else f"hand {KIND[card]}"
        counts[name] = counts.get(name, 0.0) + 1.0
    return counts


def worth(game: Game[Any], seat: int) -> Parts:
    return parts(features(game, seat), WEIGHTS)


def some_turns(game: Game[Any], _: int) -> Callable[[Game[Any]], bool]:
    until = cast(Table, game).turn.number + TURNS
    return lambda world: cast(Table, world).turn.number >= until


def without_waiting(_: View[Any], words: Sequence[str]) -> Sequence[str]:
    """A computer has no use for more time."""
    return [word for word in words if word != HOLD]


def noticed(event: Event, seat: int) -> tuple[Happening, float] | None:
    """Points that somebody gets, and points that Lara takes away."""
    if event.kind == "points":
        points = sum([points_of(card) for card in cast(tuple[int, ...], event.facts["cards"])])
        return (SCORED if event.seat == seat else THEY_SCORED), float(points)
    if event.kind == "rob":
        victim, points = cast(int, event.facts["victim"]), points_of(cast(int, event.facts["card"]))
        if victim == seat:
            return ROBBED, float(points)
        return (Happening("robs", 0.7, victim), float(points)) if event.seat == seat else None
    return None


POOL = Searcher(
    player=keen,
    worth=worth,
    reasons=(
        "points",
        "pools",
        "hand",
        "floats",
        SCORED.what,
        THEY_SCORED.what,
        ROBBED.what,
        "robs",
        WON.what,
        LOST.what,
    ),
    noticed=noticed,
    is_far_enough=some_turns,
    asks=frozenset(["act", "which", "from", "haven", "new pool", "opponent", "marker", "place", "window"]),
    playouts=100,
    margin=1.5,
    promising=without_waiting,
    is_later="turn",
    is_due=lambda _, asked: asked.ask != "window",  # what somebody else does there, they would have done anyway
)
