"""Plays Duck Pool beside its oracle, word by word, and tells every difference."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NoReturn

import pytest

from engine import GAMES, IllegalMove
from tests.oracles.pool import BOX, DUCKS, ICONS, NEVER_CANCELLED, POOLS, Outcome, PoolOracle

POOL_NAMES = list(POOLS)
SEATS = range(2, 7)
OPTIONS = {"cancelling": ("window", "orders"), "rescue": ("no", "yes"), "length": ("normal", "long")}
SECRET = {"act", "discard", "window", "orders"}  # P41: their words would tell what's in a hand
WORDS = (
    [f"{verb} {n}" for verb in ("dive", "to", "from", "token", "rob") for n in range(8)]
    + [f"{verb} {kind}" for verb in ("play", "card", "discard", "order", "lift") for kind in ICONS]
    + ["top", "end", "pass", "cancel", "hold on", "hold", ""]
)
ABOUT_CARDS = {"place", "effect", "cancel", "hold", "flip", "take", "carry", "rob", "discard"}
ACTING = [kind for kind in DUCKS if kind not in NEVER_CANCELLED]
# What every run must meet.
USUAL = {
    *(f"asked {ask}" for ask in "dive act window orders discard place from which opponent marker victim haven".split()),
    *(f"effect {kind}" for kind in ACTING),
    *(f"place {kind}" for kind in ICONS),
    *("asked new pool", "shuffle", "overcrowded", "nobody there", "cancelled their own", "one pool left"),
}
RARE = {
    *(f"cancel {kind}" for kind in ACTING),
    *(f"flip {kind}" for kind in DUCKS),
    *(f"take {kind}" for kind in ICONS),
    *(f"carry {kind}" for kind in DUCKS),
    *("two pools", "no cards left", "nobody plays any more"),
}
MOST_WORDS = 4000  # some of the cut decks go round for ever


class Difference(AssertionError):
    """Oracle and engine don't agree."""


