"""Every language says everything that English does, with the same facts, and as briefly as Discord asks."""

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from cogs.pages.rules import FOLDER as RULES
from engine import GAMES
from render.words.texts import ENGLISH, LANGUAGES
from tests.support.render.languages import OTHERS, entries, texts_in
from tests.support.render.messages import facts_in

LONGEST_SLASH = 100  # characters
LONGEST_BUTTON = 80
SOMETIMES = {"sound"}  # facts that not every language needs
COMMANDS = re.compile(r"`?/[a-z]+(?: [a-z]+)?`?")  # what is typed stays English


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_everything_in_the_same_files(language: str) -> None:
    ours, theirs = entries(ENGLISH), entries(language)
    assert [name for name in ours if name not in theirs] == []
    assert [name for name in theirs if name not in ours] == []
    assert [name for name in ours if ours[name][0] != theirs[name][0]] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_facts_in_every_language(language: str) -> None:
    ours, theirs = entries(ENGLISH), entries(language)
    differing = {
        name: (facts_in(ours[name][1]), facts_in(theirs[name][1]) - SOMETIMES) for name in ours.keys() & theirs.keys()
    }
    assert {name: each for name, each in differing.items() if each[0] != each[1]} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_typed_stays_english(language: str) -> None:
    ours, theirs = entries(ENGLISH), entries(language)
    both = {name: (typed(ours[name][1]), typed(theirs[name][1])) for name in ours.keys() & theirs.keys()}
    assert {name: each for name, each in both.items() if each[0] != each[1]} == {}


def test_french_signs_do_not_come_loose() -> None:
    """A line never begins with one of these: the space before them doesn't break."""
    loose = re.compile(r" [!?;:»%]|« ")
    found = {name: loose.findall(text) for name, (_, entry) in entries("fr").items() for text in texts_in(entry)}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    rules = Locale.parse(language, sep="-").plural_form.tags | {"other"}
    wrong = [
        f"{name}: [{key}]"
        for name, (_, message) in entries(language).items()
        for key in words_chosen_by_number(message)
        if key not in rules
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_slash_commands_are_described_briefly(language: str) -> None:
    long = {name: text for name, text in plain_texts(language, "slash.ftl") if len(text) > LONGEST_SLASH}
    assert long == {}


@pytest.mark.parametrize("language", OTHERS)
def test_buttons_are_brief(language: str) -> None:
    """What's as short as a button in English, and says no sentence, still fits one."""
    english = dict(plain_texts(ENGLISH))
    long = {
        name: text
        for name, text in plain_texts(language)
        if len(english[name]) <= LONGEST_BUTTON / 2 and len(text) > LONGEST_BUTTON
    }
    assert long == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", GAMES)
def test_the_rules_have_the_same_chapters_figures_and_facts(kind: str, language: str) -> None:
    ours, theirs = [(RULES / kind / f"{each}.md").read_text(encoding="utf-8") for each in (ENGLISH, language)]
    assert [len(re.findall(r"^## ", each, re.M)) for each in (theirs,)] == [len(re.findall(r"^## ", ours, re.M))]
    assert re.findall(r"\(figure:([a-z0-9-]+)\)", theirs) == re.findall(r"\(figure:([a-z0-9-]+)\)", ours)
    assert set(re.findall(r"\{[a-z._0-9-]+\}", theirs)) == set(re.findall(r"\{[a-z._0-9-]+\}", ours))


def typed(message: ast.Message) -> set[str]:
    """Slash commands that are named, once however often."""
    return {each.strip("`") for text in texts_in(message) for each in COMMANDS.findall(text) if "`" in each}


def words_chosen_by_number(message: ast.Message) -> Iterator[str]:
    """The plural categories of selectors that have one: [one], [few], [other]."""
    categories = {"zero", "one", "two", "few", "many", "other"}
    selectors = Selectors()
    selectors.visit(message)
    for keys in selectors.keys:
        if keys & categories:
            yield from keys & categories


class Selectors(Visitor):
    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.keys.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


def plain_texts(language: str, file: str = "") -> Iterator[tuple[str, str]]:
    """Messages that are filled in with nothing."""
    for name, (where, message) in entries(language).items():
        if not facts_in(message) and (not file or where == file):
            yield name, "".join(texts_in(message))
