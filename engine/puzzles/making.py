"""How a puzzle is made from a seed: positions are tried until one is good, always the same ones."""

from hashlib import sha256
from itertools import islice
from typing import Any, NamedTuple, Protocol

from ..chance import Chance
from ..game import Game
from ..players import NORMAL, player_of
from .gallery import GalleryPuzzle
from .kinds import Kind, Solved, Words, Worth, after, offered
from .pool import PoolPuzzle
from .race import RacePuzzle
from .tow import TowPuzzle

KINDS = {kind.game: kind for kind in (RacePuzzle(), TowPuzzle(), PoolPuzzle(), GalleryPuzzle())}
MOST_TRIES = 2000
LEAST_DECISIONS = 2


class Day(Protocol):
    """A date. The engine has no calendar of its own."""

    def toordinal(self) -> int: ...

    def isoformat(self) -> str: ...


class Puzzle(NamedTuple):
    """`best` is what the best answers are worth, and `answer` is one of them."""

    kind: str
    start: Game[Any]
    best: Worth
    answer: Words
    tries: int = 1

    @property
    def seat(self) -> int:
        return KINDS[self.kind].seat


def kind_of(day: Day) -> str:
    """By turns."""
    return [*KINDS][day.toordinal() % len(KINDS)]


def seed_of(day: Day) -> str:
    return sha256(f"the puzzle of {day.isoformat()}".encode()).hexdigest()


def puzzle_of(kind: str, seed: str) -> Puzzle:
    maker = KINDS[kind]
    positions = maker.positions(Chance(seed))
    for tries, start in enumerate(islice(positions, MOST_TRIES), 1):
        solved = maker.solved(start)
        if solved and is_a_puzzle(maker, start, solved):
            return Puzzle(kind, start, solved.worth, solved.words, tries)
    raise AssertionError(f"no puzzle of {kind} in {MOST_TRIES} tries")


def is_a_puzzle(kind: Kind, start: Game[Any], solved: Solved) -> bool:
    """There's something to decide, and what comes to mind first isn't the best."""
    if decisions_in(kind, start, solved.words) < LEAST_DECISIONS:
        return False
    ideas = [*kind.obvious(start), first_idea(kind, start)]
    return all(kind.worth(start, after(start, kind.seat, idea)) < solved.worth for idea in ideas)


def decisions_in(kind: Kind, start: Game[Any], words: Words) -> int:
    """Of these words, those that weren't the only ones."""
    moments = [after(start, kind.seat, words[:number]) for number in range(len(words))]
    return sum([len(offered(moment, kind.seat)) > 1 for moment in moments])


def first_idea(kind: Kind, start: Game[Any]) -> Words:
    """What a normal computer says. If it would rather end its turn, it says what nobody can go wrong with."""
    player, game, said = player_of(kind.game, NORMAL), start.copy(), list[str]()
    while words := offered(game, kind.seat):
        word = player(game.view(kind.seat), Chance(start.seed))
        said.append(word if word in words else words[0])
        game.play(kind.seat, said[-1])
    return tuple(said)