@dataclass
class Beside:
    """A game, and its oracle beside it."""

    seats: int
    options: dict[str, str]
    seed: int
    style: str
    cut: str
    said: list[tuple[int, str]] = field(default_factory=list)
    met: set[str] = field(default_factory=set)  # what has happened at least once

    def __post_init__(self) -> None:
        self.random = Random(f"{self.seed} {self.style} {self.cut}")
        self.styles = [
            self.random.choice(list(STYLES)) if self.style == "mixed" else self.style for _ in range(self.seats)
        ]
        self.game = GAMES["pool"].new(seats=self.seats, options=self.options, seed=f"{self.seed:064x}")
        state = self.dumped()
        self.first_card, self.first_pool = min(state["deck"]), min(numbers_of_pools(state))
        self.compare_setup(state)
        CUTS[self.cut](self)
        state = self.dumped()
        self.all_cards = sorted(state["deck"])
        self.oracle = PoolOracle(
            self.options,
            circle=[self.pool(pool[0]) for pool in state["circle"]],
            pool_deck=[self.pool(number) for number in state["pool_deck"]],
            deck=[self.kind(card) for card in state["deck"]],
            first=state["turn"][0],
        )
        self.compare_states(state)

    def dumped(self) -> dict[str, Any]:
        return json.loads(self.game.dump())["state"]

    def kind(self, card: int) -> str:
        return BOX[card - self.first_card]

    def pool(self, number: int) -> str:
        return POOL_NAMES[number - self.first_pool]

    # Both play.

    def play(self) -> int:
        """To the end; how many words it took."""
        while self.oracle.outcome is None and len(self.said) < MOST_WORDS:
            self.compare_questions()
            if self.random.random() < 0.01:
                self.say_something_illegal()
            if self.random.random() < 0.1:
                self.compare_views()
            self.say(*self.choose())
        self.compare_questions()
        return len(self.said)

    def say(self, seat: int, word: str) -> None:
        self.said.append((seat, word))
        others = [other for other in (*range(self.seats), None) if other != seat]
        views = [self.game.view(other) for other in others] if word == "pass" else []
        try:
            events = self.game.play(seat, word)
        except IllegalMove as error:
            self.differ("is it legal?", "yes", error)
        state = self.dumped()
        self.oracle.shuffle = lambda pile: self.shuffled(pile, events, state)
        self.meet(seat, events)
        self.oracle.say(seat, word)
        self.compare_states(state)
        is_open = self.oracle.question.passed and not self.oracle.outcome
        if is_open and views and views != [self.game.view(other) for other in others]:
            self.differ("a pass", "isn't shown", "is shown")  # P30

    def shuffled(self, pile: Counter[str], events: list[Any], state: dict[str, Any]) -> list[str]:
        """P16: the new order is the engine's: what was drawn since, and what is left."""
        shuffles = [number for number, event in enumerate(events) if event.kind == "shuffle"]
        if len(shuffles) != 1:
            self.differ("how often is shuffled?", 1, len(shuffles))
        since = events[shuffles[0] :]
        drawn = [card for event in since for card in drawn_by(event)]
        order = [self.kind(card) for card in [*drawn, *state["deck"]]]
        if Counter(order) != +pile:
            self.differ("the new deck", sorted(pile.elements()), sorted(order))
        return order

    def say_something_illegal(self) -> None:
        seat, word = self.random.randrange(self.seats), self.random.choice(WORDS)
        if any(word in words for (asked, _), words in self.oracle.questions().items() if asked == seat):
            return
        before = self.game.dump()
        try:
            self.game.play(seat, word)
        except IllegalMove:
            if self.game.dump() != before:
                self.differ(f"{seat} says {word!r}", "nothing changes", "something does")
            return
        self.differ(f"{seat} says {word!r}", "illegal", "legal")

    def choose(self) -> tuple[int, str]:
        """Whoever hasn't passed says what fits their style; now and then someone gives an order or passes again."""
        questions = self.oracle.questions()
        first = [key for key in questions if key[1] != "orders" and key[0] not in self.oracle.question.passed]
        seat, ask = self.random.choice(first if self.random.random() < 0.85 else list(questions))
        words = sorted(questions[seat, ask])
        weights = [STYLES[self.styles[seat]](self, seat, word) for word in words]
        return seat, self.random.choices(words, weights)[0]

    def meet(self, seat: int, events: list[Any]) -> None:
        """Remembers what was tried, so that a run can tell whether it was worth it."""
        happened = [event.kind for event in events]
        self.met |= {f"asked {self.oracle.question.ask}", *happened}
        self.met |= {f"{event.kind} {self.kind_of(event)}" for event in events if event.kind in ABOUT_CARDS}
        if happened.count("full") + happened.count("overcrowded") == 2:
            self.met.add("two pools")
        if "full" in happened and not {"pool", "gone"}.intersection(happened):
            self.met.add("nobody there")
        if "cancel" in happened and seat == self.oracle.me:
            self.met.add("cancelled their own")
        if self.game.outcome:
            self.met.add(self.game.outcome.reason)

    def kind_of(self, event: Any) -> str:
        return self.kind(event.facts["duck" if "duck" in event.facts else "card"])

    # What is compared.

    def compare_setup(self, state: dict[str, Any]) -> None:
        """P1 P2 P3: what lies where in the beginning. Tokens are compared with the rest."""
        used = len(POOLS) if self.options["length"] == "long" else 3 * self.seats + 3
        if len(state["circle"]) != self.seats or len(state["pool_deck"]) != used - self.seats:
            self.differ("pools", (self.seats, used - self.seats), (len(state["circle"]), len(state["pool_deck"])))
        if sorted(map(self.pool, numbers_of_pools(state))) != sorted(POOL_NAMES):
            self.differ("all pools together", POOL_NAMES, state)
        if sorted(map(self.kind, state["deck"])) != sorted(BOX):
            self.differ("the deck", sorted(BOX), state["deck"])

    def compare_questions(self) -> None:
        expected = self.oracle.questions()
        asked = {(prompt.seat, prompt.ask): prompt for prompt in self.game.prompts()}
        for seat, ask in sorted(asked.keys() | expected.keys()):
            words, prompt = expected.get((seat, ask)), asked.get((seat, ask))
            if prompt is None or words != frozenset(prompt.moves):
                self.differ(f"{seat} is asked {ask!r}", words and sorted(words), prompt and sorted(prompt.moves))
            if ask == "orders":
                continue
            passed = "pass" if seat in self.oracle.question.passed else None
            if (passed, self.oracle.question.window) != (prompt.answer, prompt.window):
                self.differ(ask, (passed, self.oracle.question.window), (prompt.answer, prompt.window))

    def compare_states(self, state: dict[str, Any]) -> None:
        expected, seen = self.oracle.state(), self.seen(state)
        for name in expected:
            if name == "tokens" and self.oracle.outcome:
                continue  # P18: the engine leaves them where the last pool was; nobody needs them any more
            if expected[name] != seen[name]:
                self.differ(name, expected[name], seen[name])
        places = [
            *state["hands"],
            *state["piles"],
            state["deck"],
            state["discards"],
            *(row for _, row, _ in state["circle"]),
        ]
        if sorted(card for place in places for card in place) != self.all_cards:
            self.differ("all cards together", self.all_cards, places)

    def seen(self, state: dict[str, Any]) -> dict[str, Any]:
        """The engine's state in the oracle's words."""
        outcome = self.game.outcome
        hands, piles = ([[self.kind(card) for card in cards] for cards in state[name]] for name in ("hands", "piles"))
        return {
            "circle": [self.pool_seen(*pool) for pool in state["circle"]],
            "tokens": state["tokens"],
            "marker": None if state["marker"] == -1 else state["marker"],
            "hands": [sorted(hand) for hand in hands],
            "piles": piles,
            "deck": [self.kind(card) for card in state["deck"]],
            "discards": sorted(self.kind(card) for card in state["discards"]),
            "pool deck": [self.pool(number) for number in state["pool_deck"]],
            "turn": tuple(state["turn"][:3]),
            "idle": state["idle"],
            "orders": [sorted(orders) for orders in state["orders"]] or [[] for _ in range(self.seats)],
            "held on": [seat for seat, has in enumerate(state["held"]) if has],
            "took julie": state["reunited"],
            "outcome": outcome and Outcome(frozenset(outcome.winners), tuple(outcome.scores), outcome.reason),
        }

    def pool_seen(self, number: int, row: list[int], flipped: list[int]) -> Any:
        return (self.pool(number), [(self.kind(card), card in flipped) for card in row]) if number else None

    def compare_views(self) -> None:
        """P41: what everyone sees, and nothing else."""
        for seat in (*range(self.seats), None):
            view = self.game.view(seat)
            expected, seen = self.oracle.view(seat), self.view_seen(view.position)
            for name in expected:
                if expected[name] != seen[name]:
                    self.differ(f"{name}, as {seat} sees it", expected[name], seen[name])
            if any(waiting.ask in SECRET and waiting.moves for waiting in view.waiting):
                self.differ("secret words", (), view.waiting)
            if any(prompt.seat != seat for prompt in view.prompts):
                self.differ(f"prompts that {seat} sees", "their own", view.prompts)

    def view_seen(self, position: Any) -> dict[str, Any]:
        return {
            "circle": [self.pool_seen(*pool) for pool in position.circle],
            "hand": sorted(map(self.kind, position.hand)),
            "hand sizes": list(position.hand_sizes),
            "piles": [list(map(self.kind, pile)) for pile in position.piles],
            "pile sizes": list(position.pile_sizes),
            "deck": position.deck_size,
            "pool deck": position.pools_left,
            "discards": sorted(map(self.kind, position.discards)),
            "orders": sorted(position.orders),
        }

    def differ(self, what: str, oracle: Any, engine: Any) -> NoReturn:
        table = f"\n  table: {self.oracle.state()}" if hasattr(self, "oracle") else ""
        raise Difference(f"{self}: {what}\n  oracle: {oracle}\n  engine: {engine}{table}")

    def __str__(self) -> str:
        last = ", ".join(f"{seat} {word!r}" for seat, word in self.said[-6:])
        how = f"{self.seats} seats, {self.options}, seed {self.seed}, {self.style}, {self.cut} deck"
        return f"{how}, word {len(self.said)} (last: {last})"


