"""What tests of the engine share."""

import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from tests.support.engine.program import Engine, Run


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Engine:
    """`python -m engine …`, without a process for it."""

    def run(*arguments: str | Path) -> Run:
        monkeypatch.setattr(sys, "argv", ["engine", *map(str, arguments)])
        try:
            code = main()
        except SystemExit as refused:
            code = int(refused.code or 0)
        said = capsys.readouterr()
        return Run(code, said.out, said.err)

    return run
