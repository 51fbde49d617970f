"""How Duck Tow is searched: all that can come of this turn, and then the best plan of the next one, in worlds where the
others have had their turns.

Playouts of single words would tell little here, since a turn is a plan of several. So what is tried are the best ends
of this turn, each by the first word on the way to it. In every imagined world the others play a turn as normal players
while this seat does nothing more; then each end is put into that world, with new food and cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from statistics import fmean
from typing import Any, cast

from ..chance import Chance
from ..game import Game
from ..tow.table import ACTIONS, FOOD, HAND, LIMITS, NOBODY, Position, Table
from ..tow.words import DECK, DONE, END, MEANING
from ..values import View
from . import tow
from .search import Budget, Happened, Happening, Imagine, Judged, Judgement, Parts, mean_and_error
from .tow_line import line_of
from .tow_plan import Me, Planner, me_of, park_of, wanted
from .tow_quick import Asked, asked, idle, quick, step

A_TURN = 1.5  # what a turn brings: others are a turn behind when this seat's next plan is done
WARMTH = 3.0  # how many points make a win e times as likely, in the middle of the game
AT_THE_END = 1.0  # and when this seat has just triggered the end
FEWEST = 2  # worlds; with fewer, the quick player's word is as good

SCORED, COMPLETED, FED, BOUGHT = [  # in this turn, for each point, card, duck and piece of food
    Happening("scored", 1.0),
    Happening("completed", 0.8),
    Happening("fed", 0.3),
    Happening("bought", 0.25),
]

Ends = Mapping[Me, str]  # what this seat may have at the end of its turn, and the first word on the way there


class Next:
    """An imagined world at the beginning of a seat's next turn."""

    def __init__(self, world: Game[Any], seat: int, chance: Chance) -> None:
        table = cast(Table, world)
        self._open = table.open
        play_others(world, seat, chance)
        here = cast(Position, world.view(seat).position)
        self._is_over = world.outcome is not None
        self._formations, self._limit = here.formations, LIMITS[len(here.visitors)]
        self._food = drawn(here, chance)
        self._planner = Planner(park_of(here))
        self._others = [other_worth(world, other) for other in range(world.seated) if other != seat]

    def share(self, end: Me) -> tuple[float, Parts, float]:
        """What share of a win this end of the turn promises; what it is worth to the seat, and to the others."""
        if self._is_over or len(end.line.row) >= self._limit:
            scores = [float(score) for score, _ in self._others]
            return likely(end.line.score, scores, AT_THE_END), {"score": end.line.score}, fmean(scores)
        me = self._filled(end)
        value = self._planner.best(me, ACTIONS)[0]
        worths = [worth + A_TURN for _, worth in self._others]
        return likely(value, worths, WARMTH), self._planner.parts(self._planner.last(me, ACTIONS)), fmean(worths)

    def _filled(self, end: Me) -> Me:
        """T21, T22: with food and cards drawn, less the formations that others have claimed."""
        own = [claim.formation for claim in end.line.claims]
        left = tuple([number for number in self._formations if number not in own])
        line = line_of(end.line.row, end.line.claims, left)
        hand = self._with_cards(end._replace(line=line))
        kept = [min(have, need) for have, need in zip(end.food, wanted(hand, line, end.tow), strict=True)]
        for colour in self._food[: FOOD - sum(kept)]:
            kept[colour] += 1
        return Me(end.at, end.tow, tuple(kept), hand, line, 0)

    def _with_cards(self, end: Me) -> tuple[int, ...]:
        hand = end.hand
        cards = [card for card in self._open if card not in hand]
        cards.sort(key=lambda card: sum(self._planner.promise(end, card)) + end.line.laid(card)[1].worth, reverse=True)
        return tuple(sorted((*hand, *cards[: max(0, HAND - len(hand))])))


def play_others(world: Game[Any], seat: int, chance: Chance) -> None:
    """Until it is this seat's turn again."""
    table = cast(Table, world)
    number = table.turn.number
    while world.outcome is None and (table.turn.number == number or table.turn.seat != seat):
        prompt = world.unanswered()[0]
        ends = prompt.seat == seat and prompt.ask == "act"
        world.play(prompt.seat, END if ends else tow.normal(world.view(prompt.seat), chance))


def drawn(here: Position, chance: Chance) -> list[int]:
    bag = [colour for colour, count in enumerate(here.food_bag) for _ in range(count)]
    return [chance.pick(bag) for _ in range(FOOD)] if bag else []


