"""*Write a game in an afternoon* works as it stands: everything on the page is typed into a copy of the house, and the
tests that it speaks of are run there."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Container
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.paths import ROOT

PAGE = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
HOUSE = ("bot.py", "cogs", "data", "docs", "engine", "playground", "pyproject.toml", "render", "tests")
STEP = re.compile(
    r"^```(\w+) (\S+)\n(.*?)^```$|`uv run (?:python -m )?((?:engine|pytest)\b[^`]*)`", re.MULTILINE | re.DOTALL
)
ALONE = ("-q", "-n0", "-p", "no:cacheprovider")


class Block(NamedTuple):
    """What is written into a file, or changed in it."""

    language: str
    file: str
    text: str

    def type_in(self, house: Path) -> None:
        file = house / self.file
        if self.language == "diff":
            file.write_text(changed(file.read_text(encoding="utf-8"), self.text), encoding="utf-8")
        elif file.exists():
            file.write_text(f"{file.read_text(encoding='utf-8')}\n{self.text}", encoding="utf-8")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.text, encoding="utf-8")


BLOCKS = [Block(*found.groups()[:3]) for found in STEP.finditer(PAGE) if found[1]]
COMMANDS = [found[4] for found in STEP.finditer(PAGE) if found[4]]


def changed(text: str, diff: str) -> str:
    """The lines with a blank or a minus stand there once; those with a blank or a plus take their place."""
    lines = diff.splitlines()
    before, after = ("".join([f"{line[1:]}\n" for line in lines if line[:1] in f" {sign}"]) for sign in "-+")
    assert text.count(before) == 1, f"this stands there {text.count(before)} times:\n{before}"
    return text.replace(before, after)


def test_the_page_has_a_whole_game() -> None:
    made = {block.file for block in BLOCKS if block.language != "diff"}
    rules = {"docs/rules/dip.md", "data/rules/dip/en.md"}
    assert {*rules, "engine/dip/game.py", "render/dip/words.py", "tests/cogs/test_dip.py"} <= made
    assert len(COMMANDS) == 6


def test_every_change_on_the_page_fits_the_house(tmp_path: Path) -> None:
    follow(tmp_path, ())


@pytest.mark.processes
@pytest.mark.long
def test_everything_works_for_someone_who_follows_the_page(tmp_path: Path) -> None:
    """Each command at its place on the page; and in the end the game reads like the rest of the house."""
    follow(tmp_path, [command for command in COMMANDS if "-m mutants" not in command])
    run(tmp_path, "ruff", "check", "engine", "render", "tests")
    run(tmp_path, "ruff", "format", "--check", "engine", "render", "tests")
    run(tmp_path, "pytest", *ALONE, "tests/test_house.py")


@pytest.mark.mutants
def test_the_mutants_on_the_page_are_caught(tmp_path: Path) -> None:
    follow(tmp_path, [command for command in COMMANDS if "-m mutants" in command])


def follow(house: Path, commands: Container[str]) -> None:
    """Type in the whole page, and run these of its commands on the way."""
    for name in HOUSE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, house / name)
    for step in STEP.finditer(PAGE):
        if step[1]:
            Block(*step.groups()[:3]).type_in(house)
        elif step[4] in commands:
            module, *words = shlex.split(step[4])
            run(house, module, *(ALONE if module == "pytest" else ()), *words)


def run(house: Path, *words: str) -> None:
    settings = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=house, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout[-3000:]}{done.stderr[-1000:]}"
