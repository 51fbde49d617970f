"""Every game in GAMES, and the toy, keeps the laws at every step of many playouts."""

from random import Random

import pytest

from engine import Chance
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.playouts import check_end, check_playouts, to_the_end
from tests.support.engine.subjects import SUBJECTS

FEW = 3  # playouts every day, each in another style: the next table of the same game has the next styles
everyday = pytest.mark.parametrize("playouts", [pytest.param(FEW, id=""), pytest.param(1000, marks=pytest.mark.long)])
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
FIRST = {(subject.kind, subject.seats): subject for subject in reversed(SUBJECTS)}.values()
one_game_of_each_size = pytest.mark.parametrize(
    "subject",
    [pytest.param(each, id=str(each), marks=[pytest.mark.long] * (each not in FIRST)) for each in SUBJECTS],
)


@everyday
@every_game
def test_the_laws_hold_at_every_step(subject: Subject, playouts: int) -> None:
    check_playouts(subject, playouts, Random(f"steps {subject}"), first_style(subject))


def first_style(subject: Subject) -> int:
    return FEW * SUBJECTS.index(subject)


def test_every_game_is_played_in_every_style_every_day() -> None:
    tried: dict[str, set[str]] = {}
    for subject in SUBJECTS:
        styles = laws.styles_of(subject)
        numbers = range(first_style(subject), first_style(subject) + FEW)
        tried.setdefault(subject.kind.name, set()).update(styles[number % len(styles)].__name__ for number in numbers)
    for subject in SUBJECTS:
        assert tried[subject.kind.name] == {style.__name__ for style in laws.styles_of(subject)}


@everyday
@one_game_of_each_size
def test_games_end_and_their_records_replay(subject: Subject, playouts: int) -> None:
    rng = Random(f"records {subject}")
    for _ in range(whole_games(playouts)):
        game = subject.new(rng)
        log = list(to_the_end(game, rng))
        laws.check_prompts(game)
        laws.check_round_trip(game)
        laws.check_record(subject, game, log, rng)
        check_end(game, Chance(laws.random_seed(rng)))


def whole_games(playouts: int) -> int:
    """They take far longer than a few steps."""
    return max(1, playouts // 20)


@everyday
@one_game_of_each_size
def test_imagining_really_deals(subject: Subject, playouts: int) -> None:
    rng = Random(f"dealing {subject}")
    chance = Chance(laws.random_seed(rng))
    viewers = laws.viewers(subject.new(rng))
    played_on = viewers if playouts > FEW else [rng.choice(viewers)]
    for seat in viewers:
        game = laws.somewhere_in_a_game(subject, rng)
        laws.check_dealing_law(subject, game, seat, chance)
        for _ in range(whole_games(playouts) if seat in played_on else 0):
            list(to_the_end(game.imagine(seat, chance), rng))
