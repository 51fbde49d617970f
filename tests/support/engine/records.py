"""Records, and the program that reads them."""

from random import Random

from engine.race import Race
from engine.record import Said
from engine.words import digest
from tests.support.engine.laws import random_seed, randomly


def race_and_log(moves: int | None = None) -> tuple[Race, list[Said]]:
    """A race by aimless players, to the end or for so many moves."""
    rng = Random(3)
    game = Race.new(seats=2, seed=random_seed(rng))
    log: list[Said] = []
    while game.outcome is None and (moves is None or len(log) < moves):
        log.append(randomly(game, rng))
        game.play(*log[-1])
    return game, log


RACE, LOG = race_and_log()


def redigested(text: str) -> str:
    body = text[: text.rindex("digest ")]
    return f"{body}digest {digest(body)}\n"


def sealed(dump: str, old: str, new: str) -> str:
    """The dump altered, and its digest made good again."""
    assert old in dump
    head, _, tail = dump.replace(old, new).partition(',"digest":"')
    rest = tail[64 + 1 :]
    body = head + rest
    return f'{head},"digest":"{digest(body)}"{rest}'
