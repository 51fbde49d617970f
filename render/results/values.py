"""What pictures of results are drawn from."""

from typing import NamedTuple

START = 1000  # points of somebody who hasn't been rated yet


class Rank(NamedTuple):
    """Somebody on a leaderboard. `own` is whoever looks at it."""

    place: int
    name: str
    points: int
    games: int
    won: int
    own: bool = False


class Ranks(NamedTuple):
    """A leaderboard: of one kind of game or, without one, of all; of a season such as 2026-4 or, without one, of all
    times. If whoever looks at it isn't among the best, they come last. `people` are all that it has."""

    kind: str
    season: str
    people: int
    ranks: tuple[Rank, ...]


class Wins(NamedTuple):
    kind: str
    games: int
    won: int


class Dot(NamedTuple):
    """What somebody's rating was after a game of this kind."""

    kind: str
    points: int


class Rival(NamedTuple):
    """Somebody else, and how often each of the two came in before the other."""

    name: str
    ahead: int
    behind: int


class Sheet(NamedTuple):
    """Somebody's statistics. `rank` is their place among so many people in a season, or at all times without one. The
    curve `is_whole` if it begins with their first games."""

    name: str
    season: str
    rank: Rank | None
    people: int
    wins: tuple[Wins, ...]
    with_computers: Wins | None = None
    favourite: str | None = None
    curve: tuple[Dot, ...] = ()
    is_whole: bool = True
    rivals: tuple[Rival, ...] = ()
