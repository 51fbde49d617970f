"""What comes of games: somebody's statistics and a leaderboard, as pictures and in words.

They belong to no game, and are drawn from the values in `values.py`.
"""

from .ranks import ranks_picture
from .stats import stats_picture
from .told import ranks_told, stats_told
from .values import Dot, Rank, Ranks, Rival, Sheet, Wins

__all__ = [
    "Dot",
    "Rank",
    "Ranks",
    "Rival",
    "Sheet",
    "Wins",
    "ranks_picture",
    "ranks_told",
    "stats_picture",
    "stats_told",
]
