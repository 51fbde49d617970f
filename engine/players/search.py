"""Search: every word a seat may say is tried in worlds that the seat can imagine, played on for a while by normal
players, and judged by how the table looks then.

All words are tried in the same worlds, so that they differ by what they do and not by luck. The better half of them is
tried further and further. The word that the normal player would say is kept unless another one is clearly better: a few
playouts are a poor guide.

What a searcher gets is a view and a way to imagine worlds, never the game.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log2, sqrt
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from ..chance import Chance
from ..game import Game
from ..values import Event, Prompt, View

Player = Callable[[View[Any], Chance], str]
Imagine = Callable[[Chance], Game[Any]]
Parts = Mapping[str, float]  # what a table is worth to a seat, by what makes it worth that

FEWEST = 8  # playouts of a word; with fewer, the normal player's word is better than a guess
LONGEST = 400  # moves of a playout: none takes that long, but a game must never stand still


class Happening(NamedTuple):
    """Something that can come of a word, such as touching buoy 2, and how good that is for the seat. It's for telling
    why a word is better; which one is better is judged by shares of a win."""

    what: str
    value: float
    about: int | str | None = None  # a seat, or something on the board


Happened = Mapping[Happening, float]  # how often on average, or how much of it
WON, LOST = Happening("won", 4.0), Happening("lost", -4.0)  # the game, in a playout


def never() -> bool:
    return False


class Budget(NamedTuple):
    """How long a computer may think: so many playouts, or until time is up. Only the first always gives the same."""

    playouts: int
    is_up: Callable[[], bool] = never


class Judged(NamedTuple):
    """What was found out about a word: the share of a win that it promises, and why. `gain` is how much better it is
    than the normal player's word, `doubt` the standard error of that."""

    word: str
    share: float
    gain: float
    doubt: float
    playouts: int
    own: Parts  # what the table is worth to the seat itself afterwards, if the game isn't over
    others: float  # and to each of the others
    happened: Happened
    brought: Happened = MappingProxyType({})  # in how many playouts the word itself did it, before the turn was over


class Judgement(NamedTuple):
    """The word to say, what a normal player would say, and all that were tried, the best first."""

    word: str
    usual: str
    tried: tuple[Judged, ...] = ()

    def of(self, word: str) -> Judged | None:
        return next((each for each in self.tried if each.word == word), None)


class Search(Protocol):
    """Whatever finds out which word is best."""

    @property
    def playouts(self) -> int: ...  # for a decision, if there is time

    @property
    def reasons(self) -> tuple[str, ...]: ...  # that there can be: parts of a table's worth, and what can happen

    def judge(
        self, view: View[Any], imagine: Imagine, chance: Chance, budget: Budget, said: str | None = None
    ) -> Judgement:
        """Of the first question that the seat has to answer. What was really `said` is tried in any case, if it can
        be."""
        ...


@dataclass(frozen=True)
class Searcher:
    """How a game is searched. A playout ends when `is_far_enough` says so of the world it began in and the world it has
    come to; `worth` tells what such a world is worth to a seat."""

    player: Player
    worth: Callable[[Game[Any], int], Parts]
    reasons: tuple[str, ...]  # parts that a worth can have, and what can be noticed
    noticed: Callable[[Event, int], tuple[Happening, float] | None]  # what an event means to a seat, and how much of it
    is_far_enough: Callable[[Game[Any], int], Callable[[Game[Any]], bool]]
    asks: frozenset[str]  # the questions that are worth a search
    playouts: int = 200  # for a decision, if there is time
    warmth: float = 1.0  # how much better a table must look for a win to be e times as likely
    margin: float = 1.0  # by how many standard errors a word must be better than the normal player's
    most: int = 12  # words that are tried: those that `promising` puts first
    promising: Callable[[View[Any], Sequence[str]], Sequence[str]] = lambda _, words: words
    names: Callable[[View[Any]], Mapping[str, str]] = lambda _: {}  # of parts that are called by what's on the table
    passing: frozenset[Happening] = frozenset()  # of these the first one counts, and none after such an event:
    is_later: str = ""  # the next round or turn
    is_due: Callable[[Event, Prompt], bool] = lambda _, __: True  # whether what happens before comes of this answer

    def judge(
        self, view: View[Any], imagine: Imagine, chance: Chance, budget: Budget, said: str | None = None
    ) -> Judgement:
        """Of the first question that the seat has to answer. What was `said` is tried as long as the usual word."""
        usual = self.player(view, chance)
        words = self._words(view, usual, said or usual)
        if len(words) == 1 or budget.playouts < FEWEST * len(words):
            return Judgement(usual, usual)
        tries = Tries(self, view.seat or 0, words, imagine, chance, self.names(view))
        for alive, worlds in rounds(words, budget.playouts, tries, keep=1 if said in (None, usual) else 2):
            for _ in range(worlds):
                if budget.is_up():
                    return tries.judgement(usual)
                tries.add(alive)
        return tries.judgement(usual)

    def _words(self, view: View[Any], usual: str, said: str) -> list[str]:
        """The normal player's first. It may be one for another question: then that is what is done first."""
        prompt = view.unanswered[0]
        if prompt.ask not in self.asks or len(prompt.moves) == 1:
            return [usual]
        first = list(dict.fromkeys([usual, said]))
        others = [word for word in self.promising(view, prompt.moves) if word not in first]
        return [*first, *others][: self.most]


