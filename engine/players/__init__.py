"""Computer players. A player is a function from what its seat may know to the word it says; it never sees a game."""

from collections.abc import Callable, Mapping
from typing import Any

from ..chance import Chance
from ..game import View
from .aimless import aimless
from .race import greedy as race_greedy

Player = Callable[[View[Any], Chance], str]

GREEDY: Mapping[str, Player] = {"race": race_greedy}  # by game

__all__ = ["GREEDY", "Player", "aimless"]