def numbers_of_pools(state: dict[str, Any]) -> list[int]:
    return [*(pool[0] for pool in state["circle"]), *state["pool_deck"], *state["box"]]


def drawn_by(event: Any) -> Iterator[int]:
    if event.kind == "place" and event.facts["source"] == "deck":
        yield event.facts["card"]
    if event.kind == "draw":
        yield from event.only["cards"]


# Positions that are rare in whole games.


def thin(table: Beside) -> None:
    """P16 P42: the deck is soon empty."""
    table.game.deck = table.game.deck[: table.random.randint(4, 24)]


def late(table: Beside) -> None:
    """P13 P18 P40: the last pools."""
    table.game.pool_deck = table.game.pool_deck[: table.random.randint(0, 2)]


def few_kinds(table: Beside) -> None:
    """Rows full of the same ducks, and Wilma, who can fill a second pool (P18)."""
    few = ["wilma", *table.random.sample(list(ICONS), 3)]
    table.game.deck = tuple(card for card in table.game.deck if table.kind(card) in few)
    late(table)


def whole(table: Beside) -> None:
    pass


CUTS: dict[str, Callable[[Beside], None]] = {"whole": whole, "thin": thin, "late": late, "few kinds of": few_kinds}


# How they play: what weighs how much.


def uniform(table: Beside, seat: int, word: str) -> float:
    return 1


