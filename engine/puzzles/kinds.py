"""What every kind of puzzle has: a position, what can be said in it, and what an answer is worth in the end."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, ClassVar, NamedTuple, TypeVar

from ..chance import Chance
from ..game import Game

Worth = int | Fraction
Words = tuple[str, ...]
G = TypeVar("G", bound=Game[Any])


class Solved(NamedTuple):
    """The most that can be reached, and one way to it."""

    worth: Worth
    words: Words


class Kind(ABC):
    """A puzzle is a real game in which only one seat is asked, and which is over once the answer is complete."""

    game: ClassVar[str]  # its name
    seat: ClassVar[int] = 0  # whoever solves it

    @abstractmethod
    def positions(self, chance: Chance) -> Iterator[Game[Any]]:
        """Without end: each may be a puzzle."""

    @abstractmethod
    def worth(self, start: Game[Any], end: Game[Any]) -> Worth:
        """What a complete answer is worth: more is better."""

    @abstractmethod
    def solved(self, start: Game[Any]) -> Solved | None:
        """Found by looking at everything that can be said. None if there's nothing to find."""

    @abstractmethod
    def count(self, start: Game[Any], worth: Worth) -> int:
        """The number that people are told: how many cards, points, ducks, or times in a hundred."""

    def obvious(self, start: Game[Any]) -> Iterator[Words]:
        """Answers that anybody would think of, besides those of a normal computer: a puzzle's best one is better."""
        yield from ()

    def is_success(self, worth: Worth) -> bool:
        """Whether an answer is good for anything."""
        return worth > 0


def offered(game: Game[Any], seat: int) -> Words:
    """What can be said now; nothing once the answer is complete."""
    return next((prompt.moves for prompt in game.prompts() if prompt.seat == seat and prompt.is_awaited), ())


def after(game: G, seat: int, words: Sequence[str]) -> G:
    """The same game some words later. Raises `IllegalMove` if one of them isn't offered."""
    twin = game.copy()
    for word in words:
        twin.play(seat, word)
    return twin
