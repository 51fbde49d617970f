"""What every game remembers, and the verbs its rules change that with: do this next, tell this, draw at random.

Every field holds an immutable value. So a copy is a shallow copy, and a dump is the fields as JSON.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Self, TypeVar

from .chance import Chance
from .saving import field_names
from .values import NOTHING, Answer, Chosen, Event, Fact, Frozen, Outcome, Prompt, Task

NOBODYS = (-1, 0)
RECENT = 16  # moves whose events a view still shows

T = TypeVar("T")

# Event(…) without the Python code in between: every move tells two events.
_new_event: Callable[[type[Event], tuple[object, ...]], Event] = tuple.__new__  # pyright: ignore


@dataclass(kw_only=True)
class State:
    """The fields that all games have.

    CPython keeps up to 29 attributes of an object in a fast layout, as long as nobody asks for its `__dict__`: a game
    with more would be a fifth slower, and copies are made attribute by attribute.
    """

    derived: ClassVar[tuple[str, ...]] = ("_open", "_news")  # attributes that follow from the fields

    seated: int
    chosen: Chosen
    seed: str
    drawn: int = 0
    order: tuple[int, ...] = ()  # the seats, first in turn first
    todo: tuple[Task, ...] = ()  # the last is done first
    answers: tuple[Answer, ...] = ()
    asked: int = 0
    told: int = 0
    recent: tuple[tuple[Event, ...], ...] = ()  # of the last moves, those in which something happened
    streak: tuple[int, int] = NOBODYS  # who made the last moves that can be taken back, and how many
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        self._open: tuple[Prompt, ...] | None = None
        self._news: list[Event] = []

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in _attributes(type(self)):
            setattr(twin, name, getattr(self, name))
        return twin

    # What the games' own code says

    def _then(self, *tasks: Task) -> None:
        """Do these next, in this order."""
        self.todo += tasks[::-1]

    def _tell(
        self,
        kind: str,
        seat: int | None = None,
        *,
        reveals: bool = False,
        only: Mapping[str, Fact] = NOTHING,
        **facts: Fact,
    ) -> None:
        self.told += 1
        whole = (self.told, kind, seat, Frozen(facts), Frozen(only) if only else NOTHING, reveals)
        self._news.append(_new_event(Event, whole))

    def _clockwise_from(self, first: int) -> tuple[int, ...]:
        """All seats in turn, beginning with this one."""
        return tuple([(first + place) % self.seated for place in range(self.seated)])

    def _number(self) -> int:
        """A new prompt id."""
        self.asked += 1
        return self.asked

    def _below(self, count: int) -> int:
        """A random number from 0 to one less than this."""
        chance = Chance(self.seed, self.drawn)
        number = chance.below(count)
        self.drawn = chance.drawn
        return number

    def _shuffled(self, cards: Iterable[T]) -> tuple[T, ...]:
        chance = Chance(self.seed, self.drawn)
        shuffled = tuple(chance.shuffled(cards))
        self.drawn = chance.drawn
        return shuffled

    def _remember(self) -> list[Event]:
        """The news, which count as known from now on."""
        news, self._news = self._news, []
        if news:
            self.recent = (*self.recent[1 - RECENT :], tuple(news))
        return news


@cache
def _attributes(kind: type[State]) -> tuple[str, ...]:
    return (*field_names(kind), *kind.derived)
