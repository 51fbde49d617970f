"""What is acted out in the line is what happened in the game."""

from random import Random

from engine.gallery import NOBODY
from render.gallery.pictures.motion import EPISODE, REPLAY, highlights, moments, stirs
from render.gallery.pictures.tableaux import Tableau, standing
from tests.support.engine import laws
from tests.support.engine.gallery import gallery, play
from tests.support.engine.laws import Subject
from tests.support.render.gallery import every_table


def last(shown: list[Tableau], before: Tableau) -> Tableau:
    return shown[-1]._replace(shots=()) if shown else before


@every_table
def test_after_every_move_the_line_is_as_in_the_game(table: Subject) -> None:
    rng = Random(f"motion {table}")
    for _ in range(3):
        game = table.new(rng)
        while game.outcome is None:
            before = game.view(None).position
            events = [event.seen_by(None) for event in game.play(*laws.randomly(game, rng))]
            shown = [moment.pose for moment in moments(before, events) if moment.pose]
            assert last(shown, standing(before)) == standing(game.view(None).position)


@every_table
def test_a_whole_game_is_short_and_shows_every_duck_that_was_shot(table: Subject) -> None:
    rng, events = Random(f"replay {table}"), []
    game = table.new(rng)
    before = game.view(None).position
    while game.outcome is None:
        events += [event.seen_by(None) for event in game.play(*laws.randomly(game, rng))]
    shown = [*highlights(before, events)]
    poses = [moment.pose for moment in shown if moment.pose]
    bangs = [shot for pose in poses for shot in pose.shots if shot.duck != NOBODY and not shot.age]
    assert len(bangs) == sum(game.view(None).position.lost)
    assert len(poses) <= max(REPLAY, 2 * len(bangs) + 1)
    assert [moment.scenery for moment in shown if moment.scenery][-1].lost == game.view(None).position.lost


def test_a_hidden_duck_comes_up_and_nothing_moves() -> None:
    game = gallery("a w b/c c a b", "3", hand=("shoot", "take-aim", "take-aim"))
    before = game.view(None).position
    shown = [moment.pose for moment in moments(before, play(game, "play shoot")) if moment.pose]
    assert len(shown) < EPISODE
    assert all(len(pose.line) == len(before.line) for pose in shown)
    assert last(shown, standing(before)) == standing(game.view(None).position)


def test_choosing_a_card_moves_nothing() -> None:
    game = gallery("a w b c a b", "34", hand=("shoot", "take-aim", "take-aim"))
    assert not stirs(play(game, "play shoot"))
    assert stirs(play(game, "shoot 3"))
