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
from render import ARTISTS, Cast, Picture
from render.draw.encode import THOROUGH_LEVEL, by_pillow, gif, in_palette
from render.gallery.pictures import board as gallery_board
from render.gallery.pictures import hand as gallery_hand
from render.gallery.pictures import motion as gallery_motion
from render.gallery.pictures import result as gallery_result
from render.gallery.pictures.palette import COLOURS as GALLERY_COLOURS
from render.pool.pictures import board as pool_board
from render.pool.pictures import hand as pool_hand
from render.pool.pictures import motion as pool_motion
from render.pool.pictures import result as pool_result
from render.pool.pictures.palette import COLOURS as POOL_COLOURS
from render.race.pictures import board as race_board
from render.race.pictures import hand as race_hand
from render.race.pictures import motion as race_motion
from render.race.pictures import result as race_result
from render.race.pictures.palette import COLOURS as RACE_COLOURS
from render.tow.pictures import board as tow_board
from render.tow.pictures import hand as tow_hand
from render.tow.pictures import motion as tow_motion
from render.tow.pictures import result as tow_result
from render.tow.pictures.palette import COLOURS as TOW_COLOURS
from render.words.texts import texts

T = TypeVar("T")

ROUNDS = 40
WARM_UP = 30  # pictures: the tub and the sprites are drawn once
CAST = Cast(("Max", "Annabelle", "Жанна", "さくら", "Ida", "Leopold"))
ENGLISH = texts()


class Bars(NamedTuple):
    """How many times as long as Pillow's encoding the median may take, and the most kilobytes, on any machine."""

    times: float
    kilobytes: int


class Drawn(NamedTuple):
    """A game: the pixels of its pictures, what counts as a round of it, its tables, and its bars."""

    board: Callable[..., Any]
    hand: Callable[..., Any]
    animate: Callable[..., Any]
    result: Callable[..., Any]
    colours: frozenset[str]
    round_of: Callable[[Any], int]
    tables: dict[str, dict[str, Any]]  # by name: what they begin with
    bars: dict[str, Bars]


USUAL_BARS = {
    "board": Bars(1.4, 120),
    "hand": Bars(1.5, 120),
    "round": Bars(3.0, 400),
    "result": Bars(12.0, 150),
}
GAMES_DRAWN = {
    "race": Drawn(
        race_board.draw_board,
        race_hand.draw_hand,
        race_motion.animate,
        race_result.draw_result,
        RACE_COLOURS,
        lambda position: position.round,
        {rules: {"seats": 4, "options": {"rules": rules}} for rules in ("beginner", "advanced")},
        {
            "board": Bars(0.7, 120),
            "hand": Bars(1.1, 120),
            "round": Bars(3.0, 400),
            "result": Bars(12.0, 150),  # once a game: its photo is of a part of the tub that was never drawn before
        },
    ),
    "gallery": Drawn(
        gallery_board.draw_board,
        gallery_hand.draw_hand,
        gallery_motion.animate,
        gallery_result.draw_result,
        GALLERY_COLOURS,
        lambda position: position.turns,
        {f"{seats} seats": {"seats": seats} for seats in (4, 6)},
        USUAL_BARS,
    ),
    "pool": Drawn(
        pool_board.draw_board,
        pool_hand.draw_hand,
        pool_motion.animate,
        pool_result.draw_result,
        POOL_COLOURS,
        lambda position: position.turn.number,
        {f"{seats} seats": {"seats": seats} for seats in (4, 6)},
        USUAL_BARS,
    ),
    "tow": Drawn(
        tow_board.draw_board,
        tow_hand.draw_hand,
        tow_motion.animate,
        tow_result.draw_result,
        TOW_COLOURS,
        lambda position: position.turn.number,
        {f"{seats} seats": {"seats": seats} for seats in (2, 4)},
        USUAL_BARS,
    ),
}


