"""Computer players. A player is a function from what its seat may know to the word it says; it never sees a game."""

from collections.abc import Callable
from typing import Any

from ..chance import Chance
from ..game import View
from .aimless import aimless

Player = Callable[[View[Any], Chance], str]

__all__ = ["Player", "aimless"]
