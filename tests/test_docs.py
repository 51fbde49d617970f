"""The papers are true: examples run, links lead somewhere, and every file that's mentioned is there."""

import doctest
import re
from pathlib import Path

from tests.support.each import assert_none
from tests.support.paths import ROOT

PAPERS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "data").rglob("*.md")]
CHANGELOG = ROOT / "CHANGELOG.md"  # which also tells of files that are gone
TUTORIAL = ROOT / "docs" / "write-a-game.md"  # which makes files: `test_tutorial.py` tries it
CODE = ("pyproject.toml", "bot.py", "cogs", "data", "engine", "playground", "render", "tests")
FILES = [path.relative_to(ROOT).as_posix() for top in CODE for path in [ROOT / top, *(ROOT / top).rglob("*")]]
MENTION = re.compile(r"(?<![\w/<*.])(?!discord\.py)((?:[\w-]+/)*[\w-]+\.(?:py|js|ftl|toml))\b")


def test_the_readmes_example_works() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})


def test_the_engines_examples_work() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False)
    assert (failed, tried > 30) == (0, True)


def test_links_lead_somewhere() -> None:
    assert_none(f"{paper.relative_to(ROOT)}: {link}" for paper in PAPERS for link in broken_links(paper))


def broken_links(paper: Path) -> list[str]:
    links = re.findall(r"\]\(([^)#]+)", paper.read_text(encoding="utf-8"))
    elsewhere = ("https://", "figure:")  # that's drawn by an artist: `test_rulebook.py` looks for it
    return [link for link in links if not link.startswith(elsewhere) and not (paper.parent / link).exists()]


def test_every_file_that_is_mentioned_is_there() -> None:
    papers = [paper for paper in PAPERS if paper not in (CHANGELOG, TUTORIAL)]
    assert_none(f"{paper.relative_to(ROOT)}: {name}" for paper in papers for name in lost_files(paper))


def lost_files(paper: Path) -> list[str]:
    mentioned = set(MENTION.findall(paper.read_text(encoding="utf-8")))
    return sorted(name for name in mentioned if not any(f"/{file}".endswith(f"/{name}") for file in FILES))
