"""Every rule has a test that cites it, and a mutant that such a test catches."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.citations import ROOT, citations, rules
from tests.support.each import for_each

NEEDED = ("engine", "data", "tests", "pyproject.toml")
TESTS_FAILED = 1  # pytest's exit code; a broken import or an empty selection has a different one


class Mutant(NamedTuple):
    rule: str
    file: str
    line: str
    broken: str

    def __str__(self) -> str:
        return f"{self.rule} {self.broken}"


def read_mutants() -> list[Mutant]:
    table = tomllib.loads((ROOT / "tests" / "mutants.toml").read_text(encoding="utf-8"))
    return [Mutant(rule, **row) for rule, rows in table.items() for row in rows]


MUTANTS = read_mutants()


def test_the_rules_are_read() -> None:
    assert {"R1", "R20", "R60"} <= set(rules())
    assert len(set(rules())) == len(rules())


def test_every_rule_is_cited_by_a_test() -> None:
    assert [rule for rule in rules() if rule not in citations()] == []


def test_every_cited_rule_exists() -> None:
    assert sorted(set(citations()) - set(rules())) == []


def test_every_rule_has_a_mutant() -> None:
    assert sorted(set(rules()) ^ {mutant.rule for mutant in MUTANTS}) == []


@for_each(MUTANTS)
def test_a_mutant_changes_just_one_line(mutant: Mutant) -> None:
    lines = (ROOT / mutant.file).read_text(encoding="utf-8").splitlines()
    found = [line.strip() for line in lines].count(mutant.line)
    assert found == 1, f"tests/mutants.toml: this line stands {found} times in {mutant.file}: {mutant.line}"
    assert mutant.line != mutant.broken


@pytest.fixture(scope="session")
def server() -> Iterator[subprocess.Popen[str]]:
    """Someone who runs pytest where we say."""
    program = (sys.executable, ROOT / "tests" / "support" / "pytest_server.py")
    once = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # nobody will need the broken file compiled
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=once) as server:
        yield server
        server.stdin.close()  # type: ignore[union-attr]


@pytest.mark.mutants
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_mutant_is_caught_by_a_test_that_cites_its_rule(
    mutant: Mutant, tmp_path: Path, server: subprocess.Popen[str]
) -> None:
    copy_house(tmp_path)
    file = tmp_path / mutant.file
    lines = file.read_text(encoding="utf-8").splitlines()
    broken = [line.replace(mutant.line, mutant.broken) if line.strip() == mutant.line else line for line in lines]
    file.write_text("\n".join(broken) + "\n", encoding="utf-8")
    assert server.stdin
    assert server.stdout
    words = ["-x", "-q", "-n0", "-p", "no:cacheprovider", *citations()[mutant.rule]]
    print(json.dumps([str(tmp_path), words]), file=server.stdin, flush=True)
    code, said = json.loads(server.stdout.readline())
    assert code == TESTS_FAILED, f"nobody noticed:\n{said[-2000:]}"


def copy_house(to: Path) -> None:
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name)  # with what was compiled: only the broken file has to be again
        else:
            shutil.copy(source, to / name)
