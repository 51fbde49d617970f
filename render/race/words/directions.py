"""The words for directions: by the compass, and by how far to turn."""

from collections.abc import Sequence

from engine.race import FACINGS

from ...words.sentences import listed
from .names import RaceScene
from .places import FACING_COUNT

ARROWS = ("⬆️", "↗️", "↘️", "⬇️", "↙️", "↖️")  # of the facings; on buttons, whose letters are Discord's and not ours
TURNED = ("ahead", "right", "sharp-right", "back", "sharp-left", "left")  # by sixths of a turn, clockwise


def compass(scene: RaceScene, facing: int) -> str:
    return scene.say(f"race-compass-{FACINGS[facing]}")


def turned(scene: RaceScene, turn: int) -> str:
    return scene.say(f"race-turned-{TURNED[turn]}")


def one_of(scene: RaceScene, words: Sequence[str]) -> str:
    """Some of the facings; all six are "any way"."""
    return scene.say("race-any-way") if len(words) == FACING_COUNT else listed(scene.texts, words, "or")
