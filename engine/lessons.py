"""Lessons: a real game from a stacked start, step by step. A step says one thing, and may ask for one word: the right
one goes on, and what another one would lead to is played in a copy, to be looked at.

They are content, `data/content/<game>/lessons.toml`: a wrong file is refused with file, entry and reason. Tests play
every lesson with every word.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from pydantic import Field

from . import GAMES, BadContent, Event, Game, Prompt, saving
from .content import CONTENT_FOLDER, Strict, all_different, checked, read
from .phrases import phrases
from .words import words_in

FILE = "lessons.toml"
LEARNER = 0  # the seat of whoever learns; the others are computers
ANYTHING_ELSE = "*"  # stands for every wrong word that has no entry of its own
SEED = "1ea4" * 16
PILES = ("discards", "open", "in_play")  # where cards lie that are in no hand, and not in the deck

AnyGame = Game[Any]
Sight = Literal["board", "hand", "closeup"]  # what a picture is of


class Said(NamedTuple):
    seat: int
    word: str


class Mistake(NamedTuple):
    """What is wrong about a word: `why` names the message, `then` is what would be said next. It `shows` a picture of
    what comes of it: the board, unless it says otherwise."""

    why: str
    then: tuple[Said, ...]
    shows: Sight = "board"


class Step(NamedTuple):
    """`right` is the word that goes on; without one, there's nothing to choose. `then` is said after it. `figure` is a
    picture of the rules. It `shows` that or other pictures; if neither is said, what has happened on the board, and the
    hand if it's asked about. Only what it `offers` can be pressed, or else whatever answers the same question."""

    name: str
    right: str
    then: tuple[Said, ...]
    wrong: Mapping[str, Mistake]
    figure: str
    shows: tuple[Sight, ...]
    offers: tuple[str, ...]


class Lesson(NamedTuple):
    """`before` is said before `fields` of the game are stacked. `away` are cards that lie neither in a hand nor on a
    pile, and so aren't in the deck either."""

    name: str
    kind: str
    seats: int
    options: Mapping[str, str]
    before: tuple[Said, ...]
    fields: Mapping[str, Any]
    away: frozenset[int]
    steps: tuple[Step, ...]


class Choice(NamedTuple):
    """A word, or a phrase, and the question that it answers."""

    prompt: Prompt
    word: str


class Scene(NamedTuple):
    """What happened between two moments of a game."""

    before: AnyGame
    events: tuple[Event, ...]
    after: AnyGame


# Taking a lesson


@lru_cache(maxsize=256)
def moment(name: str, number: int) -> AnyGame:
    """The game as it is at this step, or after the last one. Nobody may play on with it but on a copy."""
    return scene(name, number).after if number else _start(lessons()[name])


def scene(name: str, number: int) -> Scene:
    """How it came to this step from the one before."""
    step = lessons()[name].steps[number - 1]
    said = [Said(LEARNER, word) for word in words_in(step.right)] if step.right else []
    return _played(moment(name, number - 1), [*said, *step.then])


def choices(name: str, number: int) -> list[Choice]:
    """What can be pressed: everything that's offered by the questions which the step knows a word of."""
    step, view = lessons()[name].steps[number], moment(name, number).view(LEARNER)
    known = {step.right, *step.wrong}
    asked = [(prompt, phrases(view, prompt)) for prompt in view.prompts]
    found = [Choice(prompt, word) for prompt, words in asked if known & {*words} for word in words]
    return [choice for choice in found if choice.word in step.offers or not step.offers]


def mistake(name: str, number: int, word: str) -> Mistake | None:
    """What is wrong about a word that can be pressed; nothing about the right one."""
    step = lessons()[name].steps[number]
    if word == step.right or word not in [choice.word for choice in choices(name, number)]:
        return None
    return step.wrong.get(word) or step.wrong[ANYTHING_ELSE]


def mishap(name: str, number: int, word: str) -> Scene:
    """What a wrong word leads to."""
    wrong = mistake(name, number, word)
    said = [Said(LEARNER, each) for each in words_in(word)]
    return _played(moment(name, number), [*said, *(wrong.then if wrong else ())])


