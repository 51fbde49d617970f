"""The values a game is made of and speaks in: questions, answers, events, views. None of them can be changed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Generic, NamedTuple, NoReturn, TypeVar

from pydantic import AfterValidator

MOST_MOVES = 25  # a Discord select holds no more
LONGEST_WORD = 40
UNDO = "undo"  # a line of a record can begin with it, so no move may

Fact = bool | int | str | tuple[int | str, ...] | None
P = TypeVar("P")
T = TypeVar("T")


def changed(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same row with another value at one place."""
    return (*row[:place], value, *row[place + 1 :])


class Frozen(dict[str, T]):
    """A dict that stays as it is, so that copies and views can share it."""

    __slots__ = ()

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this is shared and cannot be changed")

    __setitem__ = __delitem__ = __ior__ = update = pop = popitem = clear = setdefault = _refuse  # type: ignore[assignment]

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        """The same for equal dicts, whether just made or loaded: the outside tells by it whether something changed."""
        return repr(dict(sorted(self.items())))

    def __reduce__(self) -> tuple[type["Frozen[T]"], tuple[dict[str, T]]]:
        """Made from what's in it: unpickling a dict would otherwise set one item after another."""
        return Frozen, (dict(self),)


def freeze(items: Mapping[str, T]) -> Frozen[T]:
    """Return a copy that cannot be changed. Pydantic asks for a function here: since Python 3.13 a subclass of `dict`
    has no signature that could be read."""
    return Frozen(items)


Facts = Annotated[Mapping[str, Fact], AfterValidator(freeze)]
Chosen = Annotated[Mapping[str, str], AfterValidator(freeze)]
NOTHING: Mapping[str, Fact] = Frozen()


# Asking


NO_WINDOW, MOMENT, WHILE = range(3)  # how long a question stays open that closes by itself


class Prompt(NamedTuple):
    """An open question.

    `id` is given when it opens, kept while it is open, shared by everyone who is asked the same, and never used again.
    `default` is the harmless answer. `secret`: only its seat may know the moves. `standing`: can be answered at any
    time, and nobody waits for it. `window`: closes by itself, after a moment or a while; the outside then plays the
    default for everyone who has not answered. Who has answered a window is secret, so the event that tells of its
    closing reveals something. `known`: the moves of a secret question that everyone may know.
    """

    id: int
    seat: int
    ask: str
    moves: tuple[str, ...]
    default: str | None = None
    about: str | None = None
    answer: str | None = None
    secret: bool = False
    standing: bool = False
    window: int = NO_WINDOW
    known: tuple[str, ...] = ()

    @property
    def is_awaited(self) -> bool:
        """Whether the game can't go on without an answer: there is none yet, and it is not a standing question."""
        return self.answer is None and not self.standing

    def answered(self, word: str | None) -> "Prompt":
        """The same with this answer: `_replace` written out, which takes half the time."""
        id, seat, ask, moves, default, about, _, secret, standing, window, known = self  # noqa: A001
        return Prompt(id, seat, ask, moves, default, about, word, secret, standing, window, known)


class Waiting(NamedTuple):
    """What everyone may know about an open question: not all moves of a secret one, nor who has answered a window or a
    standing question. Someone who passes at once would give away that they have nothing to say."""

    id: int
    seat: int
    ask: str
    about: str | None
    moves: tuple[str, ...]
    answered: bool
    standing: bool
    window: int

    @property
    def is_awaited(self) -> bool:
        """Whether the game waits for this seat, as far as everyone may know: a window's until it closes."""
        return not self.answered and not self.standing

    @classmethod
    def of(cls, prompt: Prompt) -> "Waiting":
        return cls(
            prompt.id,
            prompt.seat,
            prompt.ask,
            prompt.about,
            prompt.known if prompt.secret else prompt.moves,
            prompt.answer is not None and not prompt.standing and not prompt.window,
            prompt.standing,
            prompt.window,
        )


class Answer(NamedTuple):
    """What a seat said to a question that others are asked too; it can still change its mind."""

    id: int
    seat: int
    about: str | None
    word: str


class Task(NamedTuple):
    """Something still to be done; if it is a question, it gets its id when it opens."""

    what: str
    args: tuple[int, ...] = ()
    id: int = 0


# Telling


class Event(NamedTuple):
    """Something that happened. `only` has facts that no one but `seat` may know; `reveals` marks what was drawn or
    shown."""

    n: int
    kind: str
    seat: int | None
    facts: Facts
    only: Facts = NOTHING
    reveals: bool = False

    def seen_by(self, seat: int | None) -> "Event":
        return self._replace(only=NOTHING) if self.only and seat != self.seat else self

    def reveals_to(self, seat: int | None) -> bool:
        return self.reveals and (not self.only or seat == self.seat)


class Outcome(NamedTuple):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class View(Generic[P]):
    """Everything one seat may know; with seat None, what a spectator may know."""

    game: str
    rules: int  # the version of the rules
    seat: int | None
    seated: int
    options: Mapping[str, str]
    order: tuple[int, ...]
    prompts: tuple[Prompt, ...]  # this seat's own
    waiting: tuple[Waiting, ...]  # everyone's, as far as this seat may know them
    events: tuple[Event, ...]
    outcome: Outcome | None
    position: P

    @property
    def unanswered(self) -> tuple[Prompt, ...]:
        """The questions that this seat still has to answer, moves and all: what a player decides by."""
        return tuple([prompt for prompt in self.prompts if prompt.is_awaited])

    @property
    def awaited(self) -> tuple[Waiting, ...]:
        """Whom the game waits for, this seat included, without any secrets: what can be shown to everyone."""
        return tuple([each for each in self.waiting if each.is_awaited])
