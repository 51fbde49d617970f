"""Every game in GAMES, and the toy, keeps the laws at every step of many playouts."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import Chance
from engine.record import Said
from tests.engine import laws
from tests.engine.laws import AnyGame, Subject
from tests.engine.subjects import SUBJECTS

CHECKED_STEPS = 8  # after an unchecked beginning of random length
LONGEST_GAME = 20_000

FEW = 3  # playouts every day, each in another style: the next table of the same game has the next styles
everyday = pytest.mark.parametrize("playouts", [pytest.param(FEW, id=""), pytest.param(1000, marks=pytest.mark.long)])
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@everyday
@every_game
def test_the_laws_hold_at_every_step(subject: Subject, playouts: int) -> None:
    check_playouts(subject, playouts, Random(f"steps {subject}"), first_style(subject))


def first_style(subject: Subject) -> int:
    return FEW * SUBJECTS.index(subject)


def check_playouts(subject: Subject, playouts: int, rng: Random, first: int = 0) -> None:
    styles = laws.styles_of(subject)
    for number in range(first, first + playouts):
        check_playout(subject, rng, styles[number % len(styles)])


def test_every_game_is_played_in_every_style_every_day() -> None:
    tried: dict[str, set[str]] = {}
    for subject in SUBJECTS:
        styles = laws.styles_of(subject)
        numbers = range(first_style(subject), first_style(subject) + FEW)
        tried.setdefault(subject.kind.name, set()).update(styles[number % len(styles)].__name__ for number in numbers)
    for subject in SUBJECTS:
        assert tried[subject.kind.name] == {style.__name__ for style in laws.styles_of(subject)}


def check_playout(subject: Subject, rng: Random, style: laws.Style) -> None:
    game = laws.somewhere_in_a_game(subject, rng)
    chance = Chance(laws.random_seed(rng))
    cards = subject.all_cards(game)
    ids = laws.IdWatch()
    games, log, revealed = [game.copy()], list[Said](), list[bool]()
    for _ in range(CHECKED_STEPS):
        check_moment(game, rng)
        ids.look(game)
        if game.outcome is not None:
            check_end(game, chance)
            break
        said = style(game, rng)
        check_knowing(subject, game, said, chance, rng)
        events = game.play(*said)
        revealed.append(any(event.reveals for event in events))
        for seat in laws.viewers(game):
            laws.check_telling(subject, games[-1], game, seat, events)
        assert subject.all_cards(game) == cards, "a card was lost or made"
        log.append(said)
        games.append(game.copy())
        laws.check_undo(games[0], log, games, revealed)


def check_moment(game: AnyGame, rng: Random) -> None:
    laws.check_prompts(game)
    laws.check_round_trip(game)
    laws.check_view_is_plain(game)
    laws.check_copy(game, rng)
    laws.check_refusals(game, rng)
    laws.check_any_order(game, rng)


def check_knowing(subject: Subject, game: AnyGame, said: Said, chance: Chance, rng: Random) -> None:
    for seat in laws.viewers(game):
        world = game.imagine(seat, chance)
        laws.check_world(subject, game, seat, world)
        laws.check_view_law(game, seat, world)
        laws.check_step_law(game, seat, world, said, rng)


def check_end(game: AnyGame, chance: Chance) -> None:
    """What nobody may know does not change when the game is over, unless it was shown."""
    for seat in laws.viewers(game):
        laws.check_view_law(game, seat, game.imagine(seat, chance))


@everyday
@every_game
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


def to_the_end(game: AnyGame, rng: Random) -> Iterator[Said]:
    for _ in range(LONGEST_GAME):
        if game.outcome is not None:
            return
        said = laws.half_by_default(game, rng)
        game.play(*said)
        yield said
    raise AssertionError("the game does not end")


@everyday
@every_game
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
