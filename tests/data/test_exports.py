"""The store has one way in: everyone else uses what `data.store` exports, and nothing behind it."""

import ast
from pathlib import Path

from data import store
from tests.support.each import assert_none
from tests.support.paths import ROOT

OUTSIDE = [ROOT / "bot.py", *(file for room in ("cogs", "render") for file in (ROOT / room).rglob("*.py"))]


def imported_from_data(file: Path) -> dict[str, set[str]]:
    """By module, the names that a file imports from `data`."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or "").split(".")[0] == "data":
            found.setdefault(str(node.module), set()).update(alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            found.update({alias.name: set() for alias in node.names if alias.name.split(".")[0] == "data"})
    return found


def test_others_import_only_what_the_store_exports() -> None:
    assert_none(f"{file.relative_to(ROOT)} imports {name}" for file in OUTSIDE for name in sorted(not_exported(file)))


def not_exported(file: Path) -> set[str]:
    """Name what a file imports from `data` beyond logs, what only `bot.py` needs, and what the store exports."""
    found = imported_from_data(file)
    beside = {"data.ending", "data.logs", "data.settings"} if file == ROOT / "bot.py" else {"data.logs"}
    return found.keys() - {"data.store", *beside} | found.get("data.store", set()) - set(store.__all__)


def test_somebody_uses_the_store() -> None:
    assert any(imported_from_data(file) for file in OUTSIDE)
