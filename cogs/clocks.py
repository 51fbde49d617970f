"""How long a decision may take at a table, by name. Every table has one of these clocks."""

from data.store import CLOCKS as TIME_LIMITS
from data.store import LIVE

__all__ = ["CLOCKS", "LIVE"]

CLOCKS = tuple(TIME_LIMITS)
