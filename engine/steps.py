"""How a game says which of its methods are for which task: decorators, collected once when the class is made.

A task that asks nobody is just done. One that is a question needs two methods: one that asks and one that goes on with
the answer.

    @task("round")
    def _start_round(self) -> None: ...

    @asks("pick")
    def _ask_pick(self, question: int, seat: int) -> tuple[Prompt, ...]: ...

    @answers("pick")
    def _answer_pick(self, word: str, seat: int) -> None: ...

The arguments of the task come last. The methods can stand in any of the classes that a game is made from, and a method
that overrides another stays for what that was for.
"""

from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple, TypeVar

from .values import Prompt
from .words import quoted

Does = Callable[..., None]
Asks = Callable[..., tuple[Prompt, ...]]
D = TypeVar("D", bound=Does)
A = TypeVar("A", bound=Asks)
Method = TypeVar("Method", bound=Callable[..., object])

MARK = "_steps"  # the attribute of a method that says what it is for


class Step(NamedTuple):
    """What a method does for the task of this name."""

    role: Literal["do", "ask", "answer"]
    name: str
    together: bool = False


class Steps(NamedTuple):
    """The methods of a game, by the names of the tasks they are for."""

    tasks: dict[str, Does]
    asks: dict[str, Asks]
    answers: dict[str, Does]
    together: dict[str, Does]


def task(name: str) -> Callable[[D], D]:
    """The method does this task."""
    return lambda method: _marked(method, Step("do", name))


def asks(name: str) -> Callable[[A], A]:
    """The method makes the prompts of this question, all with the id it is given first."""
    return lambda method: _marked(method, Step("ask", name))


def answers(*names: str, together: bool = False) -> Callable[[D], D]:
    """The method goes on with the word that was said to this question.

    With `together`, for a question that several are asked: it gets the answers of all of them instead of a word.
    """
    return lambda method: _marked(method, *[Step("answer", name, together) for name in names])


def _marked(method: Method, *steps: Step) -> Method:
    setattr(method, MARK, (*getattr(method, MARK, ()), *steps))
    return method


def steps_of(game: type[Any], *, whole: bool) -> Steps:
    """All methods of this class that are for a task. `whole`: it is a game, not just one of the parts of a game."""
    declared = list(_declared(game))
    _check_no_clash(game, declared)
    if whole:
        _check_pairs(game, declared)
    steps = Steps({}, {}, {}, {})
    for attribute, step in declared:
        method = getattr(game, attribute)
        match step.role:
            case "do":
                steps.tasks[step.name] = method
            case "ask":
                steps.asks[step.name] = method
            case "answer" if step.together:
                steps.together[step.name] = method
            case "answer":
                steps.answers[step.name] = method
    return steps


def _declared(game: type[Any]) -> Iterator[tuple[str, Step]]:
    """The names of the methods, and what they are for."""
    steps: dict[str, tuple[Step, ...]] = {}
    for part in reversed(game.__mro__):
        for attribute, value in vars(part).items():
            steps[attribute] = getattr(value, MARK, steps.get(attribute, ()))
    for attribute, its in steps.items():
        for step in its:
            yield attribute, step


def _check_no_clash(game: type[Any], declared: list[tuple[str, Step]]) -> None:
    taken: dict[tuple[str, str], str] = {}
    for attribute, (role, name, _) in declared:
        other = taken.setdefault((role, name), attribute)
        if other != attribute:
            raise TypeError(f"{game.__name__}: {other} and {attribute} both {role} {quoted(name)}: one must go")
    for role, name in taken:
        if role != "do" and ("do", name) in taken:
            raise TypeError(f"{game.__name__}: {quoted(name)} is both done and asked: give one another name")


def _check_pairs(game: type[Any], declared: list[tuple[str, Step]]) -> None:
    asked = {step.name for _, step in declared if step.role == "ask"}
    answered = {step.name for _, step in declared if step.role == "answer"}
    for name in sorted(asked - answered):
        raise TypeError(f"{game.__name__}: {quoted(name)} is asked, but no method answers it")
    for name in sorted(answered - asked):
        raise TypeError(f"{game.__name__}: {quoted(name)} is answered, but no method asks it")
