"""Run a bench by its name; the exit code is 1 if a floor was missed."""

import sys

from . import engine

BENCHES = {"engine": engine.run}


def main() -> int:
    names = sys.argv[1:]
    if len(names) != 1 or names[0] not in BENCHES:
        print(f"usage: python -m tests.bench {'|'.join(BENCHES)}", file=sys.stderr)
        return 2
    return 0 if BENCHES[names[0]]() else 1


if __name__ == "__main__":
    sys.exit(main())
