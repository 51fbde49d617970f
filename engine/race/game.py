"""Duck Race: pick cards in secret, race the duckies, touch three buoys, go down the drain.

Here are setting up, the rounds, and the questions with most of their answers. A turn is in `turns.py`, the dog in
`dog.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from ..chance import Chance
from ..errors import Objection
from ..hands import NOT_IN_HAND
from ..options import Option
from ..steps import answers, asks, task
from ..values import Answer, Frozen, Prompt, Task
from .board import FACINGS, check_rings
from .codes import RANDOM_BOARDS, board_of, code_of, parse, random_code
from .content import BOARDS, CARDS, CONTENT
from .dog import FROM_DECK, DogWalks
from .swim import OFF_BOARD, Ducky
from .table import (
    ABOUT,
    ANY_FACING,
    BLUE_QUESTION,
    DISCARD,
    DRAW_3,
    DUCKY_OF,
    FACE,
    FIRST,
    LETTERS,
    MEANING,
    ORDER,
    PATH,
    PICK,
    PICK_FOR,
    PLAY,
    RING,
    THE_DOG,
)
from .turns import DONE, GO, STOP, Turns

RACE_ON = "race"
PICKED_ALREADY = Objection("picked-already", "that card is picked already: pick another first")


@dataclass(kw_only=True)
class Race(Turns, DogWalks):
    name: ClassVar[str] = "race"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("rules", ("beginner", "advanced"), "beginner"),
        Option("board", (*BOARDS, *RANDOM_BOARDS), "tub", free=True),
        Option("forgiving", ("no", "yes"), "no"),
    )
    rules: ClassVar[int] = 2

    @property
    def _each(self) -> int:
        """How many duckies everyone has (R10, R30, R31)."""
        return len(self.duckies) // self.seated

    # Setting up

    def _begin(self) -> None:
        self._choose_board(self.chosen["board"].strip().lower())
        everybody = range(self.seated)
        each = 2 if self.advanced and self.seated < 4 else 1
        self.duckies = tuple(Ducky(seat) for seat in everybody for _ in range(each))
        check_rings(self.board, len(self.duckies))
        self.laid = (0,) * len(self.duckies)
        self.hands = ((),) * self.seated
        self.tokens = ((),) * self.seated
        self.deck = self._shuffled(CARDS)
        if self.advanced:
            self._begin_advanced()
        else:
            self._begin_beginner()

    def _choose_board(self, wanted: str) -> None:
        """A name, a code, or a grade, for which a board is made up from the game's own chance."""
        if wanted in RANDOM_BOARDS:
            chance = Chance(self.seed, self.drawn)
            self.layout = random_code(RANDOM_BOARDS[wanted], chance)
            self.drawn = chance.drawn
        else:
            self.layout = wanted = wanted if wanted in BOARDS else code_of(parse(wanted))
        self.board = board_of(self.layout)
        self.chosen = Frozen({**self.chosen, "board": wanted})

    def _begin_beginner(self) -> None:
        """R10: a fourth card is shown; the highest number places first, then clockwise."""
        shown: dict[int, int] = {}
        for seat in range(self.seated):
            self._draw_into_hand(seat, self._hand_size)
        for seat in range(self.seated):
            (shown[seat],) = self._draw(1)
        self._show(shown)
        self._set_order_clockwise(shown)
        self._place(self.order)

    def _begin_advanced(self) -> None:
        """R30, R31, R32: one card more than the hand, of which one is picked for the placing."""
        tokens = [token for token, count in CONTENT.tokens.items() for _ in range(count) if token != DRAW_3]
        self.supply = self._shuffled(tokens)
        self.blues = (True,) * self.seated
        self.asked = BLUE_QUESTION
        for seat in range(self.seated):
            self._draw_into_hand(seat, self._hand_size + 1)
        self._then(Task("order"))

    def _show(self, cards: Mapping[int, int]) -> None:
        for seat, card in cards.items():
            self.in_play += (card,)
            self._tell("show", seat, card=card, reveals=True)

    def _set_order_clockwise(self, shown: Mapping[int, int]) -> None:
        first = max(shown, key=shown.__getitem__)
        self.order = self._clockwise_from(first)

    def _begin_placing(self, shown: Mapping[int, int]) -> None:
        """R30: with four, from the highest number down. R31: with fewer, twice round the table, clockwise."""
        for seat, card in shown.items():
            self._take_from_hand(seat, card)
        self._show(shown)
        self._set_order_clockwise(shown)
        if self._each == 1:
            self.order = tuple(sorted(shown, key=shown.__getitem__, reverse=True))
        self._place([seat * self._each + number for number in range(self._each) for seat in self.order])

    def _place(self, duckies: list[int] | tuple[int, ...]) -> None:
        self._then(*[Task("place", (ducky,)) for ducky in duckies], Task("all placed"), Task("round"))

    # What is done

    @task("place")
    def _start_placing(self, ducky: int) -> None:
        self._then(Task("ring", (ducky,)), Task("face", (ducky, *ANY_FACING)))

    @task("all placed")
    def _end_placing(self) -> None:
        for card in self.in_play:
            self._discard(card)

    @task("round")
    def _start_round(self) -> None:
        self.round += 1
        self.turn = None
        self.laid = (0,) * len(self.duckies)
        self._tell("round", number=self.round)
        self._then(Task("pick"))

    def _reveal(self, picks: Mapping[int, int]) -> None:
        """R11: all at once."""
        self.laid = laid = tuple([picks[ducky] for ducky in range(len(self.duckies))])
        self.hands = tuple([tuple([card for card in hand if card not in laid]) for hand in self.hands])
        self.in_play += laid
        for ducky, card in enumerate(laid):
            self._tell("reveal", self.duckies[ducky].seat, ducky=ducky, card=card, reveals=True)
        if self.chosen["forgiving"] == "yes":
            self._then(Task("forgive"))
        else:
            self._line_up(list(picks))

    def _line_up(self, racing: list[int]) -> None:
        """R11: from the lowest number to the highest. R40: then the dog."""
        turns = [Task("turn", (ducky, self.laid[ducky])) for ducky in sorted(racing, key=self.laid.__getitem__)]
        dog = [Task("dog")] if self.advanced else []
        self._then(*turns, *dog, Task("refill"))

    @task("refill")
    def _refill(self) -> None:
        for seat in range(self.seated):
            self._draw_into_hand(seat, self._hand_size - len(self.hands[seat]))
        self._then(Task("round"))

    @property
    def _hand_size(self) -> int:
        return 2 + self._each

    # What is asked

    @asks("pick")
    def _ask_pick(self, question: int) -> tuple[Prompt, ...]:
        return tuple([self._pick_prompt(question, ducky) for ducky in range(len(self.duckies))])

    def _pick_prompt(self, question: int, ducky: int) -> Prompt:
        """R31: with two duckies, a card that is picked for one can't be picked for the other."""
        seat, about = self.duckies[ducky].seat, ABOUT[ducky]
        if len(self.duckies) == self.seated:
            moves = tuple([PICK[card] for card in self.hands[seat]])
        else:
            others = [MEANING[answer.word] for answer in self.answers if answer.seat == seat and answer.about != about]
            words = PICK_FOR[ducky % 2]
            moves = tuple([words[card] for card in self.hands[seat] if card not in others])
        return Prompt(question, seat, "pick", moves, moves[0], about, secret=True)

    @asks("order")
    def _ask_order(self, question: int) -> tuple[Prompt, ...]:
        hands = [tuple([ORDER[card] for card in hand]) for hand in self.hands]
        return tuple([Prompt(question, seat, "order", m, m[0], secret=True) for seat, m in enumerate(hands)])

    @asks("forgive")
    def _ask_forgive(self, question: int) -> tuple[Prompt, ...]:
        """R50: race on, or turn any way instead."""
        prompts: list[Prompt] = []
        for number, ducky in enumerate(self.duckies):
            words = FORGIVE[LETTERS[number % 2] if self._each == 2 else ""]
            prompts.append(Prompt(question, ducky.seat, "forgive", words, words[0], ABOUT[number], secret=True))
        return tuple(prompts)

    @asks("face")
    def _ask_face(self, question: int, mover: int, *facings: int) -> tuple[Prompt, ...]:
        ahead = self.dog.facing if mover == THE_DOG else self.duckies[mover].facing
        moves = tuple([FACE[facing] for facing in facings])
        default = FACE[ahead] if ahead in facings else moves[0]
        return (Prompt(question, self._owner(mover), "face", moves, default, ABOUT[mover]),)

    @asks("path")
    def _ask_path(self, question: int, mover: int, card: int) -> tuple[Prompt, ...]:
        moves = tuple(PATH[1 : len(CARDS[card].paths) + 1])
        return (Prompt(question, self._owner(mover), "path", moves, moves[0], ABOUT[mover]),)

    @asks("ring")
    def _ask_ring(self, question: int, mover: int) -> tuple[Prompt, ...]:
        """R17, R44: any empty ring, including the one just entered, which is the harmless choice."""
        if mover == THE_DOG:
            here, dog = self.dog.space, OFF_BOARD
        else:
            here, dog = self.duckies[mover].space, self.dog.space
        moves = self._empty_rings(self._taken_by_others(mover), dog)
        default = moves[0] if here == OFF_BOARD else RING[self.board.ring_number(here)]
        return (Prompt(question, self._owner(mover), "ring", moves, default, ABOUT[mover]),)

    @asks("send")
    def _ask_send(self, question: int, ducky: int) -> tuple[Prompt, ...]:
        """R43, R46: an empty ring, so not the one it may be on."""
        moves = self._empty_rings(self._taken_by_others(THE_DOG), self.dog.space)
        return (Prompt(question, self._owner(THE_DOG), "send", moves, moves[0], ABOUT[ducky]),)

    @asks("before")
    def _ask_before(self, question: int, ducky: int, _card: int) -> tuple[Prompt, ...]:
        seat = self.duckies[ducky].seat
        return (Prompt(question, seat, "before", (GO, *self._usable_before(seat)), GO, ABOUT[ducky], secret=True),)

    @asks("after")
    def _ask_after(self, question: int, ducky: int) -> tuple[Prompt, ...]:
        seat = self.duckies[ducky].seat
        return (Prompt(question, seat, "after", (DONE, *self._usable_after(seat)), DONE, ABOUT[ducky], secret=True),)

    @asks("extra")
    def _ask_extra(self, question: int, ducky: int) -> tuple[Prompt, ...]:
        seat = self.duckies[ducky].seat
        moves = (*[PLAY[card] for card in self.hands[seat]], STOP)
        return (Prompt(question, seat, "extra", moves, STOP, ABOUT[ducky], secret=True),)

    @asks("more")
    def _ask_more(self, question: int, ducky: int) -> tuple[Prompt, ...]:
        seat = self.duckies[ducky].seat
        moves = tuple([PLAY[card] for card in self.hands[seat]])
        return (Prompt(question, seat, "more", moves, moves[0], ABOUT[ducky], secret=True),)

    @asks("lead")
    def _ask_lead(self, question: int) -> tuple[Prompt, ...]:
        seat = self._owner(THE_DOG)
        moves = (*[PLAY[card] for card in self.hands[seat]], FROM_DECK)
        return (Prompt(question, seat, "lead", moves, FROM_DECK, ABOUT[THE_DOG], secret=True),)

    @asks("which")
    def _ask_which(self, question: int, *cards: int) -> tuple[Prompt, ...]:
        moves = tuple([FIRST[card] for card in cards])
        return (Prompt(question, self._owner(THE_DOG), "which", moves, moves[0], ABOUT[THE_DOG]),)

    @asks("discard")
    def _ask_discard(self, question: int, seat: int) -> tuple[Prompt, ...]:
        moves = tuple([DISCARD[card] for card in self._not_laid(seat)])
        return (Prompt(question, seat, "discard", moves, moves[0], secret=True),)

    def _empty_rings(self, taken: list[int], dog: int) -> tuple[str, ...]:
        """R47: the dog's space counts as taken."""
        rings = enumerate(self.board.rings, 1)
        return tuple([RING[number] for number, space in rings if space not in taken and space != dog])

    def _not_laid(self, seat: int) -> list[int]:
        """R33: a card that is picked is not in the hand; another must be picked first."""
        laid = [MEANING.get(answer.word) for answer in self.answers if answer.seat == seat]
        return [card for card in self.hands[seat] if card not in laid]

    def _standing(self) -> tuple[Prompt, ...]:
        """R33: the blue token can be used whenever someone decides, but not in the middle of its three discards."""
        if not self.blues or self.todo[-1].what == "discard":
            return ()
        return _blue_prompts(self.blues)

    def _stand(self, prompt: Prompt, word: str) -> None:
        """R33"""
        self._use_blue(prompt.seat)
        self._draw_into_hand(prompt.seat, 3)
        self._then(*[Task("discard", (prompt.seat,))] * 3)

    def _objection(self, seat: int, word: str) -> Objection | None:
        verb, _, rest = word.partition(" ")
        asked = {prompt.ask for prompt in self.prompts() if prompt.seat == seat}
        if verb in asked & {"pick", "order", "discard"} or (verb == "play" and asked & {"extra", "more", "lead"}):
            return self._objection_to_card(seat, MEANING.get(word, 0))
        if verb == "ring" and asked & {"ring", "send"} and rest in map(str, range(1, len(self.board.rings) + 1)):
            return Objection("ring-taken", "that ring is taken")
        return None

    def _objection_to_card(self, seat: int, card: int) -> Objection | None:
        if card in self._not_laid(seat):
            return None
        return PICKED_ALREADY if card in self.hands[seat] else NOT_IN_HAND

    # What is answered

    @answers("pick", together=True)
    def _answer_pick(self, answers: tuple[Answer, ...]) -> None:
        self._reveal({DUCKY_OF[answer.about]: MEANING[answer.word] for answer in answers})

    @answers("order", together=True)
    def _answer_order(self, answers: tuple[Answer, ...]) -> None:
        self._begin_placing({answer.seat: MEANING[answer.word] for answer in answers})

    @answers("forgive", together=True)
    def _answer_forgive(self, answers: tuple[Answer, ...]) -> None:
        """R50: a ducky that turns has no turn; the number of its card still counts for R40."""
        racing: list[int] = []
        for answer in answers:
            ducky, races = DUCKY_OF[answer.about], answer.word.startswith(RACE_ON)
            self._tell("forgive", answer.seat, ducky=ducky, races=races, reveals=True)
            if races:
                racing.append(ducky)
            else:
                self._face(ducky, FACINGS.index(answer.word.rpartition(" ")[2]))
                self._discard(self.laid[ducky])
        self._line_up(racing)

    @answers("face")
    def _answer_face(self, word: str, mover: int, *_facings: int) -> None:
        self._face(mover, MEANING[word])

    @answers("path")
    def _answer_path(self, word: str, mover: int, card: int) -> None:
        if mover == THE_DOG:
            self._walk(card, MEANING[word] - 1, 0)
        else:
            self._follow(mover, card, MEANING[word] - 1)

    @answers("ring", "send")
    def _answer_ring(self, word: str, mover: int) -> None:
        self._put(mover, self.board.rings[MEANING[word] - 1])

    @answers("discard")
    def _answer_discard(self, word: str, seat: int) -> None:
        card = MEANING[word]
        self._take_from_hand(seat, card)
        self._discard(card)
        self._tell("discard", seat, card=card, reveals=True)


def _forgive_words(letter: str) -> tuple[str, ...]:
    mine = f" {letter}" if letter else ""
    return (f"{RACE_ON}{mine}", *[f"turn{mine} {facing}" for facing in FACINGS])


FORGIVE = {letter: _forgive_words(letter) for letter in ("", *LETTERS)}


@lru_cache(maxsize=256)
def _blue_prompts(blues: tuple[bool, ...]) -> tuple[Prompt, ...]:
    holders = [seat for seat, blue in enumerate(blues) if blue]
    return tuple([Prompt(BLUE_QUESTION, seat, "blue", (DRAW_3,), secret=True, standing=True) for seat in holders])