def rounds(words: Sequence[str], playouts: int, tries: "Tries", *, keep: int) -> Iterator[tuple[Sequence[str], int]]:
    """Sequential halving: all words in some worlds, the better half in some more, and so on. The first ones stay."""
    count = max(1, round(log2(len(words))))
    alive = list(words)
    for _ in range(count):
        yield alive, max(1, playouts // (count * len(alive)))
        best = sorted(alive[keep:], key=tries.mean, reverse=True)
        alive = [*alive[:keep], *best[: max(1, len(alive) // 2 - keep)]]


@dataclass
class Seen:
    """What has been noticed in a playout: of the answer to what was `asked`, and of all that came later."""

    asked: Prompt
    passed: set[Happening] = field(default_factory=set[Happening])
    brought: set[Happening] = field(default_factory=set[Happening])
    is_later: bool = False
    was_due: bool = False  # whether anything that happened last came of that answer


class Tries:
    """What the playouts of each word have come to. Parts of a worth may be called something else (`names`)."""

    def __init__(
        self,
        how: Searcher,
        seat: int,
        words: Sequence[str],
        imagine: Imagine,
        chance: Chance,
        names: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._how, self._seat, self._imagine, self._chance, self._names = how, seat, imagine, chance, names
        self._shares: dict[str, list[float]] = {word: [] for word in words}
        self._own: dict[str, dict[str, float]] = {word: {} for word in words}
        self._others = dict.fromkeys(words, 0.0)
        self._going_on = dict.fromkeys(words, 0)  # playouts in which the game wasn't over
        self._happened: dict[str, dict[Happening, float]] = {word: {} for word in words}
        self._brought: dict[str, Counter[Happening]] = {word: Counter() for word in words}

    def add(self, words: Sequence[str]) -> None:
        """One more world, in which each of these is said."""
        world = self._imagine(self._chance)
        seed = self._chance.seed()
        world.forget_others(self._seat)
        let_others_answer(world, self._seat, self._how.player, Chance(seed))
        if not all([is_offered(world, self._seat, word) for word in words]):
            return  # what was imagined for the others has closed the question
        for word in words:
            self._play(world.copy(), word, Chance(seed))

    def _play(self, world: Game[Any], word: str, chance: Chance) -> None:
        is_far_enough, seen = self._how.is_far_enough(world, self._seat), Seen(offering(world, self._seat, word))
        self._notice(word, world.play(self._seat, word), seen)
        for _ in range(LONGEST):
            if world.outcome is not None or is_far_enough(world):
                break
            seat = world.unanswered()[0].seat
            self._notice(word, world.play(seat, self._how.player(world.view(seat), chance)), seen)
        self._note(word, world, seen)

    def _notice(self, word: str, events: Sequence[Event], seen: "Seen") -> None:
        """What is `passed` can't happen any more, as far as it's told."""
        seen.was_due = False
        for event in events:
            if event.kind == self._how.is_later:
                seen.is_later = True
                seen.passed |= self._how.passing
            is_due = not seen.is_later and self._how.is_due(event, seen.asked)
            seen.was_due |= is_due
            noticed = self._how.noticed(event, self._seat)
            if noticed is None or noticed[0] in seen.passed:
                continue
            self._add_happening(word, *noticed)
            seen.passed |= {noticed[0]} & self._how.passing
            if is_due and noticed[1] > 0:
                seen.brought.add(noticed[0])

    def _add_happening(self, word: str, happening: Happening, much: float) -> None:
        happened = self._happened[word]
        happened[happening] = happened.get(happening, 0.0) + much

    def _note(self, word: str, world: Game[Any], seen: "Seen") -> None:
        parts = [self._how.worth(world, seat) for seat in range(world.seated)]
        sums = [sum(each.values()) for each in parts]
        share = share_of_win(world, sums, self._seat, self._how.warmth)
        self._shares[word].append(share)
        if world.outcome is not None:
            self._add_happening(word, WON if share else LOST, 1.0)
            if share and seen.was_due:
                seen.brought.add(WON)
        self._brought[word].update(seen.brought)
        if world.outcome is not None:
            return
        self._going_on[word] += 1
        self._others[word] += (sum(sums) - sums[self._seat]) / (world.seated - 1)
        own = self._own[word]
        for name, value in parts[self._seat].items():
            own[name] = own.get(name, 0.0) + value

    def mean(self, word: str) -> float:
        shares = self._shares[word]
        return sum(shares) / len(shares) if shares else 0.0

    def judgement(self, usual: str) -> Judgement:
        """Words that were dropped on the way aren't chosen, however well they looked: they had fewer tries."""
        tried = sorted([self._judged(word, usual) for word in self._shares], key=lambda each: -each.share)
        least = max(FEWEST, len(self._shares[usual]))
        sure = [each for each in tried if each.playouts >= least and each.gain > self._how.margin * each.doubt]
        best = max(sure, key=lambda each: each.gain, default=None)
        return Judgement(best.word if best else usual, usual, tuple(tried))

    def _judged(self, word: str, usual: str) -> Judged:
        shares, base = self._shares[word], self._shares[usual]
        count = len(shares)
        gains = [share - other for share, other in zip(shares, base, strict=False)]
        gain, doubt = mean_and_error(gains)
        going_on = max(1, self._going_on[word])
        own = {self._names.get(name, name): value / going_on for name, value in self._own[word].items()}
        happened = {each: much / max(1, count) for each, much in self._happened[word].items()}
        brought = {each: times / max(1, count) for each, times in self._brought[word].items()}
        return Judged(word, self.mean(word), gain, doubt, count, own, self._others[word] / going_on, happened, brought)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), float("inf")
    mean = sum(values) / count
    spread = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    return mean, sqrt(spread / count)


def share_of_win(world: Game[Any], worths: Sequence[float], seat: int, warmth: float) -> float:
    """Of a finished game what it was, of others what the seats' worths make likely."""
    if world.outcome is not None:
        return 1 / len(world.outcome.winners) if seat in world.outcome.winners else 0.0
    best = max(worths)
    odds = [exp((worth - best) / warmth) for worth in worths]
    return odds[seat] / sum(odds)


# The question that is open


def let_others_answer(world: Game[Any], seat: int, player: Player, chance: Chance) -> None:
    """Whoever is asked at the same time answers first, without knowing what this seat will say. What they have answered
    already was imagined at random, and is forgotten before."""
    for _ in range(LONGEST):
        asked = world.unanswered()
        mine = [prompt for prompt in asked if prompt.seat == seat]
        others = [prompt for prompt in asked if prompt.seat != seat and mine and prompt.id == mine[0].id]
        if not others:
            return
        world.play(others[0].seat, player(world.view(others[0].seat), chance))


def is_offered(world: Game[Any], seat: int, word: str) -> bool:
    return any([word in prompt.moves for prompt in world.prompts() if prompt.seat == seat])


def offering(world: Game[Any], seat: int, word: str) -> Prompt:
    """The question that this word answers."""
    return next(prompt for prompt in world.prompts() if prompt.seat == seat and word in prompt.moves)
