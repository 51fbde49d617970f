"""Run pytest many times, each in a folder of its own: in forks of one process that has imported what all of them need.

Started as a program, not imported. Each line on standard input is a folder and pytest's words, as JSON; each line on
standard output is pytest's exit code, and what it wrote.
"""

import io
import json
import os
import sys
import traceback
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from typing import NoReturn

LIBRARIES = ("_hypothesis_pytestplugin", "hypothesis.strategies", "pydantic", "pytest_asyncio.plugin", "xdist.plugin")
IN_TIME = ("-W", "ignore::pytest.PytestAssertRewriteWarning")  # for libraries whose assertions are of no interest here
CRASHED = -1  # instead of pytest's exit code


def main() -> None:
    for name in ("pytest", *LIBRARIES):
        import_module(name)
    for line in sys.stdin:
        folder, words = json.loads(line)
        answer, written = os.pipe()
        if not os.fork():
            os.close(answer)
            run_there(folder, words, written)
        os.close(written)
        with os.fdopen(answer) as file:
            print(file.read(), flush=True)
        os.wait()


def run_there(folder: str, words: list[str], written: int) -> NoReturn:
    """Run pytest in this folder, write down what came of it, and end this process."""
    said, code = io.StringIO(), CRASHED
    try:
        os.chdir(folder)
        sys.path[0] = folder
        with redirect_stdout(said), redirect_stderr(said):
            code = int(import_module("pytest").main([*IN_TIME, *words]))
    except BaseException:
        traceback.print_exc(file=said)
    finally:
        with os.fdopen(written, "w") as file:
            json.dump([code, said.getvalue()], file)
        os._exit(0)


if __name__ == "__main__":
    main()
