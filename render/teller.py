"""What is said of a game: what can be asked of its teller."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine import Event

from .text.names import Names
from .words.events import by_turn, in_a_line
from .words.people import people
from .words.scene import AnyView, Question
from .words.texts import Fact, Texts

LONGEST_LABEL = 80  # some 34 are seen on a button


News = Callable[[AnyView, Sequence[Event], Names, Texts], list[str]]


class SeatLook(NamedTuple):
    """What a seat is called by in its game, besides the name of whoever sits there."""

    letter: str
    colour: str = ""  # where it has one


class Lesson(NamedTuple):
    """A page of *How to play*. Its words are the message `how-<game>-<name>`; an artist may draw it."""

    name: str
    when: tuple[str, str] | None = None  # only at tables where this option has this value


def no_facts(_: Texts) -> Mapping[str, Fact]:
    return {}


class Teller(NamedTuple):
    """Everything is told from views: a spectator's for what everyone may know, a seat's for its secrets.

    It is all Discord's Markdown, but for the description, which is plain text.
    """

    board: Callable[[AnyView, Names, Texts], str]  # where there is no picture of it
    hand: Callable[[AnyView, Names, Texts], str]  # where there is no picture of it
    question: Callable[[AnyView, Question, Names, Texts], str]  # a sentence, to everyone or to the seat that is asked
    label: Callable[[AnyView, Question, str, Texts], str]  # a move on its button
    news: News  # what happened, a sentence each
    result: Callable[[AnyView, Names, Texts], str]  # who has won, with which scores, and why it ended
    looks: Sequence[SeatLook]  # of the seats
    description: Callable[[AnyView, Names, Texts], str] | None = None  # the board at length, for screen readers
    lessons: Sequence[Lesson] = ()  # *How to play*, page by page
    opening: int = 9  # how many events a seat has had by the end of its first turn: until then, the aim is said
    turns: News | None = None  # what happened, a line for each turn, where it isn't enough to put the news together
    warning: Callable[[AnyView, Question, str, Texts], str] | None = None  # asked before this is said, or nothing
    facts: Callable[[Texts], Mapping[str, Fact]] = no_facts  # what the players' rules take from the box, by name

    def tell_turns(self, view: AnyView, events: Sequence[Event], names: Names, texts: Texts) -> list[str]:
        """What happened in short: a line for each turn, with everything that came of it."""
        if self.turns:
            return self.turns(view, events, names, texts)
        letters = [look.letter for look in self.looks]
        who = people(names, letters[: view.seated], texts)
        told = [self.news(view, turn, names, texts) for turn in by_turn(events)]
        return [in_a_line(sentences, who, texts) for sentences in told if sentences]
