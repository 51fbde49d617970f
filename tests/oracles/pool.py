"""Duck Pool as the rulebook tells it, with what we decided where it is silent (docs/rules/pool.md).

The oracle asks its own questions, and is told the same words as the engine. A game is a story told by generators: they
yield each question and are sent its answer, so that a turn reads from top to bottom.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tests.oracles.pool_table import DUCKS, FLOATS, ICONS, Card, Outcome, Pool, Table

NEVER_CANCELLED = {"albert", "goldie"}  # P28
MOST_IN_HAND = 4  # P17


class Over(Exception):
    """The game has ended, and why (P40 P42)."""


@dataclass(frozen=True)
class Question:
    """What is asked, and of each seat which words are legal."""

    ask: str
    words: dict[int, frozenset[str]]
    passed: frozenset[int] = frozenset()
    window: int = 0  # how long it is open: 2 is longer than 1, and 0 is as long as it takes


T = TypeVar("T", int, str)
Answer = tuple[int, str]  # a seat and its word
Story = Generator[Question, Answer, None]
UntilOver = Generator[Question, Answer, bool]  # tells whether the turn is over


class PoolOracle(Table):
    """A whole game. `questions` are what is asked now, `say` tells a word, `state` is what has become of it."""

    def __init__(
        self, options: dict[str, str], *, circle: list[str], pool_deck: list[str], deck: list[str], first: int
    ) -> None:
        super().__init__(circle, pool_deck, deck, first)
        self.options = options
        self.shuffle: Callable[[Counter[str]], list[str]] = lambda pile: list(pile.elements())
        self.story = self.game()
        self.question = next(self.story)

    # What is asked, and what is said.

    def questions(self) -> dict[tuple[int, str], frozenset[str]]:
        """Every open question: who is asked what, and the legal words."""
        if self.outcome:
            return {}
        return {(seat, self.question.ask): words for seat, words in self.question.words.items()} | self.standing()

    def standing(self) -> dict[tuple[int, str], frozenset[str]]:
        """P31: whoever holds cards gives orders or takes them back, at any time."""
        if self.options["cancelling"] != "orders":
            return {}
        kinds = DUCKS.keys() - NEVER_CANCELLED
        return {
            (seat, "orders"): frozenset(f"{'lift' if kind in self.orders[seat] else 'order'} {kind}" for kind in kinds)
            for seat in self.holders()
        }

    def say(self, seat: int, word: str) -> None:
        verb, _, kind = word.partition(" ")
        if verb in ("order", "lift"):
            self.orders[seat] ^= {kind}
            return
        try:
            self.question = self.story.send((seat, word))
        except Over as over:
            points = self.points()
            winners = frozenset(seat for seat in self.seats if points[seat] == max(points))
            self.outcome = Outcome(winners, points, str(over))

    def ask(self, ask: str, words: Iterable[str]) -> Generator[Question, Answer, str]:
        """Of whoever's turn it is; the last part of the word they say."""
        _, word = yield Question(ask, {self.me: frozenset(words)})
        return word.split()[-1]

    def choose(self, ask: str, verb: str, choices: Sequence[T]) -> Generator[Question, Answer, T]:
        """One of several; nobody is asked where there's no choice. Words count slots and seats from 1."""
        if len(choices) == 1:
            return choices[0]
        by_word = {str(choice + 1) if isinstance(choice, int) else choice: choice for choice in choices}
        return by_word[(yield from self.ask(ask, (f"{verb} {word}" for word in by_word)))]

    # A turn.

    def game(self) -> Story:
        while True:
            yield from self.turn()
            self.end_when_nobody_plays()
            self.me = self.clockwise(self.me)[1]

    def turn(self) -> Story:
        self.number += 1
        self.played, self.held_on, self.took_julie = 0, set(), False
        self.end_without_ducks()
        self.marker = int((yield from self.ask("dive", (f"dive {slot + 1}" for slot in self.slots())))) - 1  # P10
        is_over = False
        while not is_over:
            self.end_without_ducks()
            is_over = yield from self.act()

    def act(self) -> UntilOver:
        """P11: the top card, a duck from the hand, or the end."""
        top = ["top"] if self.drawable() else []  # P16
        ducks = [f"play {kind}" for kind in DUCKS if self.hands[self.me][kind]]  # P15: no float
        word = yield from self.ask("act", [*top, *ducks, "end"])
        if word == "end":
            yield from self.draw()
            return True
        self.played += 1
        if word == "top":
            return (yield from self.place(Card(self.top_card())))
        self.hands[self.me][word] -= 1
        return (yield from self.place(Card(word)))

    def place(self, card: Card) -> UntilOver:
        """P12: it lies there, everyone can cancel it, it has its effect, and all pools are checked."""
        assert self.marker is not None
        slot, pool = self.marker, self.at(self.marker)
        pool.row.append(card)
        if card.kind in FLOATS:
            return self.is_too_much(pool)
        is_crowded = pool.room < 0  # P14
        acts = self.does_something(card) and not (yield from self.is_cancelled(card))
        if acts:
            yield from self.effect(card)
        if self.options["rescue"] == "yes":
            is_crowded = pool.room < 0  # P14: what lies there now
        is_over = yield from self.check(slot, is_crowded=is_crowded)
        return is_over or (acts and card.kind == "arrrwin")  # P27

    def is_too_much(self, pool: Pool) -> bool:
        """P15: just as many float icons as the capacity are fine."""
        if pool.float_room >= 0:
            return False
        self.empty(pool)
        return True

    # The check after a duck.

    def check(self, placed: int, *, is_crowded: bool) -> UntilOver:
        """P18: first the pool where the card was placed, then the other; cards, new pools, tokens, the end."""
        slots = [placed, *self.slots(but=placed)]
        full = [slot for slot in slots if self.at(slot).room == 0 and not (is_crowded and slot == placed)]
        if is_crowded:
            self.empty(self.at(placed))  # P14
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
        """P13: Goldie for the filler, the rest one by one for those who are there. Whether the pool leaves."""
        pool = self.at(slot)
        here = [seat for seat in self.clockwise(self.me) if self.tokens[seat] == slot]
        goldies = [card for card in pool.row if card.kind == "goldie"]
        ducks = [card for card in pool.row if card.kind in DUCKS and card.kind != "goldie"]
        self.piles[self.me].extend(card.kind for card in goldies)
        share = len(ducks) // len(here) if here else 0
        dealt = ducks[: share * len(here)]
        for number, card in enumerate(dealt):
            self.piles[here[number % len(here)]].append(card.kind)
        pool.row = [card for card in pool.row if card not in (*goldies, *dealt)]
        self.empty(pool)
        return bool(here)

    def place_tokens(self) -> Story:
        """P13: where the filler wants, but only on pools in play (P18)."""
        for seat in self.clockwise(self.me):
            if self.slots() and not self.circle[self.tokens[seat]]:
                self.tokens[seat] = yield from self.choose("place", "to", self.slots())

    # The ducks.

    def does_something(self, card: Card) -> bool:
        """P12 P30: whether its effect has a target."""
        match card.kind:
            case "albert" | "goldie":
                return False
            case "julie":
                return any(self.takable(slot, card) for slot in self.slots())
            case "wilma":
                return any(self.movable(slot) for slot in self.slots())
            case "james":
                return self.marker is not None and self.at(self.marker).room > 0  # P24: or the turn ends anyway
            case "amy":
                return self.drawable() > 0
            case "lara":
                return any(self.piles[seat] for seat in self.opponents)
            case _:
                return True  # Sam can flip himself; there's always another pool, and an opponent

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
                self.marker = yield from self.choose("marker", "to", self.slots(but=self.marker))  # P24
            case "amy":
                yield from self.draw()  # P25
            case "lara":
                yield from self.lara()
            case _:
                pass  # Arrrwin ends the turn after the check (P27)

    def target(self, kinds: Callable[[int], list[str]]) -> Generator[Question, Answer, tuple[int, str]]:
        """A pool, then one of the kinds below it."""
        slot = yield from self.choose("from", "from", [slot for slot in self.slots() if kinds(slot)])
        kind = yield from self.choose("which", "card", kinds(slot))
        return slot, kind

    def sam(self) -> Story:
        """P20"""
        slot, kind = yield from self.target(lambda slot: self.at(slot).ducks())
        self.at(slot).newest(kind).flipped = True

    def dingy(self) -> Story:
        """P21"""
        seat = yield from self.choose("opponent", "token", self.opponents)
        self.tokens[seat] = yield from self.choose("new pool", "to", self.slots(but=self.tokens[seat]))

    def julie(self, julie: Card) -> Story:
        """P22"""
        slot, kind = yield from self.target(lambda slot: self.takable(slot, julie))
        pool = self.at(slot)
        pool.row.remove(pool.newest(kind, but=julie))
        self.took_julie |= kind == "julie"
        yield from self.take(kind)

    def takable(self, slot: int, julie: Card) -> list[str]:
        """P22: ducks and floats, but not herself, and another Julie only once a turn."""
        return [kind for kind in self.at(slot).kinds(but=julie) if kind != "julie" or not self.took_julie]

    def wilma(self) -> Story:
        """P23"""
        slot, kind = yield from self.target(self.movable)
        haven = yield from self.choose("haven", "to", self.havens(slot, kind))
        card = self.at(slot).newest(kind)
        self.at(slot).row.remove(card)
        self.at(haven).row.append(card)

    def movable(self, slot: int) -> list[str]:
        return [kind for kind in self.at(slot).ducks() if self.havens(slot, kind)]

    def havens(self, slot: int, kind: str) -> list[int]:
        """P23: other pools that it doesn't overcrowd."""
        return [haven for haven in self.slots(but=slot) if self.at(haven).room >= ICONS[kind]]

    def lara(self) -> Story:
        """P26"""
        victim = yield from self.choose("victim", "rob", [seat for seat in self.opponents if self.piles[seat]])
        self.discards[self.piles[victim].pop()] += 1

    # Cards for the hand.

    def top_card(self) -> str:
        if not self.deck:
            self.deck, self.discards = self.shuffle(self.discards), Counter()  # P16
        return self.deck.pop(0)

    def draw(self) -> Story:
        if self.drawable():
            yield from self.take(self.top_card())

    def take(self, kind: str) -> Story:
        """P17: of five cards one goes at once."""
        hand = self.hands[self.me]
        hand[kind] += 1
        if hand.total() > MOST_IN_HAND:
            gone = yield from self.ask("discard", (f"discard {kind}" for kind in +hand))
            hand[gone] -= 1
            self.discards[gone] += 1

    # Cancelling.

    def is_cancelled(self, card: Card) -> Generator[Question, Answer, bool]:
        if self.options["cancelling"] == "orders":
            return self.is_ordered(card.kind)
        return (yield from self.window())

    def is_ordered(self, kind: str) -> bool:
        """P31: by the first clockwise from the left of whoever's turn it is."""
        for seat in [*self.opponents, self.me]:
            if kind in self.orders[seat] and self.floats_of(seat):
                self.orders[seat].remove(kind)
                self.cancel(seat)
                return True
        return False

    def window(self) -> Generator[Question, Answer, bool]:
        """P30: open for all who hold a card, until one of them cancels or everyone has passed."""
        passed: set[int] = set()
        length = 1
        while not passed.issuperset(self.holders()):
            words = {seat: frozenset(self.window_words(seat)) for seat in self.holders()}
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

    def window_words(self, seat: int) -> Iterator[str]:
        yield "pass"
        if self.floats_of(seat):
            yield "cancel"
        if seat not in self.held_on:
            yield "hold on"

    def cancel(self, seat: int) -> None:
        used = self.floats_of(seat)[0]
        self.hands[seat][used] -= 1
        self.discards[used] += 1

    # P42: the game also ends.

    def end_when_nobody_plays(self) -> None:
        self.idle = 0 if self.played else self.idle + 1
        if self.idle == 2 * len(self.seats):
            raise Over("nobody plays any more")

    def end_without_ducks(self) -> None:
        if not self.drawable() and not any(hand[kind] for hand in self.hands for kind in DUCKS):
            raise Over("no cards left")
