"""Duck Pool and its oracle beside each other: both are told the same words, and then everything is compared."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NoReturn

from engine import GAMES, IllegalMove
from tests.oracles.pool import PoolOracle
from tests.oracles.pool_table import BOX, ICONS, POOLS, Card, Outcome, Pool

POOL_NAMES = list(POOLS)  # numbered in this order
SECRET = {"act", "discard", "window", "orders"}  # P41: their words would tell what's in a hand
WORDS = (
    [f"{verb} {number}" for verb in ("dive", "to", "from", "token", "rob") for number in range(8)]
    + [f"{verb} {kind}" for verb in ("play", "card", "discard", "order", "lift") for kind in ICONS]
    + ["top", "end", "pass", "cancel", "hold on", "hold", ""]
)
ABOUT_CARDS = {"place", "effect", "cancel", "hold", "flip", "take", "carry", "rob", "discard"}

Style = Callable[["Beside", int, str], float]  # how much a seat likes a word


class Difference(AssertionError):
    """Oracle and engine don't agree."""


class Beside:
    """One game, played by the engine and the oracle."""

    def __init__(self, options: dict[str, str], seed: int, styles: Sequence[Style]) -> None:
        self.options, self.seed, self.styles = options, seed, styles
        self.seats = len(styles)
        self.random = Random(seed)
        self.said: list[tuple[int, str]] = []
        self.met: set[str] = set()  # what has happened at least once
        self.game: Any = GAMES["pool"].new(seats=self.seats, options=options, seed=f"{seed:064x}")
        self.fresh = self.dumped()
        self.first_card, self.first_pool = min(self.fresh["deck"]), min(numbers_of_pools(self.fresh))
        self.start()

    def start(self) -> None:
        """Sets the oracle up like the engine, which hasn't been told a word yet, and may have been changed."""
        self.game = GAMES["pool"].load(self.game.dump())
        state = self.dumped()
        self.all_cards = sorted(state["deck"])
        self.oracle = PoolOracle(
            self.options,
            circle=[self.pool(pool[0]) for pool in state["circle"]],
            pool_deck=[self.pool(number) for number in state["pool_deck"]],
            deck=[self.kind(card) for card in state["deck"]],
            first=state["turn"][0],
        )

    def deal(self, seat: int, count: int) -> None:
        """Cards from the deck for a hand, before the first word."""
        game = self.game
        game.hands = changed(game.hands, seat, tuple(sorted(game.deck[:count])))
        game.deck = game.deck[count:]

    def lay(self, slot: int, count: int) -> None:
        """Cards from the deck for a row, as long as they don't fill the pool."""
        for card in self.game.deck[:count]:
            pool = self.game.circle[slot]
            pool = pool._replace(row=(*pool.row, card))
            laid = Pool(self.pool(pool.card), [Card(self.kind(each)) for each in pool.row])
            if laid.room > 0 and laid.float_room >= 0:
                self.game.circle = changed(self.game.circle, slot, pool)
                self.game.deck = tuple(each for each in self.game.deck if each != card)

    def go_on(self) -> None:
        """The oracle begins in the middle too, with what lies there."""
        state = self.dumped()
        self.all_cards = sorted(cards_of(state))
        self.oracle.tokens = state["tokens"]
        self.oracle.hands = [Counter(map(self.kind, hand)) for hand in state["hands"]]
        for slot, (_, row, _) in enumerate(state["circle"]):
            self.oracle.at(slot).row = [Card(self.kind(card)) for card in row]

    def dumped(self) -> dict[str, Any]:
        return json.loads(self.game.dump())["state"]

    def kind(self, card: int) -> str:
        return BOX[card - self.first_card]

    def pool(self, number: int) -> str:
        return POOL_NAMES[number - self.first_pool]

    # Both play.

    def play(self, most_words: int) -> None:
        self.compare_beginning()
        while self.oracle.outcome is None and len(self.said) < most_words:
            self.compare_questions()
            if self.random.random() < 0.01:
                self.say_something_illegal()
            if self.random.random() < 0.1:
                self.compare_views()
            self.say(*self.choose())
        self.compare_questions()

    def choose(self) -> tuple[int, str]:
        """Whoever hasn't passed says what they like; now and then someone passes again or gives an order."""
        questions = self.oracle.questions()
        waiting = [key for key in questions if key[1] != "orders" and key[0] not in self.oracle.question.passed]
        seat, ask = self.random.choice(waiting if self.random.random() < 0.85 else list(questions))
        words = sorted(questions[seat, ask])
        return seat, self.random.choices(words, [self.styles[seat](self, seat, word) for word in words])[0]

    def say(self, seat: int, word: str) -> None:
        self.said.append((seat, word))
        others = [other for other in (*range(self.seats), None) if other != seat]
        views = [self.game.view(other) for other in others] if word == "pass" else []
        try:
            events = self.game.play(seat, word)
        except IllegalMove as error:
            self.differ("the last word", "is legal", error)
        state = self.dumped()
        self.meet(seat, word, events)
        self.oracle.shuffle = lambda pile: self.shuffled(pile, events, state)
        self.oracle.say(seat, word)
        self.compare_states(state)
        is_open = self.oracle.question.passed and not self.oracle.outcome
        if is_open and views and views != [self.game.view(other) for other in others]:
            self.differ("a pass", "isn't shown", "is shown")  # P30

    def shuffled(self, pile: Counter[str], events: list[Any], state: dict[str, Any]) -> list[str]:
        """P16: the new order is the engine's: what was drawn since, and what is left."""
        shuffles = [number for number, event in enumerate(events) if event.kind == "shuffle"]
        if len(shuffles) != 1:
            self.differ("shuffles", 1, len(shuffles))
        drawn = [card for event in events[shuffles[0] :] for card in drawn_by(event)]
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
                self.differ(f"when {seat} says {word!r}", "nothing changes", "something changes")
        else:
            self.differ(f"{seat} says {word!r}", "illegal", "legal")

    def meet(self, seat: int, word: str, events: list[Any]) -> None:
        """Remembers what was tried, so that a run can tell whether it was worth it."""
        happened = [event.kind for event in events]
        self.met |= {f"said {word.partition(' ')[0]}", f"asked {self.oracle.question.ask}", *happened}
        for event in events:
            if event.kind in ABOUT_CARDS:
                self.met.add(f"{event.kind} {self.kind(event.facts['duck' if 'duck' in event.facts else 'card'])}")
        if happened.count("full") == 2:
            self.met.add("two full")
        if "full" in happened and not {"pool", "gone"}.intersection(happened):
            self.met.add("nobody there")
        if "cancel" in happened and seat == self.oracle.me:
            self.met.add("cancelled their own")
        if self.game.outcome:
            self.met.add(self.game.outcome.reason)

    # What is compared.

    def compare_beginning(self) -> None:
        """P1 P2 P3: how many pools are used, that everything else is in the box, and where the tokens are."""
        state = self.fresh
        used = len(POOLS) if self.options["length"] == "long" else self.seats + 8
        self.compare("pools in the circle", self.seats, len(state["circle"]))
        self.compare("pools to come", used - self.seats, len(state["pool_deck"]))
        self.compare("all pools", sorted(POOL_NAMES), sorted(map(self.pool, numbers_of_pools(state))))
        self.compare("all cards", sorted(BOX), sorted(map(self.kind, state["deck"])))
        self.compare_states(self.dumped())

    def compare_questions(self) -> None:
        expected = self.oracle.questions()
        asked: dict[tuple[int, str], Any] = {(prompt.seat, prompt.ask): prompt for prompt in self.game.prompts()}
        for seat, ask in sorted(asked.keys() | expected.keys()):
            words, prompt = expected.get((seat, ask)), asked.get((seat, ask))
            self.compare(f"{seat} is asked {ask!r}", words and sorted(words), prompt and sorted(prompt.moves))
            if prompt and ask != "orders":
                answer = "pass" if seat in self.oracle.question.passed else None
                self.compare(f"the answer of {seat}", answer, prompt.answer)
                self.compare("the window", self.oracle.question.window, prompt.window)

    def compare_states(self, state: dict[str, Any]) -> None:
        expected, seen = self.oracle.state(), self.seen(state)
        if self.oracle.outcome:
            del expected["tokens"]  # P18: the engine leaves them where the last pool was, and nobody needs them now
        for name in expected:
            self.compare(name, expected[name], seen[name])
        self.compare("all cards together", self.all_cards, sorted(cards_of(state)))

    def seen(self, state: dict[str, Any]) -> dict[str, Any]:
        """The engine's state in the oracle's words."""
        outcome = self.game.outcome
        return {
            "circle": [self.pool_seen(*pool) for pool in state["circle"]],
            "tokens": state["tokens"],
            "marker": None if state["marker"] == -1 else state["marker"],
            "hands": [sorted(map(self.kind, hand)) for hand in state["hands"]],
            "piles": [list(map(self.kind, pile)) for pile in state["piles"]],
            "deck": [self.kind(card) for card in state["deck"]],
            "discards": sorted(map(self.kind, state["discards"])),
            "pool deck": [self.pool(number) for number in state["pool_deck"]],
            "turn": tuple(state["turn"][:3]),
            "idle": state["idle"],
            "orders": [sorted(orders) for orders in state["orders"]] or [[] for _ in range(self.seats)],
            "held on": [seat for seat, has in enumerate(state["held"]) if has],
            "took julie": state["reunited"],
            "outcome": outcome and Outcome(frozenset(outcome.winners), tuple(outcome.scores), outcome.reason),
        }

    def pool_seen(self, number: int, row: Sequence[int], flipped: Sequence[int]) -> Any:
        return (self.pool(number), [(self.kind(card), card in flipped) for card in row]) if number else None

    def compare_views(self) -> None:
        """P41: what everyone sees of the table, and that the words of secret questions are for their seat alone."""
        for seat in (*range(self.seats), None):
            view = self.game.view(seat)
            expected, seen = self.oracle.view(seat), self.view_seen(view.position)
            for name in expected:
                self.compare(f"{name}, as {seat} sees it", expected[name], seen[name])
            secret = [waiting for waiting in view.waiting if waiting.ask in SECRET]
            shown = [waiting.moves for waiting in secret if {*waiting.moves} - {"hold on"}]  # P30: that's open to all
            self.compare(f"secret words that {seat} sees", [], shown)
            self.compare(f"whose prompts {seat} sees", [], [each for each in view.prompts if each.seat != seat])

    def view_seen(self, position: Any) -> dict[str, Any]:
        return {
            "circle": [self.pool_seen(*pool) for pool in position.circle],
            "tokens": list(position.tokens),
            "marker": None if position.marker == -1 else position.marker,
            "hand": sorted(map(self.kind, position.hand)),
            "hand sizes": list(position.hand_sizes),
            "piles": [list(map(self.kind, pile)) for pile in position.piles],
            "pile sizes": list(position.pile_sizes),
            "deck": position.deck_size,
            "discards": sorted(map(self.kind, position.discards)),
            "pool deck": position.pools_left,
            "orders": sorted(position.orders),
        }

    def compare(self, what: str, oracle: Any, engine: Any) -> None:
        if oracle != engine:
            self.differ(what, oracle, engine)

    def differ(self, what: str, oracle: Any, engine: Any) -> NoReturn:
        table = "\n".join(f"    {name}: {value}" for name, value in self.oracle.state().items())
        raise Difference(f"{self}: {what}\n  oracle: {oracle}\n  engine: {engine}\n  the oracle's table:\n{table}")

    def __str__(self) -> str:
        last = ", ".join(f"{seat} {word!r}" for seat, word in self.said[-6:])
        return f"{self.seats} seats, {self.options}, seed {self.seed}, word {len(self.said)} (last: {last})"


def numbers_of_pools(state: dict[str, Any]) -> list[int]:
    return [*(pool[0] for pool in state["circle"]), *state["pool_deck"], *state["box"]]


def cards_of(state: dict[str, Any]) -> list[int]:
    """Wherever they are."""
    rows = [row for _, row, _ in state["circle"]]
    places = [*state["hands"], *state["piles"], *rows, state["deck"], state["discards"]]
    return [card for place in places for card in place]


def changed(these: tuple[Any, ...], at: int, new: Any) -> tuple[Any, ...]:
    return (*these[:at], new, *these[at + 1 :])


def drawn_by(event: Any) -> Iterator[int]:
    if event.kind == "place" and event.facts["source"] == "deck":
        yield event.facts["card"]
    if event.kind == "draw":
        yield from event.only["cards"]
