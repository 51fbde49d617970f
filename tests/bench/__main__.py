"""Run a benchmark by name; the exit code is 1 if a limit was missed."""

import sys

from engine import GAMES
from tests.bench import (
    balance,
    cards,
    clock,
    computers,
    encoders,
    engine,
    fit,
    fleet,
    page,
    presses,
    render,
    results,
    soak,
    start,
    stepping,
    store,
    strength,
    table,
    wire,
)

BENCHES = {
    "engine": engine.run,
    "balance": balance.run,
    "cards": cards.run,
    "clock": clock.run,
    "strength": strength.run,
    "computers": computers.run,
    "fit": fit.run,
    "fleet": fleet.run,
    "render": render.run,
    "results": results.run,
    "encoders": encoders.run,
    "stepping": stepping.run,
    "soak": soak.run,
    "store": store.run,
    "wire": wire.run,
    "page": page.run,
    "presses": presses.run,
    "start": start.run,
    "table": table.run,
}
MORE_WORDS = {"table": table.WORDS}  # that a benchmark takes beside games and numbers


def main() -> int:
    name, *arguments = sys.argv[1:] or [""]
    if name not in BENCHES:
        print(f"usage: python -m tests.bench {'|'.join(BENCHES)} [GAME] [NUMBER]", file=sys.stderr)
        return 2
    words = (*GAMES, *MORE_WORDS.get(name, ()))
    odd = [argument for argument in arguments if argument not in words and not argument.isdecimal()]
    if odd:
        print(f"{odd[0]}: name one of {', '.join(words)}, or give a number", file=sys.stderr)
        return 2
    return 0 if BENCHES[name](arguments) else 1


if __name__ == "__main__":
    sys.exit(main())
