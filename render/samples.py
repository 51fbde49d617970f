"""A sample of every kind of picture, and a sheet with all of them: `uv run python -m render.samples`.

The only module in here that plays games: somebody has to, to have something to draw.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from engine import GAMES, Chance, Event, Game, Prompt
from engine.players import player_of

from . import ARTISTS, Picture, lineup
from .draw.cast import Cast
from .draw.encode import png
from .draw.theme import FLOOR, INK
from .race.pictures.cards import diagrams
from .text.writing import write
from .words.texts import texts

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
CAST = Cast(("Max", "Annabelle", "Жанна", "さくら"))
COLUMNS, WIDE, TALL = 3, 600, 480

AnyGame = Game[Any]


class Sample(NamedTuple):
    """A game played by computers until somebody is asked this, in this round or later."""

    name: str
    seats: int
    rules: str
    board: str
    ask: str
    round: int
    seed: int
    hand: bool = False  # the hand of whoever is asked, instead of the board


SAMPLES = (
    Sample("board-pick", 4, "beginner", "tub", "pick", 4, 5),
    Sample("board-path", 4, "beginner", "trough", "path", 3, 7),
    Sample("board-ring", 2, "beginner", "basin", "ring", 3, 7),
    Sample("board-face", 3, "advanced", "rapids", "face", 3, 6),
    Sample("board-which", 4, "advanced", "lagoon", "which", 4, 8),
    Sample("board-start", 3, "beginner", "harbour", "ring", 0, 4),
    Sample("hand-beginner", 4, "beginner", "tub", "pick", 4, 5, hand=True),
    Sample("hand-two-duckies", 3, "advanced", "rapids", "pick", 5, 6, hand=True),
    Sample("hand-lead", 4, "advanced", "lagoon", "lead", 4, 8, hand=True),
    Sample("hand-tokens", 4, "advanced", "marsh", "before", 5, 11, hand=True),
)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures = [*stills(), *animations(), ("characters.png", lineup("yellow", {}, texts()))]
    for name, picture in pictures:
        (FOLDER / name).write_bytes(picture.data)
        print(f"{name}: {len(picture.data) // 1024} KB. {picture.alt}\n")
    whole = sheet([(name, picture.data) for name, picture in pictures])
    for name, picture in (("cards", cards()), ("sheet", whole)):
        (FOLDER / f"{name}.png").write_bytes(png(picture))
    return 0


def stills() -> Iterator[tuple[str, Picture]]:
    for sample in SAMPLES:
        game = new(sample.seats, sample.rules, sample.board, sample.seed)
        asked = play_until(game, asks(sample, game), sample.seed)
        artist = ARTISTS[game.name]
        if sample.hand:
            yield f"{sample.name}.png", artist.hand(game.view(asked.seat), CAST, texts())
        else:
            yield f"{sample.name}.png", artist.board(game.view(None), CAST, texts())


def animations() -> Iterator[tuple[str, Picture]]:
    """A round and a whole race."""
    game, artist = new(4, "beginner", "tub", 5), ARTISTS["race"]
    start, told = game.view(None), list[Event]()
    play_until(game, lambda _: round_of(game) == 3, 5, told)
    before, first = game.view(None), len(told)
    play_until(game, lambda _: round_of(game) == 4, 5, told)
    yield "round.gif", artist.episode(before, told[first:], game.view(None), CAST, texts())
    play_until(game, lambda _: False, 5, told)
    yield "race.gif", artist.replay(start, told, game.view(None), CAST, texts())


def new(seats: int, rules: str, board: str, seed: int) -> AnyGame:
    return GAMES["race"].new(seats=seats, options={"rules": rules, "board": board}, seed=f"{seed:064x}")


def asks(sample: Sample, game: AnyGame) -> Callable[[Prompt], bool]:
    return lambda prompt: prompt.ask == sample.ask and round_of(game) >= sample.round


def round_of(game: AnyGame) -> int:
    return game.view(None).position.round


def play_until(game: AnyGame, there: Callable[[Prompt], bool], seed: int, told: list[Event] | None = None) -> Prompt:
    """By normal players, up to such a question or to the end."""
    player, chance = player_of(game.name, "normal"), Chance(f"{seed + 100:064x}")
    asked = game.prompts()[0]
    while not game.outcome:
        asked = game.unanswered()[0]
        if there(asked):
            break
        events = game.play(asked.seat, player(replace(game.view(asked.seat), prompts=(asked,)), chance))
        if told is not None:
            told += events
    return asked


def cards() -> Image.Image:
    """All 54."""
    picture = Image.new("RGB", (1200, 1260), FLOOR)
    for place in range(54):
        left, top = place % 9 * 133, place // 9 * 210
        write(ImageDraw.Draw(picture), (left + 66, top + 24), str(place + 1), 32, INK)
        sprite = diagrams(place + 1, 124, 160)
        picture.paste(sprite, (left + 5, top + 45), sprite)
    return picture


def sheet(pictures: list[tuple[str, bytes]]) -> Image.Image:
    rows = -(-len(pictures) // COLUMNS)
    whole = Image.new("RGB", (COLUMNS * WIDE, rows * TALL), FLOOR)
    for place, (name, data) in enumerate(pictures):
        picture = Image.open(BytesIO(data)).convert("RGB")
        picture.thumbnail((WIDE - 20, TALL - 60))
        left, top = place % COLUMNS * WIDE, place // COLUMNS * TALL
        whole.paste(picture, (left + (WIDE - picture.width) // 2, top + 46))
        write(ImageDraw.Draw(whole), (left + WIDE / 2, top + 24), name, 28, INK)
    return whole


if __name__ == "__main__":
    sys.exit(main())