def _played(before: AnyGame, said: Sequence[Said]) -> Scene:
    game = before.copy()
    events = [event for seat, word in said for event in game.play(seat, word)]
    return Scene(before, tuple(events), game)


def _start(lesson: Lesson) -> AnyGame:
    game = GAMES[lesson.kind].new(seats=lesson.seats, options=lesson.options, seed=SEED)
    return _stacked(_played(game, lesson.before).after, lesson)


def _stacked(game: AnyGame, lesson: Lesson) -> AnyGame:
    """By way of a saved game, which is looked at closely when it's loaded."""
    saved = saving.read(game.dump(), game.name)
    state: dict[str, Any] = {**saved.state, "recent": [], **lesson.fields}
    top = lesson.fields.get("deck", [])
    rest = {*_cards(saved.state), *saved.state["deck"]} - {*_cards(state), *top, *lesson.away}
    state["deck"] = [*top, *sorted(rest)]
    stacked = saving.restored(type(game), saved.model_copy(update={"state": state}))
    return type(game).load(stacked.dump())


def _cards(state: Mapping[str, Any]) -> Iterator[int]:
    """Those that are in a hand, or on a pile other than the deck."""
    for cards in [*state["hands"], *[state.get(pile, []) for pile in PILES]]:
        yield from cards


# Reading them


class _Mistake(Strict):
    why: str
    then: list[str] = Field(default_factory=list[str])
    shows: Sight = "board"


class _Step(Strict):
    name: str
    right: str = ""
    then: list[str] = Field(default_factory=list[str])
    wrong: dict[str, _Mistake] = Field(default_factory=dict[str, _Mistake])
    figure: str = ""
    shows: list[Sight] = Field(default_factory=list[Sight])
    offers: list[str] = Field(default_factory=list[str])


class _Lesson(Strict):
    seats: int = 2
    options: dict[str, str] = Field(default_factory=dict[str, str])
    before: list[str] = Field(default_factory=list[str])
    fields: dict[str, Any] = Field(default_factory=dict[str, Any])
    away: list[int] = Field(default_factory=list[int])
    steps: list[_Step]


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by their names, in the order in which they're taken."""
    found = [lesson for kind in GAMES for lesson in load(CONTENT_FOLDER / kind, kind)]
    all_different(FILE, "lessons", [lesson.name for lesson in found])
    return {lesson.name: lesson for lesson in found}


def load(folder: Path, kind: str) -> list[Lesson]:
    """A game without lessons has no such file."""
    tables = read(folder, FILE) if (folder / FILE).exists() else {}
    return [_lesson(kind, name, checked(_Lesson, f"{FILE}: {name}", table)) for name, table in tables.items()]


def _lesson(kind: str, name: str, row: _Lesson) -> Lesson:
    where = f"{FILE}: {name}"
    all_different(where, "steps", [step.name for step in row.steps])
    steps = tuple([_step(where, step) for step in row.steps])
    return Lesson(name, kind, row.seats, row.options, _said(where, row.before), row.fields, frozenset(row.away), steps)


def _step(where: str, row: _Step) -> Step:
    where = f"{where}: {row.name}"
    if row.wrong and not row.right:
        raise BadContent(f"{where}: there are wrong words but no right one")
    wrong = {word: Mistake(each.why, _said(where, each.then), each.shows) for word, each in row.wrong.items()}
    return Step(row.name, row.right, _said(where, row.then), wrong, row.figure, tuple(row.shows), tuple(row.offers))


def _said(where: str, lines: Sequence[str]) -> tuple[Said, ...]:
    """`1 pick 46` is what seat 1 says."""
    parts = [line.partition(" ") for line in lines]
    if odd := next(
        (line for line, (seat, _, word) in zip(lines, parts, strict=True) if not seat.isdecimal() or not word), None
    ):
        raise BadContent(f"{where}: {odd}: write it like 1 pick 46 (seat, word)")
    return tuple([Said(int(seat), word) for seat, _, word in parts])
