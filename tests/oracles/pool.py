"""Duck Pool as the rulebook tells it, written without a look at the engine.

The oracle knows every card, asks its own questions, and is told the same words as the engine. Cards are only their kind: two
Amys are the same to everyone. The story of a game is told by generators, which yield each question and are sent its answer.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).parents[2] / "data" / "content" / "pool"
CARDS = tomllib.loads((CONTENT / "cards.toml").read_text("utf-8"))
POOLS = tomllib.loads((CONTENT / "pools.toml").read_text("utf-8"))["pools"]
DUCKS, FLOATS = CARDS["ducks"], CARDS["floats"]
ICONS = {kind: card["icons"] for kind, card in (DUCKS | FLOATS).items()}
BOX = [kind for kind, card in (DUCKS | FLOATS).items() for _ in range(card["count"])]  # numbered in this order
NEVER_CANCELLED = {"albert", "goldie"}  # P28 P30: they do nothing
MOST_IN_HAND = 4  # P17

Shuffle = Callable[[Counter[str]], list[str]]


class Over(Exception):
    """The game has ended (P40 P42)."""


@dataclass(frozen=True)
class Question:
    """What is asked, and of each seat which words are legal."""

    ask: str
    words: dict[int, frozenset[str]]
    passed: frozenset[int] = frozenset()
    window: int = 0  # how long it is open: 2 is longer than 1, and 0 is as long as it takes


@dataclass(eq=False)
class Card:
    """A card below a pool; the same kind twice is still two cards."""

    kind: str
    flipped: bool = False

    @property
    def ducks(self) -> int:
        return ICONS[self.kind] if self.kind in DUCKS and not self.flipped else 0  # P20: no icons when flipped

    @property
    def floats(self) -> int:
        return ICONS[self.kind] if self.kind in FLOATS else 0

    @property
    def is_open_duck(self) -> bool:
        return self.kind in DUCKS and not self.flipped


@dataclass
class Pool:
    name: str
    row: list[Card] = field(default_factory=list)

    @property
    def ducks(self) -> int:
        return sum(card.ducks for card in self.row)

    @property
    def floats(self) -> int:
        return sum(card.floats for card in self.row)

    @property
    def capacity(self) -> int:
        return POOLS[self.name]["ducks"]

    @property
    def float_capacity(self) -> int:
        return POOLS[self.name]["floats"]

    @property
    def room(self) -> int:
        return self.capacity - self.ducks

    def newest(self, kind: str, but: Card | None = None) -> Card:
        return [card for card in self.row if card.kind == kind and not card.flipped and card is not but][-1]


@dataclass(frozen=True)
class Outcome:
    winners: frozenset[int]
    scores: tuple[int, ...]
    reason: str


Story = Generator[Question, tuple[int, str], Any]


class PoolOracle:
    """A whole game. `questions` are what is asked now, `say` tells a word, `state` is everything there is to know."""

    def __init__(
        self, options: dict[str, str], *, circle: list[str], pool_deck: list[str], deck: list[str], first: int
    ) -> None:
        self.seats = range(len(circle))  # P3: as many pools as players
        self.options = options
        self.circle: list[Pool | None] = [Pool(name) for name in circle]
        self.pool_deck = pool_deck
        self.deck = deck
        self.me = first  # P3: chance decides
        self.shuffle: Shuffle = lambda pile: sorted(pile.elements())
        self.discards: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.piles: list[list[str]] = [[] for _ in self.seats]
        self.orders: list[set[str]] = [set() for _ in self.seats]
        self.tokens = [self.biggest_pool() for _ in self.seats]
        self.marker: int | None = None
        self.number = 0  # of the turn
        self.played = 0  # cards, this turn
        self.idle = 0  # turns in a row without a card
        self.held_on: set[int] = set()  # who said "hold on" this turn
        self.took_julie = False
        self.outcome: Outcome | None = None
        self.story = self.game()
        self.question = next(self.story)

    def biggest_pool(self) -> int:
        """P3: the most ducks, among equals the most floats, then the first of the circle."""
        return max(self.slots(), key=lambda slot: (self.at(slot).capacity, self.at(slot).float_capacity, -slot))

    # What the table looks like.

    def at(self, slot: int) -> Pool:
        pool = self.circle[slot]
        assert pool is not None, f"there is no pool {slot + 1}"
        return pool

    def slots(self) -> list[int]:
        return [slot for slot, pool in enumerate(self.circle) if pool]

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % len(self.seats) for step in self.seats]

    @property
    def opponents(self) -> list[int]:
        return self.clockwise(self.me)[1:]

    def is_holding(self, seat: int) -> bool:
        return self.hands[seat].total() > 0

    def floats_of(self, seat: int) -> list[str]:
        """P30: the one with the fewest icons first."""
        return sorted(FLOATS.keys() & +self.hands[seat], key=ICONS.__getitem__)

    def draw_pile(self) -> int:
        return len(self.deck) + self.discards.total()

    # What is asked, and what is said.

    def questions(self) -> dict[tuple[int, str], frozenset[str]]:
        """Every open question: whom, what, and the legal words."""
        if self.outcome:
            return {}
        asked = {(seat, self.question.ask): words for seat, words in self.question.words.items()}
        return asked | self.standing()

    def standing(self) -> dict[tuple[int, str], frozenset[str]]:
        """P31: whoever holds cards gives orders or takes them back, at any time."""
        if self.options["cancelling"] != "orders":
            return {}
        kinds = DUCKS.keys() - NEVER_CANCELLED
        return {
            (seat, "orders"): frozenset(("lift " if k in self.orders[seat] else "order ") + k for k in kinds)
            for seat in self.seats
            if self.is_holding(seat)
        }

    def say(self, seat: int, word: str) -> None:
        verb, _, kind = word.partition(" ")
        if verb in ("order", "lift"):
            self.orders[seat] ^= {kind}
            return
        try:
            self.question = self.story.send((seat, word))
        except Over as over:
            self.outcome = self.count_points(str(over))

    def ask(self, seat: int, ask: str, words: Iterable[str]) -> Generator[Question, tuple[int, str], str]:
        """The last part of the word that was chosen."""
        _, word = yield Question(ask, {seat: frozenset(words)})
        return word.split()[-1]

    def choose(self, ask: str, verb: str, choices: Sequence[Any]) -> Generator[Question, tuple[int, str], Any]:
        """One of several; nobody is asked where there's no choice. Slots and seats are counted from 1 in words."""
        if len(choices) == 1:
            return choices[0]
        by_word = {str(choice + 1 if isinstance(choice, int) else choice): choice for choice in choices}
        return by_word[(yield from self.ask(self.me, ask, (f"{verb} {word}" for word in by_word)))]

    # A turn.

    def game(self) -> Story:
        while True:
            yield from self.turn()
            self.me = self.clockwise(self.me)[1]

    def turn(self) -> Story:
        self.number += 1
        self.played, self.held_on, self.took_julie = 0, set(), False
        self.end_without_ducks()
        self.marker = yield from self.dive_marker()
        is_over = False
        while not is_over:
            self.end_without_ducks()
            is_over = yield from self.act()
        self.idle = 0 if self.played else self.idle + 1
        if self.idle == 2 * len(self.seats):
            raise Over("nobody plays any more")  # P42

    def dive_marker(self) -> Story:
        """P10: any pool, the one where it is too."""
        return int((yield from self.ask(self.me, "dive", (f"dive {slot + 1}" for slot in self.slots())))) - 1

    def act(self) -> Story:
        """P11: top card, a duck from the hand, or the end. Whether the turn is over."""
        ducks = [kind for kind in DUCKS if self.hands[self.me][kind]]  # P15: no float
        top = ["top"] if self.draw_pile() else []  # P16
        word = yield from self.ask(self.me, "act", [*top, *(f"play {kind}" for kind in ducks), "end"])
        if word == "end":
            yield from self.draw()
            return True
        if word == "top":
            kind = self.top_card()
        else:
            kind = word
            self.hands[self.me][kind] -= 1
        self.played += 1
        return (yield from self.place(Card(kind)))

    def place(self, card: Card) -> Story:
        """P12: first it lies there, then everyone can cancel it, then its effect, then the check. Whether the turn is over."""
        slot = self.marker
        assert slot is not None
        pool = self.at(slot)
        pool.row.append(card)
        if card.kind in FLOATS:
            return self.place_float(pool)
        was_crowded = pool.room < 0  # P14
        happens = self.does_something(card)
        if happens:
            happens = not (yield from self.is_cancelled(card))
        if happens:
            yield from self.effect(card)
        is_crowded = pool.room < 0 if self.options.get("rescue") == "yes" else was_crowded
        is_over = yield from self.check(slot, is_crowded=is_crowded)
        return is_over or (happens and card.kind == "arrrwin")  # P27

    def place_float(self, pool: Pool) -> bool:
        """P15"""
        if pool.floats <= pool.float_capacity:
            return False
        self.empty(pool)
        return True

    # The check after a duck.

    def check(self, placed: int, *, is_crowded: bool) -> Story:
        """P13 P14 P18: first where the card was placed, then the other. Whether the turn is over."""
        slots = [placed, *(slot for slot in self.slots() if slot != placed)]
        full = [slot for slot in slots if self.at(slot).room == 0]
        if is_crowded:
            full = [slot for slot in full if slot != placed]
            self.empty(self.at(placed))
        leaving = [slot for slot in full if self.divide(slot)]
        for slot in leaving:
            self.circle[slot] = Pool(self.pool_deck.pop(0)) if self.pool_deck else None
        yield from self.place_tokens()
        if not self.pool_deck and len(self.slots()) <= 1:
            raise Over("one pool left" if self.slots() else "no pool left")  # P40
        return is_crowded or bool(full)

    def empty(self, pool: Pool) -> None:
        self.discards.update(card.kind for card in pool.row)
        pool.row = []

    def divide(self, slot: int) -> bool:
        """P13: whether the pool leaves the game."""
        pool = self.at(slot)
        here = [seat for seat in self.clockwise(self.me) if self.tokens[seat] == slot]
        goldies = [card.kind for card in pool.row if card.kind == "goldie"]
        ducks = [card.kind for card in pool.row if card.kind in DUCKS and card.kind != "goldie"]
        self.piles[self.me].extend(goldies)
        dealt = len(ducks) // len(here) * len(here) if here else 0
        for number, duck in enumerate(ducks[:dealt]):
            self.piles[here[number % len(here)]].append(duck)
        self.discards.update(ducks[dealt:])
        self.discards.update(card.kind for card in pool.row if card.kind in FLOATS)
        pool.row = []
        return bool(here)

    def place_tokens(self) -> Story:
        """P13 P18: tokens without a pool go where the filler wants."""
        for seat in self.clockwise(self.me):
            if not self.circle[self.tokens[seat]] and self.slots():
                self.tokens[seat] = yield from self.choose("place", "to", self.slots())

    # The ducks.

    def does_something(self, card: Card) -> bool:
        """P12 P30: whether its effect has a target."""
        match card.kind:
            case "albert" | "goldie":
                return False
            case "julie":
                return any(self.open_to_julie(slot, card) for slot in self.slots())
            case "wilma":
                return any(self.movable(slot) for slot in self.slots())
            case "amy":
                return self.draw_pile() > 0
            case "lara":
                return any(self.piles[seat] for seat in self.opponents)
            case _:
                return True  # Sam can flip himself, and there are always two pools and two players

    def effect(self, card: Card) -> Story:
        match card.kind:
            case "sam":
                yield from self.sam()
            case "dingy":
                yield from self.dingy()
            case "julie":
                yield from self.julie(card)
            case "wilma":
                yield from self.wilma()
            case "james":
                self.marker = yield from self.choose("marker", "to", self.other_slots(self.marker))  # P24
            case "amy":
                yield from self.draw()  # P25
            case "lara":
                yield from self.lara()
            case _:
                pass  # P27: Arrrwin ends the turn after the check

    def other_slots(self, but: int | None) -> list[int]:
        return [slot for slot in self.slots() if slot != but]

    def target(self, kinds_at: Callable[[int], list[str]]) -> Generator[Question, tuple[int, str], tuple[int, str]]:
        """A pool, then one of the kinds below it."""
        slot = yield from self.choose("from", "from", [slot for slot in self.slots() if kinds_at(slot)])
        kind = yield from self.choose("which", "card", kinds_at(slot))
        return slot, kind

    def sam(self) -> Story:
        """P20"""
        slot, kind = yield from self.target(lambda slot: kinds(c for c in self.at(slot).row if c.is_open_duck))
        self.at(slot).newest(kind).flipped = True

    def dingy(self) -> Story:
        """P21"""
        seat = yield from self.choose("opponent", "token", self.opponents)
        self.tokens[seat] = yield from self.choose("new pool", "to", self.other_slots(self.tokens[seat]))

    def open_to_julie(self, slot: int, julie: Card) -> list[str]:
        """P22: a float or a face-up duck, but not herself, and another Julie only once a turn."""
        cards = [card for card in self.at(slot).row if not card.flipped and card is not julie]
        return kinds(card for card in cards if not (card.kind == "julie" and self.took_julie))

    def julie(self, julie: Card) -> Story:
        slot, kind = yield from self.target(lambda slot: self.open_to_julie(slot, julie))
        pool = self.at(slot)
        pool.row.remove(pool.newest(kind, but=julie))
        self.took_julie |= kind == "julie"
        yield from self.take(kind)

    def havens(self, slot: int, kind: str) -> list[int]:
        """P23: pools which wouldn't be overcrowded."""
        others = self.other_slots(slot)
        return [other for other in others if self.at(other).room >= ICONS[kind]]

    def movable(self, slot: int) -> list[str]:
        return [kind for kind in kinds(c for c in self.at(slot).row if c.is_open_duck) if self.havens(slot, kind)]

    def wilma(self) -> Story:
        """P23"""
        slot, kind = yield from self.target(self.movable)
        haven = yield from self.choose("haven", "to", self.havens(slot, kind))
        card = self.at(slot).newest(kind)
        self.at(slot).row.remove(card)
        self.at(haven).row.append(card)

    def lara(self) -> Story:
        """P26"""
        victim = yield from self.choose("victim", "rob", [seat for seat in self.opponents if self.piles[seat]])
        self.discards[self.piles[victim].pop()] += 1

    # Cards for hands.

    def top_card(self) -> str:
        if not self.deck:
            self.deck, self.discards = self.shuffle(self.discards), Counter()  # P16
        return self.deck.pop(0)

    def draw(self) -> Story:
        if self.draw_pile():
            yield from self.take(self.top_card())

    def take(self, kind: str) -> Story:
        """P17: a fifth card means that one goes."""
        hand = self.hands[self.me]
        hand[kind] += 1
        if hand.total() > MOST_IN_HAND:
            gone = yield from self.ask(self.me, "discard", (f"discard {kind}" for kind in +hand))
            hand[gone] -= 1
            self.discards[gone] += 1

    # Cancelling.

    def is_cancelled(self, card: Card) -> Story:
        if self.options["cancelling"] == "orders":
            return self.is_ordered(card.kind)
        return (yield from self.window())

    def is_ordered(self, kind: str) -> bool:
        """P31: the first clockwise from the left of whoever's turn it is, who comes last."""
        for seat in [*self.opponents, self.me]:
            if kind in self.orders[seat] and self.floats_of(seat):
                self.orders[seat].remove(kind)
                self.cancel(seat)
                return True
        return False

    def window(self) -> Story:
        """P30: open for all who hold a card, until one cancels or everyone has passed."""
        passed: set[int] = set()
        holders = [seat for seat in self.seats if self.is_holding(seat)]
        length = 1
        while not passed.issuperset(holders):
            words = {seat: frozenset(self.window_words(seat)) for seat in holders}
            seat, word = yield Question("window", words, frozenset(passed), length)
            if word == "cancel":
                self.cancel(seat)
                return True
            if word == "hold on":
                self.held_on.add(seat)
                passed, length = set(), 2
            else:
                passed.add(seat)
        return False

    def window_words(self, seat: int) -> Iterable[str]:
        yield "pass"
        if self.floats_of(seat):
            yield "cancel"
        if seat not in self.held_on:
            yield "hold on"

    def cancel(self, seat: int) -> None:
        used = self.floats_of(seat)[0]
        self.hands[seat][used] -= 1
        self.discards[used] += 1

    # The end.

    def end_without_ducks(self) -> None:
        """P42: there's nothing left that could be played."""
        if not self.draw_pile() and not any(hand[kind] for hand in self.hands for kind in DUCKS):
            raise Over("no cards left")

    def count_points(self, reason: str) -> Outcome:
        """P40"""
        scores = tuple(sum(5 if duck == "goldie" else 1 for duck in pile) for pile in self.piles)
        return Outcome(frozenset(seat for seat in self.seats if scores[seat] == max(scores)), scores, reason)

    def state(self) -> dict[str, Any]:
        """Everything there is to know, to be laid beside the engine's."""
        return {
            "circle": [pool and (pool.name, [(card.kind, card.flipped) for card in pool.row]) for pool in self.circle],
            "tokens": list(self.tokens),
            "marker": self.marker,
            "hands": [sorted(hand.elements()) for hand in self.hands],
            "piles": self.piles,
            "deck": self.deck,
            "discards": sorted(self.discards.elements()),
            "pool deck": self.pool_deck,
            "turn": (self.me, self.number, self.played),
            "idle": self.idle,
            "orders": [sorted(orders) for orders in self.orders],
            "held on": sorted(self.held_on),
            "took julie": self.took_julie,
            "outcome": self.outcome,
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        """P41: what a seat, or a spectator, knows of what isn't open to all."""
        state = self.state()
        piles = [pile if owner == seat else pile[-1:] for owner, pile in enumerate(self.piles)]
        return {
            "circle": state["circle"],
            "hand": [] if seat is None else state["hands"][seat],
            "hand sizes": [hand.total() for hand in self.hands],
            "piles": piles,
            "pile sizes": [len(pile) for pile in self.piles],
            "deck": len(self.deck),
            "pool deck": len(self.pool_deck),
            "discards": state["discards"],
            "orders": [] if seat is None else state["orders"][seat],
        }


def kinds(cards: Iterable[Card]) -> list[str]:
    return list(dict.fromkeys(card.kind for card in cards))
