"""What lies still: cards, tiles and boards, words, fonts; and the store, the one door to the database.

Others open a `Store`, and get values from it; the tables behind it are its own.
"""

from .clock import Clock, Timer
from .errors import BadValue, CannotOpen, StoreError
from .store import Store
from .values import Deadline, Due, Person, Played, Post, Redrawn, Refused, Result, Seat, Status, Table, Why, Work

__all__ = [
    "BadValue",
    "CannotOpen",
    "Clock",
    "Deadline",
    "Due",
    "Person",
    "Played",
    "Post",
    "Redrawn",
    "Refused",
    "Result",
    "Seat",
    "Status",
    "Store",
    "StoreError",
    "Table",
    "Timer",
    "Why",
    "Work",
]