def canceller(table: Beside, seat: int, word: str) -> float:
    """Collects floats, and cancels whatever they can."""
    heavy = {"end": 3, "top": 2, "cancel": 20, "discard ring": 0.1, "discard flamingo": 0.1}
    return heavy.get(word, 0.2 if word.startswith("lift") else 1)


def hoarder(table: Beside, seat: int, word: str) -> float:
    """Keeps a full hand, and plays it at once."""
    is_ready = table.oracle.hands[seat].total() == 4 or table.oracle.played
    return (1 if is_ready else 8) if word == "end" else 4 if word.startswith("play") else 1


def tireless(table: Beside, seat: int, word: str) -> float:
    """Hardly ever ends a turn."""
    return {"end": 0.03, "play": 3}.get(word.split()[0], 1)


def careful(table: Beside, seat: int, word: str) -> float:
    """Knows what comes, fills pools, and doesn't overcrowd them."""
    oracle = table.oracle
    if word.startswith("dive"):
        return 4 if oracle.tokens[seat] == int(word[5:]) - 1 else 1
    if oracle.question.ask == "haven":
        return 1 / (1 + oracle.at(int(word[3:]) - 1).room)
    kind = oracle.deck[0] if word == "top" and oracle.deck else word.removeprefix("play ")
    if oracle.question.ask != "act" or kind not in DUCKS or oracle.marker is None:
        return 1
    room = oracle.at(oracle.marker).room - ICONS[kind]
    return 0.05 if room < 0 else 3 if room else 20


STYLES: dict[str, Callable[[Beside, int, str], float]] = {
    "uniform": uniform,
    "canceller": canceller,
    "hoarder": hoarder,
    "tireless": tireless,
    "careful": careful,
}


def games(seeds: range) -> Iterator[Beside]:
    """All numbers of seats and all styles in turn, everything else by chance."""
    styles = [*STYLES, "mixed"]
    for seed in seeds:
        chance = Random(seed)
        options = {name: chance.choice(choices) for name, choices in OPTIONS.items()}
        yield Beside(SEATS[seed % 5], options, seed, styles[seed % 6], chance.choice(list(CUTS)))


def differences(seeds: range) -> tuple[list[str], set[str]]:
    """All that differ, and all that was met."""
    told: list[str] = []
    met: set[str] = set()
    for table in games(seeds):
        try:
            table.play()
        except Difference as difference:
            told.append(str(difference))
        met |= table.met
    return told, met


def test_the_engine_and_the_oracle_agree() -> None:
    told, met = differences(range(12))
    assert not told, "\n\n".join(told)
    assert met >= USUAL, f"these games are too tame: {USUAL - met}"


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 300, 50))
def test_the_engine_and_the_oracle_agree_in_many_games(first: int) -> None:
    told, met = differences(range(first, first + 50))
    assert not told, "\n\n".join(told)
    assert met >= USUAL | RARE, f"these games are too tame: {(USUAL | RARE) - met}"
