"""How well a computer plays: from `aimless`, the yardstick, to `hard`, which searches.

A computer decides by its seat's view, by worlds that it imagines from it, and by chance of its own. `word_of` makes
sure of that: it has the game, and passes on nothing else of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ..chance import Chance
from ..errors import BadSetup
from ..game import Game
from ..values import View
from ..words import listed, quoted
from .aimless import aimless
from .easy import OVERSIGHTS, SOME, overlooking, short_sighted
from .gallery import normal as gallery_normal
from .gallery_hard import GALLERY
from .pool import normal as pool_normal
from .pool import simple as pool_simple
from .pool_hard import POOL
from .race import normal as race_normal
from .race_hard import RACE
from .search import Budget, Judgement, Player, Search
from .tow import normal as tow_normal
from .tow_hard import TOW

EASY, NORMAL, HARD = "easy", "normal", "hard"
LEVELS = (EASY, NORMAL, HARD)  # what people can choose from, if the game has them

NORMAL_PLAYERS: Mapping[str, Player] = {
    "race": race_normal,
    "gallery": gallery_normal,
    "pool": pool_normal,
    "tow": tow_normal,
}
EYES: Mapping[str, Player] = {"tow": short_sighted(tow_normal)}  # who overlooks things, if not the normal player
PLAYERS: Mapping[str, Mapping[str, Player]] = {  # by game and strength: those that don't search
    game: {EASY: overlooking(EYES.get(game, normal), OVERSIGHTS.get(game, SOME)), NORMAL: normal}
    | ({"simple": pool_simple} if game == "pool" else {})
    for game, normal in NORMAL_PLAYERS.items()
}
SEARCHERS: Mapping[str, Search] = {"race": RACE, "gallery": GALLERY, "pool": POOL, "tow": TOW}  # how hard players do


@dataclass(frozen=True)
class Thinker:
    """A player that searches, for as long as its budget lasts."""

    how: Search
    budget: Budget


Computer = Player | Thinker


def levels_of(game: str) -> tuple[str, ...]:
    """Those of a game: without a search it has no hard players."""
    return LEVELS if game in SEARCHERS else (EASY, NORMAL)


def player_of(game: str, strength: str) -> Player:
    """One that needs only a view."""
    players = {"aimless": aimless, **PLAYERS.get(game, {})}
    if strength not in players:
        raise BadSetup("no-player", f"{game} has no player {quoted(strength)}: choose {listed(players)}")
    return players[strength]


def thinker_of(game: str, budget: Budget | None = None) -> Thinker:
    """The one that searches. Without a budget it thinks as long as it should, and always comes to the same."""
    if game not in SEARCHERS:
        raise BadSetup("no-player", f"{game} has no player that searches")
    how = SEARCHERS[game]
    return Thinker(how, budget or Budget(how.playouts))


def computer_of(game: str, strength: str, budget: Budget | None = None) -> Computer:
    """Any of them."""
    return thinker_of(game, budget) if strength == HARD and game in SEARCHERS else player_of(game, strength)


def word_of(computer: Computer, game: Game[Any], seat: int, chance: Chance) -> str:
    """What the computer says to the first question that this seat has to answer."""
    if isinstance(computer, Thinker):
        return judgement(computer, game, seat, chance).word
    return computer(game.view(seat), chance)


def judgement(
    thinker: Thinker, game: Game[Any], seat: int, chance: Chance, *, about: str | None = None, said: str | None = None
) -> Judgement:
    """What a thinker makes of the first question that this seat has to answer, or the one `about` this. If it has
    answered all, and could only change its mind, it's as if it hadn't. `said` is what was really answered, if that's to
    be judged too."""
    game = game if game.view(seat).unanswered else game.reopened(seat)
    view = first_about(game.view(seat), about)
    return thinker.how.judge(view, partial(game.imagine, seat), chance, thinker.budget, said)


def first_about(view: View[Any], about: str | None) -> View[Any]:
    """The same with the questions about this first. If nobody is meant in particular, all are in their order."""
    if about is None:
        return view
    return replace(view, prompts=tuple(sorted(view.prompts, key=lambda prompt: prompt.about != about)))
