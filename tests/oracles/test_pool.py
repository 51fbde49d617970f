"""Plays Duck Pool beside its oracle, word by word, and tells every difference."""

import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

import pytest

from engine import GAMES, IllegalMove
from tests.oracles.pool import BOX, DUCKS, FLOATS, ICONS, POOLS, Outcome, PoolOracle

POOL_NAMES = list(POOLS)
CANCELLING, RESCUE, LENGTH = ("window", "orders"), ("no", "yes"), ("normal", "long")


class Difference(AssertionError):
    """Oracle and engine don't agree."""


@dataclass
class Beside:
    """A game, and its oracle beside it."""

    seats: int
    options: dict[str, str]
    seed: int
    style: str
    thin: bool = False
    said: list[tuple[int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = Random(f"{self.seed} {self.style}")
        self.game = GAMES["pool"].new(seats=self.seats, options=self.options, seed=f"{self.seed:064x}")
        state = self.dumped()
        self.first_card = min(state["deck"])
        self.first_pool = min([pool[0] for pool in state["circle"]] + state["pool_deck"] + state["box"])
        self.all_cards = sorted(state["deck"])
        self.oracle = PoolOracle(
            self.seats,
            self.options,
            [self.pool(pool[0]) for pool in state["circle"]],
            [self.pool(number) for number in state["pool_deck"]],
            deck=[self.kind(card) for card in state["deck"]],
            first=state["turn"][0],
        )

    def dumped(self) -> dict[str, Any]:
        return json.loads(self.game.dump())["state"]

    def kind(self, card: int) -> str:
        return BOX[card - self.first_card]

    def pool(self, number: int) -> str:
        return POOL_NAMES[number - self.first_pool]

    # One step.

    def play(self, most: int = 20000) -> int:
        """To the end; how many words it took."""
        self.compare_states(self.dumped())
        while self.oracle.outcome is None:
            assert len(self.said) < most, f"{self} doesn't end"
            self.compare_questions()
            if self.random.random() < 0.01:
                self.say_something_illegal()
            self.say(*STYLES[self.style](self))
        self.compare_questions()
        return len(self.said)

    def say(self, seat: int, word: str) -> None:
        self.said.append((seat, word))
        try:
            events = self.game.play(seat, word)
        except IllegalMove as error:
            raise Difference(f"{self}: the engine refuses it: {error}") from error
        state = self.dumped()
        self.oracle.shuffle = lambda pile: self.shuffled(pile, events, state)
        self.oracle.say(seat, word)
        self.compare_states(state)

    def shuffled(self, pile: Counter[str], events: list[Any], state: dict[str, Any]) -> list[str]:
        """P16: the new order is the engine's: what was drawn since, and what is left."""
        at = [event.kind for event in events].index("shuffle") if "shuffle" in [e.kind for e in events] else 0
        since = events[at:]
        drawn: list[int] = []
        for event in since:
            if event.kind == "place" and event.facts["source"] == "deck":
                drawn.append(event.facts["card"])
            if event.kind == "draw":
                drawn.extend(event.only["cards"])
        order = [self.kind(card) for card in [*drawn, *state["deck"]]]
        if Counter(order) != +pile:
            self.differ("the new deck", sorted(pile.elements()), sorted(order))
        return order

    def say_something_illegal(self) -> None:
        seat = self.random.randrange(self.seats)
        word = self.random.choice(WORDS)
        legal = self.oracle.questions()
        if any(word in words for (asked, _), words in legal.items() if asked == seat):
            return
        before = self.game.dump()
        try:
            self.game.play(seat, word)
        except IllegalMove:
            assert self.game.dump() == before
            return
        self.said.append((seat, word))
        self.differ("an illegal word", "refused", "accepted")

    # What is compared.

    def compare_questions(self) -> None:
        asked = {(prompt.seat, prompt.ask): frozenset(prompt.moves) for prompt in self.game.prompts() if prompt.ask != 'skip'}
        expected = self.oracle.questions()
        for key in sorted(asked.keys() | expected.keys()):
            if asked.get(key) != expected.get(key):
                self.differ(f"seat {key[0]} is asked {key[1]!r}", *(m and sorted(m) for m in (expected.get(key), asked.get(key))))

    def compare_states(self, state: dict[str, Any]) -> None:
        expected, seen = self.oracle.state(), self.seen(state)
        for name in expected:
            if expected[name] != seen[name]:
                self.differ(name, expected[name], seen[name])
        self.compare_box(state)

    def compare_box(self, state: dict[str, Any]) -> None:
        """Every card is in one place."""
        places = [*state["hands"], *state["piles"], state["deck"], state["discards"], *(row for _, row, _ in state["circle"])]
        cards = sorted(card for place in places for card in place)
        if cards != self.all_cards:
            self.differ("all cards together", self.all_cards, cards)

    def seen(self, state: dict[str, Any]) -> dict[str, Any]:
        """The engine's state in the oracle's words."""
        number_of = {name: [[self.kind(card) for card in cards] for cards in state[name]] for name in ("hands", "piles")}
        return {
            "circle": [self.pool_seen(*pool) for pool in state["circle"]],
            "tokens": state["tokens"],
            "marker": None if state["marker"] == -1 else state["marker"],
            "hands": [sorted(hand) for hand in number_of["hands"]],
            "piles": number_of["piles"],
            "deck": [self.kind(card) for card in state["deck"]],
            "discards": sorted(self.kind(card) for card in state["discards"]),
            "pool deck": [self.pool(number) for number in state["pool_deck"]],
            "turn": tuple(state["turn"][:3]),
            "idle": state["idle"],
            "orders": [sorted(orders) for orders in state["orders"]] or [[] for _ in range(self.seats)],
            "outcome": self.outcome_seen(),
        }

    def pool_seen(self, number: int, row: list[int], flipped: list[int]) -> Any:
        return (self.pool(number), [(self.kind(card), card in flipped) for card in row]) if number else None

    def outcome_seen(self) -> Outcome | None:
        outcome = self.game.outcome
        return outcome and Outcome(frozenset(outcome.winners), tuple(outcome.scores))

    def differ(self, what: str, oracle: Any, engine: Any) -> None:
        raise Difference(f"{self}: {what}\n  oracle: {oracle}\n  engine: {engine}\n  table: {self.oracle.state()}")

    def __str__(self) -> str:
        last = ", ".join(f"{seat} {word!r}" for seat, word in self.said[-6:])
        return f"{self.seats} seats, {self.options}, seed {self.seed}, {self.style}, word {len(self.said)} (last: {last})"


# How they play.


def uniform(table: Beside) -> tuple[int, str]:
    """Anything; now and then an order."""
    questions = table.oracle.questions()
    asked = [key for key in questions if key[1] != "orders"]
    key = table.random.choice(asked if table.random.random() < 0.9 else list(questions))
    return key[0], table.random.choice(sorted(questions[key]))


STYLES = {"uniform": uniform}

WORDS = (
    [f"{verb} {n}" for verb in ("dive", "to", "from", "token", "rob") for n in range(8)]
    + [f"{verb} {kind}" for verb in ("play", "card", "discard", "order", "lift") for kind in ICONS]
    + ["top", "end", "pass", "cancel",  ""]
)


def games(count: int) -> list[Beside]: ...


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(("cancelling", "length"), product(CANCELLING, LENGTH))
def test_the_engine_and_the_oracle_agree(seats: int, cancelling: str, length: str) -> None:
    Beside(seats, {"cancelling": cancelling, "length": length}, 1, "uniform").play()
