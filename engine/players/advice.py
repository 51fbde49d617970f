"""What a hard player makes of others' decisions: a suggestion with its reason, and what a decision has cost.

It judges by what the seat could know at that moment, not by what came of it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..chance import Chance
from ..game import Game
from ..record import Said
from .levels import Thinker, judgement
from .search import WON, Happening, Judged, Judgement

OTHERS, OTHER = "others", "other"  # reasons: it's worse for the others, or nothing in particular
SURE = 0.9  # of the playouts: what a word brings as often as that, it brings
SLIGHT = 0.3  # what the others lose: if it's less, hardly anybody would notice
NOTABLE = 0.25  # of a happening that's worth 1: what makes less of a difference is no reason
CLEAR = 2.0  # standard errors by which a word must be worse to be called a mistake


class Reason(NamedTuple):
    """What makes a word better: something that happens, or with another word would happen, so often or so much; or a
    part of what the table is worth then."""

    what: str
    much: float = 0.0
    about: int | str | None = None  # a seat, or something on the board


class Suggestion(NamedTuple):
    """What to say, and the reason. There is none if nothing else was worth trying, or is about as good."""

    word: str
    why: Reason | None


class Mistake(NamedTuple):
    """What was said, what would have been better and by how much of a win, and the reason."""

    said: str
    better: str
    cost: float
    why: Reason


def judged(thinker: Thinker, game: Game[Any], said: Said, chance: Chance) -> Judgement:
    """Of a decision in the game just before it."""
    about = next((p.about for p in game.prompts() if p.seat == said.seat and said.word in p.moves), None)
    return judgement(thinker, game, said.seat, chance, about=about, said=said.word)


def suggestion(judgement: Judgement) -> Suggestion:
    """Compared with what else seems best. What makes a clear difference comes first, then what the word itself surely
    brings, even if another one would as well: that's what whoever plays it can see."""
    chosen = judgement.of(judgement.word)
    others = [each for each in well_tried(judgement) if each.word != judgement.word]
    if chosen is None:
        return Suggestion(judgement.word, None)
    if not others:
        return Suggestion(judgement.word, sure_reason(chosen))
    other = max(others, key=lambda each: each.gain)
    is_better = chosen.gain - other.gain > min(chosen.doubt, other.doubt) or chosen.share == 1.0
    every = [each for each in judgement.tried if each.playouts and each.word != judgement.word]
    clear = visible_reason(chosen, other, every) if is_better else None
    why = clear or sure_reason(chosen) or (hidden_reason(chosen, other) if is_better else None)
    return Suggestion(judgement.word, why)


def cost_of(judgement: Judgement, word: str) -> float:
    best, said = best_of(judgement), judgement.of(word)
    return best.gain - said.gain if best and said else 0.0


def mistake(judgement: Judgement, word: str) -> Mistake | None:
    """None if nothing is clearly better."""
    best, said = best_of(judgement), judgement.of(word)
    if best is None or said is None or best.gain - said.gain <= CLEAR * max(best.doubt, said.doubt):
        return None
    return Mistake(word, best.word, best.gain - said.gain, reason(best, said))


def best_of(judgement: Judgement) -> Judged | None:
    """What promises most."""
    return max(well_tried(judgement), key=lambda each: each.gain, default=None)


def well_tried(judgement: Judgement) -> list[Judged]:
    """The words that were tried about as often as any."""
    most = max([each.playouts for each in judgement.tried], default=0)
    return [each for each in judgement.tried if 2 * each.playouts >= most]


def reason(best: Judged, said: Judged) -> Reason:
    """Compared with what was really said: what players can see for themselves comes first."""
    return visible_reason(best, said, [said]) or hidden_reason(best, said)


def visible_reason(best: Judged, other: Judged, instead: Sequence[Judged]) -> Reason | None:
    """Something good that happens more often, or something bad that would, whatever else is said. `instead` are all
    words that could be said: what wouldn't befall whoever says any of them is no reason."""
    happened = dict.fromkeys([*best.happened, *other.happened])
    without = {each: often_without(each, other, instead) for each in happened}
    gains = {each: each.value * (best.happened.get(each, 0) - without[each]) for each in happened}
    most = max(gains, key=gains.__getitem__, default=None)
    if most is None or gains[most] < NOTABLE:
        return None
    return Reason(most.what, best.happened[most] if most.value > 0 else without[most], most.about)


def often_without(happening: Happening, other: Judged, instead: Sequence[Judged]) -> float:
    """Whoever can avoid something bad by another word would say that one."""
    found = [each.happened.get(happening, 0.0) for each in instead]
    return min(found) if happening.value < 0 else other.happened.get(happening, 0.0)


def sure_reason(best: Judged) -> Reason | None:
    """The best of what the word itself brings nearly always."""
    good = {each: each.value * best.happened.get(each, 0) for each, often in best.brought.items() if often >= SURE}
    most = max(good, key=good.__getitem__, default=None)
    if most is None or good[most] < NOTABLE:
        return None
    return Reason(most.what, best.happened[most], most.about)


def hidden_reason(best: Judged, other: Judged) -> Reason:
    """The part of the evaluation that makes the difference: one of the game's own, or what the others lose. Whoever may
    win now doesn't care about that."""
    gains = {name: value - other.own.get(name, 0.0) for name, value in best.own.items()}
    lost = other.others - best.others
    if lost >= SLIGHT and best.happened.get(WON, 0) < NOTABLE:
        gains[OTHERS] = lost
    most = max(gains, key=gains.__getitem__, default=OTHER)
    return Reason(most if gains.get(most, 0) > 0 else OTHER)
