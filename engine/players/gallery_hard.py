"""How Duck Gallery is searched: until one's own next turn. What the table is worth then was learnt from many games: a
lead is worth little, but the last duck a lot, and most if nobody can aim at it."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, cast

from ..gallery.choices import CHOICES
from ..gallery.content import CARDS, CONTENT, FOLDER
from ..gallery.line import NOBODY, SPACES
from ..gallery.table import Position, Table
from ..game import Game
from ..values import Event, View
from .fitted import Features, parts, weights_in
from .gallery import dangers, normal
from .search import LOST, WON, Happening, Parts, Searcher

LEAVING = SPACES[:2]  # who is there is soon under the deck, where nobody can aim
TURNS = 1  # how many turns of one's own are looked ahead
OUT = {"ducks": -8.0}  # worth of a seat without ducks
WEIGHTS = weights_in(FOLDER)
SHOT = Happening("shot", -1.0)  # one's own duck


def worth(game: Game[Any], seat: int) -> Parts:
    return OUT if is_out(game, seat) else parts(features(game, seat), WEIGHTS)


def is_out(game: Game[Any], seat: int) -> bool:
    return cast(Table, game).lost[seat] >= CONTENT.ducks


def features(game: Game[Any], seat: int) -> Features:
    """All that happens to a duck counts as the share of the ducks it is: the last one is all there is. How much it
    counts also depends on how many are still in."""
    gallery = cast(Table, game)
    among = f"among {sum([lost < CONTENT.ducks for lost in gallery.lost])}"
    left = CONTENT.ducks - gallery.lost[seat]
    places = (seat - gallery.turn) % gallery.seated
    found = {f"ducks {left} {among}": 1.0, "turn": places / gallery.seated}
    for card in gallery.hands[seat]:
        name = f"cards {CARDS[card]}"
        found[name] = found.get(name, 0.0) + 1.0
    for name, count in _afloat(gallery, seat, is_next=not places).items():
        found[f"{name} {among}"] = count / left
    return found


def _afloat(gallery: Table, seat: int, *, is_next: bool) -> Features:
    """What can happen to the seat's ducks in the line; those in the deck are safe."""
    found: dict[str, float] = defaultdict(float)
    for at, card in enumerate(gallery.line):
        if card.hidden == seat:
            found["line hidden"] += 1
        if card.duck != seat:
            continue
        found["line front" if at in LEAVING else "line"] += 1
        if card.shelter != NOBODY:
            found["line protected"] += 1
        elif gallery.markers[at]:
            found["marked next" if is_next else "marked"] += 1
        else:
            found["danger"] += dangers(gallery.markers)[at]
    return found


def some_turns(game: Game[Any], seat: int) -> Callable[[Game[Any]], bool]:
    start = cast(Table, game).turns
    own = TURNS

    def is_far_enough(world: Game[Any]) -> bool:
        nonlocal start, own
        gallery = cast(Table, world)
        if gallery.turns > start and gallery.turn == seat:
            start, own = gallery.turns, own - 1
        return own <= 0

    return is_far_enough


def unless_out(view: View[Position], words: Sequence[str]) -> Sequence[str]:
    """Without ducks nothing can be won any more, and a normal player's word is good enough."""
    return () if view.position.lost[view.seat or 0] >= CONTENT.ducks else words


def noticed(event: Event, seat: int) -> tuple[Happening, float] | None:
    if event.kind == "out" and event.seat != seat:
        return Happening("out", 1.0, event.seat), 1.0
    duck = event.facts["duck"] if event.kind == "hit" else NOBODY
    if duck == seat:
        return SHOT, 1.0
    if duck != NOBODY and event.seat == seat:
        return Happening("hit", 0.5, cast(int, duck)), 1.0
    return None


GALLERY = Searcher(
    player=normal,
    worth=worth,
    reasons=("ducks", "line", "marked", "danger", "turn", "cards", SHOT.what, "hit", "out", WON.what, LOST.what),
    noticed=noticed,
    is_far_enough=some_turns,
    asks=frozenset(["card", "neighbour", "cover", "order", *CHOICES]),
    playouts=120,
    margin=1.0,
    promising=unless_out,
    is_later="turn",
)
