"""Duck Pool: send ducks into the pools of a water park, fill them exactly, and beware of one too many.

Here are setting up, the turns, and every question with its answers. Effects and floats are in `effects.py`, full and
overcrowded pools in `filling.py`.
"""

from dataclasses import dataclass
from typing import ClassVar

from ..errors import Objection
from ..hands import NOT_IN_HAND
from ..options import Option
from ..steps import answers, asks, task
from ..values import WHILE, Answer, Prompt, Task
from ..words import meanings
from .content import DUCKS, FLOATS, KIND
from .filling import Filling
from .pools import Pool, havens, in_play, kinds_below, sources
from .table import CANCELLABLE, Turn

SPOTS = range(6)
DIVE = [f"dive {spot + 1}" for spot in SPOTS]
FROM = [f"from {spot + 1}" for spot in SPOTS]
TO = [f"to {spot + 1}" for spot in SPOTS]
TOKEN = [f"token {seat + 1}" for seat in SPOTS]
ROB = [f"rob {seat + 1}" for seat in SPOTS]
KINDS = list(dict.fromkeys(KIND[1:]))
FLOAT_KINDS = [kind for kind in KINDS if kind not in DUCKS]
PLAY = {kind: f"play {kind}" for kind in DUCKS}
CARD = {kind: f"card {kind}" for kind in KINDS}
DISCARD = {kind: f"discard {kind}" for kind in KINDS}
ORDER = {kind: f"order {kind}" for kind in CANCELLABLE}
LIFT = {kind: f"lift {kind}" for kind in CANCELLABLE}
TOP, END, PASS, CANCEL, HOLD = "top", "end", "pass", "cancel", "hold on"
NUMBER = meanings(DIVE, FROM, TO, TOKEN, ROB)
STANDING = 1  # the id of the question that always stands: to give orders
IDLE_ROUNDS = 2


