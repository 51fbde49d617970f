"""A player that says anything it may say: the yardstick for all others."""

from typing import Any

from ..chance import Chance
from ..values import View


def aimless(view: View[Any], chance: Chance) -> str:
    """Some move of the first question that is still unanswered."""
    prompt = next(prompt for prompt in view.prompts if prompt.answer is None and not prompt.standing)
    return chance.pick(prompt.moves)
