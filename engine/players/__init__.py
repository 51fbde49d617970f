"""Computer players. A player is a function from what its seat may know to the word it says; it never sees a game."""

from collections.abc import Callable, Mapping
from typing import Any

from ..chance import Chance
from ..errors import BadSetup
from ..values import View
from ..words import listed, quoted
from .aimless import aimless
from .gallery import normal as gallery_normal
from .pool import normal as pool_normal
from .pool import simple as pool_simple
from .race import normal as race_normal
from .tow import normal as tow_normal

Player = Callable[[View[Any], Chance], str]

PLAYERS: Mapping[str, Mapping[str, Player]] = {  # by game, then by strength; every game can also be played aimlessly
    "race": {"normal": race_normal},
    "gallery": {"normal": gallery_normal},
    "pool": {"simple": pool_simple, "normal": pool_normal},
    "tow": {"normal": tow_normal},
}

__all__ = ["PLAYERS", "Player", "aimless", "player_of"]


def player_of(game: str, strength: str) -> Player:
    players = {"aimless": aimless, **PLAYERS.get(game, {})}
    if strength not in players:
        raise BadSetup("no-player", f"{game} has no player {quoted(strength)}: choose {listed(players)}")
    return players[strength]
