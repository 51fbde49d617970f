"""The house's order: imports go one way, and every module says what it is for."""

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from engine import GAMES
from tests.support.each import assert_none
from tests.support.paths import ROOT

MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "playground": set(),
    "render": {"engine"},
    "data": {"engine"},
    "cogs": {"engine", "render", "data"},
    "bot": {"engine", "render", "data", "cogs", "playground"},
}
# Rooms inside a house: which others of the same house they may import. All may import the house itself, its __init__
ROOMS: dict[str, set[str]] = {
    "cogs.observer": set(),
    "cogs.settings": set(),
    "cogs.pages": {"cogs.settings"},
    "cogs.tables": {"cogs.observer", "cogs.settings", "cogs.pages"},
    "cogs.clicks": {"cogs.observer", "cogs.settings", "cogs.pages", "cogs.tables"},
    "cogs.slash": set(),
    "cogs.commands": {"cogs.settings", "cogs.pages", "cogs.tables", "cogs.clicks", "cogs.slash"},
    "cogs.sync": set(),
    "cogs.tree": {"cogs.tables", "cogs.clicks"},
    "cogs.watch": {"cogs.settings", "cogs.tables"},
    "cogs.identify": set(),
    "cogs.metrics": {"cogs.observer"},
    "cogs.bot": {
        *("cogs.identify", "cogs.observer", "cogs.pages", "cogs.tables", "cogs.clicks"),
        *("cogs.slash", "cogs.sync", "cogs.tree"),
    },
    "render.text": set(),
    "render.words": {"render.text"},
    "render.draw": {"render.text"},
    "render.parts": {"render.draw", "render.text"},
    "render.artist": {"render.draw", "render.words"},
    "render.framing": {"render.artist", "render.draw", "render.words", "render.text"},
    "render.teller": {"render.words", "render.text"},
    "render.characters": {"render.artist", "render.parts", "render.draw", "render.words", "render.text"},
    "render.samples": {"render.draw", "render.words", "render.text"},
}
ROOMS["render.results"] = {"render.artist", "render.parts", "render.draw", "render.words", "render.text"}
ROOMS["render.studio"] = {"render.words", "render.results"}
ROOMS["render.covers"] = {"render.draw", *(f"render.{name}" for name in GAMES)}
for game in (f"render.{name}" for name in GAMES):
    ROOMS[f"{game}.words"] = {"render.words", "render.text"}
    ROOMS[f"{game}.pictures"] = {f"{game}.words", "render.parts", "render.draw", "render.words", "render.text"}
    ROOMS[f"{game}.samples"] = {"render.samples", "render.draw", "render.text", f"{game}.pictures", game}
    ROOMS[game] = {"render.artist", "render.framing", "render.teller", "render.draw", "render.words"}
    ROOMS[game] |= {f"{game}.words", f"{game}.pictures"}
# Under TYPE_CHECKING anyone may import these: an interaction's client is the bot, and permissions are a world's
FOR_TYPES = {"cogs.bot", "playground.world"}

DIVIDED = {room.split(".")[0] for room in ROOMS}


class Import(NamedTuple):
    module: str
    for_types: bool