class Shot(NamedTuple):
    """A picture to take, its pixels, and how to encode just those."""

    what: str
    take: Callable[[], Picture]
    pixels: Callable[[], Any]
    encode: Callable[[Any], object]


class Row(NamedTuple):
    what: str
    bars: Bars
    whole: list[float]
    alone: list[float]
    weights: list[int]

    @property
    def times(self) -> float:
        return median(whole / alone for whole, alone in zip(self.whole, self.alone, strict=True))

    @property
    def good(self) -> bool:
        return self.times <= self.bars.times and max(self.weights) <= self.bars.kilobytes * 1024


def run(arguments: list[str]) -> bool:
    kinds = [argument for argument in arguments if argument in GAMES_DRAWN] or [*GAMES_DRAWN]
    rows = [row for kind in kinds for table in GAMES_DRAWN[kind].tables for row in measure(kind, table)]
    print(f"{'':<26} {'ms, median':>11} {'encoding':>9} {'times':>6} {'KB, most':>9}")
    for row in rows:
        verdict = "ok" if row.good else "MISSED"
        whole, alone = 1000 * median(row.whole), 1000 * median(row.alone)
        heaviest = max(row.weights) / 1024
        print(f"{row.what:<26} {whole:>11.1f} {alone:>9.1f} {row.times:>6.2f} {heaviest:>9.0f} {verdict}")
    return all(row.good for row in rows)


def measure(kind: str, table: str) -> list[Row]:
    """Whole games by normal players; every picture is new, but the board it's drawn on isn't."""
    bars = GAMES_DRAWN[kind].bars
    rows = {what: Row(f"{kind} {what}, {table}", bars[what], [], [], []) for what in bars}
    for number, shot in enumerate(shots(kind, table)):
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


def shots(kind: str, table: str) -> list[Shot]:
    taken: list[Shot] = []
    rng = Random(1)
    while sum(shot.what == "round" for shot in taken) < ROUNDS:
        game = GAMES[kind].new(**GAMES_DRAWN[kind].tables[table], seed=f"{rng.getrandbits(256):064x}")
        taken += shots_of(game, Chance(f"{rng.getrandbits(256):064x}"))
    return taken


def shots_of(game: Game[Any], chance: Chance) -> list[Shot]:
    """Of a round, or of a turn where there are no rounds, if anything moved in it."""
    drawn, artist, taken = GAMES_DRAWN[game.name], ARTISTS[game.name], list[Shot]()
    before, told = game.view(None), list[Event]()
    player = player_of(game.name, "normal")
    while game.outcome is None:
        asked = game.unanswered()[0]
        view = game.view(asked.seat)
        told += game.play(asked.seat, player(replace(view, prompts=(asked,)), chance))
        after = game.view(None)
        taken += [still(drawn, "board", artist.board, drawn.board, after)]
        taken += [still(drawn, "hand", artist.hand, drawn.hand, view)]
        if drawn.round_of(after.position) != drawn.round_of(before.position):
            taken += [moving(drawn, artist.show_episode, before, told, after)] if artist.has_episode(told) else []
            before, told = after, []
    assert artist.result
    return [*taken, still(drawn, "result", artist.result, drawn.result, game.view(None))]


def still(drawn: Drawn, what: str, take: Callable[..., Picture], draw: Callable[..., Any], view: Any) -> Shot:
    return Shot(
        what,
        lambda: take(view, CAST, ENGLISH),
        lambda: draw(view, CAST, ENGLISH),
        lambda pixels: by_pillow(in_palette(pixels, drawn.colours), THOROUGH_LEVEL),
    )


def moving(drawn: Drawn, take: Callable[..., Picture], before: Any, told: list[Event], after: Any) -> Shot:
    frames, times = drawn.animate(before, told, after, CAST, ENGLISH)
    return Shot(
        "round",
        lambda: take(before, told, after, CAST, ENGLISH),
        lambda: list(frames),
        lambda pixels: gif(pixels, times, drawn.colours),
    )
