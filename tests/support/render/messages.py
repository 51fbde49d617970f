"""The messages that the code names; a listener that notes what is said; and a language that nobody speaks."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from render.words.texts import ENGLISH, Fact, Texts, sources

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE_LETTERS = "äḃçḋéḟğĥíĵķļṁñóṗǫŕšţúṽŵẋýžÄḂÇḊÉḞĞĤÍĴĶĻṀÑÓṖǪŔŠŢÚṼŴẊÝŽ"
ESTRANGED = str.maketrans(
    {plain: strange * (1 + (plain in "aeiou")) for plain, strange in zip(PLAIN, STRANGE_LETTERS, strict=True)}
)


# What there is


@cache
def entries_in(language: str, file: str) -> list[fluent.EntryType]:
    """Parsed once, because that takes a while. Nobody may change them."""
    return FluentParser().parse(sources(language)[file]).body


def messages_in(language: str, file: str) -> list[fluent.Message]:
    return [entry for entry in entries_in(language, file) if isinstance(entry, fluent.Message)]


def facts_in(message: fluent.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


class Variables(Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_of(file: str) -> set[str]:
    return {entry.id.name for entry in messages_in(ENGLISH, file)}


# What the code says


def names_in(files: Iterable[Path], prefix: str) -> tuple[set[str], set[str]]:
    """The names of messages written out in the code, and those made from parts, with {} for what is filled in."""
    found = {name for file in files for name in _strings(ast.parse(file.read_text(encoding="utf-8")))}
    names = {name for name in found if re.fullmatch(prefix + r"-[a-z0-9{}-]*[a-z0-9}]", name)}
    return {name for name in names if "{" not in name}, {name for name in names if "{" in name}


def _strings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def sentences_in(file: Path) -> list[str]:
    """Text in the code that a player could read: several words, and neither a docstring nor meant for programmers."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    ours = {inner for node in ast.walk(tree) if _is_for_programmers(node) for inner in ast.walk(node)}
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in ours]
    return [text for text in texts if isinstance(text, str) and re.search(r"[a-z]{2}.* | .*[a-z]{2}", text)]


def strings_in(file: Path) -> list[str]:
    """All text in the code but docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in docstrings]
    return [node.value for node in constants if isinstance(node.value, str)]


def _is_for_programmers(node: ast.AST) -> bool:
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    is_cast = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast"
    return docstring or is_cast or isinstance(node, ast.Raise | ast.Assert | ast.arg)


# Other languages


class Noting(Texts):
    """English that remembers what was said."""

    def __init__(self) -> None:
        super().__init__(ENGLISH, sources(ENGLISH))
        self.said = set[str]()

    def say(self, name: str, /, **facts: Fact) -> str:
        self.said.add(name)
        return super().say(name, **facts)


@cache
def strange(language: str = ENGLISH) -> Texts:
    """English in foreign letters, and longer: anything in plain letters isn't from the messages."""
    return Texts(language, {file: estranged(source) for file, source in sources(ENGLISH).items()})


def estranged(source: str) -> str:
    resource = FluentParser().parse(source)
    for node in text_elements(resource):
        node.value = node.value.translate(ESTRANGED)
    return FluentSerializer().serialize(resource)


def text_elements(node: object) -> Iterator[fluent.TextElement]:
    if isinstance(node, fluent.TextElement):
        yield node
    elif isinstance(node, list):
        for each in node:
            yield from text_elements(each)
    elif isinstance(node, fluent.BaseNode):
        yield from text_elements(list(vars(node).values()))
