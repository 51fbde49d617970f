"""Duck Race, the beginner game: pick a card in secret, race the duckies, touch three buoys, go down the drain."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ..chance import Chance
from ..game import MOST_MOVES, Answer, Game, Option, Outcome, Prompt, Task
from ..words import digest
from .board import FACINGS, Board, check_rings
from .content import BOARDS, CARDS, CONTENT
from .swim import OFF_BOARD, Ducky, Swim, swim

HAND = 3
ANY_FACING = tuple(range(6))

PICK = [f"pick {number}" for number in range(len(CARDS) + 1)]
EXTRA = [f"play {number}" for number in range(len(CARDS) + 1)]
RING = [f"ring {number}" for number in range(MOST_MOVES + 1)]
PATH = [f"path {number}" for number in range(MOST_MOVES + 1)]
FACE = [f"face {name}" for name in FACINGS]
STOP = "stop"
DUCKY = [f"ducky {number}" for number in range(6)]  # what a prompt is about
MEANING = {word: number for words in (PICK, EXTRA, RING, PATH, FACE) for number, word in enumerate(words)}


class Position(NamedTuple):
    """The table as one seat sees it: R60 says what is open."""

    board: str
    round: int
    duckies: tuple[Ducky, ...]
    turn: int | None  # the ducky that moves now
    laid: tuple[int, ...]  # this round's revealed card of each ducky, 0 before the reveal
    in_play: tuple[int, ...]  # cards that lie open and are not yet discarded
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[int, ...]


@dataclass(kw_only=True)
class Race(Game[Position]):
    name: ClassVar[str] = "race"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (Option("board", tuple(BOARDS), "tub"),)
    rules: ClassVar[int] = 1
    questions: ClassVar[frozenset[str]] = frozenset({"ring", "face", "pick", "path", "extra"})

    round: int = 0
    duckies: tuple[Ducky, ...] = ()
    turn: int | None = None
    laid: tuple[int, ...] = ()
    in_play: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()  # the first is on top
    discards: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.board: Board = BOARDS[self.chosen["board"]]

    def content(self) -> str:
        return digest(CONTENT.cards_digest + self.board.digest)

    # Setting up

    def _begin(self) -> None:
        check_rings(self.board, self.seated)
        self.duckies = tuple(Ducky(seat) for seat in range(self.seated))
        self.laid = (0,) * self.seated
        self.hands = ((),) * self.seated
        self.deck = self._shuffled(CARDS)
        for seat in range(self.seated):
            self._refill(seat)
        self._show_fourth_cards()
        placing = [Task("place", (ducky,)) for ducky in self.order]
        self._then(*placing, Task("all placed"), Task("round"))

    def _show_fourth_cards(self) -> None:
        """R10: the highest number places first, then clockwise."""
        for seat in range(self.seated):
            (card,) = self._draw(1)
            self.in_play += (card,)
            self._tell("show", seat, card=card, reveals=True)
        first = self.in_play.index(max(self.in_play))
        self.order = tuple((first + place) % self.seated for place in range(self.seated))

    # What is done

    def _do(self, task: Task) -> None:
        match task.what:
            case "turn":
                self._start_turn(*task.args)
            case "spent":
                self._discard(*task.args)
            case "linger":
                self._linger(*task.args)
            case "refill":
                self._refill_all()
            case "round":
                self._start_round()
            case "place":
                self._then(Task("ring", task.args), Task("face", task.args + ANY_FACING))
            case "all placed":
                for card in self.in_play:
                    self._discard(card)
            case what:
                raise AssertionError(f"no such task: {what}")

    def _start_round(self) -> None:
        self.round += 1
        self.turn = None
        self.laid = (0,) * self.seated
        self._tell("round", number=self.round)
        self._then(Task("pick"))

    def _start_turn(self, ducky: int, card: int) -> None:
        self.turn = ducky
        if len(CARDS[card].paths) > 1:
            self._then(Task("path", (ducky, card)))
        else:
            self._swim(ducky, card, 0)

    def _swim(self, ducky: int, card: int, path: int) -> None:
        before = self.duckies[ducky]
        steps, turns = CARDS[card].paths[path]
        move = swim(self.board, before, steps, self._taken_by_others(ducky))
        match move.end:
            case "done":
                self._finish(ducky, move, card, turns)
            case "bonk":
                self._bonk(ducky, move, card)
            case "ring":
                self._arrive(ducky, move, card, move.heading)
                self._then(Task("ring", (ducky,)), Task("face", (ducky, *ANY_FACING)), Task("spent", (card,)))
            case "home":
                self._arrive(ducky, move, card, move.heading)
                self._win(before.seat)

    def _finish(self, ducky: int, move: Swim, card: int, turns: tuple[int, ...]) -> None:
        """R12: the owner chooses among the final facings. R16: who finished on a buoy may go on."""
        facings = [(move.heading + turn) % 6 for turn in turns]
        self._arrive(ducky, move, card, facings[0] if len(facings) == 1 else move.heading)
        if self.board.buoy_bits[move.route[-1]]:
            self._then(Task("linger", (ducky,)))
        if len(facings) == 1:
            self._discard(card)
        else:
            self._then(Task("face", (ducky, *facings)), Task("spent", (card,)))

    def _bonk(self, ducky: int, move: Swim, card: int) -> None:
        """R14: the move ends where it is, its back to what it hit."""
        self._arrive(ducky, move, card, (move.heading + 3) % 6)
        self._tell("bonk", self.duckies[ducky].seat, ducky=ducky, heading=FACINGS[move.heading])
        self._discard(card)

    def _arrive(self, ducky: int, move: Swim, card: int, facing: int) -> None:
        """R15: a buoy's token is taken on the way, whatever ended the move."""
        seat, _, _, buoys = self.duckies[ducky]
        self._set(ducky, Ducky(seat, move.route[-1], facing, move.buoys))
        self._tell("swim", seat, ducky=ducky, card=card, route=move.route, facing=FACINGS[facing])
        if move.buoys != buoys:
            for buoy, space in enumerate(self.board.buoys):
                if 1 << buoy & move.buoys & ~buoys:
                    self._tell("buoy", seat, ducky=ducky, buoy=buoy, at=space)

    def _taken_by_others(self, ducky: int) -> list[int]:
        me = self.duckies[ducky]
        return [other.space for other in self.duckies if other is not me]

    def _linger(self, ducky: int) -> None:
        """R16: on a buoy another card may be played; with an empty hand the top card of the deck must be."""
        seat = self.duckies[ducky].seat
        if self.hands[seat]:
            self._then(Task("extra", (ducky,)))
            return
        (card,) = self._draw(1)
        self._tell("extra", seat, ducky=ducky, card=card, source="deck", reveals=True)
        self._play_extra(ducky, card)

    def _play_extra(self, ducky: int, card: int) -> None:
        self.in_play += (card,)
        self._then(Task("turn", (ducky, card)))

    def _win(self, seat: int) -> None:
        """R19: the game ends at once."""
        home = [ducky.buoys.bit_count() for ducky in self.duckies]
        home[seat] += 1
        self._tell("home", seat)
        self.outcome = Outcome((seat,), tuple(home), "home")

    def _refill_all(self) -> None:
        for seat in range(self.seated):
            self._refill(seat)
        self._then(Task("round"))

    # What is asked

    def _ask(self, task: Task) -> tuple[Prompt, ...]:
        if task.what == "pick":
            return tuple([self._pick_prompt(task.id, seat) for seat in range(self.seated)])
        ducky = task.args[0]
        seat = self.duckies[ducky].seat
        moves, default = self._choices(task)
        return (Prompt(task.id, seat, task.what, moves, default, DUCKY[ducky], secret=task.what == "extra"),)

    def _pick_prompt(self, question: int, seat: int) -> Prompt:
        moves = tuple([PICK[card] for card in self.hands[seat]])
        return Prompt(question, seat, "pick", moves, moves[0], DUCKY[seat], secret=True)

    def _choices(self, task: Task) -> tuple[tuple[str, ...], str]:
        """The moves of a question about one ducky, and the harmless one."""
        ducky, *rest = task.args
        match task.what:
            case "ring":
                return self._ring_choices(ducky)
            case "face":
                moves = tuple([FACE[facing] for facing in sorted(rest)])
                ahead = FACE[self.duckies[ducky].facing]
                return moves, ahead if ahead in moves else moves[0]
            case "path":
                paths = CARDS[rest[0]].paths
                return tuple(PATH[1 : len(paths) + 1]), PATH[1]
            case _:
                cards = self.hands[self.duckies[ducky].seat]
                return (*[EXTRA[card] for card in cards], STOP), STOP

    def _ring_choices(self, ducky: int) -> tuple[tuple[str, ...], str]:
        """R17: any empty ring, the one just entered too."""
        taken = self._taken_by_others(ducky)
        moves = tuple([RING[n] for n, space in enumerate(self.board.rings, 1) if space not in taken])
        here = self.duckies[ducky].space
        return moves, RING[self.board.ring_number(here)] if here != OFF_BOARD else moves[0]

    def _objection(self, seat: int, word: str) -> str | None:
        verb, _, rest = word.partition(" ")
        asked = {prompt.ask for prompt in self.prompts() if prompt.seat == seat}
        if (verb == "pick" and "pick" in asked) or (verb == "play" and "extra" in asked):
            return "that card is not in your hand"
        if verb == "ring" and "ring" in asked and rest in map(str, range(1, len(self.board.rings) + 1)):
            return "that ring is taken"
        return None

    # What is answered

    def _answered(self, task: Task, answers: tuple[Answer, ...]) -> None:
        if task.what == "pick":
            self._reveal({answer.seat: MEANING[answer.word] for answer in answers})
            return
        ducky, *rest = task.args
        word = answers[0].word
        match task.what:
            case "ring":
                self._put(ducky, self.board.rings[MEANING[word] - 1])
            case "face":
                self._face(ducky, MEANING[word])
            case "path":
                self._swim(ducky, rest[0], MEANING[word] - 1)
            case _:
                self._extra(ducky, word)

    def _reveal(self, picks: dict[int, int]) -> None:
        """R11: all at once; then they move from the lowest number to the highest."""
        for seat, card in picks.items():
            self._take_from_hand(seat, card)
            self.in_play += (card,)
            self._tell("reveal", seat, ducky=seat, card=card, reveals=True)
        self.laid = tuple([picks[ducky.seat] for ducky in self.duckies])
        turns = [Task("turn", (seat, picks[seat])) for seat in sorted(picks, key=picks.__getitem__)]
        self._then(*turns, Task("refill"))

    def _put(self, ducky: int, ring: int) -> None:
        seat, _, facing, buoys = self.duckies[ducky]
        self._set(ducky, Ducky(seat, ring, facing, buoys))
        self._tell("ring", seat, ducky=ducky, at=ring, ring=self.board.ring_number(ring))

    def _face(self, ducky: int, facing: int) -> None:
        seat, space, _, buoys = self.duckies[ducky]
        self._set(ducky, Ducky(seat, space, facing, buoys))
        self._tell("face", seat, ducky=ducky, facing=FACINGS[facing])

    def _extra(self, ducky: int, word: str) -> None:
        seat = self.duckies[ducky].seat
        if word == STOP:
            self._tell("stop", seat, ducky=ducky)
            return
        card = MEANING[word]
        self._take_from_hand(seat, card)
        self._tell("extra", seat, ducky=ducky, card=card, source="hand", reveals=True)
        self._play_extra(ducky, card)

    # Cards and duckies from place to place

    def _set(self, index: int, ducky: Ducky) -> None:
        self.duckies = (*self.duckies[:index], ducky, *self.duckies[index + 1 :])

    def _take_from_hand(self, seat: int, card: int) -> None:
        self._set_hand(seat, tuple([other for other in self.hands[seat] if other != card]))

    def _set_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        self.hands = (*self.hands[:seat], cards, *self.hands[seat + 1 :])

    def _refill(self, seat: int) -> None:
        hand = self.hands[seat]
        drawn = self._draw(HAND - len(hand))
        if drawn:
            self._set_hand(seat, tuple(sorted(hand + drawn)))
            self._tell("draw", seat, count=len(drawn), only={"cards": drawn}, reveals=True)

    def _draw(self, count: int) -> tuple[int, ...]:
        """R20: an empty deck is made anew from the discards."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        if len(drawn) == count:
            return drawn
        self.deck, self.discards = self._shuffled(self.discards), ()
        self._tell("shuffle", cards=len(self.deck))
        return drawn + self._draw(count - len(drawn))

    def _discard(self, card: int) -> None:
        self.in_play = tuple([other for other in self.in_play if other != card])
        self.discards += (card,)

    # What is known

    def _position(self, seat: int | None) -> Position:
        return Position(
            self.chosen["board"],
            self.round,
            self.duckies,
            self.turn,
            self.laid,
            self.in_play,
            () if seat is None else self.hands[seat],
            tuple([len(hand) for hand in self.hands]),
            len(self.deck),
            self.discards,
        )

    def _deal_anew(self, seat: int | None, chance: Chance) -> None:
        """R60: the others' hands and the order of the deck."""
        unseen = [*self.deck]
        for other, hand in enumerate(self.hands):
            if other != seat:
                unseen += hand
        unseen = chance.shuffled(unseen)
        hands: list[tuple[int, ...]] = []
        for other, hand in enumerate(self.hands):
            if other == seat:
                hands.append(hand)
                continue
            hands.append(tuple(sorted(unseen[: len(hand)])))
            del unseen[: len(hand)]
        self.hands, self.deck = tuple(hands), tuple(unseen)
