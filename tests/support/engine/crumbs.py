"""Crumbs, a toy game with all that is hard: secret picks at once, a window, a standing token that interrupts, undo.

All pick a card; the highest leads. Whoever has a quack left may spoil it. Unspoilt, the leader walks two steps for
crumbs. A secret slice of bread may be eaten any time; then a card is tossed and another drawn.
"""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.chance import Chance
from engine.game import Game
from engine.hands import redealt
from engine.options import Option
from engine.steps import answers, asks, task
from engine.values import Answer, Outcome, Prompt, Task, changed
from engine.words import digest

CARDS = {"short": 24, "long": 40}
SLICES = (1, 2, 3, 4)


class Position(NamedTuple):
    crumbs: tuple[int, ...]
    quacks: tuple[int, ...]
    uneaten: tuple[bool, ...]
    heap: tuple[int, ...]
    deck_size: int
    hand: tuple[int, ...]
    slice: int | None


@dataclass(kw_only=True)
class Crumbs(Game[Position]):
    name: ClassVar[str] = "crumbs"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("length", ("short", "long"), "short"),
        Option("quacks", ("1", "2"), "1", when=("length", "long")),
    )
    rules: ClassVar[int] = 1

    hands: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()
    heap: tuple[int, ...] = ()
    slices: tuple[int, ...] = ()
    uneaten: tuple[bool, ...] = ()
    quacks: tuple[int, ...] = ()
    crumbs: tuple[int, ...] = ()
    bread_id: int = 0

    def content(self) -> str:
        return digest(f"{CARDS} {SLICES}")

    def _begin(self) -> None:
        everybody = range(self.seated)
        cards = self._shuffled(range(1, CARDS[self.chosen["length"]] + 1))
        self.hands = tuple(cards[2 * seat : 2 * seat + 2] for seat in everybody)
        self.deck = cards[2 * self.seated :]
        self.slices = self._shuffled(SLICES)
        self.uneaten = (True,) * self.seated
        self.quacks = (int(self.chosen.get("quacks", "1")),) * self.seated
        self.crumbs = (0,) * self.seated
        self.order = tuple(everybody)
        self.bread_id = self._number()
        self._then(Task("round"))

    # What is done

    @task("round")
    def _start_round(self) -> None:
        if len(self.deck) >= 2 * self.seated:  # enough that every slice can still be eaten
            self._then(Task("pick"), Task("round"))
            return
        most = max(self.crumbs)
        winners = tuple(seat for seat, crumbs in enumerate(self.crumbs) if crumbs == most)
        self.outcome = Outcome(winners, self.crumbs, "deck" if len(winners) == 1 else "tie")

    @task("reward")
    def _reward(self, seat: int) -> None:
        self.crumbs = changed(self.crumbs, seat, self.crumbs[seat] + 1)

    # What is asked

    @asks("pick")
    def _ask_pick(self, question: int) -> tuple[Prompt, ...]:
        hands = [tuple(f"pick {card}" for card in hand) for hand in self.hands]
        return tuple(Prompt(question, seat, "pick", m, m[0], secret=True) for seat, m in enumerate(hands))

    @asks("quack")
    def _ask_quack(self, question: int, _leader: int) -> tuple[Prompt, ...]:
        asked = [seat for seat in range(self.seated) if self.quacks[seat]]
        words = ("pass", "quack")
        return tuple(Prompt(question, seat, "quack", words, "pass", secret=True, window=True) for seat in asked)

    @asks("step")
    def _ask_step(self, question: int, leader: int) -> tuple[Prompt, ...]:
        return (Prompt(question, leader, "step", ("left", "right"), "left"),)

    @asks("toss")
    def _ask_toss(self, question: int, seat: int) -> tuple[Prompt, ...]:
        laid = [answer.word for answer in self.answers if answer.seat == seat]
        moves = tuple(f"toss {card}" for card in self.hands[seat] if f"pick {card}" not in laid)
        return (Prompt(question, seat, "toss", moves, moves[0], secret=True),)

    def _standing(self) -> tuple[Prompt, ...]:
        if self.todo[-1].what == "toss":
            return ()
        hungry = [seat for seat in range(self.seated) if self.uneaten[seat]]
        return tuple(Prompt(self.bread_id, seat, "bread", ("eat",), secret=True, standing=True) for seat in hungry)

    def _stand(self, prompt: Prompt, word: str) -> None:
        seat = prompt.seat
        self.uneaten = changed(self.uneaten, seat, False)  # noqa: FBT003
        self.crumbs = changed(self.crumbs, seat, self.crumbs[seat] + self.slices[seat])
        self._tell("eat", seat, slice=self.slices[seat], reveals=True)
        self._then(Task("toss", (seat,)))

    def _decisive(self, prompt: Prompt, word: str) -> bool:
        return word == "quack"

    # What is answered

    @answers("pick", together=True)
    def _answer_pick(self, answers: tuple[Answer, ...]) -> None:
        self._reveal({answer.seat: int(answer.word.split()[1]) for answer in answers})

    @answers("quack", together=True)
    def _answer_quack(self, answers: tuple[Answer, ...], leader: int) -> None:
        self._quack(leader, [answer.seat for answer in answers if answer.word == "quack"])

    @answers("step")
    def _answer_step(self, word: str, leader: int) -> None:
        self._tell("step", leader, way=word)

    @answers("toss")
    def _answer_toss(self, word: str, seat: int) -> None:
        card = int(word.split()[1])
        self._tell("toss", seat, card=card, reveals=True)
        self._swap(seat, card)

    def _reveal(self, picks: dict[int, int]) -> None:
        for seat, card in picks.items():
            self._tell("reveal", seat, card=card, reveals=True)
            self._swap(seat, card)
        leader = max(picks, key=picks.__getitem__)
        self._then(Task("quack", (leader,)))

    def _swap(self, seat: int, card: int) -> None:
        hand = tuple(other for other in self.hands[seat] if other != card)
        self.hands = changed(self.hands, seat, tuple(sorted((*hand, self.deck[0]))))
        self._tell("draw", seat, only={"card": self.deck[0]}, reveals=True)
        self.deck, self.heap = self.deck[1:], (*self.heap, card)

    def _quack(self, leader: int, spoilers: list[int]) -> None:
        if not spoilers:
            self._tell("calm", leader, reveals=True)
            return self._lead(leader)
        self.quacks = changed(self.quacks, spoilers[0], self.quacks[spoilers[0]] - 1)
        return self._tell("quack", spoilers[0], reveals=True)

    def _lead(self, leader: int) -> None:
        self._then(Task("step", (leader,)), Task("step", (leader,)), Task("reward", (leader,)))

    def _position(self, seat: int | None) -> Position:
        hand, bread = ((), None) if seat is None else (self.hands[seat], self.slices[seat])
        return Position(self.crumbs, self.quacks, self.uneaten, self.heap, len(self.deck), hand, bread)

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        self.hands, self.deck = redealt(chance, self.hands, self.deck, keep=seat)
        known = [s for s in range(self.seated) if s == seat or not self.uneaten[s]]
        bread = chance.shuffled([piece for s, piece in enumerate(self.slices) if s not in known])
        self.slices = tuple(p if s in known else bread.pop() for s, p in enumerate(self.slices))
