"""How long a decision may take at a table, by name. Every table has one of these clocks."""

from data.store import time_limits as clocks

CLOCKS = tuple(clocks.CLOCKS)
LIVE = clocks.LIVE
