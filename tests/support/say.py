"""What players are told, asked for by message name: rewording a message breaks no test.

Only tests/render/test_wording.py quotes English, on purpose.
"""

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render.words.texts import ENGLISH, Fact, sources, texts

ANYTHING = "\ue000"  # stands for a fact that the test doesn't know


def say(name: str, /, **facts: Fact) -> str:
    return texts(ENGLISH).say(name, **facts)


def says(told: str, name: str, /, **facts: Fact) -> bool:
    """Whether this message is in what was told. A fact that isn't given may be anything on one line."""
    return re.search(pattern_of(name, **facts), told) is not None


def pattern_of(name: str, /, **facts: Fact) -> str:
    unknown = dict.fromkeys(facts_of(name), ANYTHING)
    return re.escape(say(name, **{**unknown, **facts})).replace(ANYTHING, ".*?")


def listed(*items: str, last: str = "comma") -> str:
    """A list as it is told; `last` is `and` or `or`, if there is such a word before the last item."""
    *first, other = items
    return say(f"list-{last}", one=listed(*first), other=other) if first else other


def on_screen(name: str, /, **facts: Fact) -> str:
    """As it is read on a page, where Markdown isn't seen."""
    return re.sub(r"^(?:#+|-#) |[*`]", "", say(name, **facts), flags=re.MULTILINE)


def plain_messages(beginning: str) -> list[str]:
    """What the messages whose names begin so say, if they say the same whatever the facts."""
    names = [each.id.name for each in _messages() if each.id.name.startswith(beginning)]
    return [say(name) for name in names if not facts_of(name)]


@cache
def facts_of(name: str) -> frozenset[str]:
    (message,) = [each for each in _messages() if each.id.name == name]
    found = _Facts()
    found.visit(message)
    return frozenset(found.names)


@cache
def _messages() -> list[ast.Message]:
    entries = [each for source in sources(ENGLISH).values() for each in FluentParser().parse(source).body]
    return [each for each in entries if isinstance(each, ast.Message)]


class _Facts(Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
