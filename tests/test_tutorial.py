"""*Write a game in an afternoon* works as it stands: everything on the page is typed into a copy of the house, and the
tests that it speaks of are run there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "write-a-game.md"
HOUSE = ("bot.py", "cogs", "data", "engine", "playground", "pyproject.toml", "render", "tests")
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PYTEST = ("pytest", "-q", "-n0", "-p", "no:cacheprovider")
TRIED = ("tests/engine", "tests/render/test_tellers.py", "tests/test_rules.py", "tests/cogs/test_dip.py")


class Block(NamedTuple):
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


BLOCKS = [Block(*found) for found in BLOCK.findall(PAGE.read_text(encoding="utf-8"))]


def changed(text: str, diff: str) -> str:
    """The lines with a blank or a minus stand there once; those with a blank or a plus take their place."""
    lines = diff.splitlines()
    before, after = ("".join([f"{line[1:]}\n" for line in lines if line[:1] in f" {sign}"]) for sign in "-+")
    assert text.count(before) == 1, f"this stands there {text.count(before)} times:\n{before}"
    return text.replace(before, after)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = tmp_path_factory.mktemp("house")
    for name in HOUSE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, house / name)
    for block in BLOCKS:
        block.type_in(house)
    return house


def run(house: Path, *words: str) -> str:
    settings = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    settings.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=house, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    return done.stdout


def test_the_page_has_a_whole_game() -> None:
    made = {block.file for block in BLOCKS if block.language != "diff"}
    assert {"data/rules/dip.md", "engine/dip/game.py", "render/dip/words.py", "tests/cogs/test_dip.py"} <= made


@pytest.mark.processes
def test_the_game_keeps_every_law_and_is_played_at_a_table(house: Path) -> None:
    told = run(house, *PYTEST, "-k", "dip or rule", *TRIED)
    assert re.search(r"\d\d+ passed", told)


@pytest.mark.processes
def test_the_games_mutants_are_caught(house: Path) -> None:
    told = run(house, *PYTEST, "-m", "mutants", "-k", "D1 or D2 or D3 or D4", "tests/test_rules.py")
    assert re.search(r"\b4 passed", told)


@pytest.mark.processes
def test_computers_play_it(house: Path) -> None:
    assert "all cards played" in run(house, "engine", "simulate", "dip", "--games", "20", "--player", "normal")


@pytest.mark.processes
def test_it_reads_like_the_rest(house: Path) -> None:
    run(house, "ruff", "check", "engine", "render", "tests")
    run(house, "ruff", "format", "--check", "engine", "render", "tests")