def other_worth(world: Game[Any], seat: int) -> tuple[int, float]:
    """An opponent's score, and what their table is worth in this world."""
    here = cast(Position, world.view(seat).position)
    me = me_of(here, seat)
    return me.line.score, Planner(park_of(here)).worth(me)


def likely(own: float, others: Sequence[float], warmth: float) -> float:
    return 1 / (1 + sum([exp((other - own) / warmth) for other in others]))


@dataclass(frozen=True)
class TowSearch:
    """`most` ends of the turn are tried in as many worlds as the budget has playouts for."""

    playouts: int = 48
    most: int = 8
    reasons: tuple[str, ...] = (
        *("score", "cards", "row", "ducks", "food", "way"),
        *(SCORED.what, COMPLETED.what, FED.what, BOUGHT.what),
    )

    def judge(
        self, view: View[Any], imagine: Imagine, chance: Chance, budget: Budget, said: str | None = None
    ) -> Judgement:
        usual = quick(view, chance)
        ends = promising(view, self.most, said)
        count = budget.playouts // max(1, len(ends))
        if len(set(ends.values())) < 2 or count < FEWEST:
            return Judgement(usual, usual)
        tries = Tries(ends, me_of(view.position, view.seat or 0))
        for number in range(count):
            if budget.is_up() and number >= FEWEST:
                break
            tries.add(Next(imagine(chance), view.seat or 0, chance))
        return tries.judgement(usual)


def promising(view: View[Any], most: int, said: str | None = None) -> Ends:
    """The ends of the turn that look best, and the word that leads to each; of what was `said`, the best one too."""
    (prompt,) = view.prompts
    here = cast(Position, view.position)
    if len(prompt.moves) == 1 or prompt.ask not in ("act", "draw") or here.trigger != NOBODY:
        return {}
    now = asked(view)
    ends = acts(now) if prompt.ask == "act" else draws(now)
    ranked = sorted(ends, key=now.planner.worth, reverse=True)
    of_said = [end for end in ranked if ends[end] == said][:1]
    return {end: ends[end] for end in [*ranked[:most], *of_said]}


def acts(now: Asked) -> Ends:
    ends = now.planner.ends(now.me, now.here.turn.actions)
    return {end: idle(now) if each is None else step(now, each.tile, each.word) for end, each in ends.items()}


def draws(now: Asked) -> Ends:
    cards = [word for word in now.prompt.moves if word not in (DECK, DONE)]
    return {now.me._replace(hand=tuple(sorted((*now.me.hand, MEANING[word])))): word for word in cards}


class Tries:
    """What each end of the turn has come to, world by world."""

    def __init__(self, ends: Ends, now: Me) -> None:
        self._ends, self._now = ends, now
        self._found: dict[Me, list[tuple[float, Parts, float]]] = {end: [] for end in ends}

    def add(self, world: Next) -> None:
        for end, found in self._found.items():
            found.append(world.share(end))

    def judgement(self, usual: str) -> Judgement:
        """Of the ends that a word leads to, the best one counts."""
        best: dict[str, Me] = {}
        for end in sorted(self._found, key=self._mean):
            best[self._ends[end]] = end
        base = best.get(usual, next(iter(self._found)))
        tried = [self._judged(word, end, base) for word, end in best.items()]
        tried.sort(key=lambda each: -each.share)
        return Judgement(tried[0].word, usual, tuple(tried))

    def _mean(self, end: Me) -> float:
        found = self._found[end]
        return sum([share for share, _, _ in found]) / len(found)

    def _judged(self, word: str, end: Me, base: Me) -> Judged:
        found = self._found[end]
        count = len(found)
        gain, doubt = mean_and_error([each[0] - other[0] for each, other in zip(found, self._found[base], strict=True)])
        names = [name for _, parts, _ in found for name in parts]
        own = {name: sum([parts.get(name, 0.0) for _, parts, _ in found]) / count for name in dict.fromkeys(names)}
        others = sum([other for _, _, other in found]) / count
        brings = happened(self._now, end)
        brought = {each: 1.0 for each, much in brings.items() if much > 0}
        return Judged(word, self._mean(end), gain, doubt, count, own, others, brings, brought)


def happened(now: Me, end: Me) -> Happened:
    """What this turn has brought by its end."""
    eaten = sum([max(0, before - after) for before, after in zip(now.food, end.food, strict=True)])
    bought = sum([max(0, after - before) for before, after in zip(now.food, end.food, strict=True)])
    return {
        SCORED: end.line.score - now.line.score,
        COMPLETED: len(end.line.row) - len(now.line.row),
        FED: eaten if end.fed else 0,
        BOUGHT: bought,
    }


TOW = TowSearch()