@dataclass(kw_only=True)
class DuckPool(Filling):
    name: ClassVar[str] = "pool"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Option("length", ("normal", "long"), "normal"),
        Option("cancelling", ("window", "orders"), "window", unhurried="orders"),  # P31
        Option("rescue", ("no", "yes"), "no"),  # P14
    )
    rules: ClassVar[int] = 3

    # Setting up

    def _begin(self) -> None:
        """P1, P3"""
        pools = self._shuffled(self.contents.pools)
        used = len(pools) if self.chosen["length"] == "long" else self._pools_used
        self.circle = tuple([Pool(card) for card in pools[: self.seated]])
        self.pool_deck, self.box = pools[self.seated : used], pools[used:]
        self.tokens = (self._largest_pool(),) * self.seated
        self.deck = self._shuffled(self.contents.cards)
        self.hands = self.piles = ((),) * self.seated
        if self._by_orders:
            self.orders = ((),) * self.seated
        for spot, pool in enumerate(self.circle):
            self._tell("pool", None, pool=spot + 1, laid=pool.card, reveals=True)
        for seat, spot in enumerate(self.tokens):
            self._tell("token", seat, to=spot + 1, by=None)
        self.order = self._clockwise_from(self._shuffled(range(self.seated))[0])
        self.asked = STANDING
        self._then(Task("turn", self.order[:1]))

    @property
    def _pools_used(self) -> int:
        """P1"""
        return self.seated + 8

    def _largest_pool(self) -> int:
        sizes = [(pool.size.ducks, pool.size.floats) for pool in self.circle]
        return sizes.index(max(sizes))

    # What is done

    @task("turn")
    def _start_turn(self, seat: int) -> None:
        self.turn = Turn(seat, self.turn.number + 1)
        self._forget_turn()
        self._tell("turn", seat, number=self.turn.number)
        if self._stuck():
            self._end_game("no cards left")
        else:
            self._then(Task("dive", (seat,)))

    def _forget_turn(self) -> None:
        """P22, P30: what holds for one turn only."""
        self.held, self.reunited = (False,) * self.seated, False

    def _place(self, seat: int, card: int, source: str) -> None:
        """P11, P12, P15"""
        spot = self.marker
        self.turn = self.turn._replace(played=self.turn.played + 1)
        self._set_pool(spot, self.circle[spot].with_card(card))
        self._tell("place", seat, card=card, pool=spot + 1, source=source, reveals=True)
        lost = (spot,) if self.circle[spot].overcrowded and not self._can_be_rescued else ()
        self._then(Task("check", (seat, spot, *lost)))
        self._settle_effect(card)

    @property
    def _can_be_rescued(self) -> bool:
        """P14: whether an effect can save a pool that its duck has overcrowded."""
        return self.chosen["rescue"] == "yes"

    def _end_turn(self, seat: int) -> None:
        """P11, P16: a card for whoever ends the turn, if there is one."""
        self._then(Task("next turn", (seat,)))
        self._tell("end", seat)
        if self._can_draw:
            self._draw_into_hand(seat, 1)
            self._check_hand(seat)

    @task("next turn")
    def _next_turn(self, seat: int) -> None:
        """P42: twice round the table without a card played, and the game is over."""
        self.idle = 0 if self.turn.played else self.idle + 1
        if self.idle >= IDLE_ROUNDS * self.seated:
            self._end_game("nobody plays any more")
        else:
            self._then(Task("turn", ((seat + 1) % self.seated,)))

    # What is asked

    @asks("dive")
    def _ask_dive(self, question: int, seat: int) -> tuple[Prompt, ...]:
        """P10: any pool; the harmless choice is your own."""
        spots = in_play(self.circle)
        default = self.tokens[seat] if self.tokens[seat] in spots else spots[0]
        return (Prompt(question, seat, "dive", tuple([DIVE[spot] for spot in spots]), DIVE[default]),)

    @asks("act")
    def _ask_act(self, question: int, seat: int) -> tuple[Prompt, ...]:
        """P11. P15: a float in the hand is for cancelling. P16: without cards there is no top one."""
        kinds = dict.fromkeys([KIND[card] for card in self.hands[seat] if not FLOATS[card]])
        top = (TOP,) if self._can_draw else ()
        return (Prompt(question, seat, "act", (*top, *[PLAY[kind] for kind in kinds], END), END, secret=True),)

    @asks("window")
    def _ask_window(self, question: int, card: int, length: int = WHILE) -> tuple[Prompt, ...]:
        """P30: only players with a float can cancel, but it is open for everyone who holds a card."""
        return tuple([self._window_prompt(question, seat, KIND[card], length) for seat in self._may_cancel()])

    def _window_prompt(self, question: int, seat: int, kind: str, length: int) -> Prompt:
        cancel = (CANCEL,) if self._least_float(seat) else ()
        hold = () if self.held[seat] else (HOLD,)
        moves = (PASS, *cancel, *hold)
        return Prompt(question, seat, "window", moves, PASS, kind, secret=True, window=length, known=hold)

    @asks("from")
    def _ask_from(self, question: int, seat: int) -> tuple[Prompt, ...]:
        spots = sources(KIND[self.turn.diving], self.circle, self._spared())
        return self._ask_effect(question, seat, "from", [FROM[spot] for spot in spots])

    @asks("which")
    def _ask_which(self, question: int, seat: int, spot: int) -> tuple[Prompt, ...]:
        words = [CARD[kind] for kind in kinds_below(KIND[self.turn.diving], self.circle, spot, self._spared())]
        return self._ask_effect(question, seat, "which", words, f" {spot + 1}")

    @asks("haven")
    def _ask_haven(self, question: int, seat: int, spot: int, card: int) -> tuple[Prompt, ...]:
        words = [TO[to] for to in havens(self.circle, spot, card)]
        return self._ask_effect(question, seat, "haven", words, f" {spot + 1} {KIND[card]}")

    @asks("opponent")
    def _ask_opponent(self, question: int, seat: int) -> tuple[Prompt, ...]:
        return self._ask_effect(question, seat, "opponent", [TOKEN[other] for other in self._others(seat)])

    @asks("new pool")
    def _ask_new_pool(self, question: int, seat: int, opponent: int) -> tuple[Prompt, ...]:
        words = [TO[spot] for spot in self._elsewhere(self.tokens[opponent])]
        return self._ask_effect(question, seat, "new pool", words, f" {TOKEN[opponent]}")

    @asks("marker")
    def _ask_marker(self, question: int, seat: int) -> tuple[Prompt, ...]:
        return self._ask_effect(question, seat, "marker", [TO[spot] for spot in self._elsewhere(self.marker)])

    @asks("victim")
    def _ask_victim(self, question: int, seat: int) -> tuple[Prompt, ...]:
        return self._ask_effect(question, seat, "victim", [ROB[other] for other in self._robbable()])

    def _ask_effect(self, question: int, seat: int, ask: str, words: list[str], chosen: str = "") -> tuple[Prompt, ...]:
        """A question of the duck that dives now, and what has been chosen for it already."""
        return (Prompt(question, seat, ask, tuple(words), words[0], KIND[self.turn.diving] + chosen),)

    @asks("place")
    def _ask_home(self, question: int, filler: int, seat: int) -> tuple[Prompt, ...]:
        moves = tuple([TO[spot] for spot in in_play(self.circle)])
        return (Prompt(question, filler, "place", moves, moves[0], TOKEN[seat]),)

    @asks("discard")
    def _ask_discard(self, question: int, seat: int) -> tuple[Prompt, ...]:
        kinds = dict.fromkeys([KIND[card] for card in self.hands[seat]])
        moves = tuple([DISCARD[kind] for kind in kinds])
        return (Prompt(question, seat, "discard", moves, moves[0], secret=True),)

    def _standing(self) -> tuple[Prompt, ...]:
        """P31: everyone who holds a card can give secret orders."""
        if not self._by_orders:
            return ()
        return tuple([self._orders_prompt(seat) for seat, hand in enumerate(self.hands) if hand])

    def _orders_prompt(self, seat: int) -> Prompt:
        given = self.orders[seat]
        moves = tuple([(LIFT if kind in given else ORDER)[kind] for kind in CANCELLABLE])
        return Prompt(STANDING, seat, "orders", moves, secret=True, standing=True)

    def _stand(self, prompt: Prompt, word: str) -> None:
        """P31: to give an order, or to take it back."""
        seat, (verb, _, kind) = prompt.seat, word.partition(" ")
        kept = [other for other in self.orders[seat] if other != kind]
        self._set_orders(seat, sorted([*kept, kind]) if verb == "order" else kept)

    def _decisive(self, prompt: Prompt, word: str) -> bool:
        return word in (CANCEL, HOLD)

    def _objection(self, seat: int, word: str) -> Objection | None:
        asked = {prompt.ask for prompt in self.prompts() if prompt.seat == seat}
        verb, _, kind = word.partition(" ")
        if word == CANCEL:
            return self._objection_to_cancel(asked)
        if word == HOLD and "window" in asked:
            return Objection("held-already", "once a turn you can say hold on")
        if verb in ("dive", TOP, "play", END) and seat != self.turn.seat:
            return Objection("not-your-turn", "it is not your turn")
        if word == TOP and "act" in asked:
            return Objection("deck-empty", "there is no card left to draw")
        if verb == "play" and "act" in asked and kind in FLOAT_KINDS and self._least_float(seat):
            return Objection("only-cancels", "a float can only cancel")
        if verb in asked & {"discard"} or (verb == "play" and "act" in asked):
            return NOT_IN_HAND if kind in KINDS else None
        return None

    def _objection_to_cancel(self, asked: set[str]) -> Objection:
        if self._by_orders:
            return Objection("by-orders", "there is no window at this table: leave an order")
        if "window" in asked:
            return Objection("no-float", "you have no float to cancel with")
        return Objection("nothing-to-cancel", "there is nothing to cancel now")

    # What is answered

    @answers("dive")
    def _answer_dive(self, word: str, seat: int) -> None:
        self._set_marker(seat, NUMBER[word])
        self._then(Task("act", (seat,)))

    @answers("act")
    def _answer_act(self, word: str, seat: int) -> None:
        if word == END:
            self._end_turn(seat)
        elif word == TOP:
            (card,) = self._draw(1)
            self._place(seat, card, "deck")
        else:
            card = self._held(seat, word)
            self._take_from_hand(seat, card)
            self._place(seat, card, "hand")

    def _held(self, seat: int, word: str) -> int:
        kind = word.partition(" ")[2]
        return next(card for card in self.hands[seat] if KIND[card] == kind)

    @answers("window", together=True)
    def _answer_window(self, answers: tuple[Answer, ...], card: int, _length: int = WHILE) -> None:
        said = {answer.word: answer.seat for answer in answers}
        if HOLD in said:
            self._hold_on(said[HOLD], card)
        else:
            self._close_window(said.get(CANCEL))

    @answers("from")
    def _answer_from(self, word: str, seat: int) -> None:
        self._choose_card(seat, NUMBER[word])

    @answers("which")
    def _answer_which(self, word: str, seat: int, spot: int) -> None:
        self._work_on(seat, spot, word.partition(" ")[2])

    @answers("haven")
    def _answer_haven(self, word: str, seat: int, spot: int, card: int) -> None:
        self._carry(seat, spot, card, NUMBER[word])

    @answers("opponent")
    def _answer_opponent(self, word: str, seat: int) -> None:
        self._choose_new_pool(seat, NUMBER[word])

    @answers("new pool")
    def _answer_new_pool(self, word: str, _seat: int, opponent: int) -> None:
        self._move_token(opponent, NUMBER[word])

    @answers("marker")
    def _answer_marker(self, word: str, seat: int) -> None:
        self._set_marker(seat, NUMBER[word])

    @answers("victim")
    def _answer_victim(self, word: str, seat: int) -> None:
        self._rob(seat, NUMBER[word])

    @answers("place")
    def _answer_home(self, word: str, _filler: int, seat: int) -> None:
        self._move_token(seat, NUMBER[word])

    @answers("discard")
    def _answer_discard(self, word: str, seat: int) -> None:
        card = self._held(seat, word)
        self._take_from_hand(seat, card)
        self.discards += (card,)
        self._tell("discard", seat, card=card, reveals=True)
