"""What every sentence is made from: a view, the people at the table, and the language to say it in."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from engine import Prompt, View, Waiting

from .markdown import plain
from .sentences import in_a_row, joined, listed
from .texts import Fact, Texts

P = TypeVar("P")
S = TypeVar("S", bound="Scene[Any]")
AnyView = View[Any]  # of any game
Question = Prompt | Waiting


@dataclass(frozen=True, slots=True)
class Scene(Generic[P]):
    view: View[P]
    people: tuple[str, ...]  # their names; labels have no room for them
    texts: Texts
    listener: int | None = None  # the seat that is spoken to as "you"; what everybody reads has none

    @property
    def here(self) -> P:
        return self.view.position

    @property
    def me(self) -> int:
        """The seat whose hand this is."""
        if self.view.seat is None:
            raise ValueError("a spectator has no hand")
        return self.view.seat

    def say(self, name: str, /, **facts: Fact) -> str:
        return self.texts.say(name, **facts)

    def listed(self, things: Sequence[str]) -> str:
        """`a, b and c`; empty if there is nothing."""
        return listed(self.texts, things) if things else ""

    def either(self, things: Sequence[str]) -> str:
        """`a, b or c`"""
        return listed(self.texts, things, "or") if things else ""

    def enumerated(self, things: Sequence[str]) -> str:
        """`a, b, c`"""
        return joined(self.texts, things, "comma") if things else ""

    def in_a_row(self, *sentences: str) -> str:
        return in_a_row(self.texts, [each for each in sentences if each])

    def who(self, seat: int | None) -> str:
        return "" if seat is None else self.people[seat]

    def awaited(self, asked: Question) -> str:
        """Everyone who is asked the same and hasn't answered yet."""
        seats = {other.seat for other in self.view.waiting if other.id == asked.id and not other.answered}
        return self.listed([self.people[seat] for seat in sorted(seats) or [asked.seat]])

    def owns(self, asked: Question, seat: int) -> bool:
        """Whether this seat itself is asked, as "you"."""
        return isinstance(asked, Prompt) and asked.seat == seat


def in_markdown(scene: S) -> S:
    """With names that don't format anything in a message."""
    return replace(scene, people=tuple(plain(name) for name in scene.people))


def slug(words: str) -> str:
    """As part of a message's name."""
    return words.replace(" ", "-").casefold()
