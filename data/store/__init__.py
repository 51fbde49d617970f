"""The store: every table and every word said there, kept in SQLite or PostgreSQL.

Open a `Store` and call its methods: each is one transaction, and returns frozen values, or a `Refused` that says why
nothing was done. Everyone else uses only what is exported here; rows, sessions and migrations are the store's own.
"""

from .clock import Clock, Timer
from .columns import LONG_AGO
from .database import Observe
from .deadlines import CHANNEL_GONE
from .errors import BadValue, CannotOpen, StoreError, Unavailable
from .export import is_empty
from .fleet import Shards
from .models import LONGEST_LUCKY_WORD
from .past import PastGame, Wanted, Where
from .rating import ALL_GAMES, ALL_TIMES, season_of
from .results import Leaderboard, Point, Ranked, Rival, Standing, Stats, Tally
from .solves import PUZZLE, UNTRIED, Solve, Solver, streak_of
from .store import Store
from .time_limits import (
    CHANNEL_LOST,
    CLOCKS,
    END,
    LIVE,
    MOVE,
    OFF,
    REMIND,
    THINK,
    WINDOW,
    TimeLimits,
    is_awaited,
    is_live,
    is_unhurried,
    unanswered,
)
from .values import (
    Deadline,
    Due,
    KeptSeat,
    Person,
    Played,
    Post,
    Redrawn,
    Refused,
    Result,
    Seat,
    Status,
    Table,
    Token,
    Why,
    Work,
    animated,
    commitment_to,
    free_name,
)
from .watching import ToDo

__all__ = [
    "ALL_GAMES",
    "ALL_TIMES",
    "CHANNEL_GONE",
    "CHANNEL_LOST",
    "CLOCKS",
    "END",
    "LIVE",
    "LONGEST_LUCKY_WORD",
    "LONG_AGO",
    "MOVE",
    "OFF",
    "PUZZLE",
    "REMIND",
    "THINK",
    "UNTRIED",
    "WINDOW",
    "BadValue",
    "CannotOpen",
    "Clock",
    "Deadline",
    "Due",
    "KeptSeat",
    "Leaderboard",
    "Observe",
    "PastGame",
    "Person",
    "Played",
    "Point",
    "Post",
    "Ranked",
    "Redrawn",
    "Refused",
    "Result",
    "Rival",
    "Seat",
    "Shards",
    "Solve",
    "Solver",
    "Standing",
    "Stats",
    "Status",
    "Store",
    "StoreError",
    "Table",
    "Tally",
    "TimeLimits",
    "Timer",
    "ToDo",
    "Token",
    "Unavailable",
    "Wanted",
    "Where",
    "Why",
    "Work",
    "animated",
    "commitment_to",
    "free_name",
    "is_awaited",
    "is_empty",
    "is_live",
    "is_unhurried",
    "season_of",
    "streak_of",
    "unanswered",
]
