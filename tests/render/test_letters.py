"""The letters of choices: none is also the letter of a seat, a buoy or a duck, and they are the same everywhere."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from string import ascii_uppercase
from typing import Any

import pytest

from engine import GAMES
from engine.race import FACINGS, MEANING
from render import TELLERS
from render.words.letters import LETTERS, MOST, lettered, letters_besides
from tests.support.engine.laws import Subject
from tests.support.render.race import TABLES as RACES
from tests.support.render.tables import ENGLISH, moments, tables_of

every_table = pytest.mark.parametrize("table", tables_of(TELLERS), ids=str)


def test_choices_are_lettered_by_what_is_left_of_the_alphabet() -> None:
    assert lettered(["left", "right", "back"]) == [("A", "left"), ("B", "right"), ("C", "back")]
    assert lettered(["left", "right"], letters_besides("AC")) == [("B", "left"), ("D", "right")]


def test_no_letter_looks_like_a_digit() -> None:
    assert not {"I", "O"} & {*"".join(LETTERS)}


@pytest.mark.parametrize("taken", ["", "RGBYPVW", "PQRSTUYOBW", ascii_uppercase[:12]])
def test_when_letters_run_out_they_are_doubled_so_that_every_move_has_its_own(taken: str) -> None:
    letters = letters_besides(taken)
    assert len(letters) == len({*letters}) == MOST
    assert not {*letters} & {*taken}
    singles = [letter for letter in letters if len(letter) == 1]
    assert letters[: len(singles)] == tuple(sorted(singles))
    assert letters[len(singles) :] == tuple(2 * letter for letter in singles)[: MOST - len(singles)]


# In every game


def shown_otherwise(kind: str) -> set[str]:
    """Every letter that its content gives to something, and those of its seats."""
    content = import_module(f"engine.{kind}").CONTENT
    return {look.letter for look in TELLERS[kind].looks} | {*letters_in(content)}


def letters_in(thing: Any) -> Iterator[str]:
    if isinstance(letter := getattr(thing, "letter", None), str):
        yield letter
    parts = list(thing.values()) if isinstance(thing, dict) else thing if isinstance(thing, tuple | list) else []
    fields = getattr(type(thing), "__dataclass_fields__", None) or getattr(type(thing), "model_fields", None) or ()
    for part in [*parts, *[getattr(thing, field) for field in fields]]:
        yield from letters_in(part)


def test_the_letters_of_pieces_are_found() -> None:
    assert shown_otherwise("race") == {*"RGBYPVW"}
    assert all(shown_otherwise(kind) for kind in GAMES)


def letter_on(label: str) -> str:
    """Empty if the button has none."""
    letter, found, _ = label.partition(ENGLISH.say("label-lettered", letter="", what=""))
    return letter if found and letter.isupper() and len(letter) <= 2 else ""


@every_table
def test_no_choice_has_a_letter_that_means_something_else(table: Subject) -> None:
    kind = table.kind.name
    taken = shown_otherwise(kind)
    for game, _ in moments(table, Random(f"letters {table}"), games=4):
        for view in (game.view(None), *map(game.view, range(game.seated))):
            for asked in (*view.waiting, *view.prompts):
                labels = [TELLERS[kind].label(view, asked, word, ENGLISH) for word in asked.moves]
                letters = [letter for label in labels if (letter := letter_on(label))]
                assert not {*letters} & taken
                assert len({*letters}) == len(letters)
                assert len(letters) in (0, len(labels))


# In the order in which people look for them


@pytest.mark.parametrize("table", RACES, ids=str)
def test_facings_are_offered_clockwise_from_the_north_and_rings_by_their_numbers(table: Subject) -> None:
    for game, _ in moments(table, Random(f"order {table}"), games=6):
        for prompt in game.prompts():
            if prompt.ask in ("face", "ring", "send"):
                meant = [MEANING[word] for word in prompt.moves]
                assert meant == sorted(meant)


def test_facings_are_numbered_clockwise_from_the_north() -> None:
    assert FACINGS == ("n", "ne", "se", "s", "sw", "nw")
