"""The papers are true: examples run, links lead somewhere, and every file that's mentioned is there."""

import doctest
import re
from pathlib import Path

import pytest

from tests.support.paths import ROOT

PAPERS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "data").rglob("*.md")]
CHANGELOG = ROOT / "CHANGELOG.md"  # which also tells of files that are gone
TUTORIAL = ROOT / "docs" / "write-a-game.md"  # which makes files: `test_tutorial.py` tries it
CODE = ("pyproject.toml", "bot.py", "cogs", "data", "engine", "playground", "render", "tests")
FILES = [path.relative_to(ROOT).as_posix() for top in CODE for path in [ROOT / top, *(ROOT / top).rglob("*")]]
MENTION = re.compile(r"(?<![\w/<*.])(?!discord\.py)((?:[\w-]+/)*[\w-]+\.(?:py|js|ftl|toml))\b")

every_paper = pytest.mark.parametrize("paper", PAPERS, ids=lambda file: str(file.relative_to(ROOT)))


def test_the_readmes_example_works() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})


def test_the_engines_examples_work() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False)
    assert (failed, tried > 30) == (0, True)


@every_paper
def test_links_lead_somewhere(paper: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", paper.read_text(encoding="utf-8")):
        drawn = link.startswith("figure:")  # by an artist: `test_rulebook.py` looks for it
        assert drawn or link.startswith("https://") or (paper.parent / link).exists(), link


@every_paper
def test_every_file_that_is_mentioned_is_there(paper: Path) -> None:
    if paper in (CHANGELOG, TUTORIAL):
        return
    mentioned = set(MENTION.findall(paper.read_text(encoding="utf-8")))
    lost = [name for name in mentioned if not any(f"/{file}".endswith(f"/{name}") for file in FILES)]
    assert sorted(lost) == []
