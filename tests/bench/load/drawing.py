"""What drawing costs: every kind of picture that a table shows, drawn and encoded in a warm process.

`python -m tests.bench.load.drawing race 2` prints the seconds of processor time for each, by the names of their files.
"""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from statistics import mean
from time import process_time
from typing import Any

from engine import GAMES, Chance, Event, Game
from engine.players import player_of
from render import ARTISTS, Cast, Picture
from render.words.texts import texts
from tests.bench.load.places import NAMES, SEED
from tests.bench.load.processes import HOUSE

PLAYED = 3  # games
SAMPLE = 0.25  # of all their pictures
ENGLISH = texts()
Shot = Callable[[], Picture]


def measure(kind: str, seats: int) -> dict[str, float]:
    """Everything is drawn twice, and the first time doesn't count: tubs and sprites are made once and kept."""
    rng, shots = Random(SEED), list[Shot]()
    for _ in range(PLAYED):
        game = GAMES[kind].new(seats=seats, options={}, seed=f"{rng.getrandbits(256):064x}")
        *many, last, very_last = shots_of(game, Chance(f"{rng.getrandbits(256):064x}"))
        shots += [*[shot for shot in many if rng.random() < SAMPLE], last, very_last]
    for shot in shots:
        shot()
    taken: dict[str, list[float]] = {}
    for shot in shots:
        begin = process_time()
        name = shot().name
        taken.setdefault(name, []).append(process_time() - begin)
    return {name: mean(times) for name, times in taken.items()}


def shots_of(game: Game[Any], chance: Chance) -> Iterator[Shot]:
    """As a table shows a game: each question, the board as it moves or stands after it, and in the end the result."""
    artist, cast = ARTISTS[game.name], Cast(NAMES[: game.seated])
    player, first, told = player_of(game.name, "normal"), game.view(None), list[Event]()
    if artist.setting:
        yield lambda: artist.show_setting(first, ENGLISH)
    before, since = first, 0
    while game.outcome is None:
        asked = game.unanswered()[0]
        view = game.view(asked.seat)
        draw = artist.hand if asked.secret else artist.show_closeup
        yield lambda draw=draw, view=view: draw(replace(view, events=()), cast, ENGLISH)
        game.play(asked.seat, player(replace(view, prompts=(asked,)), chance))
        after = game.view(None)
        told += [event for event in after.events if not told or event.n > told[-1].n]
        yield lambda after=after: artist.board(after, cast, ENGLISH)
        if artist.has_episode(told[since:]):
            yield partial(artist.show_episode, before, told[since:], after, cast, ENGLISH)
            before, since = after, len(told)
    if artist.result:
        yield partial(artist.result, game.view(None), cast, ENGLISH)
    if artist.replay:
        yield partial(artist.show_replay, first, told, game.view(None), cast, ENGLISH)


async def costs_of(kinds: Sequence[str], seats: int) -> dict[str, float]:
    """In seconds, by the game and the name of the file, measured in a process of its own; nothing for games that aren't
    drawn."""
    costs: dict[str, float] = {}
    for kind in kinds:
        if kind in ARTISTS:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", __name__, kind, str(seats), cwd=HOUSE, stdout=asyncio.subprocess.PIPE
            )
            told, _ = await process.communicate()
            costs |= {f"{kind} {name}": cost for name, cost in json.loads(told).items()}
    return costs


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]))))
