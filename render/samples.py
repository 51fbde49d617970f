"""Samples of every picture there is: `uv run python -m render.samples [game ...]`.

The only module in here that plays games: somebody has to, to have something to draw.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from engine import GAMES, Chance, Event, Game, Prompt
from engine.players import player_of

from . import ARTISTS, TELLERS, Artist, Picture, lineup
from .draw.cast import Cast
from .words.texts import texts

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
CAST = Cast(("Max", "Annabelle", "Жанна", "さくら", "Ida", "Leopold"))
ASKED_BEFORE = 8  # how often a question has been asked before a sample is taken: by then there is something to see
TABLES, FROM_A_TABLE = 12, 2
MOST_MOVES = 2000
AN_EPISODE = 16  # moves
# Where boards look alike whatever is asked: the questions at which everything is drawn. At all others, it's just what
# whoever is asked sees.
IN_FULL = {"tow": ("act", "disperse", "formation")}

AnyGame = Game[Any]
Named = tuple[str, Picture]  # with the name of its file


class Sample(NamedTuple):
    """A game played by computers, at a moment when somebody is asked something."""

    game: AnyGame
    asked: Prompt


def main(wanted: Sequence[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind in wanted or ARTISTS:
        for name, picture in samples(kind, ARTISTS[kind]):
            (FOLDER / name).write_bytes(picture.data)
            print(f"{name}: {len(picture.data) // 1024} KB. {picture.alt}\n")
    return 0


def samples(kind: str, artist: Artist) -> Iterator[Named]:
    """The board and the hand at every question of the game, a close-up of public ones, and whatever else there is."""
    for ask, (game, asked) in moments(kind).items():
        name, in_full = ask.replace(" ", "-"), ask in IN_FULL.get(kind, (ask,))
        if in_full:
            yield f"{kind}-board-{name}.png", artist.board(game.view(None), CAST, texts())
        if in_full or asked.secret:
            yield f"{kind}-hand-{name}.png", artist.hand(game.view(asked.seat), CAST, texts())
        if artist.closeup and not asked.secret:
            yield f"{kind}-closeup-{name}.png", artist.closeup(game.view(asked.seat), CAST, texts())
        if artist.details and ask == IN_FULL.get(kind, (ask,))[0]:
            yield f"{kind}-details.png", artist.details(game.view(None), CAST, texts())
    if artist.setting:
        yield f"{kind}-setting.png", artist.setting(new(kind, 0).view(None), texts())
    yield from animations(kind, artist)
    for number, draw in enumerate(artist.lessons.values(), 1):
        yield f"{kind}-how-{number}.png", draw(texts())
    yield f"{kind}-characters.png", lineup(TELLERS[kind].looks[0].colour, {}, texts())


def animations(kind: str, artist: Artist) -> Iterator[Named]:
    game, events = new(kind, 0), list[Event]()
    start = game.view(None)
    for _ in played(game, events, until=lambda move: move >= 3 * AN_EPISODE):
        pass
    before, first = game.view(None), len(events)
    for _ in played(game, events, until=lambda move: move >= AN_EPISODE):
        pass
    if artist.episode:
        yield f"{kind}-episode.gif", artist.episode(before, events[first:], game.view(None), CAST, texts())
    for _ in played(game, events):
        pass
    if artist.replay:
        yield f"{kind}-replay.gif", artist.replay(start, events, game.view(None), CAST, texts())
    if artist.result:
        yield f"{kind}-result.png", artist.result(game.view(None), CAST, texts())


# Games to draw


def moments(kind: str) -> dict[str, Sample]:
    """For each question a game in which it is asked: not the first time, and not always at the same table."""
    found: dict[str, Sample] = {}
    for number in range(TABLES):
        game, here, counts = new(kind, number), dict[str, Sample](), Counter[str]()
        for asked in played(game, []):
            if asked.ask not in found and counts[asked.ask] < ASKED_BEFORE:
                here[asked.ask] = Sample(game.copy(), asked)
            counts[asked.ask] += 1
        found |= dict(list(here.items())[:FROM_A_TABLE])
    return dict(sorted(found.items()))


def new(kind: str, number: int) -> AnyGame:
    """Numbers of seats and values of options take turns, the first choices first."""
    rules, options = GAMES[kind], dict[str, str]()
    for option in rules.options:
        if option.applies(options):
            options[option.name] = option.choices[number % len(option.choices)]
    seats = rules.seats[-1 - number % len(rules.seats)]
    return rules.new(seats=seats, options=options, seed=f"{number + 1:064x}")


def never(_: int) -> bool:
    return False


def played(game: AnyGame, events: list[Event], until: Callable[[int], bool] = never) -> Iterator[Prompt]:
    """By normal players, each question before it is answered; all that happens is noted as everyone may know it."""
    player, chance = player_of(game.name, "normal"), Chance("5" * 64)
    for move in range(MOST_MOVES):
        if game.outcome or until(move):
            return
        asked = game.unanswered()[0]
        yield asked
        answer = player(replace(game.view(asked.seat), prompts=(asked,)), chance)
        events += [event.seen_by(None) for event in game.play(asked.seat, answer)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
