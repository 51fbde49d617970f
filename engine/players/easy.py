"""An easy player is a normal one that overlooks things: of all it may say, it doesn't see some, and says the best of
what is left. So it makes slips, but never a senseless move on purpose."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ..chance import Chance
from ..tow.table import Position
from ..values import Prompt, View
from .search import Player

CERTAIN = 100
SIGHT = 3  # how many actions an easy player of Duck Tow plans ahead


def only_shots(prompt: Prompt) -> bool:
    """Of the gallery's cards, the one that does the least harm is the default."""
    return prompt.default in ("play shoot", "play misfire", "play two-birds", "play quick-shot")


class Oversights(NamedTuple):
    """How much is overlooked, in per cent, and in which questions: in all, if none are named. But nothing is where it
    would be senseless."""

    share: int
    asks: frozenset[str] = frozenset()
    takes_care: Callable[[Prompt], bool] = lambda _: False


OVERSIGHTS: Mapping[str, Oversights] = {
    "race": Oversights(30, frozenset(["pick", "path", "ring", "send", "face"])),
    "gallery": Oversights(75, frozenset(["card", "take-aim", "shoot", "neighbour", "cover"]), only_shots),
    "pool": Oversights(25, frozenset(["dive", "act", "which", "from", "haven", "opponent", "new pool", "victim"])),
    "tow": Oversights(50, frozenset(["draw", "shop draw", "discard", "buy"])),  # and it is short-sighted
}
SOME = Oversights(40)  # of a game that has none of its own


def overlooking(normal: Player, oversights: Oversights) -> Player:
    def easy(view: View[Any], chance: Chance) -> str:
        prompt = view.unanswered[0]
        if (oversights.asks and prompt.ask not in oversights.asks) or oversights.takes_care(prompt):
            return normal(view, chance)
        seen = with_oversights(prompt, oversights.share, chance)
        word = normal(replace(view, prompts=tuple([seen if each is prompt else each for each in view.prompts])), chance)
        return word if any([word in each.moves for each in view.prompts]) else seen.moves[0]

    return easy


def with_oversights(prompt: Prompt, share: int, chance: Chance) -> Prompt:
    """The same question with fewer words, but at least one. What it would say without thinking is never overlooked."""
    moves = [word for word in prompt.moves if word == prompt.default or chance.below(CERTAIN) >= share]
    return prompt._replace(moves=tuple(moves) or (chance.pick(prompt.moves),))


def short_sighted(normal: Player, sight: int = SIGHT) -> Player:
    """For Duck Tow: it plans as if fewer actions were left, so it does what is near and misses what takes a whole
    turn. What it leaves undone is done like a normal player does it, so games end."""

    def easy(view: View[Position], chance: Chance) -> str:
        turn = view.position.turn
        near = view.position._replace(turn=turn._replace(actions=min(sight, turn.actions)))
        return normal(replace(view, position=near), chance)

    return easy
