"""Every artist keeps the laws of artists, and none of them looks at a game."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

from engine import GAMES
from render import ARTISTS
from tests.support.each import assert_none
from tests.support.engine.laws import Subject
from tests.support.paths import ROOT
from tests.support.render.artist_laws import LAWS
from tests.support.render.tables import shared_out, tables_of

RENDER = ROOT / "render"
PLAYING = ("samples.py", "jobs.py", "practice.py", "thoughts.py")  # which replay a game, or think about one
MODULES = [file for file in RENDER.rglob("*.py") if file.name not in PLAYING]
DRAWN = tables_of(ARTISTS)


@pytest.mark.parametrize(("table", "law"), shared_out(DRAWN, LAWS), ids=str)
def test_an_artist_keeps_the_law(table: Subject, law: str) -> None:
    LAWS[law](ARTISTS[table.kind.name], table, Random(f"{law} {table}"))


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", DRAWN, ids=str)
def test_an_artist_keeps_the_law_in_many_games(table: Subject, law: str) -> None:
    LAWS[law](ARTISTS[table.kind.name], table, Random(f"much {law} {table}"), games=30)


# Views only


def test_pictures_are_made_from_views_never_from_games() -> None:
    assert_none(f"{file.relative_to(RENDER)}: {what}" for file in MODULES for what in looks_at_games(file))


def looks_at_games(file: Path) -> list[str]:
    """The names of games in a file, and what it imports from inside a room of the engine."""
    nodes = [*ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    games = {"Game", "GAMES", *[kind.__name__ for kind in GAMES.values()], "record", "load", "AnyGame"}
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    names |= {alias.name for node in imports for alias in node.names}
    deep = {node.module or "" for node in imports if re.match(r"engine\.\w+\.", node.module or "")}
    return sorted((games & names) | deep)


def test_there_are_artists_and_modules_to_look_at() -> None:
    shared = shared_out(DRAWN, LAWS)
    assert [table for table in DRAWN if table not in [each for each, _ in shared]] == []
    for law in LAWS:
        assert {table.kind.name for table, tried in shared if tried == law} == {*ARTISTS}
    assert RENDER / "race" / "pictures" / "board.py" in MODULES
