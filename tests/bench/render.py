"""The speed of drawing in this process's own time, next to what a bare Pillow takes to encode the same pixels in the
same run. That's the measure, however fast our own encoder gets."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple, TypeVar

from engine import GAMES, Chance, Event, Game
from engine.players import player_of
from render import Cast, Picture
from render.draw.encode import THOROUGH_LEVEL, by_pillow, gif, in_palette
from render.race.artist import COLOURS, board, episode, hand, result
from render.race.pictures.board import draw_board
from render.race.pictures.hand import draw_hand
from render.race.pictures.motion import animate
from render.race.pictures.result import draw_result
from render.words.texts import texts

T = TypeVar("T")

ROUNDS = 40
WARM_UP = 30  # pictures: the tub and the sprites are drawn once
CAST = Cast(("Max", "Annabelle", "Жанна", "さくら"))
ENGLISH = texts()


class Bars(NamedTuple):
    """How many times as long as Pillow's encoding the median may take, and the most kilobytes, on any machine."""

    times: float
    kilobytes: int


BARS = {
    "board": Bars(0.7, 120),
    "hand": Bars(1.1, 120),
    "round": Bars(3.0, 400),
    "result": Bars(12.0, 150),  # once a game: its photo is of a part of the tub that was never drawn before
}


class Shot(NamedTuple):
    """A picture to take, its pixels, and how to encode just those."""

    what: str
    take: Callable[[], Picture]
    pixels: Callable[[], Any]
    encode: Callable[[Any], object]


class Row(NamedTuple):
    what: str
    whole: list[float]
    alone: list[float]
    weights: list[int]

    @property
    def times(self) -> float:
        return median(whole / alone for whole, alone in zip(self.whole, self.alone, strict=True))

    @property
    def good(self) -> bool:
        bars = BARS[self.what.split()[0]]
        return self.times <= bars.times and max(self.weights) <= bars.kilobytes * 1024


def run(_: list[str]) -> bool:
    rows = [row for rules in ("beginner", "advanced") for row in measure(rules)]
    print(f"{'':<18} {'ms, median':>11} {'encoding':>9} {'times':>6} {'KB, most':>9}")
    for row in rows:
        verdict = "ok" if row.good else "MISSED"
        whole, alone = 1000 * median(row.whole), 1000 * median(row.alone)
        heaviest = max(row.weights) / 1024
        print(f"{row.what:<18} {whole:>11.1f} {alone:>9.1f} {row.times:>6.2f} {heaviest:>9.0f} {verdict}")
    return all(row.good for row in rows)


def measure(rules: str) -> list[Row]:
    """Whole races by normal players; every picture is new, but the board it's drawn on isn't."""
    rows = {what: Row(f"{what} {rules}", [], [], []) for what in BARS}
    for number, shot in enumerate(shots(rules)):
        whole, picture = timed(shot.take)
        pixels = shot.pixels()
        alone, _ = timed(lambda pixels=pixels, shot=shot: shot.encode(pixels))
        if number >= WARM_UP:
            row = rows[shot.what]
            row.whole.append(whole)
            row.alone.append(alone)
            row.weights.append(len(picture.data))
    return list(rows.values())


def timed(work: Callable[[], T]) -> tuple[float, T]:
    start = process_time()
    result = work()
    return process_time() - start, result


def shots(rules: str) -> list[Shot]:
    taken: list[Shot] = []
    rng = Random(1)
    while sum(shot.what == "round" for shot in taken) < ROUNDS:
        game = GAMES["race"].new(seats=4, options={"rules": rules}, seed=f"{rng.getrandbits(256):064x}")
        taken += shots_of(game, Chance(f"{rng.getrandbits(256):064x}"))
    return taken


def shots_of(game: Game[Any], chance: Chance) -> list[Shot]:
    taken: list[Shot] = []
    before, told = game.view(None), list[Event]()
    player = player_of(game.name, "normal")
    while game.outcome is None:
        asked = game.unanswered()[0]
        view = game.view(asked.seat)
        told += game.play(asked.seat, player(replace(view, prompts=(asked,)), chance))
        taken += [board_shot(game.view(None)), hand_shot(view)]
        if game.view(None).position.round != before.position.round:
            taken.append(round_shot(before, told, game.view(None)))
            before, told = game.view(None), []
    return [*taken, result_shot(game.view(None))]


def board_shot(view: Any) -> Shot:
    return Shot("board", lambda: board(view, CAST, ENGLISH), lambda: draw_board(view, CAST, ENGLISH), encoded)


def hand_shot(view: Any) -> Shot:
    return Shot("hand", lambda: hand(view, CAST, ENGLISH), lambda: draw_hand(view, CAST, ENGLISH), encoded)


def result_shot(view: Any) -> Shot:
    return Shot("result", lambda: result(view, CAST, ENGLISH), lambda: draw_result(view, CAST, ENGLISH), encoded)


def encoded(pixels: Any) -> bytes:
    return by_pillow(in_palette(pixels, COLOURS), THOROUGH_LEVEL)


def round_shot(before: Any, told: list[Event], after: Any) -> Shot:
    frames, times = animate(before, told, after, CAST, ENGLISH)
    return Shot(
        "round",
        lambda: episode(before, told, after, CAST, ENGLISH),
        lambda: list(frames),
        lambda pixels: gif(pixels, times, COLOURS),
    )
