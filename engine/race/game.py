"""Duck Race: pick cards in secret, race the duckies, touch three buoys, go down the drain.

Here are setting up, the rounds, and every question with its answers. A turn is in `turns.py`, the dog in `dog.py`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from ..chance import Chance
from ..game import Answer, Option, Prompt, Task
from .board import FACINGS, GRADES, check_rings
from .codes import board_of, random_code
from .content import BOARDS, CARDS, CONTENT
from .dog import FROM_DECK, DogWalks
from .swim import OFF_BOARD, Ducky
from .table import (
    ABOUT,
    ANY_FACING,
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

RANDOM = "random-"
RACE_ON = "race"
SECRET = frozenset({"before", "after", "extra", "more", "lead", "discard"})  # these tell what somebody holds


@dataclass(kw_only=True)
class Race(Turns, DogWalks):
    name: ClassVar[str] = "race"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("rules", ("beginner", "advanced"), "beginner"),
        Option("board", (*BOARDS, *(RANDOM + grade for grade in GRADES)), "tub", free=True),
        Option("forgiving", ("no", "yes"), "no"),
    )
    rules: ClassVar[int] = 1
    questions: ClassVar[frozenset[str]] = SECRET | {"order", "pick", "forgive", "path", "face", "ring", "send", "which"}

    @property
    def _each(self) -> int:
        """How many duckies everybody has (R10, R30, R31)."""
        return 2 if self.advanced and self.seated < 4 else 1

    # Setting up

    def _begin(self) -> None:
        self.layout = self._chosen_board()
        self.board = board_of(self.layout)
        everybody = range(self.seated)
        self.duckies = tuple(Ducky(seat) for seat in everybody for _ in range(self._each))
        check_rings(self.board, len(self.duckies))
        self.laid = (0,) * len(self.duckies)
        self.hands = ((),) * self.seated
        self.tokens = ((),) * self.seated
        self.blues = (self.advanced,) * self.seated
        self.deck = self._shuffled(CARDS)
        if self.advanced:
            self._begin_advanced()
        else:
            self._begin_beginner()

    def _chosen_board(self) -> str:
        """A name, a code, or a grade of which a board is made up from the game's own chance."""
        wanted = self.chosen["board"]
        if not wanted.startswith(RANDOM):
            return wanted
        chance = Chance(self.seed, self.drawn)
        code = random_code(wanted.removeprefix(RANDOM), chance)
        self.drawn = chance.drawn
        return code

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
        self.blue_id = self._number()
        for seat in range(self.seated):
            self._draw_into_hand(seat, self._hand_size + 1)
        self._then(Task("order"))

    def _show(self, cards: Mapping[int, int]) -> None:
        for seat, card in cards.items():
            self.in_play += (card,)
            self._tell("show", seat, card=card, reveals=True)

    def _set_order_clockwise(self, shown: Mapping[int, int]) -> None:
        first = max(shown, key=shown.__getitem__)
        self.order = tuple((first + place) % self.seated for place in range(self.seated))

    def _answer_order(self, shown: Mapping[int, int]) -> None:
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

    def _do(self, task: Task) -> None:
        self._tasks[task.what](self, *task.args)

    def _start_placing(self, ducky: int) -> None:
        self._then(Task("ring", (ducky,)), Task("face", (ducky, *ANY_FACING)))

    def _end_placing(self) -> None:
        for card in self.in_play:
            self._discard(card)

    def _start_round(self) -> None:
        self.round += 1
        self.turn, self.card = None, 0
        self.laid = (0,) * len(self.duckies)
        self._tell("round", number=self.round)
        self._then(Task("pick"))

    def _reveal(self, picks: Mapping[int, int]) -> None:
        """R11: all at once."""
        for ducky, card in picks.items():
            seat = self.duckies[ducky].seat
            self._take_from_hand(seat, card)
            self.in_play += (card,)
            self._tell("reveal", seat, ducky=ducky, card=card, reveals=True)
        self.laid = tuple([picks[ducky] for ducky in range(len(self.duckies))])
        if self.chosen["forgiving"] == "yes":
            self._then(Task("forgive"))
        else:
            self._line_up(list(picks))

    def _line_up(self, racing: list[int]) -> None:
        """R11: from the lowest number to the highest. R40: then the dog."""
        turns = [Task("turn", (ducky, self.laid[ducky])) for ducky in sorted(racing, key=self.laid.__getitem__)]
        dog = [Task("dog")] if self.advanced else []
        self._then(*turns, *dog, Task("refill"))

    def _refill(self) -> None:
        for seat in range(self.seated):
            self._draw_into_hand(seat, self._hand_size - len(self.hands[seat]))
        self._then(Task("round"))

    @property
    def _hand_size(self) -> int:
        return 2 + self._each

    # What is asked

    def _ask(self, task: Task) -> tuple[Prompt, ...]:
        match task.what:
            case "pick":
                return tuple([self._pick_prompt(task.id, ducky) for ducky in range(len(self.duckies))])
            case "order":
                return tuple([self._order_prompt(task.id, seat) for seat in range(self.seated)])
            case "forgive":
                return tuple([self._forgive_prompt(task.id, ducky) for ducky in range(len(self.duckies))])
            case what:
                seat, about, moves, default = self._question(task)
                return (Prompt(task.id, seat, what, moves, default, about, secret=what in SECRET),)

    def _pick_prompt(self, question: int, ducky: int) -> Prompt:
        seat = self.duckies[ducky].seat
        if self._each == 1:
            moves = tuple([PICK[card] for card in self.hands[seat]])
        else:
            others = [MEANING[a.word] for a in self.answers if a.seat == seat and a.about != ABOUT[ducky]]
            words = PICK_FOR[ducky % self._each]
            moves = tuple([words[card] for card in self.hands[seat] if card not in others])
        return Prompt(question, seat, "pick", moves, moves[0], ABOUT[ducky], secret=True)

    def _order_prompt(self, question: int, seat: int) -> Prompt:
        moves = tuple([ORDER[card] for card in self.hands[seat]])
        return Prompt(question, seat, "order", moves, moves[0], secret=True)

    def _forgive_prompt(self, question: int, ducky: int) -> Prompt:
        """R50: race on, or turn any way instead."""
        words = FORGIVE[LETTERS[ducky % 2] if self._each == 2 else ""]
        return Prompt(question, self.duckies[ducky].seat, "forgive", words, words[0], ABOUT[ducky], secret=True)

    def _question(self, task: Task) -> tuple[int, str | None, tuple[str, ...], str]:
        """Of a question to one seat: the seat, what it is about, the moves, and the harmless one."""
        match task.what:
            case "lead":
                seat = self._owner(THE_DOG)
                return seat, ABOUT[THE_DOG], (*[PLAY[card] for card in self.hands[seat]], FROM_DECK), FROM_DECK
            case "which":
                moves = tuple([FIRST[card] for card in task.args])
                return self._owner(THE_DOG), ABOUT[THE_DOG], moves, moves[0]
            case "discard":
                moves = tuple([DISCARD[card] for card in self._not_laid(task.args[0])])
                return task.args[0], None, moves, moves[0]
            case "send":
                moves = self._empty_rings(self._taken_by_others(THE_DOG), self.dog.space)
                return self._owner(THE_DOG), ABOUT[task.args[0]], moves, moves[0]
            case _:
                mover, *rest = task.args
                moves, default = self._choices(task.what, mover, rest)
                return self._owner(mover), ABOUT[mover], moves, default

    def _choices(self, what: str, mover: int, rest: list[int]) -> tuple[tuple[str, ...], str]:
        """The moves of a question about one ducky or the dog, asked of its owner, and the harmless one."""
        match what:
            case "ring":
                return self._ring_choices(mover)
            case "face":
                moves = tuple([FACE[facing] for facing in sorted(rest)])
                ahead = FACE[self.dog.facing if mover == THE_DOG else self.duckies[mover].facing]
                return moves, ahead if ahead in moves else moves[0]
            case "path":
                return tuple(PATH[1 : len(CARDS[rest[0]].paths) + 1]), PATH[1]
            case "before":
                return (GO, *self._usable_before(self._owner(mover))), GO
            case "after":
                return (DONE, *self._usable_after(self._owner(mover))), DONE
            case _:
                cards = tuple([PLAY[card] for card in self.hands[self._owner(mover)]])
                return (cards, cards[0]) if what == "more" else ((*cards, STOP), STOP)

    def _ring_choices(self, mover: int) -> tuple[tuple[str, ...], str]:
        """R17, R44: any empty ring, the one just entered too."""
        if mover == THE_DOG:
            here, dog = self.dog.space, OFF_BOARD
        else:
            here, dog = self.duckies[mover].space, self.dog.space
        moves = self._empty_rings(self._taken_by_others(mover), dog)
        return moves, RING[self.board.ring_number(here)] if here != OFF_BOARD else moves[0]

    def _empty_rings(self, taken: list[int], dog: int) -> tuple[str, ...]:
        """R47: the dog's space counts as taken."""
        rings = enumerate(self.board.rings, 1)
        return tuple([RING[number] for number, space in rings if space not in taken and space != dog])

    def _not_laid(self, seat: int) -> list[int]:
        """R33: a card that is picked is not in the hand; another must be picked first."""
        laid = [MEANING.get(answer.word) for answer in self.answers if answer.seat == seat]
        return [card for card in self.hands[seat] if card not in laid]

    def _standing(self) -> tuple[Prompt, ...]:
        """R33: the blue token may be used whenever somebody decides, but not in the middle of its three discards."""
        if not self.blue_id or self.todo[-1].what == "discard":
            return ()
        return _blue_prompts(self.blue_id, self.blues)

    def _stand(self, prompt: Prompt, word: str) -> None:
        """R33"""
        self._use_blue(prompt.seat)
        self._draw_into_hand(prompt.seat, 3)
        self._then(*[Task("discard", (prompt.seat,))] * 3)

    def _objection(self, seat: int, word: str) -> str | None:
        verb, _, rest = word.partition(" ")
        asked = {prompt.ask for prompt in self.prompts() if prompt.seat == seat}
        if verb in asked & {"pick", "order", "discard"} or (verb == "play" and asked & {"extra", "more", "lead"}):
            return "that card is not in your hand"
        if verb == "ring" and asked & {"ring", "send"} and rest in map(str, range(1, len(self.board.rings) + 1)):
            return "that ring is taken"
        return None

    # What is answered

    def _answered(self, task: Task, answers: tuple[Answer, ...]) -> None:
        word = answers[0].word
        match task.what:
            case "pick":
                self._reveal({DUCKY_OF[answer.about]: MEANING[answer.word] for answer in answers})
            case "order":
                self._answer_order({answer.seat: MEANING[answer.word] for answer in answers})
            case "forgive":
                self._answer_forgive({DUCKY_OF[answer.about]: answer.word for answer in answers})
            case "lead":
                self._answer_lead(word)
            case "which":
                self._answer_which(task.args, MEANING[word])
            case "discard":
                self._answer_discard(task.args[0], MEANING[word])
            case what:
                self._answer_about(what, word, *task.args)

    def _answer_about(self, what: str, word: str, mover: int, *rest: int) -> None:
        match what:
            case "ring" | "send":
                self._put(mover, self.board.rings[MEANING[word] - 1])
            case "face":
                self._face(mover, MEANING[word])
            case "path" if mover == THE_DOG:
                self._walk(rest[0], MEANING[word] - 1, 0)
            case "path":
                self._follow(mover, rest[0], MEANING[word] - 1)
            case "before":
                self._answer_before(mover, rest[0], word)
            case "after":
                self._answer_after(mover, word)
            case _:
                self._answer_extra(mover, word)

    def _answer_forgive(self, words: Mapping[int, str]) -> None:
        """R50: a ducky that turns has no turn; the number of its card still counts for R40."""
        racing = [ducky for ducky, word in words.items() if word.startswith(RACE_ON)]
        for ducky, word in words.items():
            self._tell("forgive", self.duckies[ducky].seat, ducky=ducky, races=ducky in racing, reveals=True)
            if ducky not in racing:
                self._face(ducky, FACINGS.index(word.rpartition(" ")[2]))
                self._discard(self.laid[ducky])
        self._line_up(racing)

    def _answer_discard(self, seat: int, card: int) -> None:
        self._take_from_hand(seat, card)
        self._discard(card)
        self._tell("discard", seat, card=card, reveals=True)

    _tasks: ClassVar[Mapping[str, Callable[..., None]]] = {
        "place": _start_placing,
        "all placed": _end_placing,
        "round": _start_round,
        "turn": Turns._start_turn,
        "linger": Turns._linger,
        "spent": Turns._discard,
        "dog": DogWalks._start_dog,
        "whistle": DogWalks._whistle,
        "walk": DogWalks._start_walk,
        "walk on": DogWalks._walk,
        "chase": DogWalks._chase,
        "replace": DogWalks._replace_lead,
        "refill": _refill,
    }


def _forgive_words(letter: str) -> tuple[str, ...]:
    mine = f" {letter}" if letter else ""
    return (f"{RACE_ON}{mine}", *[f"turn{mine} {facing}" for facing in FACINGS])


FORGIVE = {letter: _forgive_words(letter) for letter in ("", *LETTERS)}


@lru_cache(maxsize=256)
def _blue_prompts(question: int, blues: tuple[bool, ...]) -> tuple[Prompt, ...]:
    holders = [seat for seat, blue in enumerate(blues) if blue]
    return tuple([Prompt(question, seat, "blue", (DRAW_3,), secret=True, standing=True) for seat in holders])
