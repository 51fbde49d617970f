"""The order of the house: imports go one way, and every room says what lives in it."""

import ast
import re
from pathlib import Path

import pytest

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
    """The top-level names a module imports from outside its own room."""
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


def test_the_playground_does_not_use_the_client_it_is_there_to_test() -> None:
    for file in (ROOT / "playground").rglob("*.py"):
        assert "discord" not in imported(ast.parse(file.read_text(encoding="utf-8"))), file


PAPERS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "data").rglob("*.md")]


def test_the_readmes_example_works() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})


@pytest.mark.parametrize("paper", PAPERS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_in_the_docs_lead_somewhere(paper: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", paper.read_text(encoding="utf-8")):
        assert link.startswith("https://") or (paper.parent / link).exists(), link
