"""A player that makes any legal move at random: the yardstick for all others."""

from typing import Any

from ..chance import Chance
from ..values import View


def aimless(view: View[Any], chance: Chance) -> str:
    """Some move of the first unanswered question."""
    prompt = view.unanswered[0]
    return chance.pick(prompt.moves)
