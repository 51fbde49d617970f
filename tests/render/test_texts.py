"""What we say: every message can be said in every language, and mistakes are found here, not by a player."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render.words.texts import ENGLISH, LANGUAGES, Texts, sources, texts
from tests.support.each import assert_none, for_each
from tests.support.paths import ROOT
from tests.support.render.messages import entries_in, messages_in, strings_in, text_elements

TESTS = ROOT / "tests"
SEVERAL = 3  # words
FILES = [(language, name) for language in LANGUAGES for name in sources(language)]


@for_each(FILES)
def test_a_file_of_messages_has_no_mistakes(language: str, name: str) -> None:
    entries = entries_in(language, name)
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    assert all(re.fullmatch("[a-z][a-z0-9-]*", each) for each in names)


def messages(language: str) -> set[str]:
    return {entry.id.name for file in sources(language) for entry in messages_in(language, file)}


def test_no_message_stands_in_two_files() -> None:
    for language in LANGUAGES:
        count = sum(len(re.findall(r"^[a-z][a-z0-9-]* =", source, re.M)) for source in sources(language).values())
        assert count == len(messages(language))


@for_each(FILES)
def test_a_file_of_messages_needs_no_other(language: str, name: str) -> None:
    """It is parsed alone, when the first of its messages is said."""
    assert references(entries_in(language, name)) == set()


def references(entries: list[ast.EntryType]) -> set[str]:
    """The messages and terms of other files that this one speaks of."""
    found = References()
    for entry in entries:
        found.visit(entry)
    return found.names - {entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)}


class References(Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def test_references_to_other_files_are_found_at_all() -> None:
    entries = FluentParser().parse("one = { two } and { -three } and { four }\nfour = 4\n").body
    assert references(entries) == {"two", "three"}


def test_each_message_is_found_in_its_file_whichever_is_said_first() -> None:
    files = {"a.ftl": "one = 1\ntwo = 2\n", "b.ftl": "three = 3\n"}
    words = Texts("de", files)
    assert "four" not in words
    assert [words.say(each) for each in ("three", "two", "one", "three")] == ["3", "2", "1", "3"]


def test_facts_are_filled_in() -> None:
    words = Texts("de", {"common.ftl": "list-and = { $one } und { $other }\n"})
    assert words.say("list-and", one="Max", other="Ann") == "Max und Ann"


def test_a_missing_message_or_fact_is_an_error_not_a_strange_sentence() -> None:
    with pytest.raises(KeyError, match="no message nonsense in en"):
        texts().say("nonsense")
    with pytest.raises(KeyError, match="list-and in en"):
        texts().say("list-and", one="Max")


def test_what_is_not_translated_is_said_in_english() -> None:
    german = Texts("de", {"common.ftl": "list-and = { $one } und { $other }\n"}, texts())
    assert german.say("list-and", one="Max", other="Ann") == "Max und Ann"
    assert german.say("list-or", one="Max", other="Ann") == texts().say("list-or", one="Max", other="Ann")


@pytest.mark.parametrize("asked", ["en", "en-GB", "xx", "../../etc", ""])
def test_any_language_may_be_asked_for(asked: str) -> None:
    assert texts(asked).language == ENGLISH


def test_a_language_is_read_once_whoever_asks_for_it() -> None:
    """A bot that logs in asks for more than thirty: reading English for each took longer than all the rest."""
    assert texts("xx") is texts("en-GB") is texts(ENGLISH) is texts()


def test_names_are_not_taken_for_messages() -> None:
    words = Texts("de", {"common.ftl": "list-and = { $one } und { $other }\n"})
    assert words.say("list-and", one="{ $other }", other="{ list-or }") == "{ $other } und { list-or }"


def test_no_test_quotes_a_message() -> None:
    """Or it would break when the message is reworded. Only test_wording.py does, on purpose."""
    told = [piece for file in sources(ENGLISH) for piece in pieces(file)]
    folders = [TESTS / each for each in ("browser", "cogs", "render", "support")]
    files = [file for folder in folders for file in folder.rglob("*.py") if file.name != "test_wording.py"]
    assert {folder for folder in folders if not any(folder in file.parents for file in files)} == set()
    assert_none(quote for file in files for quote in quotes(file, told))


def test_a_quoted_message_would_be_found() -> None:
    told = [piece for file in sources(ENGLISH) for piece in pieces(file)]
    assert list(quotes(Path(__file__).with_name("test_wording.py"), told))


def pieces(file: str) -> Iterator[str]:
    """What is said between two facts, if it's several words."""
    for message in entries_in(ENGLISH, file):
        for element in text_elements(message):
            yield from [line.strip() for line in element.value.split("\n") if len(line.split()) >= SEVERAL]


def quotes(file: Path, told: list[str]) -> Iterator[str]:
    for text in strings_in(file):
        long = len(text.split()) > SEVERAL  # a few words may be meant otherwise
        if any(piece in text or (long and text.strip() in piece) for piece in told):
            yield f"{file.name}: {text}"


def test_the_library_finds_mistakes_at_all() -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("broken { $x\nwhole = fine"))
    assert not bundle.has_message("broken")
    assert bundle.has_message("whole")
