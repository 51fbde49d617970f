"""The codes with which the engine refuses something, as its source has them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import engine
from engine import PlayerError
from engine.errors import IllegalMove, Objection

SOURCE = sorted(Path(engine.__file__).parent.rglob("*.py"))
ABOUT = {kind.__name__: kind.about for kind in PlayerError.__subclasses__()} | {Objection.__name__: IllegalMove.about}


class Raised(NamedTuple):
    """A place where a code is given, and the facts that are given with it. The code is None if it's not written out."""

    place: str
    code: str | None
    facts: frozenset[str]


def raised() -> Iterator[Raised]:
    for file in SOURCE:
        yield from raised_in(file.read_text(encoding="utf-8"), file.name)


def raised_in(source: str, file: str) -> Iterator[Raised]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ABOUT:
            first, *_ = node.args
            code = f"{ABOUT[node.func.id]}-{first.value}" if isinstance(first, ast.Constant) else None
            yield Raised(f"{file}:{node.lineno}", code, frozenset(each.arg or "**" for each in node.keywords))
