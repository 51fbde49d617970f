"""What a teller has before them: a view, the people at the table, and the language to tell it in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine import Event, Prompt, View, Waiting

from .sentences import joined, listed
from .texts import Fact, Texts

P = TypeVar("P")
AnyView = View[Any]  # of any game
Question = Prompt | Waiting


@dataclass(frozen=True, slots=True)
class Scene(Generic[P]):
    view: View[P]
    people: tuple[str, ...]  # their names, in Markdown; labels do without
    texts: Texts

    @property
    def here(self) -> P:
        return self.view.position

    @property
    def me(self) -> int:
        """Whose hand is told."""
        if self.view.seat is None:
            raise ValueError("a spectator has no hand")
        return self.view.seat

    def say(self, name: str, **facts: Fact) -> str:
        return self.texts.say(name, **facts)

    def listed(self, things: Sequence[str]) -> str:
        """`a, b and c`; nothing if there is nothing."""
        return listed(self.texts, things) if things else ""

    def either(self, things: Sequence[str]) -> str:
        """`a, b or c`"""
        return listed(self.texts, things, "or") if things else ""

    def enumerated(self, things: Sequence[str]) -> str:
        """`a, b, c`"""
        return joined(self.texts, things, "comma") if things else ""

    def who(self, seat: int | None) -> str:
        return "" if seat is None else self.people[seat]

    def awaited(self, asked: Question) -> str:
        """All who are asked the same and have not answered yet."""
        seats = [other.seat for other in self.view.waiting if other.id == asked.id and not other.answered]
        return self.listed([self.people[seat] for seat in seats or [asked.seat]])

    def owns(self, asked: Question, seat: int) -> bool:
        """Whether the question is put to this seat itself, as "you"."""
        return isinstance(asked, Prompt) and asked.seat == seat


def slug(words: str) -> str:
    """As a part of a message's name."""
    return words.replace(" ", "-").casefold()


def number(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int), f"{event.kind} has no number {fact}"
    return value


def numbers(event: Event, fact: str) -> tuple[int, ...]:
    """Also of those facts that only its seat may know."""
    value = event.only[fact] if fact in event.only else event.facts[fact]
    assert isinstance(value, tuple), f"{event.kind} has no numbers {fact}"
    return tuple([int(each) for each in value])
