"""How a game of Duck Pool ended."""

from engine.pool import CARDS

from ...text.names import Names
from ...words import standings
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import GOLDIE, PoolScene, pool_scene


def result(view: AnyView, names: Names, texts: Texts) -> str:
    return standings.result(pool_scene(view, names, texts), score)


def score(scene: PoolScene, seat: int) -> str:
    """With the Goldies, which explain a high score: in the end all piles are open."""
    outcome = standings.outcome_of(scene)
    goldies = sum(CARDS[card].kind == GOLDIE for card in scene.here.piles[seat])
    place, points = standings.place(outcome, seat), outcome.scores[seat]
    return scene.say("pool-score", place=place, who=scene.who(seat), points=points, goldies=goldies)
