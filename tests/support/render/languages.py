"""The languages besides English, and their files."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from render.words.texts import ENGLISH, LANGUAGES, sources
from tests.support.render.messages import messages_in

OTHERS = [language for language in LANGUAGES if language != ENGLISH]


@cache
def entries(language: str) -> dict[str, tuple[str, ast.Message]]:
    """Each message by its name, with the file that it stands in."""
    return {entry.id.name: (file, entry) for file in sources(language) for entry in messages_in(language, file)}


def texts_in(message: ast.Message) -> Iterator[str]:
    found = Elements()
    found.visit(message)
    yield from found.texts


class Elements(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)
