"""The rules: pure, without clock, network or chat. A game is a value that asks questions and takes answers.

`GAMES` has every game by its name. The rest of the house needs only what is exported here.
"""

from typing import Any

from .chance import Chance
from .errors import BadContent, BadDump, BadRecord, BadSetup, EngineError, IllegalMove, PlayerError
from .gallery import Gallery
from .game import Game
from .options import Option, applicable_options, option_called, unhurried_options
from .pool import DuckPool
from .race import Race
from .tow import Tow
from .values import LONGEST_WORD, UNDO, WHILE, Event, Frozen, Outcome, Prompt, View, Waiting, changed
from .words import listed, quoted

__all__ = [
    "GAMES",
    "LONGEST_WORD",
    "UNDO",
    "WHILE",
    "BadContent",
    "BadDump",
    "BadRecord",
    "BadSetup",
    "Chance",
    "EngineError",
    "Event",
    "Frozen",
    "Game",
    "IllegalMove",
    "Option",
    "Outcome",
    "PlayerError",
    "Prompt",
    "View",
    "Waiting",
    "applicable_options",
    "changed",
    "option_called",
    "unhurried_options",
]


class Games(dict[str, type[Game[Any]]]):
    """The games by name; an unknown name is refused with the known ones."""

    def __missing__(self, name: str) -> type[Game[Any]]:
        raise BadSetup("no-game", f"there is no game {quoted(name)}: choose {listed(self)}")


GAMES = Games({kind.name: kind for kind in (Race, Gallery, DuckPool, Tow)})
