"""How a game of Duck Tow ended."""

from engine.tow import QUIET_ROUNDS, runs

from ...text.names import Names
from ...words import standings
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import DUCK_LETTERS, NOBODY, TowScene, tow_scene


def result(view: AnyView, names: Names, texts: Texts) -> str:
    scene = tow_scene(view, names, texts)
    trigger = scene.who(scene.here.trigger if scene.here.trigger != NOBODY else None)
    told = standings.result(scene, score, trigger=trigger, rounds=QUIET_ROUNDS)
    return f"{told}\n{scene.say('tow-tie')}" if tie(scene) else told


def score(scene: TowScene, seat: int) -> str:
    outcome = standings.outcome_of(scene)
    lengths = runs(scene.here.visitors[seat].row)
    return scene.say(
        "tow-score",
        place=standings.place(outcome, seat),
        who=scene.who(seat),
        points=outcome.scores[seat],
        runs=sum(lengths),
        lengths=" ".join(f"{letter}{run}" for letter, run in zip(DUCK_LETTERS, lengths, strict=True)),
        formations=outcome.scores[seat] - sum(lengths),
    )


def tie(scene: TowScene) -> bool:
    """T31: whether someone has as many points as the winners but hasn't won."""
    outcome = standings.outcome_of(scene)
    return outcome.scores.count(max(outcome.scores)) > len(outcome.winners)