def name_of(file: Path) -> str:
    """As Python imports it."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


FILES = [file for room in MAY_IMPORT for file in [*(ROOT / room).rglob("*.py"), ROOT / f"{room}.py"] if file.exists()]
MODULES = {name_of(file): file for file in FILES}


@cache
def tree_of(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text(encoding="utf-8"))


@cache
def imports(name: str) -> frozenset[Import]:
    return frozenset(found_imports(name))


def found_imports(name: str) -> Iterator[Import]:
    """Everything a module imports, by full names; from our own packages either a module or the package itself."""
    tree = tree_of(name)
    checks = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    for_types = {id(each) for check in checks for node in check.body for each in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [Import(alias.name, id(node) in for_types) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            source = source_of(name, node)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield Import(inner if inner in MODULES else source, id(node) in for_types)


def source_of(name: str, node: ast.ImportFrom) -> str:
    """What stands after `from`, with the dots resolved."""
    if not node.level:
        return node.module or ""
    package = name.split(".") if MODULES[name].name == "__init__.py" else name.split(".")[:-1]
    above = package[: len(package) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])


def ours(name: str) -> set[str]:
    """The modules of ours that a module needs, apart from those allowed for types."""
    return {each.module for each in imports(name) if each.module in MODULES and not is_for_types(each)}


def is_for_types(each: Import) -> bool:
    return each.for_types and each.module in FOR_TYPES


def top(name: str) -> str:
    return name.split(".")[0]


def room_of(name: str) -> str:
    """The innermost one."""
    return max([room for room in ROOMS if f"{name}.".startswith(f"{room}.")], key=len, default=top(name))


def test_there_are_modules_to_look_at() -> None:
    assert {"engine.game", "playground.world", "cogs.pages.model", "cogs"} <= MODULES.keys()
    assert {"cogs.pages", "cogs.pages.model", "cogs.settings", "data.store"} <= ours("cogs.tables.desired")
    assert ours("cogs.watch") >= {"cogs.tables.desired"}
    assert Import("cogs.bot", for_types=True) in imports("cogs.watch")


def test_imports_go_one_way() -> None:
    imported = [(name, each.module) for name in MODULES for each in imports(name) if top(each.module) in MAY_IMPORT]
    assert_none(f"{name} imports {module}" for name, module in imported if against_the_order(name, module))


def against_the_order(name: str, module: str) -> bool:
    return top(module) not in {top(name), *MAY_IMPORT[top(name)]}


def test_inside_a_house_imports_go_one_way_too() -> None:
    inside = [name for name in MODULES if top(name) in DIVIDED and name not in DIVIDED]  # the door may show every room
    wrong = {name: out_of_order(name, ours(name)) for name in inside}
    assert_none(f"{name} needs {', '.join(sorted(found))}" for name, found in wrong.items() if found)


def out_of_order(name: str, needed: set[str]) -> set[str]:
    """The rooms, and the games, that a module has no business in."""
    room = room_of(name)
    neighbours = {room_of(each) for each in needed if top(each) == top(name)} - {room, top(name)}
    games = {each for each in needed if each.split(".")[0] == "engine" and each.split(".")[1:2] in [[g] for g in GAMES]}
    foreign = {each for each in games if top(name) == "render" and each.split(".")[1] not in room.split(".")}
    return neighbours - ROOMS.get(room, set()) | foreign


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("cogs.pages.model", "cogs.tables.mail"),
        ("cogs.tables.plan", "cogs.clicks.replies"),
        ("render.text.names", "render.words.texts"),
        ("render.parts.plates", "engine.race"),
        ("render.parts.plates", "render.race.pictures.board"),
        ("render.words.scene", "render.teller"),
        ("render.race.words.news", "render.race.pictures.board"),
        ("render.race.words.news", "render.gallery.words.names"),
        ("render.pool.words.news", "engine.tow.content"),
        ("render.draw.ducks", "render.parts.pills"),
    ],
)
def test_an_import_against_the_order_is_found(name: str, needed: str) -> None:
    assert out_of_order(name, {needed})


@pytest.mark.parametrize("game", GAMES)
def test_no_game_of_the_engine_knows_another(game: str) -> None:
    others = {f"engine.{other}" for other in GAMES} - {f"engine.{game}"}
    needed = {each for name in MODULES if f"{name}.".startswith(f"engine.{game}.") for each in ours(name)}
    assert not {each for each in needed if ".".join(each.split(".")[:2]) in others}


def test_in_a_house_with_rooms_every_module_is_in_one() -> None:
    assert {name for name in MODULES if top(name) in DIVIDED and room_of(name) not in ROOMS} <= DIVIDED


def test_no_imports_go_round_in_a_circle() -> None:
    try:
        TopologicalSorter({name: ours(name) - {name} for name in MODULES}).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def test_a_module_opens_with_what_it_is_for() -> None:
    assert_none(name for name in MODULES if not ast.get_docstring(tree_of(name)))


def test_the_engine_touches_no_clock_network_or_chat() -> None:
    outside = {"asyncio", "datetime", "discord", "os", "random", "socket", "time", "uuid"}
    assert_none(f"{name} imports {each}" for name, each in imported_in("engine") if top(each) in outside)


def test_the_playground_does_not_use_the_client_it_is_there_to_try() -> None:
    assert_none(f"{name} imports {each}" for name, each in imported_in("playground") if top(each) == "discord")


def imported_in(house: str) -> list[tuple[str, str]]:
    """Each module of a house with each that it imports."""
    return [(name, each.module) for name in MODULES if top(name) == house for each in imports(name)]
