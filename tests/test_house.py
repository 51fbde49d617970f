"""The house's order: imports go one way, and every room says what lives there."""

import ast
import re
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).parents[1]
MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "playground": set(),
    "render": {"engine"},
    "data": {"engine"},
    "cogs": {"engine", "render", "data"},
    "bot": {"engine", "render", "data", "cogs", "playground"},
}
MODULES = [file for room in MAY_IMPORT for file in [*(ROOT / room).rglob("*.py"), ROOT / f"{room}.py"] if file.exists()]


def imported(tree: ast.Module) -> set[str]:
    """The top names a module imports from outside its own room."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.split(".")[0])
    return names


def test_there_are_modules_to_look_at() -> None:
    assert ROOT / "engine" / "game.py" in MODULES
    assert ROOT / "playground" / "world.py" in MODULES


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_imports_go_one_way(file: Path) -> None:
    room = file.relative_to(ROOT).parts[0].removesuffix(".py")
    ours = imported(ast.parse(file.read_text(encoding="utf-8"))) & MAY_IMPORT.keys()
    assert ours - {room} <= MAY_IMPORT[room]


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_module_opens_with_what_it_is_for(file: Path) -> None:
    assert ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))


def test_the_engine_touches_no_clock_network_or_chat() -> None:
    outside = {"asyncio", "datetime", "discord", "os", "random", "socket", "time", "uuid"}
    for file in (ROOT / "engine").rglob("*.py"):
        assert not imported(ast.parse(file.read_text(encoding="utf-8"))) & outside, file


def test_the_playground_does_not_use_the_client_it_is_there_to_try() -> None:
    for file in (ROOT / "playground").rglob("*.py"):
        assert "discord" not in imported(ast.parse(file.read_text(encoding="utf-8"))), file


# The rooms of render

RENDER_MAY_IMPORT: dict[str, set[str]] = {
    "text": set(),
    "words": {"text"},
    "draw": {"text"},
    "parts": {"draw", "text"},
    "<game>.words": {"words", "text"},
    "<game>.pictures": {"<game>.words", "parts", "draw", "words", "text"},
    "artist": {"draw", "words"},
    "teller": {"words", "text"},
    "characters": {"artist", "parts", "draw", "words", "text"},
    "<game>": {"artist", "teller", "<game>.pictures", "<game>.words", "draw", "words"},
    "render": {"artist", "teller", "characters", "<game>", "draw", "words"},
    "samples": {"render", "samples", "<game>", "<game>.pictures", "draw", "words", "text"},
}
RENDER_MODULES = sorted((ROOT / "render").rglob("*.py"))


def imports_of(parts: tuple[str, ...], tree: ast.Module) -> set[tuple[str, ...]]:
    """What a module imports from our own rooms, as dotted names in parts, also where it is written with dots."""
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    whole = [(*(parts[: -node.level] if node.level else ()), *(node.module or "").split(".")) for node in froms]
    return {tuple([part for part in name if part]) for name in whole if name[0] in MAY_IMPORT}


def render_room(parts: tuple[str, ...]) -> str:
    """`("render", "race", "words", "news")` is in `<game>.words`, and `("render", "artist")` a room of its own."""
    _, *inner = [part for part in parts if part != "__init__"]
    if inner[-1:] == ["samples"]:
        return "samples"
    if inner and inner[0] in GAMES:
        return ".".join(["<game>", *[part for part in inner[1:2] if part in ("pictures", "words")]])
    return inner[0] if inner else "render"


def faults_of_render(parts: tuple[str, ...], tree: ast.Module) -> list[str]:
    """Imports against the order of the rooms, and those of another game."""
    room, found = render_room(parts), list[str]()
    for name in sorted(imports_of(parts, tree)):
        game = next((part for part in name[1:2] if part in GAMES), None)
        if game and game != parts[1] and room != "render":
            found.append(f"{'.'.join(name)} is another game, or none of its business")
        if name[0] == "render" and render_room(name) not in {room, *RENDER_MAY_IMPORT[room]}:
            found.append(f"{room} may not import {'.'.join(name)}")
    return found


@pytest.mark.parametrize("file", RENDER_MODULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_rooms_of_render_import_one_way_and_no_game_another(file: Path) -> None:
    parts = file.relative_to(ROOT).with_suffix("").parts
    assert faults_of_render(parts, ast.parse(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("render.text.names", "from ..words.texts import Texts"),
        ("render.parts.plates", "from engine.race import CONTENT"),
        ("render.parts.plates", "from ..race.pictures.board import draw_board"),
        ("render.words.scene", "from ..teller import Question"),
        ("render.race.words.news", "from ..pictures.board import draw_board"),
        ("render.race.words.news", "from ...gallery.words.names import colour"),
        ("render.pool.words.news", "from engine.tow import CARDS"),
        ("render.draw.ducks", "from render.parts.pills import draw_pill"),
    ],
)
def test_an_import_against_the_order_is_found(module: str, line: str) -> None:
    assert faults_of_render(tuple(module.split(".")), ast.parse(line))


# The papers

PAPERS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def test_the_readmes_example_works() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})


@pytest.mark.parametrize("paper", PAPERS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_in_the_papers_lead_somewhere(paper: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", paper.read_text(encoding="utf-8")):
        assert link.startswith("https://") or (paper.parent / link).exists(), link
