"""The computer players say only what they may, and the normal ones are worth playing against."""

from random import Random

import pytest

from engine import GAMES, BadSetup, Chance
from engine.players import PLAYERS, aimless, player_of
from engine.simulate import contest, play_out
from tests.support.engine.laws import Subject, random_seed
from tests.support.engine.subjects import SUBJECTS

COMPUTED = [(subject, strength) for subject in SUBJECTS for strength in PLAYERS.get(subject.kind.name, {})]


@pytest.mark.parametrize("games", [pytest.param(1, id=""), pytest.param(50, marks=pytest.mark.long)])
@pytest.mark.parametrize(("subject", "strength"), COMPUTED, ids=str)
def test_a_player_says_only_what_it_may(subject: Subject, strength: str, games: int) -> None:
    rng = Random(f"players {subject}")
    chance = Chance(random_seed(rng))
    for _ in range(games):
        game = subject.new(rng)
        play_out(game, [player_of(subject.kind.name, strength)] * subject.seats, chance)
        assert game.outcome is not None


def test_every_game_has_a_normal_player() -> None:
    assert {game for game in PLAYERS if "normal" in PLAYERS[game]} == set(GAMES)


def test_a_player_that_a_game_does_not_have_is_refused() -> None:
    assert player_of("crumbs", "aimless") is aimless
    with pytest.raises(BadSetup, match='crumbs has no player "normal": choose aimless'):
        player_of("crumbs", "normal")


@pytest.mark.parametrize("games", [pytest.param(10, id=""), pytest.param(30, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("game", "options", "least"),
    [
        ("race", {"rules": "beginner"}, 0.9),
        ("race", {"rules": "advanced"}, 0.9),
        ("gallery", {}, 0.6),
        ("pool", {}, 0.6),
        ("tow", {}, 0.9),
    ],
)
def test_a_normal_player_beats_three_aimless_ones(game: str, options: dict[str, str], least: float, games: int) -> None:
    players = [player_of(game, "normal"), aimless, aimless, aimless]
    wins = contest(GAMES[game], players=players, games=games, seed="9" * 64, options=options)
    assert wins[0] >= least * games
    assert sum(wins) == pytest.approx(games)
