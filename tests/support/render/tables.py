"""Games to be drawn and told: tables of any kind, at all sorts of moments, whatever people are called."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import Chance, Game
from engine.players import player_of
from render.words.texts import texts
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.subjects import SUBJECTS

ENGLISH = texts()
NAMES = ("Max", "Ann", "Bob", "Zoe", "Ida", "Lea")
WEIRD_NAMES = (
    ("", " \n\t ", "\u200b\u3164", "\x00"),
    ("W" * 300, "w" * 300, "🦆" * 60, "👨‍👩‍👧‍👦" * 30),
    ("Max", "max", "MAX", "Max"),
    ("{who}", "%s {0}", "a. b. c.", "; A: ring 1"),
    ("عبد الرحمن بن محمد الطويل جدا", "‮evil", "Zoë̈̈̈̈̈̈̈̈̈̈̈̈̈̈̈̈̈̈̈̈", "\ud800half"),
    (),
)
MADE_UP = {
    2: "random-beginner",
    3: "random-advanced",
    4: "random-moderate",
}  # by seats


def everyday(subject: Subject) -> bool:
    """One of several similar tables: one kind of random board, or of cancelling, for each number of seats."""
    board, cancelling = subject.options.get("board", ""), subject.options.get("cancelling")
    if cancelling:
        return (cancelling == "window") == (subject.seats % 2 == 0)
    return not board.startswith("random") or board == MADE_UP[subject.seats]


def tables_of(kinds: Container[str]) -> list[Subject]:
    return [subject for subject in SUBJECTS if subject.kind.name in kinds and everyday(subject)]


def shared_out(tables: Sequence[Subject], laws: Iterable[str]) -> list[tuple[Subject, str]]:
    """Return a table of each game for each law, and the next one for the next law: so there's something to try at every
    table. In the long run, every law is tried at every table."""
    games = [[table for table in tables if table.kind.name == kind] for kind in {each.kind.name: 0 for each in tables}]
    return [(same[number % len(same)], law) for number, law in enumerate(laws) for same in games]


def at_each(tables: Sequence[Subject]) -> pytest.MarkDecorator:
    """At every table; but a third of the races will do every day, as for a law."""
    long = [table for table in tables if "board" in table.options and share(table)]
    return pytest.mark.parametrize(
        "table", [pytest.param(table, id=str(table), marks=[pytest.mark.long] * (table in long)) for table in tables]
    )


def share(table: Subject) -> int:
    board = table.options.get("board", "")
    return (table.seats + (1 if board.startswith("random") else 2 * (board == "basin"))) % 3


def in_games(every_day: int, in_the_long_run: int) -> pytest.MarkDecorator:
    """How many games to try something in."""
    long = pytest.param(in_the_long_run, marks=pytest.mark.long)
    return pytest.mark.parametrize("games", [pytest.param(every_day, id=""), long])


def moments(table: Subject, rng: Random, games: int, steps: int = 12) -> Iterator[tuple[Game[Any], tuple[str, ...]]]:
    """Games at random moments, a few steps each, with all kinds of names."""
    for number in range(games):
        game = laws.somewhere_in_a_game(table, rng)
        for step in range(steps):
            yield game, (WEIRD_NAMES[(number + step) % len(WEIRD_NAMES)] * 2)[: len(NAMES)]
            if game.outcome is not None:
                break
            game.play(*laws.STYLES[number % len(laws.STYLES)](game, rng))


def played_to_the_end(table: Subject, rng: Random) -> Game[Any]:
    """By computers: chance alone may take thousands of moves."""
    for game in moments_of_a_game(table, rng):
        if game.outcome is not None:
            return game
    raise AssertionError("a game has an end")


def moments_of_a_game(table: Subject, rng: Random) -> Iterator[Game[Any]]:
    """A whole game between computers, which leads to more moments than as many games somewhere in them."""
    game, chance = table.new(rng), Chance(laws.random_seed(rng))
    player = player_of(game.name, "normal")
    yield game
    while game.outcome is None:
        asked = game.unanswered()[0]
        game.play(asked.seat, player(replace(game.view(asked.seat), prompts=(asked,)), chance))
        yield game


def check_laws(table: Subject, look: laws.Look, seats: list[int | None], rng: Random, games: int, steps: int) -> None:
    """The laws about knowledge, for what is shown instead of views."""
    chance = Chance(laws.random_seed(rng))
    for number in range(games):
        game = laws.somewhere_in_a_game(table, rng)
        style = laws.STYLES[number % len(laws.STYLES)]
        for _ in range(steps):
            if game.outcome is not None:
                break
            said = style(game, rng)
            for seat in seats:
                world = game.imagine(seat, chance)
                laws.check_view_law(game, seat, world, look)
                laws.check_step_law(game, seat, world, said, rng, look)
            game.play(*said)
