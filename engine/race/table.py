"""What lies on the race's table, and how cards, duckies, tokens and the dog get from place to place."""

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ..chance import Chance
from ..hands import Hands, redealt
from ..steps import task
from ..values import MOST_MOVES
from ..words import digest, meanings
from .board import FACINGS, Board
from .codes import board_of
from .content import CARDS, CONTENT
from .swim import OFF_BOARD, Ducky

ANY_FACING = tuple(range(6))
LETTERS = "ab"  # of a player's duckies

NUMBERS = range(len(CARDS) + 1)
PICK = [f"pick {number}" for number in NUMBERS]
PICK_FOR = [[f"pick {letter} {number}" for number in NUMBERS] for letter in LETTERS]
ORDER = [f"order {number}" for number in NUMBERS]
PLAY = [f"play {number}" for number in NUMBERS]
DISCARD = [f"discard {number}" for number in NUMBERS]
FIRST = [f"first {number}" for number in NUMBERS]
RING = [f"ring {number}" for number in range(MOST_MOVES + 1)]
PATH = [f"path {number}" for number in range(MOST_MOVES + 1)]
FACE = [f"face {name}" for name in FACINGS]
MEANING = meanings(PICK, *PICK_FOR, ORDER, PLAY, DISCARD, FIRST, RING, PATH, FACE)

DRAW_3, KEEP_GOING, PADDLE, SPIN, SWAP = "draw-3", "keep-going", "paddle", "spin", "swap"  # R5
BLUE_QUESTION = 1  # the id of the standing question for the blue token: the first one of the advanced game
THE_DOG = -1  # where a task or an event names a ducky by its number, this is the dog
ABOUT = {THE_DOG: "dog"} | {number: f"ducky {number}" for number in range(6)}  # what a prompt is about
DUCKY_OF: dict[str | None, int] = {name: number for number, name in ABOUT.items()}


class Dog(NamedTuple):
    space: int = OFF_BOARD
    facing: int = 0


KENNEL = Dog()


class Turn(NamedTuple):
    """Who moves now, a ducky or the dog, and by which card."""

    mover: int
    card: int = 0


class Position(NamedTuple):
    """The table as one seat sees it: R60 says what is open."""

    board: str  # its name or its code
    round: int
    duckies: tuple[Ducky, ...]
    turn: Turn | None
    laid: tuple[int, ...]  # this round's card of each ducky, 0 before the reveal; R40: a higher one played since
    in_play: tuple[int, ...]  # cards that lie open and are not yet discarded
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[int, ...]
    dog: Dog
    control: int | None  # who holds the control token
    blues: tuple[bool, ...]  # who still has the blue token, Draw 3; in the beginner game there are none
    tokens: tuple[str, ...]
    token_counts: tuple[int, ...]  # without the blue ones
    supply_size: int
    used: tuple[str, ...]


@dataclass(kw_only=True)
class Table(Hands[Position]):
    """The fields of a race. The rules that change them are in its subclasses."""

    derived: ClassVar[tuple[str, ...]] = (*Hands.derived, "board")

    layout: str = ""
    round: int = 0
    duckies: tuple[Ducky, ...] = ()
    turn: Turn | None = None
    laid: tuple[int, ...] = ()
    in_play: tuple[int, ...] = ()
    dog: Dog = KENNEL
    control: int | None = None
    blues: tuple[bool, ...] = ()
    tokens: tuple[tuple[str, ...], ...] = ()
    supply: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.layout:
            self.board: Board = board_of(self.layout)

    @property
    def advanced(self) -> bool:
        return self.chosen["rules"] == "advanced"

    def content(self) -> str:
        return digest(CONTENT.cards_digest + self.board.digest)

    # Duckies and the dog

    def _owner(self, mover: int) -> int:
        """Who decides for this ducky, or for the dog."""
        if mover != THE_DOG:
            return self.duckies[mover].seat
        assert self.control is not None
        return self.control

    def _set(self, index: int, ducky: Ducky) -> None:
        self.duckies = (*self.duckies[:index], ducky, *self.duckies[index + 1 :])

    def _put(self, mover: int, ring: int) -> None:
        if mover == THE_DOG:
            self.dog = self.dog._replace(space=ring)
        else:
            self._set(mover, self.duckies[mover]._replace(space=ring))
        self._tell("ring", self._owner(mover), ducky=mover, at=ring, ring=self.board.ring_number(ring))

    def _face(self, mover: int, facing: int) -> None:
        if mover == THE_DOG:
            self.dog = Dog(self.dog.space, facing)
        else:
            seat, space, _, buoys = self.duckies[mover]
            self._set(mover, Ducky(seat, space, facing, buoys))
        self._tell("face", self._owner(mover), ducky=mover, facing=FACINGS[facing])

    def _taken_by_others(self, mover: int) -> list[int]:
        """The spaces of the other duckies."""
        return [ducky.space for number, ducky in enumerate(self.duckies) if number != mover]

    # Cards

    @task("spent")
    def _discard(self, card: int) -> None:
        self.in_play = tuple([other for other in self.in_play if other != card])
        self.discards += (card,)

    # Tokens

    def _draw_token(self, seat: int) -> None:
        """R32: an empty supply gives nothing."""
        if not self.supply:
            return
        token, self.supply = self.supply[0], self.supply[1:]
        self._set_tokens(seat, tuple(sorted((*self.tokens[seat], token))))
        self._tell("token", seat, only={"token": token}, reveals=True)

    def _use_token(self, seat: int, token: str) -> None:
        """R32: it is shown and leaves the game."""
        kept = list(self.tokens[seat])
        kept.remove(token)
        self._set_tokens(seat, tuple(kept))
        self._show_used(seat, token)

    def _use_blue(self, seat: int) -> None:
        self.blues = (*self.blues[:seat], False, *self.blues[seat + 1 :])
        self._show_used(seat, DRAW_3)

    def _set_tokens(self, seat: int, tokens: tuple[str, ...]) -> None:
        self.tokens = (*self.tokens[:seat], tokens, *self.tokens[seat + 1 :])

    def _show_used(self, seat: int, token: str) -> None:
        self._tell("use", seat, token=token, reveals=token != DRAW_3)

    def _used(self) -> tuple[str, ...]:
        """Whatever is neither held nor in the supply has been used."""
        if not self.advanced:
            return ()
        left = Counter([*self.supply, *[token for held in self.tokens for token in held]])
        box = CONTENT.tokens | {DRAW_3: self.seated - sum(self.blues)}
        return tuple(sorted((Counter(box) - left).elements()))

    # What is known

    def _position(self, seat: int | None) -> Position:
        return Position(
            self.layout,
            self.round,
            self.duckies,
            self.turn,
            self.laid,
            self.in_play,
            self._hand(seat),
            self._hand_sizes(),
            len(self.deck),
            self.discards,
            self.dog,
            self.control,
            self.blues,
            () if seat is None else self.tokens[seat],
            tuple([len(tokens) for tokens in self.tokens]),
            len(self.supply),
            self._used(),
        )

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        """R60: the others' hands and drawn tokens, the order of the deck and of the supply."""
        self.hands, self.deck = redealt(chance, self.hands, self.deck, seat)
        if self.advanced:
            self.tokens, self.supply = redealt(chance, self.tokens, self.supply, seat)
