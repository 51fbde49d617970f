"""The easy gallery player overlooks things, but makes no senseless shots."""

from engine import GAMES, Chance
from engine.players import aimless, player_of
from engine.simulate import contest
from tests.support.engine.gallery import gallery, play


def test_it_sees_every_shot_when_it_has_nothing_else() -> None:
    for number in range(40):
        game = gallery("a b w w w c", "1", hand=["shoot", "shoot", "quick-shot"])
        word = player_of("gallery", "easy")(game.view(0), Chance(f"{number:064x}"))
        assert word == "play quick-shot"


def test_it_overlooks_who_could_be_shot() -> None:
    said = set[str]()
    for number in range(40):
        game = gallery("a b c w w w", "23", hand=["shoot"], ducks="c c w w a")
        play(game, "play shoot")
        said.add(player_of("gallery", "easy")(game.view(0), Chance(f"{number:064x}")))
    assert said == {"shoot 2", "shoot 3"}


def test_it_still_beats_three_aimless_ones() -> None:
    players = [player_of("gallery", "easy"), aimless, aimless, aimless]
    wins = contest(GAMES["gallery"], players=players, games=40, seed="9" * 64)
    assert wins[0] >= 15  # a fair share is 10
