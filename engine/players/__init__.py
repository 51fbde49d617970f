"""Computer players. A player is a function from what its seat may know to the word it says; it never sees a game."""

from collections.abc import Callable, Mapping
from typing import Any

from ..chance import Chance
from ..errors import BadSetup
from ..game import View
from .aimless import aimless
from .race import greedy as race_greedy

Player = Callable[[View[Any], Chance], str]


class _Players(dict[str, Player]):
    def __missing__(self, game: str) -> Player:
        raise BadSetup(f"{game} has no greedy player: it has an aimless one")


GREEDY: Mapping[str, Player] = _Players({"race": race_greedy})  # by game

__all__ = ["GREEDY", "Player", "aimless"]
