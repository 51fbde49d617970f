"""Run pytest many times, each in a folder of its own: in forks of one process that has imported what all of them need.

Started as a program, not imported. Each line on standard input is a folder and pytest's words, as JSON; each line on
standard output is pytest's exit code, and what it wrote.
"""

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module

LIBRARIES = ("_hypothesis_pytestplugin", "hypothesis.strategies", "pydantic", "pytest_asyncio.plugin", "xdist.plugin")


def main() -> None:
    pytest = import_module("pytest")
    for name in LIBRARIES:
        import_module(name)
    for line in sys.stdin:
        folder, words = json.loads(line)
        answer, written = os.pipe()
        if not os.fork():
            os.close(answer)
            os.chdir(folder)
            sys.path[0] = folder
            said = io.StringIO()
            with redirect_stdout(said), redirect_stderr(said):
                code = pytest.main(words)
            with os.fdopen(written, "w") as file:
                json.dump([int(code), said.getvalue()], file)
            os._exit(0)
        os.close(written)
        with os.fdopen(answer) as file:
            print(file.read(), flush=True)
        os.wait()


if __name__ == "__main__":
    main()
