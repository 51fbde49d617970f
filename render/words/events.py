"""News in sentences: what belongs together is told together, and what isn't worth telling is left out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeVar

from engine import Event

from .scene import Scene
from .sentences import in_a_row, listed
from .texts import Texts

ENDS = ".!"
A_TURN = "turn"  # the event that tells whose turn begins, in every game in which people take turns

P = TypeVar("P")
TellOne = Callable[[Scene[P], Event], str]
TellRun = Callable[[Scene[P], Sequence[Event]], str]


def sentences_of(
    scene: Scene[P],
    events: Sequence[Event],
    tell: TellOne[P],
    runs: Mapping[str, TellRun[P]],
    run_of: Callable[[Event], str] = lambda event: event.kind,
) -> list[str]:
    """Consecutive events of the same run share a sentence; each of the others gets its own, or none."""
    told: list[str] = []
    for run, group in [(run, list(group)) for run, group in groupby(events, key=run_of)]:
        told += [runs[run](scene, group)] if run in runs else [tell(scene, event) for event in group]
    return [sentence for sentence in told if sentence]


# In short


def by_turn(events: Sequence[Event]) -> list[list[Event]]:
    """Cut wherever a turn begins."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.kind == A_TURN:
            turns.append([])
        turns[-1].append(event)
    return turns


def in_a_line(sentences: Sequence[str], people: Sequence[str], texts: Texts) -> str:
    """Sentences in a row that begin with the same name become one: `Ada played Shoot and shot Ben's duck!`"""
    names = [f"**{who}** " for who in people]
    runs = groupby(sentences, key=lambda sentence: next((name for name in names if sentence.startswith(name)), ""))
    return in_a_row(texts, [_as_one(name, list(run), texts) for name, run in runs])


def _as_one(name: str, sentences: Sequence[str], texts: Texts) -> str:
    if not name:
        return in_a_row(texts, sentences)
    return in_a_row(texts, [_joined(name, run, texts) for run in _up_to_remarks(sentences)])


def _joined(name: str, sentences: Sequence[str], texts: Texts) -> str:
    *most, last = [sentence.removeprefix(name) for sentence in sentences]
    return name + listed(texts, [*[phrase.rstrip(ENDS).rstrip() for phrase in most], last], "and-did")


def _up_to_remarks(sentences: Sequence[str]) -> Iterator[list[str]]:
    """After a remark about something else nothing can be added: `Goldie is on top now and played Dingy`."""
    run = list[str]()
    for sentence in sentences:
        run.append(sentence)
        if any([f"{end} " in sentence for end in ENDS]):
            yield run
            run = []
    if run:
        yield run
